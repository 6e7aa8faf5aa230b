import { DAY_MS } from '../../../fields/date/calendar.ts';
import { periodOf, type Window } from '../../annotate/dates/calendar.ts';
import { isAhead, isStart } from '../../annotate/dates/date-kinds.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import { dateOfEvent } from '../../annotate/happenings.ts';
import { lowerText, overlaps, type Token } from '../../tokens.ts';
import type { Filter } from '../../../condition/condition.ts';
import type { Finding } from '../binding.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { conditionsOfDates } from './date-conditions.ts';
import { isSaidOver } from './over-or-begun.ts';
import { settle } from './settle.ts';
import type { DateInput } from './date-input.ts';

/** "open in November", "running today", "on this weekend" of records that know when they begin and when they end: some of the time lies between the two. Null where it is not said of that. */
export function goingOnDuring(reading: DateReading, { tokens, profiles, mentions, now }: DateInput): readonly Finding[] | null {
  if (reading.comparison !== 'within') return null;
  const verb = tokens[reading.from - 1]?.lower ?? '';
  // "which resorts open in November": what they do then.
  const isState =
    isAskedWhether(tokens, reading.from) ||
    /^(?:is|are|was|were|be|still|stay|stays|already|all)$/.test(tokens[reading.from - 2]?.lower ?? '') ||
    reading.from < 3;
  const isOpen = verb === 'open' && isState;
  const isOn = tokens[reading.from]?.lower === 'on' && BY_TODAY.test(tokens[reading.from + 1]?.lower ?? '');
  const isAsked =
    reading.first.windows.every(({ start, end }) => end - start <= WEEK_MS) &&
    tokens.every(({ stem }) => !BEGINNING.test(stem)) &&
    WHATS_ON.test(lowerText(tokens, 0, Math.min(reading.from + 1, ON_WORDS)));
  if (!isOpen && !isOn && !isAsked && !RUNNING.test(verb)) return null;
  const ends = (isOpen ? endsOf(profiles, OPENING, CLOSING) : null) ?? endsOf(profiles, BEGINNING, ENDING);
  // "papers still open on 15 January" of another date, by which they are due.
  const isOther = mentions.some(({ profile }) => profile.field.type === 'date' && profile !== ends?.first && profile !== ends?.last);
  if (isOther) return null;
  const span = ends === null ? null : settle(reading, ends.last, now);
  if (ends === null || span === null) return null;
  return [
    {
      from: isOn || (isAsked && !isOpen && !RUNNING.test(verb)) ? reading.from : reading.from - 1,
      to: reading.to,
      condition: between(span, ends),
      profile: ends.first,
    },
  ];
}

/** "are there any pitches open in February". */
function isAskedWhether(tokens: readonly Token[], end: number): boolean {
  return /^(?:is|are) (?:there )?(?:any|some|a|an)\b/.test(lowerText(tokens, 0, Math.min(end, ASKING_WORDS)));
}

const ASKING_WORDS = 3;

/** "on now", "ongoing" and "still to come", which are no dates: between the first and the last day of a record, or before the first. */
export function goingOnNow({ tokens, profiles, now, others }: DateInput): readonly Finding[] {
  const today = periodOf(now, 'day', 0);
  const ends = endsOf(profiles, BEGINNING, ENDING);
  const begins = ends !== null && isReached(ends.first, now) ? ends.first : dateAhead(profiles, now);
  if (ends === null && begins === undefined) return [];
  const isDated = (from: number, to: number) => others.some((time) => overlaps(time, (at) => at >= from && at < to));
  return tokens.flatMap((_, from): readonly Finding[] => {
    const until = phraseAt(NOW, tokens, from);
    if (until !== null && ends !== null && !isDated(from, until)) return [{ from, to: until, condition: between(today, ends), profile: ends.first }];
    const ahead = phraseAt(AHEAD, tokens, from);
    // "for my upcoming trip" is when the person goes, not what the records are of.
    const isOwn = POSSESSIVE.test(tokens[from - 1]?.lower ?? '');
    if (ahead === null || begins === undefined || isOwn || isDated(from, ahead)) return [];
    return [{ from, to: ahead, condition: conditionsOfDates('>=', today, begins.field), profile: begins }];
  });
}

/** Where the phrase that begins at a place ends; null where none of them does. */
function phraseAt(phrases: readonly string[], tokens: readonly Token[], from: number): number | null {
  const first = tokens[from]?.lower ?? '';
  const found = phrases.find((phrase) => phrase.startsWith(first) && lowerText(tokens, from, from + phrase.split(' ').length) === phrase);
  const to = found === undefined ? from : from + found.split(' ').length;
  // "contracts coming up for renewal" speaks of their end.
  return to === from || tokens[to]?.lower === 'for' ? null : to;
}

/** "what's on in Bath this weekend". */
const WHATS_ON = /^what(?: ?'?s| is) (?:going |happening )?on\b/;
const ON_WORDS = 5;
const WEEK_MS = 7 * DAY_MS;
const RUNNING = /^(?:running|showing|happening|ongoing)$/;
const BY_TODAY = /^(?:today|tonight|tomorrow|this)$/;
const RUNNING_NOW = ['running', 'showing', 'happening', 'on', 'open'].flatMap((verb) => [
  ...['right now', 'now', 'currently', 'at the moment', 'at present'].map((time) => `${verb} ${time}`),
  `currently ${verb}`,
]);
const NOW: readonly string[] = [...RUNNING_NOW, 'ongoing', 'in progress', 'underway'];
const AHEAD: readonly string[] = ['still to come', 'yet to come', 'still to happen', 'yet to happen', 'coming up', 'upcoming', 'in the future'];

const POSSESSIVE = /^(?:my|our|your)$/;

const OPENING = /^(?:open|opening)$/;
const CLOSING = /^(?:clos|closing|shut)$/;
const BEGINNING = /^(?:start|begin|open|opening|from)$/;
const ENDING = /^(?:end|finish|clos|closing|until|to)$/;

/** Whether words say by themselves that something is going on, over or still to come: a value that is called so says it of its records. */
export function isSaidWithoutDate(words: string): boolean {
  return [...NOW, ...AHEAD].some((phrase) => words.includes(phrase)) || isSaidOver(words);
}

interface Ends {
  readonly first: FieldProfile;
  readonly last: FieldProfile;
}

/** The one date at which records begin and the one at which they end. */
function endsOf(profiles: readonly FieldProfile[], begins: RegExp, ends: RegExp): Ends | null {
  const [first, last] = [named(profiles, begins), named(profiles, ends)];
  return first === null || last === null || isAtTimesOpen(last) ? null : { first, last };
}

/** What has no end yet is going on without one, or began and ended on one day: nothing tells which. */
function isAtTimesOpen({ field: { nulls = 0 } }: FieldProfile): boolean {
  return nulls > 0;
}

function named(profiles: readonly FieldProfile[], said: RegExp): FieldProfile | null {
  const dates = profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem }) => said.test(stem)));
  const [only] = dates;
  return dates.length === 1 && only !== undefined ? only : null;
}

/** Of the dates that lie ahead of some records, the one on which they take place or begin: "date", "departs_on" next to a date of sale; undefined where none or several are. */
export function dateAhead(profiles: readonly FieldProfile[], now: number): FieldProfile | undefined {
  const ahead = profiles.filter((profile) => profile.field.type === 'date' && isReached(profile, now));
  const starts = ahead.filter((profile) => isStart(profile) || profile.words.some(({ stem }) => BEGINNING.test(stem)));
  // A date by which something must be done is none on which it is.
  const [only, ...more] = ahead.filter((profile) => !isAhead(profile) && !profile.words.some(({ stem }) => ENDING.test(stem)));
  return dateOfEvent(ahead) ?? (starts.length === 1 ? starts[0] : more.length === 0 ? only : undefined);
}

/** Whether some of the records lie ahead. */
function isReached({ field: { max = 0 } }: FieldProfile, now: number): boolean {
  return max > now;
}

function between(span: Window, { first, last }: Ends): Filter {
  const conditions = [conditionsOfDates('<=', span, first.field), conditionsOfDates('>=', span, last.field)];
  return { kind: 'and', items: conditions.flatMap((each) => (each.kind === 'and' ? each.items : [each])) };
}
