import type { Typo } from '../annotation.ts';
import type { Token } from '../tokens.ts';

/** Shorter words have too many neighbors. */
const SHORTEST = 5;
const MOST_TOKENS = 60;

/** Words that are nothing known and one edit away from exactly one word of the fields' names; `isKnown` says which words need no correction. */
export function findTypos(tokens: readonly Token[], vocabulary: readonly string[], isKnown: (token: Token) => boolean): readonly Typo[] {
  return tokens.slice(0, MOST_TOKENS).flatMap((token, from): Typo[] => {
    if (token.kind !== 'word' || token.lower.length < SHORTEST || isKnown(token)) return [];
    const near = vocabulary.filter((word) => Math.abs(word.length - token.lower.length) <= 1 && isOneEditApart(word, token.lower));
    const [meant] = near;
    return meant !== undefined && near.length === 1 ? [{ kind: 'typo', from, to: from + 1, meant }] : [];
  });
}

/** One letter lost, gained or changed, or two neighbors swapped; the first letter is rarely missed. */
function isOneEditApart(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
