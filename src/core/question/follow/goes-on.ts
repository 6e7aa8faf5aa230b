import type { PieceKind } from '../piece.ts';
import type { Reading } from '../read/reading.ts';
import type { Sentence } from '../sentence.ts';
import { asksOfIt, refersBack } from './points-back.ts';

const LEADS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'also',
  'only',
  'about',
  'instead',
  'except',
  'with',
  'without',
  'not',
  'them',
  'of',
  'in',
  'from',
]);
const OPENERS: ReadonlySet<PieceKind> = new Set<PieceKind>(['grouper', 'sorter', 'rhythm', 'direction']);
const VERBS =
  /^(?:but|same|make it|make that|limit|restrict|narrow|filter|drop|remove|ignore|include|exclude|group|split|break|regardless|forget|next|more|show (?:me )?(?:the )?(?:first|top|next|them|those|these|more|it))\b/;

/** True when the question leaves open what a whole question says: what is asked, or of which records. */
export function goesOn(sentence: Sentence, reading: Reading): boolean {
  const { heads, measures, order, groups, ranked, contrast, having, counted, stated, limit, named, hasNoun } = reading;
  if (ranked !== null || having !== null || (contrast !== null && !startsLeading(sentence))) return false;
  const kinds = new Set(heads.map(({ head }) => head));
  const isOf = (head: 'count' | 'list' | 'which' | 'share' | 'exists') => kinds.has(head);
  const hasHead = [...kinds].some((head) => head !== 'what');
  const starts = startsLeading(sentence);
  const refers = (refersBack(sentence) || asksOfIt(sentence)) && !/^(?:is|are) (?:it|there)\b/.test(sentence.text.toLowerCase());
  const isWhole = hasHead && hasNoun && !refers;
  if (starts) return !(isWhole && !sentence.isLink(firstPiece(sentence), 'and', 'also', 'about', 'only'));
  if (refers) return true;
  if (hasNoun || measures.some(({ isBare, measures: list }) => isBare === undefined && list.some(({ kind }) => kind === 'distinct'))) return false;
  const isBare = stated.length === 0 && named.length === 0 && groups.length === 0 && measures.length === 0;
  if (isOf('count')) return counted === null && (isBare || stated.length > 0 || named.length > 0);
  if (isOf('share')) return isBare;
  if (isOf('exists')) return stated.length > 0 && named.length === 0;
  if (isOf('list') || isOf('which')) return isBare && (order !== null || limit !== null);
  // "what's the weight of the lightest": of no records that it names.
  if (!hasHead && kinds.has('what') && order !== null && stated.length === 0 && groups.length === 0) return true;
  if (hasHead || kinds.has('what') || (order !== null && ranksKind(sentence))) return false;
  return measures.every(({ isBare: bare }) => bare !== undefined);
}

/** "cheapest private room that sleeps 4": a superlative right before a value of words of its own, which names what is ranked. */
function ranksKind({ pieces }: Sentence): boolean {
  return pieces.some((piece, at) => piece.kind === 'value' && piece.to - piece.from > 1 && pieces[at - 1]?.kind === 'extreme');
}

export function firstPiece(sentence: Sentence): number {
  return sentence.next(-1);
}

function startsLeading(sentence: Sentence): boolean {
  const at = firstPiece(sentence);
  const piece = sentence.pieces[at];
  if (piece === undefined) return false;
  if (piece.kind === 'link' && LEADS.has(piece.link)) return true;
  if (OPENERS.has(piece.kind)) return true;
  return VERBS.test(sentence.text.trim().toLowerCase());
}
