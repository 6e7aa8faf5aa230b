import { addDays, draws, ndjson } from '../made.mjs';

const A = ['The Silent', 'A History of', 'Beyond the', 'The Last', 'Notes on', 'Return to', 'Little', 'The Secret', 'Understanding', 'Under the'];
const B = ['Harbor', 'Dragons', 'Orchard', 'Bread', 'Glaciers', 'Winter', 'Robots', 'Garden', 'Empire', 'Owls', 'Paris', 'Tides'];
const CREATORS = [
  'Okafor, Adaeze',
  'Lindqvist, Maja',
  'Brennan, Tom',
  'Castellano, Rita',
  'Whitfield, Joan',
  'Tanaka, Hiro',
  'Dubois, Claire',
  'Moss, Gregory',
  'Silva, Paulo',
  'Novak, Petra',
  'Harlow, Simone',
  'Pratt, Leonard',
];
const SUBJECTS = [
  'Fantasy',
  'Mystery',
  'Cooking',
  'Biography',
  'Travel',
  'Science',
  'Romance',
  'Gardening',
  'World War II',
  'Graphic novels',
  'Animals',
  'Poetry',
];
const BRANCHES = ['Central', 'Ballard', 'Capitol Hill', 'Greenwood', 'Northgate', 'Beacon Hill', 'West Seattle'];

/** Titles of a public library with their checkouts. */
export function library() {
  const draw = draws(820_006);
  return [{ file: 'library-2026-11-20.ndjson', text: ndjson(Array.from({ length: 460 }, (_, i) => title(draw, i))) }];
}

function title(draw, i) {
  const material = draw.weighted([
    ['BOOK', 11],
    ['EBOOK', 5],
    ['AUDIOBOOK', 3.5],
    ['VIDEODISC', 2.4],
    ['SOUNDDISC', 1.5],
    ['MAGAZINE', 0.9],
  ]);
  const digital = material === 'EBOOK' || material === 'AUDIOBOOK';
  const added = draw.day('2009-02-01', '2026-11-10');
  const items = draw.chance(0.35) ? 1 : draw.int(1, 24);
  const ytd = draw.chance(0.08) ? 0 : Math.round(draw.next() ** 2 * items * 22) + 1;
  const age = 2027 - Number(added.slice(0, 4));
  const ago = draw.weighted([
    [draw.int(1, 30), 5],
    [draw.int(31, 200), 3],
    [draw.int(201, 300), 1],
  ]);
  const last = addDays('2026-11-20', -ago);
  return {
    BibNum: `${2_204_117 + i * 311}`,
    Title: `${draw.pick(A)} ${draw.pick(B)}${draw.chance(0.1) ? ' / illustrated edition' : ''}`,
    Creator: material === 'MAGAZINE' || draw.chance(0.04) ? null : draw.pick(CREATORS),
    MaterialType: material,
    UsageClass: digital ? 'Digital' : 'Physical',
    Audience: draw.weighted([
      ['Adult', 6],
      ['Children', 3],
      ['Teen', 1.6],
    ]),
    Subjects: draw.some(SUBJECTS, draw.int(1, 3)),
    Publisher: draw.pick(['Penguin', 'HarperCollins', 'Macmillan', 'Hachette', 'Scholastic', 'Blackstone', 'Sasquatch Books']),
    PublicationYear: Math.min(
      2026,
      Number(added.slice(0, 4)) -
        draw.weighted([
          [0, 5],
          [1, 4],
          [3, 2],
          [8, 1],
          [22, 1],
        ]),
    ),
    HomeBranch: digital ? null : draw.pick(BRANCHES),
    ItemCount: items,
    CheckoutsYTD: ytd,
    CheckoutsLifetime: ytd + Math.round(age * items * draw.next() * 9),
    HoldsQueue: draw.chance(0.5) ? 0 : Math.round(draw.next() ** 3 * 140),
    dateAdded: added,
    lastCheckout: ytd === 0 ? null : last < added ? addDays(added, 3) : ago <= 30 ? `${ago} days ago` : last,
  };
}
