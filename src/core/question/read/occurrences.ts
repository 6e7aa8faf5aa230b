import { isEventOf } from '../../language/annotate/happenings.ts';
import type { Sentence } from '../sentence.ts';
import type { GroupRead } from './group-read.ts';

/**
 * "openings per decade", "course starts month by month": the word for what happened at the date that groups is what is counted, whatever other field is
 * called like it.
 */
export function useOccurrence(sentence: Sentence, groups: readonly GroupRead[]): void {
  const [group, ...more] = groups.filter(({ grouping }) => grouping.kind === 'date');
  const date = sentence.profiles.find(({ field }) => field.name === group?.grouping.field);
  if (group === undefined || date === undefined || more.length > 0 || isMeasured(sentence)) return;
  const grouper = sentence.previous(group.at);
  const at = sentence.at(grouper, 'grouper') === null ? grouper : sentence.previous(grouper);
  const piece = sentence.pieces[at];
  const token = sentence.tokens[(piece?.to ?? 0) - 1];
  if (piece !== undefined && token !== undefined && piece.kind !== 'condition' && isEventOf(token, date)) sentence.use(at);
}

/** A statistic is asked for, and no count. */
function isMeasured({ pieces }: Sentence): boolean {
  return pieces.some(
    (piece) => /^(?:aggregate|percentile|extreme)$/.test(piece.kind) || (piece.kind === 'head' && /^(?:amount|share)$/.test(piece.head)),
  );
}
