import { csv, draws, round, thousands } from '../made.mjs';

const TYPES = {
  Office: [75, 9],
  'Multifamily Housing': [82, 14],
  'K-12 School': [95, 7],
  Hotel: [110, 3],
  'Hospital (General Medical & Surgical)': [230, 1.3],
  'College/University': [130, 2],
  'Retail Store': [70, 2],
  'Senior Living Community': [105, 1.6],
  'Supermarket/Grocery Store': [215, 1.2],
  Warehouse: [40, 1],
};
const AREAS = [
  'LOOP',
  'NEAR NORTH SIDE',
  'LAKE VIEW',
  'HYDE PARK',
  'NEAR WEST SIDE',
  'LINCOLN PARK',
  'UPTOWN',
  'EDGEWATER',
  'SOUTH SHORE',
  'ENGLEWOOD',
  'WEST TOWN',
  'ROGERS PARK',
];
const STREETS = [
  'N Michigan Ave',
  'W Madison St',
  'S State St',
  'N Clark St',
  'W Wacker Dr',
  'N Sheridan Rd',
  'S Ellis Ave',
  'W Fullerton Ave',
  'N Broadway',
  'S Halsted St',
];
const NAMES = [
  'Lakeview',
  'Prairie',
  'Burnham',
  'Marquette',
  'Grant',
  'Sullivan',
  'Washington',
  'Heritage',
  'Columbus',
  'Riverside',
  'Addison',
  'Monroe',
  'Halsted',
  'Wabash',
  'Dearborn',
  'Kenwood',
];
const ENDS = {
  Office: ['Tower', 'Building', 'Plaza'],
  'Multifamily Housing': ['Apartments', 'Condominiums', 'Lofts'],
  'K-12 School': ['Elementary', 'High School', 'Academy'],
  Hotel: ['Hotel', 'Inn & Suites'],
  'Hospital (General Medical & Surgical)': ['Medical Center', 'Hospital'],
  'College/University': ['Hall', 'Science Center'],
  'Retail Store': ['Shops', 'Galleria'],
  'Senior Living Community': ['Senior Residences', 'Manor'],
  'Supermarket/Grocery Store': ['Market', 'Foods'],
  Warehouse: ['Distribution Center', 'Storage'],
};

/** Like a city's energy benchmarking of large buildings: units in the column names, thousands with commas, buildings that did not submit. */
export function energy() {
  const draw = draws(180_202);
  const used = new Set();
  const all = Array.from({ length: 380 }, () => {
    const type = draw.weighted(Object.entries(TYPES).map(([name, [, weight]]) => [name, weight]));
    let name;
    do name = `${draw.pick(NAMES)} ${draw.pick([...NAMES, 'Park', 'Court', 'Place', 'Square', 'North', 'South'])} ${draw.pick(ENDS[type])}`;
    while (used.has(name));
    used.add(name);
    const area = Math.round(50_000 + draw.next() ** 3 * (type === 'Office' ? 2_400_000 : 900_000));
    const eui = TYPES[type][0] * draw.spread();
    const split = 0.3 + draw.next() * 0.5;
    const submitted = draw.chance(0.87);
    const electricity = Math.round(area * eui * split);
    const gas = draw.chance(0.1) ? null : Math.round(area * eui * (1 - split));
    const score =
      !submitted || draw.chance(0.15) ? null : Math.max(1, Math.min(100, Math.round(124 - (eui / TYPES[type][0]) * 60 + draw.int(-22, 22))));
    const show = (value) => (submitted && value !== null ? value : null);
    return {
      'Property Name': name,
      'Reporting Status': submitted
        ? draw.weighted([
            ['Submitted', 9],
            ['Submitted Data', 1],
          ])
        : 'Not Submitted',
      Address: `${draw.int(20, 7800)} ${draw.pick(STREETS)}`,
      'ZIP Code': `606${String(draw.int(1, 60)).padStart(2, '0')}`,
      'Community Area': draw.pick(AREAS),
      'Primary Property Type': type,
      'Gross Floor Area - Buildings (sq ft)': thousands(area, ','),
      'Year Built': draw.chance(0.04) ? null : Math.round(2022 - draw.next() ** 1.1 * 135),
      '# of Buildings': draw.weighted([
        [1, 9],
        [2, 1],
        [3, 0.5],
        [5, 0.2],
      ]),
      'ENERGY STAR Score': score,
      'Electricity Use (kBtu)': show(submitted ? thousands(electricity, ',') : null),
      'Natural Gas Use (kBtu)': show(gas === null ? null : thousands(gas, ',')),
      'Site EUI (kBtu/sq ft)': show(round((electricity + (gas ?? 0)) / area, 1)),
      'Water Use (kGal)': draw.chance(0.25) ? null : show(round(area * 0.03 * draw.spread(), 1)),
      'Total GHG Emissions (Metric Tons CO2e)': show(round((electricity * 0.00013 + (gas ?? 0) * 0.000053) * 1, 1)),
      'ENERGY STAR Certified': score !== null && score >= 75 && draw.chance(0.55) ? 'Yes' : 'No',
    };
  });
  return [{ file: 'energy-2026-11-20.csv', text: csv(all) }];
}
