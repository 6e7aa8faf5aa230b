import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';
import type { MeasureRead } from '../measures.ts';
import { heightOf } from '../ranked/end-of-other.ts';

/** "the gap between the most and least viewed film", "difference between the highest and lowest rent": how far the ends of one field are apart. */
export function readGapOfEnds(sentence: Sentence): readonly MeasureRead[] {
  return sentence.all('aggregate').flatMap((at): readonly MeasureRead[] => {
    if (sentence.at(at, 'aggregate')?.aggregate !== 'difference') return [];
    const ends = endsBehind(sentence, sentence.past(at, 'of', 'between', 'from'));
    const profile = ends === null ? null : fieldOfEnds(sentence, ends);
    if (ends === null || profile === null) return [];
    sentence.use(at, ...ends, ...sentence.links('between', 'and', 'to', 'from').filter((place) => place > at && place < Math.max(...ends) + 1));
    const field = profile.field.name;
    return [{ at, measures: [{ kind: 'difference', left: { kind: 'max', field }, right: { kind: 'min', field } }] }];
  });
}

/** The places of both ends: "highest and lowest", "the longest and the shortest", "the cheapest flat and the dearest one". */
function endsBehind(sentence: Sentence, at: number): readonly number[] | null {
  if (sentence.open(at, 'aggregate')?.aggregate === 'range') return [at];
  const first = sentence.open(at, 'extreme');
  const noun = sentence.nounBehind(at);
  const joint = sentence.next(noun < 0 ? at : noun);
  const second = sentence.isLink(joint, 'and', 'to') ? sentence.open(sentence.next(joint), 'extreme') : null;
  return first === null || second === null || isUp(first.word, first.descending) === isUp(second.word, second.descending)
    ? null
    : [at, sentence.next(joint)];
}

function isUp(word: string, descending: boolean): boolean {
  return /^(?:best|common)$/.test(word) || (!/^(?:worst|rare)$/.test(word) && descending);
}

/** What the ends are of: the number behind them, the one that they speak of by themselves, and of things that are highest how high they are. */
function fieldOfEnds(sentence: Sentence, ends: readonly number[]): FieldProfile | null {
  const last = ends.at(-1) ?? 0;
  const behind = sentence.next(last);
  // "the highest and lowest number of likes".
  const isCounted = sentence.open(behind, 'head')?.head === 'count';
  const next = isCounted ? sentence.next(behind) : behind;
  const named = numberAt(sentence, next);
  if (named !== null) sentence.use(behind, next);
  const idea = ends.flatMap((at) => sentence.at(at, 'extreme')?.idea?.profile ?? []).find(({ field }) => field.type === 'number');
  return named ?? idea ?? heightOf(sentence, last);
}
