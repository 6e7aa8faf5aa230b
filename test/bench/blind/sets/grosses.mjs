import { addDays, csv, draws, round, thousands } from '../made.mjs';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// Show, theatre, seats, kind, minutes, opening, closing, typical price, typical share of the seats.
const SHOWS = [
  ['The Clockmaker', 'Garrick', 1432, 'Musical', 155, '2019-10-17', null, 138, 0.96],
  ['Paper Moons', 'Lyric', 1622, 'Musical', 150, '2023-04-06', null, 121, 0.88],
  ['Tin Can Alley', 'Bellamy', 1058, 'Musical', 140, '2025-03-27', '2026-09-06', 98, 0.78],
  ['Wolfsong', 'Imperial', 1443, 'Musical', 165, '2024-11-14', null, 152, 0.98],
  ['Lady Sardine', 'Orpheum', 1282, 'Musical', 135, '2026-04-19', null, 109, 0.83],
  ['Hollow Crown Road', 'Winter', 1526, 'Musical', 145, '2022-02-10', null, 116, 0.81],
  ['Sugar & Smoke', 'Majestic', 1645, 'Musical', 150, '2026-03-22', '2026-11-01', 94, 0.69],
  ['Midnight at the Savoy', 'Savoy', 1108, 'Musical', 130, '2021-09-30', null, 104, 0.85],
  ['Rookie of the Year', 'Palace', 1743, 'Musical', 140, '2026-06-25', null, 101, 0.74],
  ['The Glass Harbor', 'Booth Street', 766, 'Play', 125, '2026-04-12', '2026-08-16', 112, 0.9],
  ['Two Brothers', 'Calder', 922, 'Play', 105, '2026-02-26', '2026-07-12', 86, 0.72],
  ['Inheritors', 'Calder', 922, 'Play', 195, '2026-09-20', null, 118, 0.91],
  ['An Honest Woman', 'Hudson Hall', 970, 'Play', 100, '2026-07-30', null, 134, 0.97],
  ['Dinner with Ghosts', 'Booth Street', 766, 'Play', 110, '2026-10-08', null, 97, 0.8],
  ['Low Tide', 'Studio 9', 646, 'Play', 95, '2026-05-14', '2026-10-18', 74, 0.67],
  ['The Cartographer', 'Longwood', 1091, 'Play', 160, '2026-08-27', null, 107, 0.86],
  ['Marlon Reyes: Live', 'Bellamy', 1058, 'Special', 90, '2026-09-24', '2026-11-15', 171, 0.99],
  ['Carols in the Dark', 'Majestic', 1645, 'Special', 100, '2026-11-12', null, 89, 0.77],
  ['Seven Doors', 'Ashby', 1319, 'Musical', 150, '2025-11-06', null, 113, 0.84],
  ['Juke', 'Astor', 1228, 'Musical', 145, '2024-04-25', null, 99, 0.79],
  ['Kings of Queens', 'Marquee', 1611, 'Musical', 160, '2026-10-22', null, 127, 0.93],
];

/** What the shows of a theater district took in each week: "$1,284,300", "96.4%", the week as 11/22/2026, openings as Oct 17, 2019. */
export function grosses() {
  const draw = draws(270_033);
  const rows = [];
  const before = new Map();
  for (let week = 0; week < 30; week += 1) {
    const ending = addDays('2026-05-03', week * 7);
    for (const [show, theatre, seats, kind, minutes, opening, closing, price, filled] of SHOWS) {
      const starts = addDays(opening, -21);
      if (addDays(ending, -6) < starts || (closing !== null && ending > addDays(closing, 6))) continue;
      const previews = ending < opening ? 8 : 0;
      const performances =
        previews > 0
          ? 0
          : draw.weighted([
              [8, 12],
              [7, 2],
              [6, 0.6],
              [9, 0.7],
            ]);
      const played = previews + performances;
      const capacity = Math.min(1.02, filled * (0.86 + draw.next() * 0.24) * (week > 16 && week < 22 ? 0.93 : 1));
      const attendance = Math.round(seats * played * capacity);
      const paid = price * (0.88 + draw.next() * 0.24) * (previews > 0 ? 0.8 : 1);
      const gross = Math.round(attendance * paid);
      const last = before.get(show);
      before.set(show, gross);
      rows.push({
        'Week Ending': `${ending.slice(5, 7)}/${ending.slice(8)}/${ending.slice(0, 4)}`,
        Show: show,
        Theatre: theatre,
        Type: kind,
        'This Week Gross': `$${thousands(gross, ',')}`,
        'Diff $': last === undefined ? '' : `${gross < last ? '-' : ''}$${thousands(Math.abs(gross - last), ',')}`,
        'Avg Ticket': `$${(gross / attendance).toFixed(2)}`,
        'Top Ticket': `$${(Math.round((paid * (1.7 + draw.next() * 1.6)) / 5) * 5).toFixed(2)}`,
        'Seats Sold': thousands(attendance, ','),
        'Seats in Theatre': seats,
        '% Cap': `${round((100 * attendance) / (seats * played), 1)}%`,
        Perfs: performances,
        Previews: previews,
        'Opening Night': `${MONTHS[Number(opening.slice(5, 7)) - 1]} ${Number(opening.slice(8))}, ${opening.slice(0, 4)}`,
        'Running Time (min)': minutes,
        'Closing Announced': closing !== null && ending > addDays(closing, -42) ? 'Yes' : 'No',
        'Lottery Price': draw.chance(0.04) ? 'N/A' : `$${30 + (seats % 5) * 3}`,
        'Rush Tickets': kind === 'Special' ? 'No' : seats % 3 === 0 ? 'No' : 'Yes',
      });
    }
  }
  return [{ file: 'grosses-2026-11-25.csv', text: csv(rows) }];
}
