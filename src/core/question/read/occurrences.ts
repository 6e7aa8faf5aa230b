import { isEventOf } from '../../language/annotate/happenings.ts';
import type { Sentence } from '../sentence.ts';
import type { Stated } from './conditions/stated.ts';
import type { GroupRead } from './groups.ts';

/**
 * "openings per decade", "course starts month by month", "trees planted per year": what happened at the date that groups, of the records that have one.
 * Its noun is what is counted, whatever other field is called like it.
 */
export function readOccurrences(sentence: Sentence, groups: readonly GroupRead[]): readonly Stated[] {
  const [group, ...more] = groups.filter(({ grouping }) => grouping.kind === 'date');
  const date = sentence.profiles.find(({ field }) => field.name === group?.grouping.field);
  if (group === undefined || date === undefined || more.length > 0 || isMeasured(sentence)) return [];
  const grouper = sentence.previous(group.at);
  const at = sentence.at(grouper, 'grouper') === null ? grouper : sentence.previous(grouper);
  const piece = sentence.pieces[at];
  const token = sentence.tokens[(piece?.to ?? 0) - 1];
  if (piece === undefined || token === undefined || piece.kind === 'condition' || !isEventOf(token, date)) return [];
  sentence.use(at);
  const isComplete = date.field.values !== undefined && date.field.values >= sentence.facts.records;
  if (isComplete) return [];
  const field = date.field.name;
  return [{ at, end: at, where: { kind: 'null', field, negated: true }, field, label: sentence.words(at), note: null, kind: 'absence' }];
}

/** A statistic is asked for, and no count. */
function isMeasured(sentence: Sentence): boolean {
  const kinds = new Set(['aggregate', 'percentile', 'extreme']);
  return (
    sentence.pieces.some(({ kind }) => kinds.has(kind)) ||
    sentence.pieces.some((piece) => piece.kind === 'head' && /^(?:amount|share)$/.test(piece.head))
  );
}
