import { csv, draws, round } from '../made.mjs';

const NATIONS = [
  ['United States', 'US', 9],
  ['India', 'IN', 5],
  ['Brazil', 'BR', 2],
  ['United Kingdom', 'GB', 1.7],
  ['Mexico', 'MX', 1.3],
  ['Indonesia', 'ID', 1.1],
  ['Spain', 'ES', 0.9],
  ['South Korea', 'KR', 0.8],
  ['Thailand', 'TH', 0.7],
  ['Canada', 'CA', 0.6],
];
const KINDS = [
  ['Entertainment', 'Entertainment', 6],
  ['Music', 'Music', 5],
  ['People & Blogs', 'People', 3.4],
  ['Gaming', 'Games', 2.6],
  ['Comedy', 'Comedy', 1.8],
  ['Education', 'Education', 1.3],
  ['Film & Animation', 'Film', 1.3],
  ['Howto & Style', 'Howto', 1.1],
  ['News & Politics', 'News', 0.8],
  ['Sports', 'Sports', 0.5],
];
const WORDS = [
  ['Tiny', 'Happy', 'Super', 'Mega', 'Daily', 'Zen', 'Pixel', 'Royal', 'Crazy', 'Bright', 'Turbo', 'Golden', 'Cosmic', 'Mister', 'Desi', 'Loco'],
  [
    'Toons',
    'Records',
    'Kids',
    'Gamer',
    'Vlogs',
    'Facts',
    'Kitchen',
    'Beats',
    'Planet',
    'Family',
    'Studio',
    'News',
    'Shorts',
    'Tricks',
    'Sports',
    'Rhymes',
  ],
];

/** As "Global YouTube Statistics", counts scaled to millions and billions; two runs a month apart. */
export function youtube() {
  const draw = draws(240_009);
  const seen = new Set();
  const make = (most) => {
    let name;
    do
      name = `${draw.pick(WORDS[0])} ${draw.pick(WORDS[1])}${draw.chance(0.45) ? ` ${draw.pick(['TV', 'HD', 'Official', 'Hindi', 'Español', 'BR', '24', 'Plus'])}` : ''}`;
    while (seen.has(name));
    seen.add(name);
    const [country, code] = draw.weighted(NATIONS.map((row) => [row, row[2]]));
    const [category, kind] = draw.weighted(KINDS.map((row) => [row, row[2]]));
    const subs = round(12.1 + draw.next() ** 5 * most, 1);
    const recent = Math.round(subs * 1_000_000 * draw.spread() * (draw.chance(0.1) ? 0.4 : 3.1));
    const unknown = draw.chance(0.08);
    return {
      rank: 0,
      Youtuber: name,
      'subscribers (millions)': subs,
      'video views (billions)': round(subs * 0.42 * draw.spread() ** 2, 2),
      category: draw.chance(0.05) ? '' : category,
      uploads: Math.round(12 + draw.next() ** 4 * 42_000),
      Country: unknown ? '' : country,
      Abbreviation: unknown ? '' : code,
      channel_type: kind,
      video_views_for_the_last_30_days: recent,
      lowest_monthly_earnings: Math.round(recent * 0.00025),
      highest_monthly_earnings: Math.round(recent * 0.004),
      subscribers_for_last_30_days: draw.chance(0.25) ? '' : draw.int(1, 60) * 10_000,
      created_year: draw.int(2005, 2021),
      created_month: draw.pick(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']),
    };
  };
  const ranked = (rows) =>
    rows.toSorted((a, b) => b['subscribers (millions)'] - a['subscribers (millions)']).map((row, index) => ({ ...row, rank: index + 1 }));
  const first = ranked(Array.from({ length: 340 }, () => make(190)));
  const grown = first
    .filter((row) => row.rank < 20 || !draw.chance(0.05))
    .map((row) => {
      if (draw.chance(0.25)) return row;
      const subs = round(row['subscribers (millions)'] + (draw.chance(0.08) ? -0.1 : draw.next() ** 6 * 9), 1);
      const recent = Math.round(row.video_views_for_the_last_30_days * draw.spread());
      return {
        ...row,
        'subscribers (millions)': subs,
        'video views (billions)': round(row['video views (billions)'] + recent / 1e9, 2),
        uploads: row.uploads + draw.int(0, 70),
        video_views_for_the_last_30_days: recent,
        lowest_monthly_earnings: Math.round(recent * 0.00025),
        highest_monthly_earnings: Math.round(recent * 0.004),
      };
    });
  const second = ranked([...grown, ...Array.from({ length: 24 }, () => make(5))]);
  return [
    { file: 'youtube-2026-10-20.csv', text: csv(first) },
    { file: 'youtube-2026-11-20.csv', text: csv(second) },
  ];
}
