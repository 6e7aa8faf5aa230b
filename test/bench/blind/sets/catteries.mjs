import { csv, draws } from '../made.mjs';
const PLACES = [
  ['Harrogate', 'Yorkshire'],
  ['Skipton', 'Yorkshire'],
  ['Whitby', 'Yorkshire'],
  ['Preston', 'Lancashire'],
  ['Clitheroe', 'Lancashire'],
  ['Buxton', 'Derbyshire'],
  ['Matlock', 'Derbyshire'],
  ['Chester', 'Cheshire'],
  ['Nantwich', 'Cheshire'],
  ['Macclesfield', 'Cheshire'],
];
export function catteries() {
  const d = draws(52_505);
  let n = 100;
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(['Whisker', 'Velvet Paw', 'Rose Cottage', 'Purrfect', 'Tabby', 'Orchard', 'Mill Lane', 'Nine Lives', 'Highfield', 'Sunnybank', 'Old Dairy', 'Catkin', 'Marmalade'])} ${d.pick(['Cattery', 'Cat Hotel', 'Lodge', 'Boarding Cattery', 'Cats', 'Retreat', 'Farm Cattery'])}`;
      const full = used.has(made) ? `${made} ${d.pick(['North', 'Two', 'at the Green', 'Annexe', 'West', 'Hill'])}` : made;
      if (!used.has(full)) return used.add(full) && full;
    }
  };
  const records = Array.from({ length: 260 }, () => {
    const [town, county] = d.pick(PLACES);
    const stars = d.chance(0.05)
      ? ''
      : d.weighted([
          [1, 1],
          [2, 1],
          [3, 4],
          [4, 4],
          [5, 6],
        ]);
    const price = Math.round((10 + Number(stars) * 1.3) * d.spread() * 4) / 4;
    return {
      Ref: `CT${(n += d.int(1, 5))}`,
      Cattery: named(),
      Town: town,
      County: county,
      Pens: d.int(4, 62),
      'Price per Night': `£${price.toFixed(2)}`,
      'Second Cat': d.chance(0.1) ? '' : `£${(Math.round(price * (0.4 + d.next() * 0.35) * 4) / 4).toFixed(2)}`,
      Heated: d.chance(0.72) ? 'Yes' : 'No',
      'Pick-up Service': d.chance(0.38) ? 'Yes' : 'No',
      'Licence Stars': stars,
      'Licence Expires': d.day('2026-08-01', '2029-06-30').split('-').toReversed().join('/'),
      Opened: d.chance(0.07) ? '' : d.int(1961, 2025),
      Reviews: d.chance(0.1) ? 0 : Math.round(d.next() ** 2 * 180) + 1,
      Extras: d.chance(0.14)
        ? ''
        : d.some(['webcam', 'grooming', 'medication given', 'outdoor run', 'long stay discount', 'rabbits welcome'], d.int(1, 4)).join('; '),
    };
  });
  return [{ file: 'catteries-2026-11-20.csv', text: csv(records) }];
}
