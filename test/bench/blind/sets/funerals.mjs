import { csv, draws, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-08-31', '2026-11-16'];
const PLACES = [
  ['Exeter', 'Devon'],
  ['Barnstaple', 'Devon'],
  ['Torquay', 'Devon'],
  ['Truro', 'Cornwall'],
  ['Penzance', 'Cornwall'],
  ['Taunton', 'Somerset'],
  ['Yeovil', 'Somerset'],
  ['Bath', 'Somerset'],
  ['Dorchester', 'Dorset'],
  ['Weymouth', 'Dorset'],
  ['Swindon', 'Wiltshire'],
  ['Salisbury', 'Wiltshire'],
];
const FAMILIES = [
  'Pascoe',
  'Tregenza',
  'Whitcombe',
  'Loveridge',
  'Harding',
  'Snell',
  'Chubb',
  'Yeo',
  'Medlock',
  'Bidgood',
  'Lamb',
  'Coombes',
  'Rundle',
  'Trott',
  'Vickery',
];
const uk = (day) => day.split('-').toReversed().join('/');
const pounds = (value) => `£${thousands(value, ',')}`;
const tens = (value) => Math.round(value / 10) * 10;
const MONEY = ['Attended Funeral', 'Unattended Funeral', 'Hearse', 'Limousine', 'Embalming', 'Cheapest Coffin'];
export function funerals() {
  const d = draws(43_404);
  let n = 300;
  let run = RUNS[0];
  const used = new Set();
  const branch = (town) => {
    for (;;) {
      const made = `${d.pick(FAMILIES)} ${d.pick(['& Sons', '& Daughters', 'Funeral Services', 'Family Funerals', 'Funeral Directors'])}, ${town}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const yes = (p) => (d.chance(p) ? d.pick(['Yes', 'YES', 'yes']) : d.pick(['No', 'NO', 'no']));
  const make = () => {
    const [town, county] = d.pick(PLACES);
    const owner = d.weighted([
      ['Independent', 10],
      ['Co-operative', 4],
      ['National chain', 5],
    ]);
    const attended = tens((owner === 'National chain' ? 2750 : 2150) * d.spread()) + 5;
    const reviews = d.chance(0.1) ? 0 : Math.round(d.next() ** 2 * 240) + 1;
    return {
      'FD Ref': `FD${(n += d.int(1, 9))}`,
      Branch: branch(town),
      Town: town,
      County: county,
      Ownership: owner,
      'Attended Funeral': pounds(attended),
      'Unattended Funeral': d.chance(0.1) ? 'N/A' : pounds(tens(attended * (0.4 + d.next() * 0.2)) + 5),
      Hearse: pounds(d.int(18, 52) * 10),
      Limousine: d.chance(0.12) ? '' : pounds(d.int(14, 36) * 10),
      Embalming: d.chance(0.15) ? '' : pounds(d.int(8, 22) * 10),
      'Cheapest Coffin': pounds(d.int(19, 78) * 10),
      'Deposit Asked': `${d.pick([0, 10, 20, 25, 50, 50, 75, 100])}%`,
      Established: d.chance(0.06) ? '' : d.int(1834, 2022),
      Staff: d.int(2, 31),
      'Chapel Seats': d.chance(0.25) ? '' : d.int(3, 36) * 5,
      'Miles to Crematorium': `${round(0.6 + d.next() * 21, 1)} miles`,
      'Funerals Last Year': d.int(28, 640),
      'Star Rating': reviews ? `${round(3 + Math.sqrt(d.next()) * 2, 1)} out of 5` : '',
      Reviews: reviews,
      'Trade Body Member': yes(0.68),
      'Natural Burials': yes(0.42),
      'Home Visits': yes(0.74),
      'Own Cars': yes(0.55),
      Instalments: yes(0.5),
      '24h Line': yes(0.8),
      'Price List Dated': uk(d.day('2024-03-01', run)),
      'Last Inspected': d.chance(0.12) ? '-' : uk(d.day('2023-01-10', '2026-08-20')),
      Faiths: d.some(['Christian', 'Humanist', 'Muslim', 'Jewish', 'Hindu', 'Sikh', 'Buddhist'], d.int(1, 5)).join('; '),
      About: d.pick([
        'Fifth generation of the same family, still in the old forge behind the church. We answer the phone ourselves at any hour.',
        'A calm modern branch with a private garden. Pets are welcome at our services and often come along.',
        'We offer wicker, wool and cardboard coffins next to the usual veneers, and a motorcycle hearse for those who rode.',
        'Ashes can be scattered at sea from our partner boat. Ask about memory boxes for children.',
        'Parking for twelve cars behind the building and step free throughout. Refreshments afterwards on request.',
      ]),
      Website: `https://farewells.example/fd/${n}`,
    };
  };
  const change = (record) => {
    const by = d.chance(0.78) ? 1.02 + d.next() * 0.1 : 0.88 + d.next() * 0.09;
    const scaled = (text) => (text.startsWith('£') ? pounds(round((Number(text.replaceAll(/[£,]/g, '')) * by) / 5) * 5) : text);
    return {
      ...record,
      ...Object.fromEntries(MONEY.map((name) => [name, scaled(record[name])])),
      Reviews: record.Reviews && record.Reviews + d.int(0, 14),
      'Price List Dated': uk(d.day('2026-09-01', run)),
    };
  };
  const first = Array.from({ length: 310 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.06, changed: 0.45, change, added: 21, make });
  return [first, second].map((records, index) => ({ file: `funerals-${RUNS[index]}.csv`, text: csv(records) }));
}
