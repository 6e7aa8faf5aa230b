import { csv, draws, nextRun, thousands } from '../made.mjs';

const BRANDS = [
  ['Gaggia', ['Classic Evo', 'Anima', 'Magenta', 'Brera']],
  ['DeLonghi', ['Dedica', 'Magnifica', 'La Specialista', 'Dinamica', 'Eletta']],
  ['Breville', ['Bambino', 'Barista Express', 'Oracle', 'Infuser']],
  ['Rancilio', ['Silvia', 'Silvia Pro']],
  ['Lelit', ['Anna', 'Mara', 'Bianca', 'Elizabeth']],
  ['Jura', ['E8', 'Z10', 'ENA 4', 'S8']],
  ['Nespresso', ['Essenza', 'Vertuo Pop', 'Creatista']],
  ['Philips', ['LatteGo 3300', 'LatteGo 5500', 'Series 2200']],
];
const TYPES = {
  Nespresso: [['Capsule', 1]],
  Jura: [['Bean-to-cup', 1]],
  Philips: [['Bean-to-cup', 1]],
  DeLonghi: [
    ['Bean-to-cup', 4],
    ['Semi-automatic', 3],
    ['Capsule', 1],
  ],
  Gaggia: [
    ['Bean-to-cup', 3],
    ['Semi-automatic', 3],
  ],
  Rancilio: [['Semi-automatic', 1]],
  Breville: [['Semi-automatic', 1]],
  Lelit: [
    ['Semi-automatic', 5],
    ['Lever', 1],
  ],
};
const LEVEL = { Gaggia: 540, DeLonghi: 620, Breville: 780, Rancilio: 1150, Lelit: 1350, Jura: 1780, Nespresso: 230, Philips: 560 };
const SHOPS = ['BeanBarn', 'Kitchenly', 'CrematicA', 'HomeHub', 'Roast & Co'];
const DAYS = ['2026-11-12', '2026-11-19', '2026-11-26'];

const dollars = (value) => `$${thousands(value, ',', 2)}`;

/** Espresso machines in five shops, watched weekly: "$1,299.00", "15 bar", "(1,204)", prices that fall before Black Friday. Three runs. */
export function espressos() {
  const draw = draws(360_003);
  let at = 1000;
  const make = (run) => {
    at += draw.int(1, 6);
    const [brand, models] = draw.pick(BRANDS);
    const type = draw.weighted(TYPES[brand]);
    const list = Math.max(89, Math.round((LEVEL[brand] * (type === 'Capsule' ? 0.6 : 1) * draw.spread()) / 10) * 10 - 1);
    const off = draw.chance(0.45) ? draw.int(3, 28) : 0;
    const stock = draw.chance(0.83);
    return {
      sku: `EM${at}`,
      shop: draw.pick(SHOPS),
      product_name: `${brand} ${draw.pick(models)}${draw.chance(0.3) ? ` ${draw.pick(['Plus', 'Deluxe', 'II', 'SE'])}` : ''}`,
      brand,
      machine_type: type,
      price: dollars(Math.round(list * (100 - off)) / 100),
      list_price: draw.chance(0.07) ? '' : dollars(list),
      in_stock: stock ? 'yes' : 'no',
      pump: draw.chance(0.06) ? '' : `${type === 'Lever' ? 9 : draw.pick([9, 15, 15, 15, 19, 20])} bar`,
      tank_l: (draw.int(6, 30) / 10).toFixed(1),
      watts: draw.int(23, 60) * 25 + 375,
      built_in_grinder: type === 'Bean-to-cup' || (type === 'Semi-automatic' && draw.chance(0.25)) ? 'yes' : 'no',
      weight: draw.chance(0.08) ? '-' : `${(type === 'Capsule' ? draw.int(23, 52) / 10 : draw.int(40, 292) / 10).toFixed(1)} kg`,
      warranty_yrs: draw.pick([1, 2, 2, 2, 3, 5]),
      stars: draw.chance(0.06) ? '' : (draw.int(29, 50) / 10).toFixed(1),
      reviews: `(${thousands(draw.chance(0.3) ? draw.int(200, 6400) : draw.int(0, 200), ',')})`,
      colour: draw.pick(['Stainless steel', 'Black', 'White', 'Red', 'Matt black']),
      scraped_on: DAYS[run],
    };
  };
  const first = Array.from({ length: 190 }, () => make(0));
  const change = (record) => {
    const now = Number(record.price.replaceAll(/[$,]/g, ''));
    const turn = draw.next();
    if (turn < 0.22) return { ...record, in_stock: record.in_stock === 'yes' ? 'no' : 'yes' };
    const by = turn < 0.42 ? draw.int(101, 112) : draw.int(72, 98);
    return { ...record, price: dollars(Math.round(now * by) / 100) };
  };
  const later = (records, run) =>
    nextRun(records, { draw, gone: 0.07, changed: 0.42, change, added: 14, make: () => make(run) }).map((record) => ({
      ...record,
      scraped_on: DAYS[run],
    }));
  const second = later(first, 1);
  const third = later(second, 2);
  return [first, second, third].map((records, run) => ({ file: `espressos-${DAYS[run]}.csv`, text: csv(records) }));
}
