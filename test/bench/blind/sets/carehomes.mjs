import { csv, draws, nextRun, thousands } from '../made.mjs';

const TOWNS = {
  Derby: 'East Midlands',
  Lincoln: 'East Midlands',
  Leicester: 'East Midlands',
  Durham: 'North East',
  Sunderland: 'North East',
  Preston: 'North West',
  Bolton: 'North West',
  Southport: 'North West',
  Eastbourne: 'South East',
  Worthing: 'South East',
  Guildford: 'South East',
  Torquay: 'South West',
  Poole: 'South West',
  Croydon: 'London',
  Barnet: 'London',
};
const FEE = { 'East Midlands': 1, 'North East': 0.86, 'North West': 0.93, 'South East': 1.22, 'South West': 1.08, London: 1.36 };
const ONE = [
  'Oak',
  'Willow',
  'Rose',
  'Abbey',
  'Maple',
  'Holly',
  'Orchard',
  'Beech',
  'St Anne',
  'Heather',
  'Kings',
  'Cedar',
  'Primrose',
  'Fern',
  'Ivy',
  'Laurel',
  'Hazel',
  'Park',
];
const TWO = ['Lodge', 'House', 'Court', 'Manor', 'Grange', 'View', 'Lea', 'Gardens', 'Bank', 'Mount', 'Dene', 'Hall'];
const PROVIDERS = [
  'Silverbrook Care',
  'Hartwell Homes Ltd',
  'Evergreen Living',
  'Anchorage Trust',
  'Bluebell Healthcare',
  'Northgate Care Group',
  'Family owned',
  'Methodist Homes Trust',
];

const slash = (day) => day.split('-').toReversed().join('/');

/** A regulator's register of care homes, scraped twice: `;` between the cells, "14/03/2025", "Y"/"N", "£1,120". */
export function carehomes() {
  const draw = draws(190_404);
  const used = new Set();
  let count = 0;
  const make = (from, to) => home(draw, count++, used, [from, to]);
  const first = Array.from({ length: 300 }, () => make('1994-04-01', '2026-07-30'));
  const second = nextRun(first, {
    draw,
    gone: 0.04,
    changed: 0.3,
    change: (record) => ({
      ...record,
      residents: Math.max(1, Math.min(record.beds, record.residents + draw.int(-4, 4))),
      weekly_fee:
        record.weekly_fee === null || draw.chance(0.5)
          ? record.weekly_fee
          : fee(Number(record.weekly_fee.replaceAll(/[£,]/g, '')) + draw.int(2, 14) * 5),
      ...(draw.chance(0.5) ? { overall_rating: draw.weighted(RATINGS), last_inspected: slash(draw.day('2026-08-22', '2026-11-13')) } : {}),
    }),
    added: 14,
    make: () => make('2026-08-22', '2026-11-15'),
  });
  return [
    { file: 'carehomes-2026-08-20.csv', text: csv(first, ';') },
    { file: 'carehomes-2026-11-20.csv', text: csv(second, ';') },
  ];
}

const RATINGS = [
  ['Good', 7],
  ['Requires improvement', 2.4],
  ['Outstanding', 0.9],
  ['Inadequate', 0.6],
];
const fee = (value) => `£${thousands(value, ',')}`;

function home(draw, index, used, days) {
  const town = draw.pick(Object.keys(TOWNS));
  const type = draw.weighted([
    ['Residential', 6],
    ['Nursing', 3.5],
    ['Supported living', 1],
  ]);
  const beds = type === 'Supported living' ? draw.int(4, 18) : draw.int(12, 96);
  const registered = draw.day(...days);
  const fresh = registered > '2026-01-01';
  let name;
  do name = `${draw.pick(ONE)} ${draw.pick(TWO)}${used.size > 150 ? ` ${draw.pick(['Care Home', 'Nursing Home', 'Residence', 'Care Centre'])}` : ''}`;
  while (used.has(name));
  used.add(name);
  return {
    reg_no: `1-${100_443_201 + index * 2917}`,
    home_name: name,
    town,
    region: TOWNS[town],
    provider: draw.pick(PROVIDERS),
    care_type: type,
    beds,
    residents: Math.max(1, Math.round(beds * (0.58 + draw.next() * 0.42))),
    weekly_fee: draw.chance(0.1)
      ? null
      : fee(Math.round((FEE[TOWNS[town]] * (type === 'Nursing' ? 1240 : 980) * (0.8 + draw.next() * 0.45)) / 5) * 5),
    overall_rating: fresh ? null : draw.weighted(RATINGS),
    last_inspected: fresh ? null : slash(draw.day('2021-06-01', '2026-08-10')),
    registered_on: slash(registered),
    pets_ok: draw.chance(0.4) ? 'Y' : 'N',
    ensuite_pct: draw.chance(0.15)
      ? 'N/A'
      : `${draw.weighted([
          [100, 4],
          [draw.int(10, 99), 6],
          [0, 1],
        ])}%`,
    mgr_in_post: draw.chance(0.88) ? 'Y' : 'N',
    specialisms: draw.some(['dementia', 'respite', 'end of life', 'learning disability', 'stroke', 'physical disability'], draw.int(1, 3)).join('; '),
  };
}
