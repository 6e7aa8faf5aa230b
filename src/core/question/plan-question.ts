import { stem } from '../language/stem.ts';
import { tokenize, type Token } from '../language/tokens.ts';
import type { ChangesPlan } from '../plan/plan.ts';
import { composePlan } from './compose/compose.ts';
import { planBoth } from './asked/both-numbers.ts';
import { holdsValue } from './facts.ts';
import { meanOfMoves } from './follow/mean-of-moves.ts';
import { turnedChanges } from './follow/other-end.ts';
import { followUp } from './follow/follow-up.ts';
import { aloneOf } from './follow/merge-where.ts';
import { lookOf, type Look } from './look.ts';
import { isFragment, isOfRecords, isPart, pointsBack, refersBack } from './follow/points-back.ts';
import { auditOf, auditOfEdit } from './account/audit.ts';
import { EARLIER_STATE } from './account/other/earlier-state.ts';
import { meaningsOf } from './account/doubtful-values.ts';
import { exclusionOf } from './account/exclusions.ts';
import { rivalPlans } from './account/rivals.ts';
import { offered, offeredBetween, offeredWithout } from './offers.ts';
import { isUnfounded } from './account/unfounded.ts';
import { notFound, notUnderstood } from './account/not-understood.ts';
import { fieldsOfPlan, unusedWords } from './account/unused.ts';
import { unusedFields } from './account/unused-fields.ts';
import { withStated } from './read/changes/stated-of-changes.ts';
import { readChanges } from './read/changes/changes.ts';
import { readHistory } from './read/changes/history.ts';
import { runNames } from './read/changes/run-names.ts';
import { readConditions } from './read/conditions/conditions.ts';
import { readQuestion } from './read/reading.ts';
import { whereOfStated } from './read/conditions/where.ts';
import { isTimeTo } from './read/ranked/taken-to.ts';
import { talkAnswer } from './manners.ts';
import { assuming, ignoring, meaning } from './notes.ts';
import { MONTH_NAMES } from '../fields/date/calendar.ts';
import { partsAsked } from './asked/parts-asked.ts';
import { asksTimesMore, countsAsked, namesNumber, ratioOf } from './asked/ratio-of-counts.ts';
import { otherWordings } from './asked/other-words.ts';
import { otherPeriod } from './follow/next-period.ts';
import { otherNumber } from './follow/numbered-value.ts';
import { withoutWhatAllAre } from './asked/already-so.ts';
import { goingBy } from './asked/going-by.ts';
import { nextOne } from './asked/next-one.ts';
import { wordsOf } from './asked/words-of.ts';
import { otherRun } from './asked/other-run.ts';
import { planOverRuns } from './asked/over-runs.ts';
import { saidInFull } from './asked/said-in-full.ts';
import { ofTwoNumbers } from './asked/of-two-numbers.ts';
import { refusalOf, refusalOfBefore, refusalOfChanges } from './refusals.ts';
import { cannot, checked, choicesOf, type Planned, type PlanQuestion } from './planned.ts';
import { respelledText } from './spelling.ts';
import { saidTexts } from './said-texts.ts';
import { sentenceOf } from './sentence-of.ts';
import type { Sentence } from './sentence.ts';

const LONGEST = 1000;
const MONTH = new RegExp(`^(?:${MONTH_NAMES.join('|')})$`, 'i');
/** "forget that. how many …": the question behind it stands by itself. */
const STARTS_OVER = /^(?:forget (?:that|it|about (?:that|it))|never ?mind(?: that)?|scratch that|start over|new question)[.,:;!]? +(?<rest>\S.*)$/i;

/** "no, cats I mean": another value in place of the one before. */
const CORRECTS = /^(?:no|nope|sorry|actually|wait)[,.:]? +(?:i (?:mean|meant) +)?(?<rest>\S.*?)(?: ones?)?(?:,? i (?:mean|meant))?[.!?]*$/i;

/** Plans a question by rules alone. Total: any text gets a plan or a reason; the same question always the same. */
export function planByRules(question: PlanQuestion): Planned {
  if (question.text.trim().length > LONGEST) return cannot('The question is too long to be read by rules');
  if (question.fields.length === 0) return { ...cannot('There are no records yet'), final: true };
  const talk = talkAnswer(question);
  if (talk !== null) return { ...cannot(talk), final: true, isTalk: true };
  const refusal = refusalOf(question.text, question.fields);
  if (refusal !== null) return { ...cannot(refusal), final: true };
  const anew = STARTS_OVER.exec(question.text)?.groups?.['rest'];
  if (anew !== undefined) return planByRules({ ...question, text: anew, last: null });
  const both = planBoth(question.text, (text) => planByRules({ ...question, text }));
  if (both !== null) return both;
  const meant =
    question.last === null || !/\bi (?:mean|meant)\b/i.test(question.text) ? undefined : CORRECTS.exec(question.text.trim())?.groups?.['rest'];
  if (meant !== undefined) return planByRules({ ...question, text: `what about ${meant}?` });
  const other = question.last === null ? null : (otherPeriod(question.text, question.last) ?? otherNumber(question.text, question.last));
  if (other !== null) return planByRules({ ...question, text: other });
  const left = ofTwoNumbers(question);
  const rest = left === null ? null : planByRules({ ...question, text: left.text });
  if (left !== null && rest?.kind === 'plan') return { ...rest, notes: [left.note, ...rest.notes] };
  const tokens = wordsOf(question.text);
  const look = lookOf(question, tokens);
  const full = saidInFull(question, look);
  if (full !== null) return planByRules({ ...question, ...full });
  const planned =
    planOverRuns(question, look, (text) => planByRules({ ...question, text, last: null })) ??
    inOtherRun(question, look) ??
    askedBy(question, look) ??
    (asksTimesMore(question.text) ? askedRatio(question) : null) ??
    planTokens(question, tokens, look);
  const ofBefore = refusalOfBefore(question.text);
  const isOfChanges = planned.kind === 'plan' && planned.plan.kind === 'changes';
  if (ofBefore !== null) return isOfChanges ? planned : { ...cannot(ofBefore), final: true };
  if (planned.kind === 'plan' || planned.final) return planned;
  const respelled = respelledText(question.text, tokens, planned.unknown, { ...question, profiles: look.schema.profiles, entityOf: look.entityOf });
  if (respelled === null) return otherwise(question, planned, look);
  const meantQuestion = { ...question, text: respelled.text };
  const again = planTokens(meantQuestion, wordsOf(respelled.text), look);
  const found = again.kind === 'plan' || again.final ? again : otherwise(meantQuestion, again, look);
  return found.kind === 'plan' ? { ...found, notes: [...respelled.notes, ...found.notes] } : found;
}

/** What is not understood as a whole, by a part that says all, or in other words. */
function otherwise(question: PlanQuestion, planned: Extract<Planned, { kind: 'cannot' }>, look: Look): Planned {
  const ofState =
    planned.reason === EARLIER_STATE || isOfPast(question.text, planned.unknown) ? inOtherRun({ ...question, isOfState: true }, look) : null;
  const found = ofState ?? askedRatio(question) ?? askedPart(question, look) ?? inOtherWords(question, planned.unknown, look);
  // What is offered without the words that were not understood takes the month of a run for one of dates.
  return (
    found ??
    (runNames({ ...look.schema, ...question, isRecordNoun: (word) => look.entityOf(word) === 'certain' }).length > 0
      ? { ...planned, choices: [] }
      : planned)
  );
}

/** "what did F3 cost in October" of records without dates: a month that nothing else takes. */
function isOfPast(text: string, unknown: readonly string[]): boolean {
  return unknown.length > 0 && unknown.every((word) => MONTH.test(word)) && /\b(?:did|was|were|had)\b/i.test(text);
}

/** "in the September run": why that is not planned here, and what is to be planned of that run. */
function inOtherRun(question: PlanQuestion & { readonly isOfState?: boolean }, { schema, entityOf }: Look): Planned | null {
  const { runs = [], last } = question;
  const found = otherRun({ ...question, runs, profiles: schema.profiles, isRecordNoun: (word) => entityOf(word) === 'certain' });
  if (found === null) return null;
  if (found.at === null) return { ...cannot('There is no run of that time'), final: true };
  if (found.text === '' && last === null) return { ...cannot('There is no answer to go on from'), final: true };
  return { ...cannot('It is asked of another run'), final: true, otherRun: found };
}

/** "…, going by the year", "the next concert": an answer that is of that field. */
function askedBy(question: PlanQuestion, { schema }: Look): Planned | null {
  const by = goingBy(question.text, schema) ?? nextOne(question.text, schema.profiles, question.now);
  const planned = by === null ? null : planByRules({ ...question, text: by.text });
  if (by === null || planned?.kind !== 'plan') return planned;
  const used = fieldsOfPlan(planned.plan);
  const isOfIt = used.some((name) => by.fields.includes(name)) && !used.some((name) => by.others?.includes(name));
  return isOfIt ? planned : { ...cannot(`I do not see how that goes by ${by.fields.join(' or ')}`), final: true };
}

/** A question that says in other words what was not understood, with these in its place. */
function inOtherWords(question: PlanQuestion, unknown: readonly string[], look: Look): Planned | null {
  const times = look.schema.profiles.filter(({ dimension }) => dimension === 'time');
  const isOfTime = (verb: string | undefined, read: readonly string[]) =>
    verb === undefined || times.some((profile) => read.includes(profile.field.name) && isTimeTo(verb, profile));
  const already = withoutWhatAllAre(question.text, question.facts, look.schema.profiles);
  for (const other of [...otherWordings(question.text, unknown), ...(already === null ? [] : [already])]) {
    const planned = planTokens({ ...question, text: other.text }, tokenize(other.text), look);
    if (planned.kind === 'plan' && isOfTime(other.verb, fieldsOfPlan(planned.plan))) return { ...planned, notes: [other.note, ...planned.notes] };
  }
  return null;
}

/** The part of a question that says all, where the part before it names nothing: a preamble, or a sentence of its own. */
function askedPart(question: PlanQuestion, look: Look): Planned | null {
  const { schema } = look;
  const parts = question.last === null ? partsAsked(question.text.trim(), question.now) : [];
  for (const { rest, unknown, isLed, aside } of parts) {
    // "the easiest ones: how many": of what stands before a colon is said what follows.
    const again = new Set(tokenize(rest).flatMap(({ stem: said }) => schema.bySaid.get(said) ?? []));
    const isNew = (word: string) => schema.bySaid.get(stem(word.toLowerCase()))?.every((profile) => !again.has(profile)) === true;
    const isNaming = unknown.some((word) => isLed || holdsValue(question.facts, word) || isNew(word));
    const planned = isNaming || (aside !== undefined && !isAside(aside, question, look)) ? null : planByRules({ ...question, text: rest });
    if (planned?.kind !== 'plan' || planned.plan.kind !== 'stats') continue;
    if (aside === undefined) return planned;
    if (planned.plan.where !== null) return { ...planned, notes: [...ignoring([aside]), ...planned.notes] };
  }
  return null;
}

/** Whether words before a question name nothing that the records know. */
function isAside(text: string, question: PlanQuestion, look: Look): boolean {
  const { pieces } = sentenceOf({ ...question, text }, tokenize(text), look);
  return pieces.every(({ kind }) => /^(?:harmless|link|verb|unknown|mark|noun)$/.test(kind));
}

/** "how many cats are there for each dog": each side is counted by itself. */
function askedRatio(question: PlanQuestion): Planned | null {
  const asked = question.last === null ? countsAsked(question.text) : null;
  if (asked === null || namesNumber(`${asked.left} ${asked.right}`, question.fields)) return null;
  const [left, right] = [asked.left, asked.right].map((text) => planByRules({ ...question, text: `how many ${text}` }));
  const ratio = left?.kind === 'plan' && right?.kind === 'plan' ? ratioOf(left.plan, right.plan) : null;
  return ratio === null ? null : checked(ratio, question, []);
}

function planTokens(question: PlanQuestion, tokens: readonly Token[], look: Look): Planned {
  const sentence = sentenceOf(question, tokens, look);
  const turned = question.last?.kind === 'changes' ? (meanOfMoves(sentence, question.last) ?? turnedChanges(sentence, question.last)) : null;
  if (turned !== null) return checked(turned, question, []);
  const history = readHistory(sentence);
  if (history !== null) return checked(history, question, []);
  const changes = readChanges(sentence, question.last);
  if (changes !== null) return plannedChanges(sentence, changes, question);
  const isMore = question.isUnanswered === true && (/^\W*(?:and|but)\b/i.test(question.text) || isFragment(sentence));
  const isOfBefore = isMore || ((pointsBack(sentence) || isPart(sentence)) && (question.isUnanswered === true || !isOfRecords(sentence)));
  if (question.last === null && (isOfBefore || (question.isUnanswered === true && refersBack(sentence))))
    return { ...cannot('There is no answer to go on from'), final: true };
  const reading = readQuestion(sentence);
  const edited = question.last === null ? null : followUp(sentence, reading, question.last, question.named ?? null);
  if (edited === 'unclear') return { ...cannot('I cannot tell which records of the answer before that is about: name them'), final: true };
  const composed = edited === null ? composePlan(sentence, reading) : { kind: 'plan' as const, plan: edited, rivals: [] };
  if (edited === null && question.last !== null && (pointsBack(sentence) || OF_PERSON.test(question.text))) return cannot(NOT_ON);
  // "what was their price" of records that are gone.
  if (edited === null && question.last?.kind === 'changes' && OF_CHANGED.test(question.text)) return cannot(NOT_ON);
  const { telling, ignored } = unusedWords(sentence, composed.kind === 'plan' ? composed.plan : null);
  if (telling.length > 0) {
    const without = composed.kind === 'plan' ? choicesOf(offeredWithout(sentence, reading, { plan: composed.plan, telling }), question) : [];
    return { kind: 'cannot', reason: notUnderstood(sentence, telling), unknown: telling, final: false, choices: without };
  }
  const [doubt] = reading.doubts;
  if (doubt !== undefined) {
    const meanings = meaningsOf(doubt, question.facts, edited === null ? null : question.last);
    const planned = meanings.map((facts) => planTokens({ ...question, facts }, tokens, look));
    return ofMeanings(doubt.words, question, planned);
  }
  if (composed.kind === 'cannot') return cannot(composed.reason);
  if (edited === null && isUnfounded(sentence, composed.plan))
    return {
      ...cannot(notFound(sentence.assumedNouns)),
      unknown: sentence.assumedNouns,
      choices: choicesOf(offered(sentence, [composed.plan]), question),
    };
  // How many changes there are is said with the list of them.
  const isSame =
    question.isOfOtherRun !== true && edited !== null && edited.kind !== 'changes' && JSON.stringify(edited) === JSON.stringify(question.last);
  if (isSame) return cannot('I do not see what that changes in the answer before');
  const rivals = edited === null ? [...(composed.rivals ?? []), ...rivalPlans(sentence, composed.plan)] : [];
  const choices = rivals.length === 0 ? [] : choicesOf([composed.plan, ...rivals], question);
  if (choices.length > 1) return { ...cannot(SEVERAL), choices: offeredBetween(sentence, choices) };
  const before = edited !== null && question.last?.kind === edited.kind ? [question.last] : [];
  const passed = unusedFields(sentence, reading, [composed.plan, ...before]);
  if (passed.length > 0) return { ...cannot(`I do not see what to do with ${passed.map((word) => `"${word}"`).join(' and ')}`), unknown: passed };
  const objection = edited === null ? auditOf(sentence, composed.plan) : auditOfEdit(sentence, composed.plan);
  if (objection !== null) return cannot(objection);
  const excluded = exclusionOf(composed.plan, question.fields);
  if (excluded !== null) return cannot(excluded);
  // A follow-up may take a value for one of another field than it would be by itself.
  const used = fieldsOfPlan(composed.plan);
  const stated = reading.stated.filter(({ field }) => edited === null || field === null || used.includes(field));
  const notes = [...assuming(sentence), ...meaning(question.meanings), ...[...stated, reading.contrast].flatMap((read) => read?.note ?? [])];
  const made = withSaid(sentence, checked(composed.plan, question, [...notes, ...ignoring(ignored)]));
  const alone = edited === null || pointsBack(sentence) ? null : aloneOf(edited, question.last);
  return made.kind === 'plan' && alone !== null ? { ...made, alone } : made;
}

/** What a word comes to that several fields hold: the plan of the one meaning that has one, or a choice between them. */
function ofMeanings(words: string, question: PlanQuestion, planned: readonly Planned[]): Planned {
  const plans = choicesOf(
    planned.flatMap((each) => (each.kind === 'plan' ? [each.plan] : (each.choices ?? []))),
    question,
  );
  if (plans.length > 1) return { ...cannot(`Several fields hold "${words}": choose the one that is meant`), choices: plans };
  return planned[0] ?? cannot(words);
}

/** "how many did she have": of the one who was named before. */
const OF_PERSON = /\b(?:she|he|him|her|hers|his)\b/i;
const SEVERAL = 'Several fields fit the words: choose the one that is meant';
const NOT_ON = 'I do not see how to go on from the answer before: ask the whole question';
const OF_CHANGED = /\b(?:their|they|them|those|these)\b/i;

/** A comparison of runs, of the records only that the rest of the question means. */
function plannedChanges(sentence: Sentence, changes: ChangesPlan, question: PlanQuestion): Planned {
  // What is new and what is gone cannot be told from what changed either.
  const isOfSame = changes.direction !== null || changes.fields.length > 0 || changes.change !== null;
  const refused = refusalOfChanges(question.text, { isUnkeyed: isOfSame && question.facts.key.length === 0, isOfSome: changes.change !== 'changed' });
  if (refused !== null) return { ...cannot(refused), final: true };
  const plan = withStated(changes, whereOfStated(sentence, readConditions(sentence)), question.fields);
  const { telling } = unusedWords(sentence, plan);
  if (telling.length > 0) return { kind: 'cannot', reason: notUnderstood(sentence, telling), unknown: telling, final: false };
  const objection = exclusionOf(plan, question.fields) ?? auditOf(sentence, plan);
  return objection === null ? withSaid(sentence, checked(plan, question, assuming(sentence))) : cannot(objection);
}

function withSaid(sentence: Sentence, planned: Planned): Planned {
  const said = saidTexts(sentence);
  return planned.kind === 'plan' && said.length > 0 ? { ...planned, said } : planned;
}
