import { draws, ndjson, nextRun } from '../made.mjs';
const RUNS = ['2026-05-04', '2026-05-18'];
const TOWNS = ['Newquay', 'Bude', 'Woolacombe', 'Exmouth', 'Bournemouth', 'Swanage', 'Margate', 'Folkestone', 'Cromer', 'Great Yarmouth'];
const SETTINGS = [
  ['Beach', ['Beach Lifeguard', 'Senior Beach Lifeguard', 'Beach Supervisor'], ['Coastwatch Trust', 'Shoreline Rescue', 'Harbour Council'], 13.6, 7],
  [
    'Indoor pool',
    ['Pool Lifeguard', 'Duty Lifeguard', 'Swim Teacher and Lifeguard'],
    ['Everfit Leisure', 'Tidewell Centres', 'Harbour Council'],
    12.5,
    6,
  ],
  ['Lido', ['Lido Lifeguard', 'Senior Lido Lifeguard'], ['Tidewell Centres', 'Friends of the Lido'], 12.9, 3],
  ['Water park', ['Slide Attendant', 'Water Park Lifeguard', 'Shift Leader'], ['Splashland', 'Sunny Sands Holidays'], 12.3, 4],
  ['Lake', ['Open Water Lifeguard', 'Safety Boat Crew'], ['Greenmere Outdoors', 'Sunny Sands Holidays'], 13.1, 3],
];
const ABOUT = [
  'Early starts with a swim test every Monday. Uniform and sunscreen are supplied, staff eat at half price in the kiosk.',
  'You will patrol on foot and by quad bike and help at the first aid hut on busy days.',
  'Shifts rotate between the slides, the lazy river and the toddler lagoon. Friendly young crew.',
  'Lone worker at quiet times, so you must be confident with radio procedures and throw bags.',
  'Run aqua fit on Thursday evenings if you like, paid on top of your hours.',
  'We welcome students and retired swimmers alike. References from two employers are needed.',
  '',
];
export function lifeguards() {
  const d = draws(47_202);
  let n = 7100;
  let [from, run] = ['2026-03-02', RUNS[0]];
  const make = () => {
    const [setting, posts, employers, pay] = d.weighted(SETTINGS.map((entry) => [entry, entry[4]]));
    const post = d.pick(posts);
    const town = d.pick(TOWNS);
    const lead = /Senior|Supervisor|Leader/.test(post) ? 1.9 : 0;
    return {
      job_id: `LG-${(n += d.int(1, 7))}`,
      post,
      employer: d.pick(employers),
      town,
      setting,
      hourly_pay: d.chance(0.06) ? null : `£${(pay + lead + d.int(-6, 14) * 0.1).toFixed(2)} per hour`,
      hours_per_week: d.pick([12, 16, 20, 24, 30, 35, 37.5, 40, 40]),
      starts_on: d.day('2026-05-23', '2026-07-20'),
      apply_by: d.chance(0.1) ? null : d.day(run === RUNS[0] ? '2026-05-01' : '2026-05-16', '2026-06-19'),
      vacancies: d.pick([1, 1, 2, 2, 3, 4, 6, 8, 10]),
      accommodation: d.chance(0.27),
      certificates: d.some(['NPLQ', 'NVBLQ', 'First aid', 'Powerboat level 2', 'DBS check', 'AED'], d.int(0, 3)),
      about: d.pick(ABOUT),
      posted: d.day(from, run),
    };
  };
  const change = (record) => {
    const pay = record.hourly_pay && Number(record.hourly_pay.slice(1, 6)) + d.pick([0, 0, 0.25, 0.4, 0.75, -0.2]);
    const vacancies = d.chance(0.5) ? Math.max(1, record.vacancies - d.int(1, 3)) : record.vacancies;
    return { ...record, hourly_pay: pay && `£${pay.toFixed(2)} per hour`, vacancies };
  };
  const first = Array.from({ length: 260 }, make);
  [from, run] = ['2026-05-05', RUNS[1]];
  const second = nextRun(first, { draw: d, gone: 0.2, changed: 0.4, change, added: 58, make });
  return [first, second].map((records, index) => ({ file: `lifeguards-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
