import { isBeginning, isEventOf, isOfRecord } from '../../../language/annotate/happenings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { TokenSpan } from '../../../language/tokens.ts';
import type { Sentence } from '../../sentence.ts';
import { statisticAt, type MeasureRead } from '../measures.ts';

/**
 * "how long does it take to close one", "average days to issue", "which agency takes longest to close requests", "are A resolved faster than B": the days from the
 * date at which a record began to that of what was done with it, where no number holds them.
 */
export function readTimeTo(sentence: Sentence): readonly MeasureRead[] {
  const { tokens } = sentence;
  const cue = tokens.findIndex(({ lower }, at) => CUE.test(lower) && (lower !== 'long' || tokens[at - 1]?.lower === 'how'));
  const dates = sentence.profiles.filter(({ field }) => field.type === 'date');
  if (cue < 0 || dates.length < 2 || sentence.profiles.some(isDuration)) return [];
  const found = doneAt(sentence, { cue, dates });
  const first = found === null ? null : startOf(dates, found.last);
  if (found === null || first === null) return [];
  const [said = -1, ...more] = sentence.all('aggregate');
  const kind = said < 0 ? 'avg' : statisticAt(sentence, said);
  if (more.length > 0 || !(kind === 'avg' || kind === 'median' || kind === 'min' || kind === 'max')) return [];
  const isIn = (place: number) => (sentence.pieces[place]?.from ?? 0) < found.to && (sentence.pieces[place]?.to ?? 0) > found.from;
  const extreme = sentence.all('extreme').find(isIn);
  // The superlative ranks, and groups and sides are for others to read.
  const passed = [...sentence.pieces.keys()].filter(
    (place) => isIn(place) && place !== extreme && (!KEPT.test(sentence.pieces[place]?.kind ?? '') || sentence.pieces[place]?.to === found.done),
  );
  sentence.use(...passed.filter((place) => !sentence.isLink(place, 'than')), ...(said < 0 ? [] : [said]));
  const at = extreme ?? passed[0] ?? 0;
  return [{ at, isOfRecord: true, measures: [{ kind, field: { kind: 'difference', left: found.last.field.name, right: first.field.name } }] }];
}

const CUE = /^(?:days|time|long|longest|shortest|faster|quicker|slower|longer|sooner)$/;
const KEPT = /^(?:value|condition|grouper|noun)$/;
/** Words between the time and what is done in it. */
const PASSING =
  /^(?:does|do|did|is|are|was|were|be|been|being|it|they|them|one|to|time|takes?|took|taken|taking|needs?|needed|get|gets|getting|got|until|till|before|for|at|in|on|the|an?|average|avg|typically|usually|of|that|each)$/;
/** What leads to it. */
const LEADING = /^(?:to|be|been|being|is|are|was|were|get|gets|got|getting|until|till|before|at|in)$/;

interface Done extends TokenSpan {
  readonly last: FieldProfile;
  /** Behind the word for it. */
  readonly done: number;
}

/** What is done in the time: behind it past words that say no more, or right before "faster". */
function doneAt(sentence: Sentence, { cue, dates }: { readonly cue: number; readonly dates: readonly FieldProfile[] }): Done | null {
  const { tokens } = sentence;
  const isComparative = tokens[cue]?.lower.endsWith('er') === true;
  const before = isComparative ? dateSaid(sentence, cue - 1, dates) : null;
  if (before !== null) return { from: cue - 1, to: cue + 1, done: cue, last: before };
  const isOfRecords = (at: number) => sentence.pieces.some(({ kind, from, to }) => /^(?:noun|value|condition)$/.test(kind) && from <= at && to > at);
  for (let at = cue + 1; at < tokens.length; at += 1) {
    const last = LEADING.test(tokens[at - 1]?.lower ?? '') ? dateSaid(sentence, at, dates) : null;
    if (last !== null) return { from: isComparative ? cue : Math.min(cue, leadOf(sentence, cue)), to: at + 1, done: at + 1, last };
    // "quicker than Queens at closing requests": the other side stands between.
    const isSide = isComparative && tokens.slice(cue, at + 1).some(({ lower }) => lower === 'than');
    if (!PASSING.test(tokens[at]?.lower ?? '') && !isOfRecords(at) && !isSide) return null;
  }
  return null;
}

/** "how long", "takes the longest", "number of days": where the words for the time begin. */
function leadOf({ tokens }: Sentence, cue: number): number {
  let at = cue;
  while (/^(?:how|many|number|of|takes?|took|the|needs?)$/.test(tokens[at - 1]?.lower ?? '')) at -= 1;
  return at;
}

/** The one date that a word speaks of. */
function dateSaid({ tokens }: Sentence, at: number, dates: readonly FieldProfile[]): FieldProfile | null {
  const token = tokens[at];
  const [only = null, ...more] = dates.filter(
    (date) =>
      token !== undefined &&
      token.lower !== 'date' &&
      (isEventOf(token, date) || date.words.some(({ stem, weight }) => weight === 1 && stem === token.stem)),
  );
  return more.length > 0 ? null : only;
}

/** The date at which each record began: the only other one, or the only one that is called so. */
function startOf(dates: readonly FieldProfile[], last: FieldProfile): FieldProfile | null {
  const others = dates.filter((date) => date !== last);
  const begun = others.length === 1 ? others : others.filter((date) => isBeginning(date) || isOfRecord(date));
  const [only = null, ...more] = begun;
  const isBefore = only !== null && (only.field.min ?? 0) <= (last.field.min ?? Infinity);
  return more.length > 0 || !isBefore ? null : only;
}

/** A number that holds how long something took. */
function isDuration({ field, unit, words }: FieldProfile): boolean {
  return (
    field.type === 'number' &&
    (unit?.dimension === 'time' || words.some(({ stem }) => /^(?:day|hour|hr|minut|durat|time|wait|week|elaps|sla)$/.test(stem)))
  );
}
