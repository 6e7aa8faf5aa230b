import { addDays, csv, draws, thousands } from '../made.mjs';

const ADJECTIVES = ['Tiny', 'Super', 'Daily', 'Pocket', 'Magic', 'Smart', 'Zen', 'Turbo', 'Happy', 'Offline'];
const NOUNS = [
  'Budget',
  'Runner',
  'Chess',
  'Recipes',
  'Piano',
  'Weather',
  'Notes',
  'Puzzle',
  'Translator',
  'Camera',
  'Planner',
  'Farm',
  'Solitaire',
  'Workout',
];
const CATEGORIES = ['Finance', 'Games', 'Music', 'Food & Drink', 'Weather', 'Productivity', 'Education', 'Photography', 'Health & Fitness', 'Travel'];
const DEVELOPERS = ['Bright Fox', 'Kiwi Apps', 'Mosaic Studio', 'Nine Lives', 'Ohm Software', 'Polar Soft', 'Quiet Robot', 'Red Kettle'];
const INSTALLS = [
  [500, 2],
  [1000, 3],
  [5000, 3],
  [10_000, 4],
  [50_000, 3],
  [100_000, 3],
  [500_000, 2],
  [1_000_000, 2],
  [10_000_000, 0.7],
];

/** An app store: sizes in bytes, installs as "10,000+", mostly free. */
export function apps() {
  const draw = draws(8808);
  const records = Array.from({ length: 1150 }, (_, index) => app(draw, index));
  return [{ file: 'apps-2025-08-14.csv', text: csv(records) }];
}

function app(draw, index) {
  const price = draw.chance(0.72) ? 0 : draw.pick([0.99, 1.99, 2.99, 4.99, 4.99, 7.99, 12.99, 24.99]);
  const released = draw.day('2012-03-01', '2025-06-30');
  const updated = draw.day(released, '2025-08-10');
  const rated = !draw.chance(0.09);
  return {
    app_id: `com.${draw.pick(['fox', 'kiwi', 'nova', 'lumen'])}.app${index + 11}`,
    name: `${draw.pick(ADJECTIVES)} ${draw.pick(NOUNS)}${draw.chance(0.15) ? ` ${draw.pick(['2', '3D', '365', 'Pro', '2048'])}` : ''}`,
    developer: draw.pick(DEVELOPERS),
    category: draw.pick(CATEGORIES),
    price_usd: price,
    rating: rated ? (1.5 + Math.sqrt(draw.next()) * 3.5).toFixed(2) : '',
    ratings_count: rated ? Math.round(draw.next() ** 5 * 240_000) + 3 : 0,
    installs: `${thousands(draw.weighted(INSTALLS), ',')}+`,
    size_bytes: draw.chance(0.06) ? '' : Math.round((1.2 + draw.next() ** 3 * 700) * 1_000_000),
    released,
    last_updated: updated,
    contains_ads: draw.chance(0.5) ? 'TRUE' : 'FALSE',
    in_app_purchases: draw.chance(0.38) ? 'TRUE' : 'FALSE',
    editors_choice: draw.chance(0.05) ? 'TRUE' : 'FALSE',
    content_rating: draw.weighted([
      ['Everyone', 7],
      ['Teen', 3],
      ['Mature 17+', 1],
    ]),
    min_android: draw.pick([5, 6, 7, 8, 9, 10]),
    languages: draw.int(1, 42),
    crash_rate_pct: draw.chance(0.15) ? 'N/A' : (draw.next() ** 3 * 6).toFixed(2),
    support_email: `help@${draw.pick(['fox', 'kiwi', 'nova'])}.example`,
    summary: `${draw.pick(['A simple', 'The fastest', 'A playful', 'An award winning', 'The only'])} ${draw.pick(['tracker', 'game', 'tool', 'companion', 'trainer'])} for ${draw.pick(['busy parents', 'students', 'travelers', 'beginners', 'night owls'])}.`,
    next_version_due: draw.chance(0.9) ? '' : addDays(updated, draw.int(10, 60)),
  };
}
