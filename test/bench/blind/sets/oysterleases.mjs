import { csv, draws, round, thousands } from '../made.mjs';
const BAYS = [
  ['Duxbury Bay', 'Plymouth', 5, 30],
  ['Plymouth Harbor', 'Plymouth', 3, 29],
  ['Wellfleet Harbor', 'Barnstable', 6, 31],
  ['Barnstable Harbor', 'Barnstable', 4, 30],
  ['Cotuit Bay', 'Barnstable', 3, 27],
  ['Katama Bay', 'Dukes', 3, 31],
  ['Westport River', 'Bristol', 2, 23],
  ['Nasketucket Bay', 'Bristol', 2, 26],
];
const HOLDERS = [
  'Snow',
  'Doane',
  'Almeida',
  'Rego',
  'Chandler',
  'Winslow',
  'Crosby',
  'Medeiros',
  'Atwood',
  'Nickerson',
  'Pina',
  'Sears',
  'Holway',
  'Bramhall',
  'Furtado',
];
const TRADES = ['Shellfish LLC', 'Oyster Co.', '& Sons', 'Sea Farms', 'Aquaculture', 'Brothers'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const us = (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}, ${day.slice(0, 4)}`;
export function oysterleases() {
  const d = draws(54_707);
  let n = 300;
  const used = new Set();
  const holder = () => {
    for (;;) {
      const made = `${d.pick(HOLDERS)} ${d.pick(TRADES)}`;
      if (!used.has(made) || d.chance(0.4)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [bay, county, , salt] = d.weighted(BAYS.map((place) => [place, place[2]]));
    const acres = round(0.5 + d.next() ** 1.7 * 9, 2);
    const gear = d.weighted([
      ['Rack and bag', 7],
      ['Bottom cage', 5],
      ['Floating bag', 4],
      ['Bottom planting', 3],
    ]);
    const status = d.weighted([
      ['Active', 15],
      ['Pending renewal', 3],
      ['Inactive', 2],
    ]);
    const pieces = Math.round((acres * 31_000 * d.spread() * (gear === 'Bottom planting' ? 0.45 : 1)) / 100) * 100;
    const from = d.day('1996-04-01', '2025-09-30');
    return {
      'Lease No': `L-${(n += d.int(1, 6))}`,
      Holder: holder(),
      Bay: bay,
      County: county,
      Status: status,
      Acreage: `${acres.toFixed(2)} ac`,
      'Gear Type': gear,
      'Annual Rent': `$${thousands(round(acres * 62 * d.spread() + 25, 2), ',', 2)}`,
      'Oysters Harvested 2025': status === 'Inactive' || d.chance(0.06) ? '' : thousands(pieces, ','),
      'Mean Salinity': d.chance(0.07) ? 'n/a' : `${round(salt + (d.next() - 0.5) * 6, 1)} ppt`,
      'Low Tide Depth': `${round(0.5 + d.next() ** 2 * 11, 1)} ft`,
      'Hatchery Seed': d.chance(0.7) ? 'TRUE' : 'FALSE',
      'First Granted': us(from),
      'Other Species': d.chance(0.45) ? '' : d.some(['quahog', 'bay scallop', 'razor clam', 'sugar kelp', 'blue mussel'], d.int(1, 3)).join('; '),
    };
  };
  return [{ file: 'oysterleases-2026-11-15.csv', text: csv(Array.from({ length: 310 }, make), ';') }];
}
