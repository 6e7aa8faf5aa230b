import type { Mention } from '../../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Condition } from '../../../condition/condition.ts';
import type { Token, TokenSpan } from '../../../language/tokens.ts';
import type { Op, Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';
import { fieldOfTime, hasEarly, isClock, isOfSeconds } from './clock-fields.ts';
import { twoDigits } from '../../../plan/buckets.ts';

/**
 * Times of day as bounds: "set off before 8 in the morning", "open past 7 pm", "begin at 18:00 or later". Of texts such as "18:00", which are ordered as the
 * times are, and of dates with a time, by their hours.
 */
export function annotateClockTimes(look: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const bounds = look.tokens.flatMap((_, at) => boundAt(look.tokens, at) ?? []);
  // "after 7 but before 9 in the morning": the second one says which half of the day the first is of.
  const halves = bounds.map((bound, index) => bound.half ?? (bound.isOpen ? bounds[index + 1]?.half : undefined) ?? null);
  const read = bounds.flatMap((bound, index): readonly Read[] => {
    const minutes = minutesOf(bound, halves[index] ?? null);
    const field = minutes === null ? null : fieldOfTime(look, mentions, bound);
    const where = minutes === null || field === null ? null : conditionOf(look, field, { op: bound.op, minutes });
    return field === null || where === null ? [] : [{ ...spanOf(look.tokens, mentions, { field, bound }), op: bound.op, field, where }];
  });
  return read.flatMap((one, index): readonly Piece[] => {
    const [before, next] = [read[index - 1], read[index + 1]];
    if (before !== undefined && isRange(look.tokens, before, one)) return [];
    const range = next !== undefined && isRange(look.tokens, one, next) ? next : null;
    const where = range === null ? one.where : within(one.where, range.where);
    const to = range?.to ?? one.to;
    return [{ kind: 'condition', where, profile: one.field, source: 'time', from: one.from, to, score: (to - one.from) * WEIGHTS.condition + 1 }];
  });
}

interface Read extends TokenSpan {
  readonly op: Op;
  readonly field: FieldProfile;
  readonly where: Condition;
}

interface Bound {
  readonly field: FieldProfile;
  readonly bound: TokenSpan;
}

/** With the verb where the field is called by it, or that says nothing more: "start at 8 pm" of a field "starts", "stay open past 7". */
function spanOf(tokens: readonly Token[], mentions: readonly Mention[], { field, bound: { from, to } }: Bound): TokenSpan {
  const verb = mentions.find((mention) => mention.profile === field && mention.to === from && mention.from === from - 1);
  if (verb !== undefined) return { from: verb.from, to };
  const isStaying = tokens[from - 1]?.lower === 'open' && /^(?:stay|stays|staying|keep|keeps|remain|remains)$/.test(tokens[from - 2]?.lower ?? '');
  return { from: isStaying ? from - 2 : from, to };
}

/** "after 7 but before 9": both ends of one time. */
function isRange(tokens: readonly Token[], one: Read, other: Read): boolean {
  const between = tokens.slice(one.to, other.from).every(({ lower }) => /^(?:and|but|,)$/.test(lower));
  return between && one.field === other.field && one.op.startsWith('>') && other.op.startsWith('<');
}

function within(one: Condition, other: Condition): Condition {
  if (one.kind !== 'part' || other.kind !== 'part') return { kind: 'and', items: [one, other] };
  return { ...one, values: one.values.filter((value) => other.values.includes(value)) };
}

interface ClockBound extends TokenSpan {
  readonly op: Op;
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | 'day' | undefined;
  /** A bare hour. */
  readonly isOpen: boolean;
}

const BEFORE = /^(?:before|past|after|from|until|till|by|at|since)$/;
const OPS: Readonly<Record<string, Op>> = { before: '<', past: '>', after: '>', from: '>=', until: '>=', till: '>=', by: '<=', at: '=', since: '>=' };

/** "before 8 in the morning", "after 18:30", "until 7 pm or later", "earlier than 9am". */
function boundAt(tokens: readonly Token[], at: number): ClockBound | null {
  const lower = (index: number) => tokens[index]?.lower ?? '';
  const than = /^(?:earlier|later)$/.test(lower(at)) && lower(at + 1) === 'than' ? (lower(at) === 'earlier' ? '<' : '>') : null;
  const lead = BEFORE.test(lower(at)) ? lower(at) : null;
  if (than === null && lead === null) return null;
  const start = than === null ? at + 1 : at + 2;
  const time = timeAt(tokens, start);
  if (time === null) return null;
  const isLater = lower(time.to) === 'or' && /^(?:later|after)$/.test(lower(time.to + 1));
  const isEarlier = lower(time.to) === 'or' && /^(?:earlier|before)$/.test(lower(time.to + 1));
  const isOnwards = /^onwards?$/.test(lower(time.to));
  // "open until 7 pm" may be no longer, or at least so long.
  if (/^(?:until|till)$/.test(lead ?? '') && !isLater) return null;
  if (lead === 'from' && !isOnwards && !isLater && /^(?:to|until|till)$/.test(lower(time.to))) return null;
  const op = isLater || isOnwards ? '>=' : isEarlier ? '<=' : (than ?? OPS[lead ?? ''] ?? '=');
  return { ...time, op, from: at, to: time.to + (isLater || isEarlier ? 2 : isOnwards ? 1 : 0) };
}

type ClockTime = Pick<ClockBound, 'hour' | 'minute' | 'half' | 'isOpen' | 'to'>;

/** "8 in the morning", "18:30", "7 pm", "9am", "6 o'clock in the evening", "noon"; a bare hour only where another time says the half of the day. */
function timeAt(tokens: readonly Token[], at: number): ClockTime | null {
  const lower = (index: number) => tokens[index]?.lower ?? '';
  if (/^(?:noon|midday)$/.test(lower(at))) return { hour: 12, minute: 0, half: 'day', isOpen: false, to: at + 1 };
  const said = /^(\d{1,2})(?:[:.](\d\d))?(am|pm)?$/.exec(lower(at));
  if (said === null) return null;
  const isColon = said[2] === undefined && lower(at + 1) === ':' && /^\d\d$/.test(lower(at + 2));
  const minutes = said[2] ?? (isColon ? lower(at + 2) : undefined);
  let to = at + (isColon ? 3 : 1);
  let half: ClockBound['half'] = said[3] === 'am' ? 'am' : said[3] === 'pm' ? 'pm' : undefined;
  if (/^o['’]?clock$/.test(lower(to))) to += 1;
  const suffix = /^([ap])\.?m\.?$/.exec(lower(to))?.[1];
  if (half === undefined && suffix !== undefined) [half, to] = [suffix === 'a' ? 'am' : 'pm', to + 1];
  const part = lower(to) === 'in' && lower(to + 1) === 'the' ? /^(morning|afternoon|evening)$/.exec(lower(to + 2))?.[1] : undefined;
  if (half === undefined && part !== undefined) [half, to] = [part === 'morning' ? 'am' : 'pm', to + 3];
  const [hour, minute] = [Number(said[1]), Number(minutes ?? '0')];
  if (hour > 24 || minute > 59 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  return { hour, minute, half: half ?? (minutes === undefined ? undefined : 'day'), isOpen: half === undefined && minutes === undefined, to };
}

/** Minutes since midnight; null for a bare number, which may be anything. */
function minutesOf({ hour, minute }: ClockBound, half: ClockBound['half'] | null): number | null {
  if (half === null || half === undefined) return null;
  const whole = half === 'day' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return whole > 23 ? null : whole * 60 + minute;
}

function conditionOf(look: AnnotateLook, profile: FieldProfile, { op, minutes }: { readonly op: Op; readonly minutes: number }): Condition | null {
  const { name } = profile.field;
  if (isClock(profile)) {
    // A bar that closes at 01:00 is open past midnight, which no order of texts knows.
    if (hasEarly(look, profile)) return null;
    return { kind: 'compare', field: name, op, value: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` };
  }
  const hour = minutes / 60;
  // Hours cannot tell what is after the full hour from what is on it, unless times are of seconds.
  if (!Number.isInteger(hour) || op === '=' || op === '<=' || (op === '>' && !isOfSeconds(profile))) return null;
  const values = Array.from({ length: 24 }, (_, each) => each).filter((each) => (op === '<' ? each < hour : each >= hour));
  return values.length === 0 ? null : { kind: 'part', field: name, part: 'hour', negated: false, values };
}
