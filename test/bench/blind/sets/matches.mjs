import { draws, ndjson, round, thousands } from '../made.mjs';
/** Football of a lower league: results with gates, cards and so on. */
const CLUBS = {
  'Harrow Vale': 2100,
  'Millbrook Town': 3400,
  'Saltby United': 1500,
  'Port Kessock': 4200,
  'Wexley Rovers': 2800,
  'Ashdown Athletic': 1900,
  Kirkmoor: 1200,
  'Dunsford City': 6100,
  'Tarn Bridge': 950,
  Oakhampton: 2400,
  'Stainforth Colliery': 1700,
  Penhallow: 1300,
  'Brigstock Albion': 3000,
  'Lynmoor Wanderers': 2250,
  'Eastleigh Dockers': 3700,
  'Cray Forest': 1600,
  'Holm Abbey': 1100,
  Redmarsh: 2600,
};
const REFS = ['J. Okafor', 'S. Bright', 'L. Mahoney', 'P. Dzurko', 'A. Whitlock', 'R. Nair', 'C. Teale', 'M. Fenwick', 'D. Achterberg'];
const NAMES = [
  'Adeyemi',
  'Cole',
  'Brophy',
  'Sissoko',
  'Turnbull',
  'Hale',
  'Jarvis',
  'Nowak',
  'Pike',
  'Quansah',
  'Ricketts',
  'Stubbs',
  'Vaughan',
  'Yates',
  'Lomax',
  'Eze',
];
const REPORT = [
  'Late winner after a scrappy second half.',
  'Floodlights failed for 20 minutes.',
  'Keeper saved everything.',
  'Dominated from the first whistle.',
  'Heavy pitch, few chances.',
  'Debut goal for the loan striker.',
  'Own goal settled it.',
  'Derby day with a record gate.',
  'Pitch inspection at noon, went ahead.',
];
export function matches() {
  const draw = draws(70702),
    names = Object.keys(CLUBS),
    rows = [];
  let id = 40110;
  const goals = (m) => {
    let g = 0,
      p = Math.exp(-m),
      s = p;
    const u = draw.next();
    while (u > s && g < 9) {
      g += 1;
      p *= m / g;
      s += p;
    }
    return g;
  };
  const play = ({ season, comp, rnd, day, home, away }) => {
    id += draw.int(1, 3);
    const off = draw.chance(0.035),
      HG = goals(0.9 + CLUBS[home] / 5200),
      AG = goals(0.7 + CLUBS[away] / 6800);
    const cup = comp === 'County Cup' || comp === 'Trophy',
      et = cup && HG === AG;
    const ht = [draw.int(0, HG), draw.int(0, AG)],
      evening = draw.chance(0.24),
      cap = Math.round((CLUBS[home] * 1.6) / 50) * 50;
    const att = Math.min(cap, Math.round(CLUBS[home] * (comp === 'Friendly' ? 0.35 : cup ? 0.62 : 0.8) * draw.spread()));
    const poss = draw.int(31, 69),
      month = Number(day.slice(5, 7));
    const xs = off ? {} : { HG, AG, htH: ht[0], htA: ht[1] };
    rows.push({
      match_id: `M${id}`,
      season,
      comp,
      rnd,
      kickoff: `${day}T${evening ? '19:45' : draw.pick(['15:00', '15:00', '12:30', '17:30'])}:00`,
      home,
      away,
      HG: xs.HG ?? null,
      AG: xs.AG ?? null,
      htH: xs.htH ?? null,
      htA: xs.htA ?? null,
      res: off ? null : HG > AG ? 'H' : HG < AG ? 'A' : 'D',
      status: off ? 'postponed' : 'played',
      att: off || (comp === 'Friendly' && draw.chance(0.4)) ? 'N/A' : thousands(att, ','),
      cap,
      referee: draw.pick(REFS),
      yc_h: off ? null : goals(1.5),
      yc_a: off ? null : goals(1.9),
      reds: off
        ? null
        : draw.weighted([
            [0, 14],
            [1, 3],
            [2, 0.5],
          ]),
      pens: off
        ? null
        : draw.weighted([
            [0, 10],
            [1, 3],
            [2, 0.5],
          ]),
      shotsH: off ? null : HG + goals(6),
      shotsA: off ? null : AG + goals(5),
      poss_h: off || draw.chance(0.1) ? null : `${poss}%`,
      aet: !off && et,
      shootout: !off && et && draw.chance(0.6),
      live_on_tv: draw.chance(0.13),
      pitch: ['Kirkmoor', 'Holm Abbey', 'Redmarsh', 'Tarn Bridge'].includes(home) ? '3G' : 'grass',
      floodlit: evening,
      tkt: comp === 'Friendly' && draw.chance(0.5) ? 'free' : `£${draw.pick([8, 10, 11, 12, 12.5, 14, 15, 16]).toFixed(2)}`,
      awayTravel: `${round(6 + draw.next() * 214, 1)} mi`,
      temp: draw.chance(0.08) ? null : Math.round((month > 5 && month < 10 ? 17 : 7) + draw.int(-7, 7)),
      weather: draw.pick(['sunny', 'cloudy', 'cloudy', 'rain', 'wind', 'fog']),
      scorers: off ? [] : draw.some(NAMES, Math.min(HG + AG, 6)),
      report: draw.chance(0.3) ? null : draw.pick(REPORT),
    });
  };
  const pairs = names.flatMap((home) => names.filter((away) => away !== home).map((away) => ({ home, away })));
  for (const [season, from, to] of [
    ['2023/24', '2023-08-12', '2024-04-27'],
    ['2024/25', '2024-08-10', '2025-04-26'],
    ['2025/26', '2025-08-09', '2026-03-14'],
  ]) {
    for (const pair of pairs)
      if (season !== '2025/26' || draw.chance(0.72)) play({ season, comp: 'League', rnd: null, day: draw.day(from, to), ...pair });
    for (const [comp, count] of [
      ['County Cup', 22],
      ['Trophy', 17],
      ['Friendly', 26],
    ])
      for (let i = 0; i < count; i += 1) {
        const [home, away] = draw.some(names, 2);
        const rnd = comp === 'Friendly' ? null : draw.pick(['R1', 'R2', 'QF', 'SF']);
        const day = comp === 'Friendly' ? draw.day(`${from.slice(0, 4)}-07-05`, from) : draw.day(from, to);
        play({ season, comp, rnd, day, home, away });
      }
  }
  rows.sort((x, y) => (x.kickoff < y.kickoff ? -1 : 1));
  return [{ file: 'matches-2026-03-16.ndjson', text: ndjson(rows) }];
}
