import type { Finding } from '../bind/binding.ts';
import { ORDINALS } from '../lexicon/en/numbered.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { rankField } from '../profile/rank-field.ts';
import type { Token, TokenSpan } from '../tokens.ts';
import { isOrdinalEnding, readNumber } from './numbers.ts';

/** "in the top 20", "in the first five", "number one", "at number 5", "in third place", of records with a rank: a bound of it. */
export function findRanks(tokens: readonly Token[], profiles: readonly FieldProfile[], nouns: readonly TokenSpan[]): readonly Finding[] {
  const rank = rankField(profiles);
  if (rank === null) return [];
  const places = tokens.flatMap((_, at) => amongTop(tokens, at) ?? numbered(tokens, at, nouns) ?? placed(tokens, at) ?? won(tokens, at, rank) ?? []);
  return places.map((place) => findingOf(tokens, place, rank));
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly op: '=' | '<=';
  readonly value: number;
}

function findingOf(tokens: readonly Token[], { from, to, op, value }: Place, rank: FieldProfile): Finding {
  let start = from;
  while (/^(?:in|inside|into|within|among|of|from|at|is|the|as|ranked)$/.test(tokens[start - 1]?.lower ?? '')) start -= 1;
  return { from: Math.min(start, from), to, condition: { kind: 'compare', field: rank.field.name, op, value }, profile: rank };
}

/** "of the top 20": the words before it say that these are some of the records, and not how many are asked for. */
function amongTop(tokens: readonly Token[], at: number): Place | null {
  return tokens[at - 1]?.lower === 'the' && AMONG.test(tokens[at - 2]?.lower ?? '') ? topAt(tokens, at) : null;
}

const AMONG = /^(?:in|inside|into|within|among|of|from)$/;

function topAt(tokens: readonly Token[], at: number): Place | null {
  const start = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const number = /^(?:top|first)$/.test(tokens[at]?.lower ?? '') ? readNumber(tokens, start) : null;
  if (number === null || number.multiplier !== 1 || !isWhole(number.value)) return null;
  // "in the first three months".
  if (tokens[at]?.lower === 'first' && tokens[number.to]?.kind === 'word' && !FOLLOWING.test(tokens[number.to]?.lower ?? '')) return null;
  const isOther = OTHER_RANK.test(tokens[number.to]?.lower ?? '') || tokens.slice(number.to).some(({ lower }) => RANKING.test(lower));
  return isOther ? null : { from: at, to: number.to, op: '<=', value: number.value };
}

/** "top 10 %", "top 5 rated", "top 10 longest": what is ranked is not the place. */
const OTHER_RANK = /^(?:%|percent|pct|per|rated|selling|earning|grossing|scoring|paid|paying|most|least|best|worst|\p{L}{3,}est)$/u;
const RANKING = /^(?:by|sorted|ordered)$/;

/** "number one", "no. 3", "#1". */
function numbered(tokens: readonly Token[], at: number, nouns: readonly TokenSpan[]): Place | null {
  const word = tokens[at]?.lower ?? '';
  const start = /^(?:no|nr)$/.test(word) && tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  const number = /^(?:number|no|nr|#|position|place|spot)$/.test(word) ? readNumber(tokens, start) : null;
  if (number === null || number.multiplier !== 1 || !isWhole(number.value)) return null;
  // "the number one genre", "no 3 bedroom flats": of what stands behind, and not of the record.
  const next = tokens[number.to];
  const isNoun = word === 'number' && nouns.some(({ from }) => from === number.to);
  if (next?.kind === 'number' || (next?.kind === 'word' && !isNoun && !FOLLOWING.test(next.lower))) return null;
  return { from: at, to: number.to, op: '=', value: number.value };
}

const FOLLOWING = /^(?:in|on|of|at|right|now|today|this|currently|and|with|by|is|was)$/;

/** "in 3rd place", "ranked fifth". */
function placed(tokens: readonly Token[], at: number): Place | null {
  const spoken = ORDINALS.indexOf(tokens[at]?.lower ?? '') + 1;
  const isWritten = tokens[at]?.kind === 'number' && isOrdinalEnding(tokens[at + 1]?.lower ?? '');
  const value = isWritten ? (tokens[at]?.value ?? 0) : spoken;
  const to = isWritten ? at + 2 : at + 1;
  const isPlace = /^(?:place|position|spot)$/.test(tokens[to]?.lower ?? '');
  const isRanked = /^(?:ranked|ranks|placed)$/.test(tokens[at - 1]?.lower ?? '');
  return isWhole(value) && (isPlace || isRanked) ? { from: isRanked ? at - 1 : at, to: isPlace ? to + 1 : to, op: '=', value } : null;
}

/** "who won the half marathon", of the places at its finish: the first. */
function won(tokens: readonly Token[], at: number, { words }: FieldProfile): Place | null {
  const isOfFinish = words.some(({ stem }) => /^plac(?:e|ing)?$/.test(stem));
  return isOfFinish && /^(?:won|winners?)$/.test(tokens[at]?.lower ?? '') ? { from: at, to: at + 1, op: '=', value: 1 } : null;
}

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}
