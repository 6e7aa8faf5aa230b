import { addDays, draws, ndjson, nextRun, round, thousands } from '../made.mjs';
/** Courses: name, level, days, price, tidal only, exam. */
const COURSES = [
  ['Start Yachting', 'Beginner', [2, 3], 260],
  ['Competent Crew', 'Beginner', [5], 590],
  ['Day Skipper Practical', 'Intermediate', [5], 660],
  ['Coastal Skipper', 'Advanced', [5], 720],
  ['Yachtmaster Prep', 'Advanced', [6, 7], 980],
  ['Mile Builder', 'Intermediate', [5, 8, 10], 850],
  ['Powerboat Level 2', 'Beginner', [2], 295],
  ['Dinghy Level 1', 'Beginner', [2], 210],
  ['Spinnaker Weekend', 'Intermediate', [2], 270],
  ['Heavy Weather Clinic', 'Advanced', [3, 4], 520],
  ['Ocean Passage', 'Advanced', [10, 12, 14], 1650],
];
const BASES = {
  Southampton: 'UK',
  Falmouth: 'UK',
  Largs: 'UK',
  Cork: 'Ireland',
  Brest: 'France',
  Lefkada: 'Greece',
  Palma: 'Spain',
  'Las Palmas': 'Spain',
  Split: 'Croatia',
  Kiel: 'Germany',
};
const SCHOOLS = [
  'Solent Sea School',
  'Blue Horizon',
  'Force Four Sailing',
  'First Reef',
  'Tide & Time',
  'Windward Academy',
  'Salty Dog Training',
  'Nordlicht Segeln',
];
const SKIPPERS = [
  'Anna Reid',
  'Tom Halloran',
  'Gwen Pryce',
  'Marc Le Goff',
  'Nikos Vlachos',
  'Ute Brandt',
  'Fiona Muir',
  'Dario Peric',
  'Jack Tregenza',
  'Elsa Lind',
];
const BOATS = [
  ['Bavaria 38', 38],
  ['Hanse 315', 31],
  ['Beneteau Oceanis 41', 41],
  ['Dufour 37', 37],
  ['Jeanneau 349', 34],
  ['Swan 46', 46],
  ['Sigma 33', 33],
];
const RUNS = ['2027-01-11', '2027-02-08', '2027-03-08'];

export function sailing() {
  const d = draws(39_707);
  let code = 300;
  const make = () => {
    const [title, level, lengths, base] = d.pick(COURSES);
    const small = /Dinghy|Powerboat/.test(title);
    const days = d.pick(lengths);
    const harbour = d.pick(Object.keys(BASES));
    const starts = d.day('2027-03-20', '2027-10-24');
    const price = round((base * (1 + (days - lengths[0]) * 0.07) * d.spread()) / 5) * 5;
    const [boat, feet] = d.pick(BOATS);
    const places = small ? d.int(6, 12) : d.int(4, 8);
    const left = d.chance(0.16) ? 0 : d.int(1, places);
    const aboard = !small && days > 2;
    const reviews = d.chance(0.1) ? 0 : d.int(1, 240);
    return {
      courseCode: `${title.replaceAll(/[^A-Z]/g, '')}${(code += d.int(1, 6))}`,
      courseTitle: title,
      school: d.pick(SCHOOLS),
      harbour,
      country: BASES[harbour],
      level,
      startsOn: starts,
      endsOn: addDays(starts, days - 1),
      durationDays: days,
      pricePP: `£${thousands(price, ',')}`,
      earlyBird: d.chance(0.4) ? `£${thousands(round((price * (0.84 + d.next() * 0.1)) / 5) * 5, ',')}` : null,
      bookEarlyBy: null,
      ownCabin: aboard && d.chance(0.6) ? `+£${d.pick([90, 120, 150, 180, 220])}` : '',
      maxStudents: places,
      placesLeft: left,
      instructor: d.pick(SKIPPERS),
      vessel: small ? d.pick(['RS Quest', 'Laser Pico', 'RIB 5.4']) : boat,
      vesselLength: small ? `${d.pick([14, 12, 18])} ft` : `${feet} ft`,
      minAge: d.weighted([
        [8, small ? 4 : 0.2],
        [12, 3],
        [16, 6],
        [18, 2],
      ]),
      sleepAboard: aboard ? d.pick(['Yes', 'yes']) : 'No',
      mealsIncl: aboard && d.chance(0.6) ? 'Y' : 'N',
      tidal: ['Lefkada', 'Palma', 'Split', 'Kiel'].includes(harbour) ? 'non-tidal' : 'tidal',
      examIncl: level === 'Advanced' ? d.chance(0.6) : d.chance(0.15),
      womenOnly: d.chance(0.09),
      milesApprox: small ? null : `${d.int(15, 40) * days} nm`,
      nightHours: small || days < 3 ? 0 : d.int(0, days * 4),
      priorMiles: level === 'Advanced' ? d.pick([300, 400, 600, 800]) : level === 'Intermediate' ? d.pick([0, 100, 100, 200]) : 0,
      rating: reviews ? `${round(3.2 + Math.sqrt(d.next()) * 1.8, 1)}★` : null,
      reviews,
      bring: d.some(['sleeping bag', 'oilskins', 'wellies', 'head torch', 'gloves', 'sunscreen', 'soft bag'], d.int(2, 5)),
      blurb: [
        d.pick([
          'Learn the ropes with a patient crew.',
          'A week of real passage making with plenty of helm time.',
          'Small groups and lots of mooring practice.',
          'Ideal if you want to charter on your own next season.',
        ]),
        d.pick([
          'We visit a new anchorage every evening.',
          'Lifejackets and waterproofs can be borrowed free of charge.',
          'Evenings are spent ashore in the pub.',
          'Some theory homework before you join.',
        ]),
        d.pick([
          'Diesel and mooring fees are covered.',
          'Airport transfer can be arranged.',
          'Free parking at the marina.',
          'Bring seasickness tablets just in case.',
        ]),
      ].join(' '),
      href: `https://saillearn.example/c/${code}`,
    };
  };
  const dated = () => {
    const made = make();
    return { ...made, bookEarlyBy: made.earlyBird && addDays(made.startsOn, -d.pick([30, 45, 60])) };
  };
  const change = (r) => {
    const price = Number(r.pricePP.replaceAll(/[£,]/g, ''));
    const left = Math.max(0, Math.min(r.maxStudents, r.placesLeft + d.pick([-4, -3, -2, -1, -1, 0, 1])));
    const next = d.chance(0.3) ? price + d.pick([-60, -40, -25, -15, 15, 20, 35]) : price;
    return {
      ...r,
      placesLeft: left,
      pricePP: `£${thousands(next, ',')}`,
      instructor: d.chance(0.12) ? d.pick(SKIPPERS) : r.instructor,
      reviews: r.reviews && r.reviews + d.int(0, 6),
    };
  };
  const all = [Array.from({ length: 270 }, dated)];
  for (let at = 1; at < RUNS.length; at += 1)
    all.push(nextRun(all.at(-1), { draw: d, gone: 0.06, changed: 0.6, change, added: d.int(16, 24), make: dated }));
  return all.map((rows, at) => ({ file: `sailing-${RUNS[at]}.ndjson`, text: ndjson(rows) }));
}
