import { draws, json, thousands } from '../made.mjs';
const TOWNS = ['Ludlow', 'Hereford', 'Leominster', 'Tewkesbury', 'Evesham', 'Great Malvern', 'Bromyard', 'Ledbury', 'Pershore'];
const BUILDERS = [
  ['Nicholson & Co', 1841, 2024],
  ['Henry Willis', 1848, 1960],
  ['J. W. Walker', 1830, 1995],
  ['Harrison & Harrison', 1865, 2019],
  ['William Hill', 1828, 1914],
  ['Forster & Andrews', 1845, 1922],
  ['Bishop & Son', 1800, 1975],
];
const SAINTS = [
  'Mary',
  'Peter',
  'John the Baptist',
  'Michael',
  'Andrew',
  'James',
  'Lawrence',
  'Margaret',
  'Giles',
  'Bartholomew',
  'Nicholas',
  'Catherine',
  'Edmund',
  'Cuthbert',
  'Leonard',
  'Anne',
  'Barnabas',
  'Oswald',
  'Luke',
  'Mark',
  'Thomas',
  'Helen',
  'Matthias',
  'Paul',
];
export function organs() {
  const d = draws(48_808);
  let n = 300;
  const used = new Set();
  const named = (denomination) => {
    for (;;) {
      const town = d.pick(TOWNS);
      const church =
        denomination === 'Methodist' || denomination === 'Baptist'
          ? `${d.pick(['Wesley', 'Ebenezer', 'Zion', 'Bethel', 'High Street', 'Station Road', 'Hope', 'Trinity'])} ${denomination} Church`
          : `St ${d.pick(SAINTS)}`;
      if (!used.has(`${church} ${town}`)) return used.add(`${church} ${town}`) && [`${church}, ${town}`, town];
    }
  };
  const records = Array.from({ length: 225 }, () => {
    const denomination = d.weighted([
      ['Church of England', 12],
      ['Roman Catholic', 4],
      ['Methodist', 3],
      ['Baptist', 2],
    ]);
    const [church, town] = named(denomination);
    const [builder, from, to] = d.pick(BUILDERS);
    const built = d.int(from, to);
    const manuals = d.weighted([
      [1, 4],
      [2, 9],
      [3, 4],
      [4, 1],
    ]);
    const playable = d.chance(0.78);
    return {
      organ_id: `N${(n += d.int(1, 12)).toString().padStart(5, '0')}`,
      church,
      town,
      denomination,
      builder,
      year_built: d.chance(0.05) ? null : built,
      manuals,
      stops: Math.round(manuals * 9 * d.spread()) + d.int(0, 5),
      action: d.weighted([
        ['Tracker', built < 1930 ? 9 : 3],
        ['Tubular pneumatic', built > 1880 && built < 1945 ? 7 : 0.5],
        ['Electro-pneumatic', built > 1920 ? 7 : 1],
        ['Direct electric', 1],
      ]),
      playable,
      last_tuned: d.chance(0.08) ? null : playable ? d.day('2023-02-01', '2026-11-02') : d.day('1994-01-10', '2022-12-20'),
      restoration_estimate: playable && d.chance(0.6) ? null : `£${thousands(d.int(8, 240) * 1000 + 500, ',')}`,
      history: d.pick([
        'Moved here from a private house in 1921. The case is said to be of oak from a wrecked ship.',
        'Water damage after lead was stolen from the roof. Several leathers have perished.',
        'Blower replaced with the help of the bell ringers. The old hand pump is kept in the vestry.',
        'Painted front pipes with gilded lilies, a rare survival.',
        'Recorded for a radio broadcast in the centenary year of the parish.',
        'Mice in the bellows, since dealt with.',
      ]),
      divisions: [...['Great', 'Swell', 'Choir', 'Solo'].slice(0, manuals), ...(d.chance(0.75) ? ['Pedal'] : [])],
    };
  });
  return [{ file: 'organs-2026-11-18.json', text: json(records) }];
}
