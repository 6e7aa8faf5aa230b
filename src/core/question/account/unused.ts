import type { FieldProfile } from '../../language/profile/fields.ts';
import { fieldsOf } from '../../condition/transform.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import { holdsValue } from '../facts.ts';
import type { Measure, Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';
import { OUTCOMES } from '../lexicon/agents.ts';
import { MEASURING_NOUNS, POSSESSING } from '../lexicon/passed-over.ts';
import { isAssociate } from './associates.ts';
import { CLAUSE, isLast, isNamedThing, isObject, isRole, isState, isStateOfSome, saysNow, wordsBefore } from './clause-words.ts';
import { isOfName, passingOf } from './passed-over.ts';
import { rankedFields } from './plan-features.ts';
import { isPredicate, isVerbOfMeasured, particleAfter } from './predicate.ts';
import { isDeedOfOther } from '../read/conditions/deeds-of-values.ts';

/** Pieces that hold a question together; left open, they leave nothing out. */
const SILENT: ReadonlySet<string> = new Set(['harmless', 'mark', 'noun', 'head', 'direction', 'sorter']);
/** Verbs of the one who asks, which are no less so where records may do the same. */
const ASKING: ReadonlySet<string> = new Set(['give', 'need', 'work']);
/** Links that turn or join conditions: one that nothing took was not understood. */
const TELLING_LINKS: ReadonlySet<string> = new Set([
  'or',
  'without',
  'not',
  'except',
  'versus',
  'than',
  'between',
  'above',
  'below',
  'missing',
  'others',
  'divided',
  'minus',
  'times',
  'steps',
  'instead',
]);

/** A time, which is never passed over. */
const TODAY = /^(?:yesterday|today|tonight|tomorrow|recently|lately)$/;

/** What became of the words that nothing used. */
export interface UnusedWords {
  /** They could change what is meant. */
  readonly telling: readonly string[];
  /** They were passed over, since nothing in the data is called so and they change nothing; the answer names them. */
  readonly ignored: readonly string[];
}

/** The words of a question that nothing used; with the plan that was made without them, those that it may pass over are known. */
export function unusedWords(sentence: Sentence, plan: Plan | null): UnusedWords {
  const names = plan === null ? [] : fieldsOfPlan(plan);
  const fields = sentence.profiles.filter(({ field }) => names.includes(field.name));
  const telling: string[] = [];
  const ignored: string[] = [];
  const associates: string[] = [];
  for (const [at, piece] of sentence.pieces.entries()) {
    // "where you have to pay": the verb of a clause is no mention of a price.
    if (
      piece.kind === 'field' &&
      isLast(sentence, at) &&
      /\b(?:where|that|which|who)(?: \w+){0,3} (?:to|can|must|do|does)$/.test(wordsBefore(sentence, at, 5))
    )
      telling.push(sentence.words(at));
    if (isPredicateAlone(sentence, at) || isAskedNoun(sentence, at) || isLostNoun(sentence, plan, at) || isNounOfSome(sentence, at)) {
      telling.push(sentence.words(at));
      continue;
    }
    const isTime = piece.kind === 'unknown' && sentence.isOpen(at) && TODAY.test(sentence.lower(at)) && !saysNow(sentence, at);
    if (isTime || isObject(sentence, at) || isAbility(sentence, plan, at) || isDeedOfOther(sentence, at)) {
      telling.push(sentence.words(at));
      continue;
    }
    if (isState(sentence, at)) {
      telling.push(`${sentence.words(at - 1)} ${sentence.words(at)}`);
      continue;
    }
    if (!sentence.isOpen(at) || SILENT.has(piece.kind) || saysNow(sentence, at)) continue;
    if (piece.kind === 'grouper' && leadsToUsed(sentence, fields, at)) continue;
    if (piece.kind === 'link' && plan !== null && isRole(sentence, at)) continue;
    if (piece.kind === 'link' && !TELLING_LINKS.has(piece.link) && !isStateOfSome(sentence, at)) continue;
    if (
      piece.kind === 'verb' &&
      !isOutcome(sentence, plan, at) &&
      !isNounHere(sentence, at) &&
      (isBeside(sentence, at) || ASKING.has(sentence.lower(at)))
    )
      continue;
    if (plan?.kind === 'stats' && plan.groups.length > 0 && piece.kind === 'aggregate' && /^(?:breakdown|distribution)$/.test(piece.aggregate))
      continue;
    // "A vs B, average price of each": one value for each side is what there is.
    if (plan?.kind === 'several' && piece.kind === 'grouper' && isLast(sentence, at) && /\beach$/.test(sentence.lower(at))) continue;
    if (isCovered(sentence, plan, at) || isLeft(sentence, plan, at)) continue;
    const isSaid =
      plan !== null &&
      !isNounHere(sentence, at) &&
      (isPredicate(sentence, plan, at) || (!isOutcome(sentence, plan, at) && isVerbOfMeasured(sentence, plan, at)));
    const passing =
      plan === null
        ? 'no'
        : isSaid
          ? 'said'
          : isNamedThing(sentence, at)
            ? 'no'
            : passingOf({ sentence, fields, isShare: hasShare(plan), ranked: plan.kind === 'records' ? rankedFields(plan) : [] }, at);
    if (passing === 'no') (plan !== null && isAssociate(sentence, fields, at) ? associates : telling).push(sentence.words(at));
    if (passing === 'said') ignored.push(`${sentence.words(at)} ${particleAfter(sentence, at)}`.trimEnd());
  }
  return toldOf(telling, ignored, associates);
}

/** "according to the readers", "priciest farm by the foot" of a price per foot: what only leads to a word of what is used. */
function leadsToUsed(sentence: Sentence, fields: readonly FieldProfile[], at: number): boolean {
  const next = sentence.next(at);
  if (sentence.lower(at) === 'according to') return isAssociate(sentence, fields, next);
  return sentence.lower(at) === 'by the' && isOfName(sentence, next, fields);
}

function toldOf(telling: readonly string[], ignored: readonly string[], associates: readonly string[]): UnusedWords {
  // "how many oscars did it win": of what is not there, nothing tells how it went.
  const things = telling.filter((word) => !OUTCOMES.has(word.toLowerCase()));
  const told = things.length > 0 ? things : telling;
  // Next to what was not understood, nothing tells what belongs to it.
  return told.length > 0 ? { telling: [...told, ...associates], ignored } : { telling: told, ignored: [...ignored, ...associates] };
}

/** The fields that a plan reads; `*` where it looks at all of them. */
export function fieldsOfPlan(plan: Plan): readonly string[] {
  switch (plan.kind) {
    case 'stats':
      return [
        ...fieldsOf(plan.where),
        ...plan.groups.map(({ field }) => field),
        ...plan.measures.flatMap((measure) => [...measureFields(measure), ...conditionFields(measure)]),
      ];
    case 'records':
      return [...fieldsOf(plan.where), ...plan.fields, ...plan.order.map(({ field }) => field)];
    case 'several':
      return plan.parts.flatMap((part) => fieldsOfPlan(part.plan));
    case 'changes':
      return ['*', ...plan.fields, ...(plan.direction === null ? [] : [plan.direction.field])];
    case 'runs':
      return fieldsOfPlan(plan.of);
    case 'history':
      return ['*'];
  }
}

function hasShare(plan: Plan | null): boolean {
  if (plan?.kind === 'several') return plan.parts.some((part) => hasShare(part.plan));
  return plan?.kind === 'stats' && plan.measures.some(({ kind }) => kind === 'share');
}

function conditionFields(measure: Measure): readonly string[] {
  return measure.kind === 'share' || measure.kind === 'countIf' ? fieldsOf(measure.of) : [];
}

/** A verb says nothing new next to what was understood: "posted in March", "which city brings in the most". */
function isBeside(sentence: Sentence, at: number): boolean {
  // "the run of 1 September" is an import, and nothing that records do.
  if (/^runs?$/.test(sentence.lower(at)) && /^(?:the|last|each|every|previous|this|first|latest|\d+)$/.test(sentence.wordBefore(at))) return false;
  // "drum kits that can be posted", "where you have to pay": a clause that says no more than its verb chooses among the records.
  if (isLast(sentence, at) && CLAUSE.test(wordsBefore(sentence, at, 5))) return false;
  const isTaken = (place: number) => place >= 0 && place < sentence.pieces.length && !sentence.isOpen(place);
  const before = /[([]/.test(sentence.words(at - 1)) ? sentence.previous(at) : at - 1;
  const after = sentence.past(at, 'in', 'of', 'from', 'with', 'than', 'to', 'between', 'above', 'below');
  // "come with their own tap", "let you bring a dog".
  const owned = isOwner(sentence, at + 1) ? sentence.next(at + 1) : isLetting(sentence, at) ? sentence.next(sentence.next(at)) : at + 1;
  if (isTaken(after) || isTaken(owned) || (isTaken(before) && /^(?:value|condition|field)$/.test(sentence.pieces[before]?.kind ?? ''))) return true;
  // "the heaviest object we own": what those who ask do with all of the records.
  const isOurs = /\b(?:we|you|they|i|you've|we've|they've) ?(?:do|still|currently|now|already|have|actually)?$/.test(wordsBefore(sentence, at, 2));
  if (isOurs && POSSESSING.has(sentence.lower(at))) return true;
  // "how many … did we sell": what those who ask do with what was counted; of times, only the verb says which.
  return !/\btimes\b/i.test(sentence.text) && /^(?:do|does|did|have|has|had|could|can) (?:we|you|they|i)$/.test(wordsBefore(sentence, at, 2));
}

/** "their", "its": whose it is that the verb speaks of. */
function isOwner(sentence: Sentence, at: number): boolean {
  return /^(?:their|its|his|her|my|our|your)$/.test(sentence.lower(at));
}

/** "let you bring", "let us keep": a verb whose object does what the next one says. */
function isLetting(sentence: Sentence, at: number): boolean {
  return (
    /^lets?$/.test(sentence.lower(at)) &&
    /^(?:you|me|us|one|people|guests)$/.test(sentence.lower(at + 1)) &&
    sentence.at(sentence.next(at), 'verb') !== null
  );
}

/** "how many joined since March" of members since then: what happens at the date that the plan is of. */
function isDated({ profiles, tokens, pieces }: Sentence, plan: Plan | null, at: number): boolean {
  const [used, { stem = '' } = {}] = [plan === null ? [] : fieldsOfPlan(plan), tokens[pieces[at]?.from ?? 0]];
  return profiles.some((profile) => used.includes(profile.field.name) && happeningsSaidOf(profile).some((said) => said.has(stem)));
}

/** "how long is the wait": behind an article, what is a verb elsewhere is what is asked for. */
function isNounHere(sentence: Sentence, at: number): boolean {
  return /^(?:the|a|an|any)$/.test(sentence.wordBefore(at)) && !/(?:ed|en|ing)$/.test(sentence.lower(at));
}

/** "which club won the most matches", "who won the half marathon": those that were won, where all of them are counted or listed. */
function isOutcome(sentence: Sentence, plan: Plan | null, at: number): boolean {
  // "drew" says how a match came out where such are told, and elsewhere what something attracted.
  if (/^(?:drew|draws?|drawn|drawing)$/.test(sentence.lower(at)) && (sentence.schema.bySaid.has('draw') || holdsValue(sentence.facts, 'draw')))
    return true;
  const isList = plan?.kind === 'records' && plan.order.length === 0 && /^(?:won|win|wins|lost|lose|loses)$/.test(sentence.lower(at));
  return (
    (isList || /^(?:count|values|distinct)$/.test(plan?.kind === 'stats' ? (plan.measures[0]?.kind ?? '') : '')) &&
    sentence.isOpen(at) &&
    OUTCOMES.has(sentence.lower(at)) &&
    !isMet(sentence, at) &&
    !isDated(sentence, plan, at)
  );
}

/** "how many wells hit granite", "trips that were hit by a breakdown": what they came upon, or what came upon them, is the value behind it. */
function isMet(sentence: Sentence, at: number): boolean {
  const place = sentence.lower(at + 1) === 'by' ? sentence.next(at + 1) : at + 1;
  return /^(?:hit|reach|reached)$/.test(sentence.lower(at)) && sentence.at(place, 'value') !== null && !sentence.isOpen(place);
}

/** "how many daycares are full": a word that elsewhere says nothing is all that is said of the records here. */
function isPredicateAlone(sentence: Sentence, at: number): boolean {
  const isLastOfAll = at === sentence.pieces.length - 1 || (at === sentence.pieces.length - 2 && sentence.at(at + 1, 'mark') !== null);
  return (
    sentence.at(at, 'harmless') !== null &&
    isLastOfAll &&
    /^(?:full|single|suitable|suited|appropriate|whole|entire|live|working|current|registered|reported|observed|out|away|off|up|down|over|back)$/.test(
      sentence.lower(at),
    ) &&
    /\b(?:is|are|was|were|be|still|already|now)(?: (?:all|both|completely|fully|still|already|now|quite|really|currently))*$/.test(
      wordsBefore(sentence, at, 4),
    )
  );
}

/** "median size for falls", "number of hits of rookies": behind a preposition, a plural that is a verb elsewhere says which records are meant. */
function isNounOfSome(sentence: Sentence, at: number): boolean {
  const isVerb = sentence.open(at, 'verb') !== null || sentence.open(at, 'harmless') !== null;
  const word = sentence.lower(at);
  const isNoun = isVerb && /\p{L}{2,}[^s']s$/u.test(word) && !MEASURING_NOUNS.has(word) && !OF_ANY.test(word);
  return isNoun && isLast(sentence, at) && /(?:^| )(?:for|of|from|among)$/.test(wordsBefore(sentence, at, 1));
}

/** Plurals that say nothing of which records are meant. */
const OF_ANY = /^(?:kinds|types|statistics|stats|regards|terms|cases|records|results|others|its|theirs|persons)$/;

/** "in which state did most injuries occur": what is asked for, although it is a verb elsewhere. */
function isAskedNoun({ pieces, tokens, text }: Sentence, at: number): boolean {
  const [head, piece] = [pieces[at - 1], pieces[at]];
  // "what job does she do": what one does is no record, though these are called so.
  const isDone = piece?.kind === 'noun' && /^(?:do|does|did)$/.test(tokens[piece.to]?.lower ?? '') && / do\W*$/.test(text);
  if (isDone && head?.kind === 'head' && head.head === 'what') return true;
  // "how many houses are let": what is counted, where no record is called so.
  const isCounted = piece?.kind === 'verb' && head?.kind === 'head' && head.head === 'count' && /[^s]s$/.test(tokens[piece.from]?.lower ?? '');
  if (isCounted && /^(?:is|are|was|were|have|has|had|do|did|can)$/.test(tokens[piece.to]?.lower ?? '')) return true;
  if (piece?.kind !== 'verb' || head?.kind !== 'head' || !/^(?:which|what)$/.test(tokens[head.to - 1]?.lower ?? '')) return false;
  const [before, after] = [tokens[head.from - 1]?.lower ?? tokens[head.from]?.lower ?? '', tokens[piece.to]?.lower ?? ''];
  return /^(?:in|at|on|for|from|of|by|during|under|to)$/.test(before) || /^(?:do|does|did|is|are|was|were|has|have|had)$/.test(after);
}

/** "how many away wins": what stands behind the field is the noun that is counted, and no verb. */
function isLostNoun(sentence: Sentence, plan: Plan | null, at: number): boolean {
  if (plan?.kind !== 'stats' || sentence.open(at, 'verb') === null || !/[^s]s$/.test(sentence.lower(at)) || sentence.at(at - 2, 'head') === null)
    return false;
  const isDistinct = plan.measures.some(({ kind }) => kind === 'distinct');
  // "how many wash loads": where the records are one only, so is their noun a part of another.
  return isDistinct ? sentence.at(at - 1, 'field') !== null : sentence.at(at - 1, 'noun') !== null && !sentence.lower(at - 1).endsWith('s');
}

/** "how many different towns are covered": different values are those that occur, whatever the verb for it. */
function isCovered(sentence: Sentence, plan: Plan | null, at: number): boolean {
  const isDistinct = plan?.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'distinct');
  return isDistinct && isLast(sentence, at) && /^(?:covered|represented|featured|included|involved|occurring|mentioned)$/.test(sentence.lower(at));
}

/** "at most 10 minutes on foot, how many rooms does that leave me": what was said before it chose them. */
function isLeft(sentence: Sentence, plan: Plan | null, at: number): boolean {
  const isSaid =
    /^(?:leave|leaves|left)$/.test(sentence.lower(at)) && /\b(?:that|this|which|it)(?: would| does| do)?$/.test(wordsBefore(sentence, at, 2));
  const isChosen = sentence.pieces.some(({ kind }, place) => place < at && /^(?:condition|value)$/.test(kind) && !sentence.isOpen(place));
  return isSaid && isChosen && plan?.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'count');
}

/** "can you park at the Kiln Yard": records of that place do not tell what may be done there, unless that is what they are for. */
function isAbility(sentence: Sentence, plan: Plan | null, at: number): boolean {
  if (plan?.kind !== 'records' || plan.order.length > 0 || sentence.open(at, 'verb') === null) return false;
  const isAsked = /^(?:and |so |but )?(?:can|could|may) (?:you|i|we|one|they|people|he|she)(?: (?:also|still|even))?$/.test(
    wordsBefore(sentence, at, 4),
  );
  const isThere = sentence.isLink(sentence.next(at), 'in', 'with', 'from', 'to') && sentence.at(sentence.next(sentence.next(at)), 'value') !== null;
  const isFor = sentence.facts.name.toLowerCase().includes(sentence.token(at)?.stem ?? '');
  return isAsked && isThere && !isFor && !BY_RECORD.test(sentence.lower(at));
}

/** Verbs whose object is a record, though none is named. */
const BY_RECORD = /^(?:book|buy|order|rent|hire|apply|join|attend|visit|see|find|get|view|watch|read|stay|live|work)$/;
