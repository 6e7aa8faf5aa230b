import { wordSet } from '../../../../text/word-set.ts';
import type { DateInput } from './date-input.ts';
import type { Finding } from '../binding.ts';
import type { Window } from '../../annotate/dates/calendar.ts';
import { leaningByName } from '../../annotate/happenings.ts';
import { conditionOfList, conditionsOfDates, yearCondition } from './date-conditions.ts';
import {
  dateFieldFor,
  happeningBefore,
  isDeadline,
  isOngoing,
  isMainDate,
  isOfLife,
  isOfOtherDeed,
  isSaidBy,
  isSpecial,
  isTimeField,
  readingFor,
  timeFieldsSaid,
} from './date-fields.ts';
import { dateNamedBefore } from './named-before.ts';
import { settle } from './settle.ts';
import { stillToCome } from './still-to-come.ts';
import { MADE } from '../absorb.ts';
import { holdsNumber } from '../fits.ts';
import { isOfThing, isTooEarly } from './other-numbers.ts';
import { isOfOrigin } from './origin.ts';
import { isValidTill } from './valid-till.ts';
import { isAgeOfFuture, isOfAgeField } from './ages-of-dates.ts';
import { isOfWait } from './waiting.ts';
import { goingOnDuring, goingOnNow } from './going-on.ts';
import { overOrBegun } from './over-or-begun.ts';
import { isOfTextMonths } from './text-months.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { unboundTime, type Unbound } from '../unbound.ts';
import { LINK_WORDS } from '../../profile/lexicon.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { Token, TokenSpan } from '../../tokens.ts';
import { isCurrencySign, unitOf } from '../../annotate/units.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';

/** What became of the times of a query: conditions, and the tokens that are a time even where no field takes it. */
export interface DateFindings {
  readonly findings: readonly Finding[];
  readonly explained: readonly TokenSpan[];
  /** Times that no field takes. */
  readonly unbound: readonly Unbound[];
}

const SOON_YEARS = 2;

/** Finds the field of each time: a date field, or for years a number field that holds years. */
export function bindDates(readings: readonly DateReading[], given: Omit<DateInput, 'others'>): DateFindings {
  const input: DateInput = { ...given, others: readings };
  const findings: Finding[] = [...goingOnNow(input), ...overOrBegun(input)];
  const explained: TokenSpan[] = [...findings];
  const unbound: Unbound[] = [];
  for (const reading of readings) {
    if (
      belongsToNumber(reading, input) ||
      isOfAgeField(reading, input) ||
      (isYears(reading) && isOfThing(reading, input)) ||
      isOfWait(reading, input)
    )
      continue;
    const kept = isOfTextMonths(reading, input) ? [] : null;
    const found = kept ?? goingOnDuring(reading, input) ?? (isYears(reading) ? bindYears(reading, input) : bindTime(reading, input));
    const bound = found.filter(({ profile }) => !isOfOtherDeed(reading, profile, input.tokens));
    findings.push(...bound);
    if (bound.length > 0 || !isYears(reading) || reading.lead === 'temporal' || isSeason(reading))
      explained.push({ from: reading.from, to: reading.to });
    if (bound.length === 0 && reading.lead === 'temporal') unbound.push(unboundTime(reading, given.profiles));
  }
  return { findings, explained, unbound };
}

/** A time that is given in years alone. */
export function isYears({ first, last }: DateReading): boolean {
  return first.kind === 'year' && (last === null || last.kind === 'year');
}

/** "1983-1984" is one season, whatever holds it. */
function isSeason({ first, last }: DateReading): boolean {
  const [start] = first.windows;
  const [end] = last?.windows ?? [];
  return start !== undefined && end !== undefined && yearsOf(end)[0] - yearsOf(start)[0] === 1;
}

/** True when the digits are a measure after all: a unit or a measured field's name stands by them, or a field is called like the month. */
function belongsToNumber(reading: DateReading, { tokens, mentions, profiles }: DateInput): boolean {
  const { from } = reading.first;
  const isNameOfField = mentions.some(
    (mention) => mention.from <= from && mention.to > from && mention.profile.field.type === 'number' && mention.profile.role !== 'year',
  );
  if (isNameOfField && profiles.every((profile) => profile.field.type !== 'date')) return true;
  if (!isYears(reading) || isDecade(reading)) return false;
  if (isTooEarly(reading, { tokens, profiles })) return true;
  const next = tokens[reading.to]?.lower ?? '';
  // "inspected between 2020 and 2022" of records with a date and an interval of inspections.
  const isDated = ({ to }: Mention) => {
    const token = tokens[to - 1];
    return token?.text.endsWith('ed') === true && timeFieldsSaid(token, profiles).length > 0;
  };
  const others = mentions.filter(
    (mention) => (mention.profile.role === 'measure' || mention.profile.role === 'key' || mention.profile.field.type === 'text') && !isDated(mention),
  );
  if (unitOf(next) !== undefined && !/^(?:in|m|l|g|h|w|v|"|”)$/u.test(next)) return true;
  if (isCurrencySign(tokens[reading.first.from - 1]?.text ?? '')) return true;
  const isLed = reading.lead === 'temporal' && tokens[reading.from]?.lower !== 'for';
  if (!isLed && others.some((mention) => mention.from === reading.to && mention.profile.field.type !== 'text')) return true;
  // "altitude 1800+": no year that the words lead in to.
  const isBare = reading.from === from || tokens[reading.from]?.lower === 'from';
  const isRange = reading.last !== null || reading.lead !== 'temporal';
  const isMeant = ({ profile }: Mention) => isRange || (isBare && holdsNumber(profile, tokens[from]?.value));
  return others.some((mention) => mention.to <= reading.from && isMeant(mention) && onlyLinks(tokens, mention.to, reading.from));
}

function isCentury({ first }: DateReading): boolean {
  return first.to - first.from === 3;
}

function isDecade({ first }: DateReading): boolean {
  return first.to - first.from === 2;
}

function onlyLinks(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from <= 3 && tokens.slice(from, to).every((token) => LINK_WORDS.has(token.lower));
}

function bindYears(reading: DateReading, input: DateInput): readonly Finding[] {
  if (dateNamedBefore(reading, input) !== null) return bindTime(reading, input);
  const cued = dateFieldFor(reading, { ...input, cue: reading.lead === 'temporal' ? 'near' : 'before' });
  const year = isOfName(reading, input) ? null : yearFieldFor(reading, input);
  const field = year !== null && isOfEvent(year, reading, input) ? null : year;
  if (field !== null && (cued === null || isNamedBeside(field, reading, input) || (isPlain(field) && !isMainDate(cued, reading, input))))
    return [{ from: reading.from, to: reading.to, condition: yearCondition(readingFor(reading, field, input.tokens), field.field), profile: field }];
  // "2049" alone may be a name, where "this year" is a time.
  const isNumeral = input.tokens[reading.first.from]?.kind === 'number';
  // "sold more than 500 this year" of what was sold in the year to date.
  const isToDate = !isNumeral && input.profiles.some(({ words }) => words.some(({ stem }) => stem === 'ytd'));
  if ((isNumeral || isToDate) && reading.lead === 'none' && cued === null) return isBareYearOf(reading, input) ? bindTime(reading, input) : [];
  if (reading.lead === 'shared' && cued === null) return [];
  return bindTime(reading, input);
}

/** The field of years that the reading speaks of, or null when there is none or the year is likelier part of a name. */
function yearFieldFor(reading: DateReading, input: DateInput): FieldProfile | null {
  const named = (profile: FieldProfile) =>
    input.mentions.some((mention) => mention.profile === profile && isNear(mention, reading)) || isSaidNear(profile, reading, input.tokens);
  const happening = happeningBefore(reading.from, input.tokens);
  const isOnly = input.profiles.filter(isTimeField).length === 1;
  // What several may be said of is said of what names it, or of the year that a thing came to be in.
  const isMeant = (profile: FieldProfile) =>
    named(profile) ||
    isOnly ||
    (isOfOrigin(profile, reading, input.tokens) && isInField(reading, profile) && (happening === null || MADE.has(happening.stem)));
  const ranked = input.profiles
    .filter((profile) => profile.role === 'year' && isMeant(profile))
    .map((profile) => ({
      profile,
      rank: (named(profile) ? 4 : 0) + (isInField(reading, profile) ? 2 : 0) + (isSpecial(profile) ? -1 : 0) + (isPlain(profile) ? 1 : 0),
    }))
    .toSorted((a, b) => b.rank - a.rank);
  const best = ranked[0]?.profile;
  if (best === undefined || (isOfLife(best) && !named(best))) return null;
  if (reading.lead === 'temporal' || named(best)) return best;
  if (reading.lead === 'shared') return null;
  return isPlain(best) && (isCentury(reading) ? isInField(reading, best) : isPlausible(reading, best, input.now)) ? best : null;
}

/** A word of what happened in such years stands by the time ("acquired between 1920 and 1939"). */
function isSaidNear(profile: FieldProfile, { from, to }: DateReading, tokens: readonly Token[]): boolean {
  return [...tokens.slice(Math.max(0, from - NEAR_REACH), from), ...tokens.slice(to, to + 1)].some((token) => isSaidBy(token, profile));
}

const NEAR_REACH = 3;

/** A word of the field's own name other than "year" stands by the time ("published before 1950" for a publication year). */
function isNamedBeside(profile: FieldProfile, reading: DateReading, { tokens }: DateInput): boolean {
  const own = new Set(profile.words.map((word) => word.stem).filter((word) => word !== 'year'));
  return tokens.slice(Math.max(0, reading.from - 2), reading.from).some((token) => own.has(token.stem));
}

/** "the battle of 1812": of one thing with a year in its name, where "films of 1994" are many. */
function isOfName({ from, to, lead }: DateReading, { tokens }: DateInput): boolean {
  const noun = tokens[from - 2];
  // "1984 by Orwell", "2001 a space odyssey"
  if (lead === 'none' && from === 0 && (AFTER_TITLE.has(tokens[to]?.lower ?? '') || tokens[to]?.lower.startsWith("l'") === true)) return true;
  // "placed at HOYS 2022"
  if (lead === 'none' && /^(?:at|of)$/.test(tokens[from - 2]?.lower ?? '') && /^\p{Lu}{2,}$/u.test(tokens[from - 1]?.text ?? '')) return true;
  return lead === 'none' && tokens[from - 1]?.lower === 'of' && noun?.kind === 'word' && !/[^s]s$/.test(noun.lower);
}

const AFTER_TITLE: ReadonlySet<string> = wordSet('by a an the le la les el los las der die das');

/** "arson in 2023": of records that happened at a time, the year in which a building went up is only meant when it is named. */
function isOfEvent(year: FieldProfile, reading: DateReading, input: DateInput): boolean {
  if (!year.words.some(({ stem }) => /^(?:build|construct)$/.test(stem)) || isNamedBeside(year, reading, input)) return false;
  return input.profiles.some((profile) => profile.field.type === 'date' && isWithinField(reading, profile));
}

/** Some of the time lies between the first and the last value of a date. */
function isWithinField(reading: DateReading, { field: { min, max } }: FieldProfile): boolean {
  const [window] = reading.first.windows;
  return window !== undefined && min !== undefined && max !== undefined && window.end > min && window.start <= max;
}

/** A bare year is one of records whose only date is called the year. */
function isBareYearOf(reading: DateReading, { profiles, now }: DateInput): boolean {
  const [first, ...more] = profiles.filter((profile) => profile.field.type === 'date');
  const isYear = first !== undefined && more.length === 0 && first.words.every((word) => /^(?:year|model|releas)$/.test(word.stem));
  const { min, max = now } = first?.field ?? {};
  return isYear && min !== undefined && !isCentury(reading) && reading.first.windows.every((window) => window.end > min && window.start <= max);
}

function isNear(mention: Mention, reading: DateReading): boolean {
  return (mention.to <= reading.first.from && mention.to >= reading.from - 3) || (mention.from >= reading.to && mention.from <= reading.to + 1);
}

function yearsOf(window: Window): readonly [number, number] {
  return [new Date(window.start).getUTCFullYear(), new Date(window.end - 1).getUTCFullYear()];
}

function isInField(reading: DateReading, { field }: FieldProfile): boolean {
  const [window] = reading.first.windows;
  if (window === undefined) return false;
  const [low, high] = yearsOf(window);
  return (field.min === undefined || high >= field.min) && (field.max === undefined || low <= field.max);
}

function isPlain(profile: FieldProfile): boolean {
  return profile.words.length === 1 || profile.words.some((word) => /^(?:releas|model|build|made|manufactur)$/.test(word.stem));
}

/** A bare year is taken when the field holds such years; one in the future is a name ("Blade Runner 2049"). */
function isPlausible(reading: DateReading, profile: FieldProfile, now: number): boolean {
  const [window] = reading.first.windows;
  if (window === undefined) return false;
  const [low, high] = yearsOf(window);
  return high >= (profile.field.min ?? 1900) && low <= (profile.field.max ?? new Date(now).getUTCFullYear() + SOON_YEARS);
}

function bindTime(reading: DateReading, input: DateInput): readonly Finding[] {
  const made = reading.isAge === true && dateFieldFor(reading, { ...input, cue: 'near' }) === null ? madeInYears(reading, input) : [];
  if (made.length > 0) return made;
  const profile = dateFieldFor(reading, { ...input, cue: 'optional' });
  const inYears = recentYears(reading, input);
  if (profile !== null && isAgeOfFuture(reading, profile)) return inYears;
  if (profile === null || inYears.some((finding) => isNamedBeside(finding.profile, reading, input))) return inYears;
  const span = settle(reading, profile, input.now);
  if (span === null) return [];
  if (reading.others.length > 0) {
    const spans = [reading.first, ...reading.others].flatMap((first) => settle({ ...reading, first, others: [] }, profile, input.now) ?? []);
    return [{ from: reading.from, to: reading.to, condition: conditionOfList(spans, profile.field), profile }];
  }
  const ahead = stillToCome(reading, { profile, span, tokens: input.tokens, now: input.now });
  if (ahead !== null) return [{ from: reading.from, to: reading.to, condition: conditionsOfDates('within', ahead, profile.field), profile }];
  const isStart = reading.isStart === true && leaningByName(profile) === 'future';
  const isOpenEnd = isStart || isUpToNow(span, profile, input.now) || (isDeadline(profile) && isOngoing(reading, input.tokens));
  const comparison =
    isValidTill(reading, profile, input) || (reading.comparison === 'within' && isOpenEnd)
      ? '>='
      : readingFor(reading, profile, input.tokens).comparison;
  return [{ from: reading.from, to: reading.to, condition: conditionsOfDates(comparison, span, profile.field), profile }];
}

/** "this week" of what never lies ahead has no end that could matter. */
function isUpToNow(span: Window, { field }: FieldProfile, now: number): boolean {
  return span.start <= now && span.end > now && field.max !== undefined && field.max <= now;
}

/** "older than 10 years" is said of the year that a thing was made in, where records know it. */
function madeInYears(reading: DateReading, { profiles, now }: DateInput): readonly Finding[] {
  const [window] = reading.first.windows;
  const profile = profiles.find((entry) => entry.role === 'year' && !isSpecial(entry) && !isOfLife(entry));
  if (profile === undefined || window === undefined || now - window.start < MOST_OF_YEAR) return [];
  const [year] = yearsOf(window);
  const op = reading.first.kind === 'recent' ? '>=' : '<';
  return [{ from: reading.from, to: reading.to, condition: { kind: 'compare', field: profile.field.name, op, value: year }, profile }];
}

const MOST_OF_YEAR = 330 * DAY_MS;

/** "last 5 years" of records that only know the year. */
function recentYears(reading: DateReading, input: DateInput): readonly Finding[] {
  const [window] = reading.first.windows;
  const years = input.profiles.filter((entry) => entry.role === 'year' && !isSpecial(entry));
  // "renovated in the last 5 years" of records that know the year of building as well.
  const profile = years.find((entry) => isNamedBeside(entry, reading, input)) ?? years[0];
  if (profile === undefined || window === undefined || reading.first.kind !== 'recent' || window.end - window.start < MOST_OF_YEAR) return [];
  const [year] = yearsOf(window);
  return [{ from: reading.from, to: reading.to, condition: { kind: 'compare', field: profile.field.name, op: '>=', value: year }, profile }];
}
