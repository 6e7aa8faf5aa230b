import { DAY_MS } from '../../../fields/date/calendar.ts';
import type { DateComparison, DateReading } from './date-reading.ts';
import { agreeing, isOpen, ofOneYear, sameMonth } from './day-ranges.ts';
import { weekendOf } from './weekend-of.ts';
import { comparatorBefore } from '../comparators.ts';
import { rolling, shifted, startOfDay, type Window } from './calendar.ts';
import { readDate } from './date-expressions.ts';
import type { DateContext, DateExpression } from './date-expression.ts';
import { periodNamed } from './date-words.ts';
import { trailAfter } from './trails.ts';
import { readNumber } from '../numbers.ts';
import { isParticiple, isToCome } from '../happenings.ts';
import { VERB_DENIALS } from '../../lexicon/en/function-words.ts';
import { lowerText, type Token } from '../../tokens.ts';

/** Every time that the query names, in its order, never overlapping. */
export function readDates(context: DateContext): readonly DateReading[] {
  const readings: DateReading[] = [];
  let at = 0;
  while (at < context.tokens.length) {
    // "the summer of 2024 (June to August)" says one time twice.
    const end = readings.at(-1)?.to === at && context.tokens[at]?.text === '(' ? closing(context, at) : -1;
    if (end > 0) at = end;
    const reading = readAge(context, at) ?? daysOfMonth(context, at) ?? readingAt(context, at);
    if (reading !== null) readings.push(reading);
    at = reading === null ? at + 1 : Math.max(reading.to, at + 1);
  }
  return readings;
}

/** The token behind the bracket that closes the one at a place; 0 where none does, or where it holds an exception. */
function closing({ tokens }: DateContext, at: number): number {
  const end = tokens.findIndex(({ text }, index) => index > at && text === ')');
  const isException = tokens.slice(at, Math.max(at, end)).some(({ lower }) => /^(?:not|no|except|excluding|without|but|excl)$/.test(lower));
  return isException ? 0 : end + 1;
}

function readingAt(context: DateContext, at: number): DateReading | null {
  const first = weekendOf(context, at) ?? readDate(context, at);
  if (first === null || isWhole(context, first)) return null;
  const { tokens } = context;
  const lead = leadBefore(tokens, first.from, first.kind);
  const last = rangeEnd(context, first, lead);
  if ((lead.comparison === 'between' || lead.comparison === 'outside') && last === null) return null;
  if (last !== null) {
    const kind = lead.kind === 'none' ? 'none' : 'temporal';
    const comparison = lead.comparison === 'outside' ? '!=' : 'within';
    return { from: lead.from, to: last.to, comparison, first: agreeing(first, last), last, others: [], lead: kind };
  }
  const trail = trailAfter(context, first.to, lead.comparison);
  if (trail !== null) return { from: lead.from, to: trail.to, comparison: trail.comparison, first, last: null, others: [], lead: 'temporal' };
  const comparison =
    lead.comparison === 'from' ? fromComparison(first) : lead.comparison === 'between' || lead.comparison === 'outside' ? 'within' : lead.comparison;
  const list = comparison === 'within' && first.kind !== 'recent' ? listAfter(context, first) : [];
  const [one = first, ...others] = ofOneYear([first, ...list]);
  const meant = comparison === 'within' && one.wide !== undefined ? { ...one, windows: one.wide } : one;
  const isStart = lead.comparison === 'from' ? { isStart: true } : {};
  return { from: lead.from, to: others.at(-1)?.to ?? first.to, comparison, first: meant, last: null, others, lead: lead.kind, ...isStart };
}

/** "20 of the next 30 days": what a number is a part of. */
function isWhole({ tokens }: DateContext, { from }: DateExpression): boolean {
  const shift = tokens[from]?.lower === 'the' ? from + 1 : from;
  const of = tokens[shift - 1]?.lower === 'the' ? shift - 2 : shift - 1;
  return /^(?:next|last|past|coming|previous)$/.test(tokens[shift]?.lower ?? '') && tokens[of]?.lower === 'of' && readNumber(tokens, of - 1) !== null;
}

/** The times after "or", each led in like the first or not at all ("in 2004 or in 2010", "jan 2 or jan 3"). */
function listAfter(context: DateContext, first: DateExpression): readonly DateExpression[] {
  const { tokens } = context;
  const others: DateExpression[] = [];
  let to = first.to;
  while (others.length < MAX_LIST) {
    const joint = /^(?:or|,|and|\/)$/.test(tokens[to]?.lower ?? '') ? (tokens[to + 1]?.lower === 'or' ? 2 : 1) : 0;
    const lead = /^(?:in|on|the)$/.test(tokens[to + joint]?.lower ?? '') ? 1 : 0;
    const next = joint === 0 ? null : (readDate(context, to + joint + lead) ?? sameMonth(context, others.at(-1) ?? first, to + joint + lead));
    if (next === null || next.kind !== first.kind || next.from > to + joint + lead + 1) break;
    others.push(next);
    to = next.to;
  }
  return others;
}

/** "from 2013" is that year and "from last week" that week, but "from 1 June" goes on. */
function fromComparison({ kind, windows }: DateExpression): DateComparison {
  return kind === 'named' && windows.every(({ start, end }) => end - start <= DAY_MS) ? '>=' : 'within';
}

const MAX_LIST = 20;

interface Lead {
  readonly from: number;
  readonly comparison: DateComparison | 'from' | 'between' | 'outside';
  readonly kind: DateReading['lead'];
}

const LEADS: Readonly<Record<string, Lead['comparison']>> = {
  since: '>=',
  after: '>',
  past: '>',
  beyond: '>',
  before: '<',
  pre: '<',
  'pre -': '<',
  'prior to': '<',
  until: '<=',
  till: '<=',
  through: '<=',
  by: '<=',
  'no later than': '<=',
  'not later than': '<=',
  'not after': '<=',
  'no earlier than': '>=',
  'not before': '>=',
  'on or after': '>=',
  'on or before': '<=',
  'as of': '>=',
  'starting from': '>=',
  'later than': '>',
  'newer than': '>',
  'more recent than': '>',
  'earlier than': '<',
  'older than': '<',
  'not older than': '>=',
  'no older than': '>=',
  'not newer than': '<=',
  'no newer than': '<=',
  'not in': '!=',
  'not on': '!=',
  not: '!=',
  in: 'within',
  on: 'within',
  during: 'within',
  within: 'within',
  over: 'within',
  throughout: 'within',
  dated: 'within',
  for: 'within',
  from: 'from',
  between: 'between',
  'not between': 'outside',
};
/** Leads that say nothing by themselves: a number may follow them as well as a time. */
const FILLERS: ReadonlySet<string> = new Set(['the', 'year', 'month', 'of', 'date', 'a', 'an', '"', "'", '“', 'years', 'model', 'my', 'built']);

/** What "before the end of June" and the like say of June as a whole. */
const EDGES: Readonly<Record<string, Readonly<Partial<Record<Lead['comparison'], DateComparison>>>>> = {
  end: { '<': '<=', '<=': '<=', '>': '>', '>=': '>' },
  start: { '<': '<', '<=': '<', '>': '>=', '>=': '>=', from: '>=' },
};

/** The lead of a time, or of an edge of it. */
function leadBefore(tokens: readonly Token[], at: number, kind: DateExpression['kind']): Lead {
  const of = tokens[at - 1]?.lower === 'the' ? at - 2 : at - 1;
  const edge = tokens[of]?.lower === 'of' ? /^(?:(end|close)|start|beginning)$/.exec(tokens[of - 1]?.lower ?? '') : null;
  if (edge === null) return plainLead(tokens, at, kind);
  const lead = plainLead(tokens, of - 1, kind);
  const comparison = EDGES[edge[1] === undefined ? 'start' : 'end']?.[lead.comparison];
  return comparison === undefined ? plainLead(tokens, at, kind) : { ...lead, comparison };
}

function plainLead(tokens: readonly Token[], at: number, kind: DateExpression['kind']): Lead {
  let end = at;
  for (let skipped = 0; skipped < 3 && FILLERS.has(tokens[end - 1]?.lower ?? ''); skipped += 1) end -= 1;
  // "average temp_max in July" is said of July.
  const isExtreme = /^(?:max|min|maximum|minimum)$/.test(tokens[end - 2]?.lower ?? '');
  if (!isExtreme && /^(?:in|on|of)$/.test(tokens[end - 1]?.lower ?? '') && comparatorBefore(tokens, end - 1) !== null) end -= 1;
  for (let length = Math.min(3, end); length > 0; length -= 1) {
    const words = lowerText(tokens, end - length, end);
    const comparison = Object.hasOwn(LEADS, words) && !(kind === 'year' && words === 'over') ? LEADS[words] : undefined;
    const denial = denialBefore(tokens, end - length);
    // "do not open until December": then they do.
    const isUntil = /^(?:un)?till?$/.test(words);
    if (comparison !== undefined && denial >= 0) return { from: denial, comparison: isUntil ? '>=' : DENIED[comparison], kind: 'temporal' };
    if (comparison !== undefined) return { from: end - length, comparison, kind: 'temporal' };
  }
  const shared = comparatorBefore(tokens, end);
  const isYear = tokens.slice(end, at).some((token) => token.lower === 'year');
  if (shared === null || shared.inner !== null) return { from: isYear ? end : at, comparison: 'within', kind: isYear ? 'temporal' : 'none' };
  const { comparison, from } = shared;
  if (comparison === 'between' || comparison === 'outside') return { from, comparison, kind: 'shared' };
  return { from, comparison: comparison === '=' || comparison === 'approx' ? 'within' : comparison, kind: isYear ? 'temporal' : 'shared' };
}

const DENIED: Readonly<Record<Lead['comparison'], Lead['comparison']>> = {
  within: '!=',
  '!=': 'within',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  from: '!=',
  between: 'outside',
  outside: 'between',
};

/** Where a verb before a time is denied ("not posted on", "hasn't been updated since"); -1 when it is not. */
function denialBefore(tokens: readonly Token[], at: number): number {
  if (tokens[at - 1]?.kind !== 'word' || VERB_DENIALS.has(tokens[at - 1]?.lower ?? '')) return -1;
  const verb = tokens[at - 2]?.lower === 'been' ? at - 2 : at - 1;
  return VERB_DENIALS.has(tokens[verb - 1]?.lower ?? '') ? verb - 1 : -1;
}

/** The second time of "between A and B", "from A to B", "A - B"; the day alone may stand for it ("March 8 to 12"). */
function rangeEnd(context: DateContext, first: DateExpression, lead: Lead): DateExpression | null {
  const { tokens } = context;
  const up = tokens[first.to]?.lower === 'up' && tokens[first.to + 1]?.lower === 'to' ? 1 : 0;
  const connector = tokens[first.to + up]?.lower ?? '';
  const isBetween = lead.comparison === 'between' || lead.comparison === 'outside';
  if (!(isBetween ? /^(?:and|to|&|-|–|or)$/u : /^(?:to|-|–|—|through|thru|until|till)$/u).test(connector)) return null;
  if (lead.kind === 'shared' && !isBetween) return null;
  const next = tokens[first.to + up + 1]?.lower === 'the' ? first.to + up + 2 : first.to + up + 1;
  const last = readDate(context, next) ?? sameMonth(context, first, next);
  if (last === null || (first.kind === 'year') !== (last.kind === 'year')) return null;
  return last.windows.some((window) => first.windows.some((start) => window.end > start.start)) || isOpen(first) ? last : null;
}

/** "3 to 9 June": the first day borrows the month of the second. */
function daysOfMonth(context: DateContext, at: number): DateReading | null {
  const { tokens } = context;
  const joint = [at + 1, at + 2].find((index) => /^(?:to|-|–|and)$/u.test(tokens[index]?.lower ?? ''));
  const last = joint === undefined ? null : readDate(context, joint + 1);
  if (joint === undefined || last === null || last.kind !== 'named' || tokens[last.from]?.kind !== 'number') return null;
  const first = sameMonth(context, last, at);
  const lead = leadBefore(tokens, at, 'named');
  if (first === null || first.to !== joint) return null;
  if (tokens[joint]?.lower === 'and' && lead.comparison !== 'between')
    return lead.comparison === 'within'
      ? { from: lead.from, to: last.to, comparison: 'within', first, last: null, others: [last], lead: lead.kind }
      : null;
  const isOrdered = first.windows.every((window, index) => window.start < (last.windows[index]?.start ?? 0));
  return isOrdered ? { from: lead.from, to: last.to, comparison: 'within', first, last, others: [], lead: 'temporal' } : null;
}

/** "within 3 days", "less than 2 weeks old", "older than 30 days": an age, read as a time. */
function readAge(context: DateContext, at: number): DateReading | null {
  const { tokens, now } = context;
  const number = /^(?:a|an)$/.test(tokens[at]?.lower ?? '') ? { value: 1, to: at + 1 } : readNumber(tokens, at);
  const period = number === null ? undefined : periodNamed(tokens[number.to]?.lower ?? '');
  if (number === null || period === undefined || !Number.isInteger(number.value) || number.value > 1000 || number.value < 1) return null;
  const isAged = /^(?:ago|old)$/.test(tokens[number.to + 1]?.lower ?? '');
  const compared = comparatorBefore(tokens, at);
  const denial = deniedBefore(tokens, compared?.from ?? at);
  if (denial !== null && compared?.comparison.startsWith('<') !== true) {
    const day = shifted(startOfDay(now), period, -number.value);
    const first: DateExpression = { from: at, to: number.to + 1, windows: [{ start: day, end: day }], kind: 'named' };
    return { from: denial, to: first.to, comparison: '<', first, last: null, others: [], lead: 'temporal' };
  }
  if (compared === null) return null;
  const words = lowerText(tokens, compared.from, at);
  const isOfThing = tokens[number.to + 1]?.lower === 'old' || /(?:newer|older|younger) than$/.test(words);
  if (!isAged && !isOfThing && words !== 'within') return null;
  // Who is newer is less old.
  const isRecent = compared.comparison.startsWith('<') !== words.includes('newer');
  if (words === 'within' && !isAged && isToCome(tokens[compared.from - 1])) {
    const first: DateExpression = { from: at, to: number.to + 1, windows: [rolling(now, number.value, { period, ahead: true })], kind: 'ahead' };
    return { from: compared.from, to: first.to, comparison: 'within', first, last: null, others: [], lead: 'temporal' };
  }
  const day = shifted(startOfDay(now), period, -number.value);
  const window: Window = isRecent ? rolling(now, number.value, { period, ahead: false }) : { start: day, end: day };
  const first: DateExpression = { from: at, to: number.to + 1, windows: [window], kind: isRecent ? 'recent' : 'named' };
  return {
    from: compared.from,
    to: number.to + (isAged ? 2 : 1),
    comparison: isRecent ? 'within' : '<',
    first,
    last: null,
    others: [],
    lead: 'temporal',
    ...(isOfThing ? { isAge: true } : {}),
    ...(words === 'within' && !isAged ? { ahead: rolling(now, number.value, { period, ahead: true }) } : {}),
  };
}

/** "haven't been inspected for over a year", "not serviced in 2 years": where the words that deny it begin; what was not done for so long was done before. */
function deniedBefore(tokens: readonly Token[], end: number): number | null {
  if (!/^(?:for|in)$/.test(tokens[end - 1]?.lower ?? '')) return null;
  const done = tokens[end - 2];
  if (done === undefined || !isParticiple(done)) return null;
  const been = tokens[end - 3]?.lower === 'been' ? end - 4 : end - 3;
  return VERB_DENIALS.has(tokens[been]?.lower ?? '') ? been : null;
}
