import type { RecordsPlan, StatsPlan } from '../plan.ts';
import { MOST_GROUPS } from './compose-groups.ts';
import type { Scan } from './facts.ts';
import { allOf, statsPlan, whereOf } from './plans.ts';
import type { Reading } from './reading.ts';

/** Records that are shown unless the question says how many. */
export const SHOWN = 10;

export function records(reading: Reading, scan: Scan): RecordsPlan | StatsPlan | null {
  const { order, head, named, stated, limit } = reading;
  const asked = [
    ...named.map(({ profile }) => profile.field.name),
    ...reading.figures.flatMap(({ profile }) => (profile === null ? [] : [profile.field.name])),
  ];
  if (order !== null) {
    const isOne = limit === null && isSingular(scan);
    return listPlan(reading, { fields: fieldsShown(asked, scan), limit: limit ?? (isOne ? 1 : SHOWN) });
  }
  if (stated.length === 0 && head !== 'list' && limit === null) return null;
  if (asked.length > 0 && !isOfOneRecord(reading, scan) && head !== 'list') return typicalValue(reading);
  if (asked.length > 0 && head === 'list' && stated.length === 0 && asked.length === 1 && limit === null) return valuesOf(asked[0], scan);
  if (stated.length === 0 && asked.length === 0 && limit === null && !/\b(?:all|records?|rows?|everything|first|some|any)\b/.test(scan.ledger.lower))
    return null;
  return listPlan(reading, { fields: fieldsShown(asked, scan), limit: limit ?? SHOWN });
}

/** "rent in Boston": what a number is like, where it is asked of many records. */
function typicalValue(reading: Reading): StatsPlan | null {
  const [only, ...others] = reading.named;
  if (only === undefined || others.length > 0 || only.profile.field.type !== 'number' || only.profile.role !== 'measure') return null;
  const field = only.profile.field.name;
  return statsPlan({
    where: whereOf(reading),
    measures: [
      { kind: 'avg', field },
      { kind: 'median', field },
      { kind: 'min', field },
      { kind: 'max', field },
    ],
  });
}

/** "list all cities": the values of a field, with how many records have each. */
function valuesOf(name: string | undefined, scan: Scan): StatsPlan | RecordsPlan | null {
  const profile = scan.schema.profiles.find(({ field }) => field.name === name);
  if (profile === undefined) return null;
  if (profile.field.type !== 'text' && profile.field.type !== 'boolean') return null;
  if (profile.field.name === scan.facts.titleField)
    return { kind: 'records', where: null, fields: [profile.field.name], order: [], offset: 0, limit: SHOWN };
  return statsPlan({
    measures: [{ kind: 'count' }],
    groups: [{ kind: 'value', field: profile.field.name }],
    order: [{ by: 'measure', index: 0, descending: true }],
    limit: MOST_GROUPS,
  });
}

export function listPlan(reading: Reading, { fields, limit }: { readonly fields: readonly string[]; readonly limit: number }): RecordsPlan {
  const { order, stated } = reading;
  return {
    kind: 'records',
    where: allOf(stated.map(({ where }) => where)),
    fields,
    order: order === null ? [] : [{ field: order.field, descending: order.direction === 'desc' }],
    offset: 0,
    limit,
  };
}

/** The fields asked for, behind the one that names a record; none, for those that matter, when none was asked for. */
export function fieldsShown(asked: readonly string[], { facts }: Scan): readonly string[] {
  if (asked.length === 0) return [];
  const name = facts.titleField ?? facts.key[0];
  return [...new Set([...(name === undefined ? [] : [name]), ...asked])];
}

/** "the cheapest flat" is one, "the cheapest flats" are several. */
function isSingular({ ledger }: Scan): boolean {
  return (
    !/\b(?:which|what|the|show me|list|find) (?:[\p{L}-]+ ){0,4}?(?:cheapest|expensive|highest|lowest|largest|biggest|smallest|newest|latest|oldest|longest|shortest|best|worst|top|rated|recent)(?: [\p{L}-]+){0,2}? \p{L}*[^su\s]s\b(?! (?:the|a|of))/u.test(
      ledger.lower,
    ) || /\b(?:has|is|was)\b/.test(ledger.lower)
  );
}

/** A condition on the name or key: the question is about one record. */
export function isOfOneRecord({ stated }: Reading, { facts, schema }: Scan): boolean {
  const unique = schema.profiles.flatMap(({ field }) =>
    field.type === 'text' && (facts.distinct(field.name) ?? 0) > facts.records * 0.9 ? [field.name] : [],
  );
  const title = facts.titleField !== null && (facts.distinct(facts.titleField) ?? Infinity) > facts.records / 2 ? [facts.titleField] : [];
  const naming = new Set([...title, ...facts.key, ...unique]);
  return stated.some(
    ({ where }) =>
      (where.kind === 'compare' && where.op === '=' && naming.has(where.field)) ||
      (where.kind === 'has' && naming.has(where.field) && where.text.includes(' ')),
  );
}
