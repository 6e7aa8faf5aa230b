import type { FieldProfile } from '../../../language/profile/fields.ts';
import { SIDE_STEMS } from '../../../language/bind/prices.ts';
import { BIDDING } from '../../../language/lexicon/en/money.ts';
import { OF_SOME_STEMS } from '../../../language/profile/main-price.ts';
import { shareRoot, stemSet } from '../../../language/stem.ts';
import type { Plan } from '../../../plan/plan.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Sentence } from '../../sentence.ts';
import { rankedFields } from '../plan-features.ts';
import { fieldsOfPlan } from '../unused.ts';

/** "what do kids pay" of a price and one for children: why the plain price does not answer it; null where it does, or nobody is named. */
export function asidePrice({ profiles, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' && plan.kind !== 'several') return null;
  const parts = plan.kind === 'stats' ? [plan] : plan.parts.flatMap((part) => (part.plan.kind === 'stats' ? [part.plan] : []));
  const measured = new Set(parts.flatMap((part) => part.measures.flatMap(measureFields)));
  const used = new Set(fieldsOfPlan(plan));
  const isForThem = ({ words, says, dimension, field }: FieldProfile) =>
    dimension === 'money' &&
    !used.has(field.name) &&
    words.some(({ stem }) => OF_SOME_STEMS.has(stem)) &&
    tokens.some(({ stem }) => OF_SOME_STEMS.has(stem) && (says.has(stem) || words.some((word) => word.stem === stem)));
  const isOfMoney = profiles.some(({ field, dimension }) => dimension === 'money' && measured.has(field.name));
  const meant = isOfMoney ? profiles.find(isForThem) : undefined;
  return meant === undefined ? null : `I cannot tell whether ${meant.field.name} is meant: name the price`;
}

/**
 * "cheapest mooring" of a reserve price next to an annual fee, "most expensive location" of a charge for parking: why what has to be bid, or is paid
 * besides, is not simply the price where another amount may be it; null where its name is said, or no other is known.
 */
export function besidePrice({ profiles, tokens }: Sentence, plan: Plan): string | null {
  const looked = new Set(plan.kind === 'records' ? rankedFields(plan) : plan.kind === 'stats' ? plan.measures.flatMap(measureFields) : []);
  const money = profiles.filter(({ dimension, role }) => dimension === 'money' && role === 'measure');
  const isBeside = ({ words }: FieldProfile) => words.some(({ stem }) => BESIDE_STEMS.has(stem));
  const isSaid = ({ words }: FieldProfile) =>
    words.some(({ stem }) => BESIDE_STEMS.has(stem) && tokens.some((token) => token.stem === stem || shareRoot(token.stem, stem)));
  const taken = money.find((profile) => looked.has(profile.field.name) && isBeside(profile) && !isSaid(profile));
  const other = money.find((profile) => !looked.has(profile.field.name) && !isBeside(profile));
  return taken === undefined || other === undefined
    ? null
    : `I cannot tell whether ${taken.field.name} or ${other.field.name} is meant: name the amount`;
}

const BESIDE_STEMS: ReadonlySet<string> = new Set([...SIDE_STEMS, ...stemSet(BIDDING)]);
