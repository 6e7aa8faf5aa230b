import { addDays, draws, json, round } from '../made.mjs';

const FIELDS = {
  Technology: [['Gadgets', 'Wearables', '3D Printing'], 30_000, ['Smart Lamp', 'Pocket Projector', 'E-Ink Notebook', 'Solar Charger', 'Sleep Ring']],
  Games: [['Tabletop Games', 'Video Games', 'Playing Cards'], 18_000, ['Dungeon Deck', 'Pixel Quest', 'Trade Winds', 'Fox Village', 'Star Miners']],
  Film: [['Documentary', 'Shorts', 'Animation'], 14_000, ['The Last Ferry', 'River People', 'Clay Hearts', 'Night Bus']],
  Music: [['Albums', 'Live', 'Vinyl'], 7_000, ['Debut Album', 'Choir Tour', 'Lost Tapes', 'Tiny Orchestra']],
  Food: [['Restaurants', 'Drinks', 'Cookbooks'], 16_000, ['Hot Sauce Lab', 'Ramen Bar', 'Kombucha Bus', 'Grandma Cookbook']],
  Design: [['Product Design', 'Furniture', 'Typography'], 21_000, ['Folding Desk', 'Everyday Backpack', 'Titanium Pen', 'Cork Wallet']],
  Publishing: [["Children's Books", 'Art Books', 'Zines'], 6_000, ['Moon Atlas', 'Street Zine', 'Bird Alphabet', 'Ink & Bone']],
};
const PLACES = [
  ['US', 8],
  ['GB', 3],
  ['DE', 2],
  ['CA', 2],
  ['JP', 1],
  ['AU', 1],
  ['FR', 1.2],
];
const CREATORS = [
  'Lumen Labs',
  'Odd Fox Studio',
  'Maya Ferris',
  'Kite & Key',
  'Team Borealis',
  'Jonas Brandt',
  'Papercrane',
  'Ola Mbeki',
  'Hexgarden',
  'Rue Sauvage',
  'Tin Robot',
  'Sally Okonkwo',
  'Blue Anvil',
  'Night Owl Games',
];
const TAGS = ['eco', 'handmade', 'open source', 'first project', 'kids', 'limited edition', 'travel', 'retro'];

function stateOf(draw, deadline, share) {
  if (deadline > '2026-11-26') return 'live';
  if (draw.chance(0.06)) return 'canceled';
  return share >= 1 ? 'successful' : 'failed';
}

/** Projects of a crowdfunding site, live and ended: goals and pledges in dollars, tags in a list, a video or none. */
export function crowdfunding() {
  const draw = draws(290_088);
  const rows = Array.from({ length: 400 }, (_, at) => {
    const category = draw.pick(Object.keys(FIELDS));
    const [subs, size, names] = FIELDS[category];
    const launched = draw.chance(0.11) ? draw.day('2026-10-20', '2026-11-22') : draw.day('2024-01-08', '2026-11-22');
    const deadline = addDays(
      launched,
      draw.weighted([
        [30, 6],
        [45, 2],
        [60, 2],
        [21, 1],
      ]),
    );
    const goal = round((size * (0.15 + draw.next() ** 2 * 3)) / 500) * 500 + 500;
    const picked = draw.chance(0.14);
    const share = draw.chance(0.45) ? draw.next() * 0.8 : 1 + draw.next() ** 4 * (picked ? 16 : 7);
    const pledged = round(goal * share, 2);
    const backers = Math.max(1, Math.round(pledged / (28 + draw.next() * 90)));
    const state = stateOf(draw, deadline, share);
    return {
      id: 1_640_300 + at * 211,
      name: `${draw.pick(names)}${draw.chance(0.35) ? ` ${draw.pick(['II', 'Deluxe', 'Reborn', 'Mini', '2.0'])}` : ''}`,
      category,
      subcategory: draw.pick(subs),
      creator: draw.pick(CREATORS),
      country: draw.weighted(PLACES),
      state,
      goal,
      pledged,
      backersCount: backers,
      launchedAt: launched,
      deadline,
      staffPick: picked,
      hasVideo: draw.chance(0.7),
      rewardTiers: draw.int(1, 16),
      updatesCount: Math.round(draw.next() ** 2 * 40),
      commentsCount: Math.round(backers * draw.next() * 0.7),
      creatorProjects: draw.weighted([
        [1, 8],
        [2, 3],
        [4, 2],
        [9, 1],
      ]),
      estDelivery: draw.chance(0.08) ? null : addDays(deadline, draw.int(30, 500)).slice(0, 7),
      shipsWorldwide: draw.chance(0.07) ? null : draw.chance(0.55),
      tags: draw.some(TAGS, draw.int(0, 3)),
    };
  });
  return [{ file: 'crowdfunding-2026-11-26.json', text: json(rows) }];
}
