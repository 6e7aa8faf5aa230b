import { csv, draws, nextRun, thousands } from '../made.mjs';

const ORIGINS = [
  ['Ethiopia', ['Yirgacheffe', 'Guji', 'Sidamo', 'Limu'], [1700, 2250], ['jasmine', 'bergamot', 'blueberry', 'peach', 'lemon', 'black tea'], 7],
  ['Colombia', ['Huila', 'Nariño', 'Tolima', 'Cauca'], [1450, 2050], ['caramel', 'red apple', 'panela', 'orange', 'milk chocolate'], 7],
  ['Brazil', ['Cerrado', 'Mogiana', 'Sul de Minas'], [850, 1250], ['hazelnut', 'dark chocolate', 'almond', 'caramel', 'malt'], 7],
  ['Kenya', ['Nyeri AA', 'Kirinyaga', 'Embu'], [1600, 1950], ['blackcurrant', 'grapefruit', 'tomato', 'brown sugar'], 4],
  ['Guatemala', ['Antigua', 'Huehuetenango', 'Atitlán'], [1400, 1900], ['cocoa', 'plum', 'orange', 'honey'], 4],
  ['Costa Rica', ['Tarrazú', 'West Valley'], [1300, 1850], ['honey', 'mandarin', 'milk chocolate'], 3],
  ['Indonesia', ['Mandheling', 'Gayo', 'Java'], [1000, 1600], ['cedar', 'dark chocolate', 'tobacco', 'clove'], 3],
  ['Rwanda', ['Nyamasheke', 'Huye Mountain'], [1600, 2000], ['red apple', 'black tea', 'honey', 'plum'], 2],
];
const ROASTERS = ['Kaffa & Sons', 'Blue Door Roasters', 'Nordlicht', 'Tostado', 'Ember Coffee', 'Third Wind', 'Old Mill Coffee'];
const BAGS = [
  ['200 g', 0.2, 2],
  ['250 g', 0.25, 9],
  ['500 g', 0.5, 3],
  ['1 kg', 1, 6],
  ['2 kg', 2, 0.6],
];

/** Coffee beans of web shops in two runs: "250 g" and "1 kg", "€14.90", "4.6 out of 5", "1,850 m", flavours with semicolons. */
export function beans() {
  const draw = draws(370_003);
  let at = 200;
  const make = () => {
    at += draw.int(1, 5);
    const [origin, regions, [low, high], flavours] = draw.weighted(ORIGINS.map((item) => [item, item[4]]));
    const decaf = draw.chance(0.1);
    const process = draw.weighted([
      ['Washed', 7],
      ['Natural', 5],
      ['Honey', 2],
      ['Anaerobic', 1],
    ]);
    const cup = draw.int(160, 181) / 2 + (process === 'Anaerobic' ? 1.5 : 0);
    const [bag, kilos] = draw.weighted(BAGS.map((item) => [item, item[2]]));
    const level = 24 + (cup - 80) * 2.6 + (decaf ? 3 : 0);
    const price = Math.round((level * kilos * (1.18 - kilos * 0.13) + 1.5) * (0.8 + draw.spread() * 0.2) * 2) / 2 - 0.1;
    const reviews = draw.chance(0.1) ? 0 : draw.chance(0.15) ? draw.int(400, 2900) : draw.int(1, 320);
    return {
      SKU: `CB-${String(at).padStart(5, '0')}`,
      Product: `${origin} ${draw.pick(regions)}${process === 'Washed' ? '' : ` ${process}`}${decaf ? ' Decaf' : ''} ${draw.pick(['Lot', 'No.', 'Batch'])} ${draw.int(1, 99)}`,
      Roaster: draw.pick(ROASTERS),
      Origin: origin,
      Process: process,
      Roast: draw.weighted([
        ['Light', 5],
        ['Medium', 6],
        ['Medium-dark', 3],
        ['Dark', 3],
      ]),
      Bag: bag,
      Price: `€${(draw.chance(0.01) ? price * 6 : price).toFixed(2)}`,
      'Cup Score': draw.chance(0.15) ? 'n/a' : cup.toFixed(1),
      Altitude: draw.chance(0.12) ? '' : `${thousands(Math.round(draw.int(low, high) / 10) * 10, ',')} m`,
      'Flavour Notes': draw.some(flavours, draw.int(1, 3)).join('; '),
      'Customer Rating': reviews === 0 ? '' : `${(draw.int(34, 50) / 10).toFixed(1)} out of 5`,
      Reviews: thousands(reviews, ','),
      Organic: draw.chance(0.32) ? 'Yes' : 'No',
      Decaf: decaf ? 'Yes' : 'No',
      'Ground Option': draw.chance(0.6) ? 'Yes' : 'No',
      'In Stock': draw.chance(0.83) ? 'Yes' : 'No',
      'Roasted On': draw.chance(0.07) ? '' : draw.day('2026-09-20', '2026-11-03'),
    };
  };
  const first = Array.from({ length: 236 }, make);
  const second = nextRun(first, {
    draw,
    gone: 0.11,
    changed: 0.42,
    change: (record) => {
      const price = Number(record.Price.slice(1));
      const kind = draw.int(1, 3);
      if (kind === 1) return { ...record, 'In Stock': record['In Stock'] === 'Yes' ? 'No' : 'Yes' };
      if (kind === 2) return { ...record, 'Roasted On': draw.day('2026-11-06', '2026-11-25') };
      return { ...record, Price: `€${(draw.chance(0.6) ? price + draw.int(1, 6) / 2 : price - draw.int(1, 5) / 2).toFixed(2)}` };
    },
    added: 38,
    make: () => ({ ...make(), 'Roasted On': draw.day('2026-11-02', '2026-11-25') }),
  });
  return [
    { file: 'beans-2026-11-05.csv', text: csv(first) },
    { file: 'beans-2026-11-26.csv', text: csv(second) },
  ];
}
