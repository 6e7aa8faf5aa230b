import { measureFields } from '../measure-fields.ts';
import type { Condition } from '../../condition/condition.ts';
import type { ChangesPlan, Grouping, Measure, Plan, RecordsPlan, SeveralPlan, StatsPlan } from '../plan.ts';
import { groupOrder } from './compose-groups.ts';
import type { Scan } from './facts.ts';
import { measuresOf } from './measures.ts';
import { fieldsOf, mergeWhere, widenWhere, withoutFields } from './merge-where.ts';
import { allOf, statsPlan } from './plans.ts';
import type { Reading } from './reading.ts';

const SHOWN = 10;

/** The plan before, changed as a question that goes on from it says; null when the question stands by itself. */
export function followUp(reading: Reading, scan: Scan, last: Plan): Plan | null {
  if (!goesOn(reading, scan)) return null;
  switch (last.kind) {
    case 'stats':
    case 'records':
      return editOne(reading, scan, last);
    case 'several':
      return editSeveral(reading, scan, last);
    case 'changes':
      return editChanges(reading, last);
    case 'history':
      return null;
  }
}

const MARKER =
  /^(?:and|or|but|also|now|then|so|only|just|what about|how about|same|instead|ok|okay|please|again|sort|order|rank|as a?|in percent|without|except|excluding|with|more|next|make it|make that|limit|restrict|narrow|filter|drop|remove|ignore|include|exclude|group|split|break|regardless|for|those|these|them|of|the rest|within|among|show (?:me )?(?:the )?(?:first|top|next|them|those|these|more|it))\b/;
const PRONOUN = /\b(?:them|those|these|their|they|that one|the same|of which|each of|it|its|ones|one|instead)\b/;

/** True when the question leaves open what a whole question says: what is asked, or of which records. */
function goesOn(reading: Reading, { ledger }: Scan): boolean {
  const { head, figures, order, groups, choice, contrast, distinct, bound, correlated, hasEntity, stated, limit, named } = reading;
  const text = ledger.lower;
  if (choice !== null || bound !== null || correlated !== null || (contrast !== null && contrast.parts.length > 0)) return false;
  const starts = MARKER.test(text);
  const refers = PRONOUN.test(text) && !/^(?:is|are) (?:it|there)\b/.test(text);
  const isWhole = head !== 'none' && hasEntity && !refers;
  if (starts) return !(isWhole && !/^(?:and|but|also|what about|how about|now|only|just)\b/.test(text));
  if (refers) return true;
  if (hasEntity || distinct !== null) return false;
  // Without a noun of its own, a count is of those of the answer before.
  if (head === 'count' && /^how many (?:of|with|without|have|are|were|cost|in|from|under|over|that|is|do|also)\b/.test(text)) return true;
  const isBare = stated.length === 0 && named.length === 0 && groups.length === 0 && figures.length === 0;
  // "which is the cheapest?", "how many are there?": of those of the answer before.
  if (head === 'list') return isBare && (order !== null || limit !== null);
  if (head === 'count') return isBare && reading.tally === null;
  if (head !== 'none') return false;
  const isFigureAlone = figures.length > 0 && figures.every(({ profile }) => profile === null);
  return figures.length === 0 || isFigureAlone;
}

const BARE_BOUND =
  /^(?<lead>(?:and |what about |how about |or |only |but |now |then |just )*)(?<bound>(?:over|under|above|below|more than|less than|at least|at most|exactly|fewer than|greater than|between [$€£₹]?[\d.,]+k? and|up to) ?[$€£₹]?(?<n>[\d.,]+)\S*)\W*$/i;

/** "and over 8?": a bound alone is of the number that the answer before was bounded by, where that reaches so far. */
export function completed(text: string, { last, fields }: { readonly last: Plan | null; readonly fields: Scan['fields'] }): string {
  // A year alone is another time.
  const year = /^(?:(?:and|or|but) )?(?:what about |how about |for |in )?(?<year>(?:19|20)\d\d)\W*$/i.exec(text)?.groups?.['year'];
  if (last !== null && year !== undefined) return `and in ${year}`;
  const { lead = '', bound, n } = BARE_BOUND.exec(text)?.groups ?? {};
  if (bound === undefined || last === null || (last.kind !== 'stats' && last.kind !== 'records') || last.where === null) return text;
  const value = Number(n?.replaceAll(',', ''));
  const bounded = [...fieldsOf(last.where)].map((name) => fields.find((field) => field.name === name && field.type === 'number'));
  const field = bounded.find((each) => each !== undefined && value >= (each.min ?? -Infinity) && value <= (each.max ?? Infinity));
  return field === undefined ? text : `${lead}with ${field.name} ${bound}`;
}

type OnePlan = StatsPlan | RecordsPlan;

function editOne(reading: Reading, scan: Scan, last: OnePlan): Plan | null {
  const where = editedWhere(reading, scan, last.where);
  return (
    percentage(reading, last, where) ??
    sorted(reading, scan, last, where) ??
    newFigures(reading, scan, last, where) ??
    counted(reading, scan, where) ??
    regrouped(reading, scan, last, where) ??
    shown(reading, scan, last, where) ??
    otherField(reading, scan, last, where) ??
    (reading.stated.length > 0 || where !== last.where ? { ...last, where, ...(last.kind === 'records' ? { offset: 0 } : {}) } : null)
  );
}

function editedWhere({ stated, head, named }: Reading, { ledger }: Scan, before: Condition | null): Condition | null {
  const items = head === 'share' ? [] : stated.map(({ where }) => where);
  if (
    /\b(?:regardless of|ignor(?:e|ing)|drop|remove|forget|without the|no matter) (?:the )?[\p{L}_ ]*(?:filter|limit|condition|restriction)?/u.test(
      ledger.lower,
    ) &&
    items.length === 0 &&
    named.length > 0
  ) {
    return withoutFields(before, new Set(named.map(({ profile }) => profile.field.name)));
  }
  if (/^(?:or|also|include|and also|or also)\b/.test(ledger.lower)) return widenWhere(before, items);
  return mergeWhere(before, items);
}

/** "as a percentage", "what percentage of them are furnished". */
function percentage(reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  if (!reading.isPercentage) return null;
  const of = allOf(reading.stated.map((each) => each.where));
  if (of !== null) return shareOf(of, reading.head === 'share' ? last.where : null);
  if (last.kind === 'stats' && last.groups.length > 0)
    return { ...last, measures: [{ kind: 'share', of: null }, { kind: 'count' }], order: last.order.filter(({ by }) => by === 'group') };
  return where === null ? null : shareOf(where, null);
}

function shareOf(of: Condition, where: Condition | null): StatsPlan {
  return statsPlan({ where, measures: [{ kind: 'share', of }, { kind: 'countIf', of }, { kind: 'count' }] });
}

/** "sort by price", "the cheapest of them". */
function sorted(reading: Reading, { ledger, facts }: Scan, last: OnePlan, where: Condition | null): Plan | null {
  const { order, limit } = reading;
  if (order === null) return sortedRows(reading, ledger.lower, last);
  const descending = order.direction === 'desc';
  const isSame = last.kind === 'records' && last.order[0]?.field === order.field && last.order[0].descending === descending;
  if (isSame && /\b(?:next|second)\b/.test(ledger.lower)) return { ...last, where, offset: last.offset + (last.limit ?? SHOWN) };
  const isSort = /\b(?:sort|sorted|order|ordered|rank|ranked|by)\b/.test(ledger.lower);
  if (last.kind === 'stats' && last.groups.length > 0 && isSort) {
    const measure = last.measures.findIndex((each) => 'field' in each && each.field === order.field);
    const group = last.groups.findIndex((each) => each.field === order.field);
    return { ...last, order: [group >= 0 ? { by: 'group', index: group, descending } : { by: 'measure', index: Math.max(0, measure), descending }] };
  }
  const asked = reading.named.map(({ profile }) => profile.field.name);
  const name = facts.titleField ?? facts.key[0];
  const fields = asked.length > 0 ? [...new Set([...(name === undefined ? [] : [name]), ...asked])] : last.kind === 'records' ? last.fields : [];
  const most = limit ?? (isSort && last.kind === 'records' ? last.limit : isSort ? SHOWN : 1);
  return { kind: 'records', where, fields, order: [{ field: order.field, descending }], offset: 0, limit: most };
}

/** "sort descending", "highest first", "sort by count", "alphabetically", of groups. */
function sortedRows(reading: Reading, text: string, last: OnePlan): Plan | null {
  if (last.kind !== 'stats' || last.groups.length === 0) return null;
  const isSort =
    /\b(?:sort|sorted|order|ordered|descending|ascending|alphabetical(?:ly)?|highest first|lowest first|reverse|largest first|smallest first)\b/.test(
      text,
    );
  if (!isSort) return null;
  const descending = /\b(?:descending|desc|highest first|largest first|most|reverse|high to low)\b/.test(text);
  const isByGroup =
    /\b(?:alphabetical(?:ly)?|by name)\b/.test(text) ||
    last.groups.some(({ field }) => reading.named.some(({ profile }) => profile.field.name === field));
  return {
    ...last,
    order: [
      isByGroup
        ? { by: 'group', index: 0, descending }
        : { by: 'measure', index: 0, descending: descending || !/\b(?:ascending|lowest|smallest)\b/.test(text) },
    ],
  };
}

/** "and the median?", "what is their average price". */
function newFigures(reading: Reading, scan: Scan, last: OnePlan, where: Condition | null): Plan | null {
  if (reading.figures.length === 0)
    return reading.distinct === null ? null : statsPlan({ where, measures: [{ kind: 'distinct', field: reading.distinct.profile.field.name }] });
  const field = measuredOf(last);
  const measures = reading.figures.flatMap(({ kind, profile }) => {
    const name = profile?.field.name ?? namedNumber(reading) ?? field;
    return name === null ? [] : measuresOf(kind, name);
  });
  if (measures.length === 0) return null;
  const shape =
    reading.groups.length > 0 ? { groups: groupingsOf(reading), ...groupOrder(reading.groups, scan) } : last.kind === 'stats' ? keptGroups(last) : {};
  return statsPlan({ where, measures, ...shape });
}

function keptGroups({ groups, order, limit }: StatsPlan): Partial<StatsPlan> {
  return { groups, order: order.filter(({ by, index }) => by === 'group' || index === 0), limit };
}

function namedNumber({ named }: Reading): string | null {
  return named.find(({ profile }) => profile.field.type === 'number')?.profile.field.name ?? null;
}

function measuredOf(last: OnePlan): string | null {
  if (last.kind === 'records') return last.order[0]?.field ?? null;
  return last.measures.flatMap(measureFields)[0] ?? null;
}

/** "how many of them are furnished", "how many is that". */
function counted({ head, groups, distinct, tally }: Reading, scan: Scan, where: Condition | null): Plan | null {
  if ((head !== 'count' && head !== 'exists') || distinct !== null) return null;
  const field = tally?.profile.field;
  const measures: readonly Measure[] =
    field === undefined ? [{ kind: 'count' }] : [{ kind: field.type === 'number' ? 'sum' : 'distinct', field: field.name }];
  return statsPlan({
    where,
    measures,
    ...(groups.length === 0 ? {} : { groups: groups.map(({ grouping }) => grouping), ...groupOrder(groups, scan) }),
  });
}

/** "by city", "and by month", "per owner". */
function regrouped(reading: Reading, scan: Scan, last: OnePlan, where: Condition | null): Plan | null {
  if (reading.groups.length === 0) return null;
  const isMore = /^(?:and|also|then|and also) by\b/.test(scan.ledger.lower) && last.kind === 'stats' && last.groups.length === 1;
  const groups = isMore ? [...last.groups, ...groupingsOf(reading)] : groupingsOf(reading);
  const measures: readonly Measure[] = last.kind === 'stats' ? last.measures : [{ kind: 'count' }];
  return statsPlan({ where, groups, measures, ...(groups.length > 1 ? {} : groupOrder(reading.groups, scan)) });
}

function groupingsOf({ groups }: Reading): readonly Grouping[] {
  return groups.map(({ grouping }) => grouping);
}

/** "show me the first three", "list them", "the next ten". */
function shown(reading: Reading, { ledger, facts }: Scan, last: OnePlan, where: Condition | null): Plan | null {
  const { head, limit, named } = reading;
  const isNext = /\b(?:next|more)\b/.test(ledger.lower);
  if (isNext && last.kind === 'records') return { ...last, where, offset: last.offset + (last.limit ?? SHOWN), limit: limit ?? last.limit };
  if (head !== 'list' && head !== 'who' && head !== 'when' && limit === null) return null;
  const isRows = last.kind === 'stats' && last.groups.length > 0 && !/\b(?:records?|listings?|them|those|these)\b/.test(ledger.lower);
  if (isRows && reading.stated.length === 0 && named.length === 0) return limit === null ? null : topRows(last, limit, ledger.lower);
  const isElliptic = /^(?:what|how) about\b|^and\b/.test(ledger.lower);
  if (isElliptic && last.kind === 'stats' && limit === null) return null;
  const asked = named.map(({ profile }) => profile.field.name);
  const name = facts.titleField ?? facts.key[0];
  const fields = asked.length === 0 ? (last.kind === 'records' ? last.fields : []) : [...new Set([...(name === undefined ? [] : [name]), ...asked])];
  const order = last.kind === 'records' ? last.order : [];
  return { kind: 'records', where, fields, order, offset: 0, limit: limit ?? (last.kind === 'records' ? last.limit : SHOWN) };
}

/** "top 3" of groups that are in no order are the highest. */
function topRows(last: StatsPlan, limit: number, text: string): StatsPlan {
  const isTop = last.order.length === 0 && /\b(?:top|highest|largest|biggest)\b/.test(text);
  return { ...last, limit, order: isTop ? [{ by: 'measure', index: 0, descending: true }] : last.order };
}

/** "and the mileage?": the same figure of another field; of records, that field of them. */
function otherField({ named, stated }: Reading, { facts }: Scan, last: OnePlan, where: Condition | null): Plan | null {
  const [first] = named;
  if (first === undefined || (stated.length > 0 && last.kind === 'stats')) return null;
  const { field } = first.profile;
  if (last.kind === 'records') {
    const name = facts.titleField ?? facts.key[0];
    return {
      ...last,
      where,
      fields: [...new Set([...(name === undefined ? [] : [name]), ...last.fields, ...named.map(({ profile }) => profile.field.name)])],
    };
  }
  if (field.type !== 'number' && field.type !== 'date') return null;
  return { ...last, where, measures: last.measures.map((measure) => ('field' in measure ? { ...measure, field: field.name } : measure)) };
}

function editSeveral(reading: Reading, scan: Scan, last: SeveralPlan): Plan | null {
  const { figures, stated } = reading;
  if (figures.length === 0 && stated.length === 0) return null;
  return {
    kind: 'several',
    parts: last.parts.map(({ label, plan }) => {
      if (plan.kind === 'changes') return { label, plan };
      const edited =
        figures.length === 0
          ? {
              ...plan,
              where: mergeWhere(
                plan.where,
                stated.map(({ where }) => where),
              ),
            }
          : editOne(reading, scan, plan);
      return { label, plan: edited?.kind === 'stats' || edited?.kind === 'records' ? edited : plan };
    }),
  };
}

function editChanges({ limit, head, stated }: Reading, last: ChangesPlan): Plan | null {
  if (stated.length > 0)
    return {
      ...last,
      where: mergeWhere(
        last.where ?? null,
        stated.map(({ where }) => where),
      ),
      limit: limit ?? last.limit,
    };
  return limit === null && head !== 'list' ? null : { ...last, limit: limit ?? last.limit };
}
