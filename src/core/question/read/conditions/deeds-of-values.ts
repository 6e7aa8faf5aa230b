import type { ValueHit } from '../../../language/values/value-index.ts';
import { doerOf } from '../../annotate/concepts.ts';
import type { Sentence } from '../../sentence.ts';

/** A verb that says which field a value beside it is of. */
interface Deed {
  readonly places: readonly number[];
  readonly hits: readonly ValueHit[];
}

/** "how often did Kev Oduya win", "Trish Vale beat Andy Rook": who does what the verb says, or whom it is done to; null where no verb tells. */
export function deedOf(sentence: Sentence, at: number): Deed | null {
  return doneBy(sentence, at) ?? doneTo(sentence, at);
}

/** The field of those who do what the word at a place says. */
function doerAt(sentence: Sentence, at: number): string | null {
  const piece = sentence.pieces[at];
  const token = sentence.token(at);
  if (piece === undefined || token === undefined || !/^(?:verb|unknown|field)$/.test(piece.kind) || piece.to - piece.from > 1) return null;
  return doerOf(token.stem, sentence.profiles)?.field.name ?? null;
}

function doneBy(sentence: Sentence, at: number): Deed | null {
  const hits = sentence.at(at, 'value')?.hits ?? [];
  const behind = sentence.lower(at - 1) === 'by' ? at - 2 : at + 1;
  const isTold = behind < at || (isSubject(sentence, at) && sentence.lower(at + 2) !== 'by');
  const doer = isTold ? doerAt(sentence, behind) : null;
  const own = hits.filter(({ field }) => field === doer);
  return own.length === 0 ? null : { places: behind < at ? [behind, at - 1] : [behind], hits: own };
}

/** "did X win", "matches that X won": nothing before a value makes it an object. */
function isSubject(sentence: Sentence, at: number): boolean {
  return /^(?:did|does|do|has|have|had|that|which|where|when|how|many)?$/.test(sentence.wordBefore(at)) || sentence.at(at - 1, 'noun') !== null;
}

/** Of two fields that hold a value, whom something is done to is not who does it: "lose to X", "was X beaten by …". */
function doneTo(sentence: Sentence, at: number): Deed | null {
  const hits = sentence.at(at, 'value')?.hits ?? [];
  const isPassive = /^(?:is|was|were|been|be)$/.test(sentence.wordBefore(at)) || /^(?:be|get|gets|got|been)$/.test(sentence.lower(at + 1));
  const lead = sentence.lower(at - 1) === 'to' ? at - 2 : at - 1;
  const verb = isPassive ? (/^(?:be|get|gets|got|been)$/.test(sentence.lower(at + 1)) ? at + 2 : at + 1) : lead;
  const doer = doerAt(sentence, verb);
  const isDone = isPassive ? /(?:ed|en|t)$/.test(sentence.lower(verb)) : sentence.at(verb - 1, 'value')?.hits.some(({ field }) => field === doer);
  const others = hits.filter(({ field }) => field !== doer);
  const isEither = doer !== null && hits.length === 2 && others.length === 1 && isDone === true;
  // What stands behind "by" says the verb once more.
  return isEither ? { places: isPassive && sentence.lower(verb + 1) === 'by' ? [] : [verb], hits: others } : null;
}

/** "how many matches did C. Stone win" of an official: whoever does what the verb behind a value says is of another field, which does not hold it. */
export function isDeedOfOther(sentence: Sentence, at: number): boolean {
  const value = sentence.at(at - 1, 'value');
  const doer = value !== null && /^(?:did|does|do|has|have|had)$/.test(sentence.wordBefore(at - 1)) ? doerAt(sentence, at) : null;
  return doer !== null && value?.hits.every(({ field }) => field !== doer) === true;
}
