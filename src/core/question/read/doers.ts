import type { FieldProfile } from '../../language/profile/fields.ts';
import { nameWords } from '../../language/profile/field-names.ts';
import { doerOf } from '../annotate/concepts.ts';
import { peopleWords } from '../annotate/phrases.ts';
import { NO_AGENTS, POSTING } from '../lexicon/agents.ts';
import type { Sentence } from '../sentence.ts';

/** "who wrote …": the field of those who do what a verb says. */
export function doerBetween(sentence: Sentence, from: number, to: number): FieldProfile | null {
  for (const { from: start, to: end } of sentence.pieces.slice(from + 1, to)) {
    const doer = sentence.tokens.slice(start, end).flatMap((token) => doerOf(token.stem, sentence.profiles) ?? []);
    if (doer[0] !== undefined) return doer[0];
  }
  return null;
}

/** The field of people, or the first of places, by its name. */
export function onlyNamed({ profiles }: Sentence, isWho: boolean): FieldProfile | null {
  const fields = profiles.filter(
    ({ field }) =>
      field.type === 'text' && nameWords(field.name).some((word) => (isWho ? peopleWords.has(word.replace(/s$/, '')) : PLACES.test(word))),
  );
  return isWho && fields.length > 1 ? null : (fields[0] ?? null);
}

const PLACES = /^(?:city|town|place|location|region|state|country|county|area|district|neighbourhood|neighborhood|borough|venue|harbour|port)$/;

/** "who posts the most loads": where nothing but a verb of whoever records come from is said, the one text that is called by who does something. */
export function posterBetween(sentence: Sentence, from: number, to: number): FieldProfile | null {
  const words = sentence.pieces.slice(from + 1, to).map((_, index) => sentence.lower(from + 1 + index));
  if (words.length === 0 || !words.every((word) => POSTING.has(word))) return null;
  const agents = sentence.profiles.filter(({ field }) => {
    const last = nameWords(field.name).at(-1) ?? '';
    return field.type === 'text' && field.name !== sentence.facts.titleField && /^\p{L}{3,}(?:er|or)$/u.test(last) && !NO_AGENTS.has(last);
  });
  return agents.length === 1 ? (agents[0] ?? null) : null;
}
