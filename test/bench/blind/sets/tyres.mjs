import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const BRANDS = {
  Michelin: [1.5, 'premium'],
  Continental: [1.42, 'premium'],
  Pirelli: [1.45, 'premium'],
  Goodyear: [1.3, 'premium'],
  Hankook: [1.02, 'quality'],
  Nokian: [1.2, 'quality'],
  Falken: [0.95, 'quality'],
  Kumho: [0.9, 'quality'],
  Sailun: [0.65, 'budget'],
  Barum: [0.7, 'budget'],
  Linglong: [0.58, 'budget'],
};
const MODELS = {
  summer: ['Sport Contact', 'Primacy', 'Ventus', 'Zephyr 4', 'Bravuris'],
  winter: ['Alpin', 'WinterContact', 'Icept', 'Hakka R5', 'Polaris'],
  'all-season': ['CrossClimate', 'Vector 4Seasons', 'Euroall', 'Solus 4S', 'Quartaris 5'],
};
const money = (value) => `${thousands(value, '.', 2, ',')} €`;
const german = (day) => day.split('-').toReversed().join('.');

/** A tyre shop in three runs: "1.299,00 €", "71 dB", 12.08.2026. */
export function tyres() {
  const draw = draws(111_001);
  let id = 4_019_238_000_000;
  const make = (from, to) => tyre(draw, (id += draw.int(7, 991)), from, to);
  const change = (record) => {
    const price = Number(record.price.replace('.', '').replace(',', '.').replace(' €', ''));
    return {
      ...record,
      price: money(round(price * (draw.chance(0.6) ? 0.91 : 1.05), 2)),
      qty: Math.max(0, record.qty + draw.int(-25, 18)),
      delivDays: draw.int(1, 9),
    };
  };
  const first = Array.from({ length: 390 }, () => make('2025-04-01', '2026-03-01'));
  const second = nextRun(first, { draw, gone: 0.06, changed: 0.24, change, added: 27, make: () => make('2026-03-03', '2026-03-15') });
  const third = nextRun(second, { draw, gone: 0.05, changed: 0.21, change, added: 34, make: () => make('2026-03-17', '2026-03-31') });
  return [
    ['03-02', first],
    ['03-16', second],
    ['04-01', third],
  ].map(([day, rows]) => ({ file: `tyres-2026-${String(day)}.csv`, text: csv(rows, ';') }));
}

function tyre(draw, ean, from, to) {
  const brand = draw.pick(Object.keys(BRANDS));
  const [factor, tier] = BRANDS[brand];
  const season = draw.weighted([
    ['summer', 5],
    ['winter', 3],
    ['all-season', 4],
  ]);
  const rim = draw.weighted([
    [14, 1],
    [15, 3],
    [16, 5],
    [17, 5],
    [18, 4],
    [19, 3],
    [20, 2],
    [21, 1],
  ]);
  const width = draw.pick(
    [165, 175, 185, 195, 205, 205, 215, 225, 225, 235, 245, 255, 275].filter((w) => w > 100 + rim * 4.2 && w < 100 + rim * 8.6),
  );
  const profile = draw.pick(rim > 17 ? [30, 35, 40, 45] : [45, 50, 55, 60, 65]);
  const load = draw.int(79, 111);
  const speed = draw.weighted([
    ['T', 3],
    ['H', 4],
    ['V', 5],
    ['W', 3],
    ['Y', 3],
  ]);
  const runflat = draw.chance(0.12);
  const price = round(18 * factor * draw.spread() * (rim / 13) ** 3.4 * (runflat ? 1.25 : 1) + 14, 2);
  const reviews = draw.chance(0.18) ? 0 : Math.round(draw.next() ** 3 * 900) + 1;
  return {
    ean: String(ean),
    product: `${brand} ${draw.pick(MODELS[season])} ${width}/${profile} R${rim} ${load}${speed}`,
    brand,
    tier,
    season,
    vehicle: draw.weighted([
      ['car', 7],
      ['SUV', 3],
      ['van', 1.3],
    ]),
    width,
    profile,
    rim: `${rim}"`,
    load_idx: load,
    speed_sym: speed,
    price: money(price),
    old_price: draw.chance(0.4) ? 'N/A' : money(round(price * (1.02 + draw.next() * 0.4), 2)),
    fuel: draw.weighted([
      ['A', 2],
      ['B', 4],
      ['C', 6],
      ['D', 4],
      ['E', 1],
    ]),
    wetGrip: draw.weighted([
      ['A', 4],
      ['B', 6],
      ['C', 4],
      ['D', 1],
    ]),
    noise: draw.chance(0.05) ? '-' : `${draw.int(66, 76)} dB`,
    snowflake: season === 'winter' || (season === 'all-season' && draw.chance(0.85)) ? 'yes' : 'no',
    runflat: runflat ? 'yes' : 'no',
    xl: draw.chance(0.4) ? 'yes' : 'no',
    qty: draw.chance(0.1) ? 0 : draw.int(1, 180),
    delivDays: draw.int(1, 9),
    stars: reviews === 0 ? '' : (2.6 + Math.sqrt(draw.next()) * 2.4).toFixed(2).replace('.', ','),
    reviews,
    dot_year: draw.weighted([
      [2023, 1],
      [2024, 3],
      [2025, 8],
      [2026, 2],
    ]),
    listed: german(draw.day(from, to)),
    blurb: `${draw.pick(['Short braking distance', 'Quiet ride', 'High mileage', 'Sure-footed on slush', 'Sporty handling'])}, ${draw.pick(['ADAC test winner 2024', 'made for electric cars', 'ideal for city traffic', 'for powerful saloons', 'with rim protection'])}.`,
  };
}
