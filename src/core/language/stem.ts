import { IRREGULAR_FORMS } from './lexicon/en/forms/irregular-forms.ts';

/** Words whose forms share no ending. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_FORMS.split(/,\s+/).flatMap((entry) => {
    const [root = '', ...forms] = entry.split(' ');
    return forms.map((form) => [form, root] as const);
  }),
);

/** Endings that carry grammar, not meaning: longest first, with how much of the word must remain. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['ations', 4],
  ['ation', 4],
  ['ships', 4],
  ['ments', 4],
  ['ship', 4],
  ['ment', 4],
  ['ings', 3],
  ['ing', 3],
  ['ied', 3],
  ['ies', 3],
  ['ed', 3],
  ['es', 3],
  ['s', 2],
];

/** Those that a letter ends: most words end in none of them. */
const ENDINGS_OF: ReadonlyMap<string, readonly (readonly [string, number])[]> = new Map(
  ['s', 'p', 'g', 'd', 't', 'n'].map((letter) => [letter, ENDINGS.filter(([ending]) => ending.endsWith(letter))]),
);

/** "randomized" and "randomised" are one word. */
const AMERICAN = /iz(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/;
const SHORTEST_IZED = 8;

/** The form under which two inflections of one English word are the same ("enrolling", "enrollment"); lower case in and out. */
export function stem(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  const known = IRREGULAR.get(bare);
  if (known !== undefined) return known;
  const whole = bare.length < SHORTEST_IZED ? bare : bare.replace(AMERICAN, 'is');
  for (const [ending, least] of ENDINGS_OF.get(whole.slice(-1)) ?? []) {
    if (!whole.endsWith(ending) || whole.length - ending.length < least) continue;
    if ((ending === 'ing' || ending === 'ings' || ending === 'ed') && !/[aeiouy]/.test(whole.slice(0, -ending.length))) continue;
    if (ending === 'ed' && whole.endsWith('eed')) continue;
    if (ending === 'es' && !/(?:[sxzo]|[cs]h)es$/.test(whole)) continue;
    if (ending === 's' && /[su]$/.test(whole.slice(0, -1))) break;
    return tidy(whole.slice(0, -ending.length), ending);
  }
  return dropSilentE(whole);
}

/** The stems of words that are written behind each other. */
export function stemSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem));
}

/** Makes what remains of a word the same, whichever ending went: "cancelled" and "cancel", "parties" and "party", "cited" and "cite", "running" and "run". */
function tidy(root: string, ending: string): string {
  if (ending === 'ies' || ending === 'ied') return `${root}y`;
  if (ending === 's') return dropSilentE(root);
  if (SILENT_E[ending]?.test(root) === true) return `${root}e`;
  if (/^[^aeiou][aeiou]([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  if (/([bdfglmnprt])\1$/.test(root) && root.length > 4) return root.slice(0, -1);
  return dropSilentE(root);
}

/** Roots of three letters that an "e" ends where nothing follows: longer words lose theirs. */
const SILENT_E: Readonly<Partial<Record<string, RegExp>>> = {
  es: /^.[aeiou][sz]$|^sho$/,
  ed: /^[^aeiou][aeiou][^aeiouwxy]$/,
  ing: /^[^aeiou][aeiou][^aeiouwxy]$/,
};

function dropSilentE(word: string): string {
  const bare = word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
  return bare.length > 5 && bare.endsWith('ll') ? bare.slice(0, -1) : bare;
}

/** What makes one word of another's root: "inspect", "inspection", "inspector". */
const DERIVED: ReadonlySet<string> = new Set(['', ...'er or ion tion y ry ance ence ant ent al ive ness ity ly us ment'.split(' ')]);
/** Endings of verbs that nouns turn into others: "resolve" and "resolution". */
const TURNED: ReadonlyMap<string, string> = new Map([
  ['v', 'ution'],
  ['d', 'sion'],
  ['b', 'ption'],
]);
const SHORTEST_ROOT = 5;

/** Whether two stems are made of the same root ("deliver" and "delivery"). */
export function shareRoot(a: string, b: string): boolean {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  const [end, other] = [a.slice(length), b.slice(length)];
  return length >= SHORTEST_ROOT && ((DERIVED.has(end) && DERIVED.has(other)) || TURNED.get(end) === other || TURNED.get(other) === end);
}

const SHORTEST_SHORT = 3;
/** Letters that a name saves at least by writing a word short. */
const LEAST_SAVED = 3;

/** Whether a word of a name is another word written short: cut off before a vowel ("dep", "refurb"), or without its vowels ("stk", "svc"). */
export function isShortFor(short: string, { lower, stem: root }: { readonly lower: string; readonly stem: string }): boolean {
  if (short.length < SHORTEST_SHORT || short[0] !== lower[0]) return false;
  if (lower.startsWith(short))
    return lower.length >= short.length + LEAST_SAVED && /[^aeiou][aeiou]/.test(lower.slice(short.length - 1, short.length + 1));
  const consonants = `${root.slice(0, 1)}${root.slice(1).replaceAll(/[aeiou]/g, '')}`;
  return consonants.length <= short.length + 1 && consonants.endsWith(short.slice(-1)) && isInOrder(short, consonants);
}

/** Whether a word of a name is another word with nothing but its consonants, or some of them: "pts" for "patients", as stems. */
export function isSkeletonOf(short: string, said: string): boolean {
  const isBare = short.length >= 2 && said.length > short.length + 2 && !/[aeiouy]/.test(short);
  return isBare && short[0] === said[0] && said.endsWith(short.slice(-1)) && isInOrder(short, said);
}

/** Whether all letters of one stand in the other, in their order. */
export function isInOrder(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
