import type { Plan } from '../../../plan/plan.ts';
import { isAdditive } from '../../field-role.ts';
import type { FieldChoice } from '../../piece.ts';
import type { Sentence } from '../../sentence.ts';
import { isLasting } from '../needed-features.ts';
import { rankedFields, type PlanFeature } from '../plan-features.ts';

/** Why a plan does not rank what the words rank; null when it does, or when they rank nothing. */
export function otherOrder(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  return unordered(sentence, features) ?? mostOfMean(sentence, plan) ?? unreadHead(sentence);
}

/** What puts things in an order, or compares them over time. */
const RANKING: readonly PlanFeature[] = ['order', 'min', 'max', 'offset', 'changes', 'history', 'percentile', 'median'];

const ENDS =
  /^(?:last|latest|newest|oldest|earliest|top|bottom|best|worst|highest|lowest|biggest|largest|smallest|greatest|longest|shortest|most|least|fewest)$/;
/** "top 5 attendances", "the last execution": a word that ranks, next to a plan that puts nothing in an order. */
function unordered(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  if (RANKING.some((feature) => features.has(feature))) return null;
  const { pieces, tokens } = sentence;
  const at = pieces.findIndex((piece, place) => {
    if (piece.kind === 'limit') return piece.end !== null && piece.end !== 'first';
    // "warmest water" that was read as a depth of water.
    if (piece.kind === 'field') return piece.to - piece.from > 1 && isSwallowed(tokens[piece.from]?.lower ?? '', piece.choices);
    if (!/^(?:verb|noun|unknown|harmless|extreme)$/.test(piece.kind)) return false;
    const [before, word] = [tokens[piece.from - 1]?.lower ?? '', tokens[piece.from]?.lower ?? ''];
    // "at most", "for the most part", "on the last run"; "interviews last under 30 minutes".
    if (!ENDS.test(word) || isLasting(sentence, place) || /^(?:at|for|on|since|in)$/.test(before)) return false;
    const isVerb = word === 'last' && piece.kind === 'verb' && before !== 'the' && !/^(?:is|was|were|are)$/.test(before);
    return (
      !isVerb ||
      (sentence.next(place) >= pieces.length &&
        pieces.some(({ kind, from }) => kind === 'head' && /^(?:which|what|who)$/.test(tokens[from]?.lower ?? '')))
    );
  });
  return at < 0 ? null : `I do not see by what to rank for "${sentence.words(at)}"`;
}

/** "the most ratings" by how high they are: how many there are is another number. */
function mostOfMean(sentence: Sentence, plan: Plan): string | null {
  const ranked = new Set(rankedFields(plan));
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      piece.kind === 'field' &&
      /^(?:the )?(?:most|fewest)$/.test(sentence.lower(place - 1)) &&
      /^(?:ratings|reviews|scores|grades|marks)$/.test(sentence.lower(place)) &&
      piece.choices.some(({ profile }) => ranked.has(profile.field.name) && !isAdditive(profile)),
  );
  return at < 0 ? null : `I do not see which field counts the ${sentence.lower(at)}`;
}

/** A superlative in front of a name that has no such word. */
function isSwallowed(word: string, choices: readonly FieldChoice[]): boolean {
  return /^\p{L}{3,}est$/u.test(word) && choices.every(({ profile }) => profile.words.every(({ stem }) => !word.startsWith(stem)));
}

/** What ends the words that a superlative is said of. */
const PHRASE = /^(?:field|value|condition|noun|verb|unknown|number)$/;
/** A verb in its plain form after those words is rather the noun that they lean on. */
const PARTICIPLE = /(?:ed|ing|en|s)$|^(?:sold|made|built|held|paid|sent|bought|kept|put|set|hit|left|lost|won|said|shot|run|read|cut|shown|known)$/;

/** "the biggest home win", "the biggest lead of A over B": a noun that is elsewhere a verb, which no field is called by. */
function unreadHead(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex((piece, place) => {
    if (piece.kind !== 'verb' || !sentence.isOpen(place) || PARTICIPLE.test(sentence.lower(place))) return false;
    let start = place - 1;
    while (PHRASE.test(sentence.pieces[start]?.kind ?? '')) start -= 1;
    const end = sentence.pieces[place + 1];
    const isLast = end === undefined || !PHRASE.test(end.kind);
    return isLast && sentence.at(start, 'extreme') !== null && !/most|least/.test(sentence.lower(start));
  });
  return at < 0 ? null : `I do not find "${sentence.words(at)}" among the fields and their values`;
}
