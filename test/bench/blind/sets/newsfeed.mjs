import { addDays, draws, json } from '../made.mjs';

const OUTLETS = {
  'The Daily Ledger': 'UK',
  'Harbor Times': 'US',
  'Metro Wire': 'US',
  'Clarion Post': 'UK',
  'Pacific Courier': 'Australia',
  'Northern Star': 'Canada',
  'The Signal': 'US',
};
const SECTIONS = {
  Politics: ['Election', 'Parliament', 'Budget', 'Immigration bill'],
  Business: ['Interest rates', 'Oil prices', 'Housing market', 'Airline merger'],
  Technology: ['AI chips', 'Smartphone ban', 'Data breach', 'Electric cars'],
  Sport: ['Cup final', 'Transfer window', 'Marathon', 'Doping case'],
  Climate: ['Flood', 'Wildfire', 'Heatwave', 'Carbon tax'],
  Health: ['Flu season', 'Hospital strike', 'Vaccine rollout', 'Obesity drug'],
  Culture: ['Film festival', 'Book prize', 'Museum theft', 'Streaming wars'],
};
const SHAPES = [
  '{} leaves ministers divided',
  'What the {} means for you',
  '{}: five things to know',
  '{} enters second week',
  'Why {} is back in the news',
  '{} fears grow as winter nears',
  'Opinion: the {} debate is broken',
];
const AUTHORS = [
  'Maya Thornton',
  'Luis Ortega',
  'Ellen Park',
  'Joe Barrow',
  'Anita Desai',
  'Craig Whitlow',
  'Nadia Rahman',
  'Tom Keane',
  'Ruth Osei',
  'Viktor Hale',
  'Grace Lim',
  'Sam Doyle',
];

/** Articles that were scraped from several outlets: instants, authors that are missing, lists of tags, word counts, shares, true and false. */
export function newsfeed() {
  const draw = draws(340_066);
  const articles = Array.from({ length: 420 }, (_, at) => {
    const outlet = draw.weighted(Object.keys(OUTLETS).map((name, index) => [name, [9, 8, 7, 5, 4, 3, 6][index]]));
    const section = draw.weighted(Object.keys(SECTIONS).map((name, index) => [name, [9, 7, 6, 8, 4, 5, 4][index]]));
    const topic = draw.pick(SECTIONS[section]);
    const day = draw.chance(0.4) ? draw.day('2026-11-01', '2026-11-25') : draw.day('2026-05-01', '2026-10-31');
    const two = (value) => String(value).padStart(2, '0');
    const published = `${day}T${two(draw.int(5, 22))}:${two(draw.int(0, 59))}:00Z`;
    const slug = topic.toLowerCase().replaceAll(' ', '-');
    const opinion = draw.chance(0.12);
    const words = Math.round(180 + draw.next() ** 2 * 2900);
    return {
      articleId: 610_400 + at * 17,
      url: `https://news.example/${outlet.toLowerCase().replaceAll(' ', '-')}/${day}/${slug}-${at}`,
      outlet,
      country: OUTLETS[outlet],
      section,
      headline: draw.pick(opinion ? [SHAPES[6]] : SHAPES.slice(0, 6)).replace('{}', topic),
      topic,
      author: draw.chance(0.16) ? null : draw.pick(AUTHORS),
      publishedAt: published,
      updatedAt: draw.chance(0.4) ? `${addDays(day, draw.int(1, 6))}T09:${two(draw.int(0, 59))}:00Z` : null,
      wordCount: words,
      readMins: Math.ceil(words / 230),
      paywalled: draw.chance(0.31),
      isOpinion: opinion,
      hasVideo: draw.chance(0.24),
      images: draw.int(0, 9),
      comments: draw.chance(0.12) ? null : Math.round(draw.next() ** 3 * 1800),
      shares: Math.round(draw.next() ** 3 * 24_000),
      sentiment: Number((draw.next() * 2 - 1).toFixed(2)),
      tags: [slug, ...draw.some(['breaking', 'analysis', 'exclusive', 'explainer', 'live', 'europe', 'usa', 'asia', 'interview'], draw.int(0, 3))],
      corrections: draw.weighted([
        [0, 12],
        [1, 1.5],
        [2, 0.4],
      ]),
    };
  });
  return [{ file: 'newsfeed-2026-11-26.json', text: json(articles) }];
}
