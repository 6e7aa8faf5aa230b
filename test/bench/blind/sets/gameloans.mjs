import { addDays, csv, draws } from '../made.mjs';
const GAMES = [
  ['Catan', 'Family', 9],
  ['Ticket to Ride', 'Family', 8],
  ['Azul', 'Abstract', 7],
  ['Wingspan', 'Strategy', 7.5],
  ['Pandemic', 'Cooperative', 6],
  ['Codenames', 'Party', 6.5],
  ['Terraforming Mars', 'Strategy', 5],
  ['Carcassonne', 'Family', 5.5],
  ['Spirit Island', 'Cooperative', 3],
  ['Dixit', 'Party', 4.5],
  ['Root', 'Strategy', 3.5],
  ['Hive', 'Abstract', 2.5],
  ['Gloomhaven', 'Cooperative', 2],
  ['Brass Birmingham', 'Strategy', 3],
  ['Just One', 'Party', 4],
  ['Patchwork', 'Abstract', 2.8],
];
const FIRST = ['Aisha', 'Ben', 'Carla', 'Dmitri', 'Ewa', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kim', 'Leila', 'Marek', 'Nora', 'Owen', 'Priya'];
const LAST = ['Abbott', 'Castell', 'Dunne', 'Farouk', 'Gale', 'Horvat', 'Okoro', 'Quist', 'Sands', 'Vance'];
const NOTES = [
  'Box corner split, taped by the desk. Rule book has coffee stains.',
  'Asked to keep it for a birthday weekend, agreed on the phone.',
  'Left on the shelf by the window, found by cleaning staff.',
  'One meeple borrowed from the spare parts drawer.',
  'Wants to be told when the sequel arrives.',
  '',
  '',
];
const uk = (day) => day.split('-').toReversed().join('/');
export function gameloans() {
  const d = draws(44_303);
  let n = 8200;
  const members = Array.from({ length: 70 }, () => [
    `${d.pick(FIRST)} ${d.pick(LAST)}`,
    d.weighted([
      ['Standard', 6],
      ['Student', 4],
      ['Family', 3],
      ['Trial', 1],
    ]),
  ]);
  const plans = new Map(members);
  const records = Array.from({ length: 640 }, () => d.day('2026-03-02', '2026-11-20'))
    .toSorted()
    .map((out) => {
      const [game, category] = d.weighted(GAMES.map((item) => [item, item[2]]));
      const member = d.pick(members)[0];
      const due = addDays(out, 14);
      const back = addDays(out, d.chance(0.78) ? d.int(1, 14) : d.int(15, 40));
      const returned = back <= '2026-11-21' && !d.chance(0.02);
      const late = returned ? Math.max(0, (Date.parse(back) - Date.parse(due)) / 86_400_000) : 0;
      return {
        'Loan ID': `L-${(n += d.int(1, 4))}`,
        Game: game,
        Category: category,
        Member: member,
        Membership: plans.get(member),
        Branch: d.weighted([
          ['Quayside', 6],
          ['Station Arcade', 4],
          ['Northgate', 3],
        ]),
        'Borrowed On': uk(out),
        'Due Back': uk(due),
        'Returned On': returned ? uk(back) : '',
        'Late Fee': late ? `£${(late * 0.35).toFixed(2)}` : '£0.00',
        'Missing Pieces': returned ? (d.chance(0.07) ? 'Y' : 'N') : '',
        'Member Rating':
          !returned || d.chance(0.35)
            ? ''
            : `${d.weighted([
                [5, 4],
                [4, 5],
                [3, 3],
                [2, 1],
                [1, 0.5],
              ])}/5`,
        Extras: d.chance(0.6) ? '' : d.some(['playmat', 'expansion', 'card sleeves', 'dice tray', 'sand timer'], d.int(1, 3)).join('; '),
        Note: d.pick(NOTES),
      };
    });
  return [{ file: 'gameloans-2026-11-21.csv', text: csv(records) }];
}
