import { stem } from '../../language/stem.ts';
import type { Scan } from './facts.ts';
import { type GroupFound, groupingAt } from './groupings.ts';
import type { Head } from './head.ts';
import type { Stretch } from './ledger.ts';
import { isMeasurable, nameAt, nameFrom, type Naming } from './naming.ts';
import { rootOf } from '../../language/values/roots.ts';
import { isGlue } from './words.ts';

const HEADS: readonly (readonly [RegExp, Head])[] = [
  [
    /\b(?:what|which)?(?: is| are|'s)?(?: the)? ?(?:percentage|percent|share|proportion|fraction)\b(?: of)?|\bhow (?:big|large) a (?:share|part|proportion) of\b|\bwhat %(?: of)?|\bpercentage of\b/,
    'share',
  ],
  [
    /\bhow many(?: of)?\b|\b(?:what(?:'s| is| was| are)? )?(?:the )?(?:total |overall |exact )?(?:number|count|quantity) of\b|^(?:please )?count(?: of| up| all| the)*\b/,
    'count',
  ],
  [
    /^(?:so |and )?(?:is|are|was|were) there\b(?: any| a| an| some)?|^(?:do|does|did|have|has) (?:any|some|a|an)\b|\bdo (?:you|we|they) have\b(?: any)?|^(?:any|is any|are any)\b/,
    'exists',
  ],
  [/\bwhen\b|\bwhat date\b|\bon (?:which|what) (?:date|day)\b|\bwhat (?:is|was) the date\b/, 'when'],
  [/^who\b|\bwho (?:is|are|was|were|has|have|directed|wrote|made|hosts?|owns?)\b/, 'who'],
  [
    /^(?:please )?(?:list|show|display|give|print|return|fetch|find|search|look|get|view|browse|name|see)\b(?: me| us| for| up| out)*|^(?:which|what)\b|\bshow me\b|\blist (?:all|the)\b|\bgive me\b/,
    'list',
  ],
];

export function claimHead(scan: Scan): Head {
  const { ledger } = scan;
  for (const [pattern, head] of HEADS) {
    const found = ledger.find(pattern);
    if (found === null || (head === 'count' && isPartOfFigure(ledger.lower, found.text)) || (head === 'share' && isOfName(scan, found))) continue;
    // "which" and "what" are needed to find the noun after them.
    if (!/^(?:which|what)$/.test(found.text.trim())) ledger.take(found);
    return head;
  }
  return 'none';
}

/** "percent contained" of a field that is called so asks for no share. */
function isOfName(scan: Scan, { from, to }: Stretch): boolean {
  return [to - 1, from].some((at) => (nameAt(scan, at, () => true)?.said ?? 0) >= 0.99);
}

/** "average number of bedrooms", "by number of flats": the number is no count of records. */
function isPartOfFigure(text: string, found: string): boolean {
  if (found.includes('how many')) return false;
  const before = text.slice(0, text.indexOf(found)).trimEnd();
  return /\b(?:average|avg|mean|median|highest|lowest|largest|smallest|greatest|most|fewest|maximum|minimum|max|min|by|per|with the|same|total|the largest|the smallest|and|between|of)$/.test(
    `${before} ${/\btotal\b/.test(found) ? '' : ''}`.trim(),
  );
}

/** "how many different cities", "distinct owners". */
export function claimDistinct(scan: Scan): Naming | null {
  const found = scan.ledger.find(/\b(?:different|distinct|unique)\b(?: (?:kinds?|types?|sorts?|values?) (?:of|for))?/);
  if (found === null) return null;
  const naming =
    nameFrom(scan, found.to, { reach: 1, passes: (word) => isGlue(word) || scan.entityOf(word) === 'certain', accepts: () => true }) ??
    (/\b(?:kinds?|types?|sorts?)\b/.test(found.text) ? nameFrom(scan, found.from + 1, { reach: 3, passes: isGlue, accepts: () => true }) : null);
  if (naming === null) return null;
  scan.ledger.take({ from: found.from, to: naming.to });
  return naming;
}

/** "how many reviews are there in total", "how many acres burned": what is counted is a field, and not the records. */
export function claimTally(scan: Scan, isEntity: (word: string) => boolean): Naming | null {
  const { ledger } = scan;
  const at = ledger.free().find((index) => !/^(?:total|of|the|all|in)$/.test(ledger.word(index)));
  if (at === undefined || (at > 6 && !ledger.lower.startsWith('how many'))) return null;
  const naming = nameAt(scan, at, (profile) => profile.field.type === 'text' || isMeasurable(profile));
  const isNamed = naming !== null && naming.said >= 0.99 && naming.profile.field.type === 'number' && naming.profile.words.length === 1;
  if (naming === null || (isEntity(ledger.word(at)) && naming.to - naming.from === 1 && !isNamed)) return null;
  // Nobody counts money: "how many tickets" asks for no sum of their prices.
  if (naming.profile.dimension === 'money' && naming.said < 0.99) return null;
  // "discounted products" are products.
  if (ledger.word(naming.to - 1).endsWith('ed') && isEntity(ledger.word(naming.to))) return null;
  // "people" may stand for many a field: what is added up has to be called so.
  const isCalled = ledger.tokens
    .slice(naming.from, naming.to)
    .some((token) => naming.profile.words.some(({ stem: own }) => own === token.stem || rootOf(token.lower) === rootOf(own)));
  if (!isCalled) return null;
  ledger.take(naming);
  return naming;
}

export function claimCorrelated(scan: Scan): readonly [Naming, Naming] | null {
  const found = scan.ledger.claim(
    /\b(?:correlations?|correlated|correlates?|correlate|relationship|link|connection|association|relation|related)\b(?: coefficient)?(?: of| between| with| to)?/,
  );
  if (found === null) return null;
  const named = namings(scan, isMeasurable);
  const [first, second] = named;
  if (first === undefined || second === undefined || first.profile === second.profile) return null;
  for (const each of [first, second]) scan.ledger.take(each);
  scan.ledger.claim(/\bcorrelations?(?: coefficient)?\b/);
  return [first, second];
}

/** "distribution of ratings", "histogram of prices", "breakdown of fuel". */
export function claimSpread(scan: Scan): GroupFound | null {
  const found = scan.ledger.find(
    /\b(?:distributions?|histograms?|breakdowns?|frequenc(?:y|ies)|spread|split|counts?) (?:of|for|by|per|in|across)(?: the| all)?\b|\bhow (?:is|are) (?:the )?(?=[\p{L} ]+ distributed)/u,
  );
  if (found === null) return null;
  const group = groupingAt(scan, found.to);
  if (group === null) return spreadOfNumber(scan, found);
  scan.ledger.take({ from: found.from, to: group.to });
  scan.ledger.claim(/\bdistributed\b/);
  return group;
}

function spreadOfNumber(scan: Scan, found: Stretch): GroupFound | null {
  const naming = nameAt(scan, found.to, isMeasurable);
  if (naming === null) return null;
  scan.ledger.take({ from: found.from, to: naming.to });
  return { ...naming, grouping: { kind: 'value', field: naming.profile.field.name } };
}

/** "when was the first", "the most recent". */
export function claimEnd({ ledger }: Scan, head: Head): 'first' | 'last' | null {
  if (head !== 'when') return null;
  const found = ledger.claim(/\b(?:first|earliest|oldest|last|latest|newest|most recent(?:ly)?|most recently)\b/);
  if (found === null) return null;
  return /first|earliest|oldest/.test(found.text) ? 'first' : 'last';
}

/** The fields that are still named: what a list shows, and what a record is asked for. */
export function claimNamed(scan: Scan, isEntity: (word: string) => boolean): readonly Naming[] {
  const named = namings(scan, () => true).filter((naming) => !(isEntity(scan.ledger.word(naming.from)) && naming.to - naming.from === 1));
  for (const naming of named) scan.ledger.take(naming);
  return named;
}

function namings(scan: Scan, accepts: Parameters<typeof nameAt>[2]): readonly Naming[] {
  const found: Naming[] = [];
  let at = 0;
  while (at < scan.ledger.tokens.length) {
    const naming = isGlue(scan.ledger.word(at)) && !isNameWord(scan, at) ? null : nameAt(scan, at, accepts);
    if (naming !== null) found.push(naming);
    at = naming === null ? at + 1 : naming.to;
  }
  return found;
}

/** A small word that is the whole name of a field ("name", "type"). */
function isNameWord({ ledger, schema }: Scan, at: number): boolean {
  const word = stem(ledger.word(at));
  return (
    /^(?:type|kind|number|amount|time|value|listing)$/.test(ledger.word(at)) &&
    schema.profiles.some(({ words }) => words.some((own) => own.stem === word))
  );
}

/** Where the part of "what share of A is B" begins; null when there is only one of them. */
export function partFrom({ ledger }: Scan): number | null {
  const verb =
    /\b(?:are|is|were|was|have|has|had|cost|costs|offer|offers|allow|allows|contain|contains|include|includes|come|comes|got|accept|accepts|lack|lacks|sold|do|does|did|fall|falls|belong|belongs|use|uses|run|runs)\b|\b(?:with|without|that|who)\b/g;
  const start = /\b(?:percentage|percent|share|proportion|fraction|%|part)\b/.exec(ledger.lower)?.index ?? 0;
  for (const match of ledger.lower.matchAll(verb)) {
    if (match.index < start) continue;
    return ledger.stretchOf(match.index, match.index + match[0].length).from;
  }
  return null;
}
