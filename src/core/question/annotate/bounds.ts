import { findFreezing } from '../../language/annotate/freezing.ts';
import { findNumbered } from '../../language/annotate/numbered.ts';
import { findRanks } from '../../language/annotate/ranks.ts';
import { findPresences, withoutCharged } from '../../language/annotate/presence/presence.ts';
import { absorb, MADE } from '../../language/bind/absorb.ts';
import { bindBounds, type Finding } from '../../language/bind/binding.ts';
import { isCount, readBounds, type Bound } from '../../language/annotate/bounds.ts';
import { bindDates } from '../../language/bind/dates/date-binding.ts';
import { conditionsOfDates, yearCondition } from '../../language/bind/dates/date-conditions.ts';
import { deniedDeed, happeningBefore, isSaidBy, isTimeField, readingFor } from '../../language/bind/dates/date-fields.ts';
import { settle } from '../../language/bind/dates/settle.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { readDates } from '../../language/annotate/dates/dates.ts';
import type { DateReading } from '../../language/annotate/dates/date-reading.ts';
import { isInName } from '../../language/annotate/dates/in-names.ts';
import type { Mention } from '../../language/annotate/mentions.ts';
import { namelikeNumbers } from '../../language/annotate/names.ts';
import type { Schema } from '../../language/profile/schema.ts';
import { dateOfEvent, isBeginning, isOfRecord } from '../../language/annotate/happenings.ts';
import { findSwitches } from '../../language/annotate/flags/switches.ts';
import { overlaps, positions, touches, type Token, type TokenSpan } from '../../language/tokens.ts';
import { rootOf } from '../../language/values/roots.ts';
import type { DataFacts } from '../facts.ts';
import type { Op, Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import { withPlainComparatives } from './concepts.ts';
import { isQualified } from '../../language/bind/qualified.ts';
import { withLead, withOver } from './leads.ts';
import { plainBounds } from './plain-bounds.ts';
import { isOfNow, plainly } from './plain-words.ts';
import { isVocabulary } from './values/value-parts.ts';

/** What is known before the bounds of a question are read. */
export interface BoundLook {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly mentions: readonly Mention[];
  /** Words that speak of a field through its concept. */
  readonly linked: readonly Mention[];
  /** Numbers that are something else: limits, percentiles, widths. */
  readonly taken: ReadonlySet<number>;
  readonly facts: DataFacts;
  readonly isNoun: (at: number) => boolean;
  /** True for the noun of the records, where they are people. */
  readonly isPerson: (at: number) => boolean;
  readonly now: number;
  /** As in the look of all pieces. */
  readonly dateBefore?: string | undefined;
}

/** What is bound, with what the answer before tells of other times, and years that stand alone. */
function timesBound(times: readonly DateReading[], found: readonly Finding[], look: TimesLook): readonly Finding[] {
  const said = found.filter((finding) => !isOfOtherDate(finding, look));
  const before = datedAsBefore(times, said, look);
  const all = [...(before.length > 0 ? said : found), ...before];
  return [...all, ...unboundYears(times, all, look)];
}

type TimesLook = Pick<BoundLook, 'tokens' | 'mentions' | 'now' | 'dateBefore'> & Pick<Schema, 'profiles'>;

/** "and in 2025": a time of which no word says that it is another date than the one before. */
function isOfOtherDate({ profile }: Finding, { tokens, dateBefore }: TimesLook): boolean {
  return dateBefore !== undefined && isTimeField(profile) && profile.field.name !== dateBefore && !tokens.some((token) => isSaidBy(token, profile));
}

/** "and in August?": a time that nothing binds is said of the date that the answer before was of. */
function datedAsBefore(
  times: readonly DateReading[],
  found: readonly Finding[],
  { tokens, profiles, mentions, now, dateBefore }: TimesLook,
): readonly Finding[] {
  if (dateBefore === undefined || tokens.length > SHORT) return [];
  const open = times.filter((time) => !found.some(({ from, to }) => from < time.to && to > time.from));
  const own = profiles.filter(({ field, role }) => field.name === dateBefore || (field.type !== 'date' && role !== 'year'));
  return open.length === 0 ? [] : bindDates(open, { tokens, profiles: own, mentions, now }).findings;
}

/** More tokens than these say by themselves what they are of. */
const SHORT = 6;

/** Numbers, times and yes-or-no words as conditions of the fields they are bound to, and comparisons that no field takes. */
export function annotateBounds(look: BoundLook): readonly Piece[] {
  const { mentions, now } = look;
  const tokens = withPlainComparatives(look.tokens, look.linked).map((token, at) => plainly(token, look, at));
  const { profiles, metres, dimensions } = look.schema;
  // "most goals in one season": of each, and no bound.
  const isOneEach = ({ lower }: Token, at: number) =>
    lower === 'one' && ((/^(?:in|on|at)$/.test(tokens[at - 1]?.lower ?? '') && look.isNoun(at + 1)) || isOfEach(tokens, at, look.schema.profiles));
  const taken = new Set([...look.taken, ...tokens.flatMap((token, at) => (isOneEach(token, at) ? [at] : []))]);
  const isTaken = (index: number) => taken.has(index);
  const take = (spans: readonly TokenSpan[]) => spans.flatMap(positions).forEach((index) => taken.add(index));
  const counted = countBounds(look);
  take(counted);
  const nouns = tokens.flatMap((_, at) => (look.isNoun(at) ? [{ from: at, to: at + 1 }] : []));
  const flags = withoutCharged(findSwitches(tokens, { profiles, mentions, nouns, takesParts: false }), { tokens, mentions }).filter(
    ({ from, to }) => !overlaps({ from, to }, isTaken),
  );
  const flagged = new Set(flags.flatMap(positions));
  const times = timesIn(look, tokens, isTaken);
  const usable = withoutSpecialYears(profiles, tokens);
  const known = bindDates(times, { tokens, profiles: usable, mentions, now });
  const dated = timesBound(times, known.findings, { ...look, tokens, profiles: usable });
  take(known.explained);
  // "no delivery" of records that say whether they deliver is no fee of nothing.
  const isFlagged = ({ from, to }: TokenSpan) => flags.some((flag) => flag.from <= from && flag.to >= to);
  const open = mentions.filter((mention) => !overlaps(mention, isTaken));
  const absences = [
    ...findNumbered(tokens, open),
    ...findFreezing(tokens, profiles),
    ...findRanks(tokens, profiles, nouns),
    ...findPresences({ tokens, profiles, mentions: open, isTaken, nouns }),
  ].filter((absence) => !isFlagged(absence));
  take(absences);
  const free = [...mentions, ...look.linked].filter((mention) => !overlaps(mention, (index) => isTaken(index) || flagged.has(index)));
  // "1k-2k" is a range, though its second number looks like a name.
  const ranges = readBounds(tokens, { mentions: free, metres, dimensions, isTaken }).filter(
    ({ comparison, multiplied }) => comparison === 'between' && multiplied,
  );
  const names = new Set([...namelikeNumbers(tokens, mentions)].filter((at) => ranges.every(({ from, to }) => at < from || at >= to)));
  const spoken = (index: number) => mentions.some(({ from, to }) => from <= index && to > index && tokens[index]?.kind === 'number');
  const isNoAmount = (index: number) => taken.has(index) || names.has(index) || spoken(index);
  const constraints = readBounds(tokens, { mentions: free, metres, dimensions, isTaken: isNoAmount });
  const { findings: named } = bindBounds(shared(constraints, tokens), { tokens, profiles, mentions: free, isTaken, isName: namesIn(look) });
  const bound = [...named, ...plainBounds(constraints, named, look)].filter((finding) => !isQualified(finding, constraints, { ...look, tokens }));
  const conditions = [...dated, ...bound].map((finding) => ({
    ...finding,
    ...absorb(tokens, finding, { profile: finding.profile, isTaken }),
    source: bound.includes(finding) ? ('bound' as const) : ('time' as const),
  }));
  const unbound = constraints.filter((constraint) =>
    conditions.every(({ from, to }) => constraint.numbersFrom < from || constraint.numbersFrom >= to),
  );
  return [
    ...counted,
    ...flags.map((finding) => conditionPiece(withLead(finding, tokens), 'flag')),
    ...absences.map((finding) => conditionPiece(finding, 'absence')),
    ...conditions.map((finding) => conditionPiece(withLead(withOver(finding, tokens, look.tokens), tokens), finding.source)),
    ...unbound.flatMap(boundPiece),
  ];
}

/** Times that are said of dates: none of what something else is made of, or is called by. */
function timesIn({ text, now, mentions, schema: { profiles } }: BoundLook, tokens: readonly Token[], isTaken: (index: number) => boolean) {
  const isOther = (time: DateReading) => overlaps(time, isTaken) || isInName(time, { tokens, mentions, profiles }) || isOfNow(tokens, time.to - 1);
  return readDates({ text, tokens, now }).filter((time) => !isOther(time));
}

/** "the price of one piece" of a price per piece. */
function isOfEach(tokens: readonly Token[], at: number, profiles: readonly FieldProfile[]): boolean {
  const noun = tokens[at + 1]?.stem;
  const isPer = ({ field }: FieldProfile) => wordsOfName(field).some((word, place, words) => words[place - 1] === 'per' && stemOf(word) === noun);
  return /^(?:of|for)$/.test(tokens[at - 1]?.lower ?? '') && profiles.some(isPer);
}

/** Words that name no field: those for the records, and "cameras under 800" of an item type. */
function namesIn({ tokens, facts, isNoun }: BoundLook): (at: number) => boolean {
  const isKind = (word: string) => facts.findValues(word).some(({ kind, field }) => kind === 'whole' && isVocabulary(field, facts));
  return (at) => isNoun(at) || (tokens[at]?.kind === 'word' && [tokens[at].lower, rootOf(tokens[at].lower)].some(isKind));
}

/** "at least 4 bedrooms and 3 bathrooms", "more than 15 points, 5 rebounds and 3 assists": the comparison holds for all of a list. */
function shared(constraints: readonly Bound[], tokens: readonly Token[]): readonly Bound[] {
  const read: Bound[] = [];
  const isJoined = (from: number, to: number, joint: RegExp) => to - from <= 3 && tokens.slice(from, to).some(({ lower }) => joint.test(lower));
  for (const [at, constraint] of constraints.entries()) {
    const before = read.at(-1);
    const next = constraints[at + 1];
    const isInList = next !== undefined && isJoined(constraint.to, next.from, /^(?:and|,)$/) && isLike(before, constraint);
    // "under 5000 and fit 6 people", "a rating above 4 and 40 jets": of another verb, or of another kind of thing.
    const isListed =
      before !== undefined &&
      constraint.from - before.to > 1 &&
      constraint.from - before.to <= (tokens[before.to]?.lower === 'of' ? 5 : 3) &&
      (isInList ? /^(?:and|,)$/ : /^and$/).test(tokens[constraint.from - 1]?.lower ?? '');
    const isOpen = before?.explicit === true && !constraint.explicit && constraint.comparison === '=' && OPS[before.comparison] !== undefined;
    read.push(isListed && isOpen ? { ...constraint, comparison: before.comparison, explicit: true } : constraint);
  }
  return read;
}

/** "under 900, 2 bedrooms and a bath" is no list of one kind: small counts of which each is to be more. */
function isLike(before: Bound | undefined, constraint: Bound): boolean {
  return before?.comparison.startsWith('>') === true && isCount(before) && isCount(constraint);
}

function conditionPiece({ from, to, condition, profile }: Finding, source: 'bound' | 'time' | 'flag' | 'absence'): Piece {
  const each = source === 'flag' ? WEIGHTS.flag : WEIGHTS.condition;
  return { kind: 'condition', from, to, where: condition, profile, source, score: (to - from) * each + WEIGHTS.whole };
}

const OPS: Readonly<Record<string, Op | undefined>> = { '=': '=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

function boundPiece({ from, to, comparison, values, explicit }: Bound): readonly Piece[] {
  const op = OPS[comparison];
  const [value] = values;
  if (op === undefined || value === undefined || !explicit) return [];
  return [{ kind: 'bound', from, to, op, value, score: (to - from) * WEIGHTS.loose }];
}

/** The year in which a thing was built is meant only where that is said, if its record has a date of its own. */
function withoutSpecialYears(profiles: readonly FieldProfile[], tokens: readonly Token[]): readonly FieldProfile[] {
  const dates = profiles.filter(({ field }) => field.type === 'date');
  // "from before 1950" of records with a year of building and dates of today: only the one can be meant.
  const isEarly = ({ kind, value }: Token, at: number) =>
    kind === 'number' && value > 1000 && SINCE.test(tokens[at - 1]?.lower ?? '') && dates.every(({ field }) => value < yearOf(field.min));
  const before = tokens.find(isEarly)?.value;
  const isOf = ({ role, field }: FieldProfile) =>
    role === 'year' && before !== undefined && (field.min ?? Infinity) <= before && before <= (field.max ?? -Infinity);
  if (dates.length > 0 && profiles.some(isOf)) return profiles.filter(({ field }) => field.type !== 'date');
  const fullest = Math.max(0, ...dates.map(({ field }) => field.values ?? 0));
  const isRelative = tokens.some(({ lower }, at) => lower === 'year' && /^(?:this|last|next|current|past)$/.test(tokens[at - 1]?.lower ?? ''));
  const isSaid = (word: string) => word !== 'year' && tokens.some(({ stem }) => stem === word || (word.length > 2 && stem.startsWith(word)));
  // "less than 20 years old" is as old as when it was built.
  const isAged = tokens.some(({ lower }, at) => /^years?$/.test(lower) && tokens[at + 1]?.lower === 'old');
  return profiles.filter(({ role, words, field }) => {
    if (role !== 'year' || words.some(({ stem }) => isSaid(stem) || (isAged && /^(?:build|built)$/.test(stem)))) return true;
    const isOfBirth = words.some(({ stem }) => /^(?:build|built|birth|found|establish|retir|death)$/.test(stem)) && fullest >= (field.values ?? 0);
    return !isOfBirth && !(isRelative && dates.length > 0);
  });
}

const SINCE = /^(?:before|since|after|from|until|till|in|than|pre|-)$/;

/** Before all years where no dates are known. */
function yearOf(milliseconds: number | undefined): number {
  return milliseconds === undefined ? -Infinity : new Date(milliseconds).getUTCFullYear();
}

/** "since 2018" of records that know one year only, whatever it is called; else of their date. */
function unboundYears(
  times: readonly DateReading[],
  bound: readonly Finding[],
  { profiles, tokens, now }: { readonly profiles: readonly FieldProfile[]; readonly tokens: readonly Token[]; readonly now: number },
): readonly Finding[] {
  return times.flatMap((reading): readonly Finding[] => {
    // "under 2000" is said of an amount as well.
    if (reading.first.kind !== 'year' || reading.lead === 'shared' || bound.some((finding) => touches(finding, reading))) return [];
    const said = happeningBefore(reading.from, tokens);
    const denied = deniedDeed(reading, tokens);
    // "finished since 2020" is not said of whatever year is known.
    const mayBe = (profile: FieldProfile) =>
      denied !== null ? isSaidBy(denied, profile) : said === null || MADE.has(said.stem) || isOfRecord(profile) || isSaidBy(said, profile);
    const years = profiles.filter(({ role }) => role === 'year').filter(mayBe);
    const dates = profiles.filter(({ field }) => field.type === 'date').filter(mayBe);
    const [year] = years;
    const [date] = dates;
    if (year !== undefined && years.length === 1)
      return [
        {
          from: reading.from,
          to: reading.to,
          condition: yearCondition(readingFor(reading, year, tokens), year.field),
          profile: year,
        },
      ];
    const born = dates.filter(isBeginning);
    const only = dates.length > 1 && years.length === 0 ? (dateOfEvent(dates) ?? (born.length === 1 ? born[0] : undefined)) : date;
    const window = only === undefined || years.length > 0 ? null : settle(reading, only, now);
    return window === null || only === undefined
      ? []
      : [
          {
            from: reading.from,
            to: reading.to,
            condition: conditionsOfDates(readingFor(reading, only, tokens).comparison, window, only.field),
            profile: only,
          },
        ];
  });
}

/** "more than 10 flats", "at least 5 records": a bound of how many records there are. */
function countBounds({ tokens, mentions, schema, isNoun, taken }: BoundLook): readonly Piece[] {
  const { metres, dimensions } = schema;
  const constraints = readBounds(tokens, { mentions: [], metres, dimensions, isTaken: (index) => taken.has(index) });
  return constraints.flatMap((constraint): readonly Piece[] => {
    const { from, to, numbersTo, explicit, unit } = constraint;
    const after = /^ of (?:the|all|these|those)$/.test(` ${tokens[numbersTo]?.lower ?? ''} ${tokens[numbersTo + 1]?.lower ?? ''}`)
      ? numbersTo + 2
      : numbersTo;
    const next = tokens[after]?.lower === 'different' ? after + 1 : after;
    const isNamed = mentions.some(
      ({ from: start, to: end, score, profile }) =>
        start <= next && end > next && (score >= 1 || profile.role === 'year') && profile.field.type === 'number',
    );
    if (!explicit || unit !== null || !isNoun(next) || isNamed) return [];
    return boundPiece(constraint).map((piece) => ({
      ...piece,
      from,
      to: Math.max(to, next + 1),
      score: (Math.max(to, next + 1) - from) * WEIGHTS.condition + 1,
    }));
  });
}
