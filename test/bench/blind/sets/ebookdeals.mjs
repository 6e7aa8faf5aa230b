import { addDays, draws, ndjson, nextRun, round, thousands } from '../made.mjs';

const GENRES = {
  Thriller: ['The Silent', 'Dead', 'Blood', 'The Last', 'Vanished'],
  Romance: ['Falling for', 'Summer of', 'The Duke of', 'Second Chance at', 'Kissing'],
  Fantasy: ['The Throne of', 'Ash and', 'Shadow of', 'Daughter of', 'The Dragons of'],
  'Science Fiction': ['Orbit of', 'The Machines of', 'Beyond', 'Starfall:', 'Signal from'],
  'Cozy Mystery': ['Murder at', 'Death by', 'A Body in', 'The Bakers of', 'Poison at'],
  History: ['A History of', 'The Fall of', 'Inside', 'The Siege of', 'Voices from'],
  'Self-Help': ['Master', 'The Art of', 'Think Like', 'Unlocking', 'Seven Habits of'],
  Cookbooks: ['Cooking in', 'The Flavors of', '30-Minute', 'Baking from', 'A Taste of'],
};
const THINGS = [
  'Winter',
  'Marlow',
  'Salt',
  'the Harbor',
  'Midnight',
  'Glass',
  'Cedar Falls',
  'Iron',
  'Tuscany',
  'the Valley',
  'Ravens',
  'Silence',
  'Honey',
  'Rome',
  'Thornhill',
  'Paris',
];
const AUTHORS = [
  'Clara Whitmore',
  'J. D. Harrow',
  'Nina Castellano',
  'Rob Eastman',
  'Priya Nair',
  'Tomas Lindqvist',
  'Ellen Frost',
  'Marcus Bell',
  'Sadie Monroe',
  'Haruto Ito',
  'Grace Okafor',
  'L. K. Penrose',
  'Owen Gallagher',
  'Beatrice Lam',
];
const HOUSES = ['Penguin', 'HarperCollins', 'Bookouture', 'Tor', 'self-published', 'Macmillan', 'Hachette', 'Sourcebooks'];
const TOPICS = [
  'small town',
  'strong heroine',
  'slow burn',
  'unreliable narrator',
  'magic',
  'family secrets',
  'war',
  'food',
  'productivity',
  'space travel',
  'detective',
  'holiday',
];

/** A page of e-book deals, scraped twice: "$1.99", "72% off", "12,301 ratings", "#1,203" for the rank, deals that run out. */
export function ebookdeals() {
  const draw = draws(260_055);
  let number = 0;
  const titles = new Set();
  const deal = (from) => {
    number += 1;
    const genre = draw.weighted([
      ['Thriller', 5],
      ['Romance', 5],
      ['Fantasy', 3.6],
      ['Science Fiction', 2.4],
      ['Cozy Mystery', 3],
      ['History', 2],
      ['Self-Help', 2],
      ['Cookbooks', 1.4],
    ]);
    let title = `${draw.pick(GENRES[genre])} ${draw.pick(THINGS)}`;
    while (titles.has(title))
      title = `${draw.pick(GENRES[genre])} ${draw.pick(THINGS)} ${draw.pick(['and Ash', 'Road', 'Hour', 'Again', 'Forever', 'Nights', '(Book 2)'])}`;
    titles.add(title);
    const list = draw.pick([4.99, 6.99, 7.99, 9.99, 9.99, 11.99, 12.99, 14.99, 17.99, 24.99]);
    const price = draw.weighted([
      [0.99, 3],
      [1.99, 6],
      [2.99, 4],
      [3.99, 2],
      [4.99, 1],
    ]);
    const paid = price < list ? price : 1.99;
    const house = draw.pick(HOUSES);
    const rated = Math.round(14 + draw.next() ** 4 * 48_000);
    return {
      asin: `B0${(0x1c_40_00 + number * 7919).toString(36).toUpperCase()}${draw.int(100, 999)}`,
      title,
      author: draw.pick(AUTHORS),
      genre,
      publisher: draw.chance(0.05) ? null : house,
      series: draw.chance(0.55)
        ? null
        : `${draw.pick(['The Marlow Files', 'Cedar Falls', 'Ravenwood', 'Ironborn Saga', 'Harbor Lights', 'Starfall Cycle'])}, #${draw.int(1, 7)}`,
      dealPrice: `$${paid.toFixed(2)}`,
      listPrice: `$${list.toFixed(2)}`,
      discount: `${Math.round((1 - paid / list) * 100)}% off`,
      rating: rated < 25 ? null : round(3.2 + draw.next() ** 0.7 * 1.7, 1),
      ratings: `${thousands(rated, ',')} ratings`,
      salesRank: draw.chance(0.08) ? null : `#${thousands(Math.round(40 + draw.next() ** 2 * 210_000), ',')}`,
      pages: draw.chance(0.06) ? null : `${draw.int(140, genre === 'Fantasy' ? 820 : 480)} pages`,
      language: draw.weighted([
        ['English', 12],
        ['Spanish', 1.4],
        ['German', 1],
      ]),
      published: draw.day('2009-01-01', '2026-10-31'),
      kindleUnlimited: house === 'self-published' || house === 'Bookouture' ? draw.chance(0.8) : draw.chance(0.08),
      audioCompanion: draw.chance(0.4),
      topics: draw.some(TOPICS, draw.int(1, 4)),
      dealStart: from === undefined ? draw.day('2026-10-25', '2026-11-18') : draw.day(from, '2026-11-25'),
      dealEnds: draw.chance(0.1) ? null : draw.day('2026-11-26', '2026-12-12'),
    };
  };
  const change = (row) => {
    const list = Number(row.listPrice.slice(1));
    const paid = draw.chance(0.7) ? draw.pick([0.99, 1.99, 2.99, 3.99, 4.49]) : Number(row.dealPrice.slice(1));
    const rated = Number(row.ratings.replaceAll(/[^\d]/g, '')) + draw.int(0, 120);
    return {
      ...row,
      dealPrice: `$${paid.toFixed(2)}`,
      discount: `${Math.round((1 - paid / list) * 100)}% off`,
      ratings: `${thousands(rated, ',')} ratings`,
      salesRank: row.salesRank === null ? null : `#${thousands(Math.round(40 + draw.next() ** 2 * 180_000), ',')}`,
    };
  };
  const first = Array.from({ length: 200 }, () => deal());
  const second = nextRun(first, { draw, gone: 0.2, changed: 0.36, change, added: 45, make: () => deal('2026-11-19') });
  return [first, second].map((rows, run) => ({ file: `ebookdeals-${addDays('2026-11-18', run * 7)}.ndjson`, text: ndjson(rows) }));
}
