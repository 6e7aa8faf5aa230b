import { draws, ndjson, nextRun, round } from '../made.mjs';
const R = ['Lakeland', 'Cornish Coast', 'Highlands', 'Snowdonia', 'Norfolk Broads', 'Peak', 'Isle of Skye', 'Dorset', 'Northumberland'];
/** Camp grounds of a booking site: ndjson, pounds as text, "3.2 miles", three runs. */
export function campsites() {
  const d = draws(80606);
  let n = 900;
  const make = (from, to) => {
    n += d.int(1, 6);
    const wild = d.chance(0.14),
      pitches = wild ? d.int(4, 22) : Math.round(12 + d.next() ** 2 * 330),
      price = round(7 + d.next() ** 1.5 * 40 + (wild ? 0 : 5), 2),
      rv = Math.floor(d.next() ** 3 * 1500),
      electric = wild ? 0 : Math.round(pitches * d.next() * 0.8),
      s = d.int(3, 5);
    return {
      siteRef: `C${n}`,
      site_name: `${d.pick(['Oak', 'Hidden', 'Seven', 'Kestrel', 'Low', 'High', 'Seal', 'Two', 'River', 'Stone', 'Blue', 'Foxglove'])} ${d.pick(['Meadow', 'Bay', 'Pines', 'Farm', 'Valley', 'Rivers', 'Sands', 'Wood', 'Acre', 'Moor'])}${d.pick(['', ' Camping', ' Holiday Park', ' Glamping', ' Touring Park'])}`,
      region: d.weighted(R.map((r, i) => [r, 10 - i])),
      type: wild
        ? 'Wild'
        : d.weighted([
            ['Family', 5],
            ['Adults only', 1.3],
            ['Touring', 3],
            ['Glamping', 2],
          ]),
      perNight: `£${price.toFixed(2)}`,
      peakNight: d.chance(0.12) ? null : `£${(price * (1.1 + d.next() * 0.8)).toFixed(2)}`,
      pitches,
      hookups: electric,
      acres: d.chance(0.1) ? null : round(pitches * (0.04 + d.next() * 0.12) + 0.4, 1),
      altitude_m: d.int(1, 410),
      beachDist: d.chance(0.35) ? null : `${round(d.next() ** 2 * 30 + 0.1, 1)} miles`,
      score: rv < 5 ? null : round(5.5 + d.next() * 4.4, 1),
      n_reviews: rv,
      dogs: d.chance(0.68),
      campfires: d.chance(0.42),
      pool: !wild && d.chance(0.22),
      wifi: d.chance(0.5),
      shop: !wild && d.chance(0.45),
      shower_blocks: wild ? 0 : d.int(1, 6),
      facilities: d.some(
        ['playground', 'laundry', 'bar', 'bike hire', 'fishing', 'tennis', 'sauna', 'hot tub', 'disabled access'],
        wild ? d.int(0, 1) : d.int(0, 5),
      ),
      opens: `2026-0${s}-${String(d.int(1, 28)).padStart(2, '0')}`,
      closes: d.day('2026-09-05', '2026-11-15'),
      minStay: d.weighted([
        [1, 6],
        [2, 4],
        [3, 1.5],
        [7, 0.5],
      ]),
      established: d.chance(0.2) ? null : d.int(1934, 2024),
      addedOn: d.day(from, to),
      about: d.pick([
        'Pitch number 7 has the best sunset.',
        'A 5 minute stroll to the pub.',
        'No groups of more than 6, quiet after 10pm.',
        'Family run since the 1960s.',
        'Stars, sheep and silence.',
        'Steam railway stops at the gate.',
        'Pizza van every Friday.',
      ]),
    };
  };
  const change = (r) => {
    const p = Number(r.perNight.slice(1)),
      m = d.chance(0.6) ? (d.chance(0.4) ? 0.78 + d.next() * 0.18 : 1.02 + d.next() * 0.2) : 1;
    return { ...r, perNight: `£${(p * m).toFixed(2)}`, n_reviews: r.n_reviews + d.int(1, 30), ...(d.chance(0.1) ? { dogs: !r.dogs } : {}) };
  };
  const step = (x, a, b, added) => nextRun(x, { draw: d, gone: 0.05, changed: 0.35, change, added, make: () => make(a, b) });
  const a = Array.from({ length: 520 }, () => make('2021-02-01', '2026-03-01')),
    b = step(a, '2026-03-03', '2026-04-04', 33),
    c = step(b, '2026-04-07', '2026-05-03', 29);
  return Object.entries({ '2026-03-02': a, '2026-04-06': b, '2026-05-04': c }).map(([day, x]) => ({
    file: `campsites-${day}.ndjson`,
    text: ndjson(x),
  }));
}
