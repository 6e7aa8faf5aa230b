import type { Plan } from '../../plan/plan.ts';
import { composePlan } from '../compose/compose.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { narrowWhere } from './merge-where.ts';

/** "which village has the most of those": groups that are ranked by how many of the records before they have; null where the question asks for no such. */
export function withinLast(sentence: Sentence, reading: Reading, last: Plan): Plan | null {
  const at = sentence.pieces.findIndex((_, place) => sentence.isLink(place, 'of') && /^(?:them|those|these|it)$/.test(sentence.lower(place + 1)));
  if (at < 0 || reading.ranked === null || (last.kind !== 'stats' && last.kind !== 'records') || last.where === null) return null;
  // Of groups, "those" are the groups.
  if (last.kind === 'stats' && last.groups.length > 0) return null;
  const composed = composePlan(sentence, reading);
  if (composed.kind !== 'plan' || composed.plan.kind !== 'stats' || composed.plan.groups.length === 0) return null;
  sentence.use(at, at + 1);
  const { where } = composed.plan;
  return { ...composed.plan, where: narrowWhere(last.where, where === null ? [] : [where]) };
}
