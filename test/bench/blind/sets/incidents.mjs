import { addDays, csv, draws, thousands } from '../made.mjs';

const TYPES = [
  ['Structure Fire', 4],
  ['Vehicle Fire', 3],
  ['Brush Fire', 2],
  ['Medical Assist', 6],
  ['Gas Leak', 2],
  ['Elevator Rescue', 1.5],
  ['Water Rescue', 0.8],
  ['Alarm Activation', 5],
];
const BOROUGHS = [
  ['Northgate', 5],
  ['Riverside', 4],
  ['Old Town', 3],
  ['Harborview', 3],
  ['Eastfield', 2],
];
const CAUSES = ['Cooking', 'Electrical', 'Smoking Materials', 'Arson', 'Heating', 'Undetermined'];

/** Reports of a fire service: times in seconds, losses in dollars, years in a number column. */
export function incidents() {
  const draw = draws(6606);
  const records = [];
  let no = 220_000;
  for (let day = '2022-01-01'; day <= '2024-12-31'; day = addDays(day, 1)) {
    for (
      let count = draw.weighted([
        [1, 4],
        [2, 5],
        [3, 2],
        [5, 0.3],
      ]);
      count > 0;
      count -= 1
    ) {
      no += draw.int(1, 9);
      records.push(incident(draw, { no, day }));
    }
  }
  return [{ file: 'incidents-2025-01-06.csv', text: csv([...records, records[100], records[900]]) }];
}

function incident(draw, { no, day }) {
  const type = draw.weighted(TYPES);
  const isFire = type.endsWith('Fire');
  const borough = draw.weighted(BOROUGHS);
  const falseAlarm = type === 'Alarm Activation' ? draw.chance(0.8) : draw.chance(0.05);
  const value = type === 'Structure Fire' ? draw.int(80, 1900) * 1000 : null;
  const loss = isFire && !falseAlarm ? Math.round(draw.next() ** 3 * (value ?? 45_000)) : 0;
  const units = draw.int(1, type === 'Structure Fire' ? 9 : 4);
  const time = `${String(draw.int(0, 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}`;
  return {
    'Incident No': `F${no}`,
    'Call Time': `${day} ${time}`,
    'Incident Type': type,
    Borough: borough,
    Station: `Station ${draw.int(1, 9)}`,
    'Property Use': draw.pick(['Residential', 'Commercial', 'Industrial', 'Street', 'School', 'Open Land']),
    'Units Dispatched': units,
    'Response Secs': draw.chance(0.04) ? 'N/A' : Math.round(150 + draw.next() ** 2 * 900),
    'Mins On Scene': draw.int(4, 40) + units * draw.int(2, 22),
    Injuries: draw.weighted([
      [0, 20],
      [1, 4],
      [2, 1.5],
      [4, 0.3],
    ]),
    Fatalities: draw.weighted([
      [0, 60],
      [1, 1],
      [2, 0.2],
    ]),
    'Est Loss': loss === 0 ? '' : `$${thousands(loss, ',')}`,
    'Property Value': value === null ? '' : `$${thousands(value, ',')}`,
    'False Alarm': falseAlarm ? 'Y' : 'N',
    Arson: isFire && draw.chance(0.1) ? 'Y' : 'N',
    Sprinklers: draw.chance(0.35) ? 'Y' : 'N',
    'Yr Built': type === 'Structure Fire' ? draw.int(1890, 2021) : '',
    Cause: isFire ? draw.pick(CAUSES) : '',
    Narrative: `${draw.pick(['Caller reported', 'Passerby saw', 'Neighbor smelled', 'Crew found'])} ${draw.pick(['smoke from a kitchen window', 'a burning trash container', 'a stuck elevator', 'a strong odor of gas', 'a car on its roof', 'water in the basement'])}.`,
  };
}
