import { holdsValue } from '../facts.ts';
import type { Token } from '../../language/tokens.ts';
import { KEEPERS, WHEREABOUTS } from '../lexicon/passed-over.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';
import { recordWords } from './phrases.ts';

const PLACED = /^(?:in|on|at|from|within|across|throughout|inside|through)$/;
/** What is done to the place where all the records are: "added to the site". */
const BROUGHT = /^(?:add|added|upload|uploaded|post|posted|submitted|came|come|new|back)$/;
/** Links that also hold a value to what it is taken of: "the average age of the fleet". */
const TAKEN_OF = /^(?:of|over|for|among|amongst|off|by)$/;
const ARTICLES = /^(?:the|this|that|these|those|our|my|your|their|all|of)$/;
const SIZES = /^(?:whole|entire|complete|full|current|present|existing|latest|newest|last|back|online|on|-|line)$/;

/**
 * "in our data", "on the books", "of the fleet", "does the shop list": phrases for the whole of the records. They narrow nothing, unless a field is
 * called so, or a noun follows whose part the word is ("in the market town").
 */
export function annotateWhole(look: AnnotateLook): readonly Piece[] {
  return look.tokens.flatMap((token, from): readonly Piece[] => {
    const isPlaced = PLACED.test(token.lower) || (/^(?:to|onto|into)$/.test(token.lower) && BROUGHT.test(look.tokens[from - 1]?.lower ?? ''));
    const isKept = /^(?:do|does|did|has|have)$/.test(token.lower);
    if (!isPlaced && !isKept && !TAKEN_OF.test(token.lower)) return [];
    const to = placeAfter(look, from);
    const place = to === null ? undefined : look.tokens[to];
    if (to === null || place === undefined) return [];
    const isAll =
      (isPlaced || token.lower === 'over') && look.isRecordNoun(place.lower) && look.tokens.slice(from + 1, to).some(({ lower }) => lower === 'all');
    if (!isAll && isNamed(look, place)) return [];
    const isSale =
      /^(?:sale|auction)$/.test(place.lower) &&
      look.isRecordNoun('lot') &&
      look.tokens.some(({ stem }) => stem === 'lot') &&
      !look.schema.bySaid.has(place.stem);
    const isWhole = isSale || isAll || (WHEREABOUTS.has(place.lower) && (isPlaced || !recordWords.has(place.lower)));
    if (!isWhole && !(isKept && KEEPERS.has(place.lower) && !look.isRecordNoun(place.lower))) return [];
    if (isKept ? !KEEPING.test(look.tokens[to + 1]?.lower ?? '') : isPartOfName(look, to + 1)) return [];
    // "what percentage of" takes its "of" with it.
    const starts = token.lower === 'of' ? [from, from + 1] : [from];
    // "on the board today": as they are now.
    const end = !isKept && /^(?:today|now|currently)$/.test(look.tokens[to + 1]?.lower ?? '') ? to + 2 : to + 1;
    return starts.map((start) => ({
      kind: 'harmless',
      from: start,
      to: end,
      score: (end - start) * WEIGHTS.link + (end - 1 - start) * WEIGHTS.whole + (end > to + 1 ? WEIGHTS.condition : 0),
    }));
  });
}

/** What those who keep the records do with all of them. */
const KEEPING = /^(?:have|got|list|lists|hold|carry|stock|own|keep|offer|run|sell|show|contain|include|feature|know|advertise|put|look)$/;

/** The position of the noun behind a preposition and an article; null where there is no article. */
function placeAfter({ tokens, isRecordNoun }: AnnotateLook, from: number): number | null {
  let at = from + 1;
  while (ARTICLES.test(tokens[at]?.lower ?? '')) at += 1;
  if (at === from + 1) return null;
  while (SIZES.test(tokens[at]?.lower ?? '')) at += 1;
  // "on the job board": a list of what the records are.
  const isList = isRecordNoun(tokens[at]?.lower ?? '') && WHEREABOUTS.has(tokens[at + 1]?.lower ?? '');
  return isList ? at + 1 : at;
}

function isNamed({ schema, facts }: AnnotateLook, { lower, stem }: Token): boolean {
  // "in the library" of a venue called Town Library.
  const isPlace = facts.findValues(lower).some(({ field, kind }) => kind === 'words' && PLACE.test(field));
  return isPlace || schema.bySaid.get(stem)?.some(({ field }) => field.type === 'text') === true;
}

const PLACE = /(?:venue|location|place|site|branch|building|hall)$/i;

/** "in the range 10 to 20", "of the stock price", "on the market square". */
function isPartOfName({ tokens, schema, isRecordNoun, facts }: AnnotateLook, after: number): boolean {
  const next = tokens[after];
  if (next === undefined || next.kind === 'mark') return false;
  if (next.kind === 'number' || /^(?:of|between)$/.test(next.lower)) return true;
  const previous = tokens[after - 1];
  const named = schema.bySaid.get(next.stem) ?? [];
  const isOneName = previous !== undefined && named.some((profile) => schema.bySaid.get(previous.stem)?.includes(profile) === true);
  return isOneName || isRecordNoun(next.lower) || holdsValue(facts, `${previous?.lower ?? ''} ${next.lower}`);
}
