import { draws, ndjson, nextRun } from '../made.mjs';
const RUNS = ['2026-10-26', '2026-11-16'];
const PLAYS = [
  ['Guys and Dolls', 'Musical'],
  ['Oklahoma!', 'Musical'],
  ['Little Shop of Horrors', 'Musical'],
  ['Anything Goes', 'Musical'],
  ['Noises Off', 'Comedy'],
  ['Blithe Spirit', 'Comedy'],
  ['Abigail’s Party', 'Comedy'],
  ['The Crucible', 'Drama'],
  ['An Inspector Calls', 'Drama'],
  ['A Streetcar Named Desire', 'Drama'],
  ['Cinderella', 'Pantomime'],
  ['Jack and the Beanstalk', 'Pantomime'],
  ['Aladdin', 'Pantomime'],
  ['The Mikado', 'Operetta'],
  ['The Pirates of Penzance', 'Operetta'],
  ['Twelfth Night', 'Shakespeare'],
  ['Macbeth', 'Shakespeare'],
];
const CITIES = ['Bradford', 'Chester', 'Coventry', 'Durham', 'Ipswich', 'Northampton', 'Plymouth', 'Reading'];
const GROUPS = ['Players', 'Operatic Society', 'Little Theatre', 'Amateur Dramatic Society', 'Footlights', 'Stage Company'];
export function auditions() {
  const d = draws(48_404);
  let n = 5100;
  /** Nothing is left of a play that is cast, and something of every other. */
  const settled = (record) => ({ ...record, roles_open: record.status === 'Fully cast' ? 0 : Math.max(1, record.roles_open) });
  const make = () => {
    const [production, genre] = d.pick(PLAYS);
    const city = d.pick(CITIES);
    const sung = genre === 'Musical' || genre === 'Operetta';
    return {
      notice_id: `AUD${(n += d.int(1, 8))}`,
      production,
      genre,
      company: `${city} ${d.pick(GROUPS)}`,
      city,
      audition_date: d.chance(0.05) ? null : d.day('2026-11-18', '2027-02-26'),
      roles_open: d.int(1, sung ? 24 : 13),
      minimum_age: d.chance(0.1) ? null : d.pick([8, 12, 14, 16, 16, 18, 18, 18, 21]),
      rehearsals: d.pick([
        '1 evening a week',
        '2 evenings a week',
        '2 evenings a week',
        '2 evenings a week',
        '3 evenings a week',
        '4 evenings a week',
      ]),
      membership_fee: d.chance(0.12) ? null : `£${d.pick(['15.00', '20.00', '25.00', '30.00', '37.50', '40.00', '45.00', '60.00', '75.00'])}`,
      beginners_welcome: d.chance(0.55),
      status: d.weighted([
        ['Open', 12],
        ['Fully cast', 3],
        ['Postponed', 1],
      ]),
      looking_for: d.some(
        sung
          ? ['sopranos', 'altos', 'tenors', 'basses', 'dancers', 'stage crew']
          : ['leads', 'small parts', 'children', 'understudies', 'stage crew', 'prompter'],
        d.int(1, 4),
      ),
      notes: d.pick([
        'Please prepare a two minute speech of your own choice. Scripts can be borrowed from the box office.',
        'We meet in the scout hut behind the station. Tea and biscuits provided.',
        'No need to learn lines beforehand, we will read from the script in small groups.',
        'Bring sheet music in your key, our pianist Doreen will play for you.',
        'An American accent is needed for most of the parts.',
        'Must be free for the whole of show week, including the matinee.',
      ]),
    };
  };
  const change = (record) => ({
    ...record,
    status: d.weighted([
      ['Open', 5],
      ['Fully cast', 7],
      ['Postponed', 2],
      ['Cancelled', 1],
    ]),
    roles_open: record.roles_open - d.int(0, 6),
  });
  const first = Array.from({ length: 290 }, make);
  const second = nextRun(first, { draw: d, gone: 0.09, changed: 0.45, change, added: 42, make });
  return [first, second].map((records, index) => ({ file: `auditions-${RUNS[index]}.ndjson`, text: ndjson(records.map(settled)) }));
}
