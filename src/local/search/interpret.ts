import type { QueryField } from '../../core/language/query-field.ts';
import type { Interpretation } from '../../core/query/interpretation.ts';
import { readAnswer, type ModelAnswer } from '../../core/query/model/answer.ts';
import { candidatesOf } from '../../core/query/model/candidates.ts';
import { neighborsOf, neighborTexts, type Neighbors } from '../../core/query/model/neighbors.ts';
import { leftoversOf } from '../../core/query/model/leftovers.ts';
import { mergeAnswer, type Refusal } from '../../core/query/model/merge.ts';
import { modelQuestion, type ModelQuestion } from '../../core/query/model/question.ts';
import { readByRules, type RulesReading } from '../../core/query/read-query.ts';
import type { Embedder } from '../../core/ports/embedder.ts';
import type { LanguageModel } from '../../core/ports/language-model.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { failureSentence } from '../failure-sentence.ts';
import { shareWork } from '../shared-work.ts';

/** What it takes to read a query. */
export interface InterpreterServices {
  readonly model: LanguageModel | null;
  /** The embedder in the package: it finds which words mean a field. */
  readonly openStatic: () => Promise<Embedder>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How long a model may take to answer. */
  readonly timeoutMs?: number;
}

/** A query to be read against the fields of a run. */
export interface QueryRequest {
  readonly query: string;
  /** The same array for the same run, so that what was learnt of it is kept. */
  readonly fields: readonly QueryField[];
  /** What the records are called, as the name of their scraper. */
  readonly recordNames?: readonly string[];
  readonly by: 'rules' | 'model' | 'auto';
  readonly signal?: AbortSignal | undefined;
}

/** What a query was taken to mean, and who took it so. */
export interface QueryReading {
  readonly interpretation: Interpretation;
  /** `rules`, or the name of the model when something of it was used. */
  readonly interpreter: string;
  readonly warnings: readonly string[];
  /** What became of a model's answer; absent when none was asked for. */
  readonly answer?: AnswerFate;
}

/** How many conditions and orders a model gave, and what became of each. */
interface AnswerFate {
  readonly given: number;
  readonly kept: number;
  /** `shape`: not what was asked for, or of a field that there is not. */
  readonly refused: readonly ('shape' | Refusal)[];
}

const TIMEOUT_MS = 10_000;
/** Answers that are kept: pages of one search are asked for one after the other, and must go by the same filter. */
const KEPT = 500;
/** A question that failed is not asked again for so long. */
const FAILED_MS = 30_000;

interface Kept {
  readonly answer: ModelAnswer | Failure;
  /** Epoch milliseconds after which it is forgotten. */
  readonly until: number;
}

interface Failure {
  readonly warning: string;
}

/** Reads queries: by rules first, and by the model, where one is configured, what those leave. A model that fails costs a warning and nothing else. */
export function createInterpreter(services: InterpreterServices): (request: QueryRequest) => Promise<QueryReading> {
  const { model, now } = services;
  const kept = new Map<string, Kept>();
  const neighborsOfWords = createNeighborReader(services);

  const answerTo = async (asked: LanguageModel, question: ModelQuestion, signal: AbortSignal | undefined): Promise<ModelAnswer | Failure> => {
    const name = JSON.stringify([asked.name, question.prompt, [...question.names.values()]]);
    const known = kept.get(name);
    kept.delete(name);
    const current = known !== undefined && known.until > now() ? known : await ask(asked, question, services, signal);
    kept.set(name, current);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return current.answer;
  };

  return async ({ query, fields, recordNames = [], by, signal }) => {
    const reading = readByRules(query, fields, now(), { recordNames });
    const byRules: QueryReading = { interpretation: reading.interpretation, interpreter: 'rules', warnings: [] };
    if (by === 'rules' || model === null) return byRules;
    const neighbors = await neighborsOfWords(reading);
    if ('warning' in neighbors) return { ...byRules, warnings: [neighbors.warning] };
    const leftovers = leftoversOf(reading, neighbors.neighbors);
    const candidates = candidatesOf(leftovers);
    if (candidates.conditions.length === 0 && candidates.orders.length === 0) return byRules;
    const answer = await answerTo(model, modelQuestion(leftovers, candidates), signal);
    if ('warning' in answer) return { ...byRules, warnings: [answer.warning], answer: { given: 0, kept: 0, refused: [] } };
    const merged = mergeAnswer(reading, candidates, answer);
    return {
      interpretation: merged.interpretation,
      interpreter: merged.kept === 0 ? 'rules' : model.name,
      warnings: answer.unusable === 0 ? [] : [`${model.name} gave ${counted(answer.unusable)} that cannot be used: left out`],
      answer: fateOf(answer, merged),
    };
  };
}

/** Rejects `model` where none is configured: who insists on it should know. */
export function requireModel(by: string, model: LanguageModel | null): void {
  if (by !== 'model' || model !== null) return;
  throw new ScrqError('invalid_parameter', 'interpreter "model" needs a language model, and none is configured', {
    hint: 'Name one of your Ollama server with --model, or leave the interpreter to "auto".',
    issues: [{ parameter: 'interpreter', message: 'must be rules, auto or none where no language model is configured' }],
  });
}

/** Asks the model, for as long as it may take and the caller waits. Rejects only when the caller has left. */
async function ask(model: LanguageModel, question: ModelQuestion, services: InterpreterServices, signal: AbortSignal | undefined): Promise<Kept> {
  signal?.throwIfAborted();
  const { now, timeoutMs = TIMEOUT_MS } = services;
  const { system, prompt, schema, maxTokens, names } = question;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const failed = (reason: string): Kept => ({ answer: failure(reason), until: now() + FAILED_MS });
  try {
    // Whatever the model does with the signal, the caller waits no longer.
    const given = await shareWork(() => model.json({ system, prompt, schema, maxTokens, signal: either })).join(either);
    const answer = readAnswer(given, names);
    return answer === null ? failed(`${model.name} answered with something else than was asked for`) : { answer, until: Infinity };
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) return failed(`${model.name} did not answer within ${timeoutMs / 1000} s`);
    return failed(isScrqError(error) ? failureSentence(error) : `${model.name} gave no usable answer`);
  }
}

/** Which words of a query mean which field, by the vectors of the package; those of the fields are made once. */
function createNeighborReader({ openStatic }: InterpreterServices): (reading: RulesReading) => Promise<{ readonly neighbors: Neighbors } | Failure> {
  const fieldVectors = new WeakMap<readonly QueryField[], readonly (Float32Array | null)[]>();
  return async (reading) => {
    const texts = neighborTexts(reading);
    if (texts.words.length === 0) return { neighbors: new Map() };
    try {
      const embedder = await openStatic();
      const fields = fieldVectors.get(reading.fields) ?? (await embedder.embed(texts.fields));
      fieldVectors.set(reading.fields, fields);
      return { neighbors: neighborsOf(texts, { words: await embedder.embed(texts.words), fields }, reading.fields) };
    } catch (error) {
      if (!isScrqError(error)) throw error;
      return failure(failureSentence(error));
    }
  };
}

function failure(reason: string): Failure {
  return { warning: `read by rules alone: ${reason}` };
}

function fateOf(answer: ModelAnswer, { kept, refused }: ReturnType<typeof mergeAnswer>): AnswerFate {
  const shapeless = Array.from({ length: answer.unusable }, () => 'shape' as const);
  return { given: kept + refused.length + shapeless.length, kept, refused: [...refused, ...shapeless] };
}

function counted(conditions: number): string {
  return conditions === 1 ? 'a condition' : `${conditions} conditions`;
}
