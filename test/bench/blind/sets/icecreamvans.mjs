import { addDays, csv, draws } from '../made.mjs';
const BOROUGHS = ['Salford', 'Bolton', 'Stockport', 'Oldham', 'Trafford', 'Tameside', 'Rochdale'];
const NAMES = [
  'Mr Swirl',
  'Tonys Ices',
  'Whippy Wheels',
  'Granellis',
  'The Cone Ranger',
  'Rossi Brothers',
  'Frosty Freds',
  'Sundae Drivers',
  'Manfredi',
  'Cold Rush',
];
export function icecreamvans() {
  const d = draws(50_707);
  let n = 800;
  const records = Array.from({ length: 240 }, () => {
    const granted = d.day('2025-10-01', '2026-10-31');
    const expiry = addDays(granted, 364);
    const status = d.chance(0.05) ? 'Revoked' : d.chance(0.06) ? 'Suspended' : expiry < '2026-11-25' ? 'Expired' : 'Active';
    return {
      licence_ref: `IC/${(n += d.int(1, 7))}`,
      trading_name: d.pick(NAMES),
      borough: d.pick(BOROUGHS),
      licence_type: d.weighted([
        ['street trading', 6],
        ['park concession', 3],
        ['event only', 2],
      ]),
      status,
      granted_on: granted,
      expires_on: expiry,
      annual_fee: `£${d.pick([310, 345, 420, 480, 575, 640, 720, 890])}`,
      hygiene_rating: d.chance(0.08)
        ? ''
        : d.weighted([
            [5, 9],
            [4, 4],
            [3, 2],
            [2, 0.8],
            [1, 0.4],
          ]),
      van_year: d.int(1988, 2025),
      electric: d.chance(0.18) ? 'true' : 'false',
      chimes_allowed: d.chance(0.7) ? 'true' : 'false',
      complaints: d.chance(0.45) ? 0 : d.int(1, 14),
      pitches: d
        .some(['Park gates', 'Leisure centre', 'High street', 'Canal basin', 'Retail park', 'School road', 'Reservoir'], d.int(1, 4))
        .join('; '),
    };
  });
  return [{ file: 'icecreamvans-2026-11-24.csv', text: csv(records) }];
}
