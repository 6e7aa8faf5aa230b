import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-10-12', '2026-11-16'];
const MARKETS = [
  ['Columbus', 6.4],
  ['Indianapolis', 6.1],
  ['Memphis', 4.9],
  ['Louisville', 5.6],
  ['Kansas City', 5.8],
  ['Nashville', 8.7],
  ['St. Louis', 5.3],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const PARKS = [
  'Kestrel',
  'Ironbridge',
  'Crossroads',
  'Southgate',
  'Airline',
  'Millrace',
  'Prairie View',
  'Union',
  'Rickenbacker',
  'Gateway',
  'Old Foundry',
];
const AMENITIES = ['rail spur', 'drive-in ramp', 'fenced yard', 'LED lighting', 'EV charging', 'office space', 'cold room', 'trailer parking'];
const TEXTS = [
  'Tilt-up concrete construction next to the interstate. Truck court is 130 feet deep with room to turn.',
  'Former bottling plant with heavy floor drains, roof replaced two winters ago. Bring your own racking.',
  'Landlord offers three months of free rent on a five year term. Sublease from a furniture importer.',
  'Overhead crane rails are still in place and the floor was polished last spring. Ideal for metalwork.',
  'Next door to the parcel hub, popular with online sellers. Guard at the gate around the clock.',
  'Subdividable down to smaller bays. Break room and restrooms were renovated, keys with the agent.',
];
const written = (day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
const rate = (value) => `$${value.toFixed(2)}/SF/yr`;
export function warehouses() {
  const d = draws(44_101);
  let n = 71_000;
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(PARKS)} ${d.pick(['Logistics Park', 'Commerce Center', 'Distribution Center', 'Business Park'])}, Bldg ${d.int(1, 24)}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const [market, base] = d.pick(MARKETS);
    const type = d.weighted([
      ['Distribution', 6],
      ['Manufacturing', 3],
      ['Flex', 3],
      ['Cold Storage', 1.4],
    ]);
    const size = Math.round(((type === 'Flex' ? 14_000 : 62_000) * d.spread() ** 2) / 50) * 50;
    const built = d.int(1962, 2025);
    return {
      listing_id: `WH-${(n += d.int(1, 9))}`,
      title: named(),
      market,
      property_type: type,
      size_sqft: `${thousands(size, ',')} SF`,
      asking_rent: d.chance(0.09)
        ? 'Negotiable'
        : rate(round(base * (type === 'Cold Storage' ? 1.9 : type === 'Flex' ? 1.4 : 1) * d.spread() + (built - 1990) * 0.02, 2)),
      status: d.weighted([
        ['Available', 8],
        ['Under Contract', 1.5],
        ['Leased', 1],
      ]),
      clear_height: d.chance(0.05) ? '' : `${d.int(built > 2000 ? 24 : 14, built > 2000 ? 40 : 26)} ft`,
      dock_doors: type === 'Flex' ? d.int(0, 4) : d.int(2, 48),
      sprinklered: d.chance(built > 1995 ? 0.9 : 0.45) ? 'yes' : 'no',
      year_built: d.chance(0.06) ? '' : built,
      available_from: d.chance(0.1) ? '' : written(d.day('2026-08-01', '2027-06-30')),
      amenities: d.some(AMENITIES, d.int(0, 4)).join('; '),
      description: d.pick(TEXTS),
    };
  };
  const change = (record) => {
    const rent = Number.parseFloat(record.asking_rent.slice(1));
    const moved = { Available: ['Available', 'Under Contract', 'Leased'], 'Under Contract': ['Leased', 'Leased', 'Available'], Leased: ['Leased'] };
    return {
      ...record,
      ...(Number.isNaN(rent) || d.chance(0.35)
        ? {}
        : { asking_rent: rate(rent * (d.chance(0.65) ? 0.86 + d.next() * 0.11 : 1.02 + d.next() * 0.08)) }),
      status: d.pick(moved[record.status]),
    };
  };
  const first = Array.from({ length: 340 }, make);
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.35, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `warehouses-${RUNS[index]}.csv`, text: csv(records) }));
}
