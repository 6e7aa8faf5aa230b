import { csv, draws, thousands } from '../made.mjs';
const COUNTIES = [
  ['Norfolk', 90],
  ['Northumberland', 420],
  ['Cornwall', 310],
  ['Powys', 720],
  ['Lincolnshire', 70],
  ['Cumbria', 610],
  ['Somerset', 260],
];
const COMPANIES = ['Great Western', 'North Eastern', 'Midland', 'Great Northern', 'London & North Western', 'Cambrian', 'Light Railway Co'];
const STEMS = ['Ash', 'Birk', 'Cold', 'Dun', 'Elm', 'Fen', 'Gar', 'Hay', 'Kirk', 'Lang', 'Mar', 'Nor', 'Pen', 'Rush', 'Stan', 'Thorn', 'Wick', 'Yar'];
const ENDS = ['ford', 'ham', 'thwaite', 'by', 'combe', 'ley', 'mouth', 'worth', 'stow'];
const TAILS = ['', '', '', ' Road', ' Halt', ' Junction', ' Quay'];
const uk = (day) => day.split('-').toReversed().join('/');
export function deadstations() {
  const d = draws(53_707);
  let n = 100;
  const names = d.some(
    STEMS.flatMap((stem) => ENDS.map((end) => `${stem}${end}`)),
    160,
  );
  const used = new Set();
  const named = () => {
    for (;;) {
      const name = `${d.pick(names)}${d.pick(TAILS)}`;
      if (!used.has(name)) return used.add(name) && name;
    }
  };
  const records = Array.from({ length: 360 }, () => {
    const [county, high] = d.pick(COUNTIES);
    const stands = d.chance(0.52);
    const use = d.weighted([
      ['Private house', stands ? 7 : 0],
      ['Cycle path', 4],
      ['Farmland', 4],
      ['Road', 3],
      ['Cafe', stands ? 2 : 0],
      ['Museum', stands ? 1.5 : 0],
      ['Industrial estate', 2],
      ['Woodland', 3],
    ]);
    return {
      STATION_ID: `DS${(n += d.int(1, 5))}`,
      STATION_NAME: named(),
      COUNTY: county,
      RAILWAY_COMPANY: d.pick(COMPANIES),
      OPENED: uk(d.day('1838-05-01', '1911-12-20')),
      CLOSED: d.chance(0.04) ? '' : uk(d.chance(0.55) ? d.day('1960-01-04', '1970-10-05') : d.day('1917-01-01', '1989-05-14')),
      PLATFORMS: d.weighted([
        [1, 5],
        [2, 6],
        [3, 2],
        [4, 1],
      ]),
      ELEVATION: `${thousands(Math.round(high * d.spread() * (0.6 + d.next() * 0.9)) + 4, ',')} ft`,
      TICKETS_1913: d.chance(0.17) ? '' : thousands(Math.round(900 + d.next() ** 3 * 96_000), ','),
      CURRENT_USE: use,
      BUILDING_STANDS: stands ? 'Y' : 'N',
      PUBLIC_ACCESS: d.chance(use === 'Private house' || use === 'Industrial estate' ? 0.12 : 0.7) ? 'Y' : 'N',
      REMAINS: d
        .some(['platform edge', 'signal box', 'footbridge', 'goods shed', 'water tower', 'crossing gates', 'nameboard'], d.int(0, 3))
        .join('; '),
      LAST_SURVEYED: d.chance(0.1) ? '' : uk(d.day('2014-03-01', '2026-10-25')),
    };
  });
  return [{ file: 'deadstations-2026-11-12.csv', text: csv(records) }];
}
