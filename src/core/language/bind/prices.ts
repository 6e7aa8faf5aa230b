import type { Bound } from '../annotate/bounds.ts';
import { onScale } from '../annotate/units.ts';
import { COSTS, EXTRAS, GAINS, SIDE_CHARGES, TOTALS, TRANSACTIONS } from '../lexicon/en/money.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { stem } from '../stem.ts';
import { clearest, isMain, type Clause } from './siblings.ts';
import type { Token } from '../tokens.ts';

/** The price among amounts of money, else the salary, else the only one whose name says nothing more. */
export function mainMoney(
  constraint: Bound,
  all: readonly FieldProfile[],
  { clause, tokens }: { readonly clause: Clause; readonly tokens: readonly Token[] },
): FieldProfile | null {
  const profiles = withoutExtras(all, clause);
  const isOfWhole = tokens.some((token) => TRANSACTION_STEMS.has(token.stem));
  const totals = isOfWhole ? profiles.filter(isTotal) : [];
  const prices = totals.length > 0 ? totals : profiles.filter(isPrice);
  const salaries = profiles.filter((profile) => profile.concepts.some((concept) => concept.id === 'salary'));
  const likely = prices.length > 0 ? prices : salaries;
  const plain = (likely.length > 0 ? likely : profiles).filter((profile) => isMain(profile, clause));
  if (likely.length === 0) return onlyOne(plain);
  const holds = (profile: FieldProfile) => isWithin(constraint, profile, 1);
  return clearest(plain.length > 0 ? plain : likely, { clause, holds, ...boundOf(constraint) });
}

/** Fees and the like are left out where there is something that they come on top of, unless the words near the amount name them; so are costs where there is a price. */
export function withoutExtras(profiles: readonly FieldProfile[], { near }: Pick<Clause, 'near'>): readonly FieldProfile[] {
  const has = ({ words }: FieldProfile, stems: ReadonlySet<string>) =>
    words.some(({ stem: word }) => stems.has(word)) && !words.some(({ stem: word }) => near.has(word));
  const charged = profiles.filter((profile) => !has(profile, EXTRA_STEMS));
  const main = charged.filter((profile) => !has(profile, COST_STEMS));
  return main.length > 0 ? main : charged.length > 0 ? charged : profiles;
}

/** The one field that says what a thing costs; null where several might, or where only what comes on top of a price is known. */
export function priceOf(profiles: readonly FieldProfile[], clause: Clause, bound: 'low' | 'high'): FieldProfile | null {
  const price = clearest(pricesOf(profiles, clause), { clause, bound });
  const isSide = price?.words.some(({ stem: word }) => SIDE_STEMS.has(word) && !clause.near.has(word)) === true;
  return isSide ? null : price;
}

/** What a thing costs: its price, else an amount of money that is neither a fee nor earned, else what lies behind a price. */
function pricesOf(profiles: readonly FieldProfile[], clause: Clause): readonly FieldProfile[] {
  const money = profiles.filter((profile) => profile.role === 'measure' && (isPrice(profile) || profile.unit?.dimension === 'money'));
  const isGain = ({ concepts: about }: FieldProfile) => about.some(({ id }) => GAIN_IDS.has(id));
  const paid = money.filter((profile) => !isGain(profile));
  const spent = withoutExtras(paid, clause);
  const priced = spent.filter(isPrice);
  if (priced.length > 0) return priced;
  // Without a price, a plain "fee" is what a thing costs, and not the materials beside it; a fee for delivery is not.
  const isPlain = (profile: FieldProfile) => isPrice(profile) && profile.words.length === 1;
  return paid.some(isPlain) ? paid : spent;
}

function isTotal({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => TOTAL_STEMS.has(word)) && !words.some(({ stem: word }) => /^(?:unit|per|each|item)$/.test(word));
}

function onlyOne(profiles: readonly FieldProfile[]): FieldProfile | null {
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}

function isPrice(profile: FieldProfile): boolean {
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

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
/** Stems of nouns for records that are paid as a whole. */
export const TRANSACTION_STEMS = stems(TRANSACTIONS);
const TOTAL_STEMS = stems(TOTALS);
const EXTRA_STEMS = stems(EXTRAS);
const COST_STEMS = stems(COSTS);
/** Stems of what is never the price itself. */
export const SIDE_STEMS = stems(SIDE_CHARGES);
/** Concepts of money that comes in or is given. */
export const GAIN_IDS: ReadonlySet<string> = new Set(GAINS.split(' '));
