import { bareSuperlatives } from '../../language/annotate/superlatives.ts';
import type { Scan } from './facts.ts';
import type { GroupFound } from './groupings.ts';
import { headNoun, limitOf, nounBefore, nounFrom, numberOf } from './head-noun.ts';
import { type ChoiceLook, ofIdea, type Ranked, rankedFrom, rankedOf } from './ranked.ts';

/** "which city has the most flats", "top 5 genres by average rating": groups of which the first are wanted. */
export interface Choice {
  readonly group: GroupFound;
  readonly ranked: Ranked;
  readonly descending: boolean;
  readonly limit: number;
}

/** The ranking of groups that a question asks for; null when it ranks records, or nothing. */
export function claimChoice(scan: Scan, look: ChoiceLook): Choice | null {
  return mostCommon(scan, look) ?? topGroups(scan, look) ?? superlativeGroup(scan, look) ?? rankedGroups(scan, look);
}

/** "most common fuel", "which city is the most frequent", "5 least common species". */
function mostCommon(scan: Scan, look: ChoiceLook): Choice | null {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?:(?:the )?(?<n>\d+|two|three|four|five|six|seven|eight|nine|ten) )?(?<way>most|least) (?:(?:common|frequent|prevalent|popular|represented|numerous|usual|typical)(?:ly)?(?: (?:used|listed|seen|recorded|occurring|reported|found))?|often(?: (?:used|listed|seen|recorded|reported|found))?|(?:used|listed|recorded|reported))\b/,
  );
  if (found === null) return null;
  const after = nounFrom(scan, found.to, look);
  const group = after ?? headNoun(scan, look)?.group ?? null;
  if (group === null) return null;
  ledger.take(found);
  ledger.take(group);
  const limit = numberOf(found.parts['n']?.text) ?? headNoun(scan, look)?.limit ?? limitOf(scan, group);
  return { group, ranked: { kind: 'count' }, descending: found.parts['way']?.text === 'most', limit };
}

/** "top 5 cities by number of flats", "top 10 genres". */
function topGroups(scan: Scan, look: ChoiceLook): Choice | null {
  const { ledger } = scan;
  const found = ledger.find(/\b(?:the )?(?<way>top|bottom|best|worst|first) (?<n>\d+|two|three|four|five|six|seven|eight|nine|ten)\b/);
  const limit = numberOf(found?.parts['n']?.text);
  if (found === null || limit === null) return null;
  const group = nounFrom(scan, found.to, look);
  if (group === null) return null;
  ledger.take({ from: found.from, to: group.to });
  const by = ledger.find(/\b(?:by|per|in terms of|ranked by|according to|based on|with the (?:most|highest|largest)|for)\b/);
  const isUp = found.parts['way']?.text === 'bottom' || found.parts['way']?.text === 'worst';
  if (by === null || by.from < group.to) return { group, ranked: { kind: 'count' }, descending: !isUp, limit };
  const ranked = rankedFrom(scan, by.to, look);
  if (ranked === null) return { group, ranked: { kind: 'count' }, descending: !isUp, limit };
  ledger.take({ from: by.from, to: ranked.to });
  return { group, ranked: ranked.ranked, descending: !isUp, limit };
}

const MOST_RANKED = 100;

/** "genres by median ticket price", "categories ordered by average price": all groups, ranked by a figure. */
function rankedGroups(scan: Scan, look: ChoiceLook): Choice | null {
  const { ledger } = scan;
  const lead = ledger.find(/\b(?:(?:sorted|ordered|ranked|in order) )?(?:by|of)(?: their| the)? (?=(?:average|avg|mean|median|total)\b)/);
  if (lead === null) return null;
  const start = ledger.tokens.findIndex(
    (token, at) => at < lead.from && !/^(?:list|show|me|rank|the|all|sort|order|please|which|what)$/.test(token.lower),
  );
  const group = start < 0 ? null : nounFrom(scan, start, look);
  if (group === null || group.to !== lead.from || limitOf(scan, group) === 1) return null;
  const ranked = rankedFrom(scan, lead.to, look);
  if (ranked === null || ranked.ranked.kind !== 'figure') return null;
  ledger.take({ from: group.from, to: ranked.to });
  return { group, ranked: ranked.ranked, descending: !/\b(?:ascending|lowest first)\b/.test(ledger.lower), limit: MOST_RANKED };
}

/** "which city has the highest average price", "the cheapest neighbourhood", "the 3 departments with the fewest people". */
function superlativeGroup(scan: Scan, look: ChoiceLook): Choice | null {
  const { ledger } = scan;
  for (const found of bareSuperlatives(ledger.tokens)) {
    if (!ledger.isFree(found)) continue;
    const head = headNoun(scan, look) ?? nounBefore(scan, found.from, look);
    const noun = head === null && found.idea !== null ? nounFrom(scan, found.to, look) : null;
    // "the cheapest furnished flat" is one flat.
    const next = noun?.profile.field.type === 'boolean' ? null : noun;
    const group = head?.group ?? next;
    if (group === null) continue;
    // "the publication year of the newest book" is the book's.
    if (head !== null && /^(?:of|of the|in the|for the)$/.test(ledger.said({ from: head.group.to, to: found.from }).toLowerCase().trim())) continue;
    const ranked = next === null ? rankedOf(scan, found, look) : ofIdea(scan, found);
    if (ranked === null || (ranked.ranked.kind === 'figure' && ranked.ranked.profile === group.profile)) continue;
    const lead = /^(?:the|with|has|have|had|is|are)$/.test(ledger.word(found.from - 1)) ? found.from - 1 : found.from;
    ledger.take({ from: lead, to: Math.max(found.to, ranked.to) });
    ledger.take(group);
    ledger.claim(/\bon average\b/);
    const top = ledger.claim(/\b(?:the )?(?:top|best|first|worst|bottom) (?<n>\d+|two|three|four|five|six|seven|eight|nine|ten)\b/);
    const limit = numberOf(top?.parts['n']?.text) ?? head?.limit ?? limitOf(scan, group);
    return { group, ranked: ranked.ranked, descending: ranked.descending, limit };
  }
  return null;
}
