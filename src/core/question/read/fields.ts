import { dateOfEvent, happeningsSaidOf, isBeginning, isEventOf, isOfPeriod, isOfRecord } from '../../language/annotate/happenings.ts';
import { doneOf } from '../../language/bind/dates/done-or-due.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { COMPARED_PRICES } from '../../language/lexicon/en/money.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { stemSet } from '../../language/stem.ts';
import type { Grouping } from '../../plan/plan.ts';
import { textConceptStems as doerWords } from '../annotate/concept-table.ts';
import { isGroupable, isMeasurable, isYear, roleOf } from '../field-role.ts';
import type { DateUnit } from '../lexicon/lexicon.ts';
import type { Sentence } from '../sentence.ts';
import { rankOfName } from './name-rank.ts';
import { DAY_MS } from '../../fields/date/calendar.ts';

/** The field that a mention means where one of a kind is asked for; the fullest of equals. */
export function fieldAt(sentence: Sentence, at: number, accepts: (profile: FieldProfile) => boolean): FieldProfile | null {
  const piece = sentence.open(at, 'field');
  if (piece === null) return null;
  const accepted = piece.choices.filter(({ profile }) => accepts(profile));
  // "redeemed most recently" of a day to redeem by, and of the one on which it was done.
  const isOfDays = accepted.length > 1 && accepted.every(({ profile }) => profile.field.type === 'date');
  const done = isOfDays
    ? doneOf(
        accepted.map(({ profile }) => profile),
        sentence.tokens.slice(Math.max(0, piece.from - 1), piece.to),
      )
    : [];
  const fitting = isOfDays ? accepted.filter(({ profile }) => done.includes(profile)) : accepted;
  const best = Math.max(...fitting.map(({ score }) => score));
  const equal = fitting.filter(({ score }) => score >= best - 0.21);
  const most = Math.max(...equal.map(({ profile }) => profile.field.values ?? 0));
  const isFull = ({ profile }: (typeof equal)[number]) => (profile.field.values ?? 0) >= 0.8 * most;
  // "star rating" of a rating and of ratings, which are how many there are.
  const said = sentence.tokens.slice(piece.from, piece.to);
  const isWritten = ({ field, words }: FieldProfile) => words.length === 1 && said.some(({ lower }) => lower === field.name.toLowerCase());
  const [chosen] = equal
    .filter(isFull)
    .toSorted(
      (a, b) =>
        Number(isWritten(b.profile)) - Number(isWritten(a.profile)) ||
        Number(isOther(sentence, a.profile)) - Number(isOther(sentence, b.profile)) ||
        totals(sentence, b.profile) - totals(sentence, a.profile) ||
        unsaid(sentence, a.profile) - unsaid(sentence, b.profile) ||
        (b.profile.field.values ?? 0) - (a.profile.field.values ?? 0),
    );
  return chosen === undefined ? null : (fullerOf(sentence, chosen.profile) ?? chosen.profile);
}

/** "in total" of a total and of what is paid a month: 1 for the total. */
function totals({ tokens }: Sentence, { words }: FieldProfile): number {
  return words.some(({ stem }) => stem === 'total' && tokens.some((token) => token.stem === stem)) ? 1 : 0;
}

/** "new price", "list price" next to a price: a number to compare with, which is not meant unless that is said. */
export function isOther({ tokens }: Sentence, { words }: FieldProfile): boolean {
  const isSaid = (stem: string) => tokens.some((token) => token.stem === stem);
  // "priceTo" next to a price from which they begin.
  const isUpperEnd = words.length > 1 && words.at(-1)?.stem === 'to' && !isSaid('to');
  return isUpperEnd || words.some(({ stem }) => REFERENCE.has(stem) && !isSaid(stem));
}

const REFERENCE = stemSet(`${COMPARED_PRICES} reserve opening maximum max minimum min first last target start open`);

/** Of two texts that are called alike, one of which many records lack, the fuller one is meant. */
function fullerOf({ profiles }: Sentence, { field }: FieldProfile): FieldProfile | null {
  const isFuller = (other: FieldProfile) =>
    other.field.type === 'text' && other.field.name.startsWith(`${field.name}_`) && (other.field.values ?? 0) > 1.2 * (field.values ?? Infinity);
  return field.type === 'text' ? (profiles.find(isFuller) ?? null) : null;
}

/** How many words of a name the question does not say: of two fields that the same words name, the one whose name says least beyond them is meant. */
function unsaid({ tokens }: Sentence, { words }: FieldProfile): number {
  return words.filter(({ stem, weight }) => weight === 1 && stem !== 'total' && !tokens.some((token) => token.stem === stem)).length;
}

export function numberAt(sentence: Sentence, at: number): FieldProfile | null {
  return fieldAt(sentence, at, isMeasurable);
}

/** The date that is named at a place; null where none is. */
export function dateAt(sentence: Sentence, at: number): FieldProfile | null {
  return fieldAt(sentence, at, ({ field }) => field.type === 'date');
}

export function orderedAt(sentence: Sentence, at: number): FieldProfile | null {
  return fieldAt(sentence, at, (profile) => isMeasurable(profile) || profile.field.type === 'date');
}

export function groupableAt(sentence: Sentence, at: number): FieldProfile | null {
  const ranks = textRanks(sentence, at);
  const best = Math.min(...ranks.values());
  const text = fieldAt(sentence, at, (profile) => ranks.get(profile) === best);
  if (text === null && ranks.size === 0 && sentence.open(at, 'field')?.choices.some(({ profile }) => isText(profile)) === true) return null;
  return text ?? fieldAt(sentence, at, (profile) => isGroupable(profile, sentence.facts));
}

function isText({ field }: FieldProfile): boolean {
  return field.type === 'text' || field.type === 'boolean';
}

/** The texts that a mention may mean as groups, with how far their names are from it: the city of a school is no school. */
function textRanks(sentence: Sentence, at: number): ReadonlyMap<FieldProfile, number> {
  const piece = sentence.open(at, 'field');
  if (piece === null) return new Map();
  const said = sentence.tokens.slice(piece.from, piece.to);
  return new Map(
    piece.choices.flatMap(({ profile }) => {
      const rank = isText(profile) ? rankOfName(profile, said) : null;
      return rank === null ? [] : [[profile, rank] as const];
    }),
  );
}

/** The date that orders the records: named by the question, else the fullest one that says when a record came to be. */
export function mainDate(sentence: Sentence): FieldProfile | null {
  const dates = sentence.profiles.filter(({ field }) => field.type === 'date');
  const stems = new Set(sentence.tokens.map(({ stem }) => stem));
  const event = dateOfEvent(dates);
  const score = (profile: FieldProfile) => {
    const isSaid = happeningsSaidOf(profile).some((says) => sentence.tokens.some(({ stem }) => says.has(stem)));
    const said = profile.words.filter(({ stem, weight }) => weight === 1 && stems.has(stem)).length + (isSaid ? 1 : 0);
    return (
      10 * said +
      (said === 0 && sentence.tokens.some((token) => isEventOf(token, profile)) ? 5 : 0) +
      ((isBeginning(profile) && !isEndOfVisit(profile, dates)) || isOfRecord(profile) || isStartOfVisit(profile, dates) ? 1 : 0) +
      (profile === event ? 1 : 0) -
      (isLate(profile) ? 2 : 0) +
      (profile.field.values ?? 0) / Math.max(1, sentence.facts.records)
    );
  };
  return dates.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** An arrival before a departure begins a stay; one behind it ends a journey. */
function isStartOfVisit(profile: FieldProfile, dates: readonly FieldProfile[]): boolean {
  return isCalled(profile, /^arr/) && dates.some((other) => isCalled(other, /^dep/) && isBefore(profile, other));
}

function isEndOfVisit(profile: FieldProfile, dates: readonly FieldProfile[]): boolean {
  return isCalled(profile, /^dep/) && dates.some((other) => isCalled(other, /^arr/) && isBefore(other, profile));
}

function isCalled({ words }: FieldProfile, name: RegExp): boolean {
  return words.some(({ stem }) => name.test(stem));
}

function isBefore({ field: a }: FieldProfile, { field: b }: FieldProfile): boolean {
  return (a.min ?? Infinity) < (b.min ?? -Infinity) && (a.max ?? Infinity) < (b.max ?? -Infinity);
}

/** A date of what happens to records after they came to be. */
export function isLate({ words }: FieldProfile): boolean {
  return (
    !isOfPeriod({ words }) &&
    words.some(({ stem }) => /^(?:updat|modif|edit|deadlin|due|expir|end|return|review|report|last|check|scrape|seen|next)$/.test(stem))
  );
}

/** A grouping by a calendar unit: of a date, or of a number that holds years. */
export function groupingByUnit(sentence: Sentence, unit: DateUnit, named: FieldProfile | null): Grouping | null {
  const years = sentence.profiles.filter(isYear);
  const year = named !== null && isYear(named) ? named : (years.find((profile) => isBegun(sentence, profile)) ?? years[0] ?? null);
  const date = named?.field.type === 'date' ? named : mainDate(sentence);
  const isYears = unit === 'year' || unit === 'decade';
  // The year that accounts, courses or seasons are of, whenever they were approved.
  const isDated = sentence.profiles.some(
    ({ field, words }) => field.type === 'date' && words.some(({ stem }) => sentence.tokens.some((token) => token.stem === stem)),
  );
  const own = named === null && unit === 'year' && !isDated ? years.find(({ words }) => words.some(({ stem }) => OF_ACCOUNTS.test(stem))) : undefined;
  if (own !== undefined) return { kind: 'value', field: own.field.name };
  // A date that many records lack is rather an event of some of them.
  const isSaid = date !== null && date.words.some(({ stem, weight }) => weight === 1 && sentence.tokens.some((token) => token.stem === stem));
  const isFuller = year !== null && !isSaid && named === null && (year.field.values ?? 0) > 1.1 * (date?.field.values ?? 0);
  // "in which year were most murals painted" of the year of painting and a date of a survey.
  const isOfYear = year !== null && !isSaid && named === null && isBegun(sentence, year);
  const isShort = named === null && date !== null && spanMs(date) < (unit === 'decade' ? 10 : 1) * YEAR_MS;
  if (isYears && year !== null && (named === year || date === null || isFuller || isShort || isOfYear)) {
    return unit === 'year' ? { kind: 'value', field: year.field.name } : { kind: 'number', field: year.field.name, width: 10 };
  }
  // A day has no hours.
  if (date === null || (unit === 'hour' && date.field.precision === 'day')) return null;
  return { kind: 'date', field: date.field.name, bucket: unit };
}

const OF_ACCOUNTS = /^(?:fiscal|fy|financi|budget|academ|school|tax|season)$/;

/** "acquisitions" of a field called acq_year. */
function isBegun({ tokens }: Sentence, { words }: FieldProfile): boolean {
  return words.some(({ stem }) => stem !== 'year' && stem.length > 2 && tokens.some((token) => token.stem.startsWith(stem)));
}

const YEAR_MS = 365 * DAY_MS;

/** From the first date to the last; infinite where that is not known. */
export function spanMs({ field }: FieldProfile): number {
  return field.min === undefined || field.max === undefined ? Infinity : field.max - field.min;
}

/** The grouping of a field by itself. */
export function groupingOf(profile: FieldProfile): Grouping {
  const { field } = profile;
  if (field.type === 'date' && field.precision !== 'day') return { kind: 'date', field: field.name, bucket: 'day' };
  return { kind: 'value', field: field.name };
}

/** Width of ranges that cut a field into some ten. */
export function rangeWidth({ field }: FieldProfile): number {
  const size = (field.max ?? 100) - (field.min ?? 0);
  if (!(size > 0)) return 1;
  const rough = size / 10;
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 5, 10].find((step) => step * power >= rough) ?? 10;
  return Number((width * power).toPrecision(3));
}

/** True for a number that has too many values to list them one by one. */
export function isContinuous(profile: FieldProfile, sentence: Sentence): boolean {
  if (profile.field.type !== 'number') return false;
  const role = roleOf(profile);
  return role !== 'year' && role !== 'key' && !isGroupable(profile, sentence.facts);
}

/** "per kilometre" of a field in miles: another number than the one that is held. */
export function isInOtherUnit(sentence: Sentence, at: number, { unit }: FieldProfile): boolean {
  const said = unitOf(sentence.lower(at));
  return said !== undefined && unit !== null && (said.dimension !== unit.dimension || said.factor !== unit.factor);
}

/** The field that names each record: ranking its values ranks the records. */
export function isOwnName(sentence: Sentence, { field }: FieldProfile): boolean {
  const { titleField, key, records } = sentence.facts;
  if (key.length === 1 && key[0] === field.name) return true;
  const distinct = sentence.facts.distinct(field.name) ?? field.distinct ?? null;
  if (distinct === null) return field.name === titleField;
  return field.type === 'text' && field.role !== 'list' && distinct > records * 0.9;
}

/** "perHead", "per_night": an amount for one of something. */
export function isOfOne({ field }: FieldProfile): boolean {
  return /^per(?![a-z])/i.test(field.name);
}

/** The first text after the key, where records are called so though names repeat, and no person, firm or kind is called so. */
export function isTitleLike({ profiles, facts }: Sentence, counted: FieldProfile): boolean {
  const { field, words, role } = counted;
  const first = profiles.find((profile) => profile.field.type === 'text' && profile.role !== 'key' && profile.field.role !== 'key');
  const distinct = facts.distinct(field.name) ?? field.distinct ?? 0;
  return first === counted && role !== 'key' && distinct > facts.records * TITLED && !words.some((word) => doerWords.has(word.stem));
}

/** Different values for each record that a name of records has at least. */
const TITLED = 0.4;
