import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

const RUNS = ['2026-10-12', '2026-11-09'];
const PROMOTERS = [
  ['Severnside Water', 'utility', 10],
  ['Cadmore Gas', 'utility', 8],
  ['FibreLoop', 'utility', 9],
  ['Openline', 'utility', 7],
  ['Western Grid', 'utility', 5],
  ['County Highways', 'highway authority', 9],
  ['Developer (s278)', 'developer', 2],
];
const TOWNS = [
  ['Brockworth', 'GL3'],
  ['Cheltenham', 'GL50'],
  ['Gloucester', 'GL1'],
  ['Stroud', 'GL5'],
  ['Tewkesbury', 'GL20'],
  ['Cirencester', 'GL7'],
  ['Dursley', 'GL11'],
];
const STREETS = [
  'High Street',
  'London Road',
  'Bath Road',
  'Station Road',
  'Church Lane',
  'Mill Lane',
  'Park Avenue',
  'Victoria Street',
  'Queens Drive',
  'Green Lane',
  'Tewkesbury Road',
  'Orchard Way',
  'Barton Street',
  'Hill View',
  'Painswick Road',
  'Cotswold Way',
  'Spa Road',
  'The Crescent',
];
const DOING = {
  'Severnside Water': ['Burst main repair', 'New water connection', 'Sewer relining', 'Meter box replacement'],
  'Cadmore Gas': ['Gas leak investigation', 'Mains replacement', 'New gas service', 'Disconnection'],
  FibreLoop: ['Duct laying for full fibre', 'New cabinet base', 'Blocked duct clearance'],
  Openline: ['Pole replacement', 'Overhead cabling', 'Chamber lid repair'],
  'Western Grid': ['Cable fault', 'New supply for EV chargers', 'Substation cable diversion'],
  'County Highways': ['Carriageway resurfacing', 'Pothole patching', 'Kerb works', 'Drainage gully repair', 'Zebra crossing upgrade'],
  'Developer (s278)': ['New junction for housing site', 'Footway widening'],
};

export function roadworks() {
  const d = draws(41_033);
  let n = 70_100;
  let run = RUNS[0];
  let early = -60;
  const flag = (p) => (d.chance(p) ? d.pick(['Y', 'Yes', 'yes']) : d.pick(['N', 'No', 'no']));
  const make = () => {
    const [promoter, promoterType] = d.weighted(PROMOTERS.map((row) => [row, row[2]]));
    const [town, district] = d.pick(TOWNS);
    const kind = d.weighted([
      ['Minor', 12],
      ['Standard', 7],
      ['Major', 4],
      ['Immediate - emergency', 4],
      ['Immediate - urgent', 2],
    ]);
    const days =
      kind === 'Major' ? d.int(11, 90) : kind === 'Standard' ? d.int(4, 10) : d.int(1, 3) + (kind.startsWith('Immediate') ? d.int(0, 4) : 0);
    const start = addDays(run, d.int(early, 55));
    const end = addDays(start, days - 1);
    const begun = start <= run;
    const state = d.chance(0.05)
      ? 'Cancelled'
      : !begun
        ? d.chance(0.75)
          ? 'Planned'
          : 'Awaiting permit'
        : end < run && !d.chance(0.12)
          ? 'Completed'
          : 'In progress';
    const long = kind === 'Major' ? d.int(60, 1900) : d.int(2, 120);
    const tm = d.weighted([
      ['Road closure', kind === 'Major' ? 6 : 2],
      ['Two-way signals', 5],
      ['Multi-way signals', 2],
      ['Lane closure', 3],
      ['Stop/go boards', 2],
      ['Give and take', 6],
      ['No carriageway incursion', 4],
    ]);
    const wait = tm === 'No carriageway incursion' ? 0 : tm === 'Road closure' ? d.int(5, 75) : d.int(1, 25);
    const what = d.pick(DOING[promoter]);
    const street = d.pick(STREETS);
    return {
      works_ref: `GL${(n += d.int(3, 21))}`,
      street,
      town,
      postcode: `${district} ${d.int(1, 9)}${d.pick(['AB', 'DL', 'HN', 'PT', 'QZ'])}`,
      promoter,
      promoter_type: promoterType,
      works_category: kind,
      activity: what,
      works_state: state,
      traffic_mgmt: tm,
      start_date: start,
      end_date: end,
      duration_days: days,
      site_length: long >= 1000 ? `${round(long / 1000, 2)} km` : `${long} m`,
      lanes_shut: tm === 'No carriageway incursion' || tm === 'Give and take' ? 0 : tm === 'Road closure' ? d.pick([2, 2, 2, 4]) : 1,
      footway_shut: flag(0.42),
      bus_route: flag(0.35),
      cycle_lane_affected: flag(0.22),
      night_work: flag(0.16),
      weekend_work: flag(0.3),
      expected_delay: d.chance(0.06) ? null : wait >= 60 ? `1 h ${wait - 60} min` : `${wait} min`,
      diversion_miles: tm === 'Road closure' ? round(0.3 + d.next() * 9.5, 1) : null,
      permit_fee: `£${(kind === 'Major' ? d.pick([240, 285, 310]) : kind === 'Standard' ? d.pick([130, 145]) : d.pick([45, 65, 70])).toFixed(2)}`,
      complaints: Math.floor(d.next() ** 4 * 38),
      inspection_fails: d.weighted([
        [0, 14],
        [1, 4],
        [2, 2],
        [3, 1],
      ]),
      overrun_fine: end < run && state === 'In progress' ? `£${d.int(2, 25) * 250}` : null,
      contractor: d.pick(['Kierby', 'Morrow Utilities', 'Amberley Civils', 'Tarmont', 'in-house', null]),
      lat: round(51.7 + d.next() * 0.3, 5),
      lng: round(-2.4 + d.next() * 0.5, 5),
      notes: [
        `${what} on ${street}, ${town}.`,
        d.pick([
          'Access for residents will be kept at all times.',
          'Emergency vehicles only.',
          'Bus stops moved 150 m to the north.',
          'Signals manned 07:00 to 19:00.',
          'No parking bays available during the works.',
        ]),
        d.pick(['Noise expected before 8am.', 'Resurfacing to follow next year.', 'Spoil heap fenced off.', 'Customers informed by letter.', '']),
      ]
        .join(' ')
        .trim(),
    };
  };
  const move = (r) => {
    const slip = r.works_state !== 'Completed' && r.works_state !== 'Cancelled' && d.chance(0.35) ? d.int(1, 21) : 0;
    const end = addDays(r.end_date, slip);
    const state = ['Completed', 'Cancelled'].includes(r.works_state)
      ? r.works_state
      : d.chance(0.06)
        ? 'Cancelled'
        : r.start_date > run
          ? 'Planned'
          : end < run && !d.chance(0.1)
            ? 'Completed'
            : 'In progress';
    return {
      ...r,
      works_state: state,
      end_date: end,
      duration_days: r.duration_days + slip,
      complaints: r.complaints + (d.chance(0.3) ? d.int(1, 9) : 0),
      overrun_fine: end < run && state === 'In progress' ? `£${d.int(4, 40) * 250}` : r.overrun_fine,
    };
  };
  const first = Array.from({ length: 540 }, make);
  [, run] = RUNS;
  early = -20;
  const second = nextRun(first, { draw: d, gone: 0.12, changed: 1, change: move, added: 117, make });
  return [first, second].map((rows, at) => ({ file: `roadworks-${RUNS[at]}.ndjson`, text: ndjson(rows) }));
}
