import type { Condition } from '../../../condition/condition.ts';
import { COMPARATIVES } from '../../lexicon/passed-over.ts';
import type { Sentence } from '../../sentence.ts';
import type { ContrastRead, Stated } from '../conditions/stated.ts';
import { isComparative } from '../pairs.ts';

/** "are rents higher for A or B". */
export const COMPARED = new RegExp(`\\b(?:${COMPARATIVES})\\b.* or \\b`, 'i');

export interface OtherOfFlag {
  readonly flag: Stated;
  /** The word that nothing in the data is called by. */
  readonly word: string;
  readonly at: number;
  /** It, and what joins it to the flag. */
  readonly places: readonly number[];
}

/** "slabbed or raw coins", "irrigated against dryland": a flag next to one word that nothing is called by, which then is its opposite. */
export function otherOfFlag(sentence: Sentence, stated: readonly Stated[]): OtherOfFlag | null {
  const found = stated
    .filter(({ kind }) => kind === 'flag')
    .flatMap((flag) =>
      [
        { joint: pastNoun(sentence, flag.end), step: 1 },
        { joint: sentence.previous(flag.at), step: -1 },
      ].flatMap(({ joint, step }): readonly OtherOfFlag[] => {
        if (!sentence.isLink(joint, 'or', 'and', 'versus', 'than', 'to') && sentence.at(joint, 'head')?.head !== 'compare') return [];
        const beyond = (at: number) => (step > 0 ? sentence.next(at) : sentence.previous(at));
        const isPassed = (at: number) => step > 0 && sentence.isLink(at, 'versus', 'of', 'in', 'with', 'to');
        const places = [joint];
        let at = beyond(joint);
        while (sentence.at(at, 'noun') !== null || sentence.at(at, 'head')?.head === 'compare' || isPassed(at)) {
          places.push(at);
          at = beyond(at);
        }
        const isWord = sentence.open(at, 'unknown') !== null && /^\p{L}[\p{L}-]*$/u.test(sentence.words(at));
        const isLone = sentence.open(at - 1, 'unknown') === null && sentence.open(at + 1, 'unknown') === null;
        return isWord && isLone ? [{ flag, word: sentence.words(at), at, places: [...places, at] }] : [];
      }),
    );
  const [only = null, ...more] = found;
  return more.length === 0 ? only : null;
}

/** Past what else is said of the same records: "furnished flats in Oakford". */
function pastNoun(sentence: Sentence, from: number): number {
  let at = sentence.next(from);
  while (/^(?:noun|value|condition)$/.test(sentence.pieces[at]?.kind ?? '') || sentence.isLink(at, 'in', 'of', 'with', 'from'))
    at = sentence.next(at);
  return at;
}

/** The two sides, in the order in which they were said. */
export function contrastOf(sentence: Sentence, { flag, word, at, places }: OtherOfFlag): ContrastRead {
  sentence.use(...places, ...sentence.all('unknown').filter((place) => isComparative(sentence.lower(place))));
  const own = flag.label.replace(/^(?:for|with|in|of) /i, '');
  const sides = [
    { label: own, where: flag.where },
    { label: word, where: flipped(flag.where) },
  ];
  return { parts: flag.at < at ? sides : sides.toReversed(), note: `taking "${word}" to mean not ${own}` };
}

/** The records for which a condition does not hold; of none and some, those that have the other. */
export function flipped(where: Condition): Condition {
  if (where.kind === 'null' || where.kind === 'has') return { ...where, negated: !where.negated };
  if (where.kind !== 'compare') return { kind: 'not', item: where };
  if (typeof where.value === 'boolean') return { ...where, value: !where.value };
  if (where.value === 0 && /^[=>]$/.test(where.op)) return { ...where, op: where.op === '=' ? '>' : '=' };
  return { kind: 'not', item: where };
}

/** "crewed vs uncrewed": the flag is denied by the beginning of the word. */
export function sidesOfPrefix(sentence: Sentence): ContrastRead | null {
  for (const at of sentence.all('condition')) {
    const own = sentence.open(at, 'condition');
    const positive = sentence.lower(at).replace(/^(?:un|non|in|dis)-?(?=\p{L}{3})/u, '');
    if (own?.source !== 'flag' || positive === sentence.lower(at)) continue;
    const other = [at - 2, at + 2].find((place) => sentence.lower(place) === positive);
    const joint = other === undefined ? -1 : (at + other) / 2;
    if (other === undefined || !sentence.isLink(joint, 'versus', 'or', 'and', 'to')) continue;
    sentence.use(at, joint, other);
    const sides = [
      { label: sentence.words(other), where: flipped(own.where) },
      { label: sentence.words(at), where: own.where },
    ];
    return { parts: other < at ? sides : sides.toReversed() };
  }
  return null;
}
