import { VERB_DENIALS } from '../../lexicon/en/function-words.ts';
import { startOfDay } from '../../annotate/dates/calendar.ts';
import { isStart } from '../../annotate/dates/date-kinds.ts';
import { monthNumber, weekdayNumber } from '../../annotate/dates/date-words.ts';
import { contradicts } from '../contradictions.ts';
import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { DateInput } from './date-input.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import { dateOfEvent, happeningsSaidOf, isOfRecord, isParticiple, leaningByName } from '../../annotate/happenings.ts';
import { ONGOING, PARTICLES } from '../../lexicon/en/dates/happenings.ts';
import { clauseOf, closest } from '../siblings.ts';
import { doneOf } from './done-or-due.ts';
import { firstDate } from './first-date.ts';
import { onlyOne } from './only-one.ts';
import { isThisEvening, isYetToCome, leaningOf, ofToday, onlyDateAhead } from './only-ahead.ts';
import { dateNamedBefore } from './named-before.ts';
import type { Token } from '../../tokens.ts';
import { DAY_MS } from '../../../fields/date/calendar.ts';

const REACH = 7;

export interface DateLook extends DateInput {
  /** Whether only a field will do that the words near the time name, or those before it. */
  readonly cue: 'optional' | 'near' | 'before';
}

/** The date field that a time is said of: the one a word near it names, else the one whose values reach it; null when there is none. */
export function dateFieldFor(reading: DateReading, input: DateLook): FieldProfile | null {
  const named = dateNamedBefore(reading, input);
  if (named !== null) return named;
  const said = wordsNear(reading, input);
  const all = input.profiles.filter((profile) => profile.field.type === 'date' && !contradicts(profile, said));
  const last = isOngoing(reading, input.tokens) ? all.filter(isDeadline) : [];
  const dates = last.length > 0 ? last : all;
  const cued = nearestCue(reading, { dates, said, input });
  if (cued !== null || input.cue !== 'optional') return cued;
  if (isSaidOfOther(reading, dates, input)) return null;
  // What is posted or reviewed is never so in the future: only a word near the time could have said that.
  const today = startOfDay(input.now);
  const isAhead = reading.first.windows.every((window) => window.start >= today && window.end > today + DAY_MS);
  if (isAhead && dates.every((profile) => leaningByName(profile) === 'past')) return null;
  const reached = dates.filter((profile) => reaches(reading, profile, input.now));
  if (reading.first.kind === 'year' && dates.length > 0 && reached.length === 0) return null;
  // "what are they used for today" of records of long ago.
  if (reached.length === 0 && reading.first.windows.every(({ start, end }) => start === today && end === today + DAY_MS)) return null;
  const own = ofToday(reading, dates, today);
  if (own !== undefined) return own;
  const pool = reached.length > 0 ? reached : dates;
  const evening = isThisEvening(reading, input) ? (dateOfEvent(dates) ?? dates.find(isStart)) : undefined;
  if (evening !== undefined) return evening;
  // "from today on", where no other time says what it is of.
  const isAlone = input.others.every(({ from, to }) => from < reading.to && to > reading.from);
  const isOnwards = isAlone && reading.comparison.startsWith('>') && reading.first.windows.every(({ start }) => start >= today);
  const wanted = isBehind(reading, input.now) && !isAhead && !isOnwards ? 'past' : 'future';
  const leaning = pool.filter((profile) => leaningOf(profile, input.now) === wanted);
  if (isBareName(reading, input.tokens) && pool.every((profile) => leaningOf(profile, input.now) === 'past')) return null;
  const likely = onlyOne(leaning.length > 0 ? leaning : pool, dates.length === 1);
  // "flowers in march": a month of no year may be no time of the record at all.
  const isAnyYear = reading.comparison === 'within' && reading.first.windows.length > 1;
  const first = isAnyYear ? null : firstDate(dates);
  const ahead = isYetToCome(reading, today) ? onlyDateAhead(reading, dates, input) : null;
  if (ahead !== null && (likely === null || leaningOf(likely, input.now) === 'past')) return ahead;
  return likely ?? (first !== null && pool.includes(first) ? first : null);
}

/** "June Fast", "silent sunday": a month or a weekday without any word that times follow is rather a name, where nothing lies ahead. */
function isBareName({ lead, first, to, last }: DateReading, tokens: readonly Token[]): boolean {
  const word = tokens[first.from]?.lower ?? '';
  const isCapital = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '');
  const isName = weekdayNumber(word) !== undefined || (monthNumber(word) !== undefined && isCapital(first.from) && isCapital(to));
  return lead === 'none' && last === null && to - first.from === 1 && tokens.length > 1 && isName;
}

/** "still open on 1 October" is said of a last day. */
export function isOngoing({ from }: DateReading, tokens: readonly Token[]): boolean {
  const [still, state] = tokens.slice(Math.max(0, from - 2), from);
  return still?.lower === 'still' && ONGOING_WORDS.has(state?.lower ?? '');
}

/** A last day by which something must be done. */
export function isDeadline(profile: FieldProfile): boolean {
  return happeningsSaidOf(profile).some((said) => said.has('still'));
}

const ONGOING_WORDS: ReadonlySet<string> = new Set(ONGOING.split(' '));

function isBehind(reading: DateReading, now: number): boolean {
  const [window] = reading.first.windows;
  return window !== undefined && window.start <= now && reading.first.windows.length === 1;
}

function reaches(reading: DateReading, { field }: FieldProfile, now: number): boolean {
  const isOpen = reading.comparison === 'within' ? 0 : 1;
  return reading.first.windows.some(
    (window) =>
      (field.min === undefined || window.end > field.min || (isOpen === 1 && reading.comparison.startsWith('>'))) &&
      (field.max === undefined ||
        window.start <= Math.max(field.max, field.max > now - 30 * DAY_MS ? now : 0) ||
        (isOpen === 1 && reading.comparison.startsWith('<'))),
  );
}

const HAPPENS = /^(?:start|begin|end|finish|clos|expir|deliver|arriv|return|review|updat|post|list|releas)$/;

/** Names of dates at which something else is done than the record is about. */
const OF_OTHER =
  /^(?:last|next|latest|updat|modif|chang|due|end|expir|clos|until|inspect|review|launch|releas|list|add|post|open|establish|found|birth|build)$/;

/** Names of what tells one record from another. */
const NUMBERED = /^(?:no|nr|num|number|#|id|ref|key)$/;

const TOOK_PLACE = /^(?:happen|occur|occurr|record)$/;

/** "starting after June" where no field says when things start, "won in 2010" where several speak of something else. */
function isSaidOfOther(reading: DateReading, dates: readonly FieldProfile[], { tokens, profiles, mentions }: DateLook): boolean {
  const verb = tokens[reading.from - 1];
  const said = happeningBefore(reading.from, tokens);
  // "cancelled in April": a state of the record that a field knows, and no event with a date of its own.
  const at = said === null ? -1 : tokens.indexOf(said);
  const isState = mentions.some(({ from, to, profile }) => from <= at && to > at && profile.field.type === 'boolean');
  // "called in September" of calls with a number of their own: what all of the records are.
  const isRecord = profiles.some(
    ({ field, words }) => NUMBERED.test(wordsOfName(field).at(-1) ?? '') && words.length > 1 && words[0]?.stem === said?.stem,
  );
  const happening = isRecord ? null : said;
  const mayBe = (profile: FieldProfile) =>
    happening === null ||
    (isState && !profile.words.some(({ stem }) => OF_OTHER.test(stem))) ||
    isSaidBy(happening, profile) ||
    isBare(profile) ||
    (TOOK_PLACE.test(happening.stem) && isOfRecord(profile));
  if (profiles.filter(isTimeField).length > 1 && !dates.some(mayBe)) return true;
  const tellsOther = (profile: FieldProfile) => cuesOf(profile).says.length > 0 && verb !== undefined && !isSaidBy(verb, profile);
  return HAPPENS.test(verb?.stem ?? '') && dates.length > 0 && dates.every(tellsOther);
}

/** The fields of dates and years that a word speaks of: by their name, or by what happened then. */
export function timeFieldsSaid(token: Token, profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  return profiles.filter((profile) => isTimeField(profile) && isSaidBy(token, profile));
}

export function isTimeField({ field, role }: FieldProfile): boolean {
  return field.type === 'date' || role === 'year';
}

/** The time is not earlier than all that a field holds. */
export function isReached({ first }: DateReading, { field: { type, min } }: FieldProfile): boolean {
  const [window] = first.windows;
  return window !== undefined && (min === undefined || (type === 'date' ? window.end > min : new Date(window.end - 1).getUTCFullYear() >= min));
}

/** Whether a word speaks of a date or a year: by its name, or by what happened then. */
export function isSaidBy({ kind, stem: word }: Token, profile: FieldProfile): boolean {
  const { own, says } = cuesOf(profile);
  return kind === 'word' && (own.has(word) || says.some((said) => said.has(word)));
}

/** The word right before a time, at `from`, that says what happened then ("lent out since the new year"), or null. */
export function happeningBefore(from: number, tokens: readonly Token[]): Token | null {
  let at = from - 1;
  while (from - at <= MOST_PARTICLES && PARTICLE_WORDS.has(tokens[at]?.lower ?? '')) at -= 1;
  const token = tokens[at];
  return token !== undefined && isParticiple(token) ? token : null;
}

const MOST_PARTICLES = 2;
const PARTICLE_WORDS: ReadonlySet<string> = new Set(PARTICLES.split(' '));

/** The word within a time that says what was not done then ("not inspected since 2022"), or null. */
export function deniedDeed({ from, first }: DateReading, tokens: readonly Token[]): Token | null {
  return VERB_DENIALS.has(tokens[from]?.lower ?? '') ? (tokens.slice(from, first.from).find(isParticiple) ?? null) : null;
}

/** "not inspected since 2022" of the year in which a place was founded: what was not done then is nothing that the field dates. */
export function isOfOtherDeed(reading: DateReading, profile: FieldProfile, tokens: readonly Token[]): boolean {
  const denied = deniedDeed(reading, tokens);
  return denied !== null && !isSaidBy(denied, profile) && !isBare(profile) && !TOOK_PLACE.test(denied.stem);
}

/** What was not done since 2021 was done in that year for the last time, or before: of the last time, as its field says, all of the year counts. */
export function readingFor(reading: DateReading, { words }: FieldProfile, tokens: readonly Token[]): DateReading {
  // "since the start of 2021" leaves that year out.
  const isSince = reading.comparison === '<' && tokens[reading.first.from - 1]?.lower === 'since';
  return isSince && words.some(({ stem }) => /^(?:last|latest)$/.test(stem)) ? { ...reading, comparison: '<=' } : reading;
}

/** A field that is only called a date: of whatever happened to the record. */
function isBare(profile: FieldProfile): boolean {
  const { own, says } = cuesOf(profile);
  return own.size === 0 && says.length === 0;
}

interface CueLook {
  readonly dates: readonly FieldProfile[];
  /** The words near the time. */
  readonly said: readonly Token[];
  readonly input: DateLook;
}

/** The field that a word near the time speaks of: words before it first, nearest first; of equals the one more of whose name is said. */
function nearestCue(reading: DateReading, { dates, said, input }: CueLook): FieldProfile | null {
  const cued = dates
    .map((profile) => ({ profile, distance: cueDistance(reading, profile, input) }))
    .filter(({ distance }) => distance !== null)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const close = cued.filter(({ distance }) => distance === cued[0]?.distance).map(({ profile }) => profile);
  const mayBeOver = reading.comparison !== '<=' && reading.first.windows.some(({ start }) => start <= input.now);
  const equal = mayBeOver ? doneOf(close, said) : close;
  // "put into service in 2025" is no last service, where another field has the word too; "serviced in 2025" may be one.
  const isTurn = ({ words }: FieldProfile) => words.some(({ stem }) => OF_TURN.test(stem) && !said.some((token) => token.stem === stem));
  const whole = said.some((token) => isParticiple(token) && equal.some(({ words }) => words.some(({ stem }) => stem === token.stem)))
    ? []
    : equal.filter((profile) => !isTurn(profile));
  const nearest = whole.length > 0 ? whole : equal;
  return nearest.length <= 1 ? (nearest[0] ?? null) : (turnOf(nearest, reading, input) ?? closest(nearest, { clause: clauseOf(input.tokens, said) }));
}

/** "new episode this week" of a first and a last one: of times of the same event where no word tells which, the latest, and of those ahead the next. */
function turnOf(dates: readonly FieldProfile[], reading: DateReading, input: DateLook): FieldProfile | undefined {
  const isTurn = (words: readonly { readonly stem: string }[]) => words.some(({ stem }) => OF_TURN.test(stem));
  if (!dates.every(({ words }) => isTurn(words)) || isTurn(wordsNear(reading, input))) return undefined;
  const wanted = isBehind(reading, input.now) ? /^(?:last|latest)$/ : /^next$/;
  const [only, other] = dates.filter(({ words }) => words.some(({ stem }) => wanted.test(stem)));
  return other === undefined ? only : undefined;
}

interface Cues {
  readonly own: ReadonlySet<string>;
  readonly says: readonly ReadonlySet<string>[];
}

const known = new WeakMap<FieldProfile, Cues>();

/** The words that speak of a date field, found once a field: its own, and those of what happened then. */
function cuesOf(profile: FieldProfile): Cues {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const own = profile.words.filter((word) => word.weight === 1 && word.stem.length > 2 && !/^(?:date|time|from|at|on|to|of|by)$/.test(word.stem));
  const cues = { own: new Set(own.map((word) => word.stem)), says: happeningsSaidOf(profile) };
  known.set(profile, cues);
  return cues;
}

/** The words that may name what happened at a time: from the time before it on. */
function wordsNear(reading: DateReading, { tokens, others }: DateLook): readonly Token[] {
  let before = Math.max(0, reading.from - REACH);
  for (const { to } of others) if (to <= reading.from && to > before) before = to;
  const near = [...tokens.slice(before, reading.first.from), ...tokens.slice(reading.to, reading.to + 2)];
  return near.filter(({ stem: word }, index) => !isOther(word, near[index + 1]));
}

/** "over 50" compares, where "over by June" says what happens then; "the end of June" speaks of June. */
function isOther(word: string, next: Token | undefined): boolean {
  if (/^(?:end|close|start|begin)$/.test(word)) return next?.lower === 'of';
  return word === 'over' && !/^(?:by|before|on|in|until|after)$/.test(next?.lower ?? '');
}

function cueDistance(reading: DateReading, profile: FieldProfile, { tokens, cue, mentions }: DateLook): number | null {
  const { own, says } = cuesOf(profile);
  const distances: number[] = [];
  for (let index = Math.max(0, reading.from - REACH); index < Math.min(tokens.length, reading.to + (cue === 'before' ? 1 : 3)); index += 1) {
    if (index >= reading.first.from && index < reading.to) continue;
    const word = tokens[index]?.stem ?? '';
    // "sold out in January" of a flag that is called so: said of no sale.
    const isOfFlag = mentions.some(
      ({ from, to, score, profile: other }) => other.field.type === 'boolean' && score >= 1 && to > from + 1 && from <= index && to > index,
    );
    // "older than 30 days, not solved" is no time of solving.
    const isDenied = index >= reading.to && /^(?:not|never|un|yet)$/.test(tokens[index - 1]?.lower ?? '');
    if (isOfFlag || isDenied || isOther(word, tokens[index + 1])) continue;
    const isOwn = own.has(word);
    if (!isOwn && ((cue === 'before' && index >= reading.to) || !says.some((said) => said.has(word)))) continue;
    distances.push((index < reading.first.from ? Math.max(1, reading.from - index) : index - reading.to + 3) - (isOwn ? 0.5 : 0));
  }
  return distances.length === 0 ? null : Math.min(...distances);
}

/** "released in 2015" is said of the year of a film before the date of its DVD. */
export function isMainDate(profile: FieldProfile, reading: DateReading, { tokens }: DateInput): boolean {
  const said = new Set(tokens.slice(Math.max(0, reading.from - SAID_REACH), reading.to + 2).map((token) => token.stem));
  const cues = happeningsSaidOf(profile);
  const isSaid = (stem: string) => said.has(stem) || OF_TURN.test(stem) || cues.some((cue) => cue.has(stem));
  return profile.words.every(({ stem, weight }) => weight < 1 || isSaid(stem));
}

const SAID_REACH = 6;
/** "inspected in 2010" is said of the last inspection. */
const OF_TURN = /^(?:last|latest|next|first)$/;

/** The years in which a person was born or died. */
export function isOfLife(profile: FieldProfile): boolean {
  return profile.words.some((word) => /^(?:birth|death|died|die)$/.test(word.stem));
}

/** Years of a life, of an end or of a span ("drink from", "valid until") are meant only when they are named. */
export function isSpecial(profile: FieldProfile): boolean {
  if (/^(?:from|to|by|until|till|before|after)$/.test(wordsOfName(profile.field).at(-1) ?? '')) return true;
  return profile.words.some((word) => /^(?:birth|death|died|end|last|retir|clos|first|elect|sinc)$/.test(word.stem));
}
