import type { Finding } from '../bind/binding.ts';
import { NUMBERED_THINGS, ORDINALS } from '../lexicon/en/numbered.ts';
import { wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { stem } from '../stem.ts';
import type { Token } from '../tokens.ts';
import type { Mention } from './mentions.ts';
import { isOrdinalEnding } from './numbers.ts';

/** "third class", "not 2nd floor": what numbers one of a few things is an ordinal before the name of the field. */
export function findNumbered(tokens: readonly Token[], mentions: readonly Mention[]): readonly Finding[] {
  return mentions.flatMap(({ profile, from, to }): readonly Finding[] => {
    const ordinal = to - from === 1 && numbersThings(profile, tokens[from]?.stem ?? '') ? ordinalBefore(tokens, from) : null;
    const { min, max, name } = profile.field;
    if (ordinal === null || ordinal.value < (min ?? 1) || ordinal.value > (max ?? 0)) return [];
    const start = /^(?:not|no|non|except|excluding)$/.test(tokens[ordinal.from - 1]?.lower ?? '') ? ordinal.from - 1 : ordinal.from;
    return [{ from: start, to, condition: { kind: 'compare', field: name, op: start < ordinal.from ? '!=' : '=', value: ordinal.value }, profile }];
  });
}

/** A whole number that says which of a few, and not how many: a class, and no number of classes. */
function numbersThings({ field, words }: FieldProfile, said: string): boolean {
  const isOne = (word: string) => stem(word) === said && !/[^s]s$/.test(word);
  const isNamed = words.some((word) => word.stem === said && THINGS.has(word.stem));
  return (
    field.type === 'number' &&
    field.integer !== false &&
    (field.max ?? MOST + 1) <= MOST &&
    isNamed &&
    (wordsOfName(field).some(isOne) || words.length === 1)
  );
}

/** More of them are no few. */
const MOST = 60;
const THINGS: ReadonlySet<string> = new Set(NUMBERED_THINGS.split(' ').map(stem));

function ordinalBefore(tokens: readonly Token[], at: number): { readonly from: number; readonly value: number } | null {
  const before = tokens[at - 1];
  if (before === undefined) return null;
  const spoken = ORDINALS.indexOf(before.lower);
  if (spoken >= 0) return { from: at - 1, value: spoken + 1 };
  const number = tokens[at - 2];
  if (number?.kind !== 'number' || !before.glued || !isOrdinalEnding(before.lower)) return null;
  return { from: at - 2, value: number.value };
}
