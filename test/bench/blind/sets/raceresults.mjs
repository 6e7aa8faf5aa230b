import { addDays, csv, draws, thousands } from '../made.mjs';

const EVENTS = [
  ['10K', 10, '09:00', 45, 7],
  ['Half Marathon', 21.0975, '08:15', 70, 6],
  ['Marathon', 42.195, '07:30', 110, 4],
];
const DAYS = { 2024: '2024-10-13', 2025: '2025-10-12', 2026: '2026-10-11' };
const WOMEN = ['Anna', 'Maja', 'Ruth', 'Ines', 'Priya', 'Chloe', 'Sofia', 'Hannah', 'Grace', 'Yuki', 'Leila', 'Petra'];
const MEN = ['Tom', 'Luca', 'Omar', 'Ben', 'Jakub', 'Diego', 'Callum', 'Noah', 'Viktor', 'Hiro', 'Samuel', 'Erik'];
const FAMILY = [
  'Adler',
  'Brandt',
  'Costa',
  'Doyle',
  'Eriksen',
  'Fontaine',
  'Garcia',
  'Hughes',
  'Ivanov',
  'Jensen',
  'Kowalski',
  'Lindqvist',
  'Moreau',
  'Novak',
  'Okafor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Silva',
  'Tanaka',
];
const CLUBS = ['Harbour Harriers', 'Eastside Runners', 'Tri Collective', 'Old Mill AC', 'Lunch Break RC'];
const NATIONS = [
  ['GBR', 12],
  ['IRL', 3],
  ['FRA', 2],
  ['GER', 2],
  ['POL', 1.5],
  ['USA', 1.5],
  ['KEN', 0.5],
  ['ESP', 1],
];
const STATUS = [
  ['Finished', 17],
  ['DNF', 1.3],
  ['DNS', 1.5],
  ['DSQ', 0.2],
];

function clock(seconds) {
  const two = (value) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function group(gender, age) {
  const low = age < 40 ? 18 : Math.floor(age / 10) * 10;
  return `${gender}${low}-${age < 40 ? 39 : low + 9}`;
}

function place(rows, alike, column) {
  const counts = new Map();
  for (const row of rows) {
    const key = alike(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    row[column] = counts.get(key);
  }
}

/** Three years of a town's races: clock times as text, places only of those who finished, money raised if any. */
export function raceresults() {
  const draw = draws(310_044);
  const rows = Array.from({ length: 430 }, () => {
    const year = draw.weighted([
      ['2024', 4],
      ['2025', 5],
      ['2026', 6],
    ]);
    const [event, km, , fee] = draw.weighted(EVENTS.map((item) => [item, item[4]]));
    const gender = draw.chance(0.54) ? 'M' : 'F';
    const age = draw.int(18, 52) + (draw.chance(0.3) ? draw.int(1, 22) : 0);
    const status = draw.weighted(STATUS);
    const done = status === 'Finished';
    const pace = Math.round((250 + (gender === 'F' ? 30 : 0) + km * 1.1 + Math.max(0, age - 38) * 2.4) * (0.68 + draw.spread() * 0.42));
    const chip = Math.round(pace * km) + draw.int(0, 9);
    const early = draw.int(5, 190);
    return {
      'Race Date': DAYS[year],
      Event: event,
      Bib: draw.int(1, 9) * 1000 + draw.int(1, 999),
      Runner: `${draw.pick(gender === 'F' ? WOMEN : MEN)} ${draw.pick(FAMILY)}`,
      Gender: gender,
      Age: age,
      AG: group(gender, age),
      Club: draw.chance(0.45) ? draw.pick(CLUBS) : '',
      Nat: draw.weighted(NATIONS),
      Wave: draw.pick(['A', 'B', 'C', 'D']),
      Status: status,
      'Gun Time': done ? clock(chip + draw.int(2, 400)) : '',
      'Chip Time': done ? clock(chip) : '',
      'Pace (s/km)': done ? pace : '',
      'Avg HR': done && draw.chance(0.55) ? draw.int(138, 184) : '',
      'First Timer': draw.chance(0.31) ? 'Y' : 'N',
      'Entry Fee': `$${(early > 120 ? fee * 0.8 : fee).toFixed(2)}`,
      'Registered On': addDays(DAYS[year], -early),
      'Charity $ Raised': draw.chance(0.3) ? `$${thousands(draw.int(4, 380) * 10 + draw.int(0, 9), ',')}` : '',
    };
  });
  const ranked = rows.filter((row) => row.Status === 'Finished').toSorted((a, b) => (a['Chip Time'] < b['Chip Time'] ? -1 : 1));
  place(ranked, (row) => row['Race Date'] + row.Event, 'OA Place');
  place(ranked, (row) => row['Race Date'] + row.Event + row.Gender, 'Gender Place');
  place(ranked, (row) => row['Race Date'] + row.Event + row.AG, 'AG Place');
  const whole = rows.map((row) => ({ ...row, 'OA Place': row['OA Place'], 'Gender Place': row['Gender Place'], 'AG Place': row['AG Place'] }));
  return [{ file: 'raceresults-2026-11-26.csv', text: csv(whole) }];
}
