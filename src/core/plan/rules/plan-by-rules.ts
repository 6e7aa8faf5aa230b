import { profileField } from '../../language/profile/fields.ts';
import { schemaOf } from '../../language/profile/schema.ts';
import type { QueryField } from '../../language/query-field.ts';
import { checkPlan } from '../check.ts';
import type { ChangesPlan, Plan } from '../plan.ts';
import { claimChanges, claimHistory, isTellingChange } from './changes.ts';
import { composePlan } from './compose.ts';
import type { DataFacts, Scan } from './facts.ts';
import { completed, followUp } from './follow-up.ts';
import { createEntityReader } from './entities.ts';
import { objectionTo } from './guards.ts';
import { startsAnew, turned, wentOn } from './going-on.ts';
import { Ledger } from './ledger.ts';
import { allOf } from './plans.ts';
import { paraphrased } from './paraphrases.ts';
import { readQuestion } from './reading.ts';
import { refusalOf } from './refusals.ts';
import { rewritten } from './rewrites.ts';
import { corrected, type Spelling } from './typos.ts';
import { isGlue } from './words.ts';

/** A question with all that may be known for planning it. */
export interface PlanQuestion {
  readonly text: string;
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
  /** The plan of the answer before, which the question may go on from. */
  readonly last: Plan | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * A plan that was checked against the fields, with what had to be assumed; or why the question cannot be planned. `unknown`: its words that were not
 * understood. `final`: no plan can answer it, whoever makes the plan.
 */
export type Planned =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly notes: readonly string[] }
  | { readonly kind: 'cannot'; readonly reason: string; readonly unknown: readonly string[]; readonly final: boolean };

const LONGEST = 1000;

/** Plans a question by rules alone. Total: any text gets a plan or a reason; the same question always the same. */
export function planByRules(question: PlanQuestion): Planned {
  const anew = startsAnew(question.text);
  const asked: PlanQuestion = anew === null ? { ...question, text: wentOn(question.text) } : { ...question, text: anew, last: null };
  const turnedRound = turned(asked.text, asked.last);
  if (turnedRound !== null) return checked(turnedRound, asked, []);
  const planned = planOnce(asked);
  if (planned.kind === 'plan' || planned.final) return planned;
  const meant = corrected(asked.text, planned.unknown, spellingOf(asked));
  const again = meant === null ? planLast(asked) : planOnce({ ...asked, text: meant.text });
  return again?.kind === 'plan' ? { ...again, notes: [...(meant?.notes ?? []), ...again.notes] } : planned;
}

function spellingOf(question: PlanQuestion): Spelling {
  return { profiles: question.fields.map(profileField), facts: question.facts, entityOf: createEntityReader(question) };
}

/** "are hardcovers dearer? average price by hardcover": the last sentence, where it says all and those before name nothing. */
function planLast(question: PlanQuestion): Planned | null {
  const parts = /^(?<before>[^?.:!]{3,})[?.:!] +(?<rest>\S.{8,})$/.exec(question.text.trim())?.groups;
  const { before, rest } = parts ?? {};
  if (before === undefined || rest === undefined || question.last !== null || /\d|\b(?:by|per|each|for|in|without|not|only)\b/i.test(before))
    return null;
  const isNaming = (before.match(/[\p{L}-]+/gu) ?? []).some(
    (word) => !isGlue(word.toLowerCase()) && question.facts.findValues(word).some(({ kind }) => kind !== 'words'),
  );
  const planned = isNaming ? null : planOnce({ ...question, text: rest });
  return planned?.kind === 'plan' && planned.plan.kind === 'stats' ? planned : null;
}

function planOnce(question: PlanQuestion): Planned {
  const known: Omit<Scan, 'entityOf'> = {
    ledger: new Ledger(putPlainly(question)),
    fields: question.fields,
    schema: schemaOf(question.fields),
    facts: question.facts,
    now: question.now,
  };
  const scan: Scan = { ...known, entityOf: createEntityReader(known) };
  if (question.text.trim().length > LONGEST) return cannot('The question is too long to be read by rules', [], false);
  if (question.fields.length === 0) return cannot('There are no records yet', [], true);
  const refusal = refusalOf(scan.ledger);
  if (refusal !== null) return cannot(refusal, [], true);
  const history = claimHistory(scan);
  if (history !== null) return checked(history, question, []);
  const changes = claimChanges(scan);
  if (changes !== null) return plannedChanges(changes, scan, question);
  if (question.last !== null) claimMarkers(scan);
  else if (/^(?:and|or|but|only|just|what about|how about|same|instead)\b|\bonly\W*$/.test(scan.ledger.lower))
    return cannot('There is no answer to go on from', [], true);
  const reading = readQuestion(scan);
  const edited = question.last === null ? null : followUp(reading, scan, question.last);
  if (reading.unknown.length > 0) return cannot(notUnderstood(reading.unknown), reading.unknown, false);
  const composed = edited === null ? composePlan(reading, scan) : { kind: 'plan' as const, plan: edited };
  if (composed.kind === 'cannot') return cannot(composed.reason, [], false);
  const objection = objectionTo(composed.plan, scan);
  if (objection !== null) return cannot(objection, [], false);
  return checked(
    composed.plan,
    question,
    reading.assumed.map((word) => `taking "${word}" to mean the records`),
  );
}

/** The question in the words that are read best. */
function putPlainly(question: PlanQuestion): string {
  const asked = completed(question.text.slice(0, LONGEST).trim(), question);
  return rewritten(
    paraphrased(asked, { facts: question.facts, profiles: question.fields.map(profileField), entityOf: createEntityReader(question) }),
    question.fields,
  );
}

/** A comparison of runs, of the records only that the rest of the question means. */
function plannedChanges(changes: ChangesPlan, scan: Scan, question: PlanQuestion): Planned {
  const { ledger } = scan;
  for (const at of ledger.free()) if (isTellingChange(ledger.word(at))) ledger.take({ from: at, to: at + 1 });
  const { unknown, stated } = readQuestion(scan);
  if (unknown.length > 0) return cannot(notUnderstood(unknown), unknown, false);
  return checked(stated.length === 0 ? changes : { ...changes, where: allOf(stated.map(({ where }) => where)) }, question, []);
}

/** "what about Boston", "and under 1000": what only says that the question goes on. */
function claimMarkers({ ledger }: Scan): void {
  ledger.claim(
    /^(?:and |but |ok |okay |now |so |then )*(?:what about|how about|what if it is|same (?:thing )?(?:for|but|with)|make (?:it|that)|restrict (?:it|that|them)? ?to|limit (?:it|that|them)? ?to|narrow (?:it|that|them)? ?(?:down )?to|filter (?:it|that|them)? ?(?:to|by|for)?)\b/,
  );
  ledger.claim(
    /^(?:and |only |just |show (?:me )?)*(?:the )?(?:top|bottom|best|highest)\b(?= (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\W*$)/,
  );
  ledger.claim(/\bregardless of\b/);
  ledger.claim(/\b(?:them|those|these)\b(?! \w+ (?:with|that))/);
}

function cannot(reason: string, unknown: readonly string[], final: boolean): Planned {
  return { kind: 'cannot', reason, unknown, final };
}

function notUnderstood(words: readonly string[]): string {
  const told = words.slice(0, 5).map((word) => `"${word}"`);
  return `I do not find ${told.join(' or ')} among the fields and their values`;
}

function checked(plan: Plan, { fields }: PlanQuestion, notes: readonly string[]): Planned {
  try {
    return { kind: 'plan', plan: checkPlan(plan, fields), notes };
  } catch (error) {
    // What the fields do not allow, such as the sum of dates, is no bug of the question.
    return cannot(error instanceof Error ? error.message : 'the fields do not allow it', [], false);
  }
}
