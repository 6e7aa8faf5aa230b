import { addDays, draws, json, nextRun, round } from '../made.mjs';
/** Crowdfunding projects, two runs. */
const CATS = {
  Tabletop: ['Miniatures', 'Card games', 'RPG books'],
  Technology: ['Gadgets', 'Wearables', 'Robots', '3D printing'],
  Design: ['Furniture', 'Bags', 'Watches'],
  Film: ['Documentary', 'Shorts', 'Animation'],
  Music: ['Albums', 'Instruments'],
  Food: ['Restaurants', 'Small batch', 'Coffee'],
  Publishing: ['Art books', "Children's books", 'Zines'],
  Fashion: ['Footwear', 'Apparel'],
  Community: ['Gardens', 'Theatre', 'Makerspaces'],
};
const COUNTRY = [
  ['United States', 9],
  ['United Kingdom', 4],
  ['Germany', 2.4],
  ['Canada', 2],
  ['Japan', 1.2],
  ['France', 1.5],
  ['Spain', 1],
  ['Australia', 1.1],
  ['Hong Kong', 0.8],
];
const ADJ = [
  'Pocket',
  'Endless',
  'Folding',
  'Hollow',
  'Midnight',
  'Solar',
  'Quiet',
  'Tiny',
  'Wandering',
  'Copper',
  'Paper',
  'Electric',
  'Salt',
  'Second',
];
const NOUN = {
  Tabletop: ['Dungeon', 'Kingdoms', 'Skirmish', 'Oracle Deck'],
  Technology: ['Synth Board', 'Robot Arm', 'Dash Cam', 'Air Monitor'],
  Design: ['Desk Lamp', 'Backpack 25L', 'Field Watch', 'Stool'],
  Film: ['River', 'Harbour', 'Sisters', 'Harvest'],
  Music: ['Sessions', 'Live LP', 'Kalimba', 'Songbook'],
  Food: ['Roastery', 'Hot Sauce', 'Bakery', 'Kombucha'],
  Publishing: ['Atlas', 'Alphabet', 'Almanac', 'Zine No. 7'],
  Fashion: ['Sneakers', 'Rain Shell', 'Boots', 'Overshirt'],
  Community: ['Greenhouse', 'Playhouse', 'Tool Library', 'Skate Park'],
};
const PITCH = [
  'Made by two brothers in a garage.',
  'Our third project here, shipped the last two on time.',
  'No plastic, ever.',
  'Prototype done, tooling is paid for.',
  'All stretch goals unlocked!',
  '30 days to bring it to life.',
  'Designed with teachers for kids aged 6-10.',
  'Help us keep the lights on.',
  'A love letter to the 1980s.',
  'Zero waste packaging.',
];
const TAGS = ['eco', 'open source', 'first-time creator', 'limited edition', 'handmade', 'solo', 'kids', 'travel', 'outdoor', 'accessible', 'retro'];
const WHO = [
  'Loom & Lantern',
  'Kestrel Works',
  'M. Obuya',
  'Studio Nacht',
  'Tidepool Games',
  'Rafa Ortega',
  'Hinoki Lab',
  'Bramble Press',
  'Northbound Gear',
  'J. Lindqvist',
  'Cassette Club',
  'Petrichor Films',
  'Dovetail Co',
  'A. Mehta',
  'Two Herons',
  'Bolt & Nut',
  'Marlow Kids',
  'Ekko Audio',
];
const state = (r, today) => (r.ends_at >= today ? 'live' : r.pledged >= r.goal ? 'successful' : 'failed');
export function campaigns() {
  const draw = draws(70704);
  let id = 510_000;
  const make = (today, from, to) => () => {
    id += draw.int(3, 97);
    const cat = draw.weighted(Object.keys(CATS).map((c, i) => [c, 9 - i * 0.7])),
      launched = draw.day(from, to),
      length = draw.pick([21, 30, 30, 30, 45, 60]),
      ends = addDays(launched, length);
    const goal = Math.round((400 + draw.next() ** 3 * 58000) / 100) * 100,
      ratio = draw.chance(0.42) ? draw.next() * 0.8 : 1 + draw.next() ** 4 * 14;
    const done = ends < today ? 1 : Math.max(0.08, (Date.parse(today) - Date.parse(launched)) / 86_400_000 / length);
    const avg = draw.int(14, 160),
      backers = Math.round((goal * ratio * done) / avg),
      pledged = backers === 0 ? 0 : round(backers * avg + draw.next() * avg, 2);
    const created = draw.chance(0.48) ? 0 : draw.int(1, 19),
      cancelled = draw.chance(0.05);
    const base = {
      pid: id,
      title: `${draw.pick(ADJ)} ${draw.pick(NOUN[cat])}`,
      creator: draw.pick(WHO),
      createdBefore: created,
      category: cat,
      subcat: draw.pick(CATS[cat]),
      country: draw.weighted(COUNTRY),
      goal,
      pledged,
      backers,
      launched_at: launched,
      ends_at: ends,
      state: 'live',
      minReward: draw.chance(0.08) ? null : draw.pick([1, 1, 3, 5, 5, 10, 12, 15, 19, 25, 29]),
      topTier: draw.chance(0.08) ? null : draw.int(9, 240) * 10,
      tiers: draw.int(1, 18),
      staffPick: draw.chance(0.11),
      hasVideo: draw.chance(0.74),
      prototype: draw.chance(0.5),
      addOns: draw.chance(0.33),
      shipsWorldwide: draw.chance(0.58) ? 'yes' : 'no',
      updates: draw.chance(0.2) ? 0 : draw.int(1, 34),
      comments: Math.round(draw.next() ** 3 * backers * 0.6),
      est_delivery: draw.chance(0.09) ? null : addDays(ends, draw.int(25, 420)),
      tags: draw.some(TAGS, draw.int(0, 3)),
      blurb: draw.pick(PITCH),
    };
    return { ...base, state: cancelled ? 'cancelled' : state(base, today) };
  };
  const one = Array.from({ length: 980 }, make('2026-05-11', '2025-05-02', '2026-05-10'));
  const move = (r) => {
    if (r.state !== 'live') return r;
    const growth = draw.chance(0.1) ? 0 : draw.next() * 1.1,
      b = Math.round(r.backers * growth),
      pledged = round(r.pledged * (1 + (r.backers ? b / r.backers : 0)), 2);
    const next = {
      ...r,
      backers: r.backers + b,
      pledged,
      updates: r.updates + draw.int(0, 4),
      comments: r.comments + Math.round(b * draw.next() * 0.4),
    };
    return { ...next, state: draw.chance(0.05) ? 'cancelled' : state(next, '2026-06-08') };
  };
  const two = nextRun(one, { draw, gone: 0.04, changed: 1, change: move, added: 118, make: make('2026-06-08', '2026-05-11', '2026-06-07') });
  const runs = { '2026-05-11': one, '2026-06-08': two };
  return Object.entries(runs).map(([d, rows]) => ({ file: `campaigns-${d}.json`, text: json(rows) }));
}
