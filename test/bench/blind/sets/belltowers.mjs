import { csv, draws, thousands } from '../made.mjs';
const COUNTIES = [
  ['Devon', 9],
  ['Somerset', 7],
  ['Norfolk', 5],
  ['Lincolnshire', 4],
  ['Kent', 5],
  ['Oxfordshire', 4],
  ['Shropshire', 3],
];
const STARTS = [
  'Ash',
  'Broad',
  'Combe',
  'Down',
  'East ',
  'Great ',
  'Hart',
  'King’s ',
  'Little ',
  'Monk',
  'North ',
  'Old',
  'Stoke ',
  'Upper ',
  'West ',
  'Wood',
];
const ENDS = ['bury', 'ford', 'ley', 'combe', 'ham', 'stead', 'ton', 'worth', 'minster', 'well', 'bourne'];
const SAINTS = ['St Mary', 'All Saints', 'St Peter', 'St Michael', 'Holy Trinity', 'St Andrew', 'St John', 'St James', 'St Nicholas'];
const FOUNDERS = ['Taylor', 'Rudhall', 'Mears', 'Bilbie', 'Warner', 'Gillett', 'Pennington', 'Eayre'];
export function belltowers() {
  const d = draws(51_808);
  let n = 10_000;
  const used = new Set();
  const place = () => {
    for (;;) {
      const start = d.pick(STARTS);
      const end = d.pick(ENDS);
      const made = start.endsWith(' ') ? `${start}${d.pick(['Hal', 'Mar', 'Bram', 'Wick', 'Pen', 'Thorn'])}${end}` : `${start}${end}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const records = Array.from({ length: 390 }, () => {
    const bells = d.weighted([
      [3, 2],
      [4, 1.5],
      [5, 4],
      [6, 10],
      [8, 8],
      [10, 2],
      [12, 0.8],
    ]);
    const rings = d.chance(0.86);
    return {
      TOWER_ID: (n += d.int(1, 23)),
      PLACE: place(),
      DEDICATION: d.pick(SAINTS),
      COUNTY: d.weighted(COUNTIES),
      BELLS: bells,
      TENOR_WEIGHT: `${thousands((170 + bells * bells * 14 + d.int(0, 60)) * d.spread(), ',')} kg`,
      TENOR_NOTE: d.chance(0.08) ? '' : d.pick(['C', 'D', 'E', 'F', 'G', 'A', 'Bb', 'Eb']),
      PRACTICE_NIGHT: rings && d.chance(0.84) ? d.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Thursday', 'Friday']) : '',
      GROUND_FLOOR: d.chance(0.31) ? 'Y' : 'N',
      STEPS: d.chance(0.12) ? '' : d.int(0, 118),
      RINGABLE: rings ? 'Y' : 'N',
      REGULAR_RINGERS: rings ? d.int(0, 19) : 0,
      LAST_PEAL: d.chance(0.2) ? '' : rings ? d.day('2008-01-12', '2026-11-14') : d.day('1961-05-06', '2004-10-30'),
      FOUNDERS: d.some(FOUNDERS, d.int(1, 3)).join('; '),
    };
  });
  return [{ file: 'belltowers-2026-11-22.csv', text: csv(records) }];
}
