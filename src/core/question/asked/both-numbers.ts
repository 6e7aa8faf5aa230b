import type { Plan } from '../../plan/plan.ts';

/** "…? show both numbers", "… averages of both": two values are wanted. */
const BOTH =
  /^(?<asked>\S.*?)[\s?.!,;:\u2013-]+(?:(?:and )?(?:please )?(?:show|give|tell)(?: me)? )?(?:both(?: the)? (?<of>numbers|counts|figures|averages|means|medians|values|totals|amounts|rates|percentages|shares)|(?:the )?(?<of_both>averages?|means?|medians?|numbers?|figures?|counts?|rates?|percentages?|shares?) (?:of|for|in) (?:both|each)|(?:show|give)(?: me)? both|how many (?:of )?each)(?:,? (?:please|pls))?\W*$/i;

/** What is asked before the wish for two values, in full; null where there is no such wish. */
export function askedOfBoth(text: string): string | null {
  const { asked, of: both, of_both: ofBoth } = BOTH.exec(text)?.groups ?? {};
  if (asked === undefined || (/each\W*$/i.test(text) && !/\b(?:vs|versus|or)\b/i.test(asked))) return null;
  return /^(?:average|mean)s?$/i.test(both ?? ofBoth ?? '') && !/\b(?:averages?|mean|median)\b/i.test(asked) ? `${asked} on average?` : `${asked}?`;
}

/** True for a plan of more than one value. */
export function isOfBoth(plan: Plan): boolean {
  if (plan.kind === 'several') return true;
  return plan.kind === 'stats' && ((plan.groups.length > 0 && plan.limit !== 1) || plan.measures.length > 1);
}
