import { csv, draws, nextRun, thousands } from '../made.mjs';
const RUNS = ['2026-10-19', '2026-11-23'];
const MAKERS = [
  ['Phonak', 1450, ['Audeo Lumity', 'Naida Link', 'Virto Infinio', 'Slim']],
  ['Oticon', 1380, ['Intent', 'Real', 'Own', 'Xceed']],
  ['Widex', 1290, ['Moment Sheer', 'SmartRIC', 'Evoke']],
  ['ReSound', 1240, ['Nexia', 'Vivia', 'Omnia', 'Enzo']],
  ['Signia', 1180, ['Pure Charge&Go', 'Silk', 'Styletto', 'Active']],
  ['Starkey', 1560, ['Edge AI', 'Genesis', 'Signature']],
  ['Bernafon', 880, ['Alpha', 'Encanta', 'Viron']],
];
const CLINICS = ['Clarity Hearing', 'The Ear Company', 'Harley Audiology', 'Soundwise', 'HighStreet Hearing', 'Aldous & Lee', 'EarDirect'];
const pounds = (value) => `£${thousands(value, ',')}`;
const uk = (day) => day.split('-').toReversed().join('/');
export function hearingaids() {
  const d = draws(50_101);
  let n = 1100;
  let run = RUNS[0];
  const make = () => {
    const [maker, base, lines] = d.pick(MAKERS);
    const level = d.weighted([
      ['Essential', 3],
      ['Standard', 4],
      ['Advanced', 4],
      ['Premium', 3],
    ]);
    const by = { Essential: 0.55, Standard: 0.8, Advanced: 1.1, Premium: 1.45 }[level];
    const charge = d.chance(0.6);
    return {
      'Offer ID': `HA${(n += d.int(1, 6))}`,
      Model: `${d.pick(lines)} ${d.pick([30, 50, 70, 90, 3, 5, 7, 9])}`,
      Manufacturer: maker,
      Style: d.weighted([
        ['Receiver in canal', 8],
        ['Behind the ear', 5],
        ['In the ear', 3],
        ['Invisible', 2],
      ]),
      'Technology Level': level,
      'Price per Pair': pounds(Math.round(base * by * 1.7 * d.spread()) + 5),
      Clinic: d.pick(CLINICS),
      Rechargeable: charge ? 'Yes' : 'No',
      'Battery Life': d.chance(0.06) ? '' : charge ? `${d.int(18, 51)} hours` : `${d.int(80, 240)} hours`,
      Bluetooth: d.chance(0.74) ? 'Yes' : 'No',
      'Warranty Years': d.chance(0.05) ? '' : d.pick([2, 3, 4, 4, 5]),
      'Patient Rating': d.chance(0.12) ? '' : `${(3.1 + d.next() * 1.9).toFixed(1)}/5`,
      Colours: d.some(['silver', 'beige', 'graphite', 'black', 'champagne', 'white', 'rose gold'], d.int(1, 5)).join('; '),
      'Price Checked': uk(d.day('2026-07-01', run)),
    };
  };
  const change = (record) => {
    const old = Number(record['Price per Pair'].replaceAll(/[£,]/g, ''));
    const by = d.chance(0.6) ? 0.84 + d.next() * 0.13 : 1.02 + d.next() * 0.1;
    return { ...record, 'Price per Pair': pounds(old * by), 'Price Checked': uk(d.day('2026-10-20', run)) };
  };
  const first = Array.from({ length: 430 }, make);
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.07, changed: 0.35, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `hearingaids-${RUNS[index]}.csv`, text: csv(records) }));
}
