import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';
const RUNS = ['2026-09-28', '2026-10-26', '2026-11-23'];
const VACCINES = [
  'flu',
  'covid-19',
  'shingles',
  'hepatitis A',
  'hepatitis B',
  'typhoid',
  'yellow fever',
  'rabies',
  'MMR',
  'HPV',
  'chickenpox',
  'tick-borne encephalitis',
  'tetanus',
];
const STREETS = [
  'Abbey',
  'Market',
  'Station',
  'Victoria',
  'Riverside',
  'Queens',
  'Orchard',
  'Castle',
  'Mill',
  'Northgate',
  'Elm',
  'Harbour',
  'Priory',
  'Meadow',
];
const KINDS = {
  'GP surgery': 'Surgery',
  pharmacy: 'Pharmacy',
  'travel clinic': 'Travel Clinic',
  'hospital hub': 'Vaccination Hub',
  'mobile unit': 'Mobile Unit',
};
export function vaxclinics() {
  const d = draws(43_202);
  let n = 10_200;
  let run = RUNS[0];
  const used = new Set();
  const title = (kind, city) => {
    for (;;) {
      const made = `${d.pick(STREETS)} ${d.pick(['Street', 'Road', 'Lane', 'Park'])} ${KINDS[kind]} ${city}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  const make = () => {
    const kind = d.weighted([
      ['GP surgery', 6],
      ['pharmacy', 9],
      ['travel clinic', 4],
      ['hospital hub', 2],
      ['mobile unit', 1.5],
    ]);
    const [city, code] = d.weighted([
      [['Leeds', 'LS'], 5],
      [['Cardiff', 'CF'], 4],
      [['Norwich', 'NR'], 3],
      [['Plymouth', 'PL'], 3],
      [['Sheffield', 'S'], 5],
      [['Exeter', 'EX'], 2],
      [['Dundee', 'DD'], 2],
      [['Coventry', 'CV'], 3],
    ]);
    const slots = d.chance(0.16) ? 0 : d.int(1, 140);
    const stars = d.chance(0.09) ? null : round(2.9 + Math.sqrt(d.next()) * 2.1, 1);
    const travel = kind === 'travel clinic' || d.chance(0.3);
    const wait = d.int(1, 19) * 5;
    const away = d.int(4, 340) * 10;
    return {
      clinic_id: `VC${(n += d.int(1, 6))}`,
      clinic_name: title(kind, city),
      provider_type: kind,
      city,
      postcode: `${code}${d.int(1, 19)} ${d.int(1, 9)}${d.pick(['AB', 'DL', 'EX', 'HN', 'PQ', 'TR'])}`,
      vaccines: d.some(VACCINES, d.int(2, 8)),
      flu_price: d.chance(0.12) ? null : `£${d.int(12, 24)}.${d.pick(['00', '50', '99'])}`,
      covid_price: d.chance(0.2) ? null : `£${d.int(65, 105)}.00`,
      travel_consult_fee: travel ? `£${d.pick([10, 15, 20, 25, 30, 35, 45])}` : null,
      nhs_free: d.chance(0.5) ? d.pick(['yes', 'Yes', 'Y']) : d.pick(['no', 'No', 'N']),
      slots_left: slots,
      next_slot: slots ? addDays(run, d.int(1, 40)) : null,
      walk_in: d.chance(0.35),
      min_age: `${d.pick([0, 2, 2, 5, 5, 12, 16, 18])} yrs`,
      avg_wait: wait < 60 ? `${wait} min` : `${Math.floor(wait / 60)} h${wait % 60 ? ` ${wait % 60} min` : ''}`,
      weekend_open: d.chance(0.4) ? 'yes' : 'no',
      wheelchair_access: d.chance(0.06) ? null : d.chance(0.8),
      parking_spaces: d.chance(0.1) ? null : d.pick([0, 0, 4, 6, 8, 12, 20, 45]),
      to_station: away < 1000 ? `${away} m` : `${round(away / 1000, 2)} km`,
      patient_rating: stars === null ? 'n/a' : `${stars}/5`,
      review_count: stars === null ? 0 : Math.round(d.next() ** 2 * 620) + 1,
      jabs_last_month: d.int(14, 1900),
      nurses: d.int(1, 14),
      languages: d.some(['English', 'Welsh', 'Polish', 'Urdu', 'Arabic', 'French', 'Bengali', 'Portuguese'], d.int(1, 4)),
      opened_on: d.day('2004-03-01', '2026-08-30'),
      last_inspected: d.chance(0.08) ? null : d.day('2022-01-10', '2026-09-20'),
      about: d.pick([
        'Friendly team of nurses. Children are welcome and get a sticker afterwards. Please arrive ten minutes early.',
        'We are on the first floor, there is a lift at the back of the building. Bring your red book or vaccination card.',
        'Travel advice included with every appointment. Certificates are issued on the spot for an extra charge.',
        'Quiet hour every Thursday for people who are anxious about needles. Numbing cream available on request.',
        'No appointment needed on most afternoons but queues can be long after 4 pm. Card payments only.',
      ]),
      booking_url: `https://jabs.example/c/${n}`,
    };
  };
  const change = (record) => {
    const slots = d.chance(0.2) ? 0 : d.int(1, 140);
    return {
      ...record,
      slots_left: slots,
      next_slot: slots ? addDays(run, d.int(1, 40)) : null,
      flu_price: record.flu_price && d.chance(0.4) ? `£${d.int(12, 24)}.${d.pick(['00', '50', '99'])}` : record.flu_price,
      jabs_last_month: d.int(14, 1900),
      review_count: record.review_count && record.review_count + d.int(0, 30),
    };
  };
  const all = [Array.from({ length: 390 }, make)];
  for (run of RUNS.slice(1)) all.push(nextRun(all.at(-1), { draw: d, gone: 0.05, changed: 1, change, added: d.int(14, 26), make }));
  return all.map((records, index) => ({ file: `vaxclinics-${RUNS[index]}.ndjson`, text: ndjson(records) }));
}
