import { csv, draws, thousands } from '../made.mjs';
const DISTRICTS = [
  ['Ashmoor', ['Castle', 'Riverside', 'Mill Lane', 'Saint Anne', 'Northgate', 'Heath', 'Station', 'Oakfield']],
  ['Brenford', ['Market', 'Docks', 'Priory', 'Longmeadow', 'Hilltop', 'Abbey', 'Queensway']],
  ['Colwater', ['Harbour', 'Lakeside', 'Quarry', 'Westbury', 'Elmhurst', 'Tollgate', 'Fairview', 'Brook']],
  ['Dunleigh', ['Moorside', 'Copse', 'Bridge', 'Grange', 'Church End', 'Weaver']],
];
const PARTIES = [
  ['Labour', 9, 1],
  ['Conservative', 9, 0.95],
  ['Liberal Democrat', 8, 0.85],
  ['Green', 8, 0.6],
  ['Reform', 7, 0.8],
  ['Independent', 5, 0.45],
];
const FIRST = [
  'Alison',
  'Bhavna',
  'Colin',
  'Deborah',
  'Emeka',
  'Fiona',
  'Graham',
  'Hannah',
  'Imran',
  'Joan',
  'Keith',
  'Lorna',
  'Mohammed',
  'Nigel',
  'Olga',
  'Peter',
  'Rhiannon',
  'Sunil',
  'Tracey',
  'Vernon',
];
const LAST = [
  'Abbott',
  'Barraclough',
  'Chaudhry',
  'Dunmore',
  'Ellwood',
  'Fairhurst',
  'Gilroy',
  'Hollins',
  'Iqbal',
  'Jessop',
  'Kaur',
  'Lomax',
  'Mbeki',
  'Nowak',
  'Ogden',
  'Pickles',
  'Ridley',
  'Sandhu',
  'Tunnicliffe',
  'Whittle',
];
export function candidates() {
  const d = draws(48_707);
  const used = new Set();
  const named = () => {
    for (;;) {
      const made = `${d.pick(FIRST)} ${d.pick(LAST)}`;
      if (!used.has(made)) return used.add(made) && made;
    }
  };
  let n = 20_000;
  const records = [];
  for (const [district, wards] of DISTRICTS)
    for (const ward of wards) {
      const running = d.weighted([
        [PARTIES.slice(0, 5), 2],
        [PARTIES, 5],
        [[...PARTIES, PARTIES[5]], 3],
        [PARTIES.slice(0, 4), 1],
      ]);
      const polled = running.map(([party, , weight]) => [party, Math.round(1100 * weight * d.spread() * (0.4 + d.next()))]);
      const total = polled.reduce((sum, [, votes]) => sum + votes, 0);
      const most = Math.max(...polled.map(([, votes]) => votes));
      for (const [party, votes] of polled) {
        const won = votes === most;
        records.push({
          personId: (n += d.int(1, 40)),
          candidateName: named(),
          party,
          ward,
          district,
          age: d.chance(0.15) ? '' : d.int(19, 82),
          nominatedOn: d.day('2026-03-17', '2026-04-09'),
          votes: thousands(votes, ','),
          voteShare: `${((100 * votes) / total).toFixed(1)}%`,
          elected: won,
          incumbent: d.chance(won ? 0.5 : 0.06),
          campaignSpending: d.chance(0.1) ? '' : `£${thousands(60 + d.next() ** 1.5 * 1900, ',', 2)}`,
          priorities: d
            .some(['housing', 'potholes', 'buses', 'libraries', 'council tax', 'cycling', 'parks', 'policing', 'recycling'], d.int(1, 4))
            .join('; '),
          statement: d.pick([
            'I have lived on the same street for forty years and run the corner bakery.',
            'As a retired nurse I will fight to keep the walk in clinic open.',
            'I coach the under elevens and want the floodlights mended at last.',
            'No more late night bin lorries. Bring the weekly collection back.',
            'A swimming pool was promised in 2015 and we are still waiting.',
            '',
          ]),
        });
      }
    }
  return [{ file: 'candidates-2026-05-11.csv', text: csv(records) }];
}
