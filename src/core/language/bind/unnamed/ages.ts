import { wordSet } from '../../../../text/word-set.ts';
import type { Bound } from '../../annotate/bounds.ts';
import { OTHER_THINGS } from '../../lexicon/en/other-things.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token } from '../../tokens.ts';

/** Ages of people reach so far; where no one is older, the number says for whom a thing is. */
const AGES = [50, 125] as const;

export function reachesPersons({ field: { max = 0 } }: FieldProfile): boolean {
  return max >= AGES[0] && max <= AGES[1];
}

/** A field that says how old persons are. */
export function isAge({ concepts: own }: FieldProfile): boolean {
  return own.some(({ id }) => id === 'age');
}

/** "men over 60", "children under 10": right behind persons, a bare number is how old they are; "for children under 10" says who may use a thing. */
export function isOfPersons({ from, unit, multiplied }: Bound, tokens: readonly Token[]): boolean {
  const isSaid = unit === null && !multiplied && isPerson(tokens[from - 1]?.lower ?? '');
  return isSaid && tokens[from - 2]?.lower !== 'for';
}

/** Not by the stem, which a waiter shares with a wait. */
function isPerson(word: string): boolean {
  return PERSONS.has(word) || PERSONS.has(word.replace(/s$/, ''));
}

const PERSONS = wordSet(OTHER_THINGS.persons);

/** "turnout of voters under 30": a bare number that people reach in years, right behind persons. */
export function isAgeOfPersons(bound: Bound, tokens: readonly Token[]): boolean {
  const isReached = bound.explicit && bound.values.every((value) => Number.isInteger(value) && value > 0 && value < BEYOND_AGE);
  return isReached && isOfPersons(bound, tokens) && /^(?:over|under|above|below|older|younger|aged)$/.test(tokens[bound.from]?.lower ?? '');
}

/** "for kids under 5": for whom a thing is, and no price. */
export function isAgeOfChildren({ from, unit, multiplied, values }: Bound, tokens: readonly Token[]): boolean {
  const isYoung = values.every((value) => Number.isInteger(value) && value <= ADULT);
  return unit === null && !multiplied && isYoung && CHILDREN.test(tokens[from - 1]?.lower ?? '');
}

const ADULT = 18;

/** Hardly anyone is so old; a price may well be a hundred. */
const BEYOND_AGE = 100;

/** "for someone aged 21", "a 22 year old". */
export function isAged({ from, to }: Bound, tokens: readonly Token[]): boolean {
  const next = tokens[to]?.lower === '-' ? tokens[to + 1] : tokens[to];
  const isLed = tokens.slice(Math.max(0, from - 1), from + 1).some(({ lower }) => /^(?:aged|turned|turning)$/.test(lower));
  return isLed || isOfChild({ from }, tokens) || /^olds?$/.test(next?.lower ?? '');
}

/** "kids of 6", "kids from 8": how old they are. */
export function isOfChild({ from }: Pick<Bound, 'from'>, tokens: readonly Token[]): boolean {
  return /^(?:of|from)$/.test(tokens[from - 1]?.lower ?? '') && CHILDREN.test(tokens[from - 2]?.lower ?? '');
}

const CHILDREN = /^(?:kids?|child|children|toddlers?|teens?|teenagers?|daughter|son|boy|girl|boys|girls|anyone|someone)$/;

/** "only for 18 and over", "16 or older", "18+": who is let in, where a field has the least age for it. */
export function isOpenAge({ from, numbersTo, to, comparison, unit, values }: Bound, tokens: readonly Token[]): boolean {
  const [value = 0] = values;
  const behind = tokens.slice(numbersTo, to).map(({ lower }) => lower);
  const isOlder = /^(?:or|and) (?:older|over|above|up|upwards?)$/.test(behind.join(' '));
  const isFor =
    /^(?:aged?|ages|only|be|people|anyone|those)$/.test(tokens[from - 1]?.lower ?? '') ||
    (tokens[from - 1]?.lower === 'for' && tokens[from - 2]?.lower === 'only');
  const isTold = (isOlder && (behind.at(-1) === 'older' || isFor)) || behind.join('') === '+';
  return comparison === '>=' && unit === null && isTold && Number.isInteger(value) && value >= YOUNGEST && value <= OLDEST;
}

const [YOUNGEST, OLDEST] = [3, 25];

/** Who is of an age is let in from a least one on, and up to a highest one. */
export function ageLimit({ words, concepts, field }: FieldProfile): '<=' | '>=' | null {
  if (concepts.every(({ id }) => id !== 'age')) return null;
  const has = (name: RegExp) => words.some(({ stem }) => name.test(stem));
  const isLeast = has(/^(?:min|minimum|from)$/) || (has(/^(?:limit|restrict|restriction|rate|allow)$/) && (field.max ?? Infinity) <= OLDEST);
  return isLeast ? '<=' : has(/^(?:max|maximum|to)$/) ? '>=' : null;
}
