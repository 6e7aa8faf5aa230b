import { csv, draws } from '../made.mjs';

const RACES = [
  ['Gulf Grand Prix', 'Sakhra Circuit', 'Bahrain', '2026-03-08', 57, 0],
  ['Desert Grand Prix', 'Corniche', 'Saudi Arabia', '2026-03-15', 50, 0],
  ['Australian Grand Prix', 'Albert Lake', 'Australia', '2026-03-29', 58, 0],
  ['Japanese Grand Prix', 'Suzumi', 'Japan', '2026-04-12', 53, 0],
  ['Chinese Grand Prix', 'Jiading Ring', 'China', '2026-04-19', 56, 1],
  ['Florida Grand Prix', 'Biscayne', 'USA', '2026-05-03', 57, 1],
  ['Emilia Grand Prix', 'Imolese', 'Italy', '2026-05-17', 63, 0],
  ['Riviera Grand Prix', 'Port Hercule', 'Monaco', '2026-05-24', 78, 0],
  ['Catalan Grand Prix', 'Montmelo', 'Spain', '2026-06-07', 66, 0],
  ['Quebec Grand Prix', 'Ile Verte', 'Canada', '2026-06-14', 70, 0],
  ['Styrian Grand Prix', 'Spielfeld', 'Austria', '2026-06-28', 71, 1],
  ['British Grand Prix', 'Silverfield', 'UK', '2026-07-05', 52, 0],
  ['Hungarian Grand Prix', 'Mogyor', 'Hungary', '2026-07-19', 70, 0],
  ['Ardennes Grand Prix', 'Francorville', 'Belgium', '2026-07-26', 44, 1],
  ['Dutch Grand Prix', 'Zandduin', 'Netherlands', '2026-08-23', 72, 0],
  ['Italian Grand Prix', 'Parco Reale', 'Italy', '2026-09-06', 53, 0],
  ['Lion City Grand Prix', 'Marina Loop', 'Singapore', '2026-09-20', 62, 0],
  ['Texas Grand Prix', 'Lone Star Circuit', 'USA', '2026-10-18', 56, 1],
  ['Mexican Grand Prix', 'Hermanos', 'Mexico', '2026-10-25', 71, 0],
  ['Paulista Grand Prix', 'Interlakes', 'Brazil', '2026-11-08', 71, 1],
  ['Nevada Grand Prix', 'Neon Strip', 'USA', '2026-11-21', 50, 0],
];
// Driver, code, number, nation, born, team, speed.
const DRIVERS = [
  ['Luca Ferrante', 'FER', 16, 'Italian', '1998-02-11', 'Scuderia Rosso', 9.1],
  ['Mats de Wit', 'DWI', 1, 'Dutch', '1997-09-30', 'Red Stallion', 9.8],
  ['Oliver Hastings', 'HAS', 44, 'British', '1990-01-07', 'Scuderia Rosso', 8.6],
  ['Jonas Brandt', 'BRA', 5, 'German', '1996-07-03', 'Silverstar', 8.2],
  ['Theo Lambert', 'LAM', 10, 'French', '2000-04-16', 'Silverstar', 7.9],
  ['Callum Reid', 'REI', 4, 'British', '1999-11-13', 'Papaya Racing', 9.4],
  ['Ethan Cole', 'COL', 81, 'Australian', '2001-04-06', 'Papaya Racing', 9.2],
  ['Diego Ruiz', 'RUI', 14, 'Spanish', '1984-07-29', 'Aston Green', 7.1],
  ['Noah Tremblay', 'TRE', 18, 'Canadian', '1998-10-29', 'Aston Green', 5.9],
  ['Yuto Nakano', 'NAK', 22, 'Japanese', '2000-05-11', 'Red Stallion', 7.4],
  ['Pedro Antunes', 'ANT', 27, 'Brazilian', '2004-03-22', 'Minardo', 5.4],
  ['Kai Virtanen', 'VIR', 77, 'Finnish', '1989-08-28', 'Minardo', 4.8],
  ['Zhao Wei', 'ZHA', 24, 'Chinese', '1999-05-30', 'Alpina', 4.6],
  ['Maxime Girard', 'GIR', 31, 'French', '1996-09-17', 'Alpina', 5.6],
  ['Sebastian Holm', 'HOL', 20, 'Danish', '1992-10-05', 'Haasen', 5.1],
  ['Will Carver', 'CAR', 2, 'American', '2002-12-27', 'Haasen', 4.4],
  ['Arjun Mehta', 'MEH', 87, 'British', '2005-05-08', 'Grove Engineering', 6.1],
  ['Carlos Ibarra', 'IBA', 55, 'Spanish', '1994-09-01', 'Grove Engineering', 6.8],
  ['Finn Gruber', 'GRU', 98, 'Austrian', '2003-06-19', 'Kreuzwerk', 4.2],
  ['Nikolai Sand', 'SAN', 6, 'Danish', '1993-01-15', 'Kreuzwerk', 4.9],
];
const POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const FAILURES = ['Engine', 'Collision', 'Gearbox', 'Brakes', 'Accident', 'Hydraulics', 'Power Unit', 'Spun off', 'Collision'];

/** A motor racing season in the layout of the public results files: \N for what is missing, positionText of R and D, "+1 Lap", grid 0 from the pit lane, milliseconds. */
export function grandprix() {
  const draw = draws(280_055);
  const rows = [];
  const clock = (ms) => `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
  for (const [at, [race, circuit, country, date, laps, sprint]] of RACES.entries()) {
    const grid = DRIVERS.map((driver) => [driver, driver[6] + draw.next() * 3.2]).toSorted((a, b) => b[1] - a[1]);
    const base = (5_050_000 / laps) * (0.97 + draw.next() * 0.06);
    const entries = grid.map(([driver, form], place) => {
      const out = draw.chance(0.085) ? draw.pick(FAILURES) : draw.chance(0.008) ? 'Disqualified' : null;
      return {
        driver,
        start: draw.chance(0.018) ? 0 : place + 1,
        out,
        pace: form * 1.1 - place * 0.05 + draw.next() * 3.6,
        done: out === null || out === 'Disqualified' ? laps : draw.int(0, laps - 3),
      };
    });
    const finished = entries.filter((entry) => entry.out === null).toSorted((a, b) => b.pace - a.pace);
    const others = entries.filter((entry) => entry.out !== null).toSorted((a, b) => b.done - a.done);
    const order = [...finished, ...others];
    const winner = Math.round(base * laps);
    const best = order.map((entry) => (entry.done < 3 ? null : Math.round(base * 0.955 + (12 - entry.pace) * 190 + draw.next() * 700)));
    const ranks = best.map((value) => (value === null ? null : best.filter((other) => other !== null && other < value).length + 1));
    let gap = 0;
    for (const [place, entry] of order.entries()) {
      gap += place === 0 ? 0 : Math.round(900 + draw.next() * 11_000);
      const lapped = entry.out === null ? Math.floor(gap / base) : 0;
      const [name, code, number, nation, born, team] = entry.driver;
      const classified = entry.out === null;
      rows.push({
        resultId: 27_001 + rows.length,
        season: 2026,
        round: at + 1,
        raceName: race,
        circuit,
        country,
        raceDate: date,
        sprintWeekend: sprint,
        driver: name,
        code,
        carNo: number,
        nationality: nation,
        dob: born,
        constructor: team,
        grid: entry.start,
        position: classified ? place + 1 : '\\N',
        positionText: classified ? place + 1 : entry.out === 'Disqualified' ? 'D' : 'R',
        positionOrder: place + 1,
        pts: classified && place < 10 ? POINTS[place] : 0,
        laps: classified ? laps - lapped : entry.done,
        time:
          !classified || lapped > 0
            ? '\\N'
            : place === 0
              ? `${Math.floor(winner / 3_600_000)}:${clock(winner % 3_600_000).padStart(9, '0')}`
              : `+${(gap / 1000).toFixed(3)}`,
        ms: !classified || lapped > 0 ? '\\N' : winner + gap,
        fastestLap: best[place] === null ? '\\N' : draw.int(2, Math.max(2, entry.done - lapped)),
        fl_rank: ranks[place] ?? '\\N',
        fl_time: best[place] === null ? '\\N' : clock(best[place]),
        fl_speed_kph: best[place] === null ? '\\N' : ((305_000 / laps / best[place]) * 3600).toFixed(3),
        pit_stops:
          entry.done < 5
            ? 0
            : draw.weighted([
                [1, 6],
                [2, 5],
                [3, 1.4],
                [4, 0.3],
              ]),
        penalty_s: draw.chance(0.9) ? '' : draw.pick([5, 5, 5, 10]),
        status: classified ? (lapped === 0 ? 'Finished' : `+${lapped} Lap${lapped === 1 ? '' : 's'}`) : entry.out,
      });
    }
  }
  return [{ file: 'grandprix-2026-11-26.csv', text: csv(rows) }];
}
