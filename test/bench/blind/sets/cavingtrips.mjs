import { draws, json } from '../made.mjs';
const CAVES = [
  ['Gaping Gill', 'Yorkshire Dales', 4, 110],
  ['Long Churn', 'Yorkshire Dales', 2, 55],
  ['Lancaster Hole', 'Yorkshire Dales', 4, 130],
  ['Swinsto Hole', 'Yorkshire Dales', 4, 125],
  ['Swildons Hole', 'Mendip', 3, 165],
  ['Goatchurch Cavern', 'Mendip', 1, 50],
  ['Eastwater Cavern', 'Mendip', 4, 170],
  ['Giants Hole', 'Peak District', 3, 140],
  ['Peak Cavern', 'Peak District', 2, 70],
  ['Titan Shaft', 'Peak District', 5, 185],
  ['Ogof Ffynnon Ddu', 'South Wales', 3, 220],
  ['Porth yr Ogof', 'South Wales', 1, 25],
  ['Agen Allwedd', 'South Wales', 4, 160],
];
const LEADERS = ['Bryn Hughes', 'Sal Dowthwaite', 'Marek Novak', 'Jo Pickering', 'Anil Desai', 'Fran Whitelock', 'Pete Garside', 'Cerys Lloyd'];
const dots = (day) => day.split('-').toReversed().join('.');
export function cavingtrips() {
  const d = draws(54_808);
  let n = 900;
  const make = () => {
    const [cave, region, grade, deep] = d.pick(CAVES);
    const party = d.int(2, 11);
    const minutes = Math.max(40, Math.round(((70 + grade * 55) * d.spread()) / 5) * 5);
    const spell = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    const hours = minutes < 60 ? `${minutes} min` : minutes % 60 === 0 ? `${minutes / 60} h` : spell;
    const water = d.weighted([
      ['Low', 5],
      ['Normal', 7],
      ['High', 3],
    ]);
    return {
      trip_no: `CT-${(n += d.int(1, 4))}`,
      cave,
      region,
      trip_date: dots(d.day('2024-10-05', '2026-11-01')),
      leader: d.weighted(LEADERS.map((name, index) => [name, 10 - index])),
      grade,
      party_size: party,
      novices: grade > 3 ? d.int(0, 1) : d.int(0, Math.floor(party / 2)),
      time_underground: hours,
      deepest_point: d.chance(0.07) ? '' : `${Math.round(deep * (0.45 + d.next() * 0.55))} m`,
      rope_needed: grade > 3 || d.chance(0.25) ? 'yes' : 'no',
      water_level: water,
      overdue: d.chance(0.09) ? 'yes' : 'no',
      seen: d.chance(0.2) ? [] : d.some(['bats', 'straws', 'fossils', 'cave pearls', 'blind shrimp', 'old mine tools', 'flowstone'], d.int(1, 3)),
    };
  };
  return [{ file: 'cavingtrips-2026-11-09.json', text: json(Array.from({ length: 380 }, make)) }];
}
