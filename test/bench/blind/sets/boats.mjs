import { addDays, csv, draws, nextRun, thousands } from '../made.mjs';

const BUILDERS = [
  [
    'Westerly',
    5,
    'sailing yacht',
    [
      ['Centaur', 7.92],
      ['Konsort', 8.79],
      ['Fulmar 32', 9.75],
      ['Griffon', 7.94],
    ],
    0.55,
    [1969, 1995],
  ],
  [
    'Moody',
    4,
    'sailing yacht',
    [
      ['Moody 27', 8.33],
      ['Moody 336', 10.2],
      ['Moody 44', 13.4],
    ],
    0.85,
    [1979, 2010],
  ],
  [
    'Bavaria',
    4,
    'sailing yacht',
    [
      ['Cruiser 34', 10.35],
      ['Cruiser 46', 14.27],
      ['Bavaria 37', 11.35],
    ],
    1,
    [1997, 2022],
  ],
  [
    'Jeanneau',
    5,
    'sailing yacht',
    [
      ['Sun Odyssey 349', 10.34],
      ['Sun Fast 3300', 9.99],
      ['Sun Odyssey 440', 13.39],
    ],
    1.15,
    [1994, 2025],
  ],
  [
    'Hallberg-Rassy',
    2,
    'sailing yacht',
    [
      ['HR 29', 8.99],
      ['HR 340', 10.36],
      ['HR 44', 13.68],
    ],
    2,
    [1984, 2024],
  ],
  [
    'Sadler',
    2,
    'sailing yacht',
    [
      ['Sadler 25', 7.42],
      ['Sadler 29', 8.69],
      ['Sadler 34', 10.59],
    ],
    0.6,
    [1976, 1992],
  ],
  [
    'Sealine',
    4,
    'motor cruiser',
    [
      ['S23', 7.3],
      ['F37', 11.6],
      ['SC35', 10.98],
    ],
    1.3,
    [1990, 2020],
  ],
  [
    'Broom',
    3,
    'motor cruiser',
    [
      ['Ocean 30', 9.2],
      ['Broom 35', 10.7],
      ['Broom 42', 12.9],
    ],
    1,
    [1972, 2014],
  ],
  [
    'Princess',
    3,
    'motor cruiser',
    [
      ['V42', 13.05],
      ['Princess 33', 10.06],
      ['V50', 15.7],
    ],
    1.9,
    [1978, 2023],
  ],
  [
    'Hardy',
    2,
    'motor cruiser',
    [
      ['Seawings 277', 8.3],
      ['Hardy 20 Family Pilot', 6.1],
    ],
    0.9,
    [1984, 2016],
  ],
  [
    'Drascombe',
    3,
    'dayboat',
    [
      ['Lugger', 5.72],
      ['Coaster', 6.63],
      ['Dabber', 4.72],
    ],
    0.5,
    [1970, 2021],
  ],
  [
    'Cornish Crabbers',
    3,
    'dayboat',
    [
      ['Shrimper 19', 5.87],
      ['Crabber 22', 6.86],
      ['Adventure 17', 5.3],
    ],
    0.8,
    [1981, 2024],
  ],
  [
    'Ribeye',
    3,
    'RIB',
    [
      ['A683', 6.83],
      ['S785', 7.85],
    ],
    1.3,
    [2004, 2025],
  ],
  [
    'Avon',
    2,
    'RIB',
    [
      ['Searider 5.4', 5.4],
      ['Adventure 620', 6.2],
    ],
    0.7,
    [1989, 2014],
  ],
  [
    'Liverpool Boats',
    3,
    'narrowboat',
    [
      ['57 Cruiser Stern', 17.37],
      ['45 Trad', 13.72],
    ],
    0.42,
    [1996, 2016],
  ],
  [
    'Colecraft',
    2,
    'narrowboat',
    [
      ['60 Semi-Trad', 18.29],
      ['50 Trad', 15.24],
    ],
    0.5,
    [1988, 2024],
  ],
];
const PLACES = [
  ['Lymington', 6],
  ['Hamble', 6],
  ['Falmouth', 5],
  ['Plymouth', 5],
  ['Ipswich', 5],
  ['Conwy', 3],
  ['Oban', 3],
  ['Largs', 3],
  ['Chichester', 4],
  ['Dartmouth', 2],
];
const INLAND = [
  ['Braunston', 4],
  ['Windermere', 2],
  ['Wroxham', 3],
  ['Stone', 2],
];
const OFFICES = [
  ['Solent Boat Sales', 5],
  ['Harbour & Hull', 4],
  ['Northshore Brokerage', 3],
  ['J. Tregenza & Sons', 3],
  ['Blue Ensign Yachts', 2],
  ['private ad', 4],
];
const GEAR = [
  'chartplotter',
  'autopilot',
  'bow thruster',
  'life raft',
  'sprayhood',
  'heating',
  'VHF',
  'radar',
  'dinghy',
  'solar panel',
  'AIS',
  'windlass',
];
const RUNS = ['2026-07-06', '2026-07-20', '2026-08-03'];

/** Second-hand boats at British boatyards: pounds in every spelling, British days, three runs. */
export function boats() {
  const draw = draws(880_417);
  let serial = 20_300;
  let run = RUNS[0];
  const make = () => {
    serial += draw.int(1, 6);
    return boat(draw, { serial, run });
  };
  const change = (record) => changed(record, draw);
  let records = Array.from({ length: 560 }, make);
  const files = [];
  for (run of RUNS) {
    if (run !== RUNS[0]) records = nextRun(records, { draw, gone: 0.06, changed: 0.3, change, added: run === RUNS[1] ? 31 : 44, make });
    files.push({ file: `boats-${run}.csv`, text: csv(records.map((record) => ({ ...record, first_listed: listed(record.first_listed, run) }))) });
  }
  return files;
}

const local = (day) => day.split('-').toReversed().join('/');

/** As the site shows it: the last week by its age, older days in full. */
function listed(day, run) {
  const age = Math.round((Date.parse(run) - Date.parse(day)) / 86_400_000);
  return age >= 2 && age < 7 ? `${age} days ago` : local(day);
}

function pounds(price, style) {
  if (style === 0) return `£${thousands(price, ',')}`;
  if (style === 1) return `£${thousands(price, ',')} ono`;
  if (style === 2) return `GBP ${thousands(price, ',', 2)}`;
  if (style === 3) return `£ ${thousands(price, ' ')}`;
  return `Offers around £${thousands(price, ',')}`;
}

function boat(draw, { serial, run }) {
  const [builder, , type, classes, factor, [from, to]] = draw.weighted(BUILDERS.map((entry) => [entry, entry[1]]));
  const [name, length] = draw.pick(classes);
  const built = from + Math.floor(Math.sqrt(draw.next()) * (to - from + 1));
  const sail = type === 'sailing yacht';
  const price = Math.max(1200, Math.round((factor * length ** 2.6 * 420 * 0.945 ** (2026 - built) * draw.spread()) / 50) * 50);
  const bareDay = type === 'dayboat' && draw.chance(0.5);
  const fuel = bareDay
    ? 'none'
    : type === 'RIB' || type === 'dayboat'
      ? draw.pick(['petrol', 'petrol', 'petrol', 'electric', 'diesel'])
      : draw.chance(0.93)
        ? 'diesel'
        : 'electric';
  const horses = { 'sailing yacht': [9, 75], 'motor cruiser': [60, 640], dayboat: [4, 20], RIB: [60, 300], narrowboat: [27, 55] }[type];
  const small = type === 'dayboat' || type === 'RIB';
  const hours = fuel === 'none' || draw.chance(0.27) ? '' : `${thousands(Math.round((2026 - built + 1) * (20 + draw.next() * 95)), ',')} hrs`;
  const style = draw.weighted([
    [0, 10],
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 1],
  ]);
  const place = draw.weighted(type === 'narrowboat' ? INLAND : small ? [...PLACES, ['Windermere', 6], ['Wroxham', 4]] : PLACES);
  const berths =
    type === 'RIB'
      ? 0
      : type === 'dayboat'
        ? draw.pick([0, 0, 2])
        : type === 'narrowboat'
          ? draw.int(2, 6)
          : Math.max(2, Math.min(9, Math.round(length / 2.1) + draw.int(-1, 1)));
  const trailer = small ? draw.chance(0.66) : length < 8 && draw.chance(0.12);
  return {
    stock_no: `BY-${serial}`,
    headline: `${builder} ${name} ${draw.pick(['"' + draw.pick(['Kittiwake', 'Second Wind', 'Blue Moon', 'Seven Seas', 'Morning Star', 'Puffin', 'Three Sisters', 'Solar Wind', 'Lady Anne']) + '"', '- tidy example', '- ready to sail away', '- reluctant sale', '- project', '- well equipped', '- 2 owners from new'])}`,
    builder,
    class: name,
    type,
    askPrice: draw.chance(0.035) ? 'POA' : pounds(price, style),
    vat_paid: draw.chance(0.08) ? '' : draw.chance(0.79) ? 'Yes' : 'No',
    builtYr: built,
    loa_m: `${(length + (draw.chance(0.4) ? draw.int(-8, 15) / 100 : 0)).toFixed(2)} m`,
    draft_m: draw.chance(0.05)
      ? 'N/A'
      : (
          { 'sailing yacht': 0.55 + length * 0.115, 'motor cruiser': 0.85, dayboat: 0.38, RIB: 0.45, narrowboat: 0.6 }[type] +
          draw.int(-10, 14) / 100
        ).toFixed(2),
    berths,
    keel: sail
      ? draw.weighted([
          ['fin', 6],
          ['bilge', 4],
          ['lifting', 1],
          ['long', 2],
        ])
      : '',
    engHP: fuel === 'none' ? 'N/A' : `${draw.int(...horses)} hp`,
    engine_hrs: hours,
    fuel,
    lying: place,
    broker: draw.weighted(OFFICES),
    gear: draw.some(GEAR, small ? draw.int(0, 3) : draw.int(0, 7)).join('; '),
    trailer: trailer ? 'Yes' : 'No',
    last_survey: draw.chance(0.38) ? '' : local(draw.day('2017-01-10', addDays(run, -12))),
    first_listed: draw.day(addDays(run, run === RUNS[0] ? -420 : -13), addDays(run, -1)),
    enquiries: Math.round(draw.next() ** 2.2 * 96),
    condition: draw.chance(0.1) ? 'n/a' : `${(2 + Math.sqrt(draw.next()) * 3).toFixed(1)}/5`,
    status: draw.weighted([
      ['available', 15],
      ['under offer', 3],
      ['reserved', 1],
    ]),
    blurb: draw.pick([
      'Lifted out and antifouled this spring.',
      'New sails 2023, rigging replaced 2019.',
      'One owner since 2004, full history.',
      'Engine out for rebuild; sold as seen.',
      'Lovely family boat, 6 ft headroom.',
      'Mooring may be transferred to the buyer.',
      'Cosy, dry and warm; wood burning stove.',
      'Ideal for the Broads. No trailer.',
      'Fast 30 knot fun, wakeboard tower.',
      'No survey needed, honest boat.',
      '',
    ]),
  };
}

function changed(record, draw) {
  const roll = draw.next();
  if (roll < 0.5 && record.askPrice !== 'POA') {
    const price = Number(record.askPrice.replace(/\.\d\d$/, '').replaceAll(/\D/g, ''));
    const style = record.askPrice.startsWith('GBP')
      ? 2
      : record.askPrice.startsWith('£ ')
        ? 3
        : record.askPrice.startsWith('Offers')
          ? 4
          : record.askPrice.endsWith('ono')
            ? 1
            : 0;
    const factor = draw.chance(0.83) ? 1 - draw.int(2, 18) / 100 : 1 + draw.int(1, 6) / 100;
    return { ...record, askPrice: pounds(Math.max(900, Math.round((price * factor) / 50) * 50), style) };
  }
  if (roll < 0.72)
    return {
      ...record,
      status: draw.weighted([
        ['available', 3],
        ['under offer', 6],
        ['reserved', 2],
      ]),
    };
  return { ...record, enquiries: record.enquiries + draw.int(1, 14) };
}
