import { dateAhead } from '../../language/bind/dates/going-on.ts';
import { weekdayNumber, monthNumber } from '../../language/annotate/dates/date-words.ts';
import { periodOf } from '../../language/lexicon/en/periods.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { GoingBy } from './going-by.ts';

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten)`;
/** What comes next: "the next gig in Berlin", "next 3 gigs". */
const BEFORE = new RegExp(String.raw`\bnext (?<count>${NUMBER} )?(?<noun>[\p{L}\d][\p{L}\d'’-]*)`, 'iu');
/** "when does Ingrid Solheim play next". */
const AFTER = /^(?<asked>when (?:do|does|is|are|will) .+?) next\W*$/iu;
/** Nouns of time, and what is no noun: "next summer", "next to". */
const NO_THING = /^(?:to|door|up|best|time|spring|summer|autumn|fall|winter|season|few|couple|weekend|quarter|decade|century|christmas|easter)$/;

/**
 * "when is the next gig in Berlin": the earliest that is to come, of records that know one date on which they take place, of which some lie ahead.
 * Null where nothing of the kind is asked, or no one date says when.
 */
export function nextOne(text: string, profiles: readonly FieldProfile[], now: number): GoingBy | null {
  const before = BEFORE.exec(text);
  const after = before === null ? AFTER.exec(text) : null;
  const date = before === null && after === null ? undefined : dateAhead(profiles, now);
  const isNamed = profiles.some(({ words }) => words.some(({ stem }) => stem === 'next'));
  if (date === undefined || isNamed) return null;
  const others = profiles.filter((profile) => profile.field.type === 'date' && profile !== date).map(({ field }) => field.name);
  const made = (asked: string) => ({ text: `${asked.replace(/[\s?.!]+$/, '')} from today on?`, fields: [date.field.name], others });
  if (after?.groups !== undefined) return made(`${after.groups['asked'] ?? ''} first`);
  const { count = '', noun = '' } = before?.groups ?? {};
  if (before === null || isOfTime(noun.toLowerCase())) return null;
  return made(`${text.slice(0, before.index)}${count}earliest ${noun}${text.slice(before.index + before[0].length)}`);
}

function isOfTime(noun: string): boolean {
  return NO_THING.test(noun) || periodOf(noun.replace(/s$/, '')) !== null || weekdayNumber(noun) !== undefined || monthNumber(noun) !== undefined;
}
