import { isMoving } from '../lexicon/moving.ts';
import { lowerText } from '../../language/tokens.ts';
import type { AggregateWord, HeadKind, LinkWord } from '../lexicon/lexicon.ts';
import { OVER_ALL } from '../lexicon/passed-over.ts';
import type { Piece } from '../piece.ts';
import { isGrowing } from '../read/changes/trends.ts';
import { isMeans, isOfRate } from '../read/groups.ts';
import type { Sentence } from '../sentence.ts';
import type { PlanFeature } from './plan-features.ts';

const OF_AGGREGATES: Readonly<Record<AggregateWord, readonly PlanFeature[] | null>> = {
  avg: ['avg', 'ratio'],
  median: ['median'],
  // "the total number of flats" is a count.
  sum: ['sum', 'count', 'countIf', 'values', 'distinct', 'shareOf', 'running', 'growth', 'changes'],
  min: ['min', 'order'],
  max: ['max', 'order'],
  stddev: ['stddev'],
  distinct: ['distinct', 'groups', 'changes', 'history'],
  range: ['min', 'groups', 'comparison'],
  correlation: ['correlation'],
  difference: ['difference', 'sides', 'changes'],
  ratio: ['ratio', 'share'],
  growth: ['growth', 'changes'],
  running: ['running'],
  distribution: ['groups'],
  breakdown: ['groups'],
  rate: ['share', 'shareOf', 'ratio', 'growth', 'changes', 'history', 'percentile'],
};

/** What a total of things that are not named comes to: no number of records. */
const OF_TOTALS: readonly PlanFeature[] = (OF_AGGREGATES.sum ?? []).filter((feature) => feature !== 'count');

function isOfRecords({ pieces, text }: Sentence): boolean {
  return /\bnumber\b/i.test(text) || pieces.some((piece) => piece.kind === 'noun' || (piece.kind === 'head' && piece.head === 'count'));
}

const OF_LINKS: Partial<Readonly<Record<LinkWord, readonly PlanFeature[]>>> = {
  not: ['negation', 'sides', 'changes'],
  without: ['negation', 'sides'],
  except: ['negation', 'sides'],
  missing: ['negation', 'changes'],
  // "neither in Texas nor in Ohio", "not in Texas or Ohio".
  or: ['choice', 'sides', 'comparison', 'negation', 'changes'],
  versus: ['sides', 'groups', 'comparison', 'changes', 'difference', 'fields'],
  above: ['comparison', 'sides', 'percentile', 'changes', 'difference'],
  below: ['comparison', 'sides', 'percentile', 'changes', 'difference'],
  divided: ['ratio'],
  minus: ['difference', 'ratio'],
  times: ['sum', 'avg'],
};

const OF_HEADS: Partial<Readonly<Record<HeadKind, readonly PlanFeature[]>>> = {
  share: ['share', 'shareOf', 'growth', 'ratio', 'changes', 'percentile'],
  count: ['count', 'countIf', 'values', 'distinct', 'sum', 'share', 'changes', 'order', 'groups', 'avg', 'median', 'running', 'growth', 'percentile'],
  amount: ['sum', 'avg', 'median', 'min', 'max', 'percentile', 'count', 'difference', 'ratio', 'stddev', 'order', 'changes', 'share', 'shareOf'],
};

/** "how many days does a loan last": a verb, and no place in an order. */
export function isLasting(sentence: Sentence, at: number): boolean {
  return sentence.lower(at) === 'last' && /\b(?:does|do|did)\b.*\blast\b/i.test(sentence.text);
}

/** What groups, or divides; "given to each political party" is no total of all of them. */
function neededForGrouper(sentence: Sentence, piece: Piece, at: number): readonly PlanFeature[] | null {
  const word = sentence.lower(at);
  const next = sentence.pieces[sentence.next(at)]?.kind;
  const isOneOf = /^(?:one|any|some) of$/.test(lowerText(sentence.tokens, Math.max(0, piece.from - 2), piece.from));
  // "dropped by more than 10 %": how far.
  if (word === 'by' && (next === 'bound' || (next === 'condition' && isMoving(sentence.token(at - 1)?.lower ?? '')))) return ['comparison'];
  if (next === 'value' && /\b(?:each|every)$/.test(word) && !isOneOf) return ['groups', 'ratio', 'sides'];
  if (/^(?:\/|across|according to|depending on)$/.test(word) || next === 'noun' || next === 'value' || next === 'unknown') return null;
  return isMeans(sentence, at) || isOfRate(sentence, at) ? null : ['groups', 'order', 'ratio', 'sides'];
}

/** What a plan must do for the words of a piece to be in it: one of these; null where they ask for nothing by themselves. */
export function neededFor(sentence: Sentence, piece: Piece, at: number): readonly PlanFeature[] | null {
  switch (piece.kind) {
    case 'aggregate':
      if (piece.aggregate === 'distinct' && sentence.at(sentence.past(at, 'of'), 'noun') !== null) return null;
      // "typical (median) price".
      if (piece.aggregate === 'avg' && sentence.lower(at).startsWith('typical')) return ['avg', 'ratio', 'median'];
      if (OVER_ALL.test(sentence.lower(at)) && sentence.pieces.some((other) => other !== piece && /^(?:aggregate|extreme)$/.test(other.kind)))
        return null;
      // "total for arts": of what, where no records are named, is not said.
      if (piece.aggregate === 'sum' && sentence.previous(at) < 0 && !isOfRecords(sentence)) return OF_TOTALS;
      return isGrowing(sentence, at) ? null : OF_AGGREGATES[piece.aggregate];
    case 'percentile':
      return ['percentile'];
    case 'grouper':
      return neededForGrouper(sentence, piece, at);
    case 'rhythm':
      return ['groups'];
    case 'extreme':
      // "how many days does a loan last".
      if (isLasting(sentence, at)) return null;
      // "A or B, which is more common".
      if (sentence.lower(at).startsWith('more ')) return ['order', 'sides'];
      return ['order', 'min', 'max', 'avg', 'median', 'changes', 'percentile'];
    case 'ordinal':
      // "since the second run".
      return ['offset', 'percentile', 'changes'];
    case 'limit':
      return ['limit', 'changes', 'sides', 'percentile'];
    case 'direction':
    case 'sorter':
      return ['order', 'groups', 'changes'];
    case 'head':
      // "longer than the number of hours": the name of what is compared.
      if (sentence.lower(at).endsWith('number of') && sentence.isLink(sentence.previous(at), 'than', 'above', 'below')) return null;
      // "what percentage of the stocks rose": a part of the records, and no list of changes.
      if (piece.head === 'share' && /\bof$/.test(sentence.lower(at)) && sentence.at(sentence.next(at), 'noun') !== null)
        return OF_HEADS.share?.filter((feature) => feature !== 'changes') ?? null;
      return OF_HEADS[piece.head] ?? null;
    case 'link':
      // "did survivors pay more than those who died": two sides, of which one alone is no answer.
      if (piece.link === 'than' && sentence.isLink(sentence.next(at), 'them')) return ['sides', 'difference', 'changes', 'having'];
      // "less paid than due".
      if (
        sentence.lower(at) === 'less' &&
        sentence.links('than').length < sentence.pieces.filter((_, place) => sentence.isLink(place, 'than')).length
      )
        return ['comparison'];
      // "over the phone" compares nothing.
      if (sentence.lower(at) === 'over' && sentence.at(sentence.next(at), 'value') !== null) return null;
      // "haven't been read since May": before it.
      if (piece.link === 'not' && sentence.tokens.slice(piece.to).some(({ lower }) => lower === 'since')) return ['negation', 'comparison'];
      return OF_LINKS[piece.link] ?? null;
    default:
      return null;
  }
}
