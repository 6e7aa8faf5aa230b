import { predicatesOf } from '../../condition/transform.ts';
import { scopeOf } from '../../plan/known-groups.ts';
import { isOfPlacesLeft } from '../../language/profile/places-left.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { Plan } from '../../plan/plan.ts';
import { COMPARATIVES } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';
import { namesRun } from '../read/changes/runs.ts';
import type { PlanFeature } from './plan-features.ts';
import { isCountPlan } from '../../plan/measure-fields.ts';

/** "were taken in the last run and are free now", "were not there in August": what was so in another run. */
const SO_IN_RUN =
  /\b(?:was|were|had)\b[^.;?]*\bin the (?:last|previous|first|older|earlier) (?:run|scrape|import|crawl|snapshot)\b.*\b(?:is|are|have|has|now)\b|\b(?:(?:was|were) not|wasn't|weren't) (?:yet )?there (?:in|on)\b/i;

/** Why a plan of such features does not answer what a question asks for by its form; null when it may. */
export function beyondPlans(sentence: Sentence, plan: Plan, features: ReadonlySet<PlanFeature>): string | null {
  if (supposes(sentence, features)) return 'I cannot work through what is supposed there: ask for the value itself';
  if (isOfRhythm(sentence) && features.has('groups')) return 'I do not see which records do that so often';
  if ((namesRun(sentence) || SO_IN_RUN.test(sentence.text)) && !features.has('changes'))
    return 'I answer about the latest run, or what changed between runs, and not about that one';
  if (WITHIN.test(sentence.text) && features.has('where') && !boundsDuration(sentence, plan)) return 'I do not see from which day on that is counted';
  if (TURNED.test(sentence.text) && !features.has('changes') && isBetweenStates(sentence))
    return 'I do not see between which runs to compare: ask what changed since the last run';
  if (SINGLE.test(sentence.text)) return 'I do not see how to keep to a single one of those';
  return (
    manifoldOfChange(sentence, plan) ??
    uncompared(sentence, plan) ??
    unreadRoom(sentence, plan) ??
    unreadLack(sentence, features) ??
    unreadDoer(sentence) ??
    unreadComparison(sentence, plan) ??
    unknownPlace(sentence, plan) ??
    unreadState(sentence, features) ??
    unreadRecord(sentence, features) ??
    unreadDifference(sentence, features) ??
    unreadCourse(sentence, features)
  );
}

/** "can be reached in under an hour" of records that know how long that takes. */
function boundsDuration({ profiles }: Sentence, plan: Plan): boolean {
  const bounded = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' ? [each.field] : [])));
  return profiles.some(({ field, dimension }) => field.type === 'number' && dimension === 'time' && bounded.has(field.name));
}

/** "still have room" of records that count all of their rooms: what is left of them is not known. */
function unreadRoom({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!STILL_ROOM.test(text) || !('where' in plan)) return null;
  const isLeft = predicatesOf(plan.where ?? null).some(
    (each) =>
      each.kind === 'compareFields' || profiles.some((profile) => 'field' in each && profile.field.name === each.field && isOfPlacesLeft(profile)),
  );
  return isLeft ? null : 'No field says how much room is left';
}

const STILL_ROOM = /\b(?:still (?:has|have)|(?:has|have) still) (?:an? |any |some )?(?:room|space|place|spot|seat|vacanc)/i;

/** "closed within 3 days": of when they came, and not of today. */
const WITHIN =
  /\b\p{L}{3,}ed (?:with)?in (?:under |less than |at most )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:hours?|days?|weeks?|months?)\b/iu;
/** "went from in stock to out of stock": what was so, and then was not. */
const TURNED = /\b(?:went|gone|goes|changed|switched|turned|moved) from\b.*\bto\b/i;

function isBetweenStates({ pieces, text, tokens }: Sentence): boolean {
  const from = TURNED.exec(text)?.index ?? -1;
  const isState = (piece: Sentence['pieces'][number]) =>
    (piece.kind === 'condition' && /^(?:flag|absence)$/.test(piece.source)) ||
    (piece.kind === 'field' && piece.choices.some(({ profile }) => profile.field.type === 'boolean'));
  return pieces.some((piece) => isState(piece) && (tokens[piece.from]?.start ?? 0) > from);
}

const SINGLE = /\bsingle[ -](?:day|night|week|month|year|hour)\b|\ba single \p{L}+ (?:left|remaining|free|available)\b/iu;

/** "funds that pay out monthly": what they do, and no months to count by; nor an amount that is called so. */
function isOfRhythm({ text, pieces }: Sentence): boolean {
  const last = pieces.findLast(({ kind }) => kind !== 'mark');
  return RHYTHM_OF.test(text) && !(last?.kind === 'field' && last.choices.some(({ score }) => score >= 1));
}

const RHYTHM_OF = /\b(?:that|which|who)\b[^,]*\b(?:daily|weekly|monthly|quarterly|yearly|annually)\W*$/i;

/** What sets two numbers against each other. */
const CONTRASTING: readonly PlanFeature[] = ['difference', 'sides', 'changes', 'groups'];

/** "if I bought every boat, what would I pay": what follows from a supposition is a sum or a difference at best, never a count or a list. */
function supposes({ text }: Sentence, features: ReadonlySet<PlanFeature>): boolean {
  const isSupposed = /^\W*(?:and )?(?:if|suppose|supposing|say|assuming)\b(?! (?:any|possible|so|not)\b)/i.test(text);
  return isSupposed && !features.has('sum') && !features.has('difference');
}

/** "how many are still going on": a state, which only a condition can say. */
function unreadState(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const { text, pieces, tokens } = sentence;
  const isLinkAt = (at: number) => sentence.isLink(at, 'and');
  const said =
    /\b(?:still(?! (?:(?:in|on) (?:the|our|your|this) (?:list|catalog|catalogue|shop|store|file|data|dataset|database|inventory|register|range|menu|books|market)|have|has|offer|sell|list|stock)\b)|going on|under ?way|in progress|(?:currently|presently|now) (?:work|live|stay|serve|study|play)s?|(?:work|live|stay)s? here|can (?:i|we|you) (?:buy|order|book|rent|borrow|hire))\b/i.exec(
      text,
    )?.[0];
  if (said === undefined) return null;
  // "posted a month ago and still open": a state beside another condition.
  const still = pieces.findIndex(
    ({ from }, at) => tokens[from]?.lower === 'still' && (isLinkAt(at - 1) || (sentence.isLink(at - 1, 'is') && isLinkAt(at - 2))),
  );
  // "emergency works that are still going on": the emergency says nothing of that.
  const going = tokens.findIndex(({ lower }, at) => /^(?:going|under|ongoing)$/.test(lower) && tokens[at - 1]?.lower === 'still');
  const isElsewhere = going >= 0 && !pieces.some(({ kind, from, to }) => /^(?:value|condition)$/.test(kind) && from <= going && to > going);
  const isOpen = still >= 0 && /^(?:noun|verb|harmless|unknown)$/.test(pieces[still + 1]?.kind ?? '') && sentence.next(still + 1) >= pieces.length;
  const isStated = !isElsewhere && !isOpen && STATING.some((feature) => features.has(feature));
  return isStated ? null : `I do not see of which records "${said}" is true`;
}

const STATING: readonly PlanFeature[] = ['where', 'changes', 'sides', 'share', 'countIf'];

/** "what is the record time": the longest, or the shortest. */
function unreadRecord(sentence: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const isRecord = sentence.pieces.some(
    ({ kind }, at) => kind === 'field' && sentence.wordBefore(at) === 'record' && !sentence.lower(at).endsWith('s'),
  );
  return !isRecord || EXTREME.some((feature) => features.has(feature)) ? null : 'I cannot tell whether the highest or the lowest is the record';
}

const EXTREME: readonly PlanFeature[] = ['order', 'min', 'max'];

/** "paid by club members", "struck by trucks" of a share of trucks: those who did it, and no groups. */
function unreadDoer(sentence: Sentence): string | null {
  const at = sentence.pieces.findIndex(
    ({ kind }, place) =>
      kind === 'grouper' &&
      sentence.lower(place) === 'by' &&
      /(?:ed|paid|sold|made|won|held|sent|built|run|struck|hit|bought|given|taken|driven|written|found)$/.test(sentence.lower(place - 1)) &&
      (sentence.at(place + 1, 'field')?.choices.every(({ profile }) => profile.field.type === 'number' && profile.role === 'measure') === true ||
        (sentence.at(place + 1, 'field') !== null && sentence.at(place + 2, 'noun') !== null)),
  );
  return at < 0 ? null : `I do not see which records are "${`${sentence.words(at)} ${sentence.words(at + 1)} ${sentence.words(at + 2)}`.trim()}"`;
}

/** "raised more than twice their goal": how many times another number of the record, and no change between runs. */
function manifoldOfChange({ text }: Sentence, plan: Plan): string | null {
  const said = plan.kind === 'changes' ? MANIFOLD_OF.exec(text)?.[0] : undefined;
  return said === undefined ? null : `I do not see of which two numbers of a record "${said}" is said`;
}

const MANIFOLD_OF =
  /\b(?:(?:more|less|fewer|at least|at most|over|under|exactly|nearly|almost) (?:than )?)?(?:twice|double|triple|half|(?:two|three|four|five|ten|\d+) times) (?:of )?(?:their|its|the|his|her) \p{L}+/iu;

/** "what do A cost compared to B": how many there are of each is not what they cost. */
function uncompared({ text }: Sentence, plan: Plan): string | null {
  const isCounting = plan.kind === 'several' && plan.parts.every(({ plan: part }) => isCountPlan(part));
  const said = /^\W*(?:and )?(?:what|how (?:much|long))\b.*\b(?<verb>costs?|weighs?|earns?|pays?|charges?|lasts?|takes?)\b/i.exec(text)?.groups?.[
    'verb'
  ];
  return isCounting && said !== undefined ? `I do not see which field "${said}" speaks of` : null;
}

/** "goalless games" of records that count goals: those without any, and not all. */
function unreadLack({ pieces, tokens }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const piece = pieces.find(({ kind, from, to }) => kind === 'field' && to === from + 1 && /^\p{L}{3,}less$/u.test(tokens[from]?.lower ?? ''));
  return piece === undefined || features.has('negation') ? null : `I do not see which records are "${tokens[piece.from]?.text ?? ''}"`;
}

/** "512 GB … or more" that no bound took would make a choice of two conditions. */
function unreadComparison(sentence: Sentence, plan: Plan): string | null {
  // "at or below their reorder point" is read.
  if (predicatesOf(scopeOf(plan)).some((each) => each.kind === 'compareFields' && each.op.endsWith('='))) return null;
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

/** "where can I buy the cheapest …", "where does Kim live": of records none of whose fields says who sells it, or where. */
function unknownPlace(sentence: Sentence, plan: Plan): string | null {
  const { text, profiles } = sentence;
  if (!/^\W*where\b/i.test(text) || plan.kind !== 'records') return null;
  const isBought = /^\W*where (?:can|could|do|might|would) (?:i|we|you|one|people) (?:buy|get|order|purchase)/i.test(text);
  // "where can I get a filling" of dentists: the records themselves are who does it.
  const areDoers = SERVING.some((noun) => sentence.isRecordNoun(noun));
  const names = isBought && !areDoers ? SELLERS : PLACES;
  const isSaid = profiles.some(({ field, words }) => field.type === 'text' && words.some(({ stem }) => names.has(stem)));
  return isSaid ? null : 'No field says where';
}

/** What records are called that people go to for something. */
const SERVING =
  'shop store dentist clinic practice surgery doctor vet pharmacy hospital restaurant cafe bar pub salon barber gym studio garage school nursery venue hotel hostel campsite pool library centre center'.split(
    ' ',
  );

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

/** "how much more do refurbished ones cost" asks for two numbers, or what lies between them. */
function unreadDifference({ text }: Sentence, features: ReadonlySet<PlanFeature>): string | null {
  const said = MORE_OR_LESS.exec(text)?.[0];
  return said === undefined || CONTRASTING.some((feature) => features.has(feature)) ? null : `I do not see what to compare for "${said}"`;
}

const MORE_OR_LESS = new RegExp(`\\bhow (?:much|many) (?:${COMPARATIVES})\\b`, 'i');
