import { addDays, csv, draws, round } from '../made.mjs';

const PLACES = [
  ['New York City', 'New York', 'East', 9],
  ['Philadelphia', 'Pennsylvania', 'East', 5],
  ['Columbus', 'Ohio', 'East', 2],
  ['Boston', 'Massachusetts', 'East', 1.5],
  ['Los Angeles', 'California', 'West', 8],
  ['San Francisco', 'California', 'West', 5],
  ['Seattle', 'Washington', 'West', 4.5],
  ['Phoenix', 'Arizona', 'West', 1.6],
  ['Denver', 'Colorado', 'West', 1.2],
  ['Houston', 'Texas', 'Central', 4],
  ['Dallas', 'Texas', 'Central', 2],
  ['Chicago', 'Illinois', 'Central', 3.5],
  ['Detroit', 'Michigan', 'Central', 1.8],
  ['Milwaukee', 'Wisconsin', 'Central', 0.8],
  ['Jacksonville', 'Florida', 'South', 2.2],
  ['Miami', 'Florida', 'South', 1],
  ['Charlotte', 'North Carolina', 'South', 1.4],
  ['Atlanta', 'Georgia', 'South', 1],
  ['Nashville', 'Tennessee', 'South', 0.8],
];
const GOODS = {
  Furniture: {
    Bookcases: [180, 'Bush Somerset Bookcase', 'Sauder Facets Library', 'Atlantic Metals Mobile Bookcase'],
    Chairs: [210, 'Hon Deluxe Fabric Stacking Chairs', 'Global Leather Task Chair', 'Novimex Swivel Fabric Chair'],
    Tables: [340, 'Bretford Rectangular Table', 'Chromcraft Round Conference Table', 'Balt Solid Wood Table'],
    Furnishings: [28, 'Eldon Expressions Desk Tray', 'Deflect-o Glass Chairmat', 'Howard Miller Wall Clock'],
  },
  'Office Supplies': {
    Binders: [14, 'GBC DocuBind TL300', 'Avery Durable View Binder', 'Wilson Jones Ledger Binder'],
    Paper: [11, 'Xerox 1967', 'Easy-staple paper', 'Message Book, Wirebound'],
    Storage: [75, 'Eldon Fold N Roll Cart', 'Fellowes Super Stor/Drawer', 'Tennsco Lockers, Gray'],
    Art: [7, 'Newell 322', 'Boston School Pro Sharpener', 'Prang Colored Pencils'],
    Labels: [6, 'Avery 485', 'Smead Alpha-Z Labels'],
    Appliances: [90, 'Holmes HEPA Air Purifier', 'Belkin 8 Outlet Surge Protector', 'Hoover Upright Vacuum'],
  },
  Technology: {
    Phones: [190, 'Mitel 5320 IP Phone', 'Apple iPhone 5', 'Plantronics Headset System', 'Cisco SPA 501G'],
    Accessories: [60, 'Logitech G602 Mouse', 'Imation 16GB Drive', 'Anker Astro Battery Pack'],
    Machines: [620, 'Lexmark MX611dhe Printer', 'Cubify CubeX 3D Printer', 'HP Designjet T520'],
    Copiers: [950, 'Canon PC1060 Copier', 'Hewlett Packard LaserJet 3310'],
  },
};
const FIRST = [
  'Claire',
  'Darrin',
  'Sean',
  'Brosina',
  'Andrew',
  'Irene',
  'Harold',
  'Pete',
  'Alejandro',
  'Zuschuss',
  'Ken',
  'Sandra',
  'Emily',
  'Tracy',
  'Matt',
  'Gene',
  'Ruben',
  'Lena',
];
const LAST = [
  'Gute',
  'Van Huff',
  "O'Donnell",
  'Hoffman',
  'Allen',
  'Maddox',
  'Pawlan',
  'Kriz',
  'Grove',
  'Donatelli',
  'Black',
  'Flanagan',
  'Burns',
  'Hale',
  'Dartt',
];
const us = (day) => day.split('-').toReversed().join('/');

export function superstore() {
  const draw = draws(240_001);
  const rows = [];
  const people = Array.from({ length: 90 }, () => [
    `${draw.pick(FIRST)} ${draw.pick(LAST)}`,
    draw.weighted([
      ['Consumer', 5],
      ['Corporate', 3],
      ['Home Office', 2],
    ]),
  ]);
  while (rows.length < 440) {
    const day = draw.day('2023-01-03', '2026-11-12');
    const mode = draw.weighted([
      ['Standard Class', 6],
      ['Second Class', 2],
      ['First Class', 1.6],
      ['Same Day', 0.6],
    ]);
    const ship = addDays(
      day,
      { 'Standard Class': draw.int(4, 7), 'Second Class': draw.int(2, 5), 'First Class': draw.int(1, 3), 'Same Day': 0 }[mode],
    );
    const [city, state, region] = draw.weighted(PLACES.map((place) => [place, place[3]]));
    const [who, segment] = draw.pick(people);
    const id = `${draw.chance(0.8) ? 'CA' : 'US'}-${day.slice(0, 4)}-${draw.int(100_000, 169_999)}`;
    for (
      let line = draw.weighted([
        [1, 5],
        [2, 3],
        [3, 1.5],
        [4, 0.5],
      ]);
      line > 0;
      line -= 1
    ) {
      const category = draw.weighted([
        ['Office Supplies', 6],
        ['Furniture', 2.2],
        ['Technology', 2],
      ]);
      const sub = draw.pick(Object.keys(GOODS[category]));
      const [base, ...names] = GOODS[category][sub];
      const quantity = draw.int(1, 9);
      const discount = ['Texas', 'Illinois', 'Ohio', 'Pennsylvania'].includes(state)
        ? draw.pick([0.2, 0.2, 0.3, 0.4])
        : draw.pick([0, 0, 0, 0, 0.1, 0.2, 0.15]);
      const sales = round(base * draw.spread() * quantity * (1 - discount), 2);
      const profit = round(sales * (0.28 * draw.spread() - discount * 1.1 - (sub === 'Tables' ? 0.16 : 0)), 4);
      rows.push({
        'Order ID': id,
        'Order Date': us(day),
        'Ship Date': us(ship),
        'Ship Mode': mode,
        'Customer Name': who,
        Segment: segment,
        City: city,
        State: state,
        Region: region,
        Category: category,
        'Sub-Category': sub,
        'Product Name': draw.pick(names),
        Sales: sales,
        Quantity: quantity,
        Discount: discount,
        Profit: profit,
      });
    }
  }
  return [{ file: 'superstore-2026-11-20.csv', text: csv(rows.slice(0, 440)) }];
}
