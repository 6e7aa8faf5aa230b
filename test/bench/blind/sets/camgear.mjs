import { draws, json, nextRun, round, thousands } from '../made.mjs';

// Brand, mount, bodies [model, price, year], lenses [model, price, year, weight].
const MAKERS = [
  [
    'Canon',
    'RF',
    [
      ['EOS R6', 1150, 2020],
      ['EOS R8', 1080, 2023],
      ['EOS RP', 560, 2019],
    ],
    [
      ['RF 50mm f/1.8', 135, 2020, 160],
      ['RF 24-105mm f/4 L', 760, 2018, 700],
      ['RF 70-200mm f/2.8 L', 1850, 2019, 1070],
    ],
  ],
  [
    'Canon',
    'EF',
    [
      ['EOS 5D Mark IV', 890, 2016],
      ['EOS 6D', 340, 2012],
      ['EOS 80D', 420, 2016],
    ],
    [
      ['EF 50mm f/1.4 USM', 180, 1993, 290],
      ['EF 24-70mm f/2.8 L II', 820, 2012, 805],
      ['EF 100mm f/2.8 L Macro', 460, 2009, 625],
    ],
  ],
  [
    'Nikon',
    'Z',
    [
      ['Z6 II', 920, 2020],
      ['Z50', 480, 2019],
      ['Z8', 2650, 2023],
    ],
    [
      ['Z 40mm f/2', 170, 2021, 170],
      ['Z 24-120mm f/4 S', 790, 2022, 630],
      ['Z 50mm f/1.8 S', 340, 2018, 415],
    ],
  ],
  [
    'Nikon',
    'F',
    [
      ['D750', 430, 2014],
      ['D850', 1250, 2017],
      ['D7500', 520, 2017],
    ],
    [
      ['AF-S 35mm f/1.8 G', 110, 2009, 200],
      ['AF-S 70-200mm f/2.8 E', 1150, 2016, 1430],
    ],
  ],
  [
    'Sony',
    'E',
    [
      ['A7 III', 950, 2018],
      ['A7 IV', 1550, 2021],
      ['A6400', 560, 2019],
    ],
    [
      ['FE 85mm f/1.8', 340, 2017, 371],
      ['FE 24-70mm f/2.8 GM', 950, 2016, 886],
      ['FE 55mm f/1.8 ZA', 380, 2013, 281],
    ],
  ],
  [
    'Fujifilm',
    'X',
    [
      ['X-T4', 880, 2020],
      ['X-T30', 560, 2019],
      ['X100V', 1180, 2020],
    ],
    [
      ['XF 35mm f/2 WR', 240, 2015, 170],
      ['XF 16-55mm f/2.8', 560, 2015, 655],
      ['XF 56mm f/1.2', 420, 2014, 405],
    ],
  ],
  [
    'Leica',
    'M',
    [
      ['M6', 2450, 1984],
      ['M10', 3400, 2017],
    ],
    [
      ['Summicron 35mm f/2', 1700, 1996, 255],
      ['Summilux 50mm f/1.4', 2500, 2004, 335],
    ],
  ],
];
const SELLERS = [
  ['lensbarn', 'United Kingdom'],
  ['kameradoc', 'Germany'],
  ['tokyo_shutter', 'Japan'],
  ['fotofinn', 'Finland'],
  ['retrosnap', 'United Kingdom'],
  ['maggie.b', 'United Kingdom'],
  ['ojo_optico', 'Spain'],
  ['nightowl77', 'Germany'],
  ['aperture_annie', 'Ireland'],
  ['hokkaido cameras', 'Japan'],
  ['clicktrade', 'Netherlands'],
];
const CONDITIONS = [
  ['Mint', 2, 1.15],
  ['Excellent', 5, 1],
  ['Good', 5, 0.85],
  ['Well used', 2, 0.66],
  ['For parts', 0.7, 0.28],
];

/** Used cameras and lenses on a marketplace, two runs: "12,400" shutter counts, "99.2%" feedback, euro amounts as numbers. */
export function camgear() {
  const draw = draws(330_606);
  let number = 0;
  const feedback = Object.fromEntries(SELLERS.map(([name]) => [name, `${(94 + draw.next() * 6).toFixed(1)}%`]));
  const make = (from, to) => () => {
    number += 1;
    const [brand, mount, bodies, lenses] = draw.pick(MAKERS);
    const camera = draw.chance(0.47);
    const [model, base, year, weight] = draw.pick(camera ? bodies : lenses);
    const [condition, , factor] = draw.weighted(CONDITIONS.map((entry) => [entry, entry[1]]));
    const [seller, country] = draw.pick(SELLERS);
    const auction = draw.chance(0.27);
    return {
      listingId: 500_100_000 + number * 211,
      title: `${brand} ${model}${draw.pick(['', '', ' boxed', ' - low use', ' with case', ' serviced', ' (sticky ring)'])}`,
      brand,
      model,
      itemType: camera ? 'Camera' : 'Lens',
      mount,
      condition,
      askingPrice: Math.round(base * factor * draw.spread()),
      shippingEur: draw.weighted([
        [0, 5],
        [6.9, 4],
        [12.5, 4],
        [24, 2],
        [null, 1],
      ]),
      saleFormat: auction ? 'Auction' : 'Fixed price',
      bidCount: auction ? Math.floor(draw.next() ** 2 * 26) : null,
      bestOffer: !auction && draw.chance(0.4),
      shutterCount: camera && brand !== 'Leica' && draw.chance(0.8) ? thousands(Math.round(900 + draw.next() ** 2 * 180_000), ',') : null,
      releaseYear: year,
      weightG: camera ? null : weight,
      originalBox: draw.chance(0.41),
      fungus: !camera && draw.chance(0.07),
      batteriesIncluded: camera ? draw.int(0, 3) : null,
      extras: draw.some(['strap', 'UV filter', 'hood', 'case', 'charger', 'memory card', 'tripod plate', 'manual'], draw.int(0, 4)),
      sellerName: seller,
      sellerFeedback: feedback[seller],
      country,
      returnsAccepted: draw.chance(0.55),
      watchers: Math.round(draw.next() ** 3 * 95),
      views: Math.round(8 + draw.next() ** 2 * 1400),
      listedOn: draw.day(from, to),
      endsOn: auction ? draw.day('2026-11-26', '2026-12-19') : null,
    };
  };
  const change = (row) => ({
    ...row,
    askingPrice:
      row.bidCount === null
        ? Math.round(row.askingPrice * (draw.chance(0.3) ? 0.8 + draw.next() * 0.17 : 1))
        : Math.round(row.askingPrice * (1 + draw.next() * 0.3)),
    bidCount: row.bidCount === null ? null : row.bidCount + draw.int(0, 6),
    watchers: row.watchers + draw.int(0, 14),
    views: row.views + round(draw.next() ** 2 * 400),
  });
  const first = Array.from({ length: 320 }, make('2026-09-10', '2026-11-11'));
  const second = nextRun(first, { draw, gone: 0.2, changed: 0.8, change, added: 74, make: make('2026-11-12', '2026-11-25') });
  return [first, second].map((rows, run) => ({ file: `camgear-${['2026-11-11', '2026-11-25'][run]}.json`, text: json(rows) }));
}
