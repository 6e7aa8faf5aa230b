import { csv, draws, nextRun, round } from '../made.mjs';
const RUNS = ['2026-10-05', '2026-11-16'];
const MERCHANTS = [
  ['Ashdown Logs', 'East Sussex'],
  ['Beacon Firewood', 'Powys'],
  ['Copper Beech Fuels', 'Kent'],
  ['Dale Head Timber', 'Cumbria'],
  ['Fenland Warmth', 'Norfolk'],
  ['Glow & Ember', 'Kent'],
  ['Hollow Oak Logs', 'Devon'],
  ['Moorland Wood Co', 'Devon'],
  ['Pennine Pellets', 'Cumbria'],
  ['Three Stoves', 'Norfolk'],
  ['Wealden Woodstore', 'East Sussex'],
];
const dotted = (day) => day.split('-').toReversed().join('.');
export function firewood() {
  const d = draws(52_404);
  let n = 5000;
  let run = RUNS[0];
  const make = () => {
    const [merchant, county] = d.pick(MERCHANTS);
    const form = d.weighted([
      ['Logs', 8],
      ['Kindling', 2],
      ['Briquettes', 2],
      ['Pellets', 2],
    ]);
    const logs = form === 'Logs';
    const kiln = logs && d.chance(0.6);
    const volume = logs ? d.pick([0.5, 0.7, 1, 1, 1.2, 1.6, 2, 3.2, 4]) : d.pick([0.1, 0.2, 0.3, 0.5]);
    return {
      OFFER_ID: `FW${(n += d.int(1, 12))}`,
      MERCHANT: merchant,
      COUNTY: county,
      WOOD: logs ? d.pick(['Oak', 'Ash', 'Birch', 'Beech', 'Mixed hardwood', 'Softwood']) : d.pick(['Softwood', 'Mixed hardwood']),
      FORM: form,
      PRICE: `£${((logs ? 35 + volume * 112 * (kiln ? 1.2 : 1) : 12 + volume * 260) * d.spread()).toFixed(2)}`,
      VOLUME: `${volume} m3`,
      MOISTURE: d.chance(0.08) ? '' : `${kiln || !logs ? d.int(7, 19) : d.int(16, 34)}%`,
      KILN_DRIED: kiln ? 'Y' : 'N',
      DELIVERY_FEE: d.chance(0.12) ? '' : `£${d.pick(['0.00', '0.00', '15.00', '20.00', '25.00', '35.00', '49.50'])}`,
      LEAD_TIME: `${d.pick([1, 2, 3, 4, 5, 7, 10, 14])} days`,
      READY_TO_BURN: (kiln && d.chance(0.9)) || d.chance(0.3) ? 'Y' : 'N',
      UPDATED: dotted(d.day(run === RUNS[0] ? '2026-08-01' : '2026-10-06', run)),
      PAYMENT: d.some(['card', 'cash', 'bank transfer', 'PayPal'], d.int(1, 3)).join('; '),
    };
  };
  const change = (record) => {
    const by = d.chance(0.75) ? 1.03 + d.next() * 0.15 : 0.84 + d.next() * 0.12;
    return {
      ...record,
      PRICE: `£${round(Number(record.PRICE.slice(1)) * by, 2).toFixed(2)}`,
      LEAD_TIME: d.chance(0.4) ? `${d.pick([2, 5, 7, 10, 14, 21])} days` : record.LEAD_TIME,
      UPDATED: dotted(d.day('2026-10-06', run)),
    };
  };
  const first = Array.from({ length: 310 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.5, change, added: 24, make });
  return [first, second].map((records, index) => ({ file: `firewood-${RUNS[index]}.csv`, text: csv(records, ';') }));
}
