import { csv, draws, nextRun, thousands } from '../made.mjs';

const SECTORS = {
  Pub: 420,
  Café: 110,
  'Hair Salon': 60,
  'Convenience Store': 190,
  Pharmacy: 900,
  'Dry Cleaner': 80,
  'Garden Centre': 760,
  'Engineering Firm': 1150,
  'Online Shop': 240,
  'Fish & Chip Shop': 140,
  'Guest House': 610,
  'Cleaning Company': 210,
};
const PLACES = {
  Leeds: 'Yorkshire',
  York: 'Yorkshire',
  Whitby: 'Yorkshire',
  Manchester: 'North West',
  Blackpool: 'North West',
  Chester: 'North West',
  Exeter: 'South West',
  Truro: 'South West',
  Bath: 'South West',
  Brighton: 'South East',
  Kent: 'South East',
  Oxford: 'South East',
  Glasgow: 'Scotland',
  Inverness: 'Scotland',
  Cardiff: 'Wales',
  Swansea: 'Wales',
  Norwich: 'East Anglia',
  Ipswich: 'East Anglia',
};
const DAY = 86_400_000;

/** Businesses for sale, scraped twice: "£1,250,000" or "POA", "12 days ago", spaced names. */
export function businesses() {
  const draw = draws(190_303);
  let count = 0;
  const make = (from, to) => listing(draw, count++, from, to);
  const first = Array.from({ length: 330 }, () => make('2026-03-20', '2026-10-18'));
  const second = nextRun(first, {
    draw,
    gone: 0.13,
    changed: 0.2,
    change: (record) => ({
      ...record,
      ask: record.ask === null ? null : Math.round(record.ask * (draw.chance(0.8) ? 0.82 + draw.next() * 0.14 : 1.02 + draw.next() * 0.08)),
    }),
    added: 52,
    make: () => make('2026-10-21', '2026-11-19'),
  });
  const run = (records, day) => ({ file: `businesses-${day}.csv`, text: csv(records.map((record) => shown(record, day))) });
  return [run(first, '2026-10-20'), run(second, '2026-11-20')];
}

const pounds = (value) => (value === null ? null : `£${thousands(value * 500, ',')}`);

function shown({ ask, posted, ...record }, day) {
  const { Ref, Headline, Sector, Town, Region, ...rest } = record;
  const ago = Math.round((Date.parse(day) - Date.parse(posted)) / DAY);
  return {
    Ref,
    Headline,
    Sector,
    Town,
    Region,
    'Asking Price': ask === null ? 'POA' : pounds(ask),
    ...rest,
    Posted: `${ago} ${ago === 1 ? 'day' : 'days'} ago`,
  };
}

function listing(draw, index, from, to) {
  const Sector = draw.pick(Object.keys(SECTORS));
  const Town = draw.pick(Object.keys(PLACES));
  const turnover = Math.round(SECTORS[Sector] * 2 * draw.spread() ** 2);
  const profit = Math.round(turnover * (draw.next() * 0.42 - 0.04));
  const freehold = Sector !== 'Online Shop' && Sector !== 'Cleaning Company' && draw.chance(0.35);
  const ask = Math.max(20, Math.round(turnover * 0.35 + Math.max(profit, 0) * 1.5 + (freehold ? 420 : 0) * draw.spread()));
  return {
    Ref: `BFS${51_020 + index * 11}`,
    Headline: `${draw.pick(['Well established', 'Thriving', 'Family run', 'Award winning', 'Busy', 'Characterful', 'Under managed'])} ${Sector.toLowerCase()} ${draw.pick(['with loyal customers', 'in a prime spot', 'close to the station', 'with room to grow', 'including owner flat', 'on the high street'])}`,
    Sector,
    Town,
    Region: PLACES[Town],
    ask: draw.chance(0.08) ? null : ask,
    Turnover: draw.chance(0.07) ? null : pounds(turnover),
    'Net Profit': draw.chance(0.15) ? null : (profit < 0 ? '-' : '') + thousands(Math.abs(profit) * 500, ','),
    Staff: Math.max(0, Math.round((turnover / 130) * draw.spread() * 2) - 1),
    Established: draw.int(1948, 2024),
    Tenure: freehold ? 'Freehold' : Sector === 'Online Shop' || Sector === 'Cleaning Company' ? null : 'Leasehold',
    'Lease Years Left': !freehold && Sector !== 'Online Shop' && Sector !== 'Cleaning Company' ? draw.int(1, 25) : null,
    Relocatable: Sector === 'Online Shop' || draw.chance(0.15) ? 'Yes' : 'No',
    'Owner Financing': draw.chance(0.22) ? 'Yes' : 'No',
    Reason: draw.chance(0.12) ? null : draw.pick(['Retirement', 'Retirement', 'Relocation', 'Ill health', 'Other interests', 'Partnership split']),
    posted: draw.day(from, to),
  };
}
