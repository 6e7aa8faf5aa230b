import { addDays, draws, json, round } from '../made.mjs';

const CITIES = [
  ['Nottingham', 'NG', ['Beeston', 'West Bridgford', 'Arnold', 'Carlton', 'Hucknall'], 1],
  ['Derby', 'DE', ['Mickleover', 'Allestree', 'Chaddesden', 'Littleover'], 0.96],
  ['Leicester', 'LE', ['Oadby', 'Wigston', 'Braunstone', 'Glenfield'], 0.98],
  ['Sheffield', 'S', ['Hillsborough', 'Ecclesall', 'Crookes', 'Gleadless', 'Dore'], 1.03],
  ['Lincoln', 'LN', ['Birchwood', 'North Hykeham', 'Bracebridge'], 0.93],
  ['Coventry', 'CV', ['Earlsdon', 'Tile Hill', 'Binley', 'Walsgrave'], 1.05],
];
const WOMEN = ['Sandra', 'Meena', 'Joyce', 'Katie', 'Farida', 'Lorraine', 'Agnieszka', 'Denise', 'Tracey', 'Olu', 'Bethan', 'Yasmin'];
const MEN = ['Keith', 'Imran', 'Gary', 'Dev', 'Marcin', 'Trevor', 'Colin', 'Jerome', 'Abdul', 'Stuart', 'Wesley', 'Phil', 'Neil', 'Harjit'];
const LAST = [
  'Baxter',
  'Chaudhry',
  'Dale',
  'Ellis',
  'Fearn',
  'Gill',
  'Hobson',
  'Iqbal',
  'Jarvis',
  'Kaur',
  'Lomas',
  'Marsh',
  'Nowak',
  'Oakley',
  'Patel',
  'Rudd',
  'Shaw',
  'Tomlin',
  'Usman',
  'Varley',
  'Wragg',
  'Yates',
];
const CARS = {
  manual: ['Ford Fiesta', 'Vauxhall Corsa', 'Renault Clio', 'Peugeot 208', 'VW Polo'],
  automatic: ['Toyota Yaris Hybrid', 'Nissan Leaf', 'Kia e-Niro', 'MG4 EV', 'Honda Jazz'],
};

export function instructors() {
  const d = draws(41_088);
  const used = new Set();
  let adi = 318_000;
  const flag = (p) => (d.chance(p) ? d.pick(['yes', 'Yes', 'Y', 'true']) : d.pick(['no', 'No', 'N', 'false']));
  const rows = [];
  while (rows.length < 340) {
    const woman = d.chance(0.33);
    const name = `${d.pick(woman ? WOMEN : MEN)} ${d.pick(LAST)}`;
    const [city, code, areas, dear] = d.pick(CITIES);
    if (used.has(name)) continue;
    used.add(name);
    const gearbox = d.weighted([
      ['manual', 11],
      ['automatic', 6],
      ['both', 1.5],
    ]);
    const car = d.pick(CARS[gearbox === 'both' ? 'manual' : gearbox]);
    const rate = round((33 + (gearbox === 'automatic' ? 3 : 0) + d.next() * 12) * dear * 2) / 2;
    const years = d.weighted([
      [d.int(0, 3), 4],
      [d.int(4, 12), 6],
      [d.int(13, 34), 4],
    ]);
    const tests = d.int(6, 62);
    const passes = Math.round(tests * (0.36 + d.next() * 0.42));
    const reviews = d.chance(0.1) ? 0 : Math.round(d.next() ** 2 * 240) + 1;
    const full = d.chance(0.18);
    rows.push({
      adi_no: (adi += d.int(7, 230)),
      name,
      gender: woman ? 'F' : 'M',
      school: d.weighted([
        ['Independent', 8],
        ['RedPlate', 3],
        ['Clutch & Go', 3],
        ['AceDrive', 2],
        ['First Gear Academy', 2],
      ]),
      city,
      postcode: `${code}${d.int(1, 19)}`,
      covers: d.some(areas, d.int(1, areas.length)),
      gearbox,
      tuition_car: car,
      electric: ['Nissan Leaf', 'Kia e-Niro', 'MG4 EV'].includes(car),
      hourly: `£${rate.toFixed(2)}`,
      block_of_10: d.chance(0.12) ? null : `£${Math.round(rate * (8.9 + d.next() * 0.9))}`,
      first_lesson: d.chance(0.3) ? 'free' : `£${round(rate * (0.5 + d.next() * 0.5)).toFixed(2)}`,
      test_day_hire: `£${d.pick([60, 70, 75, 80, 85, 90, 100, 110])}`,
      motorway_lesson: d.chance(0.4) ? null : `£${Math.round(rate * 2)}`,
      grade: d.chance(0.42) ? 'A' : 'B',
      yrs_teaching: years,
      tests_12m: tests,
      passes_12m: passes,
      pass_rate: `${round((100 * passes) / tests, 1)}%`,
      first_time_pass_rate: d.chance(0.2) ? 'n/a' : `${round(28 + d.next() * 38)}%`,
      stars: reviews === 0 ? null : round(3.6 + Math.sqrt(d.next()) * 1.4, 1),
      no_of_reviews: reviews,
      wait: full ? null : `${d.int(1, 22)} weeks`,
      taking_pupils: full ? 'no' : d.pick(['yes', 'Yes', 'Y']),
      next_slot: full ? null : addDays('2026-11-18', d.int(2, 90)),
      evenings: flag(0.55),
      weekends: flag(0.45),
      intensive: flag(0.35),
      nervous_learners: flag(0.6),
      wheelchair_adapted: flag(0.07),
      speaks: [
        'English',
        ...d.some(
          ['Polish', 'Urdu', 'Punjabi', 'Romanian', 'Hindi', 'Arabic', 'BSL'],
          d.weighted([
            [0, 7],
            [1, 4],
            [2, 1.5],
          ]),
        ),
      ],
      pickup_radius: `${d.int(3, 18)} miles`,
      payment: d.some(['cash', 'card', 'bank transfer', 'app'], d.int(1, 3)),
      member_since: d.day('2014-05-01', '2026-10-20'),
      about_me: [
        d.pick([
          'Patient and friendly, I never shout.',
          'Ex police driver, calm and clear.',
          'I passed at the fourth go myself so I know how it feels.',
          'Former primary teacher.',
          'Over 500 learners passed since I started.',
        ]),
        d.pick([
          'Lessons of 1, 1.5 or 2 hours.',
          'Pick up from home, school or work.',
          'Mock tests every month on the real routes.',
          'Theory app included at no cost.',
          'Dashcam clips after each lesson.',
        ]),
        d.pick([
          'Discount for NHS staff and students.',
          '24 hours notice for cancellations please.',
          'Women only on Fridays.',
          'Waiting list for summer holidays.',
          'Text, do not ring, while I am teaching.',
        ]),
      ].join(' '),
      profile: `https://findaninstructor.example/i/${name.toLowerCase().replace(' ', '-')}`,
    });
  }
  return [{ file: 'instructors-2026-11-18.json', text: json(rows) }];
}
