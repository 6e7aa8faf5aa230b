import type { Condition } from '../../condition/condition.ts';
import type { ChangesPlan, Plan, RecordsPlan, RunsPlan, SeveralPlan, StatsPlan } from '../../plan/plan.ts';
import { withLeast } from '../read/changes/least-move.ts';
import { monthOfRun } from '../read/changes/run-names.ts';
import { valued } from '../read/changes/valued.ts';
import { whereOfStated } from '../read/conditions/where.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { mergeWhere } from './merge-where.ts';
import { otherEnd, otherSide, reversed, turnedRound, withoutMean } from './other-end.ts';
import { goesOn } from './goes-on.ts';
import { editOne, partOfCounted } from './edit-one.ts';
import { asNumberedValue } from './numbered-value.ts';
import { endOfGroups, nextInOrder, rankedGroups, withinNamed } from './of-groups.ts';
import { refersBack } from './points-back.ts';
import { withinLast } from './within-last.ts';

/**
 * The plan before, changed as a question that goes on from it says; null when the question stands by itself, `unclear` when it speaks of records that the
 * plan before does not tell. `named`: the one group that the answer before named, as a condition.
 */
export function followUp(sentence: Sentence, read: Reading, last: Plan, named: Condition | null): Plan | 'unclear' | null {
  // Only where the question goes on does "instead" say what gives way.
  const reading = goesOn(sentence, read) ? asNumberedValue(sentence, inPlace(sentence, read), last) : read;
  const within = withinLast(sentence, reading, last);
  if (within !== null) return within;
  const turned =
    otherSide(sentence, reading, last) ??
    reversed(sentence, reading, last) ??
    turnedRound(sentence, reading, last) ??
    otherEnd(sentence, reading, last) ??
    nextInOrder(sentence, last) ??
    endOfGroups(sentence, last);
  if (turned !== null) return turned;
  if (!goesOn(sentence, reading)) return partOfCounted(sentence, reading, last);
  switch (last.kind) {
    case 'stats':
      return editStats(sentence, reading, last, named);
    case 'records':
      return isOfFirst(sentence, reading, last) ? 'unclear' : editOne(sentence, reading, last);
    case 'several':
      return editSeveral(sentence, reading, last);
    case 'changes':
      return isOfOtherRun(sentence, reading) ? 'unclear' : editChanges(sentence, reading, last);
    case 'runs':
      return editRuns(sentence, reading, last);
    case 'history':
      return null;
  }
}

/** "how many of them are half board" of the three that come first: no condition says which these are. */
function isOfFirst({ text }: Sentence, { heads }: Reading, { order, limit }: RecordsPlan): boolean {
  const isCounted = heads.some(({ head }) => head === 'count' || head === 'share');
  return isCounted && order.length > 0 && limit !== null && limit > 1 && /\b(?:of|among) (?:them|those|these)\b/i.test(text);
}

/** "median instead of average", "top 10 instead": what stands behind the word is what gives way. */
function inPlace(sentence: Sentence, reading: Reading): Reading {
  const [at] = sentence.links('instead');
  if (at === undefined || !(reading.measures.length > 0 || reading.limit !== null || reading.groups.length > 0)) return reading;
  sentence.use(at);
  const isKept = (read: { readonly at: number }) => read.at < at;
  const before = { ...reading, measures: reading.measures.filter(isKept), groups: reading.groups.filter(isKept) };
  return before.measures.length + before.groups.length === 0 ? reading : before;
}

function editStats(sentence: Sentence, reading: Reading, last: StatsPlan, named: Condition | null): Plan | 'unclear' | null {
  if (last.groups.length === 0) return editOne(sentence, reading, last);
  const ranked = rankedGroups(sentence, reading, last);
  if (ranked !== null) return ranked;
  if (!refersBack(sentence) || isOfSome(sentence, reading)) return editOne(sentence, reading, last);
  if (last.limit === null) return reading.order === null ? editOne(sentence, reading, last) : 'unclear';
  const within = withinNamed(last, named);
  return within === null ? 'unclear' : editOne(sentence, reading, within);
}

/** "and only for those with more than 1000 reviews": the same of some of the records, and not of those of the group that came first. */
function isOfSome({ text }: Sentence, { stated, heads, measures, groups }: Reading): boolean {
  return stated.length > 0 && heads.length + measures.length + groups.length === 0 && ONLY_THOSE.test(text);
}

const ONLY_THOSE =
  /^\W*(?:and |but |now )*(?:only|just|counting only|looking only at|considering only)(?: (?:for|of|among|with|counting|consider|include|the))* (?:those|the ones|ones) (?:with|without|that|which|who|having|in|from|of|over|under|above|below)\b/i;

function editSeveral(sentence: Sentence, reading: Reading, last: SeveralPlan): Plan | null {
  if (reading.measures.length === 0 && reading.stated.length === 0) return null;
  // "how many cost under 10" after the mean of each of two sides asks for a number of its own.
  const isCounted = last.parts.every(({ plan }) => plan.kind !== 'stats' || plan.measures[0]?.kind === 'count');
  if (!isCounted && reading.measures.length === 0 && reading.heads.some(({ head }) => head === 'count')) return null;
  const where = whereOfStated(sentence, reading.stated);
  return {
    kind: 'several',
    parts: last.parts.map(({ label, plan }) => {
      if (plan.kind === 'changes') return { label, plan };
      const edited =
        reading.measures.length === 0 ? { ...plan, where: mergeWhere(plan.where, where === null ? [] : [where]) } : editOne(sentence, reading, plan);
      return { label, plan: edited?.kind === 'stats' || edited?.kind === 'records' ? edited : plan };
    }),
  };
}

/** "and the median price?", "and in Leeds": the same of other measures, or of fewer records. */
function editRuns(sentence: Sentence, reading: Reading, last: RunsPlan): Plan | null {
  const of = editOne(sentence, reading, last.of);
  return of?.kind === 'stats' && of.groups.length === 0 ? { ...last, of } : null;
}

/** "and how many in November" of what changed until October: between which runs, and not of what was posted then. */
function isOfOtherRun({ runs, text }: Sentence, { stated }: Reading): boolean {
  return monthOfRun(text, runs) !== null && stated.some(({ kind }) => kind === 'time');
}

function editChanges(sentence: Sentence, reading: Reading, before: ChangesPlan): Plan | 'unclear' | null {
  const { limit, heads, stated, groups } = reading;
  const direction = withLeast(sentence, before.direction);
  if (direction === undefined) return 'unclear';
  if (direction?.least !== before.direction?.least) return { ...withoutMean(before, sentence.text), direction };
  const where = whereOfStated(sentence, stated);
  const ofValues = groups.length > 0 || heads.some(({ head }) => head === 'count') ? null : valued(before, reading);
  if (ofValues !== null) return where === null ? ofValues : { ...ofValues, where: mergeWhere(before.where ?? null, [where]) };
  const last = withoutMean(before, sentence.text);
  const [group, ...more] = groups;
  // "count per category": how many of the changes are of each.
  if (group?.grouping.kind === 'value' && more.length === 0) {
    const { order: _, ...rest } = last;
    return { ...rest, by: group.grouping.field, where: mergeWhere(last.where ?? null, where === null ? [] : [where]), limit: limit?.limit ?? null };
  }
  if (where !== null) return { ...last, where: mergeWhere(last.where ?? null, [where]), limit: limit?.limit ?? last.limit };
  return limit === null && heads.every(({ head }) => head !== 'list' && head !== 'count') ? null : { ...last, limit: limit?.limit ?? last.limit };
}
