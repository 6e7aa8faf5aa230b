import { addDays, csv, draws, round, thousands } from '../made.mjs';

const TYPES = [
  ['Addition', 5],
  ['New Construction', 3],
  ['Demolition', 1.6],
  ['Electrical', 6],
  ['Plumbing', 4],
  ['Roofing', 4.2],
  ['Solar', 2.6],
  ['Pool', 1],
  ['Sign', 0.9],
];
const COST = {
  Addition: 62_000,
  'New Construction': 410_000,
  Demolition: 21_000,
  Electrical: 5400,
  Plumbing: 6800,
  Roofing: 14_500,
  Solar: 23_000,
  Pool: 54_000,
  Sign: 3900,
};
const HOODS = [
  ['Eastgate', 5],
  ['Old Mill', 4],
  ['Harbor Point', 3.4],
  ['Maple Ridge', 4.4],
  ['University', 3],
  ['Southfield', 2.4],
  ['Lakeview', 2],
  ['Airport', 0.9],
];
const CONTRACTORS = [
  'Alder & Sons',
  'Bluestone Builders',
  'Cascade Electric',
  'DIY / Owner',
  'Evergreen Roofing',
  'Five Star Plumbing',
  'Granite Homes',
  'Highline Construction',
  'SunPeak Energy',
  '3D Contracting',
];
const STATUSES = [
  ['Issued', 4],
  ['Finaled', 6],
  ['In Review', 2],
  ['Expired', 1.2],
  ['Withdrawn', 0.7],
  ['On Hold', 0.6],
];
const STREETS = ['Oak St', 'Main St', '42nd Ave', 'Fifth St', 'Orchard Rd', 'Pine Ct', 'Hwy 9', 'Lincoln Blvd', 'Cedar Ln', '100 Acre Way'];
const WORK = {
  Addition: ['Two story rear addition', 'Convert garage to bedroom', 'Add 2nd floor bath', 'Enclose existing porch'],
  'New Construction': [
    'Single family home with attached 3 car garage',
    '12 unit apartment building',
    'Duplex on corner lot',
    'Warehouse shell, no tenant',
  ],
  Demolition: ['Remove fire damaged house', 'Demolish detached shed', 'Tear down to slab'],
  Electrical: ['Panel upgrade to 200 amp', 'EV charger in garage', 'Rewire after flood', 'Add 6 recessed lights'],
  Plumbing: ['Replace water heater 50 gal', 'Sewer line repair', 'Repipe whole house'],
  Roofing: ['Tear off and reroof, 30 year shingle', 'Metal roof over existing', 'Repair storm damage'],
  Solar: ['Roof mount PV, 24 panels', 'Ground mount array with battery', 'Add 2 powerwalls'],
  Pool: ['In ground pool 15 x 30', 'Hot tub on existing deck'],
  Sign: ['Illuminated wall sign', 'Monument sign 8 ft high'],
};

/** Building permits of an American county: dollars with commas, Y/N, many blanks. */
export function permits() {
  const draw = draws(66031);
  const run = '2025-12-08';
  const records = Array.from({ length: 1680 }, (_, index) => {
    const type = draw.weighted(TYPES);
    const status = draw.weighted(STATUSES);
    const applied = draw.day('2021-01-04', '2025-12-05');
    const wait = Math.round(1 + draw.next() ** 3 * (type === 'New Construction' ? 260 : 90));
    const issued = ['In Review', 'Withdrawn', 'On Hold'].includes(status) || addDays(applied, wait) > run ? null : addDays(applied, wait);
    const final = issued !== null && status === 'Finaled' ? addDays(issued, draw.int(6, 400)) : null;
    const value = draw.chance(0.05) ? null : Math.round(COST[type] * draw.spread() * draw.spread() * (draw.chance(0.06) ? 3.4 : 1));
    const fee = value === null ? 85 : round(60 + value * 0.0115 + draw.int(0, 40), 2);
    const owner = draw.chance(0.12);
    const home = draw.chance(0.74);
    return {
      PERMIT_NO: `B${applied.slice(2, 4)}-${String(index * 7 + 1103).padStart(5, '0')}`,
      permit_type: type,
      work_class: home ? 'Residential' : draw.pick(['Commercial', 'Commercial', 'Industrial']),
      status: issued === null && ['Issued', 'Finaled', 'Expired'].includes(status) ? 'In Review' : status,
      address: `${draw.int(11, 9890)} ${draw.pick(STREETS)}`,
      nbhd: draw.weighted(HOODS),
      contractor: owner ? 'DIY / Owner' : draw.pick(CONTRACTORS.filter((name) => name !== 'DIY / Owner')),
      applied_dt: applied,
      issued_dt: issued,
      finaled_dt: final !== null && final <= run ? final : null,
      days_to_issue: issued === null ? null : wait,
      est_cost: value === null ? 'N/A' : `$${thousands(value, ',')}`,
      fee_total: `$${thousands(fee, ',', 2)}`,
      fee_due: draw.chance(0.82) ? '$0.00' : `$${thousands(round(fee * draw.pick([0.25, 0.5, 1]), 2), ',', 2)}`,
      sq_ft:
        ['Electrical', 'Plumbing', 'Sign'].includes(type) || draw.chance(0.07)
          ? null
          : thousands(Math.round(140 + draw.next() ** 2 * (type === 'New Construction' ? 16_000 : 3600)), ','),
      stories: ['Electrical', 'Plumbing', 'Sign', 'Pool'].includes(type)
        ? null
        : draw.weighted([
            [1, 6],
            [2, 4],
            [3, 1],
          ]),
      units_added:
        type === 'New Construction'
          ? draw.weighted([
              [1, 6],
              [2, 2],
              [4, 1],
              [12, 1],
              [48, 0.3],
            ])
          : 0,
      yr_built: type === 'New Construction' || draw.chance(0.1) ? null : draw.int(1898, 2019),
      inspections_cnt: issued === null ? 0 : draw.int(0, 11),
      failed_insp:
        issued === null
          ? 0
          : draw.weighted([
              [0, 8],
              [1, 3],
              [2, 1.2],
              [3, 0.5],
              [6, 0.1],
            ]),
      owner_occ: draw.chance(0.6) ? 'Y' : 'N',
      historic: draw.chance(0.07) ? 'Y' : 'N',
      floodzone: draw.chance(0.13) ? 'Y' : 'N',
      expedited: draw.chance(0.1) ? 'Y' : 'N',
      work_desc: draw.pick(WORK[type]),
    };
  });
  return [{ file: `permits-${run}.csv`, text: csv(records) }];
}
