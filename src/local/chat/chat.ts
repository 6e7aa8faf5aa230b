import type { CallOptions } from '../../contract/api.ts';
import { ChatRequest, type ChatEvent, type ChatInput, type ChatMeta, type ChatResponse, type Citation } from '../../contract/operations/chat.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { HybridResponse } from '../../contract/operations/search.ts';
import type { HybridInput } from '../../contract/operations/search-request.ts';
import type { Condition } from '../../core/condition/condition.ts';
import { composeAnswer } from '../../core/plan/answer/answer.ts';
import type { Answer } from '../../core/plan/answer/answer-parts.ts';
import type { Plan } from '../../core/plan/plan.ts';
import { printPlan, printWhere } from '../../core/plan/print.ts';
import type { PlanResult } from '../../core/plan/result.ts';
import { suggestQuestions } from '../../core/question/suggest.ts';
import type { LanguageModel } from '../../core/ports/language-model.ts';
import { isScrqError } from '../../errors.ts';
import { citationsOf, holdersOf } from './citations.ts';
import { createConversations, type Conversation } from './conversations.ts';
import { createFactsReader, plainFacts } from './data-facts.ts';
import type { ExecutePlan } from '../stats/execute-plan.ts';
import { modelFor, planTurn, type PlannedTurn } from './plan-turn.ts';
import { findScraper, queryFields, type Services } from '../services.ts';
import { settleSaid } from './said-texts.ts';
import { executeWithTies, namedGroup } from './first-groups.ts';

/** Answers a question about the records, in events. */
export type Chat = (input: ChatInput, options?: CallOptions) => AsyncIterable<ChatEvent>;

export interface ChatOperations {
  readonly executePlan: () => Promise<ExecutePlan>;
  readonly search: (input: HybridInput, options?: CallOptions) => Promise<HybridResponse>;
}

/** Plans that are offered where there is no answer. */
const OFFERED = 3;
/** Records that are cited where there is no answer. */
const NEAREST = 5;

/** Conversations about the dataset of this machine. Every value comes from carrying out a plan on one run, which stays the same for the whole turn. */
export function createChat(services: Services, operations: ChatOperations): Chat {
  const conversations = createConversations(services.now, services.store.conversations);
  const readFacts = createFactsReader(services.store.files);
  return async function* chat(input, options = {}) {
    const request = parseRequest(ChatRequest, input);
    options.signal?.throwIfAborted();
    const scraper = await findScraper(services, request.scraperId);
    const conversation = await conversations.open(scraper.id, request.conversationId);
    const runs = await services.store.catalogue.runs(scraper.id);
    const model = modelFor(request.model, services.model);
    const openStatic = model === null ? () => services.embedders.choose('static') : null;
    const made = await planTurn(
      { request, conversation, name: scraper.name, runs, signal: options.signal },
      { model, now: services.now(), readFacts, openStatic, openRun: async (run) => await services.store.openRun(run) },
    );
    options.signal?.throwIfAborted();
    const place = { scraperId: request.scraperId, run: made.reader?.run.id };
    const planned = await settleSaid(made.planned, async (plan) => (await operations.executePlan())(plan, place, options));
    const turn: Turn = {
      request,
      conversation,
      ...made,
      planned,
      latest: runs[0]?.id,
      model,
      operations,
      options,
      name: scraper.name,
      now: services.now(),
    };
    const outcome = planned.kind === 'plan' ? yield* carryOut(turn, planned.plan) : yield* refuse(turn);
    await conversations.keep({ ...conversation, last: outcome.last, named: outcome.named, run: otherRunOf(turn), turns: conversation.turns + 1 });
    yield { event: 'done', data: outcome.response };
  };
}

interface Turn extends PlannedTurn {
  readonly request: ChatRequest;
  readonly conversation: Conversation;
  /** Id of the latest run. */
  readonly latest: string | undefined;
  readonly model: LanguageModel | null;
  readonly operations: ChatOperations;
  readonly options: CallOptions;
  /** Name of the scraper. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Outcome {
  readonly response: ChatResponse;
  /** What the next question may go on from. */
  readonly last: Plan | null;
  readonly named?: Condition | undefined;
}

/** Carries out the plan and yields the answer, sentence by sentence. */
async function* carryOut(turn: Turn, plan: Plan): AsyncGenerator<ChatEvent, Outcome> {
  const { request, reader, operations, options, planned } = turn;
  const meta: ChatMeta = { ...aboutTurn(turn), answered: true, filter: filterOf(plan), plan: { ...plan }, ...reproduced(turn, plan) };
  yield { event: 'meta', data: meta };
  const executePlan = await operations.executePlan();
  const execute = (each: Plan) => executePlan(each, { scraperId: request.scraperId, run: reader?.run.id }, options);
  let result: PlanResult;
  try {
    result = await executeWithTies(plan, execute);
  } catch (error) {
    // A key that no run has, or a run that is gone, is an answer too.
    if (!isScrqError(error) || !/^(?:record_not_found|run_not_found|invalid_parameter)$/.test(error.code)) throw error;
    return yield* refuse({ ...turn, planned: { kind: 'cannot', reason: sentence(error.message), unknown: [], final: true } });
  }
  options.signal?.throwIfAborted();
  const missing = missingOrder(result);
  if (missing !== null) return yield* refuse({ ...turn, planned: { kind: 'cannot', reason: missing, unknown: [], final: true } });
  const alone = planned.kind === 'plan' ? planned.alone : undefined;
  if (alone !== undefined && 'matched' in result && result.matched === 0) return yield* carryOut(ofAlone(turn, alone), alone);
  const answer = composeAnswer(result, reader === null ? [] : queryFields(reader.run));
  const holders = await holdersOf(result, execute);
  const citations = await citationsOf([result, ...holders], answer, reader);
  for (const citation of citations) yield { event: 'citation', data: citation };
  const notes = planned.kind === 'plan' ? planned.notes.map((note) => `${sentence(note)}.`) : [];
  const { table, figures } = answer;
  const { said, warning } = yield* phrased(turn, answer, notes);
  const warnings = [...turn.warnings, ...result.warnings, ...(warning === undefined ? [] : [warning])];
  return {
    last: plan,
    named: namedGroup(result),
    response: {
      data: {
        answer: said.join(' '),
        figures: [...figures],
        citations: [...citations],
        ...(table === null ? {} : { table: { columns: [...table.columns], rows: table.rows.map((row) => [...row]) } }),
      },
      meta: { ...meta, ...(warnings.length === 0 ? {} : { warnings }) },
    },
  };
}

/** The turn as it is of what the question says alone: no record that was meant before matches it too. */
function ofAlone(turn: Turn, plan: Plan): Turn {
  const notes = ['None of those before match it, so that is of all records'];
  return { ...turn, planned: { kind: 'plan', plan, notes } };
}

/** Why no record is first in an order that none of them has a value for; null when some have one. */
function missingOrder(result: PlanResult): string | null {
  if (result.kind !== 'records' || result.matched === 0) return null;
  const [order] = result.plan.order;
  const without = result.coverage.find(({ field }) => field === order?.field)?.nulls ?? 0;
  return order === undefined || result.plan.limit !== 1 || without < result.matched ? null : `None of the records that are meant has ${order.field}`;
}

/** Says that there is no answer, why, and what could be asked instead; cites what comes nearest. */
async function* refuse(turn: Turn): AsyncGenerator<ChatEvent, Outcome> {
  const { planned } = turn;
  const reason = planned.kind === 'cannot' ? planned.reason : '';
  const choices = planned.kind === 'cannot' ? (planned.choices ?? []) : [];
  const meta: ChatMeta = {
    ...aboutTurn(turn),
    answered: false,
    filter: '',
    plan: null,
    ...(turn.warnings.length === 0 ? {} : { warnings: [...turn.warnings] }),
    ...(choices.length === 0 ? {} : { choices: choices.map((choice) => reproduced(turn, choice)) }),
  };
  yield { event: 'meta', data: meta };
  // Where no record can answer, records next to the words would only mislead.
  const citations = planned.kind === 'cannot' && planned.final ? [] : await nearest(turn);
  for (const citation of citations) yield { event: 'citation', data: citation };
  const sentences = [`${sentence(reason)}.`, ...instead(turn, choices)];
  yield* tokens(sentences);
  const kept = planned.kind === 'cannot' && planned.isTalk === true ? turn.conversation : { last: null };
  return { ...kept, response: { data: { answer: sentences.join(' '), figures: [], citations: [...citations] }, meta } };
}

/** What could be asked: the plans that are ready to run, else questions that these records answer. */
function instead(turn: Turn, choices: readonly Plan[]): readonly string[] {
  const { planned, reader, request, name, now } = turn;
  // Without what was not understood, it is another question: the offer says so.
  const unknown = planned.kind === 'cannot' ? planned.unknown.map((word) => `"${word}"`) : [];
  const lead = unknown.length === 0 ? 'What can be computed' : `Without ${eitherOf(unknown, 'and')}`;
  if (choices.length > 0) return [`${lead}: ${eitherOf(choices.slice(0, OFFERED).map((each) => reproduced(turn, each).command))}.`];
  if (reader === null || reader.run.records === 0) return [];
  const questions = suggestQuestions(queryFields(reader.run), plainFacts(reader.run, name), now).filter((text) => text !== request.message);
  return questions.length === 0 ? [] : [`You could ask: ${eitherOf(questions.map((text) => `"${text}"`))}.`];
}

function eitherOf(items: readonly string[], joint: 'or' | 'and' = 'or'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

interface Phrased {
  readonly said: readonly string[];
  readonly warning?: string;
}

/** Yields the answer, in the words of the model where there is one; what had to be assumed is always stated by the rules. */
async function* phrased(
  { model, request, options }: Turn,
  { sentences, figures, table, records }: Answer,
  notes: readonly string[],
): AsyncGenerator<ChatEvent, Phrased> {
  if (model === null || !isTame(table, records, figures)) {
    yield* tokens([...sentences, ...notes]);
    return { said: [...sentences, ...notes] };
  }
  const { phraseByModel } = await import('./model.ts');
  const words = phraseByModel(model, { question: request.message, sentences, figures }, options.signal);
  const said: string[] = [];
  for (let next = await words.next(); ; next = await words.next()) {
    if (next.done === true) {
      yield* tokens(notes, said.length);
      return { said: [...said, ...notes], ...next.value };
    }
    yield* tokens([next.value], said.length);
    said.push(next.value);
  }
}

/** Whether an answer holds nothing of what records say but numbers and dates: a model is shown no more, so that no text of theirs can lead it. */
function isTame(table: Answer['table'], records: Answer['records'], figures: Answer['figures']): boolean {
  const isPlain = (value: string | number | null) => typeof value !== 'string' || /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(value);
  return figures.length > 0 && table === null && records.length === 0 && figures.every(({ value }) => isPlain(value));
}

function* tokens(sentences: readonly string[], before = 0): Generator<ChatEvent> {
  for (const [index, text] of sentences.entries()) yield { event: 'token', data: { text: index + before === 0 ? text : ` ${text}` } };
}

function aboutTurn(turn: Turn): Pick<ChatMeta, 'conversationId' | 'interpreter' | 'run' | 'latest'> {
  const { conversation, interpreter, reader } = turn;
  const latest = otherRunOf(turn) === undefined ? {} : { latest: false as const };
  return { conversationId: conversation.id, interpreter, run: reader?.run.id ?? null, ...latest };
}

/** Id of the run that a turn is of; undefined where that is the latest, or there is none. */
function otherRunOf({ reader, latest }: Turn): string | undefined {
  return reader?.run.id === latest ? undefined : reader?.run.id;
}

function reproduced(turn: Turn, plan: Plan): { readonly statement: string; readonly command: string } {
  const [statement, run] = [printPlan(plan), otherRunOf(turn)];
  const option = run === undefined ? '' : ` --run ${run}`;
  return { statement, command: `scrq stats '${statement.replaceAll("'", `'\\''`)}'${option}` };
}

/** Which records were meant, where that is one condition. */
function filterOf(plan: Plan): string {
  return (plan.kind === 'stats' || plan.kind === 'records') && plan.where !== null ? printWhere(plan.where) : '';
}

async function nearest({ request, reader, operations, options }: Turn): Promise<readonly Citation[]> {
  if (reader === null) return [];
  const { data } = await operations.search(
    {
      scraperId: request.scraperId,
      search: request.message.slice(0, 2000).replace(/\p{Surrogate}$/u, ''),
      take: NEAREST,
      interpreter: 'none',
      run: reader.run.id,
    },
    options,
  );
  return data.map((record, index) => ({ n: index + 1, record }));
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1).replace(/[.\s]+$/, '');
}
