import type { Span } from '../../contract/operations/search.ts';
import type { Filter } from '../condition/condition.ts';
import { printFilter } from '../condition/print.ts';
import { absorb } from '../language/bind/absorb.ts';
import { findFreezing } from '../language/annotate/freezing.ts';
import { findPlaces } from '../language/annotate/places.ts';
import { findNumbered } from '../language/annotate/numbered.ts';
import { readQuantity } from '../language/annotate/quantities.ts';
import { findPresences, withoutCharged } from '../language/annotate/presence/presence.ts';
import { withNamesOfRest } from '../language/annotate/presence/what-is-left.ts';
import { bindBounds, type Finding } from '../language/bind/binding.ts';
import { readBounds } from '../language/annotate/bounds.ts';
import { withoutDenied } from '../language/bind/dates/denied-times.ts';
import { bindDates, type DateFindings } from '../language/bind/dates/date-binding.ts';
import { isSaidWithoutDate } from '../language/bind/dates/going-on.ts';
import { readDates } from '../language/annotate/dates/dates.ts';
import type { QueryField } from '../language/query-field.ts';
import { comparedValues } from './compared-values.ts';
import type { Interpret, Interpretation, Unused } from './interpretation.ts';
import { deniedIn, preferredBy, type Denied } from './preferences.ts';
import { findRecordNouns, stemsOfNames, type NounContext, type RecordNoun } from '../language/annotate/record-nouns.ts';
import { bareSuperlatives, orderableFields } from '../language/annotate/superlatives.ts';
import { respelled } from '../language/annotate/spelling.ts';
import { findValueMentions, type ValueContext, type ValueMention } from '../language/annotate/values.ts';
import { possibleOf } from '../language/bind/possible.ts';
import type { Unbound } from '../language/bind/unbound.ts';
import type { Evidence } from '../language/bind/weights.ts';
import { isInName, isYearOfName } from '../language/annotate/dates/in-names.ts';
import { findMentions } from '../language/annotate/mentions.ts';
import { knownNames, namelikeNumbers } from '../language/annotate/names.ts';
import { orderOfBound } from '../language/bind/orders/order-of-bound.ts';
import { findOrder } from '../language/bind/orders/orders.ts';
import type { OrderFinding } from '../language/bind/orders/order-finding.ts';
import { restOf } from './rest.ts';
import { timesOfDay } from './times-of-day.ts';
import type { FieldProfile } from '../language/profile/fields.ts';
import { fieldsOfSums } from '../language/profile/sums.ts';
import { stem } from '../language/stem.ts';
import { isNamedBefore } from './named-before.ts';
import { schemaFor, type Schema } from '../language/profile/schema.ts';
import { findSwitches } from '../language/annotate/flags/switches.ts';
import { readTokens } from '../language/gloss/gloss.ts';
import { isCovered, lowerText, overlaps, positions, sourceOf, touches, type Token, type TokenSpan } from '../language/tokens.ts';
import { conjunction, disjunction, withoutRepeats } from '../condition/transform.ts';

/** Reads a query by rules alone: exact numbers, dates and yes-or-no words become conditions, superlatives an order, the rest stays. */
export const interpretByRules: Interpret = (query, fields, now) => readByRules(query, fields, now).interpretation;

/** What the rules made of a query, with all that another reader needs to go on where they ended. */
export interface RulesReading extends Reading {
  readonly interpretation: Interpretation;
  /** What became a condition, an order, or the number of records asked for. */
  readonly consumed: readonly TokenSpan[];
  /** Tokens that something was made of, or that are known to hold no amount: names, codes, sizes, times of day. */
  readonly explained: ReadonlySet<number>;
  /** What the records are called by. */
  readonly nouns: readonly TokenSpan[];
}

/** Reads a query by rules, and reports how far they came. */
export function readByRules(query: string, fields: readonly QueryField[], now: number, options: ReadOptions = {}): RulesReading {
  const written = readTokens(query, fields);
  const named = stemsOfNames(options.recordNames);
  const schema = schemaFor(
    fieldsOfSums(fields, (noun) => named.has(stem(noun))),
    written,
  );
  const reading: Reading = { query, tokens: respelled(written, schema, fields), schema, fields, now };
  const { tokens } = reading;
  const context = { fields, ...options };
  const values = findValueMentions(tokens, context);
  const recordNouns = findRecordNouns(tokens, context);
  const { findings, order, explained, unbound } = read(reading, { ...options, values, recordNouns });
  const consumed = order === null ? findings : [...findings, order, ...(order.others ?? [])];
  const pieces = [
    ...findings.map((finding) => conditionSpan(finding, finding.condition, reading)),
    ...(order === null ? [] : [orderSpan(order, reading)]),
  ];
  const nouns = recordNouns.filter((noun) => isWholeNoun(noun, values));
  const taken = [...consumed, ...nouns];
  const isTaken = (index: number) => isCovered(index, taken);
  const denied = deniedIn({ tokens, fields, values, isTaken });
  // "not inspected this year", which no date took, is told as a whole.
  const untold = denied.filter((one) => !unbound.some((whole) => touches(whole, one)));
  const interpretation: Interpretation = {
    filter: joined(findings, tokens),
    rest: restOf(query, tokens, { consumed: [...consumed, ...denied], nouns }),
    order: order?.order ?? null,
    spans: pieces.toSorted((a, b) => a.start - b.start),
    unused: [
      ...unbound,
      ...timesOfDay({ tokens, values, isTaken }),
      ...comparedValues(tokens, values, consumed),
      ...untold.map((value) => leftIn(value, fields)),
    ].map((span) => unusedOf(span, reading)),
    preferred: preferredBy({ tokens, fields, values, isTaken }),
  };
  return { ...reading, interpretation, consumed, nouns, explained };
}

/** What reading a query may know in addition to the fields. */
export interface ReadOptions extends Pick<NounContext, 'recordNames'>, Pick<ValueContext, 'findValues'> {
  /** Evidence that is left out, to measure what it is worth. */
  readonly without?: Evidence;
}

/** What all records are called is left out of the rest; a noun of the domain may tell one kind from another ("house"), as may a value. */
function isWholeNoun(noun: RecordNoun, values: readonly ValueMention[]): boolean {
  return noun.isNamed && !values.some(({ from, to }) => from <= noun.from && to > noun.from);
}

/** Words leave no record out: those that are not wanted rank nothing, and a filter for a value among them is told. */
function leftIn({ from, to, mention }: Denied, fields: readonly QueryField[]): Unbound {
  if (mention === null) return { from, to, reason: 'words leave no record out', candidates: [] };
  const { field, value } = mention;
  const isList = fields.some(({ name, role }) => name === field && role === 'list');
  const filter = printFilter(isList ? { kind: 'has', field, negated: true, text: value } : { kind: 'compare', field, op: '!=', value });
  return { from, to, reason: `words leave no record out; the filter ${filter} does`, candidates: [] };
}

function unusedOf({ reason, candidates, ...span }: Unbound, query: Query): Unused {
  return { text: spanOf(span, query).text, reason, candidates };
}

interface Reading {
  readonly query: string;
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly fields: readonly QueryField[];
  readonly now: number;
}

interface Found {
  readonly findings: readonly Finding[];
  readonly order: OrderFinding | null;
  readonly explained: ReadonlySet<number>;
  readonly unbound: readonly Unbound[];
}

interface ReadLook extends Pick<ReadOptions, 'without'> {
  readonly values: readonly ValueMention[];
  readonly recordNouns: readonly RecordNoun[];
}

/** "Sea Point", "cameras under 800" of a category: a place or what is bought, and no name of a field. */
function isNoField({ field, from, to }: ValueMention, fields: readonly QueryField[]): boolean {
  return to - from > 1 || fields.some(({ name, role }) => name === field && role === 'category');
}

/** Words that are read. What is longer was not typed but pasted, and its numbers are no conditions; it is still searched for whole. */
const MOST_READ = 300;

/** Every span is read once: yes-or-no words first, then names, times, orders, and at last the numbers that are left. */
function read({ query, tokens: all, schema, fields, now }: Reading, { without, values, recordNouns }: ReadLook): Found {
  const tokens = all.slice(0, MOST_READ);
  const { profiles, metres, dimensions } = schema;
  const taken = new Set<number>();
  const isTaken = (index: number) => taken.has(index);
  const take = (spans: readonly TokenSpan[]) => spans.flatMap(positions).forEach((index) => taken.add(index));
  const named = withNamesOfRest(findMentions(tokens, schema), tokens, profiles);
  const mentions = named.filter((mention) => !values.some((value) => isPartOfName(mention, value, tokens)));
  for (const index of knownNames({ query, tokens, fields, mentions })) taken.add(index);
  const nouns = [...values, ...recordNouns];
  const switches = withoutCharged(findSwitches(tokens, { profiles, mentions, nouns, takesParts: true }), { tokens, mentions });
  take(switches);
  const isOther = (time: TokenSpan) => overlaps(time, isTaken) || isMeasured(time, { tokens, schema });
  const look = { tokens, mentions, profiles };
  const times = readDates({ text: query, tokens, now }).filter((time) => !isOther(time) && !isInName(time, look) && !isYearOfName(time, look));
  const dates = withoutValues(withoutDenied(bindDates(times, { tokens, profiles, mentions, now }), { tokens, mentions }), values, tokens);
  take(dates.explained);
  const names = namelikeNumbers(tokens, mentions);
  const free = () => mentions.filter((mention) => !overlaps(mention, isTaken));
  const absences = [
    ...findNumbered(tokens, free()),
    ...findFreezing(tokens, profiles),
    ...findPlaces({ tokens, profiles, mentions: free() }),
    ...findPresences({ tokens, profiles, mentions: free(), isTaken, nouns }).filter((presence) => !isCountedBefore(tokens, presence)),
  ];
  take(absences);
  const stated = findOrder({ tokens, profiles, mentions: free(), isTaken });
  if (stated !== null) take([stated, ...(stated.others ?? [])]);
  const spoken = (index: number) => mentions.some((mention) => mention.from <= index && mention.to > index && tokens[index]?.kind === 'number');
  const isNoAmount = (index: number) => taken.has(index) || names.has(index) || spoken(index);
  const constraints = readBounds(tokens, { mentions: free(), metres, dimensions, isTaken: isNoAmount });
  const longer = [...values.filter((value) => isNoField(value, fields)), ...recordNouns.filter((noun) => noun.isNamed)];
  const numbers = bindBounds(constraints, { tokens, profiles, mentions: free(), isTaken, isName: (index) => isCovered(index, longer), without });
  const { apart, shared } = wordsOnce(numbers.findings);
  take(apart);
  const widened = [...dates.findings, ...apart].map((finding) => {
    const stretch = absorb(tokens, finding, { profile: finding.profile, isTaken });
    take([stretch]);
    return { ...finding, ...stretch };
  });
  // "before May or after June": each holds by itself.
  const isEither = tokens.some(({ lower }) => lower === 'or');
  const { kept, impossible } = isEither ? { kept: widened, impossible: [] } : possibleOf(widened);
  const order = orderOfBound(kept, stated, { tokens, profiles, isTaken });
  const unbound = [
    ...dates.unbound,
    ...numbers.unbound,
    ...shared,
    ...impossible,
    ...(order === null ? unboundOrders(tokens, profiles, isTaken) : []),
  ];
  return {
    findings: [...switches, ...absences, ...kept].toSorted((a, b) => a.from - b.from),
    order,
    explained: new Set([...taken, ...names]),
    unbound: unbound
      .filter((span) => !overlaps(span, isTaken) || dates.unbound.includes(span) || impossible.includes(span))
      .toSorted((a, b) => a.from - b.from),
  };
}

/** "between 1500 and 1800 m": numbers with a unit are no years. */
function isMeasured({ to }: TokenSpan, { tokens, schema }: Pick<Reading, 'tokens' | 'schema'>): boolean {
  const number = tokens[to - 1];
  const quantity = number?.kind === 'number' && number.value >= LEAST_YEAR ? readQuantity(tokens, to - 1, schema) : null;
  return quantity !== null && quantity.unit !== null && schema.dimensions.has(quantity.unit.dimension) && quantity.unit.dimension !== 'time';
}

const LEAST_YEAR = 1000;

/** "5 or fewer in stock": how many there are, and not that there are some. */
function isCountedBefore(tokens: readonly Token[], { from }: TokenSpan): boolean {
  return tokens[from - 3]?.kind === 'number' && /^or (?:fewer|less|more)$/.test(lowerText(tokens, from - 2, from));
}

/** "in progress" of a status that is called so is that value, and "delivered on thursday" of a delivery day the day of that. */
function withoutValues(dates: DateFindings, values: readonly ValueMention[], tokens: readonly Token[]): DateFindings {
  const isFree = (time: TokenSpan) =>
    !values.some(
      (value) =>
        value.from < time.to && value.to > time.from && (isSaidWithoutDate(lowerText(tokens, time.from, time.to)) || isNamedBefore(tokens, value)),
    );
  return { ...dates, findings: dates.findings.filter(isFree), explained: dates.explained.filter(isFree) };
}

/** "Camps Bay" is a place, and no bay that a field counts. */
function isPartOfName(mention: TokenSpan, value: ValueMention, tokens: readonly Token[]): boolean {
  const isLonger = value.from <= mention.from && value.to >= mention.to && value.to - value.from > mention.to - mention.from;
  return isLonger && tokens.slice(value.from, value.to).every(({ kind }) => kind === 'word');
}

/** Bounds in their order; one that leans on a word of the bound before says nothing of its own. */
function wordsOnce(findings: readonly Finding[]): { readonly apart: readonly Finding[]; readonly shared: readonly Unbound[] } {
  const apart: Finding[] = [];
  const shared: Unbound[] = [];
  for (const finding of findings.toSorted((a, b) => a.from - b.from)) {
    const end = apart.at(-1)?.to ?? 0;
    if (finding.from >= end) apart.push(finding);
    else if (finding.to > end)
      shared.push({ from: end, to: finding.to, reason: 'its words say another bound', candidates: [finding.profile.field.name] });
  }
  return { apart, shared };
}

/** Superlatives that no field answers, or that several might. */
function unboundOrders(tokens: readonly Token[], profiles: readonly FieldProfile[], isTaken: (index: number) => boolean): readonly Unbound[] {
  return bareSuperlatives(tokens).flatMap(({ from, to, idea }): readonly Unbound[] => {
    if (idea === null || isTaken(from)) return [];
    const candidates = orderableFields(idea, profiles)
      .slice(0, MOST_CANDIDATES)
      .map(({ field }) => field.name);
    return [{ from, to, reason: candidates.length > 1 ? 'several fields may be meant' : 'no field to order by', candidates }];
  });
}

const MOST_CANDIDATES = 3;

/** All that is stated, together; what stands on two sides of an "or" is an alternative. */
function joined(findings: readonly Finding[], tokens: readonly Token[]): Filter | null {
  const groups: Filter[][] = [];
  for (const [index, { from, condition }] of findings.entries()) {
    const before = findings[index - 1];
    const isAlternative = before !== undefined && from - before.to === 1 && tokens[before.to]?.lower === 'or';
    if (isAlternative) groups.at(-1)?.push(condition);
    else groups.push([condition]);
  }
  const parts = groups.map((items): Filter => disjunction(items));
  return conjunction(withoutRepeats(parts.flatMap((part) => (part.kind === 'and' ? part.items : [part]))));
}

/** What became a condition, as text. */
export function conditionSpan(span: TokenSpan, filter: Filter, query: Query): Span {
  return { ...spanOf(span, query), kind: 'condition', reading: printFilter(filter) };
}

/** What became an order. */
export function orderSpan({ order, ...span }: Pick<OrderFinding, 'from' | 'to' | 'order'>, query: Query): Span {
  return { ...spanOf(span, query), kind: 'order', reading: `${order.field} ${order.direction}` };
}

type Query = Pick<Reading, 'query' | 'tokens'>;

function spanOf({ from, to }: TokenSpan, { query, tokens }: Query): Pick<Span, 'start' | 'end' | 'text'> {
  const { start, end } = sourceOf(tokens, from, to);
  return { start, end, text: query.slice(start, end) };
}
