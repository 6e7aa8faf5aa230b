import { draws, json, round, thousands } from '../made.mjs';
const AIRPORTS = [
  ['Singapore Changi', 'SIN', 'Singapore', 'Singapore', ['T1', 'T2', 'T3', 'T4']],
  ['Frankfurt', 'FRA', 'Frankfurt', 'Germany', ['T1', 'T2']],
  ['Munich', 'MUC', 'Munich', 'Germany', ['T1', 'T2']],
  ['London Heathrow', 'LHR', 'London', 'United Kingdom', ['T2', 'T3', 'T4', 'T5']],
  ['London Gatwick', 'LGW', 'London', 'United Kingdom', ['North', 'South']],
  ['Manchester', 'MAN', 'Manchester', 'United Kingdom', ['T1', 'T2', 'T3']],
  ['Paris Charles de Gaulle', 'CDG', 'Paris', 'France', ['2A', '2E', '2F', '1']],
  ['Istanbul', 'IST', 'Istanbul', 'Turkey', ['Main']],
  ['Dubai International', 'DXB', 'Dubai', 'United Arab Emirates', ['T1', 'T2', 'T3']],
  ['Doha Hamad', 'DOH', 'Doha', 'Qatar', ['Main']],
  ['Bangkok Suvarnabhumi', 'BKK', 'Bangkok', 'Thailand', ['Main', 'SAT-1']],
  ['Phuket', 'HKT', 'Phuket', 'Thailand', ['International', 'Domestic']],
  ['Tokyo Haneda', 'HND', 'Tokyo', 'Japan', ['T1', 'T2', 'T3']],
  ['Sydney', 'SYD', 'Sydney', 'Australia', ['T1', 'T2']],
  ['Melbourne', 'MEL', 'Melbourne', 'Australia', ['T2', 'T4']],
  ['New York JFK', 'JFK', 'New York', 'United States', ['T1', 'T4', 'T5', 'T8']],
  ['Dallas Fort Worth', 'DFW', 'Dallas', 'United States', ['A', 'C', 'D', 'E']],
  ['Los Angeles', 'LAX', 'Los Angeles', 'United States', ['T2', 'T4', 'TBIT']],
  ['Mexico City', 'MEX', 'Mexico City', 'Mexico', ['T1', 'T2']],
  ['Johannesburg', 'JNB', 'Johannesburg', 'South Africa', ['A', 'B']],
];
const OPERATORS = ['Plaza Premium', 'Swissport', 'No1 Lounges', 'Primeclass', 'Marhaba', 'SATS', 'Airline own', 'Escape'];
const NAMES = [
  'Horizon',
  'Pearl',
  'Maple Leaf',
  'Skyview',
  'Blossom',
  'Aspire',
  'Clubhouse',
  'Orchid',
  'Summit',
  'Galleries',
  'Meridian',
  'Compass',
  'Amber',
  'Harbour',
  'Atlas',
];
const ACCESS = ['Priority Pass', 'LoungeKey', 'DragonPass', 'Amex Platinum', 'Diners Club', 'Business class ticket', 'Walk-in'];
const TEXT = [
  'A calm space with floor to ceiling windows over the apron.',
  'Made to order noodles at the live cooking station.',
  'Gets very crowded between 6 and 9 in the morning.',
  'Newspapers and magazines are laid out in nine languages.',
  'The barista makes an excellent flat white.',
  'Vegan dishes are labelled and there is a halal kitchen.',
  'Power sockets at every seat, some of them USB-C.',
  'No announcements are made, so watch the screens.',
  'Massage chairs are next to the quiet room.',
  'Guests can be turned away when it is full.',
];
const yes = (d, p) => d.chance(p);
export function lounges() {
  const d = draws(40_239);
  const used = new Set();
  let id = 700;
  const make = () => {
    let airport, name;
    do {
      airport = d.pick(AIRPORTS);
      name = `${d.pick(NAMES)} ${d.pick(['Lounge', 'Lounge', 'Suite', 'Business Lounge', 'First Lounge'])} ${airport[1]}`;
    } while (used.has(name));
    used.add(name);
    const whole = d.chance(0.17);
    const operator = d.pick(OPERATORS);
    const access = d.some(ACCESS, d.int(1, 5));
    const walk = access.includes('Walk-in') ? d.int(28, 95) : null;
    const reviews = d.chance(0.06) ? 0 : Math.round(d.next() ** 3 * 5200) + 2;
    const half = d.chance(0.3);
    const alcohol = d.weighted([
      ['included', 6],
      ['extra charge', 3],
      ['none', 1],
    ]);
    return {
      lounge_id: (id += d.int(1, 9)),
      lounge_name: name,
      airport_name: airport[0],
      iata: airport[1],
      city: airport[2],
      country: airport[3],
      terminal: d.pick(airport[4]),
      zone: d.weighted([
        ['airside', 9],
        ['landside', 1],
      ]),
      run_by: operator,
      access,
      walk_in_price: walk ? `USD ${walk}.00` : null,
      online_price: walk && d.chance(0.8) ? `USD ${(walk * (0.72 + d.next() * 0.24)).toFixed(2)}` : null,
      child_price: d.chance(0.4) ? null : `USD ${d.int(8, 30)}.00`,
      max_stay: d.chance(0.08) ? null : half ? `${d.int(2, 4)} h 30 min` : `${d.int(2, 6)} h`,
      opens: whole ? null : d.pick(['04:30', '05:00', '05:30', '06:00', '07:00']),
      closes: whole ? null : d.pick(['20:00', '21:00', '21:30', '22:30', '23:00']),
      open_24h: whole ? 'yes' : 'no',
      capacity: d.chance(0.1) ? 'n/a' : `${d.int(28, 420)} seats`,
      floor_area_m2: d.chance(0.25) ? null : d.int(90, 2600),
      showers: d.chance(0.4) ? 0 : d.int(1, 18),
      nap_pods: d.chance(0.7) ? 0 : d.int(1, 12),
      wifi_mbps: d.chance(0.2) ? null : round(8 + d.next() ** 2 * 280, 1),
      hot_food: yes(d, 0.68),
      alcohol,
      smoking_room: d.pick(['Yes', 'No', 'No', 'No']),
      kids_area: d.pick(['Y', 'N', 'N']),
      terrace: yes(d, 0.12),
      runway_view: d.weighted([
        ['yes', 4],
        ['no', 6],
        [null, 1],
      ]),
      wheelchair: d.pick(['yes', 'Yes', 'TRUE', 'no']),
      bookable_ahead: yes(d, 0.55),
      walk_to_gates: d.chance(0.07) ? null : d.chance(0.1) ? `${(1 + d.next() * 0.9).toFixed(1)} km` : `${d.int(2, 90) * 10} m`,
      last_refurb: d.chance(0.15) ? null : d.int(2008, 2025),
      rating: reviews ? `${(2.1 + Math.sqrt(d.next()) * 2.8).toFixed(1)}/5` : null,
      reviews: thousands(reviews, ','),
      dress_code: d.weighted([
        ['none', 6],
        ['smart casual', 4],
        ['no beachwear', 1],
      ]),
      description: d.some(TEXT, d.int(2, 4)).join(' '),
      verified_on: d.day('2025-08-01', '2026-02-14'),
      photos: d.int(0, 36),
      page_url: `https://lounges.example.com/${airport[1].toLowerCase()}/${id}`,
    };
  };
  return [{ file: 'lounges-2026-02-16.json', text: json(Array.from({ length: 290 }, make)) }];
}
