import { csv, draws, round } from '../made.mjs';

const MEN = [
  'Aaron',
  'Bjorn',
  'Carlos',
  'Dmitri',
  'Emeka',
  'Finn',
  'Gareth',
  'Hugo',
  'Ivan',
  'Jamal',
  'Kenji',
  'Liam',
  'Mateo',
  'Nikolai',
  'Oskar',
  'Pavel',
];
const WOMEN = [
  'Alice',
  'Bianca',
  'Chloe',
  'Dana',
  'Elif',
  'Freja',
  'Grace',
  'Hana',
  'Ingrid',
  'Jade',
  'Karin',
  'Leila',
  'Maren',
  'Noor',
  'Olga',
  'Petra',
];
const LAST = [
  'Andersen',
  'Bauer',
  'Castillo',
  'Dunne',
  'Eriksen',
  'Fontaine',
  'Grabowski',
  'Haugen',
  'Ibrahim',
  'Jansen',
  'Kowalczyk',
  'Lindholm',
  'Moretti',
  'Novak',
  'Okafor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Sato',
  'Tanaka',
  'Ueland',
  'Virtanen',
  'Walsh',
  'Zeller',
];
const MEETS = [
  ['Nordic Open', '2025-03-15', 'Norway', 'Bergen', 'NSF'],
  ['Baltic Cup', '2025-05-24', 'Poland', 'Gdansk', 'PZKF'],
  ['Dublin Classic', '2025-06-14', 'Ireland', 'Dublin', 'IPF-IE'],
  ['Iron Harbour Push-Pull', '2025-09-06', 'Ireland', 'Cork', 'WPU'],
  ['Winter Strength Games', '2025-12-06', 'Finland', 'Turku', 'SVNL'],
  ['Nordic Open', '2026-03-14', 'Sweden', 'Uppsala', 'NSF'],
  ['Rheinland Meisterschaft', '2026-04-18', 'Germany', 'Koblenz', 'BVDK'],
  ['Beast of the East', '2026-06-27', 'Poland', 'Lublin', 'WPU'],
  ['Dublin Classic', '2026-07-11', 'Ireland', 'Dublin', 'IPF-IE'],
  ['Autumn Deadlift Party', '2026-10-03', 'Germany', 'Kassel', 'WPU'],
];
const CLASSES = { M: [59, 66, 74, 83, 93, 105, 120], F: [47, 52, 57, 63, 69, 76, 84] };
const kg = (value) => (value === null ? '' : Math.round(value / 2.5) * 2.5);

export function lifters() {
  const d = draws(41_066);
  const people = Array.from({ length: 430 }, () => {
    const sex = d.chance(0.62) ? 'M' : 'F';
    const weight = sex === 'M' ? 56 + d.next() * 62 + d.next() * 20 : 45 + d.next() * 40 + d.next() * 12;
    return {
      name: `${d.pick(sex === 'M' ? MEN : WOMEN)} ${d.pick(LAST)}`,
      sex,
      weight,
      age: d.int(17, 31) + (d.chance(0.5) ? d.int(2, 34) : 0),
      from: d.pick(['Norway', 'Sweden', 'Poland', 'Ireland', 'Germany', 'Finland', 'Denmark', '']),
      power: (sex === 'M' ? 1.35 : 0.95) * (0.7 + d.next() * 0.6) * (0.65 + weight / 220),
      club: d.pick(['Fjord Barbell', 'Iron Temple', 'Granite Gym', 'Kraftwerk 04', 'Sisu Strength', null]),
    };
  });
  const unlike = people.filter((person, at) => people.findIndex((other) => other.name === person.name) === at);
  const rows = [];
  for (const [meet, date, land, town, fed] of MEETS) {
    for (const person of d.some(unlike, d.int(58, 88))) {
      const event = meet.includes('Push') ? 'BD' : meet.includes('Deadlift Party') ? 'D' : d.chance(0.06) ? 'B' : 'SBD';
      const equipment = d.weighted([
        ['Raw', 14],
        ['Wraps', fed === 'WPU' ? 6 : 0],
        ['Single-ply', 2],
      ]);
      const gear = equipment === 'Raw' ? 1 : equipment === 'Wraps' ? 1.06 : 1.14;
      const weight = round(person.weight + (d.next() - 0.5) * 3, 1);
      const best = (letter, base) => {
        if (!event.includes(letter)) return [null, null, null];
        const first = base * person.power * gear * (0.93 + d.next() * 0.06);
        return [first, first * 1.05, first * 1.09].map((lift) => (d.chance(0.24) ? -lift : lift));
      };
      const squats = best('S', 165);
      const benches = best('B', 108);
      const pulls = best('D', 190);
      const top = (lifts) => (lifts[0] === null ? null : Math.max(...lifts));
      const bests = [squats, benches, pulls].map(top).filter((lift) => lift !== null);
      const out = bests.some((lift) => lift < 0);
      const total = out ? null : bests.reduce((sum, lift) => sum + kg(lift), 0);
      const limit = CLASSES[person.sex].find((most) => weight <= most);
      const age = person.age + (date.startsWith('2026') ? 1 : 0);
      const good = (lifts) => (top(lifts) === null || top(lifts) < 0 ? '' : kg(top(lifts)));
      rows.push({
        Name: person.name,
        Sex: person.sex,
        Event: event,
        Equipment: equipment,
        Age: d.chance(0.07) ? '' : age,
        Division: age < 24 ? 'Juniors' : age >= 40 ? `Masters ${age >= 60 ? 3 : age >= 50 ? 2 : 1}` : 'Open',
        BodyweightKg: weight,
        WeightClassKg: limit ?? `${CLASSES[person.sex].at(-1)}+`,
        Squat1Kg: kg(squats[0]),
        Squat2Kg: kg(squats[1]),
        Squat3Kg: kg(squats[2]),
        Best3SquatKg: good(squats),
        Bench1Kg: kg(benches[0]),
        Bench2Kg: kg(benches[1]),
        Bench3Kg: kg(benches[2]),
        Best3BenchKg: good(benches),
        Deadlift1Kg: kg(pulls[0]),
        Deadlift2Kg: kg(pulls[1]),
        Deadlift3Kg: kg(pulls[2]),
        Best3DeadliftKg: good(pulls),
        TotalKg: total ?? '',
        Place: out ? 'DQ' : '',
        Points: total === null ? '' : round((total * (person.sex === 'M' ? 1 : 1.28) * 60) / weight ** 0.62 / 5.4, 2),
        Tested: fed === 'WPU' ? 'No' : 'Yes',
        Country: person.from,
        Club: person.club,
        Federation: fed,
        Date: date,
        MeetCountry: land,
        MeetTown: town,
        MeetName: meet,
      });
    }
  }
  // Places are given within a meet, by sex, event, equipment and class.
  const group = (row) => [row.MeetName, row.Date, row.Sex, row.Event, row.Equipment, row.WeightClassKg].join('|');
  for (const row of rows) {
    if (row.Place === 'DQ') continue;
    row.Place = 1 + rows.filter((other) => other.TotalKg !== '' && group(other) === group(row) && other.TotalKg > row.TotalKg).length;
  }
  return [{ file: 'lifters-2026-10-12.csv', text: csv(rows) }];
}
