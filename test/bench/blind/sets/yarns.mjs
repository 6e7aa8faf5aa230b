import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const CLASSES = {
  Lace: [800, 2.75, 33],
  Fingering: [400, 2.5, 30],
  Sport: [320, 3.25, 25],
  DK: [240, 4, 22],
  Worsted: [200, 4.5, 19],
  Aran: [170, 5, 17],
  Bulky: [110, 7, 12],
};
const BRANDS = ['Drops', 'Malabrigo', 'Rowan', 'Schachenmayr', 'Lana Grossa', 'Isager', 'Holst Garn', 'Sandnes', 'Katia', 'Kelpie & Co'];
const BASE = {
  Drops: 0.5,
  Malabrigo: 1.7,
  Rowan: 1.3,
  Schachenmayr: 0.7,
  'Lana Grossa': 1,
  Isager: 1.2,
  'Holst Garn': 0.8,
  Sandnes: 1,
  Katia: 0.75,
  'Kelpie & Co': 2,
};
const BLENDS = [
  ['Merino', 100],
  ['Merino; Nylon', 75],
  ['Alpaca', 0],
  ['Alpaca; Silk', 0],
  ['Cotton', 0],
  ['Cotton; Linen', 0],
  ['Merino; Silk', 70],
  ['Mohair; Silk', 0],
  ['Shetland wool', 100],
  ['Merino; Cashmere; Nylon', 80],
  ['Acrylic', 0],
  ['Acrylic; Wool', 30],
  ['Wool; Alpaca', 65],
];
const LINES = ['Baby', 'Heritage', 'Aurora', 'Nordic', 'Fable', 'Sock', 'Tweed', 'Cloud', 'Fjord', 'Meadow', 'Atlas', 'Silky'];
const NAMES = ['Moss', 'Ember', 'Oat', 'Ink', 'Rhubarb', 'Seafoam', 'Clay', 'Plum', 'Chalk', 'Rust', 'Lagoon', 'Mustard'];
const money = (value) => `${thousands(value, '.', 2, ',')} €`;
const german = (day) => day.split('-').toReversed().join('.');

/** A wool shop in three runs: "6,95 €", "1.750 m", "3,5 mm", 12.08.2026, Yes and No. */
export function yarns() {
  const draw = draws(101_031);
  let id = 10_400;
  const make = (from, to) => yarn(draw, (id += draw.int(1, 5)), from, to);
  const change = (record) => {
    const price = Number(record.price.replace('.', '').replace(',', '.').replace(' €', ''));
    return {
      ...record,
      price: money(round(price * (draw.chance(0.65) ? 0.85 : 1.06), 2)),
      stock: Math.max(0, record.stock + draw.int(-30, 22)),
      discontinued: draw.chance(0.08) ? 'Yes' : record.discontinued,
    };
  };
  const first = Array.from({ length: 410 }, () => make('2024-01-10', '2026-09-02'));
  const second = nextRun(first, { draw, gone: 0.05, changed: 0.2, change, added: 31, make: () => make('2026-09-04', '2026-09-16') });
  const third = nextRun(second, { draw, gone: 0.06, changed: 0.22, change, added: 38, make: () => make('2026-09-18', '2026-09-30') });
  return [
    ['03', first],
    ['17', second],
    ['01', third],
  ].map(([day, rows]) => ({ file: `yarns-2026-${day === '01' ? '10' : '09'}-${String(day)}.csv`, text: csv(rows, ';') }));
}

function yarn(draw, id, from, to) {
  const kind = draw.pick(Object.keys(CLASSES));
  const [per100, needle, tension] = CLASSES[kind];
  const brand = draw.pick(BRANDS);
  const [fibre, wool] = draw.pick(BLENDS);
  const grams =
    kind === 'Lace' && draw.chance(0.4)
      ? draw.pick([250, 500])
      : draw.weighted([
          [25, 1],
          [50, 6],
          [100, 6],
          [150, 0.5],
        ]);
  const price = round(grams ** 0.8 * 0.2 * BASE[brand] * draw.spread() * (/Silk|Cashmere/.test(fibre) ? 1.6 : 1) + 0.4, 2);
  const reviews = draw.chance(0.15) ? 0 : Math.round(draw.next() ** 3 * 640) + 1;
  const dyed = ['Malabrigo', 'Kelpie & Co'].includes(brand) && draw.chance(0.8);
  return {
    sku: `YN-${id}`,
    title: `${brand} ${draw.pick(LINES)} ${kind === 'Bulky' ? 'Chunky' : kind} ${draw.pick(NAMES)}${draw.chance(0.15) ? ` ${draw.pick(['4-ply', '365', 'No. 2', '100', 'Duo'])}` : ''}`,
    brand,
    weight_class: kind,
    fibre,
    pct_wool: `${wool} %`,
    ball_g: `${grams} g`,
    meterage: `${thousands(Math.round((per100 * grams * draw.spread()) / 100), '.')} m`,
    needle_mm: `${String(needle + draw.pick([-0.5, 0, 0, 0.5])).replace('.', ',')} mm`,
    tension_sts: draw.chance(0.07) ? '' : tension + draw.int(-2, 2),
    price: money(price),
    rrp: draw.chance(0.3) ? 'N/A' : money(round(price * (1 + draw.next() * 0.35), 2)),
    stock: draw.chance(0.12) ? 0 : draw.int(1, 260),
    shades: draw.int(1, 74),
    superwash: wool > 0 && draw.chance(0.45) ? 'Yes' : 'No',
    handDyed: dyed ? 'Yes' : 'No',
    origin: draw.weighted([
      ['Peru', 4],
      ['Italy', 4],
      ['Turkey', 3],
      ['Norway', 2],
      ['Scotland', 2],
      ['Uruguay', 2],
      ['Germany', 1],
      ['', 1],
    ]),
    avg_rating: reviews === 0 ? '' : (3 + Math.sqrt(draw.next()) * 2).toFixed(2).replace('.', ','),
    n_reviews: reviews,
    added: german(draw.day(from, to)),
    discontinued: draw.chance(0.07) ? 'Yes' : 'No',
    descr: `${draw.pick(['Soft and bouncy', 'Rustic', 'Silky with a halo', 'Hard-wearing', 'Crisp and cool'])}, ${draw.pick(['lovely for baby blankets', 'made for socks', 'great for colourwork jumpers', 'perfect for summer tops', 'ideal for shawls'])}. ${draw.pick(['Hand wash only.', 'Machine wash at 30.', 'Dye lots vary.', 'Oeko-Tex certified.'])}`,
  };
}
