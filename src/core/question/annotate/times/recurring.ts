import { holdsValue } from '../../facts.ts';
import { weekdays } from '../../../condition/date-parts.ts';
import { isOpen } from '../../../language/annotate/dates/day-ranges.ts';
import { readDates } from '../../../language/annotate/dates/dates.ts';
import { monthNumber } from '../../../language/annotate/dates/date-words.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import { ideaField } from '../../../language/annotate/superlatives.ts';
import { settle } from '../../../language/bind/dates/settle.ts';
import { clauseOf } from '../../../language/bind/siblings.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token, TokenSpan } from '../../../language/tokens.ts';
import type { DatePart } from '../../../condition/condition.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** "on Saturdays", "at weekends": days that recur. */
export function onWeekdays(look: AnnotateLook): readonly Piece[] {
  const { tokens, facts, schema, isRecordNoun } = look;
  return tokens.flatMap((token, at): readonly Piece[] => {
    const isOne = isRecordNoun(tokens[at + 1]?.lower ?? '') || /^(?:a|any|every|each)$/.test(tokens[at - 1]?.lower ?? '');
    const said = isOne ? token.lower.replace(/s?$/, 's') : token.lower;
    const days = daysOf(token.lower, tokens[at - 1]?.lower) ?? weekdays.filter((day) => said === `${day.toLowerCase()}s`);
    const date = days.length === 0 ? null : dateOfRecords(look);
    // "closed on Mondays" of records that list days.
    const isListed =
      days.some((day) => [day, day.slice(0, 3)].some((name) => holdsValue(facts, name))) ||
      schema.profiles.some(({ field }) => field.type === 'text' && wordsOfName(field).some((word) => /^(?:days?|weekdays?|dow)$/.test(word)));
    const from = /^(?:on|at|over|during)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
    // "work weekends" of a yes or no that is called so: a day only where something was done on it.
    const isFlag = schema.profiles.some(({ field, words }) => field.type === 'boolean' && words.some(({ stem }) => stem === token.stem));
    if (date === null || isListed || (isFlag && !isDone(tokens[from - 1]))) return [];
    return [ofPart(date, { part: 'weekday', values: days }, { from, to: at + 1 })];
  });
}

/** Those that the week ends with, or begins with; "by weekday" and "which weekday" speak of each of seven. */
function daysOf(word: string, before = ''): readonly string[] | null {
  if (word.startsWith('weekend')) return weekdays.slice(5);
  return /^weekdays?$/.test(word) && /^(?:on|at|during|vs|versus|than|and|or|to|with|for)$/.test(before) ? weekdays.slice(0, 5) : null;
}

function isDone(token: Token | undefined): boolean {
  return token !== undefined && (isParticiple(token) || /(?:wn|lt|ade)$/.test(token.lower));
}

/** "in July" of records that end years ago and have several Julys: each of them. */
export function inMonths(look: AnnotateLook): readonly Piece[] {
  const { text, tokens, schema, now } = look;
  if (tokens.every(({ lower }) => monthNumber(lower) === undefined)) return [];
  return readDates({ text, tokens, now }).flatMap((reading): readonly Piece[] => {
    const { first, last, others, comparison, from, to } = reading;
    const month = first.to - first.from === 1 ? monthNumber(tokens[first.from]?.lower ?? '') : undefined;
    if (month === undefined || last !== null || others.length > 0 || comparison !== 'within' || !isOpen(first)) return [];
    const start = LEADS.test(tokens[from - 1]?.lower ?? '') ? from - 1 : from;
    const date = LEADS.test(tokens[start]?.lower ?? '') ? dateOfRecords(look) : null;
    // "auctions end in November" next to old days of registration.
    const isHeld = schema.profiles.some((profile) => profile.field.type === 'date' && settle(reading, profile, now) !== null);
    return date === null || isHeld ? [] : [ofPart(date, { part: 'month', values: [month + 1] }, { from: start, to })];
  });
}

const LEADS = /^(?:in|during|every|each|for|of)$/;

function dateOfRecords({ schema, tokens }: AnnotateLook): FieldProfile | null {
  const date = ideaField('new', schema.profiles, clauseOf(tokens, tokens))?.profile;
  return date?.field.type === 'date' ? date : null;
}

interface Recurring {
  readonly part: DatePart;
  readonly values: readonly (string | number)[];
}

function ofPart(profile: FieldProfile, { part, values }: Recurring, { from, to }: TokenSpan): Piece {
  return {
    kind: 'condition',
    where: { kind: 'part', field: profile.field.name, part, negated: false, values },
    profile,
    source: 'time',
    from,
    to,
    score: (to - from) * WEIGHTS.condition + 1,
  };
}
