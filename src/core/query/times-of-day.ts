import type { Unbound } from '../language/bind/unbound.ts';
import type { ValueMention } from '../language/annotate/values.ts';
import { isCovered, type Token } from '../language/tokens.ts';

interface TimesLook {
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  /** True for a token of which something else was made. */
  readonly isTaken: (index: number) => boolean;
}

/** "after 1pm", "weekend", "overnight": times within a day or a week, of which no filter is made, and which the words of records do not tell either. */
export function timesOfDay({ tokens, values, isTaken }: TimesLook): readonly Unbound[] {
  if (tokens.length > LONGEST) return [];
  return tokens.flatMap((_, from): readonly Unbound[] => {
    const to = clockEnd(tokens, from) ?? (PARTS.test(tokens[from]?.lower ?? '') && !isName(tokens, from) ? from + 1 : null);
    if (to === null || isTaken(from) || isCovered(from, values)) return [];
    const isLed = BOUND.test(tokens[from - 1]?.lower ?? '') && !isTaken(from - 1);
    return [{ from: isLed ? from - 1 : from, to, reason: 'no filter is made of times within a day or a week', candidates: [] }];
  });
}

/** Longer questions are prose. */
const LONGEST = 25;

/** Where a time of day ends that begins at a token: "1pm", "10 am", "14:30"; null of any other number. */
function clockEnd(tokens: readonly Token[], from: number): number | null {
  const [hour, mark, minute] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (/^(?:noon|midday|midnight)$/.test(hour?.lower ?? '') && BOUND.test(tokens[from - 1]?.lower ?? '')) return from + 1;
  if (hour?.kind !== 'number' || hour.value > 24) return null;
  if (HALF.test(mark?.lower ?? '')) return from + 2;
  const isMinute = mark?.text === ':' && mark.glued && minute?.kind === 'number' && minute.glued && /^[0-5]\d$/.test(minute.text);
  // "16:9" is none.
  if (!isMinute) return null;
  return HALF.test(tokens[from + 3]?.lower ?? '') ? from + 4 : from + 3;
}

const HALF = /^(?:am|pm)$/;
const BOUND = /^(?:after|before|by|from|at|until|till|since)$/;
const PARTS = /^(?:weekends?|weekdays?|weeknights?|overnight|mornings?|afternoons?|evenings?|nightly)$/;

/** "evening dress", "morning coat", "weekend bag": a kind of thing. */
function isName(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.lower === 'overnight') return false;
  const isEnd =
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:in|on|at|to|from|and|or|with|without|only|before|after|under|over|for)$/.test(next.lower) ||
    PARTS.test(next.lower);
  const isPlural = tokens[at]?.lower.endsWith('s') === true;
  return !isEnd && !isPlural && !/^(?:this|next|the|on|at|in)$/.test(before?.lower ?? '');
}
