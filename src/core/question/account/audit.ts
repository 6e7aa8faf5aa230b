import { fieldsOf, predicatesOf } from '../../condition/transform.ts';
import { isParticiple } from '../../language/annotate/happenings.ts';
import type { Plan } from '../../plan/plan.ts';
import { tellsApart } from '../facts.ts';
import { isYear } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';
import { beyondPlans } from './beyond-plans.ts';
import { neededFor } from './needed-features.ts';
import { onlyItems } from './only-items.ts';
import { bothAndOnly } from './other/both-and-only.ts';
import { besidePrice } from './other/aside-price.ts';
import { countedOne } from './other/counted-by-name.ts';
import { earlierState, keptSince } from './other/earlier-state.ts';
import { fixedField } from './other/fixed-field.ts';
import { onlyMentioned } from './other/only-mentioned.ts';
import { otherCost } from './other/other-cost.ts';
import { otherCount } from './other/other-count.ts';
import { otherDate } from './other/other-date.ts';
import { otherForm } from './other/other-form.ts';
import { otherMeasure } from './other/other-measure.ts';
import { otherOrder } from './other/other-order.ts';
import { otherValue } from './other/other-value.ts';
import { leftAside } from './other/left-aside.ts';
import { saidOtherwise } from './other/said-otherwise.ts';
import { moveBound } from '../read/changes/least-move.ts';
import { undivided } from './per-each.ts';
import { plainList } from './plain-lists.ts';
import { featuresOf } from './plan-features.ts';
import { droppedHalf } from './second-half.ts';
import { unasked } from './other/unasked.ts';
import { unclearWords } from './other/unclear-words.ts';
import { fieldsOfPlan } from './unused.ts';
import { summedRate, weakEvidence } from './weak-evidence.ts';
import { isCountPlan } from '../../plan/measure-fields.ts';

const OF_MONEY = /\b(?:total|combined|overall) (?:value|worth|price|cost|amount)s? of\b/i;

/**
 * Why a plan would answer another question than the one that was asked, although every word of it was used; null when nothing speaks against it.
 * It looks at the words and at the plan alone, not at how the one was made from the other.
 */
export function auditOf(sentence: Sentence, plan: Plan): string | null {
  const features = featuresOf(plan);
  if (features.has('history')) return null;
  const { facts } = sentence;
  const isOne = (name: string) => tellsApart(facts, name) !== false;
  const names = fieldsOfPlan(plan).join(' ').toLowerCase();
  const isLookedUp = plan.kind === 'records' && plan.fields.some((name) => isNumber(sentence, name)) && fieldsOf(plan.where).some(isOne);
  const equated = equatedBound(sentence, plan) ?? equatedAside(sentence, plan) ?? besideValue(sentence, plan) ?? thanThen(sentence, plan);
  if (equated !== null) return equated;
  const missed = sentence.pieces.findIndex((piece, at) => {
    // "how much is the Fender Jaguar" looks up a number; of the many records of a category it would list several.
    const isOfLookup = isLookedUp && piece.kind === 'head' && piece.head === 'amount';
    const needed = isOfLookup || isPartOfBound(sentence, piece, plan) ? null : neededFor(sentence, piece, at);
    // "total" of a field that is called so.
    return needed !== null && !needed.some((feature) => features.has(feature)) && !names.includes(sentence.lower(at).split(' ').at(-1) ?? '');
  });
  if (missed >= 0) return `I read "${sentence.words(missed)}", but I cannot see how to compute it here`;
  const otherwise = saidOtherwise(sentence, plan, features) ?? fixedField(sentence, plan) ?? besidePrice(sentence, plan) ?? otherCost(sentence, plan);
  if (otherwise !== null) return otherwise;
  // "the total value of the stones" is no number of stones.
  if (isCountPlan(plan) && OF_MONEY.test(sentence.text)) return 'I do not see of which field that total is';
  if (isDateless(sentence, plan)) return 'No field of these records is a date or a year';
  if (plan.kind === 'records' && /^\W*(?:and )?how many\b/i.test(sentence.text))
    return 'I can list these records, but I do not see how to count what is asked for';
  return (
    beyondPlans(sentence, plan, features) ??
    unasked(sentence, plan) ??
    onlyMentioned(sentence, plan) ??
    onlyItems(sentence, plan) ??
    bothAndOnly(sentence, plan) ??
    leftAside(sentence, plan) ??
    plainList(sentence, plan) ??
    otherMeasure(sentence, plan) ??
    otherForm(sentence, plan) ??
    otherValue(sentence, plan) ??
    missingNumber(sentence, plan) ??
    earlierState(sentence, plan) ??
    keptSince(sentence) ??
    otherDate(sentence, plan) ??
    otherOrder(sentence, plan, features) ??
    droppedHalf(sentence, plan) ??
    undivided(sentence, plan, features) ??
    otherCount(sentence, plan) ??
    unclearWords(sentence, plan) ??
    weakEvidence(sentence, plan)
  );
}

/** "how many are over 50 m from the nearest tap", "first registered in 2020": of what is counted by a bound, the superlative is a part of its name. */
function isPartOfBound({ tokens }: Sentence, piece: Sentence['pieces'][number], plan: Plan): boolean {
  if (piece.kind !== 'extreme' || !isCountPlan(plan) || !('where' in plan)) return false;
  const next = tokens[piece.to];
  const isAdverb = tokens[piece.from]?.lower === 'first' && next !== undefined && isParticiple(next);
  return fieldsOf(plan.where ?? null).includes(piece.idea?.profile.field.name ?? '') || (isAdverb && plan.where !== null);
}

/** Why a plan that goes on from another one leaves out a statistic that the words ask for, or takes them for what they are not; null when it does not. */
export function auditOfEdit(sentence: Sentence, plan: Plan): string | null {
  const features = featuresOf(plan);
  // "median instead of average": what gives way.
  const isReplaced = sentence.pieces.some((piece) => piece.kind === 'link' && piece.link === 'instead');
  const missed = sentence.pieces.findIndex((piece, at) => {
    const isAsked = piece.kind === 'aggregate' || (piece.kind === 'head' && piece.head === 'amount');
    const needed =
      isAsked && !isReplaced ? neededFor(sentence, piece, at)?.filter((feature) => piece.kind === 'aggregate' || feature !== 'count') : undefined;
    return needed !== undefined && plan.kind === 'stats' && !needed.some((feature) => features.has(feature));
  });
  if (missed >= 0) return `I read "${sentence.words(missed)}", but I cannot see how to compute it here`;
  return countedOne(sentence, plan) ?? summedRate(sentence, plan) ?? unclearWords(sentence, plan);
}

function isNumber({ profiles }: Sentence, name: string): boolean {
  return profiles.some(({ field }) => field.name === name && field.type === 'number');
}

/** "when was the station opened" of records that nothing dates. */
function isDateless({ pieces, profiles }: Sentence, plan: Plan): boolean {
  const asksWhen = pieces.some((piece) => piece.kind === 'head' && piece.head === 'when');
  return (
    asksWhen && plan.kind === 'records' && plan.fields.length === 0 && !profiles.some((profile) => profile.field.type === 'date' || isYear(profile))
  );
}

/** A number that is typed out, and that neither a condition nor a limit of the plan holds. */
function missingNumber(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'changes') return null;
  const held = new Set(JSON.stringify(plan).match(/\d+/g)?.map(Number));
  // How far something went may be in the plan in another unit.
  const bound = plan.direction?.least === undefined ? null : moveBound(sentence);
  const isHeld = (at: number) => bound !== null && at >= bound.from && at < bound.to;
  const missing = sentence.tokens.find(({ kind, value }, at) => kind === 'number' && value !== undefined && !held.has(value) && !isHeld(at));
  return missing === undefined ? null : `I do not see which run "${missing.text}" speaks of`;
}

/** "discovered after 1900" of a field of texts, one of which is "1900": equal to it is another question. */
function equatedBound({ tokens }: Sentence, plan: Plan): string | null {
  const equated = 'where' in plan ? predicatesOf(plan.where ?? null).flatMap((each) => (each.kind === 'compare' ? [each.value] : [])) : [];
  const at = tokens.findIndex(
    ({ kind, text }, index) => kind === 'number' && BOUNDING.test(tokens[index - 1]?.lower ?? '') && equated.includes(text),
  );
  return at < 0 ? null : `I know "${tokens[at]?.text}" as a text only, and cannot tell what is ${tokens[at - 1]?.lower} it`;
}

const BOUNDING = /^(?:after|before|since|until|till|over|under|above|below|than|from)$/;

/** "only good for parts" of records that are good, and of others that are for parts: two values of a field side by side, which nothing joins. */
function besideValue(sentence: Sentence, plan: Plan): string | null {
  const { pieces } = sentence;
  const chosen = 'where' in plan ? predicatesOf(plan.where ?? null).flatMap((each) => (each.kind === 'in' ? [each.field] : [])) : [];
  const wholes = (at: number) => {
    const piece = pieces[at];
    return piece?.kind === 'value' ? piece.hits.flatMap(({ kind, field }) => (kind === 'whole' ? [field] : [])) : [];
  };
  const at = pieces.findIndex(
    (piece, place) =>
      piece.to === pieces[place + 1]?.from && wholes(place).some((field) => wholes(place + 1).includes(field) && chosen.includes(field)),
  );
  return at < 0 ? null : `I cannot tell whether "${sentence.words(at)}" or "${sentence.words(at + 1)}" is meant: say "or" between them`;
}

/** "is the average price higher than in March": two times are compared, and a plan of one is no answer. */
function thanThen({ text, pieces }: Sentence, plan: Plan): string | null {
  const isDated = pieces.some((piece) => piece.kind === 'condition' && piece.source === 'time');
  return plan.kind === 'stats' && isDated && THAN_THEN.test(text) ? 'I see only one of the two times that are compared' : null;
}

const THAN_THEN = /\b(?:higher|lower|bigger|smaller|greater|better|worse|dearer|cheaper) than (?:it was )?(?:in|on|at|during|last|this)\b/i;

/** "I earn $90,000 now, how many jobs pay more?": what people tell of themselves is hardly what the records have exactly. */
function equatedAside({ text, tokens, pieces }: Sentence, plan: Plan): string | null {
  const end = ASIDE.exec(text)?.[0].length ?? 0;
  const used = 'where' in plan ? predicatesOf(plan.where ?? null) : [];
  const told = pieces.find(({ kind, to }) => kind === 'condition' && (tokens[to - 1]?.end ?? 0) <= end);
  const where = told?.kind === 'condition' && told.source === 'bound' ? told.where : null;
  const isEqual =
    where?.kind === 'compare' && where.op === '=' && used.some((each) => each.kind === 'compare' && each.field === where.field && each.op === '=');
  return isEqual ? `I cannot tell how ${where.field} compares with that: say "at least" or "at most"` : null;
}

const ASIDE =
  /^\W*(?:(?:and|so|but|ok|hi|well),? )?(?:i|we|my \w+|our \w+)\b[^,;:.!?]*(?:[.,]\d[^,;:.!?]*)*[,;:.!](?=\s*(?:so |and |but )?(?:how|which|what|who|where|when|can|is|are|show|list|find)\b)/i;
