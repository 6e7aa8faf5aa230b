import { isOpen } from '../../language/annotate/dates/day-ranges.ts';
import { readDates } from '../../language/annotate/dates/dates.ts';
import { settle } from '../../language/bind/dates/settle.ts';
import { lowerText } from '../../language/tokens.ts';
import { isMeasurable } from '../field-role.ts';
import { CLOSED_WORDS, HOLDING_WORDS } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';

/** What a question says that was not understood, in words. */
export function notUnderstood(sentence: Sentence, words: readonly string[]): string {
  return yearNotSaid(sentence, words) ?? endOfNothing(sentence, words) ?? notFound(words);
}

/** Words that hold a question together are open where another one is not understood: that one is named. */
export function notFound(words: readonly string[]): string {
  const telling = words.filter((word) => !isHolding(word));
  return `I do not find ${named(telling.length > 0 ? telling : words)} among the fields and their values`;
}

function isHolding(word: string): boolean {
  return word
    .toLowerCase()
    .split(' ')
    .every((each) => /^\d/.test(each) || CLOSED_WORDS.includes(each) || HOLDING_WORDS.has(each));
}

function named(words: readonly string[]): string {
  return words
    .slice(0, MOST_NAMED)
    .map((word) => `"${word}"`)
    .join(' or ');
}

const MOST_NAMED = 5;

/** A superlative that is all that was not understood: what it ranks by is not known, or is kept as text. */
function endOfNothing(sentence: Sentence, words: readonly string[]): string | null {
  const at = sentence.pieces.findIndex(({ kind }, place) => kind === 'extreme' && words.includes(sentence.words(place)));
  const isAll = at >= 0 && words.every((word) => word === sentence.words(at) || isHolding(word));
  if (!isAll) return null;
  const said = sentence.pieces.flatMap((piece) => (piece.kind === 'field' ? piece.choices.map(({ profile }) => profile) : []));
  const text = sentence.at(sentence.next(at), 'field')?.choices[0]?.profile.field;
  if (text?.type === 'text') return `${text.name} holds text, of which I cannot tell what is "${sentence.words(at)}"`;
  const choices = [...new Set(said.filter(isMeasurable).map(({ field }) => field.name))].slice(0, MOST_CHOICES);
  const list = choices.length > 0 ? `: ${choices.join(' or ')}` : '';
  return `I do not see which field "${sentence.words(at)}" is said of${list}`;
}

const MOST_CHOICES = 3;

/** Why a month or a day without a year was not understood: the records have it in several years, none of them near today. Null where that is no reason. */
function yearNotSaid({ text, tokens, now, schema }: Sentence, unread: readonly string[]): string | null {
  const words = new Set(unread.flatMap((each) => each.toLowerCase().split(' ')));
  const open = readDates({ text, tokens, now }).find(
    ({ first, from, to }) => isOpen(first) && tokens.slice(from, to).some(({ lower }) => words.has(lower)),
  );
  if (open === undefined) return null;
  const held = schema.profiles.find((profile) => profile.field.type === 'date' && settle(open, profile, now) === null);
  const { min, max, name } = held?.field ?? {};
  if (min === undefined || max === undefined) return null;
  const year = (at: number) => new Date(at).getUTCFullYear();
  return `${name} goes from ${year(min)} to ${year(max)}: say the year of "${lowerText(tokens, open.first.from, open.first.to)}"`;
}
