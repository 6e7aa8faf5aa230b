import { addDays, csv, draws, thousands } from '../made.mjs';

const GOODS = {
  'Toys & Games': ['Magnet Building Set', 'Water Bead Kit', 'Plush Rabbit', 'Ride-on Scooter', 'Wooden Train'],
  'Kitchen Appliances': ['Pressure Cooker', 'Electric Kettle', 'Hand Blender', 'Air Fryer', 'Gas Range'],
  Furniture: ['5-Drawer Dresser', 'Bunk Bed', 'Bar Stool', 'Folding Chair', 'Bookcase'],
  'Power Tools': ['Cordless Drill 18V', 'Circular Saw', 'Leaf Blower', 'Nail Gun', 'Angle Grinder'],
  'Baby Gear': ['Infant Swing', 'Crib Mattress', 'Stroller', 'Bath Seat', 'High Chair'],
  'Sports & Outdoors': ['Bike Helmet', 'Camping Stove', 'Trampoline 12 ft', 'Treadmill', 'Climbing Harness'],
  Electronics: ['Power Bank 20000 mAh', 'Laptop Charger', 'Smoke Alarm', 'Space Heater 1500 W', 'LED Lamp'],
};
const HAZARDS = {
  'Toys & Games': ['Choking', 'Ingestion', 'Fall', 'Lead'],
  'Kitchen Appliances': ['Burn', 'Fire', 'Electric shock', 'Laceration'],
  Furniture: ['Tip-over', 'Fall', 'Entrapment'],
  'Power Tools': ['Laceration', 'Fire', 'Electric shock'],
  'Baby Gear': ['Suffocation', 'Entrapment', 'Fall', 'Choking'],
  'Sports & Outdoors': ['Fall', 'Burn', 'Head injury'],
  Electronics: ['Fire', 'Burn', 'Electric shock'],
};
const PRICE = {
  'Toys & Games': 28,
  'Kitchen Appliances': 85,
  Furniture: 190,
  'Power Tools': 130,
  'Baby Gear': 110,
  'Sports & Outdoors': 140,
  Electronics: 42,
};
const BRANDS = [
  'Harwell',
  'Pip & Poppy',
  'NorthPeak',
  'Voltix',
  'Casa Luma',
  'BrightNest',
  'Torqmaster',
  'Joyzo',
  'Ember & Oak',
  'Kestrel',
  'Zenbo',
  'Allday',
];
const SHOPS = ['Amazon', 'Walmart', 'Target', 'Costco', 'Home Depot', 'Wayfair', 'Temu', "Lowe's", 'eBay'];

/** Product safety recalls: "About 12,500" units, "$24.99", Y and N, correction rates that come late. */
export function recalls() {
  const draw = draws(101_034);
  let day = '2019-08-20';
  let serial = 100;
  const rows = Array.from({ length: 910 }, () => {
    day = addDays(
      day,
      draw.weighted([
        [0, 2],
        [1, 2],
        [3, 4],
        [5, 2],
        [7, 1],
      ]),
    );
    return recall(draw, day, (serial += draw.int(1, 4)));
  });
  return [{ file: 'recalls-2026-07-06.csv', text: csv(rows.filter((row) => row.recall_date <= '2026-07-05')) }];
}

function recall(draw, day, serial) {
  const category = draw.pick(Object.keys(GOODS));
  const hazard = draw.pick(HAZARDS[category]);
  const product = draw.pick(GOODS[category]);
  const brand = draw.pick(BRANDS);
  const from = addDays(day, -draw.int(200, 1900));
  const until = addDays(from, draw.int(40, 190 + Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000 - 195)));
  const units = Math.round(10 ** (2.1 + draw.next() * 3.9));
  const complaints = Math.round(draw.next() ** 3 * 60 * Math.log10(units)) + draw.int(0, 2);
  const injuries = draw.chance(0.55) ? 0 : Math.round(complaints * draw.next() * 0.6);
  const remedy = draw.weighted([
    ['Refund', 9],
    ['Replace', 5],
    ['Repair', 5],
    ['New Instructions', 1],
    ['Dispose', 1.5],
  ]);
  return {
    recall_no: `${day.slice(2, 4)}-${serial}`,
    recall_date: day,
    headline: `${brand} Recalls ${/\d/.test(product) ? product : `${product}s`} Due to ${hazard} Hazard${draw.chance(0.2) ? '; Sold Exclusively Online' : ''}`,
    brand,
    category,
    hazard,
    units: draw.chance(0.04) ? 'N/A' : `${draw.chance(0.75) ? 'About ' : ''}${thousands(units > 5000 ? Math.round(units / 100) * 100 : units, ',')}`,
    unit_price: `$${thousands(PRICE[category] * draw.spread() * (0.5 + draw.next()), ',', 2)}`,
    sold_from: from,
    sold_until: until,
    complaints,
    injuries,
    deaths: injuries > 4 && draw.chance(0.12) ? draw.int(1, 6) : 0,
    remedy,
    mfr_country: draw.weighted([
      ['China', 12],
      ['Vietnam', 4],
      ['United States', 4],
      ['Taiwan', 2],
      ['Mexico', 2],
      ['Germany', 1],
      ['', 0.7],
    ]),
    sold_online: draw.chance(0.62) ? 'Y' : 'N',
    for_children: ['Toys & Games', 'Baby Gear'].includes(category) || draw.chance(0.06) ? 'Y' : 'N',
    retailers: draw
      .some(
        SHOPS,
        draw.weighted([
          [1, 5],
          [2, 3],
          [3, 2],
          [4, 1],
        ]),
      )
      .join('; '),
    Reissued: draw.chance(0.07) ? 'Y' : 'N',
    correction_rate: day > '2026-01-01' || draw.chance(0.22) ? '' : `${(draw.next() ** 1.4 * 96).toFixed(1)}%`,
    description: `${draw.pick(['The latch can break', 'The battery can overheat', 'Small parts can come loose', 'The weld can crack', 'The cord can fray'])}, posing ${/^[aeiou]/i.test(hazard) ? 'an' : 'a'} ${hazard.toLowerCase()} hazard. ${draw.pick(['Stop using it immediately.', 'Contact the firm for a prepaid label.', 'Cut the strap and send a photo.', 'Keep it away from children.'])}`,
  };
}
