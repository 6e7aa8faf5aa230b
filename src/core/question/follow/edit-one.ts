import type { Grouping, Measure, OnePlan, Plan, RecordsPlan, StatsPlan } from '../../plan/plan.ts';
import type { Condition } from '../../condition/condition.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { withoutKnown } from '../../plan/known-groups.ts';
import { withKnownPeriods } from '../compose/compose-groups.ts';
import { countOf, statisticOf } from '../compose/compose-measures.ts';
import { shareOf, shareSides } from '../compose/compose-shares.ts';
import { shownOf, statsPlan } from '../compose/composed.ts';
import { exclusionOf } from '../account/exclusions.ts';
import type { Stated } from '../read/conditions/stated.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { fieldOfIt, flagOfIt } from './of-it.ts';
import { editedWhere } from './edited-where.ts';
import { mergeWhere, narrowWhere, withoutFields } from './merge-where.ts';

const SHOWN = 10;

export function editOne(sentence: Sentence, reading: Reading, last: OnePlan): Plan | null {
  const where = editedWhere(sentence, reading, last);
  const ofIt = flagOfIt(sentence, reading, last) ?? fieldOfIt(sentence, reading, last);
  if (ofIt !== null) return ofIt;
  return (
    percentage(sentence, reading, last, where) ??
    otherShare(sentence, reading, last) ??
    sorted(sentence, reading, last, where) ??
    newMeasures(reading, last, where) ??
    counted(sentence, reading, where) ??
    regrouped(sentence, reading, last, where) ??
    shown(sentence, reading, last, where) ??
    otherField(sentence, reading, last, where) ??
    (reading.stated.length > 0 || where !== last.where ? { ...last, where, ...(last.kind === 'records' ? { offset: 0 } : {}) } : null)
  );
}

/** "and vegetarian?" after the share of what is halal: that of another yes or no, of the same records. */
function otherShare(sentence: Sentence, { heads, groups, measures, stated }: Reading, last: OnePlan): Plan | null {
  const [only, ...more] = stated;
  const share = last.kind === 'stats' && last.groups.length === 0 ? last.measures.find(({ kind }) => kind === 'share') : undefined;
  if (share?.kind !== 'share' || share.of?.kind !== 'compare' || typeof share.of.value !== 'boolean') return null;
  if (only?.kind !== 'flag' || more.length + heads.length + groups.length + measures.length > 0 || !AND_ALONE.test(sentence.text)) return null;
  const of = whereOfStated(sentence, [only]);
  return of === null || fieldsOf(of).some((field) => fieldsOf(last.where).includes(field)) ? null : shareOf(of, last.where);
}

const AND_ALONE = /^\W*(?:and|what about|how about) (?!(?:of|for|among|in|on|at)\b)/i;

/** "as a percentage", "what percentage of them are furnished". */
function percentage(sentence: Sentence, reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  if (!reading.heads.some(({ head }) => head === 'share')) return null;
  const ofOthers = percentageOfOthers(sentence, reading, last);
  if (ofOthers !== null) return ofOthers;
  const of = whereOfStated(sentence, reading.stated);
  // "what percentage is in Leeds" of rooms in Cardiff: none is, and nobody asks for that.
  if (of !== null) return contradicts(sentence, of, last.where) ? null : shareOf(of, last.where);
  // "most cancelled sailings, and as a share": of all that were cancelled, or of its own sailings.
  if (last.kind === 'stats' && last.groups.length > 0 && last.limit !== null && last.where !== null) return null;
  if (last.kind === 'stats' && last.groups.length > 0) {
    const [first] = last.measures;
    const measures: readonly Measure[] =
      first?.kind === 'sum' ? [{ kind: 'shareOf', field: first.field }, first] : [{ kind: 'share', of: null }, { kind: 'count' }];
    return { ...last, measures, order: last.order.filter(({ by }) => by === 'group') };
  }
  return where === null ? null : shareOf(where, null);
}

/**
 * "what percentage of the Cardiff ones are furnished" of the furnished rooms in Leeds: what stands before the verb says of which records, in place of what was
 * said of the same before, and what stands behind it was no condition on them.
 */
function percentageOfOthers(sentence: Sentence, reading: Reading, last: OnePlan): Plan | null {
  if (OF_THOSE.test(sentence.text)) return null;
  const known = new Set(fieldsOf(last.where));
  const again = reading.namedAt.flatMap(({ at, profile }): readonly Stated[] =>
    profile.field.type === 'boolean' && known.has(profile.field.name) ? [flagSaid(sentence, at, profile.field.name)] : [],
  );
  const { of, scope } = shareSides(
    sentence,
    [...reading.stated, ...again].toSorted((a, b) => a.at - b.at),
  );
  if (of === null || scope === null) return null;
  return shareOf(of, mergeWhere(withoutFields(last.where, new Set(fieldsOf(of))), [scope]));
}

const OF_THOSE = /\b(?:of|among|from) (?:them|those|these)\b(?! (?:with|without|that|which|who|whose|having)\b)/i;

/** "how many double rooms are there", "what percentage are furnished": of the records that were counted, unless the same was said of them. */
export function partOfCounted(sentence: Sentence, { stated, hasNoun, groups }: Reading, last: Plan): Plan | null {
  if (last.kind !== 'stats' || last.where === null || last.groups.length > 0 || last.measures.some(({ kind }) => kind !== 'count')) return null;
  const of = hasNoun || groups.length > 0 || !PART_ALONE.test(sentence.text) ? null : whereOfStated(sentence, stated);
  const known = new Set(fieldsOf(last.where));
  if (of === null || fieldsOf(of).some((field) => known.has(field))) return null;
  sentence.use(...sentence.pieces.flatMap((piece, at) => (piece.kind === 'head' && piece.head === 'share' ? [at] : [])));
  return shareOf(of, last.where);
}

const PART_ALONE =
  /^\W*(?:(?:and|so|then|ok|okay) )?(?:what|which) (?:share|percentage|per ?cent|proportion|fraction) (?:is|are|was|were|has|have|had|can|do|does|did|allow|accept|offer|include|took|got|went|cost|came|\p{L}{3,}ed)\b/iu;

function flagSaid(sentence: Sentence, at: number, field: string): Stated {
  return { at, end: at, where: { kind: 'compare', field, op: '=', value: true }, field, label: sentence.words(at), note: null, kind: 'flag' };
}

/** Conditions of which no record fulfils both. */
function contradicts({ schema }: Sentence, of: Condition, where: Condition | null): boolean {
  const plan = statsPlan({ where: narrowWhere(where, [of]), measures: [{ kind: 'count' }] });
  return exclusionOf(plan, schema.fields) !== null;
}

/** "sort by price", "the cheapest of them", "sort descending". */
function sorted(sentence: Sentence, reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  const { order, sort, limit } = reading;
  const wanted = order ?? sort;
  const lower = sentence.text.toLowerCase();
  if (wanted === null) return sortedRows(sentence, reading, last);
  const field = isSizeAgain(sentence, last) ? (last.order[0]?.field ?? wanted.profile.field.name) : wanted.profile.field.name;
  const descending = reading.descending ?? wanted.descending;
  const isSame = last.kind === 'records' && last.order[0]?.field === field && last.order[0].descending === descending;
  if (isSame && /\b(?:next|second)\b/.test(lower)) return { ...last, where, offset: last.offset + (last.limit ?? SHOWN) };
  if (last.kind === 'stats' && last.groups.length > 0 && sort !== null) {
    const measure = last.measures.findIndex((each) => 'field' in each && each.field === field);
    const group = last.groups.findIndex((each) => each.field === field);
    return { ...last, order: [group >= 0 ? { by: 'group', index: group, descending } : { by: 'measure', index: Math.max(0, measure), descending }] };
  }
  const most = limit?.limit ?? (sort !== null ? (last.kind === 'records' ? last.limit : SHOWN) : (wanted.limit ?? 1));
  return {
    kind: 'records',
    where,
    fields: namedFields(sentence, reading) ?? (last.kind === 'records' ? last.fields : []),
    order: [{ field, descending }],
    offset: wanted.offset,
    limit: most,
  };
}

/** "and what does the biggest one cost", "and the smallest?" of the largest plots: as large as they were found to be before, and no other size. */
function isSizeAgain(sentence: Sentence, last: OnePlan): last is RecordsPlan {
  const isBare = (at: number) => sentence.isLink(at, 'them') || sentence.next(at - 1) >= sentence.pieces.length || sentence.at(at, 'mark') !== null;
  const isSize = sentence.pieces.some(
    (piece, at) =>
      piece.kind === 'extreme' &&
      /^(?:the )?(?:biggest|largest|smallest|greatest|highest|lowest)$/.test(sentence.lower(at)) &&
      isBare(sentence.next(at)),
  );
  return last.kind === 'records' && last.order.length === 1 && isSize;
}

function namedFields({ facts }: Sentence, { named }: Reading): readonly string[] | null {
  if (named.length === 0) return null;
  const name = facts.titleField ?? facts.key[0];
  return [...new Set([...(name === undefined ? [] : [name]), ...named.map(({ field }) => field.name)])];
}

/** "sort descending", "highest first", "sort by count", "alphabetically", of groups. */
function sortedRows(sentence: Sentence, reading: Reading, last: OnePlan): Plan | null {
  if (last.kind !== 'stats' || last.groups.length === 0) return null;
  const sorters = sentence.pieces.flatMap((piece, at) => (piece.kind === 'sorter' ? [at] : []));
  if (sorters.length === 0 && reading.descending === null) return null;
  sentence.use(...sorters);
  const isByGroup =
    /\b(?:alphabetical(?:ly)?|by name|chronological(?:ly)?)\b/.test(sentence.text.toLowerCase()) ||
    last.groups.some(({ field }) => reading.named.some((profile) => profile.field.name === field));
  return { ...last, order: [{ by: isByGroup ? 'group' : 'measure', index: 0, descending: reading.descending ?? !isByGroup }] };
}

/** "and the median?", "what is their average price". */
function newMeasures(reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  if (reading.measures.length === 0) return null;
  const extreme = extremeRecord(reading);
  if (extreme !== null) return { kind: 'records', where, fields: [], order: [extreme], offset: 0, limit: 1 };
  const measured = measuredOf(last);
  // "how many likes did these get on average": what there are so many of is averaged.
  const named = [...reading.named, reading.counted].find((profile) => profile?.field.type === 'number')?.field.name ?? null;
  const measures = reading.measures.flatMap(({ measures: list, isBare }) => {
    const field = named ?? measured;
    return isBare === undefined ? list : field === null ? [] : statisticOf(isBare, field);
  });
  if (measures.length === 0) return null;
  const groups = groupsOf(reading);
  const shape = groups.length > 0 ? { groups, ...orderFor(groups) } : last.kind === 'stats' ? keptGroups(last) : {};
  return statsPlan({ where, measures, ...shape });
}

/** "which of them costs the most?": the record, and no value. */
function extremeRecord({ heads, measures, groups }: Reading): { readonly field: string; readonly descending: boolean } | null {
  const [measure, ...more] = measures.flatMap(({ measures: list, isBare }) => (isBare === undefined ? list : []));
  if (!heads.some(({ head }) => head === 'which') || groups.length > 0 || more.length > 0) return null;
  if (measure?.kind !== 'max' && measure?.kind !== 'min') return null;
  return typeof measure.field !== 'string' ? null : { field: measure.field, descending: measure.kind === 'max' };
}

function keptGroups({ groups, order, limit }: StatsPlan): Partial<StatsPlan> {
  return { groups, order: order.filter(({ by, index }) => by === 'group' || index === 0), limit };
}

function orderFor(groups: readonly Grouping[]): Partial<StatsPlan> {
  return groups.length === 1 && groups[0]?.kind === 'value' ? { order: [{ by: 'measure', index: 0, descending: true }] } : {};
}

function groupsOf({ groups }: Reading): readonly Grouping[] {
  return groups.map(({ grouping }) => grouping);
}

function measuredOf(last: OnePlan): string | null {
  if (last.kind === 'records') return last.order[0]?.field ?? null;
  for (const measure of last.measures) if ('field' in measure && typeof measure.field === 'string') return measure.field;
  return null;
}

/** "how many of them are furnished", "how many is that". */
function counted(sentence: Sentence, reading: Reading, where: Condition | null): Plan | null {
  if (!reading.heads.some(({ head }) => head === 'count' || head === 'exists')) return null;
  const groups = groupsOf(reading);
  const measures: readonly Measure[] = reading.counted === null ? [{ kind: 'count' }] : [countOf(reading.counted)];
  sentence.use(...sentence.all('grouper'));
  return statsPlan({ where, measures, groups, ...orderFor(groups) });
}

/** "also by month", "and by month too": within the groups before; "and by month" alone asks for the same of other groups. */
const MORE = /\b(?:also|too|as well|further|in addition|within (?:each|those|these|them)|and then)\b/i;

/** "by city", "and by month", "per owner". */
function regrouped(sentence: Sentence, reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  const groups = groupsOf(reading);
  if (groups.length === 0) return null;
  const isMore = MORE.test(sentence.text) && last.kind === 'stats' && last.groups.length === 1 && sentence.links('instead').length === 0;
  for (const at of sentence.links('instead')) sentence.use(at);
  const all = isMore ? [...last.groups, ...groups] : groups;
  const measures: readonly Measure[] = last.kind === 'stats' ? last.measures : [{ kind: 'count' }];
  const isText = sentence.profiles.find(({ field }) => field.name === groups[0]?.field)?.field.type === 'text';
  const asked = last.kind === 'stats' ? withoutKnown({ where, groups: last.groups }) : where;
  return statsPlan({ where: withKnownPeriods(sentence, asked, all), groups: all, measures, ...(all.length > 1 || !isText ? {} : orderFor(all)) });
}

const SHOWING: ReadonlySet<string> = new Set(['list', 'which', 'who', 'when']);

/** "show me the first three", "list them", "the next ten". */
function shown(sentence: Sentence, reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  const { heads, limit, named } = reading;
  const lower = sentence.text.toLowerCase();
  const isNext = /\b(?:next|more)\b/.test(lower);
  if (isNext) for (const at of sentence.all('unknown')) if (/^(?:next|more)$/.test(sentence.lower(at))) sentence.use(at);
  const most = limit?.limit ?? null;
  if (isNext && last.kind === 'records') return { ...last, where, offset: last.offset + (last.limit ?? SHOWN), limit: most ?? last.limit };
  // "and those who were not": no question of who it is.
  const isAsked = (at: number) => !/^(?:those|ones|people|they|them|anyone|everyone)$/.test(sentence.wordBefore(at));
  if (!heads.some(({ head, at }) => SHOWING.has(head) && isAsked(at)) && most === null) return null;
  const isRows = last.kind === 'stats' && last.groups.length > 0 && !/\b(?:records?|listings?|them|those|these)\b/.test(lower);
  if (isRows && reading.stated.length === 0 && named.length === 0)
    return most === null
      ? null
      : {
          ...last,
          limit: most,
          order: last.order.length === 0 && limit?.end === 'top' ? [{ by: 'measure', index: 0, descending: true }] : last.order,
        };
  const fields = namedFields(sentence, reading) ?? (last.kind === 'records' ? last.fields : []);
  return {
    kind: 'records',
    where,
    fields,
    order: last.kind === 'records' ? last.order : [],
    offset: 0,
    limit: most ?? (last.kind === 'records' ? last.limit : shownOf(where)),
  };
}

/** "and the mileage?": the same measure of another field; of records, that field of them. */
function otherField(sentence: Sentence, reading: Reading, last: OnePlan, where: Condition | null): Plan | null {
  const [first] = reading.named;
  if (first === undefined || (reading.stated.length > 0 && last.kind === 'stats') || where !== last.where) return null;
  if (last.kind === 'records') return { ...last, where, fields: [...new Set([...last.fields, ...(namedFields(sentence, reading) ?? [])])] };
  const { name, type } = first.field;
  if (type !== 'number' && type !== 'date') return null;
  return {
    ...last,
    where,
    measures: last.measures.map((measure) => ('field' in measure && typeof measure.field === 'string' ? { ...measure, field: name } : measure)),
  };
}
