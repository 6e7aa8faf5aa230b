import { holdsValue } from '../facts.ts';
import { periodOf } from '../../language/annotate/dates/calendar.ts';
import { conditionsOfDates } from '../../language/bind/dates/date-conditions.ts';
import type { Condition } from '../../condition/condition.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { lowerText, type Token, type TokenSpan } from '../../language/tokens.ts';
import { BEFORE_NOW, CLOSED, DONE, EXPIRED, OPEN, OVERDUE, REDUCED, RETURNED } from '../lexicon/states.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';

/** Everyday words for a state that a field expresses differently: "reduced" by an old price and "overdue" by a deadline. */
export function annotateStates(look: AnnotateLook): readonly Piece[] {
  return [...reduced(look), ...overdue(look), ...expired(look), ...stillOpen(look), ...firstTime(look), ...soldOut(look), ...freeNow(look)];
}

/** The earlier price of what is sold for less now; null where every record has one, or none, or several know one. */
export function earlierPrice({ schema, facts }: Pick<AnnotateLook, 'schema' | 'facts'>): FieldProfile | null {
  const earlier = schema.profiles.filter(
    ({ field, words, dimension }) =>
      field.type === 'number' &&
      dimension !== null &&
      dimension === 'money' &&
      (field.values ?? facts.records) < facts.records &&
      words.some(({ stem }) => BEFORE_NOW.has(stem)),
  );
  const [only] = earlier;
  return earlier.length === 1 && only !== undefined ? only : null;
}

function reduced(look: AnnotateLook): readonly Piece[] {
  const earlier = earlierPrice(look);
  if (earlier === null) return [];
  const where: Condition = { kind: 'null', field: earlier.field.name, negated: true };
  return look.tokens.flatMap(({ lower }, from) => {
    const spoken = asOldPrice(look.tokens, from);
    if (spoken !== null) return [piece(spoken.isDenied ? { ...where, negated: false } : where, earlier, { from, to: spoken.to })];
    const to = from + (REDUCED.has(`${lower} ${look.tokens[from + 1]?.lower ?? ''}`) || isOnSale(look, from) ? 2 : 1);
    return to - from === 2 || REDUCED.has(lower) ? [piece(where, earlier, { from, to })] : [];
  });
}

/** "are on sale", of records some of which have an earlier price, where no yes or no tells it; what is "on sale at …" or "on sale since …" is only sold. */
function isOnSale({ tokens, schema }: AnnotateLook, from: number): boolean {
  if (
    schema.profiles.some(
      ({ field, words }) => field.type === 'boolean' && words.some(({ stem }) => /^(?:offer|sale|promo|promotion|deal|clearanc|special)$/.test(stem)),
    )
  )
    return false;
  const isSaid = lowerText(tokens, from, from + 2) === 'on sale' && /\b(?:is|are|was|were|currently|now)$/.test(tokens[from - 1]?.lower ?? '');
  return (
    isSaid && !/^(?:at|for|from|since|in|through|via|until|till|to|by|on|before|after|within|under|over|between)$/.test(tokens[from + 2]?.lower ?? '')
  );
}

/** "with an old price shown", "have no previous price". */
function asOldPrice(tokens: readonly Token[], from: number): { readonly to: number; readonly isDenied: boolean } | null {
  const match = OLD_PRICE.exec(lowerText(tokens, from, from + LONGEST_OLD_PRICE));
  const said = match?.groups;
  return match === null || said === undefined
    ? null
    : { to: from + match[0].trim().split(' ').length, isDenied: said['without'] !== undefined || said['none'] !== undefined };
}

const OLD_PRICE =
  /^(?:(?:with|has|have|had|having|show|shows|showing|list|lists|carry|carries)|(?<without>without))(?: (?:an?|any|the|their|its|(?<none>no)))* (?:old|original|previous|former|earlier|past|crossed out|crossed - out|struck through|was) prices?(?: (?:shown|given|listed|recorded|on them|next to it|as well))?(?= |$)/;
const LONGEST_OLD_PRICE = 9;

/** "overdue", "overdue for their next inspection", "past their due date": a day by which something had to be done lies behind. */
function overdue({ tokens, schema, facts, now }: AnnotateLook): readonly Piece[] {
  const done = endsOfSome({ schema, facts }, (stem) => RETURNED.has(stem) || CLOSED.has(stem) || DONE.has(stem));
  return tokens.flatMap((token, at): readonly Piece[] => {
    const isPastDue = token.lower === 'past' && /^(?:their|its|the|due)$/.test(tokens[at + 1]?.lower ?? '');
    if (!OVERDUE.has(token.lower) && !isPastDue) return [];
    const to = endOfNames(tokens, at + 1, schema.profiles);
    const said = new Set(tokens.slice(at + 1, to).map(({ stem }) => stem));
    if (isPastDue && !tokens.slice(at + 1, to).some(({ lower }) => /^(?:date|due|deadline|day)$/.test(lower))) return [];
    const deadlines = schema.profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem }) => DEADLINES.test(stem)));
    const named = deadlines.filter(({ words }) => words.some(({ stem }) => said.has(stem)));
    const [only, other] = named.length > 0 ? named : deadlines;
    if (only === undefined || other !== undefined) return [];
    const isPast = conditionsOfDates('<', periodOf(now, 'day', 0), only.field);
    // What came back is due no more, however late it came.
    const [end, ...more] = only.words.some(({ stem }) => stem === 'next') ? [] : done.filter((profile) => profile !== only);
    if (end === undefined) return [piece(isPast, only, { from: at, to })];
    if (more.length > 0) return [];
    return [piece({ kind: 'and', items: [isPast, { kind: 'null', field: end.field.name, negated: false }] }, only, { from: at, to })];
  });
}

/** Dates of an end that some of the records have and others do not. */
function endsOfSome({ schema, facts }: Pick<AnnotateLook, 'schema' | 'facts'>, isEnd: (stem: string) => boolean): readonly FieldProfile[] {
  return schema.profiles.filter(
    ({ field, words }) => field.type === 'date' && (field.values ?? facts.records) < facts.records && words.some(({ stem }) => isEnd(stem)),
  );
}

/** "expired", "have already lapsed", "not yet expired", "still valid": the one last day lies behind, or not, where no period follows and no value says so. */
function expired({ tokens, schema, facts, now }: AnnotateLook): readonly Piece[] {
  const lasts = schema.profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem }) => LAST_DAYS.test(stem)));
  const [only, other] = lasts;
  if (only === undefined || other !== undefined) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isValid = /^(?:valid|unexpired)$/.test(lower);
    if (!isValid && !EXPIRED.has(lower)) return [];
    const isDated = AT_A_TIME.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2] !== undefined;
    const isLed = at === 0 || !/^(?:when|recently|just|newly|which|last)$/.test(tokens[at - 1]?.lower ?? '');
    const isValue = holdsValue(facts, lower);
    if (isDated || !isLed || isValue) return [];
    let from = at;
    while (/^(?:already|still|yet|now|currently|that|which|has|have|had|is|are|not|haven't|hasn't|aren't|isn't)$/.test(tokens[from - 1]?.lower ?? ''))
      from -= 1;
    const isDenied = tokens.slice(from, at).some((token) => /^(?:not|yet)$|n't$/.test(token.lower));
    const op = isValid === isDenied ? '<' : '>=';
    return [piece(conditionsOfDates(op, periodOf(now, 'day', 0), only.field), only, { from, to: at + 1 })];
  });
}

const LAST_DAYS = /^(?:expir|expiry|expiration|until)$/;
/** What says that a period follows, which is then the one that is asked for. */
const AT_A_TIME = /^(?:in|on|before|after|since|between|during|by|last|this|next|from|within|until|till|for|today|yesterday|\d+)$/;

const DEADLINES = /^(?:due|deadlin|next|expir|expiry|until|renewal)$/;

/** "sold out", "fully booked" of records that know how many there is room for and how many were sold: no fewer, where no value says so. */
function soldOut({ tokens, schema, facts }: AnnotateLook): readonly Piece[] {
  const counted = (said: RegExp) =>
    schema.profiles.filter((profile) => isCount(profile) && wordsOfName(profile.field).some((word) => said.test(word)));
  const [room, sold] = [counted(/^capacity$/), counted(/^(?:sold|booked|bkd|taken|reserved|rsvd|bookings|bkgs)$/)];
  const [most, count] = [room[0], sold[0]];
  if (most === undefined || count === undefined || room.length > 1 || sold.length > 1) return [];
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const rest = SOME_LEFT.exec(lowerText(tokens, from, from + LONGEST_LEFT));
    if (rest !== null) {
      const some: Condition = {
        kind: 'compareFields',
        field: count.field.name,
        op: rest.groups?.['none'] === undefined ? '<' : '>=',
        other: most.field.name,
      };
      return [piece(some, count, { from, to: from + rest[0].split(' ').length })];
    }
    const isFull = lower === 'full' && isWholePredicate(tokens, from);
    const said = isFull ? lower : `${lower} ${tokens[from + 1]?.lower ?? ''}`;
    if (!(isFull || /^(?:sold out|fully booked|booked out|booked up|booked solid)$/.test(said)) || holdsValue(facts, said)) return [];
    const isDenied = /^(?:not|n't|aren't|isn't|never)$/.test(tokens[from - 1]?.lower ?? '');
    const where: Condition = { kind: 'compareFields', field: count.field.name, op: isDenied ? '<' : '>=', other: most.field.name };
    return [piece(where, count, { from: isDenied ? from - 1 : from, to: from + (isFull ? 1 : 2) })];
  });
}

/** "still have places", "with no free seats". */
const SOME_LEFT =
  /^(?:still (?:has|have)(?: an?| any| some)? (?:places?|seats?|tickets?|spaces?|spots?|room)(?! (?:for|with|of|service)\b)|(?:with|has|have|having)(?: still)?(?: any| some|(?<none> no))? (?:(?:places|seats|tickets|spaces|spots|room)(?: still)? (?:left|free|remaining|unsold)|(?:free|unsold|spare|remaining|empty) (?:places|seats|spaces|spots)|unsold tickets))(?= |$)/;
const LONGEST_LEFT = 7;

/** "are completely full", "isn't full yet": all that is said of the records; "full time" and "full refund" are something else. */
function isWholePredicate(tokens: readonly Token[], at: number): boolean {
  const isSaidOf =
    /(?:^| )(?:is|are|was|were|be|not|n't|isn't|aren't|already|still|now)(?: (?:completely|totally|entirely|already|now|currently|quite))*$/;
  const next = tokens[at + 1];
  const isOver = next === undefined || next.kind === 'mark' || /^(?:in|at|on|and|or|by|per|already|now|yet|right)$/.test(next.lower);
  return isSaidOf.test(lowerText(tokens, Math.max(0, at - 3), at)) && isOver;
}

/** A whole number of things, and no amount of money. */
function isCount({ field, role, dimension }: FieldProfile): boolean {
  return field.type === 'number' && field.integer === true && role === 'measure' && dimension !== 'money' && field.role !== 'price';
}

/** "still open", "still out": of records that know when each was closed or came back, those that were not, or did not. */
function stillOpen({ tokens, schema, facts }: AnnotateLook): readonly Piece[] {
  const [closings, returns] = [CLOSED, RETURNED].map((stems) => endsOfSome({ schema, facts }, (stem) => stems.has(stem)));
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const [only, other] = lower === 'out' && isStateEnd(tokens[at + 1]) ? (returns ?? []) : OPEN.has(lower) ? (closings ?? []) : [];
    if (only === undefined || other !== undefined || !/^(?:still|remain|remains|remained|left)$/.test(tokens[at - 1]?.lower ?? '')) return [];
    const isKnown =
      holdsValue(facts, lower) || schema.profiles.some(({ field, words }) => field.type === 'boolean' && words.some(({ stem }) => stem === lower));
    return isKnown ? [] : [piece({ kind: 'null', field: only.field.name, negated: false }, only, { from: at - 1, to: at + 1 })];
  });
}

/** "still out of order" is something else. */
function isStateEnd(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'mark' || /^(?:and|at|in|from|with|by|per|now|on)$/.test(next.lower);
}

/** "free now", "available today": of records that know the day from which each is, and none until which, those for which it has come. */
function freeNow({ tokens, schema, facts, now }: AnnotateLook): readonly Piece[] {
  const names = ({ field }: FieldProfile, said: RegExp) => wordsOfName(field).some((word) => said.test(word));
  const [only, other] = schema.profiles.filter(
    (profile) => profile.field.type === 'date' && profile.words.some(({ stem }) => FREE_FROM.test(stem)) && !names(profile, OTHER_FREE),
  );
  if (only === undefined || other !== undefined || names(only, UNTIL)) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isRightNow = lowerText(tokens, at + 1, at + 3) === 'right now';
    const isNow = isRightNow || NOW.test(tokens[at + 1]?.lower ?? '');
    // "became available today" is of this day alone.
    const isBegun = /^(?:became|becomes?|becoming)$/.test(tokens[at - 1]?.lower ?? '');
    if (!/^(?:free|available|vacant)$/.test(lower) || !isNow || isBegun || holdsValue(facts, lower)) return [];
    const to = isRightNow ? at + 3 : at + 2;
    return [piece(conditionsOfDates('<=', periodOf(now, 'day', 0), only.field), only, { from: at, to })];
  });
}

const FREE_FROM = /^(?:free|avail|availabl|vacant|vacanc)$/;
/** Something else is for nothing until then. */
const OTHER_FREE = /^(?:cancel|cancellation|trial|trials)$/;
const UNTIL = /^(?:until|till|end|ends|ending|to)$/;
const NOW = /^(?:now|today|already|immediately|currently)$/;

/** "passed first time", "on the first attempt", "first-time sellers": the first of those that a record numbers, or none that was done again. */
function firstTime({ tokens, schema }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const at = tokens[from + 1]?.text === '-' ? from + 2 : from + 1;
    if (lower !== 'first' || !/^(?:time|attempt|try|go)$/.test(tokens[at]?.lower ?? '')) return [];
    const owner = tokens[at + 1]?.stem ?? '';
    const counting = schema.profiles.filter(({ field }) => field.type === 'number' && field.integer === true && field.min === 1);
    const tries = counting.filter(({ words }) => words.some(({ stem }) => /^(?:attempt|tri|try|sit)$/.test(stem)));
    const again = schema.profiles.filter(({ field }) => field.type === 'boolean' && AGAIN.test(field.name));
    const owned = counting.filter(({ words }) => words.length > 1 && words[0]?.stem === owner);
    const firsts = schema.profiles.filter(({ field, words }) => field.type === 'boolean' && words[0]?.stem === 'first');
    const [only, ...more] = firsts.length > 0 ? firsts : [...tries, ...again, ...owned];
    if (only === undefined || more.length > 0) return [];
    const value = only.field.type === 'number' ? 1 : firsts.includes(only);
    const isOfOwner = owned.includes(only);
    const start = isOfOwner && /^(?:by|from)$/.test(tokens[from - 1]?.lower ?? '') ? from - 1 : from;
    return [piece({ kind: 'compare', field: only.field.name, op: '=', value }, only, { from: start, to: isOfOwner ? at + 2 : at + 1 })];
  });
}

const AGAIN = /^(?:is_?|was_?)?(?:re-?(?:test|try|sit|inspection|visit|take)|repeat|follow_?up)(?:ed)?$/i;

/** Behind "overdue": small words, and words of the names of dates. */
function endOfNames(tokens: readonly Token[], from: number, profiles: readonly FieldProfile[]): number {
  const isOfDate = ({ stem }: Token) =>
    profiles.some(({ field, words, says }) => field.type === 'date' && (says.has(stem) || words.some((word) => word.stem === stem)));
  let to = from;
  for (let at = from; at < tokens.length && at < from + MOST; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') break;
    if (isOfDate(token) || /^(?:date|day)s?$/.test(token.lower)) to = at + 1;
    else if (!/^(?:for|on|an?|the|their|its|next)$/.test(token.lower)) break;
  }
  return to;
}

const MOST = 5;

function piece(where: Condition, profile: FieldProfile, { from, to }: TokenSpan): Piece {
  return { kind: 'condition', where, profile, source: 'absence', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole };
}
