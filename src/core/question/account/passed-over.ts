import type { FieldProfile } from '../../language/profile/fields.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { HEAD_NOUNS, MEASURING_NOUNS } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';

/** Whether a word may be passed over: `silent` where it never says anything, `said` where the answer names it. */
export type Passing = 'silent' | 'said' | 'no';

/** What is known of a question once its plan is made. */
export interface Bound {
  readonly sentence: Sentence;
  /** Fields that the plan is of. */
  readonly fields: readonly FieldProfile[];
}

/** Nouns that name what a dimension measures. */
const NOUNS_OF: Readonly<Partial<Record<string, RegExp>>> = {
  time: /^(?:time|times|duration|length|long|period|wait|spent)$/,
  money: /^(?:money|price|prices|amount|sum|cash|figure|value|worth|range|spend|spending|cost|costs)$/,
  length: /^(?:distance|length|height|width|size)$/,
  area: /^(?:area|size|space|surface|square)$/,
  mass: /^(?:weight|mass)$/,
  data: /^(?:size|space|capacity|file|memory)$/,
  percent: /^(?:percentage|percent|share|rate|level)$/,
};

/** Whether a word that nothing used may be left out of a question whose plan is made without it. */
export function passingOf({ sentence, fields }: Bound, at: number): Passing {
  const piece = sentence.pieces[at];
  const token = sentence.tokens[piece?.from ?? 0];
  // "completion rate" of a field in percent.
  if (piece?.kind === 'aggregate' && piece.aggregate === 'rate') return isBeside(sentence, at, 'field', 'condition') ? 'silent' : 'no';
  if (piece?.kind !== 'unknown' || token?.kind !== 'word' || isName(sentence, at)) return 'no';
  if (isOfUnit(token.lower, fields)) return 'silent';
  if (HEAD_NOUNS.has(token.lower) && isBound(sentence, at)) return 'said';
  if (isInData(sentence, at)) return 'no';
  return MEASURING_NOUNS.has(token.lower) && isBeside(sentence, at, 'field', 'aggregate', 'extreme', 'condition', 'percentile', 'head')
    ? 'said'
    : 'no';
}

/** A capital inside the sentence, where the whole is not written in capitals. */
function isName(sentence: Sentence, at: number): boolean {
  const words = sentence.words(at);
  return at > 0 && /^\p{Lu}/u.test(words) && /\p{Ll}/u.test(sentence.text) && words.length > 1;
}

/** The unit in which a field of the plan is counted already, or what its dimension measures: "in bytes" of bytes, "response time" of seconds. */
function isOfUnit(word: string, fields: readonly FieldProfile[]): boolean {
  const said = unitOf(word);
  return fields.some(({ unit, dimension }) => {
    if (unit?.words.some((words) => words.includes(' ') && words.split(' ').includes(word)) === true) return true;
    if (said !== undefined && unit !== null) return said.dimension === unit.dimension && said.factor === unit.factor;
    return dimension !== null && NOUNS_OF[dimension]?.test(word) === true;
  });
}

/** A word that a field, or some value, is called by may mean it. */
function isInData({ pieces, tokens, schema, facts }: Sentence, at: number): boolean {
  const token = tokens[pieces[at]?.from ?? 0];
  if (token === undefined) return true;
  return (schema.bySaid.get(token.stem) ?? []).length > 0 || facts.findValues(token.lower).some(({ kind }) => kind !== 'words');
}

function isBeside(sentence: Sentence, at: number, ...kinds: readonly string[]): boolean {
  return [sentence.previous(at), sentence.next(at)].some((place) => kinds.includes(sentence.pieces[place]?.kind ?? ''));
}

/** True right after a value or a field that the plan took: "halal food", "Airport area". */
function isBound(sentence: Sentence, at: number): boolean {
  const before = sentence.previous(at);
  return /^(?:value|condition|field)$/.test(sentence.pieces[before]?.kind ?? '') && !sentence.isOpen(before);
}
