import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';

const STREETS = [
  'Alder St',
  'Birch Ave',
  'Canal Rd',
  'Dupont St',
  'Empire Blvd',
  'Fourth Ave',
  'Garfield St',
  'Hawthorne Ln',
  'Ingram Way',
  'Juniper Ct',
  'King St',
  'Lakeshore Dr',
  'Monroe Ave',
  'Nolan St',
];
const COSTS = {
  Pothole: 420,
  Graffiti: 180,
  'Streetlight out': 310,
  'Illegal dumping': 260,
  'Fallen tree': 890,
  'Missed trash pickup': 60,
  'Blocked drain': 540,
  'Broken sidewalk': 1450,
};
const CREWS = {
  Pothole: 'Roads',
  Graffiti: 'Clean Team',
  'Streetlight out': 'Electrical',
  'Illegal dumping': 'Clean Team',
  'Fallen tree': 'Parks',
  'Missed trash pickup': 'Sanitation',
  'Blocked drain': 'Water',
  'Broken sidewalk': 'Roads',
};
const WORDS = [
  'Please hurry, kids walk here',
  'Third time I report this',
  'Near the bus stop',
  'Right in front of the school',
  'Smells awful',
  'Car got damaged',
  'Been like this for weeks',
  'No comment',
  'Across from the bakery',
  'Thanks in advance!',
];

/** Residents' requests to a city, twice, with `;` between the cells: "$1,250.00", Yes/No, open ones without a closing day. */
export function requests() {
  const draw = draws(140_006);
  let next = 88_210;
  const first = Array.from({ length: 330 }, () => request(draw, `SR-${(next += draw.int(1, 6))}`, '2026-03-01', '2026-10-19'));
  const second = nextRun(first, {
    draw,
    gone: 0.04,
    changed: 0.55,
    change: (old) => {
      const still = old.Status === 'Open' || old.Status === 'In progress';
      const closing = still && draw.chance(0.6);
      return {
        ...old,
        Upvotes: still ? old.Upvotes + draw.int(0, 61) : old.Upvotes,
        Status: closing ? 'Closed' : old.Status === 'Open' && draw.chance(0.5) ? 'In progress' : old.Status,
        Closed: closing ? draw.day('2026-10-21', '2026-11-19') : old.Closed,
        Priority: still && draw.chance(0.15) ? 'Urgent' : old.Priority,
      };
    },
    added: 62,
    make: () => request(draw, `SR-${(next += draw.int(1, 6))}`, '2026-10-22', '2026-11-19'),
  });
  return [
    { file: 'requests-2026-10-20.csv', text: csv(first, ';') },
    { file: 'requests-2026-11-20.csv', text: csv(second, ';') },
  ];
}

function request(draw, id, from, to) {
  const category = draw.weighted([
    ['Pothole', 6],
    ['Graffiti', 4],
    ['Streetlight out', 4],
    ['Illegal dumping', 3.5],
    ['Fallen tree', 2],
    ['Missed trash pickup', 5],
    ['Blocked drain', 2.5],
    ['Broken sidewalk', 2],
  ]);
  const opened = draw.day(from, to);
  const end = addDays(opened, 2 + Math.round(draw.next() ** 1.8 * 70));
  const status = draw.chance(0.06) ? 'Duplicate' : end <= to && draw.chance(0.8) ? 'Closed' : draw.chance(0.4) ? 'In progress' : 'Open';
  return {
    'Request ID': id,
    Category: category,
    Street: `${draw.int(2, 940)} ${draw.pick(STREETS)}`,
    Ward: draw.weighted([
      ['North', 3],
      ['South', 4],
      ['East', 2.4],
      ['West', 3.3],
      ['Central', 5],
    ]),
    Channel: draw.weighted([
      ['App', 6],
      ['Phone', 4],
      ['Web', 3.2],
      ['Email', 1.3],
    ]),
    Opened: opened,
    Closed: status === 'Closed' ? end : null,
    Status: status,
    Priority: draw.weighted([
      ['Low', 3],
      ['Medium', 5],
      ['High', 2.5],
      ['Urgent', 0.9],
    ]),
    Crew: CREWS[category],
    Upvotes: Math.round(draw.next() ** 3 * 140),
    Photos: draw.weighted([
      [0, 5],
      [1, 4],
      [2, 2.5],
      [3, 1],
      [4, 0.5],
    ]),
    'Est. Cost': draw.chance(0.2) ? '' : `$${thousands(round(COSTS[category] * (0.3 + draw.next() * 1.9), 2), ',', 2)}`,
    'Repeat Report': draw.chance(0.24) ? 'Yes' : 'No',
    'Resident Comment': draw.pick(WORDS),
  };
}
