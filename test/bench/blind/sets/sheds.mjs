import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-19', '2026-11-16'];
const KINDS = [
  ['Shed', 5, ['Pressure Treated Pine', 'Dip Treated Pine', 'Metal', 'Plastic'], 105],
  ['Greenhouse', 4, ['Aluminium', 'Cedar', 'Pressure Treated Pine'], 150],
  ['Summerhouse', 3, ['Dip Treated Pine', 'Pressure Treated Pine', 'Cedar'], 235],
  ['Log Cabin', 2, ['Spruce', 'Pressure Treated Pine'], 290],
  ['Bike Store', 2, ['Metal', 'Plastic', 'Pressure Treated Pine'], 190],
  ['Playhouse', 1.5, ['Dip Treated Pine', 'Plastic'], 170],
];
const BRANDS = ['Mercia', 'Rowlinson', 'Forest Garden', 'Shire', 'Palram', 'Halls', 'Billyoh', 'Keter', 'Rhino'];
const NAMES = [
  'Windermere',
  'Ashdown',
  'Bramley',
  'Chiltern',
  'Dunster',
  'Elmley',
  'Foxcote',
  'Hartland',
  'Kielder',
  'Lydford',
  'Malvern',
  'Oakham',
  'Purbeck',
  'Selby',
];
const pounds = (value) => `£${thousands(value, ',', 2)}`;
const ends = (value) => Math.round(value / 10) * 10 - 0.01;

export function sheds() {
  const d = draws(49_202);
  let n = 4100;
  const make = () => {
    const [kind, , materials, square] = d.weighted(KINDS.map((entry) => [entry, entry[1]]));
    const material = d.pick(materials);
    const brand = d.pick(BRANDS);
    const small = kind === 'Bike Store' || kind === 'Playhouse';
    const wide = small ? d.pick([0.8, 1, 1.2, 1.5]) : d.pick([1.2, 1.5, 1.8, 2.4, 3]);
    const long = round(wide + d.pick([0, 0.3, 0.6, 1.2, 1.8]), 1);
    const dear = { Cedar: 1.9, Aluminium: 1.2, Plastic: 0.95, 'Pressure Treated Pine': 1.2, Spruce: 1.1 }[material] ?? 1;
    const price = ends((70 + wide * long * square) * dear * d.spread());
    const reviews = d.chance(0.12) ? 0 : Math.round(d.next() ** 3 * 620) + 1;
    return {
      SKU: `GB-${(n += d.int(1, 9))}`,
      'Product Name': `${brand} ${d.pick(NAMES)} ${long} x ${wide} ${kind}`,
      Brand: brand,
      'Building Type': kind,
      Material: material,
      'Floor Area': `${round(wide * long, 2)} m²`,
      Price: pounds(price),
      'Delivery Charge': d.chance(0.4) ? '£0.00' : `£${d.pick(['29.00', '39.95', '49.00', '75.00'])}`,
      'Delivery Time': d.chance(0.05) ? '' : `${d.pick([3, 5, 7, 10, 14, 21, 28, 35])} days`,
      'Floor Included': kind === 'Greenhouse' ? 'No' : d.chance(0.66) ? 'Yes' : 'No',
      Guarantee: d.chance(0.08) ? '' : `${material.startsWith('Dip') ? d.pick([1, 5, 10]) : d.pick([10, 10, 12, 15, 20, 25])} years`,
      'Colour Options': d.chance(0.15)
        ? ''
        : d.some(['Natural', 'Anthracite', 'Sage Green', 'White', 'Silver', 'Brown', 'Duck Egg Blue'], d.int(1, 3)).join('; '),
      Rating: reviews ? `${round(3 + Math.sqrt(d.next()) * 2, 1)} / 5` : '',
      'Review Count': reviews,
      Stock: d.weighted([
        ['In Stock', 7],
        ['Low Stock', 2],
        ['Out of Stock', 2],
        ['Pre-order', 1],
      ]),
    };
  };
  const change = (record) => {
    const price = Number(record.Price.replaceAll(/[£,]/g, ''));
    const by = d.chance(0.7) ? 0.76 + d.next() * 0.18 : 1.03 + d.next() * 0.12;
    const more = record['Review Count'] && record['Review Count'] + d.int(0, 9);
    return { ...record, Price: pounds(ends(price * by)), 'Review Count': more, Stock: d.pick(['In Stock', 'In Stock', 'Low Stock', 'Out of Stock']) };
  };
  const first = Array.from({ length: 430 }, make);
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.42, change, added: 29, make });
  return [first, second].map((records, index) => ({ file: `sheds-${RUNS[index]}.csv`, text: csv(records) }));
}
