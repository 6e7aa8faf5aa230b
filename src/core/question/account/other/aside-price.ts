import type { FieldProfile } from '../../../language/profile/fields.ts';
import { SIDE_STEMS } from '../../../language/bind/prices.ts';
import { BIDDING } from '../../../language/lexicon/en/money.ts';
import { shareRoot, stemSet } from '../../../language/stem.ts';
import type { Plan } from '../../../plan/plan.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Sentence } from '../../sentence.ts';
import { rankedFields } from '../plan-features.ts';

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
