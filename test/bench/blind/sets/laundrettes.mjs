import { csv, draws, round } from '../made.mjs';
const AREAS = [
  ['Hackney', 'E8', 1.1],
  ['Lewisham', 'SE13', 0.9],
  ['Camden', 'NW1', 1.25],
  ['Brixton', 'SW9', 1],
  ['Walthamstow', 'E17', 0.85],
  ['Peckham', 'SE15', 0.92],
  ['Ealing', 'W5', 1.05],
  ['Tottenham', 'N17', 0.8],
  ['Islington', 'N1', 1.3],
];
const pounds = (value) => `£${value.toFixed(2)}`;
const tens = (value) => Math.round(value * 10) / 10;

export function laundrettes() {
  const d = draws(49_808);
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(['Bubbles', 'Soap Opera', 'The Wash Tub', 'Spin City', 'Suds', 'Maytree', 'Crystal', 'Snow White', 'Blue Drop', 'Sunrise', 'Regal', 'Happy Socks'])} ${d.pick(['Launderette', 'Laundry', 'Coin Wash', 'Dry Cleaners', 'Wash & Dry'])}${d.pick(['', ' 2', ' Express', ' Corner', ' on the Green', ' by the Station'])}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  let n = 100;
  const records = Array.from({ length: 190 }, () => {
    const [area, code, dear] = d.pick(AREAS);
    const washers = d.int(5, 28);
    const small = tens(5.2 * dear * d.spread());
    const reviews = d.chance(0.1) ? 0 : Math.round(d.next() ** 2 * 330) + 1;
    return {
      'Place ID': `LD${(n += d.int(1, 4))}`,
      Name: named(),
      Area: area,
      Postcode: `${code} ${d.int(1, 9)}${d.pick(['AB', 'DL', 'EP', 'HQ', 'JN', 'RT', 'XY'])}`,
      'Small Wash': pounds(small),
      'Large Wash': d.chance(0.12) ? '' : pounds(tens(small * (1.5 + d.next() * 0.6))),
      'Dryer 10 min': pounds(tens(1.1 * dear * d.spread())),
      'Service Wash per kg': d.chance(0.3) ? '' : pounds(tens(2.6 * dear * d.spread())),
      Washers: washers,
      Dryers: Math.max(2, Math.round(washers * (0.4 + d.next() * 0.4))),
      'Takes Cards': d.chance(0.62) ? 'Yes' : 'No',
      'Open Sundays': d.chance(0.7) ? 'Yes' : 'No',
      'Google Rating': reviews ? round(2.8 + Math.sqrt(d.next()) * 2.2, 1).toFixed(1) : '',
      'Extra Services': d.chance(0.2)
        ? ''
        : d.some(['ironing', 'dry cleaning', 'duvets', 'alterations', 'pick-up', 'shoe repair', 'rug cleaning'], d.int(1, 4)).join('; '),
      'Last Visited': d.day('2026-02-02', '2026-11-14'),
    };
  });
  return [{ file: 'laundrettes-2026-11-18.csv', text: csv(records) }];
}
