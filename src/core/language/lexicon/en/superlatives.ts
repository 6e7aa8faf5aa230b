import { formsOf } from './forms/adjectives.ts';
import { ADJECTIVES } from './concepts/degrees.ts';

export type Direction = 'asc' | 'desc';

/** What a superlative speaks of when no field's name stands by it. */
export type Idea = NamedIdea | `${'more' | 'less'} ${string}`;

export type NamedIdea =
  | 'cheap'
  | 'dear'
  | 'new'
  | 'old'
  | 'young'
  | 'soon'
  | 'large'
  | 'small'
  | 'long'
  | 'short'
  | 'heavy'
  | 'light'
  | 'tall'
  | 'fast'
  | 'quick'
  | 'slow'
  | 'powerful'
  | 'thrifty'
  | 'near'
  | 'good'
  | 'bad'
  | 'popular'
  | 'sold'
  | 'paid'
  | 'deadly'
  | 'hot'
  | 'cold'
  | 'thick'
  | 'thin'
  | 'north'
  | 'south'
  | 'east'
  | 'west';

const IRREGULAR: readonly (readonly [string, Direction | null, Idea | null])[] = [
  ['most highly rated', null, 'good'],
  ['most expensive', null, 'dear'],
  ['least expensive', null, 'cheap'],
  ['most costly', null, 'dear'],
  ['most pricey', null, 'dear'],
  ['most affordable', null, 'cheap'],
  ['most recent', 'desc', 'new'],
  ['most recently', 'desc', 'new'],
  ['least recent', 'asc', 'old'],
  ['most popular', null, 'popular'],
  ['most powerful', null, 'powerful'],
  ['strongest', null, 'powerful'],
  ['most fuel efficient', null, 'thrifty'],
  ['most fuel - efficient', null, 'thrifty'],
  ['most economical', null, 'thrifty'],
  ['most reviewed', null, 'popular'],
  ['most spacious', null, 'large'],
  ['most space', null, 'large'],
  ['lowest priced', null, 'cheap'],
  ['lowest price', null, 'cheap'],
  ['highest priced', null, 'dear'],
  ['highest rated', null, 'good'],
  ['highest rating', null, 'good'],
  ['highly - rated first', null, 'good'],
  ['best rated', null, 'good'],
  ['best reviewed', null, 'good'],
  ['best - rated', null, 'good'],
  ['top rated', null, 'good'],
  ['top - rated', null, 'good'],
  ['highest - rated', null, 'good'],
  ['highest paid', null, 'paid'],
  ['highest - paid', null, 'paid'],
  ['highest paying', null, 'paid'],
  ['highest - paying', null, 'paid'],
  ['best paid', null, 'paid'],
  ['best paying', null, 'paid'],
  ['best - paid', null, 'paid'],
  ['top paying', null, 'paid'],
  ...['best selling', 'best - selling', 'bestselling', 'top selling', 'top - selling', 'best seller', 'best sellers', 'most sold'].map(
    (phrase): readonly [string, null, Idea] => [phrase, null, 'sold'],
  ),
  ['best first', null, 'good'],
  ['worst first', null, 'bad'],
  ['lowest rated', null, 'bad'],
  ['worst rated', null, 'bad'],
  ['worst reviewed', null, 'bad'],
  ['cheapest', null, 'cheap'],
  ['priciest', null, 'dear'],
  ['dearest', null, 'dear'],
  ['costliest', null, 'dear'],
  ['newest', 'desc', 'new'],
  ['latest', 'desc', 'new'],
  ['freshest', null, 'new'],
  ['oldest', 'asc', 'old'],
  ['earliest', 'asc', 'soon'],
  ['soonest', null, 'soon'],
  ['youngest', null, 'young'],
  ['largest', 'desc', 'large'],
  ['biggest', 'desc', 'large'],
  ['smallest', 'asc', 'small'],
  ['roomiest', null, 'large'],
  ['deadliest', null, 'deadly'],
  ['hottest', null, 'hot'],
  ['warmest', null, 'hot'],
  ['coldest', null, 'cold'],
  ['coolest', null, 'cold'],
  ['chilliest', null, 'cold'],
  ['iciest', null, 'cold'],
  ['thickest', null, 'thick'],
  ['deepest', null, 'thick'],
  ['thinnest', null, 'thin'],
  ['busiest', null, 'popular'],
  ['longest', 'desc', 'long'],
  ['shortest', 'asc', 'short'],
  ['heaviest', null, 'heavy'],
  ['lightest', null, 'light'],
  ['tallest', null, 'tall'],
  ['fastest', null, 'fast'],
  ['quickest', null, 'quick'],
  ['slowest', null, 'slow'],
  ['closest', null, 'near'],
  ['nearest', null, 'near'],
  ...(['north', 'south', 'east', 'west'] as const).flatMap((way) =>
    [`${way}ernmost`, `most ${way}erly`, `furthest ${way}`, `farthest ${way}`].map((phrase): readonly [string, null, Idea] => [phrase, null, way]),
  ),
  ['furthest', null, 'more distance'],
  ['highest', 'desc', null],
  ['greatest', 'desc', null],
  ['maximum', 'desc', null],
  ['lowest', 'asc', null],
  ['minimum', 'asc', null],
  ['fewest', 'asc', null],
  ['most', 'desc', null],
  ['least', 'asc', null],
];

/** Superlatives of the adjectives of the lexicon that the table above has not. */
const FORMED = (['more', 'less'] as const).flatMap((way) =>
  ADJECTIVES[way].flatMap(([adjective, id]) =>
    [...formsOf(adjective, 'est'), `most ${adjective}`].map((phrase): readonly [string, null, Idea] => [phrase, null, `${way} ${id}`]),
  ),
);

const KNOWN: ReadonlySet<string> = new Set(IRREGULAR.map(([phrase]) => phrase));

/** Phrases, longest first, with the end they ask for next to a name and the concept they speak of alone. */
export const SUPERLATIVES: readonly (readonly [string, Direction | null, Idea | null])[] = [
  ...FORMED.filter(([phrase]) => phrase.includes(' ') && !KNOWN.has(phrase)),
  ...IRREGULAR,
  ...FORMED.filter(([phrase]) => !phrase.includes(' ') && !KNOWN.has(phrase)),
];

/** Words that say that what follows happened not long ago ("recently updated"). */
export const RECENT_WORDS = 'recently newly freshly lately just' as const;
