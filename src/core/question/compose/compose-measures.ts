import { onlyOne } from '../../language/bind/prices.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { onlyAmount } from '../../language/profile/main-price.ts';
import { stem } from '../../language/stem.ts';
import type { Measure } from '../../plan/plan.ts';
import { verbs } from '../annotate/concept-table.ts';
import { comparedField, fieldOfIdea } from '../annotate/concepts.ts';
import { defaultMeasure, isAdditive, isMeasurable, isYear, roleOf } from '../field-role.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { withoutRepeats } from '../../condition/transform.ts';

/** "on average" at the end belongs to the field that was named, or that "how much" speaks of. */
export function withBareMeasures(sentence: Sentence, reading: Reading): Reading | null {
  const bare = reading.measures.filter(({ isBare }) => isBare !== undefined);
  if (bare.length === 0) return reading;
  const others = reading.measures.filter(({ isBare }) => isBare === undefined);
  // "how many pounds dearer are A than B on average".
  const compared = reading.contrast === null ? null : comparedField(sentence.tokens, sentence.schema);
  if (compared !== null) {
    const statistics = bare.map(({ at, isBare }) => ({ at, measures: statisticOf(isBare, compared.field.name) }));
    return { ...reading, heads: reading.heads.filter(({ head }) => head !== 'count'), counted: null, measures: [...others, ...statistics] };
  }
  const target =
    reading.counted?.field.type === 'number'
      ? reading.counted
      : (reading.named.find(({ field }) => field.type === 'number') ??
        headNoun(sentence, bare) ??
        (reading.contrast === null ? undefined : (comparedNumber(sentence) ?? undefined)));
  const isCountedSum = bare.every(({ isBare }) => isBare === 'sum');
  if (target === undefined) {
    if (isCountedSum) {
      const isAlone = others.length + reading.heads.length === 0;
      const paid = isAlone && PAID_FOR.test(sentence.text) ? onlyAmount(sentence.profiles) : undefined;
      const total = paid ?? (isAlone && WORTH_OF.test(sentence.text) ? onlyPrice(sentence) : undefined);
      if (total !== undefined) return { ...reading, measures: bare.map(({ at }) => ({ at, measures: [{ kind: 'sum', field: total.field.name }] })) };
      // "expired ones in Eastgate, total please": how many there are.
      const counting = others.length > 0 || reading.heads.length > 0 ? [] : bare.map(({ at }) => ({ head: 'count' as const, at }));
      return { ...reading, heads: [...reading.heads, ...counting], measures: others };
    }
    const each = bare.every(({ isBare }) => isBare === 'avg') ? perEach(sentence, reading) : null;
    if (each !== null) return { ...each, measures: [...others, ...each.measures] };
    const amount = reading.heads.some(({ head }) => head === 'amount') && !isOfOtherVerb(sentence) ? mainPrice(sentence) : null;
    if (amount === null) return null;
    return { ...reading, measures: [...others, ...bare.flatMap(({ at, isBare }) => ({ at, measures: statisticOf(isBare, amount.field.name) }))] };
  }
  // "how many beds on average": what there are so many of is averaged, and no record counted.
  const isCounted = target === reading.counted;
  return {
    ...reading,
    heads: isCounted ? reading.heads.filter(({ head }) => head !== 'count') : reading.heads,
    counted: isCounted ? null : reading.counted,
    named: reading.named.filter((profile) => profile !== target),
    measures: [...others, ...bare.map(({ at, isBare }) => ({ at, measures: statisticOf(isBare, target.field.name) }))],
  };
}

/** "do A ask for more than B": a price is what they do that by. */
const CHARGING =
  /\b(?:charges?|costs?|pays?) (?:more|less)\b|\b(?:asks?|asking|goes|go|went|sells?|sold|selling|fetch|fetches|fetched) for (?:more|less)(?: money)?\b/i;

/** The number that two sides are compared by: what the comparative speaks of, a price, and of things that are higher how high they are. */
export function comparedNumber(sentence: Sentence): FieldProfile | null {
  const { tokens, schema, text } = sentence;
  const isHigher = /\b(?:higher|lower) (?:than|up)\b/i.test(text);
  return (
    comparedField(tokens, schema) ??
    (CHARGING.test(text) ? mainPrice(sentence) : null) ??
    (isHigher ? fieldOfIdea('height', sentence.profiles) : null)
  );
}

/** "average amount per level" of an award amount: the one number whose name ends in the word that elsewhere says nothing. */
function headNoun(sentence: Sentence, bare: Reading['measures']): FieldProfile | undefined {
  const [said, ...more] = bare.flatMap(({ at }) => {
    const next = sentence.pieces[at + 1];
    const token = next?.kind === 'harmless' && next.to - next.from === 1 ? sentence.tokens[next.from] : undefined;
    return token?.kind === 'word' ? [token.stem] : [];
  });
  if (said === undefined || more.length > 0) return undefined;
  const [only, ...others] = sentence.profiles.filter((profile) => isMeasurable(profile) && profile.words.some((word) => word.stem === said));
  return others.length === 0 ? only : undefined;
}

/** "average number of tickets per customer", "average order value": a total by how many customers or orders there are. */
function perEach(sentence: Sentence, reading: Reading): Reading | null {
  const [at = 0] = reading.measures.map((read) => read.at);
  const [group] = reading.groups;
  const entity = group === undefined ? valuedEntity(sentence) : isEntity(sentence, group.grouping.field) ? group.grouping.field : null;
  if (entity === null || reading.groups.length > 1) return null;
  const isCount = group !== undefined && reading.heads.some(({ head }) => head === 'count') && reading.counted === null;
  const money = group === undefined ? mainTotal(sentence) : null;
  if (!isCount && money === null) return null;
  const left: Measure = money === null ? { kind: 'count' } : { kind: 'sum', field: money.field.name };
  const measure: Measure = { kind: 'ratio', left, right: { kind: 'distinct', field: entity } };
  return { ...reading, heads: reading.heads.filter(({ head }) => head !== 'count'), groups: [], measures: [{ at, measures: [measure] }] };
}

/** A text that names things of which there are several records each. */
function isEntity({ profiles, facts }: Sentence, name: string): boolean {
  const field = profiles.find((profile) => profile.field.name === name)?.field;
  const distinct = field === undefined ? null : (facts.distinct(name) ?? field.distinct ?? null);
  return field?.type === 'text' && distinct !== null && distinct > 1 && distinct < facts.records * REPEATED;
}

/** At most this proportion of different values: the rest of the records repeat them. */
const REPEATED = 0.8;

/** "order value" of lines that know their order. */
function valuedEntity(sentence: Sentence): string | null {
  const thing = /\b(?<thing>order|invoice|basket|receipt|booking|transaction|purchase)s? (?:value|size|total|amount)\b/i.exec(sentence.text)
    ?.groups?.['thing'];
  const field = sentence.profiles.find(
    ({ words, field: { name } }) => thing !== undefined && words[0]?.stem === stem(thing.toLowerCase()) && isEntity(sentence, name),
  );
  return field?.field.name ?? null;
}

/** "how much do they weigh": the verb asks for a weight, and for no price. */
function isOfOtherVerb({ pieces, tokens }: Sentence): boolean {
  return pieces.some(({ kind, from, to }) => {
    const said = kind === 'verb' && to - from === 1 ? (verbs.get(tokens[from]?.stem ?? '') ?? []) : [];
    return said.length > 0 && said.every(({ concept }) => concept.type === 'number' && !OF_MONEY.test(concept.id));
  });
}

const OF_MONEY = /^(?:price|salary|revenue|profit|funding|donations|owed|loan|value|quantity)$/;

/** What adds up in money, by its usual names. */
function mainTotal({ profiles }: Sentence): FieldProfile | null {
  const isTotal = ({ words }: FieldProfile) => words.some((word) => /^(?:revenu|sale|gross|turnov|total|amount)/.test(word.stem));
  return profiles.find((profile) => isMeasurable(profile) && isAdditive(profile) && isTotal(profile)) ?? null;
}

/** "total on groceries": what is paid for something is no number of records. */
const PAID_FOR = /\btotals? (?:on|spent|paid)\b/i;

/** "total value of all the stones" of records with one price. */
const WORTH_OF = /\btotal (?:value|worth|cost|price) of\b/i;

function onlyPrice({ profiles }: Sentence): FieldProfile | undefined {
  const isOfMoney = (profile: FieldProfile) => profile.dimension === 'money' || profile.field.role === 'price' || roleOf(profile) === 'price';
  return onlyOne(profiles.filter((profile) => isMeasurable(profile) && isOfMoney(profile))) ?? undefined;
}

/** "how much is T416", of which no field is named: what it costs. */
export function priceOfOne(sentence: Sentence, { named }: Reading): FieldProfile | undefined {
  return named.length === 0 && /^\W*(?:and )?how much (?:is|are|was|were)\b/i.test(sentence.text) ? onlyPrice(sentence) : undefined;
}

/** The measures of a statistic of a field. */
export function statisticOf(statistic: Reading['measures'][number]['isBare'], field: string): readonly Measure[] {
  if (statistic === undefined) return [];
  if (typeof statistic === 'object') return [{ kind: 'percentile', field, p: statistic.p }];
  if (statistic === 'range')
    return [
      { kind: 'min', field },
      { kind: 'max', field },
    ];
  const kind =
    statistic === 'median' || statistic === 'sum' || statistic === 'min' || statistic === 'max' || statistic === 'stddev' ? statistic : 'avg';
  return [{ kind, field }];
}

/** The amount of money that "how much" and verbs of paying speak of. */
function mainPrice({ profiles }: Sentence): FieldProfile | null {
  return (
    profiles.find(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === 'price')) ??
    profiles.find(({ unit, field }) => field.type === 'number' && unit?.dimension === 'money') ??
    null
  );
}

/** "how much warranty do you get on routers", "how much deposit on a mixer": what each of them has, and not all of them together. */
export function isOfOne({ text, profiles }: Sentence, { heads, named, counted, measures }: Reading): boolean {
  if (measures.length > 0 || heads.every(({ head }) => head !== 'amount') || OF_ALL.test(text)) return false;
  const asked = new Set([...named, ...(counted === null ? [] : [counted])].map(({ field }) => field.name));
  const isLasting = profiles.some(({ field, dimension }) => asked.has(field.name) && (dimension === 'time' || OF_MONTHS.test(field.unit ?? '')));
  // "how much do dorms cost": what one of them does.
  const isPriced = profiles.some(
    ({ field, concepts }) => asked.has(field.name) && (field.role === 'price' || concepts.some(({ id }) => id === 'price')),
  );
  return isLasting || OF_ONE.test(text) || (isPriced && OF_EACH.test(text));
}

const OF_MONTHS = /^(?:mos?|mths?|months?|y|yrs?|years?)$/i;
const OF_ALL = /\b(?:total|altogether|combined|together|overall|sum|all)\b/i;
const OF_EACH = /\bhow much (?:do (?!we\b|you\b|i\b|they\b)\p{L}+(?: \p{L}+)? (?:cost|pay)\b|(?:does|is|would) (?:an?|one) \p{L}+)/iu;
const OF_ONE = /\b(?:on|for|with) (?:a|an|one|each)\b|\b(?:do|would|will) (?:you|i|one) (?:get|pay|need)\b|\bdo they (?:want|ask|charge|offer)\b/i;

/** The measures asked for, or what a plain field or a count comes to. */
export function measuresFor(reading: Reading): readonly Measure[] {
  const stated = withoutRepeats(reading.measures.flatMap(({ measures }) => measures));
  const { counted } = reading;
  const numbers = reading.named.filter((profile) => isMeasurable(profile) && !isYear(profile));
  // "how many reviews mention bed bugs": of texts that are looked through, those are counted that say so.
  const isLookedThrough =
    counted !== null &&
    counted.field.type === 'text' &&
    counted.field.role !== 'category' &&
    reading.stated.some(({ field }) => field === counted.field.name);
  const asked: readonly Measure[] = counted === null ? [] : [isLookedThrough ? { kind: 'count' } : countOf(counted)];
  const isCounting = reading.heads.some(({ head }) => head === 'count');
  const grouped = new Set(reading.groups.map(({ grouping }) => grouping.field));
  const plain =
    stated.length === 0 && asked.length === 0 && !isCounting ? numbers.filter(({ field }) => !grouped.has(field.name)).map(defaultMeasure) : [];
  const count: readonly Measure[] = isCounting && counted === null ? [{ kind: 'count' }] : [];
  const first = reading.heads.find(({ head }) => head === 'count')?.at ?? 0;
  const isBefore = (reading.measures[0]?.at ?? Infinity) < first;
  const all = isBefore ? [...stated, ...asked, ...plain, ...count] : [...asked, ...count, ...stated, ...plain];
  return all.length === 0 ? [{ kind: 'count' }] : withoutRepeats(all);
}

/** The measure of a field that is counted: "number of cities" are different ones; "number of votes" add up, ids do not; "inspections" are days that are known. */
export function countOf(profile: FieldProfile): Measure {
  const { name, type } = profile.field;
  if (type === 'date') return { kind: 'values', field: name };
  return type === 'number' && roleOf(profile) !== 'key' ? { kind: 'sum', field: name } : { kind: 'distinct', field: name };
}
