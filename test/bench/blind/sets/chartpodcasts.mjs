import { addDays, draws, json } from '../made.mjs';

const HEADS = [
  'The Quiet',
  'Midnight',
  'Broken',
  'Daily',
  'Honest',
  'Small Town',
  'Deep',
  'Unfinished',
  'Strange',
  'Second',
  'Open',
  'Paper',
  'Radio',
  'Golden',
  'Northern',
  'Half',
];
const TAILS = ['Ledger', 'Verdict', 'Kitchen', 'Signal', 'Harbor', 'Money', 'Minds', 'History', 'Hour', 'Files', 'Body', 'Frontier', 'Playbook'];
const GENRES = [
  ['True Crime', 48],
  ['News', 27],
  ['Comedy', 66],
  ['Business', 44],
  ['Society & Culture', 52],
  ['Health & Fitness', 39],
  ['Sports', 61],
  ['History', 57],
  ['Technology', 50],
  ['Kids & Family', 22],
];
const NETWORKS = ['Wondrous', 'Parallel Audio', 'Earshot Media', 'NPM Public', 'Gimlet Road', 'BrightPod', 'Audiobarn', null];
const HOSTS = [
  'Dana Whitlock',
  'Marcus Obi',
  'Jess Farrow',
  'Theo Lang',
  'Priya Raman',
  'Carl Bexley',
  'Nora Quist',
  'Sam Idris',
  'Ellie Moreau',
  'Ben Tran',
  'Ruth Calder',
  'Gus Hartley',
];
const FREQUENCY = [
  ['daily', 2],
  ['weekly', 8],
  ['twice weekly', 3],
  ['biweekly', 2],
  ['monthly', 1],
];

const short = (count) => (count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}K`);

function makeShow(draw, name, at, to) {
  const [category, length] = draw.pick(GENRES);
  return {
    show_id: `pod_${(51_200 + at * 37).toString(36)}`,
    show: name,
    network: draw.pick(NETWORKS),
    category,
    hosts: draw.some(
      HOSTS,
      draw.weighted([
        [1, 5],
        [2, 4],
        [3, 1],
      ]),
    ),
    strength: draw.next() ** 1.5,
    ratings: Math.round(draw.next() ** 4 * 88_000) + draw.int(20, 900),
    avg_rating: draw.chance(0.05) ? null : Math.round((3.4 + draw.next() * 1.6) * 100) / 100,
    episodes: draw.int(4, 620),
    avg_length_min: Math.max(6, Math.round(length * draw.spread())),
    explicit: draw.chance(category === 'Kids & Family' ? 0 : 0.34),
    has_video: draw.chance(0.42),
    language: draw.weighted([
      ['en', 12],
      ['es', 2],
      ['fr', 0.6],
    ]),
    release_frequency: draw.weighted(FREQUENCY),
    first_episode: draw.day('2013-02-01', '2026-08-30'),
    last_episode: addDays(to, -Math.round(draw.next() ** 3 * 70)),
    price_per_month: draw.chance(0.28) ? draw.pick([2.99, 3.99, 4.99, 5.99, 7.99]) : null,
    ad_free_option: draw.chance(0.3),
  };
}

/** The 180 best of the shows, the strongest first. */
function chart(shows) {
  const best = shows.toSorted((a, b) => b.strength - a.strength).slice(0, 180);
  return best.map(({ strength, ratings, show_id, ...rest }, index) => ({
    rank: index + 1,
    show_id,
    ...rest,
    ratings_count: short(ratings),
    listeners_est: Math.round(9_000 + strength * 2_300_000),
  }));
}

/** A podcast chart, two runs a week apart: ranks move, some shows leave and others enter. "12.4K" ratings, hosts in a list. */
export function chartpodcasts() {
  const draw = draws(290_055);
  const names = draw.some(
    HEADS.flatMap((head) => TAILS.map((tail) => `${head} ${tail}`)),
    205,
  );
  const shows = names.map((name, at) => makeShow(draw, name, at, '2026-11-19'));
  const later = shows.map((show) => {
    const fresh = draw.chance(0.6);
    return {
      ...show,
      strength: Math.max(0.01, show.strength + (draw.next() - 0.5) * 0.16),
      ratings: show.ratings + draw.int(0, 420),
      episodes: show.episodes + (fresh ? draw.int(1, 4) : 0),
      last_episode: fresh ? addDays('2026-11-26', -draw.int(0, 6)) : show.last_episode,
    };
  });
  return [
    { file: 'chartpodcasts-2026-11-19.json', text: json(chart(shows)) },
    { file: 'chartpodcasts-2026-11-26.json', text: json(chart(later)) },
  ];
}
