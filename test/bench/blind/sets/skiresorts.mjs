import { addDays, draws, json, round, thousands } from '../made.mjs';

const RANGES = {
  Austria: ['Zillertal Alps', 'Otztal Alps', 'Hohe Tauern'],
  France: ['Vanoise', 'Mont Blanc Massif', 'Pyrenees'],
  Italy: ['Dolomites', 'Ortler Alps'],
  Switzerland: ['Bernese Alps', 'Pennine Alps', 'Albula Alps'],
  Norway: ['Jotunheimen', 'Hallingskarvet'],
  Andorra: ['Pyrenees'],
  Slovenia: ['Julian Alps'],
  Bulgaria: ['Pirin', 'Rila'],
};
const FRONT = [
  'Alten',
  'Hoch',
  'Val',
  'Pas',
  'Monte',
  'Sankt',
  'Silber',
  'Gross',
  'Bel',
  'Ober',
  'Piz',
  'Col',
  'Nord',
  'Schnee',
  'Adler',
  'Roc',
  'Lech',
  'Stein',
];
const BACK = [
  'berg',
  'kogel',
  'joch',
  'tal',
  'horn',
  'vallon',
  'mezzo',
  'stad',
  'alm',
  'fjell',
  'arena',
  'moritz',
  'bronn',
  'claire',
  'spitz',
  'rossa',
  'dorf',
  'plan',
  'gletsch',
  'kamm',
];

/** A snow report page: "1,050 m", "€54.00", "4.3/5", "3 days ago". */
export function skiresorts() {
  const draw = draws(131_001);
  const seen = new Set();
  const records = [];
  while (records.length < 310) {
    const record = resort(draw);
    if (seen.has(record.name)) continue;
    seen.add(record.name);
    records.push(record);
  }
  return [{ file: 'skiresorts-2026-11-20.json', text: json(records) }];
}

function resort(draw) {
  const country = draw.weighted([
    ['Austria', 6],
    ['France', 5],
    ['Italy', 4],
    ['Switzerland', 5],
    ['Norway', 2.5],
    ['Andorra', 0.8],
    ['Slovenia', 1],
    ['Bulgaria', 1],
  ]);
  const base = draw.int(country === 'Norway' ? 250 : 620, 1850);
  const summit = base + Math.round(280 + draw.next() ** 1.3 * 1750);
  const km = round(4 + draw.next() ** 2.4 * 290, 1);
  const lifts = Math.max(2, Math.round((km / 3.2) * draw.spread()));
  const pass = { Switzerland: 62, France: 49, Austria: 55, Italy: 51, Norway: 46, Andorra: 48, Slovenia: 37, Bulgaria: 35 }[country];
  const start = addDays('2026-10-10', Math.round(draw.int(0, 50) + (summit < 2200 ? 35 : 0)));
  const open = start <= '2026-11-20';
  const reviews = Math.round(draw.next() ** 2 * 3900) + 3;
  const since = draw.weighted([
    [draw.int(1, 9), 7],
    [draw.int(10, 24), 3],
  ]);
  return {
    name: `${draw.pick(FRONT)}${draw.pick(BACK)}`,
    country,
    mountain_range: draw.pick(RANGES[country]),
    base_m: `${thousands(base, ',')} m`,
    summit_m: `${thousands(summit, ',')} m`,
    slopes_km: `${km} km`,
    lifts,
    longest_run_km: draw.chance(0.12) ? null : round(1 + draw.next() ** 1.6 * 12, 1),
    dayPassAdult: draw.chance(0.05) ? 'N/A' : `€${round(pass * (0.6 + draw.next() * 0.35) + Math.min(22, km / 9), 1).toFixed(2)}`,
    snowDepthCm: open ? Math.round(8 + draw.next() ** 1.5 * 175) : null,
    season_start: start,
    night_skiing: draw.chance(0.34) ? 'yes' : 'no',
    features: draw.some(
      ['snowpark', 'halfpipe', 'glacier', 'toboggan run', 'ski school', 'ice rink', 'cross-country tracks', 'heliski'],
      draw.int(0, 5),
    ),
    stars: reviews < 25 ? null : `${(2.4 + Math.sqrt(draw.next()) * 2.5).toFixed(1)}/5`,
    n_reviews: thousands(reviews, ','),
    last_snowfall: draw.chance(0.06) ? null : since === 1 ? '1 day ago' : `${since} days ago`,
  };
}
