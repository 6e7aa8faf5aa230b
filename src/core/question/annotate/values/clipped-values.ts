import type { QueryField } from '../../../language/query-field.ts';
import type { DataFacts } from '../../facts.ts';
import { isKnownWord } from '../phrases.ts';

/** Letters of a word that stands for a longer one. */
const LEAST = 4;
/** Letters that are left out at least. */
const LEFT_OUT = 3;

/** What values are looked for in. */
export interface ValuesKnown {
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
}

/** The one value of one word that a word cuts short ("chem" of "Chemistry"), or that is the code of a name ("TOR" for "Toronto"). */
export function valueFor(word: string, known: ValuesKnown): string | null {
  if (!/^\p{L}{3,}$/u.test(word) || isKnownWord(word.toLowerCase())) return null;
  const whole = onlyValue(known, (value) => /^\p{L}+$/u.test(value) && isCutShort(word.toLowerCase(), value.toLowerCase()));
  if (whole !== null || !/^\p{Lu}\p{Ll}{3,}$/u.test(word)) return whole;
  const isCoded = ({ name, type, samples = [] }: QueryField) =>
    type === 'text' && samples.length >= LEAST_CODES && known.facts.distinct(name) === samples.length && samples.every((value) => CODE.test(value));
  return onlyValue(
    { ...known, fields: known.fields.filter(isCoded) },
    (value) => value.length === CODE_LETTERS && word.toUpperCase().startsWith(value),
  );
}

/** A field all of whose values look so holds codes. */
const CODE = /^\p{Lu}{2,4}$/u;
const CODE_LETTERS = 3;
const LEAST_CODES = 3;

/** The only value that fits; of a field whose values are not all known, none is compared. */
function onlyValue({ fields, facts }: ValuesKnown, fits: (value: string) => boolean): string | null {
  const values = fields.flatMap(({ name, type, samples = [] }) => (type === 'text' && facts.distinct(name) === samples.length ? samples : []));
  const [only, ...more] = new Set(values.filter(fits));
  return only === undefined || more.length > 0 ? null : only;
}

/** The value begins like the word that stands for it, which leaves off behind a consonant where it is short. */
function isCutShort(word: string, value: string): boolean {
  return word.length >= LEAST && value.length >= word.length + LEFT_OUT && value.startsWith(word) && (word.length > LEAST || !/[aeiou]$/.test(word));
}
