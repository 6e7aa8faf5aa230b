import { addDays, csv, draws, round } from '../made.mjs';
const SITES = [
  ['Cinder Lane', 'Holgate', 92, 12.5],
  ['Mill Brook', 'Fishergate', 41, 9.2],
  ['Priory Fields', 'Heworth', 137, 6.1],
  ['Gasworks Bank', 'Holgate', 18, 14.7],
  ['Bishops Wharf', 'Micklegate', 204, 4.4],
  ['Old Rectory', 'Acomb', 63, 8.8],
  ['Turnpike Road', 'Acomb', 29, 11.3],
  ['Larkhill', 'Clifton', 151, 7.9],
  ['Quarry Bottom', 'Clifton', 12, 16.2],
  ['Hobmoor', 'Dringhouses', 76, 10.4],
  ['St Oswald', 'Fishergate', 118, 5.6],
];
const CROPS = [
  'potatoes',
  'onions',
  'leeks',
  'runner beans',
  'courgettes',
  'raspberries',
  'rhubarb',
  'kale',
  'strawberries',
  'garlic',
  'sweetcorn',
  'dahlias',
];
const NOTES = [
  'Couch grass along the south path, otherwise clean.',
  'Plot holder asked for a skip to clear old carpet.',
  'Water butt overflowing onto neighbour, spoke to tenant.',
  'Excellent plot, put forward for the annual competition.',
  'Bramble encroaching from the railway side.',
  'Japanese knotweed suspected near the hedge, treated twice.',
  'Shed roof damaged in the February storm.',
  'Bee hives kept at the far end with permission.',
  'Shared with a primary school gardening group.',
  'Raised beds suitable for a wheelchair user.',
];
const uk = (day) => day.split('-').toReversed().join('/');
export function allotments() {
  const d = draws(40_127);
  const rows = [];
  for (const [site, ward, waiting, bias] of SITES) {
    const count = d.int(30, 62);
    for (let n = 1; n <= count; n += 1) {
      const band = d.weighted([
        ['Full', 5],
        ['Half', 8],
        ['Quarter', 4],
        ['Starter', 2],
      ]);
      const size = Math.round({ Full: 250, Half: 125, Quarter: 63, Starter: 35 }[band] * (0.85 + d.next() * 0.3));
      const status = d.weighted([
        ['Let', 30],
        ['Vacant', 4],
        ['Notice to quit', 2],
        ['Reserved', 1.5],
      ]);
      const isLet = status === 'Let' || status === 'Notice to quit';
      const score = d.chance(0.06)
        ? null
        : d.weighted([
            [d.int(6, 10), 6],
            [d.int(2, 5), status === 'Notice to quit' ? 30 : 2],
          ]);
      const owed = isLet && d.chance(0.16) ? round(5 + d.next() * 140, 2) : 0;
      rows.push({
        'Plot Ref': `${site.replace(/[^A-Z]/g, '')}/${String(n).padStart(3, '0')}`,
        Site: site,
        Ward: ward,
        'Size Band': band,
        'Plot Size': `${size} sq m`,
        Status: status,
        'Tenant Since': isLet ? uk(d.day('1989-03-01', '2026-09-20')) : '',
        'Annual Rent': `£${round(14 + size * 0.41 + bias * 0.3, 2).toFixed(2)}`,
        'Concession Rent': d.chance(0.15) ? '' : `£${round((14 + size * 0.41) * 0.55, 2).toFixed(2)}`,
        'Water Charge': `£${round(6 + size * 0.06 + d.next() * 3, 2).toFixed(2)}`,
        Deposit: d.pick(['£25', '£50', '£50', '£75']),
        Arrears: `£${owed.toFixed(2)}`,
        'Paid Until': isLet ? uk(owed ? d.day('2025-09-30', '2026-08-31') : d.pick(['2026-12-31', '2027-03-31', '2027-09-30'])) : '',
        'Last Inspected': uk(d.day('2026-03-02', '2026-10-02')),
        'Inspection Score': score === null ? 'n/a' : `${score}/10`,
        'Cultivated %':
          status === 'Vacant' ? `${d.int(0, 45)}%` : `${d.int(score !== null && score < 6 ? 10 : 55, score !== null && score < 6 ? 60 : 100)}%`,
        Warnings: isLet ? (score !== null && score < 6 ? d.int(1, 3) : d.pick([0, 0, 0, 0, 1])) : 0,
        Shed: d.weighted([
          ['Yes', 9],
          ['yes', 2],
          ['No', 8],
          ['no', 1],
        ]),
        Greenhouse: d.weighted([
          ['Yes', 4],
          ['No', 10],
          ['', 1],
        ]),
        Polytunnel: d.weighted([
          ['Y', 1],
          ['N', 6],
        ]),
        'Hens Allowed': d.pick(['TRUE', 'FALSE', 'FALSE']),
        'Step Free': d.weighted([
          ['Yes', 3],
          ['No', 7],
        ]),
        'Tap Distance': `${d.int(2, 140)} m`,
        Soil: d.weighted([
          ['clay', 5],
          ['loam', 5],
          ['sandy', 3],
          ['silt', 2],
          ['', 1],
        ]),
        'Fruit Trees': d.chance(0.5) ? 0 : d.int(1, 9),
        'Compost Bins': d.int(0, 4),
        Crops: isLet ? d.some(CROPS, d.int(1, 5)).join('; ') : '',
        'Site Waiting List': waiting,
        'Typical Wait': `${round(waiting / bias / 2, 1)} years`,
        'Officer Notes': d.chance(0.35) ? '' : d.some(NOTES, d.int(1, 2)).join(' '),
        Page: `https://allotments.example.gov/plots/${site.toLowerCase().replaceAll(' ', '-')}-${n}`,
        Checked: addDays('2026-10-04', d.int(0, 1)),
      });
    }
  }
  return [{ file: 'allotments-2026-10-05.csv', text: csv(rows) }];
}
