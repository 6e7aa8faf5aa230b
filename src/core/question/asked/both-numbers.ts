import type { Plan } from '../../plan/plan.ts';
import { cannot, type Planned } from '../planned.ts';

/** "…? show both numbers", "… averages of both": two values are wanted. */
const BOTH =
  /^(?<asked>\S.*?)[\s?.!,;:\u2013-]+(?:(?:and )?(?:please )?(?:show|give|tell)(?: me)? )?(?:both(?: the)? (?<of>numbers|counts|figures|averages|means|medians|values|totals|amounts|rates|percentages|shares)|(?:the )?(?<of_both>averages?|means?|medians?|numbers?|figures?|counts?|rates?|percentages?|shares?) (?:of|for|in) (?:both|each)|(?:show|give)(?: me)? both|how many (?:of )?each)(?:,? (?:please|pls))?\W*$/i;

/** What is asked before the wish for two values, in full; null where there is no such wish. */
function askedOfBoth(text: string): string | null {
  const { asked, of: both, of_both: ofBoth } = BOTH.exec(text)?.groups ?? {};
  if (asked === undefined || (/each\W*$/i.test(text) && !/\b(?:vs|versus|or)\b/i.test(asked))) return null;
  return /^(?:average|mean)s?$/i.test(both ?? ofBoth ?? '') && !/\b(?:averages?|mean|median)\b/i.test(asked) ? `${asked} on average?` : `${asked}?`;
}

/** "did A or B win more? show both numbers": the plan of a question that wants two values; null for others. */
export function planBoth(text: string, planOf: (text: string) => Planned): Planned | null {
  const asked = askedOfBoth(text);
  const planned = asked === null ? null : planOf(asked);
  return planned?.kind !== 'plan' || isOfBoth(planned.plan) ? planned : cannot('I do not see which two are to be shown');
}

/** True for a plan of more than one value. */
function isOfBoth(plan: Plan): boolean {
  if (plan.kind === 'several') return true;
  return plan.kind === 'stats' && ((plan.groups.length > 0 && plan.limit !== 1) || plan.measures.length > 1);
}
