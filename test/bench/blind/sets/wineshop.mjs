import { csv, draws, nextRun } from '../made.mjs';

const REGIONS = {
  Bordeaux: ['France', ['Merlot', 'Cabernet Sauvignon'], 26],
  Burgundy: ['France', ['Pinot Noir', 'Chardonnay'], 38],
  Champagne: ['France', ['Chardonnay', 'Pinot Noir'], 44],
  Rhône: ['France', ['Grenache', 'Syrah'], 19],
  Rioja: ['Spain', ['Tempranillo', 'Viura'], 15],
  Tuscany: ['Italy', ['Sangiovese'], 23],
  Piedmont: ['Italy', ['Nebbiolo', 'Barbera'], 29],
  Marlborough: ['New Zealand', ['Sauvignon Blanc', 'Pinot Noir'], 13],
  'Barossa Valley': ['Australia', ['Shiraz'], 17],
  Mendoza: ['Argentina', ['Malbec'], 13],
  Mosel: ['Germany', ['Riesling'], 17],
  Douro: ['Portugal', ['Touriga Nacional'], 14],
  Stellenbosch: ['South Africa', ['Chenin Blanc', 'Pinotage'], 12],
};
const WHITES = new Set(['Chardonnay', 'Viura', 'Sauvignon Blanc', 'Riesling', 'Chenin Blanc']);
const HOUSES = [
  'Château Belmont',
  'Bodegas Ruiz',
  'Tenuta Alba',
  'Old Creek',
  'Weingut Haas',
  'Quinta do Vale',
  'Domaine Perrin',
  'Casa Luna',
  'Stony Ridge',
  'Maison Olivier',
  'Villa Serra',
  'Kopje Estate',
  'Finca Sol',
  'Moulin Rouvre',
];
const CUVEES = ['Reserve', 'Classic', 'Old Vines', 'Estate', 'Grand Cuvée', 'Single Vineyard', 'Les Pierres', 'Barrel Select'];

/** A wine merchant's list: "£18.50", "13.5%", "75cl", NV vintages, scores of 100; five weeks later prices and stock have moved. */
export function wineshop() {
  const draw = draws(250_061);
  let serial = 0;
  const make = (from, to) => {
    const region = draw.pick(Object.keys(REGIONS));
    const [country, grapes, base] = REGIONS[region];
    const grape = draw.pick(grapes);
    const colour =
      region === 'Champagne'
        ? 'Sparkling'
        : region === 'Douro' && draw.chance(0.3)
          ? 'Fortified'
          : draw.chance(0.08)
            ? 'Rosé'
            : WHITES.has(grape)
              ? 'White'
              : 'Red';
    const vintage =
      region === 'Champagne'
        ? draw.chance(0.7)
          ? 'NV'
          : draw.int(2008, 2018)
        : colour === 'Fortified' && draw.chance(0.5)
          ? 'NV'
          : colour === 'White' || colour === 'Rosé'
            ? draw.int(2019, 2025)
            : draw.int(2009, 2023);
    const size = draw.weighted([
      ['75cl', 14],
      ['37.5cl', 1.2],
      ['150cl', 1.4],
    ]);
    const price = base * draw.spread() * (0.6 + draw.next() ** 2.4 * 3) * (size === '150cl' ? 2.1 : size === '37.5cl' ? 0.55 : 1) + 2;
    const shown = Math.round(price) - 0.01 + draw.pick([0, 0.51, 0.01, 0.26]);
    const reviews = Math.round(draw.next() ** 2.6 * 420);
    const young = typeof vintage === 'number' && colour === 'Red' ? vintage + draw.int(2, 7) : null;
    const house = draw.pick(HOUSES);
    const [y, m, d] = draw.day(from, to).split('-');
    serial += 1;
    return {
      SKU: `W${String(1003 + serial * 7).padStart(5, '0')}`,
      Wine: `${house} ${draw.pick(CUVEES)} ${region} ${grape}`,
      Producer: house,
      Country: country,
      Region: region,
      Grape: grape,
      Colour: colour,
      Vintage: vintage,
      'Bottle Size': size,
      ABV: `${(colour === 'Fortified' ? 19 + draw.int(0, 3) * 0.5 : grape === 'Riesling' ? 8.5 + draw.int(0, 8) * 0.5 : 12 + draw.int(0, 6) * 0.5).toFixed(1)}%`,
      Price: `£${shown.toFixed(2)}`,
      'Was Price': draw.chance(0.17) ? `£${(shown * (1.1 + draw.next() * 0.3)).toFixed(2)}` : '',
      'Case of 6': draw.chance(0.1) ? '' : `£${(shown * 6 * 0.92).toFixed(2)}`,
      Stock: draw.chance(0.09) ? 0 : Math.round(draw.next() ** 2 * 240) + 1,
      Score: draw.chance(0.3) ? '' : `${draw.int(84, 98)}/100`,
      Reviews: reviews,
      Stars: reviews === 0 ? '' : (2.8 + Math.sqrt(draw.next()) * 2.2).toFixed(1),
      Organic: draw.chance(0.24) ? 'Y' : 'N',
      Vegan: draw.chance(0.08) ? '' : draw.chance(0.55) ? 'Y' : 'N',
      Closure:
        colour === 'Sparkling'
          ? 'Cork'
          : draw.weighted([
              ['Cork', 6],
              ['Screwcap', 5],
              ['Synthetic', 0.7],
            ]),
      'Drink From': young ?? '',
      'Drink By': young === null ? '' : young + draw.int(4, 16),
      'Date Added': `${d}/${m}/${y}`,
    };
  };
  const first = Array.from({ length: 285 }, () => make('2024-02-01', '2026-10-17'));
  const second = nextRun(first, {
    draw,
    gone: 0.09,
    changed: 0.6,
    change: (row) => {
      const stock = draw.chance(0.08) ? row.Stock + draw.int(24, 120) : Math.max(0, row.Stock - draw.int(0, 30));
      if (!draw.chance(0.45)) return { ...row, Stock: stock };
      const price = Number(row.Price.slice(1));
      const next = draw.chance(0.6) ? price * (1.03 + draw.next() * 0.12) : price * (0.78 + draw.next() * 0.17);
      return {
        ...row,
        Stock: stock,
        Price: `£${next.toFixed(2)}`,
        'Was Price': next < price ? row.Price : '',
        'Case of 6': row['Case of 6'] === '' ? '' : `£${(next * 6 * 0.92).toFixed(2)}`,
      };
    },
    added: 41,
    make: () => make('2026-10-20', '2026-11-21'),
  });
  return [
    { file: 'wineshop-2026-10-19.csv', text: csv(first) },
    { file: 'wineshop-2026-11-23.csv', text: csv(second) },
  ];
}
