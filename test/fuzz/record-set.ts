import { createRandom, type Random } from './random.ts';

/** A value as JSON has it; undefined where the record does not name the field. */
export type Value = unknown;

/** Records of one scraper, as two runs have them: in the second, fields vanish, come, lose all values or change their type. */
export interface RecordSet {
  readonly seed: number;
  readonly names: readonly string[];
  readonly first: readonly (readonly Value[])[];
  readonly second: readonly (readonly Value[])[];
}

const HOSTILE_NAMES = [
  '2019',
  '0',
  '10',
  '__proto__',
  'constructor',
  'toString',
  'a.b.c',
  '`c0`',
  "o'eta",
  '"quoted"',
  'tab\there',
  'line\nend',
  ' blank ',
  'c0',
  '_ord',
  '_text',
  '_key',
  'SELECT',
  'order',
  'group',
  'rowid',
  'ε 😀',
  '\u202Egnp',
  '\u001b[31mred',
  '=1+1',
  'price, EUR',
  'Über',
  'id',
  'title',
  'price',
  'a"b',
  'x;y',
  'x|y',
  'null',
  'true',
  '\ufeffmark',
  'A',
  'a',
  'é',
  'e\u0301',
];

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\ufeff',
  '\ufeffx',
  'x\ufeff',
  '\u0000',
  'a\r\nb\rc\nd',
  '"',
  '""',
  "'",
  '\\',
  ',',
  ';',
  '\t',
  '|',
  '=1+1',
  '+1',
  '-1',
  '@x',
  'null',
  'N/A',
  '-',
  'NaN',
  'Infinity',
  'true',
  'yes',
  '0',
  '007',
  '1e400',
  '1,234.5',
  '12345678901234567890',
  '$5',
  '5 km',
  '2026-03-15',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '2024-02-30',
  '31/12/1999',
  '2 hours ago',
  'last 99999999 weeks',
  '99999999 weeks ago',
  '999999999999 years ago',
  '{"a":1}',
  '[1,',
  '[]',
  '{}',
  '\ud800',
  '\udc00x',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  '\u202e',
  '\u001b[2J',
  '<b>x</b>',
  '&amp;',
  'https://example.com/a-b',
  "'; DROP TABLE r;--",
  '%',
  '_',
  '\u2028',
  '\u0085',
  'ß',
  'İ',
  'x'.repeat(5000),
  '東京',
  'مرحبا',
];

const kinds = {
  null: () => null,
  text: (random: Random) => (random.chance(0.5) ? random.pick(HOSTILE_TEXTS) : word(random)),
  words: (random: Random) => random.list(1 + random.below(6), () => word(random)).join(' '),
  number: (random: Random) =>
    random.pick([random.below(1000), random.below(1000) / 8, -random.below(99), 0, -0, 1e21, 5e-324, 2 ** 53 - 1, 1.7976931348623157e308, 0.1 + 0.2]),
  whole: (random: Random) => random.below(5),
  boolean: (random: Random) => random.chance(0.5),
  day: (random: Random) => new Date(random.below(40_000) * 86_400_000).toISOString().slice(0, 10),
  instant: (random: Random) => new Date(random.below(2 ** 31) * 1000 + 7).toISOString(),
  list: (random: Random) => random.list(random.below(4), () => random.pick<Value>([word(random), 1, null, true, { 2: 1, 1: 'x' }, []])),
  object: (random: Random) => ({ b: word(random), 10: random.below(9), 9: null, a: random.list(random.below(3), () => 1) }),
  anything: (random: Random): Value => random.pick<Value>([null, word(random), random.pick(HOSTILE_TEXTS), 1, true, [1], { a: 1 }, '']),
  emptyText: () => '',
} as const satisfies Record<string, (random: Random) => Value>;

type Kind = keyof typeof kinds;
const KINDS = Object.keys(kinds) as readonly Kind[];

function word(random: Random): string {
  return (
    random.pick(['lamp', 'mill', 'rouge', 'Tür', 'flat', 'oak', 'river', 'quiet', 'north', 'steel']) +
    (random.chance(0.3) ? String(random.below(100)) : '')
  );
}

/** At most this many cells, so that a set takes seconds at most. */
const MOST_CELLS = 40_000;

/** The set of a seed: up to `mostFields` fields, of which there may be 5,000, or up to 2,000 records. */
export function makeRecordSet(seed: number, mostFields: number): RecordSet {
  const random = createRandom(seed);
  // Each reading of 5,000 fields takes the engine seconds, so they are few.
  const width = Math.min(mostFields, random.chance(0.95) ? 1 + random.below(9) : random.pick([50, 50, 50, 200, 200, 200, 200, 1000, 1000, 5000]));
  const most = Math.min(2000, Math.floor(MOST_CELLS / width));
  const records = random.chance(0.85) ? random.below(Math.min(30, most) + 1) : random.below(most + 1);
  const names = uniqueNames(random, width);
  const chosen = names.map(() => (random.chance(0.2) ? 'null' : random.pick(KINDS)));
  const changed = chosen.map((kind) => (random.chance(0.2) ? 'null' : random.chance(0.05) ? random.pick(KINDS) : kind));
  const first = makeRows(random, chosen, records);
  const second = random.chance(0.3) ? makeRows(random, changed, random.below(records + 2)) : first;
  return { seed, names, first, second };
}

function uniqueNames(random: Random, width: number): readonly string[] {
  const names = new Set<string>();
  while (names.size < width) names.add(random.chance(width > 20 ? 0.02 : 0.6) ? random.pick(HOSTILE_NAMES) : `field_${names.size}`);
  return [...names];
}

function makeRows(random: Random, chosen: readonly Kind[], records: number): readonly (readonly Value[])[] {
  const gaps = chosen.map(() => random.pick([0, 0, 0.1, 0.5]));
  return random.list(records, () =>
    chosen.map((kind, index) => (random.chance(gaps[index] ?? 0) ? random.pick([null, undefined]) : kinds[kind](random))),
  );
}
