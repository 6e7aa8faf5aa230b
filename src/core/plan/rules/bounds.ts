import { readNumber } from '../../language/annotate/numbers.ts';
import type { Scan } from './facts.ts';
import type { GroupFound } from './groupings.ts';
import { type Head, headNoun, limitOf, nounFrom } from './head-noun.ts';
import type { Stretch } from './ledger.ts';
import { type ChoiceLook, type Ranked, rankedFrom } from './ranked.ts';

/** A bound on how many records, or on which figure, a group must have. */
export interface Bound {
  readonly ranked: Ranked;
  readonly op: '<' | '<=' | '>' | '>=' | '=';
  readonly value: number;
}

const OPS: Readonly<Record<string, Bound['op'] | undefined>> = {
  'more than': '>',
  over: '>',
  above: '>',
  'greater than': '>',
  'higher than': '>',
  exceeding: '>',
  'at least': '>=',
  'less than': '<',
  'fewer than': '<',
  'lower than': '<',
  under: '<',
  below: '<',
  'at most': '<=',
  'no more than': '<=',
  exactly: '=',
};
const OP_WORDS = Object.keys(OPS).join('|');

/** "which cities have more than 100 flats", "genres with an average rating above 7": groups that keep a bound. */
export function claimBound(scan: Scan, look: ChoiceLook): { readonly group: GroupFound; readonly bound: Bound } | null {
  const counted = countBound(scan, look) ?? figureBound(scan, look);
  if (counted === null) return null;
  const { stretch, bound } = counted;
  const group = nounBehind(scan, stretch.from, look) ?? headNoun(scan, look)?.group ?? listedNoun(scan, look)?.group ?? null;
  if (group === null || !scan.ledger.isFree(group)) return null;
  scan.ledger.take(stretch);
  scan.ledger.take(group);
  return { group, bound };
}

interface BoundFound {
  readonly stretch: Stretch;
  readonly bound: Bound;
}

const LEAD = '(?:(?:that |which |who )?(?:have|has|had|placed|with|having|got|offer|list)|where|whose|of)';

/** "with more than 100 flats", "that have 8 or more airports". */
function countBound({ ledger }: Scan, { isEntity }: ChoiceLook): BoundFound | null {
  const found =
    ledger.find(new RegExp(`\\b${LEAD} (?<op>${OP_WORDS}) (?<n>[\\d.,]+k?) (?<noun>[\\p{L}]+)`, 'u')) ??
    ledger.find(new RegExp(`\\b${LEAD} (?<n>[\\d.,]+k?)(?<more>\\+| or more) (?<noun>[\\p{L}]+)`, 'u'));
  const noun = found?.parts['noun']?.text ?? '';
  const isRecords = isEntity(noun) || /^(?:records|entries|items|rows|listings|results)$/.test(noun);
  const op = found?.parts['more'] === undefined ? OPS[found?.parts['op']?.text ?? ''] : '>=';
  const number = readNumber(ledger.tokens, found?.parts['n']?.from ?? -1);
  if (found === null || !isRecords || op === undefined || number === null) return null;
  return { stretch: found, bound: { ranked: { kind: 'count' }, op, value: number.value } };
}

/** "with an average price over 46", "where the average rent is above 1000". */
function figureBound(scan: Scan, look: ChoiceLook): BoundFound | null {
  const { ledger } = scan;
  const found = ledger.find(
    new RegExp(
      `\\b(?:${LEAD} )?(?:(?:an|a|the|its|their) )*(?<figure>(?:average|avg|mean|median|total)\\b.{1,40}?) (?:is |of |was |are )?(?<op>${OP_WORDS}) [$€£₹]?(?<n>[\\d.,]+k?)`,
      'u',
    ),
  );
  const figure = found?.parts['figure'];
  const ranked = figure === undefined ? null : rankedFrom(scan, figure.from, look);
  const number = readNumber(ledger.tokens, found?.parts['n']?.from ?? -1);
  const op = OPS[found?.parts['op']?.text ?? ''];
  if (found === null || ranked === null || number === null || op === undefined || ranked.ranked.kind !== 'figure') return null;
  return { stretch: { from: found.from, to: Math.max(found.to, number.to) }, bound: { ranked: ranked.ranked, op, value: number.value } };
}

/** The group that is named right before what is said of it, in the plural. */
function nounBehind(scan: Scan, at: number, look: ChoiceLook): GroupFound | null {
  for (const start of [at - 3, at - 2, at - 1]) {
    const group = start < 0 ? null : nounFrom(scan, start, look);
    if (group !== null && group.to === at && limitOf(scan, group) > 1) return group;
  }
  return null;
}

function listedNoun(scan: Scan, look: ChoiceLook): Head | null {
  const found = scan.ledger.find(/^(?:please )?(?:list|show|name|find|give)(?: me)?(?: all)?(?: the)?/);
  const group = found === null ? null : nounFrom(scan, found.to, look);
  return group === null ? null : { group, limit: 0 };
}
