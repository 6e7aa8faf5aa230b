import { csv, draws, nextRun, round } from '../made.mjs';
const TOWNS = [
  ['Carlisle', 'North West', 'CA1'],
  ['Preston', 'North West', 'PR1'],
  ['Bolton', 'North West', 'BL2'],
  ['Hexham', 'North East', 'NE46'],
  ['Durham', 'North East', 'DH1'],
  ['Sunderland', 'North East', 'SR2'],
  ['Leeds', 'Yorkshire', 'LS8'],
  ['Whitby', 'Yorkshire', 'YO21'],
  ['Sheffield', 'Yorkshire', 'S10'],
  ['Lincoln', 'East Midlands', 'LN2'],
  ['Derby', 'East Midlands', 'DE1'],
];
const PLACES = [
  'Town Hall',
  'Methodist Church',
  'Leisure Centre',
  'Rugby Club',
  'Donor Centre',
  'Masonic Hall',
  'Fire Station',
  'University Union',
  'Community Hub',
];
const NOTES = [
  'Please eat a proper meal and drink 500 ml of water beforehand.',
  'Enter by the rear door, the main entrance is closed for building works.',
  'Prayer room next to the waiting area. Lift to the first floor.',
  'Free tea, squash and a choice of biscuits; vegan and gluten free snacks on request.',
  'Creche run by volunteers until 15:00.',
  'We especially need donors of Black heritage with the Ro subtype.',
  'Car park is locked at 20:00 sharp.',
  '',
];
const RUNS = ['2026-11-09', '2026-11-23'];
const time = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export function blooddrives() {
  const d = draws(42_313);
  let id = 7100;
  const make = () => {
    const [town, region, code] = d.pick(TOWNS);
    const place = d.pick(PLACES);
    const start = d.pick([540, 570, 600, 780, 810, 840, 900]);
    const length = d.int(10, 26) * 15;
    const beds = d.int(4, 14);
    const slots = Math.round((beds * length) / 24) - d.int(0, 7);
    const booked = d.chance(0.16) ? slots : Math.round(slots * (0.3 + d.next() * 0.68));
    const parking = d.weighted([
      ['Free on site', 8],
      ['Pay and display', 5],
      ['None', 2],
    ]);
    return {
      'Session ID': `BD-${(id += d.int(1, 5))}`,
      Venue: `${town} ${place}`,
      'Venue Type': place,
      Town: town,
      Postcode: `${code} ${d.int(1, 9)}${d.pick(['AB', 'DE', 'HJ', 'NP', 'QT'])}`,
      Region: region,
      'Session Date': d.day('2026-11-25', '2027-02-26'),
      Opens: time(start),
      Closes: time(start + length),
      'Session Length': length % 60 ? `${Math.floor(length / 60)} h ${length % 60} min` : `${length / 60} h`,
      Beds: beds,
      'Total Slots': slots,
      Booked: booked,
      'Slots Left': slots - booked,
      'Donation Types':
        place === 'Donor Centre' ? d.pick(['Whole blood; Plasma; Platelets', 'Plasma; Platelets', 'Whole blood; Plasma']) : 'Whole blood',
      'First Timers Welcome': d.chance(0.78) ? 'Yes' : 'No',
      'Walk Ins': d.pick(['Y', 'N', 'N', 'N', '']),
      'Step Free': d.chance(0.82) ? 'Yes' : 'No',
      Parking: parking,
      'Parking Spaces': parking === 'None' ? 0 : d.int(6, 180),
      'Parking Charge': parking === 'Pay and display' ? `£${d.pick(['1.20', '2.00', '2.50', '3.40', '4.80'])}` : '',
      'Units Last Visit': d.chance(0.12) ? '' : Math.round(slots * (0.6 + d.next() * 0.35)),
      'Deferral Rate': d.chance(0.08) ? 'n/a' : `${round(4 + d.next() * 13, 1)}%`,
      'Avg Wait': `${d.int(5, 58)} min`,
      'From Station': `${round(0.1 + d.next() ** 2 * 4.4, 1)} mi`,
      'O Neg Appeal': d.chance(0.27) ? 'Y' : 'N',
      'Team Lead': d.pick(['P. Ainsworth', 'S. Okafor', 'M. Dunne', 'R. Patel', 'J. Kowalska', 'H. Birch']),
      Notes: d.pick(NOTES),
      Link: `https://giveblood.example/sessions/${id}`,
    };
  };
  const change = (r) => {
    const booked = Math.min(r['Total Slots'], Math.max(0, r.Booked + d.int(-6, 30)));
    const moved = d.chance(0.08) ? { 'Session Date': d.day('2026-12-10', '2027-02-26') } : {};
    return {
      ...r,
      Booked: booked,
      'Slots Left': r['Total Slots'] - booked,
      'Avg Wait': d.chance(0.2) ? `${d.int(5, 58)} min` : r['Avg Wait'],
      ...moved,
    };
  };
  const first = Array.from({ length: 380 }, make);
  const second = nextRun(first, { draw: d, gone: 0.04, changed: 0.62, change, added: 27, make });
  return [first, second].map((records, i) => ({ file: `blooddrives-${RUNS[i]}.csv`, text: csv(records) }));
}
