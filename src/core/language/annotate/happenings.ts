import { isPlural } from '../../../text/plural.ts';
import { PARTICIPLES, TIMES_TO_COME } from '../lexicon/en/dates/happenings.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Token } from '../tokens.ts';
import { BEGINNING, EDGE, LEADING, OF_EVENT, OF_PERIOD, OF_RECORD, PERIOD, WORDS } from '../lexicon/en/stems/happening-stems.ts';

/** What may be said of the event that the name of a date field speaks of, as stems; empty when it speaks of none. */
export function happeningsSaidOf(profile: FieldProfile): readonly ReadonlySet<string>[] {
  if (isOfPeriod(profile)) return [];
  return WORDS.filter((happening) => isNamed(profile, happening.names)).map((happening) => happening.says);
}

/** Whether such things lie behind or ahead, or undefined when the name does not tell. */
export function leaningByName(profile: FieldProfile): 'past' | 'future' | undefined {
  return WORDS.find((happening) => isNamed(profile, happening.names))?.leaning;
}

function isNamed(profile: FieldProfile, names: ReadonlySet<string>): boolean {
  return profile.words.some((word) => names.has(word.stem) && !(LEADING.has(word.stem) && isLeading(profile, word.stem)));
}

function isLeading({ words }: FieldProfile, said: string): boolean {
  const others = words.filter(({ stem, weight }) => stem !== said && weight === 1 && !/^(?:date|day|time|on|at)$/.test(stem));
  return said === 'est' ? others.length > 0 : others.some(({ stem }) => WORDS.some(({ names }) => names.has(stem)));
}

/** True for a word that says what was done or is going on ("acquired", "lent", "starting"); most words in "-ing" are names of things. */
export function isParticiple({ kind, lower, stem }: Token): boolean {
  const isFormed = (lower.length > SHORTEST_PARTICIPLE && lower.endsWith('ed')) || (lower.endsWith('ing') && isHappening(stem));
  return kind === 'word' && (isFormed || IRREGULAR.has(lower));
}

const SHORTEST_PARTICIPLE = 4;
const IRREGULAR: ReadonlySet<string> = new Set(PARTICIPLES.split(' '));

/** "registrations" of registered, "deaths" of a date on which someone died, "planted" of planted: a noun or verb for what happened at a date. */
export function isEventOf(token: Token, date: FieldProfile): boolean {
  if (token.kind !== 'word') return false;
  if (date.words.some(({ stem, weight }) => weight === 1 && stem === token.stem)) return true;
  const isSaid = happeningsSaidOf(date).some((said) => said.has(token.stem)) || date.words.some(({ stem }) => isOfRoot(stem, token.stem));
  return isSaid && (isPlural(token.lower) || isParticiple(token));
}

/** A root of five letters, or one of four with the ending of a noun for what is done. */
function isOfRoot(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const shared = [...short].findIndex((letter, at) => letter !== long[at]);
  const length = shared < 0 ? short.length : shared;
  return length >= ROOT || (length >= ROOT - 1 && length >= short.length - 1 && DOING.test(long.slice(short.length)));
}

const ROOT = 5;
/** Endings of nouns for what is done. */
const DOING = /^(?:al|ur|ure|ion|ation|ing|ment|anc|enc|y|i)?$/;

/** True for a stem that says what happens at some date. */
export function isHappening(stem: string): boolean {
  return WORDS.some(({ says }) => says.has(stem));
}

/** A date at which the thing came to be, not one at which it was touched again. */
export function isBeginning(profile: FieldProfile): boolean {
  return profile.words.some((word) => BEGINNING.has(word.stem));
}

/** A date that is called after no more than what took place, or after nothing: "date", "origin time", "sale date". */
export function isOfRecord(profile: FieldProfile): boolean {
  return isOfPeriod(profile) || profile.words.every(({ stem, weight }) => weight < 1 || OF_RECORD.has(stem));
}

/** "week ending", "start of quarter": the time that a record covers, where nothing begins or ends but the calendar's own period. */
export function isOfPeriod({ words }: Pick<FieldProfile, 'words'>): boolean {
  return words.some(({ stem }) => PERIOD.has(stem)) && words.some(({ stem }) => EDGE.has(stem)) && words.every(({ stem }) => OF_PERIOD.has(stem));
}

/** "ends within 30 days", "due within a week": said of what is to come, whatever the dates are. */
export function isToCome(token: Token | undefined): boolean {
  return TO_COME.has(token?.lower ?? '');
}

const TO_COME: ReadonlySet<string> = new Set(TIMES_TO_COME.split(' '));

/** Of several dates, the only one that is called after no more than an event, or after nothing: "datetime" next to "date posted"; undefined where none or several are. */
export function dateOfEvent(dates: readonly FieldProfile[]): FieldProfile | undefined {
  const plain = dates.filter((date) => isOfPeriod(date) || date.words.every(({ stem }) => OF_EVENT.has(stem)));
  return plain.length === 1 ? plain[0] : undefined;
}
