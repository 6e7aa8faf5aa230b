import { addDays, csv, draws, thousands } from '../made.mjs';

const DEPTS = [
  ['Public Works', 1.6, ['Road resurfacing', 'Bridge repair', 'Snow removal', 'Street lighting']],
  ['Parks & Rec', 0.5, ['Playground equipment', 'Tree trimming', 'Pool maintenance']],
  ['Police', 0.7, ['Body cameras', 'Vehicle fleet', 'Radio equipment']],
  ['Fire', 0.8, ['Ladder truck', 'Protective gear', 'Station renovation']],
  ['IT', 0.9, ['Network upgrade', 'Software licenses', 'Cybersecurity services']],
  ['Water & Sewer', 1.8, ['Water main replacement', 'Pump station upgrade', 'Meter reading services']],
  ['Library', 0.25, ['Book purchase', 'Roof repair', 'Janitorial services']],
  ['Health', 0.6, ['Vaccination clinic', 'Janitorial services', 'Outreach services']],
];
const VENDORS = [
  ['Granite State Paving LLC', 'Dover', 'NH'],
  ['Hudson Civil Inc', 'Albany', 'NY'],
  ['Lakeshore Electric Co', 'Erie', 'PA'],
  ['Bluewater Pipe & Pump', 'Buffalo', 'NY'],
  ['Sterling Janitorial', 'Rochester', 'NY'],
  ['Apex Fleet Sales', 'Columbus', 'OH'],
  ['NetCore Solutions', 'Boston', 'MA'],
  ['Evergreen Tree Svc', 'Syracuse', 'NY'],
  ['Guardian Safety Supply', 'Scranton', 'PA'],
  ['Rivera & Sons Roofing', 'Yonkers', 'NY'],
  ['Tidewell Consulting', 'Hartford', 'CT'],
  ['Midstate Builders', 'Utica', 'NY'],
];
const BUYERS = ['D. Okafor', 'M. Lindqvist', 'S. Tran', 'R. Castellano', 'P. Novak'];
const us = (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
const money = (value) => `${value < 0 ? '-' : ''}$${thousands(Math.abs(value), ',', 2)}`;
const yn = (value) => (value ? 'Y' : 'N');

function status(start, end, draw) {
  if (draw.chance(0.05)) return 'Terminated';
  if (start > '2026-11-26') return 'Not Started';
  return end < '2026-11-26' ? 'Closed' : 'Active';
}

/** A city's register of contracts: headings in capitals and short, money as text, days as Americans write them. */
export function contracts() {
  const draw = draws(290_044);
  const rows = Array.from({ length: 360 }, (_, at) => {
    const [dept, size, works] = draw.weighted(DEPTS.map((item, place) => [item, [7, 4, 3, 2.5, 4, 5, 2, 3][place]]));
    const [vendor, city, state] = draw.pick(VENDORS);
    const awarded = draw.day('2022-01-10', '2026-11-20');
    const start = addDays(awarded, draw.int(5, 75));
    const end = addDays(
      start,
      draw.weighted([
        [364, 4],
        [729, 3],
        [1094, 2],
        [180, 2],
      ]),
    );
    const amount = (Math.round(size * 42_000_000 * draw.next() ** 4 + draw.int(900_000, 9_000_000)) / 100) * draw.spread();
    const amendments = draw.weighted([
      [0, 6],
      [1, 3],
      [2, 2],
      [3, 1],
      [5, 0.4],
    ]);
    const sole = draw.chance(0.16);
    const method = draw.weighted([
      ['Competitive Bid', 6],
      ['RFP', 3],
      ['Cooperative', 1.5],
    ]);
    const state2 = status(start, end, draw);
    return {
      CNTRCT_NO: `C${awarded.slice(2, 4)}-${1_004 + at * 3}`,
      VENDOR_NM: vendor,
      VENDOR_CITY: city,
      VENDOR_ST: state,
      DEPT: dept,
      DESCR: draw.pick(works),
      PROC_METHOD: sole ? 'Sole Source' : method,
      BIDS_RCVD: sole ? 1 : draw.int(2, 11),
      AWD_AMT: money(amount),
      AMEND_CNT: amendments,
      AMEND_AMT: amendments === 0 ? '' : money(amount * (draw.next() * 0.4 - 0.08)),
      SPENT_AMT: state2 === 'Not Started' ? '$0.00' : money(amount * (state2 === 'Closed' ? 0.82 + draw.next() * 0.2 : draw.next() * 0.9)),
      AWD_DT: us(awarded),
      START_DT: us(start),
      END_DT: draw.chance(0.03) ? '' : us(end),
      STATUS: state2,
      MWBE_YN: yn(draw.chance(0.27)),
      EMERG_YN: yn(draw.chance(0.08)),
      FED_FUND_YN: draw.chance(0.04) ? '' : yn(draw.chance(0.31)),
      COUNCIL_DIST: draw.chance(0.1) ? '' : draw.int(1, 7),
      BUYER: draw.pick(BUYERS),
    };
  });
  return [{ file: 'contracts-2026-11-26.csv', text: csv(rows) }];
}
