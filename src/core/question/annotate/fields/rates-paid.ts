import { bareSuperlatives } from '../../../language/annotate/superlatives.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { periodOf } from '../../../language/lexicon/en/periods.ts';
import { nameWords } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem } from '../../../language/stem.ts';
import { lowerText, type Token } from '../../../language/tokens.ts';
import { holdsValue } from '../../facts.ts';
import type { Piece } from '../../piece.ts';
import { isNamedAfterPeriod } from '../../period-names.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';
import { isMoney } from '../../field-role.ts';
import { onlyOne } from '../../../language/bind/prices.ts';

/** "price per head" and "priciest per hour" of records that know what is paid for one of them: that amount, and no group. */
export function annotateRates({ tokens, schema, facts, isRecordNoun }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const adverb = lower.endsWith('ly') ? periodOf(lower) : null;
    if (adverb !== null)
      // "the cheapest weekly magazine" where a value says how often one comes out.
      return [...namedRate(adverb, at, { tokens, schema }), ...(holdsValue(facts, lower) ? [] : cheapestFor(adverb, at, { tokens, schema }))];
    const isTimed = lower === 'per' || isForATime(tokens, at);
    const isEach = isTimed || /^(?:a|an|one)$/.test(lower);
    const known = isEach ? paidFor(tokens[at + 1], schema.profiles) : null;
    const paid = known ?? (isTimed ? paidEach(tokens[at + 1], { schema, isRecordNoun }) : null);
    if (paid === null) return [];
    const to = at + 2;
    // More than the words of the price and of the name apart.
    const score = WEIGHTS.condition + WEIGHTS.whole;
    const choices = [{ profile: paid, score: 1.2 }];
    // "what did the bullocks make a head".
    if (!isTimed && ASKED.test(lowerText(tokens, 0, at))) return [{ kind: 'field', choices, from: at, to, score: 2 * score }];
    if (PAID.test(tokens[at - 1]?.lower ?? '')) return [{ kind: 'field', choices, from: at - 1, to, score: 3 * score }];
    const verb = chargedBefore(tokens, at);
    if (verb >= 0)
      return [
        { kind: 'field', choices, from: verb, to: verb + 1, score: 2 * score },
        { kind: 'harmless', from: at, to, score: 2 * score },
      ];
    const end = bareSuperlatives(tokens.slice(0, at)).at(-1);
    const last = tokens[(end?.to ?? 0) - 1]?.lower ?? '';
    const descending = DEAR.test(last);
    if (end === undefined || (!descending && !CHEAP.test(last))) return [];
    const idea = { profile: paid, score: 1 };
    const word = descending ? 'highest' : 'lowest';
    // "the cheapest coffee per cup": what is ranked stands between, and is read by itself.
    const until = end.to === at ? to : end.to;
    // "the most expensive places for a week": what is behind the superlative says no more.
    const from = tokens[at - 1]?.lower === 'for' ? at - 1 : at;
    const tail: Piece[] = until < to ? [{ kind: 'harmless', from, to, score: (to - from) * score }] : [];
    return [{ kind: 'extreme', word, idea, descending, from: end.from, to: until, score: (until - end.from) * score }, ...tail];
  });
}

/** "charges the most per word", "pay more per hour": the place of the verb that says of what is paid for each; -1 for none. */
function chargedBefore(tokens: readonly Token[], at: number): number {
  let verb = at - 1;
  while (/^(?:the|most|least|more|less|highest|lowest)$/.test(tokens[verb]?.lower ?? '')) verb -= 1;
  return verb < at - 1 && /^(?:charges?|charged|asks?|pays?|paid|costs?|earns?|earned)$/.test(tokens[verb]?.lower ?? '') ? verb : -1;
}

/** The one amount that is paid for each of a period. */
function amountFor(period: string, { profiles }: AnnotateLook['schema']): FieldProfile | null {
  const [only, ...more] = profiles.filter(
    ({ field, dimension, words }) => field.type === 'number' && dimension === 'money' && words.some(({ stem: word }) => periodOf(word) === period),
  );
  return only === undefined || more.length > 0 ? null : only;
}

/** "average hourly rate" of an hourly pay: a rate for a period is what is paid for it. */
function namedRate(period: string, at: number, { tokens, schema }: Pick<AnnotateLook, 'tokens' | 'schema'>): readonly Piece[] {
  const paid = /^rates?$/.test(tokens[at + 1]?.lower ?? '') ? amountFor(period, schema) : null;
  const isOwn = schema.profiles.some(({ words }) => words.some(({ stem: word }) => word === 'rate'));
  return paid === null || isOwn
    ? []
    : [{ kind: 'field', choices: [{ profile: paid, score: 1 }], from: at, to: at + 2, score: 3 * (WEIGHTS.condition + WEIGHTS.whole) }];
}

/** "the cheapest monthly space": by what is paid for each of the period, and no row for each of them. */
function cheapestFor(period: string, at: number, { tokens, schema }: Pick<AnnotateLook, 'tokens' | 'schema'>): readonly Piece[] {
  const only = amountFor(period, schema);
  const end = bareSuperlatives(tokens.slice(0, at)).at(-1);
  const last = tokens[(end?.to ?? 0) - 1]?.lower ?? '';
  const descending = DEAR.test(last);
  const isNoun = tokens[at + 1]?.kind === 'word' && !PAID.test(tokens[at + 1]?.lower ?? '');
  if (only === null || end?.to !== at || !isNoun || (!descending && !CHEAP.test(last))) return [];
  const idea = { profile: only, score: 1 };
  const score = (at + 1 - end.from) * (WEIGHTS.condition + WEIGHTS.whole);
  return [{ kind: 'extreme', word: descending ? 'highest' : 'lowest', idea, descending, from: end.from, to: at + 1, score }];
}

/** "for a week", "a night". */
function isForATime(tokens: readonly Token[], at: number): boolean {
  return /^(?:a|an|one)$/.test(tokens[at]?.lower ?? '') && periodOf(tokens[at + 1]?.lower ?? '') !== null;
}

/** What is asked for is what something is sold or paid for. */
const ASKED =
  /(?:^| )(?:what|how much|much)(?: (?:an?|one))? .*\b(?:cost|costs|charge|charges|pay|pays|paid|make|makes|made|fetch|fetches|fetched|bring|brings|brought|earn|earns|earned|sell for|sells for|sold for|go for|goes for|went for)$|^how much$/;
const PAID = /^(?:price|prices|cost|costs|fee|fees|rate|rates|rent|charge|charges|fare|tariff|paid)$/;
const DEAR = /^(?:dearest|priciest|costliest|expensive)$/;
const CHEAP = /^(?:cheapest|affordable)$/;

/** The one amount of money whose name says that it is paid for each of a thing: "perHead", "hourlyRate", "price_per_night". */
function paidFor(thing: Token | undefined, profiles: readonly FieldProfile[]): FieldProfile | null {
  if (thing?.kind !== 'word') return null;
  const period = periodOf(thing.lower);
  const isCalled = ({ field, words }: FieldProfile) =>
    isPaidFor(field.name, thing) || (period !== null && words.some((word) => word.stem === period));
  return onlyOne(profiles.filter((profile) => isMoney(profile) && isCalled(profile)));
}

/** "price per ticket" of a "priceEach" next to how many tickets there are: what each of them costs already. */
function paidEach(thing: Token | undefined, { schema, isRecordNoun }: Pick<AnnotateLook, 'schema' | 'isRecordNoun'>): FieldProfile | null {
  const isCounted =
    thing?.kind === 'word' &&
    (isRecordNoun(thing.lower) ||
      schema.profiles.some(({ words, dimension }) => dimension === null && words.some((word) => word.stem === thing.stem)));
  return isCounted ? onlyOne(schema.profiles.filter((profile) => isMoney(profile) && EACH.test(nameWords(profile.field.name).at(-1) ?? ''))) : null;
}

const EACH = /^(?:each|apiece|ea)$/;

function isPaidFor(name: string, { lower, stem: root }: Token): boolean {
  const words = nameWords(name);
  return (
    (isPeriod(lower) && isNamedAfterPeriod(name, lower)) ||
    words.some((word, at) => word === `${lower}ly` || (words[at - 1] === 'per' && (stem(word) === root || isSameUnit(word, lower))))
  );
}

/** "per kilo" of a price per kg. */
function isSameUnit(word: string, said: string): boolean {
  const [own, other] = [unitOf(word), unitOf(said)];
  return own !== undefined && own.dimension === other?.dimension && own.factor === other.factor;
}

function isPeriod(word: string): word is 'hour' | 'day' | 'week' | 'month' | 'year' {
  return /^(?:hour|day|week|month|year)$/.test(word);
}
