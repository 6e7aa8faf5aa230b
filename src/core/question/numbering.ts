import { isPlural } from '../../text/plural.ts';
import { nameWords, wordsOfName } from '../language/profile/field-names.ts';
import type { QueryField } from '../language/query-field.ts';
import { stem, stemSet } from '../language/stem.ts';
import { rootOf } from '../language/values/roots.ts';
import type { DataFacts } from './facts.ts';

/** Things of which there are several in another one, where they are counted from 1. */
const THINGS = stemSet('episode chapter section round lap heat leg issue lesson week volume verse track');

/** Of these, those that have records of several other things: each of the matches of a round. */
const SHARED = stemSet('round lap heat leg week volume season');

/** True where each record is one of what a field numbers. */
export function isOfEach(field: QueryField): boolean {
  return isNumbering(field) && !SHARED.has(stem(field.name.toLowerCase()));
}

/** True for a field that numbers things within another one: "001", "002" of the sections of a course, or 1, 2, 3 of the episodes of a show. It counts none of them. */
export function isNumbering({ name, type, min, unit, samples = [] }: QueryField): boolean {
  const words = nameWords(name);
  if (words.length > 1 || isPlural(words[0] ?? '')) return false;
  if (type === 'text') return samples.length > 1 && samples.every((value) => /^\d{1,3}$/.test(value));
  return type === 'number' && unit === undefined && min === 1 && THINGS.has(stem(words[0] ?? ''));
}

/** "linked bug" of tickets, few of which have one: something else than the record. */
export function linkedNouns(fields: readonly QueryField[], { records }: Pick<DataFacts, 'records'>): readonly string[] {
  return fields.flatMap(({ type, values = records, ...field }) => {
    const words = wordsOfName(field);
    return type === 'text' && words.length > 1 && values < LINKED * records ? [rootOf(words.at(-1) ?? '')] : [];
  });
}

/** What no more of the records have is not what they are. */
const LINKED = 0.5;
