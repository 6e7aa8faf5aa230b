import type { Grouping, Measure, Plan, StatsPlan } from '../plan.ts';
import { contrasted } from './compose-contrast.ts';
import { boundGroups, chosenGroups, groupOrder, groupsAlone, MOST_GROUPS } from './compose-groups.ts';
import { fieldsShown, isOfOneRecord, listPlan, records, SHOWN } from './compose-records.ts';
import type { Scan } from './facts.ts';
import { dateField } from './groupings.ts';
import { measuresOf } from './measures.ts';
import { fieldsOf } from './merge-where.ts';
import { allOf, statsPlan, whereOf } from './plans.ts';
import type { Reading } from './reading.ts';
import { isLightVerb } from './words.ts';

/** A plan, or why there is none. */
export type Composed = { readonly kind: 'plan'; readonly plan: Plan } | { readonly kind: 'cannot'; readonly reason: string };

/** What a question that was read comes to. */
export function composePlan(reading: Reading, scan: Scan): Composed {
  const idle = idleField(reading, scan);
  if (idle !== null) return { kind: 'cannot', reason: idle };
  const made =
    correlation(reading) ??
    contrasted(reading, scan) ??
    chosenGroups(reading, scan) ??
    boundGroups(reading) ??
    share(reading, scan) ??
    figured(reading, scan) ??
    endOfTime(reading, scan) ??
    counts(reading, scan) ??
    groupsAlone(reading, scan) ??
    records(reading, scan);
  // The second of groups, or of figures, cannot be told apart.
  if (reading.skipped > 0 && made?.kind === 'records' && made.order.length > 0)
    return { kind: 'plan', plan: { ...made, offset: reading.skipped, limit: 1 } };
  if (reading.skipped > 0) return { kind: 'cannot', reason: 'Only of records can I tell the second, and not of groups' };
  if (made !== null) return { kind: 'plan', plan: made };
  return { kind: 'cannot', reason: 'I do not see what to compute or to list' };
}

/** A field that is named although nothing is asked of it: what it has to do with the question was not understood. */
function idleField({ head, named, stated, hasPeople, contrast, correlated, tally, figures }: Reading, { ledger, schema }: Scan): string | null {
  const used = new Set(stated.flatMap(({ where }) => [...fieldsOf(where)]));
  const said = new Set(schema.profiles.filter(({ field }) => used.has(field.name)).flatMap(({ words }) => words.map(({ stem }) => stem)));
  const isIdle = (at: number) => isLightVerb(ledger.word(at)) || said.has(ledger.tokens[at]?.stem ?? '');
  const first = named.find(
    ({ profile, from, to }) => !used.has(profile.field.name) && !Array.from({ length: to - from }, (_, index) => from + index).every(isIdle),
  );
  if (head === 'who' && !hasPeople && named.every(({ profile }) => profile.field.type !== 'text')) return 'No field tells who';
  const isCount =
    (head === 'count' || head === 'exists' || head === 'share') && contrast === null && correlated === null && tally === null && figures.length === 0;
  return isCount && first !== undefined ? `I do not see what is asked of ${first.profile.field.name}` : null;
}

function correlation(reading: Reading): Plan | null {
  if (reading.correlated === null) return null;
  const [first, second] = reading.correlated;
  return statsPlan({
    where: whereOf(reading),
    measures: [{ kind: 'correlation', fields: [first.profile.field.name, second.profile.field.name] }, { kind: 'count' }],
    groups: reading.groups.map(({ grouping }) => grouping),
  });
}

/** "what percentage of A is B". */
function share(reading: Reading, scan: Scan): StatsPlan | null {
  if (reading.head !== 'share') return null;
  const groups = reading.groups.map(({ grouping }) => grouping);
  const from = reading.partFrom ?? 0;
  const behind = reading.stated.filter((each) => each.from >= from || each.to > from);
  const part = behind.length > 0 ? behind : reading.stated;
  const of = allOf(part.map(({ where }) => where));
  const scope = allOf(reading.stated.filter((each) => !part.includes(each)).map(({ where }) => where));
  if (of === null)
    return groups.length === 0
      ? null
      : statsPlan({ where: scope, groups, measures: [{ kind: 'share', of: null }, { kind: 'count' }], ...groupOrder(reading.groups, scan) });
  return statsPlan({
    where: scope,
    groups,
    measures: [{ kind: 'share', of }, { kind: 'countIf', of }, { kind: 'count' }],
    limit: groups.length === 0 ? null : MOST_GROUPS,
  });
}

function figured(reading: Reading, scan: Scan): Plan | null {
  const asked = reading.figures.filter(({ profile }) => profile !== null);
  if (asked.length === 0) return openFigures(reading, scan);
  // "how long is the longest film": the figure is the record's.
  if (reading.order !== null) return records(reading, scan);
  const measures: readonly Measure[] = asked.flatMap(({ kind, profile }) => (profile === null ? [] : measuresOf(kind, profile.field.name)));
  const isCounted = countsRecords(scan);
  const groups = reading.groups.length > 0 ? reading.groups.map(({ grouping }) => grouping) : listedValues(reading, scan);
  return statsPlan({
    where: whereOf(reading),
    measures: isCounted ? [...measures, { kind: 'count' }] : measures,
    ...(groups.length === 0 ? {} : { groups, ...groupOrder(reading.groups, scan) }),
  });
}

/** "average price and number of flats": the records are counted as well. */
function countsRecords({ ledger, entityOf }: Scan): boolean {
  const noun = /\b(?:number|count) of (?<noun>[\p{L}]+)/u.exec(ledger.lower)?.groups?.['noun'];
  return noun !== undefined && (entityOf(noun) === 'certain' || noun === 'records');
}

/** "average price of Tavo, Hexa and Brio": several values are told one by one. */
function listedValues({ stated }: Reading, { ledger }: Scan): readonly Grouping[] {
  const listed = stated.find(
    ({ where, from, to }) => where.kind === 'in' && !where.negated && /,| and /.test(ledger.said({ from, to }).toLowerCase()),
  );
  return listed?.where.kind === 'in' ? [{ kind: 'value', field: listed.where.field }] : [];
}

/** "price on average": the figure stands apart from its field, which is then the only one named. */
function openFigures(reading: Reading, scan: Scan): Plan | null {
  const [open] = reading.figures;
  const target = reading.tally ?? reading.named.find(({ profile }) => profile.field.type === 'number' && profile.role !== 'key') ?? null;
  if (open === undefined || target === null) return null;
  return figured({ ...reading, tally: null, named: [], figures: reading.figures.map((figure) => ({ ...figure, profile: target.profile })) }, scan);
}

/** "when was the first": an end of a date. */
function endOfTime(reading: Reading, scan: Scan): StatsPlan | null {
  if (reading.end === null) return null;
  const named = reading.named.find(({ profile }) => profile.field.type === 'date' || profile.role === 'year')?.profile;
  const profile = named ?? dateField(scan) ?? scan.schema.profiles.find(({ role }) => role === 'year');
  if (profile === undefined) return null;
  return statsPlan({ where: whereOf(reading), measures: [{ kind: reading.end === 'first' ? 'min' : 'max', field: profile.field.name }] });
}

function counts(reading: Reading, scan: Scan): Plan | null {
  const { head, distinct, tally, groups } = reading;
  const where = whereOf(reading);
  const shape = groups.length === 0 ? { where } : { where, groups: groups.map(({ grouping }) => grouping), ...groupOrder(groups, scan) };
  if (distinct !== null) return statsPlan({ ...shape, measures: [{ kind: 'distinct', field: distinct.profile.field.name }] });
  if (tally !== null) return tallied(reading, scan, shape);
  if (head !== 'count' && head !== 'exists') return null;
  if (reading.order !== null) return records(reading, scan);
  const measures: readonly Measure[] =
    reading.isPercentage && groups.length > 0 ? [{ kind: 'count' }, { kind: 'share', of: null }] : [{ kind: 'count' }];
  return statsPlan({ ...shape, measures });
}

/** "how many acres burned" adds up, "how many cities are there" counts the different ones, "how many rooms has A-17" looks up. */
function tallied(reading: Reading, scan: Scan, shape: Partial<StatsPlan>): Plan {
  const field = reading.tally?.profile.field;
  if (field === undefined) return statsPlan({ ...shape, measures: [{ kind: 'count' }] });
  if (reading.order !== null || isOfOneRecord(reading, scan)) {
    return listPlan(reading, { fields: fieldsShown([field.name], scan), limit: reading.order === null ? SHOWN : (reading.limit ?? 1) });
  }
  return statsPlan({ ...shape, measures: [field.type === 'number' ? { kind: 'sum', field: field.name } : { kind: 'distinct', field: field.name }] });
}
