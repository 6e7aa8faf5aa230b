import { isInOrder, stem } from '../stem.ts';

/** A word with all its consonants and nothing else: "mthd" for "method". */
export const WHOLE = 1;
/** A word with most of its consonants: "awd" for "award", "chg" for "charge". */
const MOST = 0.8;
/** A word that was cut off: "proc" for "procurement". */
const CUT = 0.65;
const LEAST = 3;
/** Letters of the last part of a compound at least. */
const LEAST_TAIL = 4;
/** Least proportion of the consonants. */
const LEAST_COVERED = 0.6;

/** How much a word of a name is like another word written short, from 0 to 1: its first letter, then letters in their order, consonants above all. */
export function shortness(short: string, word: string): number {
  const score = Math.max(...formsOf(word).map((form) => shortnessOf(short, form)));
  // A contractor is no contract.
  const doing = /^(?<root>.{4,}?)(?:er|or|ist)s?$/.exec(word)?.groups?.['root'];
  return doing !== undefined && score < WHOLE && shortnessOf(short, doing) === WHOLE ? 0 : score;
}

/** The word, its root, and what is done by the noun for it: "approval" of "approved". */
function formsOf(word: string): readonly string[] {
  const root = stem(word);
  return [word, word.replace(/s$/, ''), root, ...(/[^e]ed$/.test(word) ? ['al', 'ion', 'ment'].map((ending) => root + ending) : [])];
}

function shortnessOf(short: string, word: string): number {
  if (short.length < LEAST || word.length <= short.length || short[0] !== word[0]) return 0;
  if (word.startsWith(short)) return word.length > short.length + 1 ? CUT : 0;
  let run = 1;
  while (short[run] === word[run]) run += 1;
  const [rest, left] = [short.slice(run), word.slice(run)];
  // "wchair" of "wheelchair", "bfast" of "breakfast": a beginning before the whole last part of a compound.
  if (rest.length >= LEAST_TAIL && left.endsWith(rest)) return MOST;
  if (/[aeiou]/.test(rest) || !isInOrder(rest, left)) return 0;
  const [kept, all] = [consonantsOf(short), consonantsOf(word)];
  if (kept === all) return WHOLE;
  const isCut = all.startsWith(kept) && kept.length >= LEAST;
  return isCut || (kept.length >= all.length * LEAST_COVERED && kept.at(-1) === all.at(-1)) ? MOST : 0;
}

/** The consonants behind the first letter, doubled ones once. */
function consonantsOf(word: string): string {
  return word
    .slice(1)
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1/g, '$1');
}
