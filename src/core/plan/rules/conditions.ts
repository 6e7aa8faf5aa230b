import { parseFilterFor } from '../../condition/check.ts';
import type { Condition, Filter } from '../../condition/condition.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Order } from '../../language/query-field.ts';
import type { Interpretation } from '../../query/interpretation.ts';
import { interpretByRules } from '../../query/read-query.ts';
import { stem } from '../../language/stem.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import { nameAt, nameFrom } from './naming.ts';

/** A stretch of the question with the condition that it states. */
export interface Stated extends Stretch {
  readonly where: Condition;
}

/** What exact words of the question state, and the order that its superlatives ask for. */
export interface ExactReading {
  readonly stated: readonly Stated[];
  readonly order: (Stretch & { readonly order: Order }) | null;
}

/** Numbers, dates and yes-or-no words, as searches read them. */
export function claimExact(scan: Scan): ExactReading {
  const { ledger, fields } = scan;
  const { filter, order: told, spans } = interpret(scan);
  // Nobody calls a date large.
  const isOfDate = fields.some(({ name, type }) => name === told?.field && type === 'date');
  const orderSaid = spans.find(({ kind }) => kind === 'order')?.text.toLowerCase() ?? '';
  const order = isOfDate && /\b(?:largest|biggest|smallest|highest|lowest)\b/.test(orderSaid) ? largestBy(scan, told) : told;
  const isTickets = ({ text }: (typeof spans)[number]) =>
    /^(?:with )?tickets?$/i.test(text.trim()) && !/\bstill\b/.test(ledger.lower) && fields.some(({ name }) => /ticket/i.test(name));
  const all = spans
    .filter((span) => span.kind === 'condition' && !isTickets(span))
    .map((span) => ({ span, ...ledger.stretchOf(span.start, span.end) }));
  // The same words said of several fields are meant of the one with the plainest name.
  const conditions = all.filter((each) =>
    all.every((other) => other === each || other.from !== each.from || other.to !== each.to || isPlainer(each.span.reading, other.span.reading)),
  );
  const ordering = order === null ? undefined : spans.find(({ kind }) => kind === 'order');
  const stretch = ordering === undefined ? null : ledger.stretchOf(ordering.start, ordering.end);
  for (const each of conditions) ledger.take(each);
  if (stretch !== null) ledger.take(stretch);
  if (order?.limit !== undefined) claimCount(ledger, order.limit);
  return {
    stated:
      filter === null
        ? []
        : conditions.length === all.length && conditions.every(({ span }) => !span.reading.startsWith('(')) && isJoined(filter, conditions.length)
          ? whole(filter, conditions)
          : conditions.map(({ span, from, to }) => ({ from, to, where: parseFilterFor(span.reading, fields) })),
    order: order === null || stretch === null ? null : { ...stretch, order },
  };
}

const MONTH = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const MOST_YEARS = 40;

/** "in July" of records that all are of years before this one: the July of each of them. */
function everyYear(meaning: Interpretation, { ledger, schema, now }: Pick<Scan, 'ledger' | 'schema' | 'now'>): Interpretation {
  if (!MONTH.test(ledger.lower) || /\b(?:1[5-9]|20)\d\d\b/.test(ledger.lower) || meaning.filter === null) return meaning;
  const spans = meaning.spans.map((span) => {
    const profile = schema.profiles.find(({ field }) => field.type === 'date' && span.reading.includes(field.name));
    const { min, max } = profile?.field ?? {};
    const days = span.reading.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
    const [first, last] = days;
    if (
      min === undefined ||
      max === undefined ||
      first === undefined ||
      last === undefined ||
      days.length !== 2 ||
      max >= Date.UTC(new Date(now).getUTCFullYear(), 0, 1)
    )
      return span;
    const years = Array.from(
      { length: new Date(max).getUTCFullYear() - new Date(min).getUTCFullYear() + 1 },
      (_, index) => new Date(min).getUTCFullYear() + index,
    );
    const later = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
    if (years.length > MOST_YEARS) return span;
    const parts = years.map(
      (year) => `(${span.reading.replace(first, `${year}${first.slice(4)}`).replace(last, `${year + later}${last.slice(4)}`)})`,
    );
    return { ...span, reading: parts.join(' OR ') };
  });
  return { ...meaning, spans };
}

/** "the largest order" has the largest amount, where there is one. */
function largestBy({ schema }: Scan, told: Order | null): Order | null {
  const amounts = schema.profiles.filter(({ field, dimension, role }) => field.type === 'number' && dimension === 'money' && role === 'measure');
  const [only] = amounts;
  return told === null || only === undefined || amounts.length > 1 ? null : { ...told, field: only.field.name };
}

function isPlainer(reading: string, other: string): boolean {
  return reading.length < other.length || (reading.length === other.length && reading < other);
}

/** "sold in 2014" is not said of the year something was built: where there is a date, it is the date's. */
function interpret({ ledger, fields, schema, now }: Scan): Interpretation {
  const text = ledger.blanked();
  const meaning = everyYear(interpretByRules(text, fields, now), { ledger, schema, now });
  const verb =
    /\b(?<verb>sold|bought|purchased|listed|posted|happened|occurred|recorded|reported|reviewed|ordered|hired|added|booked|taken)\b(?: \p{L}+){0,2}? (?:in|during|since|before|after|between|from|by|on|until)\b/u.exec(
      ledger.lower,
    )?.groups?.['verb'];
  if (verb === undefined || schema.profiles.every(({ field }) => field.type !== 'date')) return meaning;
  const isOther = ({ role, words }: FieldProfile) => role === 'year' && !words.some((word) => word.stem === stem(verb));
  const years = new Set(schema.profiles.filter(isOther).map(({ field }) => field.name));
  const others = fields.filter(({ name }) => !years.has(name));
  return others.length === fields.length ? meaning : interpretByRules(text, others, now);
}

/** Where words on both sides of an "or" became alternatives, they stay one condition. */
function isJoined(filter: Filter, stretches: number): boolean {
  const items = filter.kind === 'and' ? filter.items : [filter];
  return items.length < stretches && items.some(({ kind }) => kind === 'or' || kind === 'in');
}

function whole(filter: Filter, conditions: readonly Stretch[]): readonly Stated[] {
  return [{ from: Math.min(...conditions.map(({ from }) => from)), to: Math.max(...conditions.map(({ to }) => to)), where: filter }];
}

/** The "5" of "top 5", where the order stands elsewhere. */
function claimCount(ledger: Scan['ledger'], limit: number): void {
  const led = ledger.claim(new RegExp(`\\b(?:the )?(?:top|first|best|bottom|worst|last) ${limit}\\b`));
  if (led === null) ledger.claim(new RegExp(`\\b${limit}\\b`));
}

const WITH = /^(?:with|have|has|having|had|got|contain|contains|include|includes|including|offering|offer|offers|featuring)$/;
const WITHOUT = /^(?:without|no|lack|lacks|lacking|missing|lacked)$/;

/** "with a rating", "without a price", "have no reviews", "price is missing": whether a field has a value, or counts anything. */
export function claimPresence(scan: Scan): readonly Stated[] {
  const { ledger } = scan;
  const stated: Stated[] = [...claimMissing(scan, 'any')];
  for (let at = 0; at < ledger.tokens.length; at += 1) {
    const word = ledger.word(at);
    const denied =
      WITHOUT.test(word) || (/^(?:not?|don't|doesn't|didn't|never)$/.test(word) && /^(?:have|has|had|having|any)$/.test(ledger.word(at + 1)));
    if (ledger.isTaken(at) || (!denied && !WITH.test(word)) || (!denied && isDeniedNext(scan, at))) continue;
    const naming = nameFrom(scan, at + 1, { reach: 3, passes: isArticle, accepts: () => true });
    if (naming === null || isValueNext(scan, naming.to) || ledger.word(naming.to) === '_') continue;
    const where = presence(naming.profile, scan, denied ? 'none' : 'some');
    if (where === null) continue;
    const from = denied && /^(?:with|have|has|had|having)$/.test(ledger.word(at - 1)) && !ledger.isTaken(at - 1) ? at - 1 : at;
    ledger.take({ from, to: naming.to });
    stated.push({ from, to: naming.to, where });
  }
  return [...stated, ...claimFlags(scan)];
}

function isDeniedNext({ ledger }: Scan, at: number): boolean {
  return WITHOUT.test(ledger.word(at + 1));
}

function isArticle(word: string): boolean {
  return /^(?:a|an|any|the|some|known|no|at|all|have|has|given|stated|recorded|listed|valid|own|their|least|one)$/.test(word);
}

/** "with a price of 5", "with fuel diesel": the field is not merely there. */
function isValueNext({ ledger, facts }: Scan, at: number): boolean {
  const next = ledger.tokens[at];
  if (next === undefined) return false;
  if (
    next.kind === 'number' ||
    /^(?:of|=|is|equal|over|under|above|below|more|less|between|at|like|greater|higher|lower|fewer|from|up|type)$/.test(next.lower)
  )
    return true;
  if (/^\p{Lu}$/u.test(next.text)) return true;
  return next.kind === 'word' && facts.findValues(next.lower).some(({ kind }) => kind === 'whole') && !/^(?:and|or|in|the|a)$/.test(next.lower);
}

/** Before yes-or-no words are read, only what says `unknown`. "price is missing", "a missing rating", "unknown director", "rating not available". */
export function claimMissing(scan: Scan, reach: 'unknown' | 'any'): readonly Stated[] {
  const { ledger } = scan;
  const stated: Stated[] = [];
  const absent =
    reach === 'unknown'
      ? '(?:unknown|unspecified|missing)'
      : '(?:missing|unknown|empty|blank|null|undefined|absent|unspecified|not (?:given|known|available|specified|recorded|set|stated|listed|there))';
  for (const pattern of [new RegExp(`\\b(?:is|are|was|were|have an?|has an?|with an?|have|with|has) ${absent}\\b`), new RegExp(`\\b${absent}\\b`)]) {
    const found = ledger.find(pattern);
    if (found === null) continue;
    const naming = nameFrom(scan, found.to, { reach: 2, passes: isArticle, accepts: () => true }) ?? nameBefore(scan, found.from);
    if (naming === null) continue;
    const stretch = { from: Math.min(found.from, naming.from), to: Math.max(found.to, naming.to) };
    ledger.take(stretch);
    stated.push({ ...stretch, where: { kind: 'null', field: naming.profile.field.name, negated: false } });
  }
  return stated;
}

function nameBefore(scan: Scan, at: number) {
  for (const start of [at - 4, at - 3, at - 2, at - 1]) {
    const naming = start < 0 ? null : nameAt(scan, start, () => true);
    if (naming !== null && naming.to >= at - 1) return naming;
  }
  return null;
}

/** Numbers that are 0 or 1 stand for no and yes; counts from 0 on for none and some; others are there or missing. */
function presence({ field, role, counted }: FieldProfile, { facts }: Scan, wanted: 'some' | 'none'): Condition | null {
  const name = field.name;
  const nulls = facts.records - (field.values ?? facts.records);
  if (field.type === 'boolean') return { kind: 'compare', field: name, op: '=', value: wanted === 'some' };
  if (isFlag(field)) return { kind: 'compare', field: name, op: '=', value: wanted === 'some' ? 1 : 0 };
  const counts = field.type === 'number' && field.min === 0 && role !== 'key';
  if (counts && (nulls === 0 || counted !== null)) return { kind: 'compare', field: name, op: wanted === 'some' ? '>' : '=', value: 0 };
  return { kind: 'null', field: name, negated: wanted === 'some' };
}

function isFlag({ type, min, max, integer }: FieldProfile['field']): boolean {
  return type === 'number' && min === 0 && max === 1 && integer === true;
}

/** "waterfront houses", "renovated houses", "not renovated": numbers that are 0 where there is nothing to tell. */
function claimFlags(scan: Scan): readonly Stated[] {
  const { ledger } = scan;
  const stated: Stated[] = [];
  for (const at of ledger.free()) {
    const naming = nameAt(scan, at, ({ field, role }) => isFlag(field) || (role === 'year' && field.min === 0));
    if (naming === null || !ledger.isFree(naming)) continue;
    const { field, role } = naming.profile;
    const isEvent = role === 'year' && /(?:ed|t)$/.test(ledger.word(naming.from));
    if (!isEvent && (!isFlag(field) || naming.said < 0.75)) continue;
    const denied = /^(?:not|never|non|no|without|un)$/.test(ledger.word(naming.from - 1)) ? naming.from - 1 : null;
    const from = denied ?? naming.from;
    ledger.take({ from, to: naming.to });
    const value = denied === null ? 1 : 0;
    const where: Condition = isFlag(field)
      ? { kind: 'compare', field: field.name, op: '=', value }
      : { kind: 'compare', field: field.name, op: denied === null ? '>' : '=', value: 0 };
    stated.push({ from, to: naming.to, where });
  }
  return stated;
}
