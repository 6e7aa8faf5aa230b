import { csv, draws, thousands } from '../made.mjs';
const TOWNS = [
  ['Auckland', 'Auckland', 9],
  ['Manukau', 'Auckland', 6],
  ['Hamilton', 'Waikato', 6],
  ['Taupo', 'Waikato', 4],
  ['Tauranga', 'Bay of Plenty', 6],
  ['Rotorua', 'Bay of Plenty', 4],
  ['Napier', "Hawke's Bay", 3],
  ['Wellington', 'Wellington', 7],
  ['Porirua', 'Wellington', 4],
  ['Nelson', 'Nelson', 3],
  ['Christchurch', 'Canterbury', 8],
  ['Timaru', 'Canterbury', 3],
  ['Queenstown', 'Otago', 4],
  ['Dunedin', 'Otago', 5],
];
const WORDS = [
  'Kowhai',
  'Riverbank',
  'Totara',
  'Harbour',
  'Memorial',
  'Victoria',
  'Station Road',
  'Beach',
  'Caledonian',
  'Pukeko',
  'Gasworks',
  'Domain',
  'Rimu',
  'Fairfield',
];
const ENDS = ['Skate Park', 'Bowl', 'Skate Plaza', 'Skate Reserve', 'Ramp Park'];
export function skateparks() {
  const d = draws(54_505);
  const used = new Set();
  const records = [];
  const flag = (p) => (d.chance(p) ? 'Y' : 'N');
  let n = 100;
  while (records.length < 260) {
    const [town, region] = d.weighted(TOWNS.map((place) => [place, place[2]]));
    const name = `${d.pick(WORDS)} ${d.pick(ENDS)}`;
    if (used.has(`${name} ${town}`)) continue;
    used.add(`${name} ${town}`);
    const indoor = d.chance(0.14);
    const surface = indoor
      ? d.pick(['Timber', 'Timber', 'Concrete'])
      : d.weighted([
          ['Concrete', 9],
          ['Asphalt', 4],
          ['Steel', 2],
          ['Timber', 1],
        ]);
    const area = Math.round((surface === 'Concrete' ? 780 : 460) * d.spread() * (d.chance(0.1) ? 2.4 : 1));
    records.push({
      PARK_ID: `SK${(n += d.int(1, 5))}`,
      PARK_NAME: name,
      TOWN: town,
      REGION: region,
      SURFACE: surface,
      AREA: d.chance(0.05) ? '' : `${thousands(area, ',')} m²`,
      YEAR_BUILT: d.chance(0.07) ? '' : d.int(1978, 2025),
      BUILD_COST: d.chance(0.2) ? '-' : `NZ$${thousands(Math.round((area * (surface === 'Concrete' ? 890 : 480) * d.spread()) / 1000) * 1000, ',')}`,
      OBSTACLES: d
        .some(['half pipe', 'bowl', 'quarter pipe', 'grind rail', 'stair set', 'pump track', 'funbox', 'snake run'], d.int(1, 5))
        .join('; '),
      FLOODLIT: indoor ? 'Y' : flag(0.36),
      INDOOR: indoor ? 'Y' : 'N',
      BMX_ALLOWED: flag(0.68),
      CONDITION_SCORE: d.chance(0.06) ? '' : Math.min(100, Math.round(38 + Math.sqrt(d.next()) * 62)),
      LAST_INSPECTED: d.day('2024-07-01', '2026-10-28'),
    });
  }
  return [{ file: 'skateparks-2026-11-10.csv', text: csv(records) }];
}
