import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const BRANDS = {
  Nordfell: 1.35,
  Kampa: 0.85,
  Vaude: 1.15,
  Quechua: 0.55,
  'Robens Trail': 1,
  Hillestad: 2,
  'Big Larch': 1.6,
  Outwell: 1.05,
  Coleby: 0.6,
  'MSR Peak': 1.7,
};
const WORDS = [
  'Skua',
  'Taiga',
  'Bivvy',
  'Osprey',
  'Fjord',
  'Cairn',
  'Drifter',
  'Lodge',
  'Monsoon',
  'Summit',
  'Nomad',
  'Heron',
  'Meadow',
  'Basecamp',
  'Lynx',
  'Arête',
  'Trekker',
  'Polaris',
  'Stag',
  'Wren',
];

/** A shop's tents, twice: `;` between the cells, "1,299.00", "2.45 kg", "3,000 mm", yes/no, 12.03.2026. */
export function tents() {
  const draw = draws(131_002);
  let count = 0;
  const first = Array.from({ length: 290 }, () => tent(draw, count++, '2022-02-01', '2026-10-18'));
  const second = nextRun(first, {
    draw,
    gone: 0.07,
    changed: 0.3,
    change: (record) => ({
      ...record,
      'Price GBP': draw.chance(0.6)
        ? thousands(Number(record['Price GBP'].replace(',', '')) * draw.pick([0.7, 0.8, 0.85, 0.9, 1.05, 1.1]), ',', 2)
        : record['Price GBP'],
      'In stock': draw.chance(0.4) ? (record['In stock'] === 'yes' ? 'no' : 'yes') : record['In stock'],
    }),
    added: 26,
    make: () => tent(draw, count++, '2026-10-21', '2026-11-19'),
  });
  return [
    { file: 'tents-2026-10-20.csv', text: csv(first, ';') },
    { file: 'tents-2026-11-20.csv', text: csv(second, ';') },
  ];
}

function tent(draw, index, from, to) {
  const brand = draw.pick(Object.keys(BRANDS));
  const type = draw.weighted([
    ['Dome', 5],
    ['Tunnel', 4],
    ['Geodesic', 2],
    ['Pop-up', 1.5],
    ['Tipi', 1],
    ['Rooftop', 1],
    ['Inflatable', 1.5],
  ]);
  const persons = type === 'Inflatable' ? draw.int(4, 8) : type === 'Tunnel' ? draw.int(2, 8) : draw.pick([1, 2, 2, 2, 3, 3, 4, 4, 5, 6]);
  const kg = (0.7 + persons * 0.75) * { Inflatable: 2.6, Rooftop: 11, Tunnel: 1.5, Tipi: 1.6 }[type] || (0.6 + persons * 0.7) * 1;
  const weight = round(kg * draw.spread(), 2);
  const base = (45 + persons * 48) * BRANDS[brand] * ({ Rooftop: 6, Inflatable: 2.1, Geodesic: 1.9, 'Pop-up': 0.6 }[type] ?? 1);
  const price = Math.round(base * draw.spread()) - 0.05;
  const reviews = Math.round(draw.next() ** 2.2 * 840);
  const [year, month, date] = draw.day(from, to).split('-');
  return {
    SKU: `TN-${40210 + index * 7}`,
    Product: `${brand} ${draw.pick(WORDS)} ${persons}${draw.pick(['', '', ' Pro', ' XT', ' Lite', ' II'])}`,
    Brand: brand,
    Type: type,
    Persons: persons,
    Weight: draw.chance(0.04) ? '-' : `${weight.toFixed(2)} kg`,
    'Price GBP': thousands(price, ',', 2),
    'Water column': draw.chance(0.07) ? '' : `${thousands(draw.pick([1500, 2000, 2000, 3000, 3000, 3000, 4000, 5000, 6000, 10000]), ',')} mm`,
    Season: draw.weighted([
      ['summer', 2],
      ['3-season', 5],
      ['4-season', type === 'Geodesic' ? 6 : 1],
    ]),
    Colour: draw.pick(['green', 'olive', 'sand', 'red', 'grey', 'orange', 'blue']),
    'Free standing': type === 'Tunnel' || type === 'Tipi' ? 'no' : 'yes',
    'In stock': draw.chance(0.74) ? 'yes' : 'no',
    Extras: draw.some(['footprint', 'repair kit', 'gear loft', 'mosquito net', 'carry bag', 'storm pegs', 'pump'], draw.int(1, 4)).join('; '),
    Rating: reviews < 5 ? '' : (2.6 + Math.sqrt(draw.next()) * 2.4).toFixed(1),
    Reviews: reviews,
    Added: `${date}.${month}.${year}`,
  };
}
