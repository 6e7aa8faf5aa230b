import { MODIFIERS } from '../../lexicon/passed-over.ts';
import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';

/** The place of what a superlative is said of, past what says which records or whose it is: "biggest raw total", "the highest customer rating". */
export function measuredBehind(sentence: Sentence, at: number): number {
  const first = sentence.past(at, 'of');
  let place = first;
  while (isModifier(sentence, place)) place = sentence.next(place);
  return place !== first && numberAt(sentence, place) !== null ? place : first;
}

function isModifier(sentence: Sentence, at: number): boolean {
  const condition = sentence.open(at, 'condition');
  if (sentence.open(at, 'value') !== null || condition?.source === 'flag') return true;
  const ids = sentence.at(sentence.next(at), 'field')?.choices.flatMap(({ profile }) => profile.concepts.map(({ id }) => id)) ?? [];
  return sentence.open(at, 'unknown') !== null && ids.some((id) => MODIFIERS[id]?.has(sentence.lower(at)) === true);
}
