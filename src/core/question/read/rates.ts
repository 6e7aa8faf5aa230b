import { BAD, GOOD } from '../lexicon/good-and-bad.ts';
import type { Condition } from '../../condition/condition.ts';
import { stem } from '../../language/stem.ts';
import type { PieceOf } from '../piece.ts';
import type { Sentence } from '../sentence.ts';
import { whereOf } from './conditions/value-conditions.ts';
import { fieldAt } from './fields.ts';

/** A rate that the question names: the condition that it counts, and where its words stand. */
export interface RateRead {
  readonly of: Condition;
  readonly places: readonly number[];
}

/** "return rate", "success rate", "enactment rate": how many records are so, in percent; null where nothing in the data is called so. */
export function rateAt(sentence: Sentence, at: number): RateRead | null {
  const before = sentence.previous(at);
  const profile = fieldAt(sentence, before, ({ field }) => field.type === 'boolean');
  const said = sentence.open(before, 'field')?.choices.find((choice) => choice.profile === profile)?.score ?? 1;
  // "return rate" of a flag for free returns: what is said is half of another thing.
  if (profile !== null && said < MOST_OF_NAME) return null;
  if (profile !== null) return { of: { kind: 'compare', field: profile.field.name, op: '=', value: true }, places: [before, at] };
  const condition = sentence.open(before, 'condition');
  if (condition !== null)
    return condition.source === 'flag' || condition.profile.field.type === 'boolean' ? { of: condition.where, places: [before, at] } : null;
  const value = sentence.open(before, 'value');
  const of = value === null ? outcomeCalled(sentence, before) : onlyField(value);
  return of === null ? null : { of, places: [before, at] };
}

/** From this on, a mention says all of a name but its small words. */
const MOST_OF_NAME = 0.7;

/** A value of one field alone. */
function onlyField({ hits }: PieceOf<'value'>): Condition | null {
  const [hit, ...others] = hits;
  return hit === undefined || others.some(({ field }) => field !== hit.field) ? null : whereOf(hit);
}

const NOUN_ENDS = /(?:ations?|ments?|ions?|als?|ures?|ances?|ings?|y)$/;

/** "success" of what is successful, "approval" of what is approved, "failure" of a "FAIL": the one value or switch that is called after the noun. */
function outcomeCalled(sentence: Sentence, at: number): Condition | null {
  const word = sentence.lower(at);
  const piece = sentence.pieces[at];
  // "failures" may hold what went wrong, where a result says that it did.
  const isText = piece?.kind === 'field' && piece.choices.every(({ profile: { field } }) => field.type === 'text');
  if (!(isText || /^(?:unknown|verb|noun)$/.test(piece?.kind ?? '')) || !sentence.isOpen(at) || !/^\p{L}{5,}$/u.test(word)) return null;
  const root = word.replace(NOUN_ENDS, '');
  if (root.length < 4) return null;
  const forms = [...new Set([`${word}ful`, ...(root === word ? [] : [root, `${root}ed`, `${root}d`, `${root}led`])])];
  const found = forms.flatMap((form) => sentence.facts.findValues(form).filter(({ kind }) => kind === 'whole'));
  const hits = [...new Map(found.map((hit) => [`${hit.field} ${hit.spellings.join('|')}`, hit])).values()];
  const stems = new Set(forms.map(stem));
  const switches = sentence.profiles.filter(({ field, words }) => field.type === 'boolean' && words.length === 1 && stems.has(words[0]?.stem ?? ''));
  const [hit, ...others] = hits;
  const [flag, ...more] = switches;
  if (others.length + more.length > 0 || (hit !== undefined && flag !== undefined)) return null;
  if (hit !== undefined) return whereOf(hit);
  return flag === undefined ? null : { kind: 'compare', field: flag.field.name, op: '=', value: true };
}

/** Whether the best of a rate is the highest: of what succeeds it is, of what fails it is not; null where the words leave that open. */
export function isBestHigh(sentence: Sentence, { places: [at = -1] }: RateRead): boolean | null {
  const word = sentence.lower(at);
  if (GOOD.test(word)) return true;
  return BAD.test(word) ? false : null;
}
