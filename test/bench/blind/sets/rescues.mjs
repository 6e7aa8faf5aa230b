import { csv, draws } from '../made.mjs';
const TEAMS = [
  ['Langmere', ['Harter Crag', 'Stickle Edge', 'Raven Gully', 'Mill Ghyll'], 9],
  ['Keswater', ['Blencarn Ridge', 'Cat Pike', 'Sharp Rigg'], 8],
  ['Eskhead', ['Great Knott', 'Lingcove Bridge', 'Mickle Gill'], 6],
  ['Patterthwaite', ['Striding Scar', 'Grisefell Tarn', 'Red Cove'], 7],
  ['Coniswick', ['Old Man Quarry', 'Goat Water', 'Dow Buttress'], 5],
  ['Kirkby Dale', ['Whern Cave', 'Bull Pot'], 3],
];
const KIT = ['stretcher', 'casualty bag', 'vacuum splint', 'ropes', 'Entonox', 'search dog', 'drone', 'defibrillator'];
const age = (d, activity) => (d.chance(0.1) ? '' : activity === 'Running' ? d.int(22, 61) : d.int(9, 82));
export function rescues() {
  const d = draws(51_303);
  let n = 0;
  let year = '';
  const days = Array.from({ length: 430 }, () => d.day('2025-01-02', '2026-11-18')).toSorted();
  const records = days.map((day) => {
    const [team, places] = d.weighted(TEAMS.map((entry) => [entry, entry[2]]));
    const activity = d.weighted([
      ['Hillwalking', 11],
      ['Climbing', 3],
      ['Mountain Biking', 2.5],
      ['Running', 2],
      ['Scrambling', 2],
      team === 'Kirkby Dale' ? ['Caving', 16] : ['Camping', 1.2],
    ]);
    const cause = d.weighted([
      ['Slip or trip', 8],
      ['Lost', 5],
      ['Cragfast', 2.5],
      ['Overdue', 2.5],
      ['Illness', 2],
      ['Exhaustion', 1.5],
    ]);
    const minutes = Math.round((cause === 'Lost' ? 260 : cause === 'Overdue' ? 190 : 150) * d.spread());
    const fatal = cause !== 'Lost' && d.chance(0.04);
    n = day.slice(0, 4) === year ? n + 1 : 1;
    year = day.slice(0, 4);
    return {
      'Incident No': `${day.slice(0, 4)}/${String(n).padStart(3, '0')}`,
      Team: team,
      'Call Date': day.split('-').toReversed().join('/'),
      Location: d.pick(places),
      Activity: activity,
      Cause: cause,
      'People Helped': d.weighted([
        [1, 12],
        [2, 5],
        [3, 2],
        [4, 1],
        [7, 0.4],
      ]),
      'Casualty Age': age(d, activity),
      Helicopter: d.chance(0.21) ? 'Yes' : 'No',
      'Team Members': d.int(4, 34),
      Duration: `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
      Fatal: fatal ? 'Yes' : 'No',
      Weather: d.pick(['Clear', 'Low cloud', 'Rain', 'Snow', 'Gale', 'Low cloud', 'Clear']),
      'Equipment Used': d.chance(0.14) ? '' : d.some(KIT, d.int(1, 4)).join('; '),
    };
  });
  return [{ file: 'rescues-2026-11-20.csv', text: csv(records) }];
}
