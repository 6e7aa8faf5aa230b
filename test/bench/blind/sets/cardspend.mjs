import { csv, draws, round, thousands } from '../made.mjs';

const SHOPS = {
  Groceries: [['GreenLeaf Market', 'Shop-N-Go', 'Farmhouse Foods', 'Bulk Barn Club'], 58],
  'Dining Out': [['Taco Loco', 'Noodle Bar 88', 'Corner Bistro', 'Pizza Palazzo', 'Bean Scene Cafe'], 31],
  Fuel: [['Petrolux', 'Gas & Dash'], 47],
  Travel: [['SkyHop Airlines', 'Hotel Meridia', 'CityRail', 'RentaRide'], 240],
  Health: [['CareWell Pharmacy', 'Downtown Dental', 'FitFirst Gym'], 62],
  Entertainment: [['StreamFlix', 'Cinemax Plaza', 'GameVault', 'TuneCloud'], 22],
  Utilities: [['MetroPower', 'ClearWater Co', 'FiberFast Internet'], 88],
  Shopping: [['Everything Store', 'Thread & Co', 'HomeNest', 'GadgetHut'], 75],
  Kids: [['Little Sprouts', 'Toy Depot'], 44],
  Pets: [['PawPantry', 'Vet on Main'], 66],
};
const ONLINE = new Set([
  'StreamFlix',
  'GameVault',
  'TuneCloud',
  'Everything Store',
  'SkyHop Airlines',
  'MetroPower',
  'ClearWater Co',
  'FiberFast Internet',
]);
const ALWAYS = new Set(['StreamFlix', 'TuneCloud', 'MetroPower', 'ClearWater Co', 'FiberFast Internet', 'FitFirst Gym']);

/** A household's card statement: spaced names, "$1,204.50", times of day, yes/no. */
export function cardspend() {
  const draw = draws(210_808);
  const rows = Array.from({ length: 470 }, (_, index) => spend(draw, index));
  rows.sort((a, b) => (a['Posted At'] < b['Posted At'] ? 1 : -1));
  return [{ file: 'cardspend-2026-11-20.csv', text: csv(rows) }];
}

function spend(draw, index) {
  const category = draw.weighted([
    ['Groceries', 9],
    ['Dining Out', 8],
    ['Fuel', 4],
    ['Travel', 2],
    ['Health', 2.5],
    ['Entertainment', 3.5],
    ['Utilities', 2.5],
    ['Shopping', 5],
    ['Kids', 1.6],
    ['Pets', 1.5],
  ]);
  const [names, usual] = SHOPS[category];
  const merchant = draw.pick(names);
  const amount = round(usual * draw.spread() * (0.35 + draw.next() ** 2 * 2.6) + draw.next(), 2);
  const foreign = category === 'Travel' ? draw.chance(0.4) : category === 'Dining Out' ? draw.chance(0.08) : false;
  const posted = draw.day('2026-01-02', '2026-11-19');
  return {
    'Txn ID': `T${900_331 + index * 19}`,
    'Posted At': `${posted} ${String(draw.int(7, 22)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}`,
    Merchant: merchant,
    Category: category,
    'Amount (USD)': `$${thousands(amount, ',', 2)}`,
    Cardholder: draw.weighted([
      ['Anna', 5],
      ['Mark', 4],
      ['Lily', 1.2],
    ]),
    'Card Type': draw.weighted([
      ['Visa credit', 5],
      ['Mastercard credit', 3],
      ['Visa debit', 3],
    ]),
    'Pay Method': ONLINE.has(merchant)
      ? 'Online'
      : draw.weighted([
          ['Contactless', 5],
          ['Chip & PIN', 2],
          ['Mobile wallet', 3],
        ]),
    Town: ONLINE.has(merchant)
      ? ''
      : foreign
        ? draw.pick(['Toronto', 'Cancun', 'London'])
        : draw.weighted([
            ['Maplewood', 6],
            ['Riverton', 3],
            ['Oak Hill', 2],
          ]),
    Recurring: ALWAYS.has(merchant) ? 'yes' : 'no',
    foreign_fee: foreign ? `$${(amount * 0.03).toFixed(2)}` : '',
    'Cashback $': round(amount * draw.pick([0, 0.01, 0.01, 0.02, 0.03]), 2),
    Status: posted >= '2026-11-16' ? draw.pick(['Pending', 'Pending', 'Posted']) : 'Posted',
    receipt_saved: draw.chance(0.37) ? 'yes' : 'no',
  };
}
