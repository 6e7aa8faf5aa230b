import type { ChatRequest } from '../../contract/operations/chat.ts';
import { orderTime } from '../../core/order-time.ts';
import { parsePlan } from '../../core/plan/parse.ts';
import type { Plan } from '../../core/plan/plan.ts';
import { printPlan } from '../../core/plan/print.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { LanguageModel } from '../../core/ports/language-model.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { askedOfNow, goesOnInRun } from '../../core/question/asked/other-run.ts';
import type { Planned } from '../../core/question/planned.ts';
import { isoDay } from '../../text/periods.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { queryFields, runAmong } from '../services.ts';
import type { Conversation } from './conversations.ts';
import { planQuestion, type AskedQuestion, type PlanningServices } from './plan-question.ts';

/** What a question came to, and the run that it is of. */
export interface PlannedTurn {
  readonly planned: Planned;
  /** `rules`, or the name of the model whose plan it is. */
  readonly interpreter: string;
  readonly warnings: readonly string[];
  readonly reader: RunReader | null;
}

/** What a question is planned with. */
export interface TurnServices extends PlanningServices {
  readonly openRun: (run: RunEntry) => Promise<RunReader>;
  readonly model: LanguageModel | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface AskedTurn {
  readonly request: ChatRequest;
  readonly conversation: Conversation;
  /** Name of the scraper. */
  readonly name: string;
  /** Completed runs, the newest first. */
  readonly runs: readonly RunEntry[];
  readonly signal: AbortSignal | undefined;
}

/** Plans a question of a conversation: of the latest run, unless it names another, or goes on from an answer about another. */
export async function planTurn({ request, conversation, name, runs, signal }: AskedTurn, services: TurnServices): Promise<PlannedTurn> {
  const latest = runAmong(runs, 'latest');
  if (latest === null)
    return {
      planned: { kind: 'cannot', reason: 'There are no records yet', unknown: [], final: true },
      interpreter: 'rules',
      warnings: [],
      reader: null,
    };
  const before = runs.find(({ id }) => id === (conversation.run ?? request.afterRun)) ?? latest;
  const text = request.message;
  const now = before === latest ? null : askedOfNow(text);
  const run = now === null && before !== latest && goesOnInRun(text) ? before : latest;
  const goesOn = before === latest || run === before || now !== null;
  const of = async (each: RunEntry, message: string): Promise<PlannedTurn> => {
    const reader = await services.openRun(each);
    const last = goesOn ? ((each === before ? conversation.last : fitting(conversation.last, reader)) ?? earlierPlan(request.after, reader)) : null;
    if (message === '' && last !== null) return { planned: { kind: 'plan', plan: last, notes: [] }, interpreter: 'rules', warnings: [], reader };
    const question = {
      text: message,
      name,
      last,
      named: conversation.named,
      runs: runs.map(orderTime),
      isOfOtherRun: each !== before,
      reader,
      signal,
    };
    return { ...(await planOf({ ...question, isUnanswered: conversation.turns > 0 && last === null }, services)), reader };
  };
  const made = await of(run, now ?? text);
  const other = made.planned.kind === 'cannot' ? made.planned.otherRun : undefined;
  const found = other === undefined ? undefined : runs.find((each) => orderTime(each) === other.at);
  if (other === undefined || found === undefined) return saidOf(made, { latest, before });
  const again = await of(found, other.text);
  const isOfRuns = again.planned.kind === 'plan' && /^(?:changes|history)$/.test(again.planned.plan.kind);
  const planned = isOfRuns ? { kind: 'cannot' as const, reason: NOT_CHANGES, unknown: [], final: true } : again.planned;
  return saidOf({ ...again, planned }, { latest, before });
}

const NOT_CHANGES = 'I cannot tell whether that is asked of one run or of what changed since: ask for what changed since that run';

/** With a note of the run, where it is not the latest, or where the answer before was of another. */
function saidOf(turn: PlannedTurn, { latest, before }: Readonly<Record<'latest' | 'before', RunEntry>>): PlannedTurn {
  const { planned, reader } = turn;
  const id = reader?.run.id;
  if (planned.kind !== 'plan' || reader === null || (id === latest.id && before.id === latest.id)) return turn;
  const day = isoDay(reader.run.runAt);
  const note = id === latest.id ? `That is of the latest run, of ${day}` : `That is of the run of ${day}, not of the latest`;
  return { ...turn, planned: { ...planned, notes: [note, ...planned.notes] } };
}

/** A plan that fits the fields of a run; null for others. */
function fitting(plan: Plan | null, reader: RunReader): Plan | null {
  return plan === null ? null : earlierPlan(printPlan(plan), reader);
}

/** The plan of a conversation that is not remembered here; one that does not fit the records any more is forgotten. */
function earlierPlan(statement: string | undefined, reader: RunReader): Plan | null {
  if (statement === undefined) return null;
  try {
    return parsePlan(statement, queryFields(reader.run));
  } catch (error) {
    if (isScrqError(error)) return null;
    throw error;
  }
}

/** The model that may help: the configured one, unless the request wants none; rejects with `invalid_parameter` one that is not configured. */
export function modelFor(wanted: string | undefined, configured: LanguageModel | null): LanguageModel | null {
  if (wanted === 'rules') return null;
  if (wanted === undefined || wanted === configured?.name) return configured;
  const message =
    configured === null ? 'must be rules or left out: no language model is configured' : `must be rules or ${configured.name}, or left out`;
  throw new ScrqError('invalid_parameter', `model ${message}`, { issues: [{ parameter: 'model', message }] });
}

/** Plans by rules, and by the model what those cannot plan, unless no plan can answer it. */
async function planOf(
  { signal, ...asked }: Omit<AskedQuestion, 'now'> & { readonly signal: AbortSignal | undefined },
  { model, now, ...services }: TurnServices,
): Promise<Omit<PlannedTurn, 'reader'>> {
  const planned = await planQuestion({ ...asked, now }, services);
  if (model === null || planned.kind === 'plan' || planned.final) return { planned, interpreter: 'rules', warnings: [] };
  const facts = await services.readFacts(asked.reader, asked.name);
  const { planByModel } = await import('./model.ts');
  const made = await planByModel(model, { question: asked.text, planned, fields: queryFields(asked.reader.run), facts, signal });
  return {
    planned: made.planned,
    interpreter: made.planned.kind === 'plan' ? model.name : 'rules',
    warnings: made.warning === undefined ? [] : [made.warning],
  };
}
