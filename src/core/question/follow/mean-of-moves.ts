import { rankField } from '../../language/profile/rank-field.ts';
import { unitOf } from '../../language/annotate/units.ts';
import type { ChangesPlan } from '../../plan/plan.ts';
import { TELLING } from '../lexicon/between-runs.ts';
import { isMove, isMoveOf, MEAN_OF } from '../lexicon/moving.ts';
import type { Sentence } from '../sentence.ts';

/** "what was the average cut", "by how much did those fall on average": how far what changed before went; null where the question asks for anything else. */
export function meanOfMoves({ text, tokens, profiles, isRecordNoun }: Sentence, last: ChangesPlan): ChangesPlan | null {
  const lower = text.toLowerCase();
  const { direction } = last;
  if (direction === null || last.by !== undefined || !MEAN_OF.mean.test(lower) || !MEAN_OF.far.test(lower)) return null;
  const profile = profiles.find(({ field }) => field.name === direction.field);
  if (profile === undefined || profile === rankField(profiles)) return null;
  const isOfField = (stem: string) => profile.says.has(stem) || profile.words.some((word) => word.stem === stem);
  const isRead = (word: string) =>
    TELLING.test(word) || MEAN_OF.holding.test(word) || isMove(word) || isRecordNoun(word) || unitOf(word)?.dimension === 'money';
  // "the average drop" of shoes with a drop in millimetres: what fell before is asked for first.
  if (!tokens.every((token) => token.kind === 'mark' || isRead(token.lower) || isOfField(token.stem))) return null;
  const [isFall, isRise] = [isMoveOf('down', lower), isMoveOf('up', lower)];
  const way = isFall === isRise ? direction.way : isFall ? 'down' : 'up';
  const { order: _, ...rest } = last;
  return { ...rest, direction: { ...direction, way }, mean: { by: MEAN_OF.percent.test(lower) ? 'pct' : 'delta', field: direction.field } };
}
