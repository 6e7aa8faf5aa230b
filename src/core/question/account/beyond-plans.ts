import { stem as stemOf } from '../../language/stem.ts';
import type { Plan } from '../../plan/plan.ts';
import { COMPARATIVES } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { namesRun } from '../read/changes/runs.ts';
import type { PlanFeature } from './plan-features.ts';

/** Why a plan of such features does not answer what a question asks for by its form; null when it may. */
export function beyondPlans(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  if (supposes(sentence, features)) return 'I cannot work through what is supposed there: ask for the value itself';
  if (namesRun(sentence) && !features.has('changes')) return 'I answer about the latest run, or what changed between runs, and not about that one';
  if (WITHIN.test(sentence.text) && features.has('where')) return 'I do not see from which day on that is counted';
  return (
    unreadComparison(sentence, plan) ??
    unknownPlace(sentence, plan) ??
    unreadState(sentence, features) ??
    unreadRecord(sentence, features) ??
    unreadDifference(sentence, features) ??
    unreadCourse(sentence, features)
  );
}

/** What sets two numbers against each other. */
const CONTRASTING: readonly PlanFeature[] = ['difference', 'sides', 'changes', 'groups'];

/** "if I bought every boat, what would I pay": what follows from a supposition is a sum or a difference at best, never a count or a list. */
function supposes({ text }: Sentence, features: ReadonlySet<PlanFeature>): boolean {
  const isSupposed = /^\W*(?:and )?(?:if|suppose|supposing|say|assuming)\b(?! (?:any|possible|so|not)\b)/i.test(text);
  return isSupposed && !features.has('sum') && !features.has('difference');
}

/** "how many are still going on": a state, which only a condition can say. */
function unreadState({ text }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const said =
    /\b(?:still(?! (?:(?:in|on) (?:the|our|your|this) (?:list|catalog|catalogue|shop|store|file|data|dataset|database|inventory|register|range|menu|books|market)|have|has|offer|sell|list|stock)\b)|going on|under ?way|in progress|(?:currently|presently|now) (?:work|live|stay|serve|study|play)s?|(?:work|live|stay)s? here|can (?:i|we|you) (?:buy|order|book|rent|borrow|hire))\b/i.exec(
      text,
    )?.[0];
  return said === undefined || STATING.some((feature) => features.has(feature)) ? null : `I do not see of which records "${said}" is true`;
}

const STATING: readonly PlanFeature[] = ['where', 'changes', 'sides', 'share', 'countIf'];

/** "what is the record time": the longest, or the shortest. */
function unreadRecord(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const isRecord = sentence.pieces.some(
    ({ kind }, at) =>
      kind === 'field' && sentence.tokens[(sentence.pieces[at]?.from ?? 0) - 1]?.lower === 'record' && !sentence.lower(at).endsWith('s'),
  );
  return !isRecord || EXTREME.some((feature) => features.has(feature)) ? null : 'I cannot tell whether the highest or the lowest is the record';
}

const EXTREME: readonly PlanFeature[] = ['order', 'min', 'max'];

/** "where can I buy the cheapest …", "where does Kim live": of records none of whose fields says who sells it, or where. */
function unknownPlace({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/^\W*where\b/i.test(text) || plan.kind !== 'records') return null;
  const isBought = /^\W*where (?:can|could|do|might|would) (?:i|we|you|one|people) (?:buy|get|order|purchase)/i.test(text);
  const names = isBought ? SELLERS : PLACES;
  const isSaid = profiles.some(({ field, words }) => field.type === 'text' && words.some(({ stem }) => names.has(stem)));
  return isSaid ? null : 'No field says where';
}

const stems = (words: string): readonly string[] => words.split(' ').map((word) => stemOf(word));
/** Names of fields that say who sells something. */
const SELLERS: ReadonlySet<string> = new Set(stems('shop store seller vendor merchant retailer dealer market marketplace website url link'));
/** Names of fields that say where something is. */
const PLACES: ReadonlySet<string> = new Set([
  ...SELLERS,
  ...stems(
    'city town municipality place location address street region state country county area district neighbourhood neighborhood borough venue station',
  ),
]);

/** "how did the number waiting go from April to October": a value for each period, or how far they are apart. */
function unreadCourse({ text }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  return !COURSE.test(text) || OVER_TIME.some((feature) => features.has(feature)) ? null : 'I do not see which periods to compare';
}

const OVER_TIME: readonly PlanFeature[] = [...CONTRASTING, 'growth', 'history'];
const COURSE =
  /\bhow (?:did|do|does|has|have)\b.*\b(?:go|gone|change|changed|develop|developed|evolve|evolved|move|moved|vary|varied)\b(?! (?:to|up|for|into)\b)/i;

/** "512 GB … or more" that no bound took would make a choice of two conditions. */
function unreadComparison(sentence: Sentence, plan: Plan): string | null {
  // "more A or more B": a side of its own.
  const isSide = (place: number) =>
    plan.kind === 'several' && !sentence.isOpen(sentence.next(place)) && sentence.at(sentence.next(place), 'value') !== null;
  const at = sentence.pieces.findIndex(
    ({ to }, place) =>
      sentence.isLink(place, 'or') &&
      !isSide(place) &&
      /^(?:more|less|fewer|higher|lower|above|below|over|under|better|worse|up)$/.test(sentence.tokens[to]?.lower ?? ''),
  );
  return at < 0 ? null : `I do not see which number "or ${sentence.tokens[sentence.pieces[at]?.to ?? 0]?.text ?? ''}" is said of`;
}

/** "how much more do refurbished ones cost" asks for two numbers, or what lies between them. */
function unreadDifference({ text }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const said = MORE_OR_LESS.exec(text)?.[0];
  return said === undefined || CONTRASTING.some((feature) => features.has(feature)) ? null : `I do not see what to compare for "${said}"`;
}

/** "closed within 3 days": of when they came, and not of today. */
const WITHIN =
  /\b\p{L}{3,}ed (?:with)?in (?:under |less than |at most )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:hours?|days?|weeks?|months?)\b/iu;

const MORE_OR_LESS = new RegExp(`\\bhow (?:much|many) (?:${COMPARATIVES})\\b`, 'i');
