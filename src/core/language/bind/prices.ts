import type { Bound } from '../annotate/bounds.ts';
import { onScale, unitOf, type Unit } from '../annotate/units.ts';
import { ASIDE_PRICES, COSTS, GAINS, GIVEN, MONEY_CONCEPTS, PARTS, SIDE_CHARGES, TOTALS, TRANSACTIONS } from '../lexicon/en/money.ts';
import { periodOf } from '../lexicon/en/periods.ts';
import { wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { EXTRA_STEMS, OF_SOME_STEMS } from '../profile/main-price.ts';
import { stemSet } from '../stem.ts';
import { clearest, isMain, type Clause, type End } from './siblings.ts';
import type { Token } from '../tokens.ts';

interface MoneyLook {
  readonly clause: Clause;
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
}

/** The price among amounts of money, else the salary, else the only one whose name says nothing more; null where another may be meant. */
export function mainMoney(constraint: Bound, all: readonly FieldProfile[], look: MoneyLook): FieldProfile | null {
  const main = likelyMoney(constraint, all, look);
  return main !== null && isBesidePrice(main, look) ? null : main;
}

/** "reserve_price" next to a current bid: beside what may be the price itself, where no word near the amount names it. */
export function isBesidePrice(profile: FieldProfile, { clause, profiles }: Omit<MoneyLook, 'tokens'>): boolean {
  const isOf = (one: FieldProfile, stems: ReadonlySet<string>) => hasUnsaid(one, stems, clause);
  return (
    isOf(profile, ASIDE_STEMS) &&
    profiles.some((other) => other.field.role === 'price' && !isOf(other, EXTRA_STEMS) && !isOf(other, ASIDE_STEMS) && !isOf(other, OF_SOME_STEMS))
  );
}

function likelyMoney(constraint: Bound, all: readonly FieldProfile[], { clause, tokens }: MoneyLook): FieldProfile | null {
  // "half day for £500" next to a price for the full day: all of its name is said.
  const called = all.filter(({ words }) => words.length > 1 && words.every(({ stem: word }) => clause.near.has(word)));
  if (called.length === 1) return onlyOne(called);
  const profiles = wholeOf(paidFor(forAll(paidEach(constraint, all, tokens), clause), clause), clause);
  const isOfWhole = tokens.some((token) => TRANSACTION_STEMS.has(token.stem));
  const totals = isOfWhole ? profiles.filter(isTotal) : [];
  const prices = totals.length > 0 ? totals : inMoney(profiles.filter(isPrice));
  const salaries = profiles.filter((profile) => profile.concepts.some((concept) => concept.id === 'salary'));
  const likely = prices.length > 0 ? prices : salaries;
  const plain = (likely.length > 0 ? likely : profiles).filter((profile) => isMain(profile, clause));
  // "under 300" of a reward next to what things are valued at: of what is given, where nothing else is known.
  if (likely.length === 0) return onlyOne(plain.length < profiles.length ? plain.filter((profile) => !isGiven(profile)) : plain);
  const holds = (profile: FieldProfile) => isWithin(constraint, profile, 1);
  return clearest(plain.length > 0 ? plain : likely, { clause, holds, ...boundOf(constraint) });
}

/** Without what only some people pay, unless they are named, where there is what all pay. */
function forAll(profiles: readonly FieldProfile[], clause: Clause): readonly FieldProfile[] {
  const plain = profiles.filter((profile) => !hasUnsaid(profile, OF_SOME_STEMS, clause));
  return plain.length > 0 ? plain : profiles;
}

/** What was awarded, and not what became of it: "spent", "claimed". */
function wholeOf(profiles: readonly FieldProfile[], clause: Clause): readonly FieldProfile[] {
  const whole = profiles.filter((profile) => !hasUnsaid(profile, PART_STEMS, clause));
  const awards = whole.filter(({ words }) => words.some(({ stem: word }) => word === 'award'));
  return awards.length === 1 ? awards : whole.length > 0 ? whole : profiles;
}

function hasUnsaid({ words }: FieldProfile, stems: ReadonlySet<string>, { near }: Pick<Clause, 'near'>): boolean {
  return words.some(({ stem: word }) => stems.has(word)) && !words.some(({ stem: word }) => near.has(word));
}

/** "under 20 an hour" is said of what is paid by the hour, where a field is called so. */
function paidEach(bound: Bound, all: readonly FieldProfile[], tokens: readonly Token[]): readonly FieldProfile[] {
  const said = periodSaid(bound, tokens);
  const paid = all.filter((profile) => said !== null && periodsOf(profile).includes(said));
  return paid.length > 0 ? paid : all;
}

/** "£100 an hour" of what is paid for a full day: so much for one time is none of what is paid for another. */
export function isPaidForOther(bound: Bound, profile: FieldProfile, tokens: readonly Token[]): boolean {
  const said = profile.dimension === 'money' ? periodSaid(bound, tokens) : null;
  const periods = said === null ? [] : periodsOf(profile);
  return said !== null && periods.length > 0 && !periods.includes(said);
}

function periodSaid({ numbersTo }: Bound, tokens: readonly Token[]): string | null {
  return /^(?:an?|per|each|every)$/.test(tokens[numbersTo]?.lower ?? '') ? periodOf(tokens[numbersTo + 1]?.lower ?? '') : null;
}

function periodsOf({ field }: FieldProfile): readonly string[] {
  return wordsOfName(field).flatMap((word) => periodOf(word) ?? []);
}

/** Fees and the like are left out where there is something that they come on top of, unless the words near the amount name them; so are costs where there is a price. */
export function withoutExtras(profiles: readonly FieldProfile[], { near }: Pick<Clause, 'near'>): readonly FieldProfile[] {
  const charged = profiles.filter((profile) => !hasUnsaid(profile, EXTRA_STEMS, { near }));
  const main = charged.filter((profile) => !hasUnsaid(profile, COST_STEMS, { near }));
  return main.length > 0 ? main : charged.length > 0 ? charged : profiles;
}

/** What a thing itself costs: its price; without one, a plain "fee", or the one amount of money that is called by a single word ("ticket"). */
function paidFor(all: readonly FieldProfile[], clause: Clause): readonly FieldProfile[] {
  const charged = withoutExtras(all, clause);
  if (charged.some((profile) => isPrice(profile) && isMain(profile, clause))) return charged;
  const single = all.filter(({ words }) => words.length === 1);
  const plain = single.filter(isPrice);
  if (plain.length > 0) return plain;
  const paid = single.filter((profile) => profile.unit?.dimension === 'money' && charged.includes(profile) && !isGained(profile));
  return paid.length === 1 && charged.some(isPrice) ? paid : charged;
}

function isGained(profile: FieldProfile): boolean {
  return profile.concepts.some(({ id }) => GAIN_IDS.has(id)) || isGiven(profile);
}

function isGiven({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => GIVEN_STEMS.has(word));
}

/** Whether an amount of money is paid for each of a unit of such a kind: "price_per_kg", "rent_m2", or a "unit_price" of whatever it is. */
export function isRateFor(per: Unit, { dimension, field }: FieldProfile): boolean {
  if (dimension !== 'money' || field.type !== 'number') return false;
  const isOf = (unit: Unit | undefined) => unit?.dimension === per.dimension && (per.dimension !== 'time' || unit.factor === per.factor);
  return wordsOfName(field).some((word) => word === 'unit' || isOf(unitOf(periodOf(word) ?? word)));
}

/** The one field that says what a thing costs; null where several might, or where only what comes on top of a price is known. */
export function priceOf(profiles: readonly FieldProfile[], clause: Clause, bound: End): FieldProfile | null {
  const price = clearest(pricesOf(profiles, clause), { clause, bound });
  // What a thing is not sold below is not what it costs, where another amount is known.
  const isKnown = profiles.some((other) => other !== price && other.role === 'measure' && other.dimension === 'money');
  const isSide = price?.words.some(({ stem: word }) => (SIDE_STEMS.has(word) || (word === 'reserv' && isKnown)) && !clause.near.has(word)) === true;
  return isSide ? null : price;
}

/** What a thing costs: its price, else an amount of money that is neither a fee nor earned, else what lies behind a price. */
function pricesOf(profiles: readonly FieldProfile[], clause: Clause): readonly FieldProfile[] {
  const money = profiles.filter((profile) => profile.role === 'measure' && (isPrice(profile) || profile.unit?.dimension === 'money'));
  const paid = money.filter((profile) => !isGained(profile));
  // "cheapest for foot passengers" says which, behind it.
  const isBehind = clause.near.size < clause.all.size;
  const said = isBehind ? paid.filter(({ words }) => words.some(({ stem: word, weight }) => weight === 1 && clause.near.has(word))) : [];
  const spent = paidFor(forAll(said.length > 0 ? said : paid, clause), clause);
  const priced = inMoney(spent.filter(isPrice));
  return priced.length > 0 ? priced : spent;
}

/** "Cost" of a card in a game next to a price in dollars: of what is called like money, what is in a currency, where anything is, and not in pence ("p/kWh"). */
export function inMoney(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  const declared = profiles.filter(({ field, unit }) => field.unit !== undefined && !(unit?.dimension === 'money' && unit.factor === HUNDREDTH));
  return declared.length > 0 ? declared : profiles;
}

/** What pence and cents are of a whole amount of money. */
const HUNDREDTH = 0.01;

function isTotal({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => TOTAL_STEMS.has(word)) && !words.some(({ stem: word }) => /^(?:unit|per|each|item)$/.test(word));
}

/** The only one there is; null of none or several. */
export function onlyOne(profiles: readonly FieldProfile[]): FieldProfile | null {
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}

export function isPrice(profile: FieldProfile): boolean {
  return profile.concepts.some((concept) => concept.id === 'price');
}

/** Which end of a span of amounts a bound is safely said of. */
export function boundOf({ comparison }: Bound): { readonly bound?: 'low' | 'high' } {
  if (comparison.startsWith('<')) return { bound: 'high' };
  return comparison.startsWith('>') ? { bound: 'low' } : {};
}

/** Whether every value lies within what the field holds, stretched by a factor at both ends. */
export function isWithin(constraint: Bound, { field, unit }: FieldProfile, slack: number): boolean {
  return constraint.values.every((value) => {
    const own = constraint.unit === null ? value : (onScale(value, constraint.unit, unit) ?? value);
    return (field.min === undefined || own >= field.min / slack) && (field.max === undefined || own <= field.max * slack);
  });
}

/** Stems of nouns for records that are paid as a whole. */
export const TRANSACTION_STEMS = stemSet(TRANSACTIONS);
const TOTAL_STEMS = stemSet(TOTALS);
const COST_STEMS = stemSet(COSTS);
const ASIDE_STEMS = stemSet(ASIDE_PRICES);
const PART_STEMS = stemSet(PARTS);
const GIVEN_STEMS = stemSet(GIVEN);
/** Stems of what is never the price itself. */
export const SIDE_STEMS = stemSet(SIDE_CHARGES);
/** Concepts of money that comes in or is given. */
export const GAIN_IDS: ReadonlySet<string> = new Set(GAINS.split(' '));
/** Concepts of money, whatever a field of them is measured in. */
export const MONEY_IDS: ReadonlySet<string> = new Set(MONEY_CONCEPTS.split(' '));
