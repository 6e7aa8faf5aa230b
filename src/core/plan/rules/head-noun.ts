import type { Scan } from './facts.ts';
import { type GroupFound, groupingAt } from './groupings.ts';
import type { Stretch } from './ledger.ts';
import type { ChoiceLook } from './ranked.ts';

const SEVERAL = 5;

export interface Head {
  readonly group: GroupFound;
  readonly limit: number;
}

/** The noun after "which" or "what" that names a group. */
export function headNoun(scan: Scan, look: ChoiceLook): Head | null {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?:in |for |on |at |from |during )?(?:which|what)(?:'s| is| are| was| were)?(?: the)?(?: of the)?(?: (?<n>\d+|two|three|four|five|six|seven|eight|nine|ten))?\b/,
  );
  if (found === null) return whoNoun(scan);
  const group = nounFrom(scan, found.to, look);
  return group === null ? null : { group, limit: numberOf(found.parts['n']?.text) ?? limitOf(scan, group) };
}

const PEOPLE =
  /^(?:customer|author|compan|employer|director|seller|owner|organizer|organiser|host|artist|player|driver|agent|publisher|vendor|writer|client|buyer|teacher|manager|operator)/;

/** "who ordered the most": the one field that names people or firms, where the records are none themselves. */
function whoNoun({ ledger, schema, entityOf }: Scan): Head | null {
  if (!/^who\b/.test(ledger.lower) || entityOf('person') === 'certain') return null;
  const named = schema.profiles.filter(({ field, words }) => field.type === 'text' && words.some(({ stem }) => PEOPLE.test(stem)));
  const [profile] = named;
  if (profile === undefined || named.length > 1) return null;
  const group: GroupFound = { from: 0, to: 1, profile, grouping: { kind: 'value', field: profile.field.name } };
  return { group, limit: 1 };
}

/** "the city with the most …", "3 genres that have the highest …". */
export function nounBefore(scan: Scan, at: number, look: ChoiceLook): Head | null {
  const { ledger } = scan;
  let end = at;
  while (/^(?:the|with|that|which|has|have|had|having|is|are|by|was|were|of|for)$/.test(ledger.word(end - 1)) && end > at - 4) end -= 1;
  if (end === at || !/\b(?:with|has|have|had|having|is|are|was|were)\b/.test(ledger.said({ from: end, to: at }).toLowerCase())) return null;
  for (const start of [end - 4, end - 3, end - 2, end - 1]) {
    const group = start < 0 ? null : nounFrom(scan, start, look);
    if (group === null || group.to !== end) continue;
    const number = numberOf(ledger.word(start - 1));
    if (number !== null) ledger.take({ from: start - 1, to: start });
    return { group, limit: number ?? limitOf(scan, group) };
  }
  return null;
}

/** A group named right here, where the noun is no name of the records themselves. */
export function nounFrom(scan: Scan, at: number, { isEntity }: ChoiceLook): GroupFound | null {
  const isNumberOf = /^(?:number|count)$/.test(scan.ledger.word(at)) && scan.ledger.word(at + 1) === 'of';
  const own = groupingAt(scan, isNumberOf ? at + 2 : at);
  // "job title" of jobs is the title.
  const group = own === null && isEntity(scan.ledger.word(at)) && !scan.ledger.isTaken(at) ? groupingAt(scan, at + 1) : own;
  if (group === null || !scan.ledger.isFree(group)) return null;
  if (isNumberOf) scan.ledger.take({ from: at, to: at + 2 });
  const isCalled = group.to - group.from === 1 && isEntity(scan.ledger.word(at));
  const isRecords = isCalled && (group.profile.words.length > 1 || (scan.facts.distinct(group.profile.field.name) ?? 0) > scan.facts.records / 2);
  const isTitle =
    group.grouping.kind === 'value' &&
    group.grouping.field === scan.facts.titleField &&
    group.to - group.from === 1 &&
    isEntity(scan.ledger.word(group.from));
  return isRecords || isTitle ? null : group;
}

export function limitOf({ ledger }: Scan, group: Stretch): number {
  const last = ledger.tokens[group.to - 1]?.lower ?? '';
  const first = ledger.tokens[group.from]?.lower ?? '';
  return [first, last].some((word) => /[^su]s$/.test(word) && !/^(?:status|series|class|address|species|news|business)$/.test(word)) ? SEVERAL : 1;
}

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small whole number in digits or in words. */
export function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const spoken = SMALL.indexOf(text) + 1;
  const value = spoken > 0 ? spoken : /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
