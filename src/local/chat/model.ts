import { modelPlanQuestion } from '../../core/plan/model/plan-question.ts';
import { readModelPlan } from '../../core/plan/model/plan-answer.ts';
import { createSentenceCheck, createSentenceCutter, phrasingQuestion, type PhrasingRequest } from '../../core/plan/model/phrasing.ts';
import type { Planned } from '../../core/question/planned.ts';
import type { DataFacts } from '../../core/question/facts.ts';
import type { QueryField } from '../../core/language/query-field.ts';
import type { LanguageModel } from '../../core/ports/language-model.ts';
import { isScrqError } from '../../errors.ts';
import { failureSentence } from '../failure-sentence.ts';
import { shareWork } from '../shared-work.ts';

/** How long a model may take to plan, and between two pieces of its words. */
const PLAN_MS = 30_000;
const PHRASE_MS = 60_000;

export interface ModelPlanning {
  readonly question: string;
  /** What became of it by rules. */
  readonly planned: Planned & { readonly kind: 'cannot' };
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
  readonly signal: AbortSignal | undefined;
}

/** A model's plan of a question that the rules cannot plan, held against the fields and the question; the rules' refusal where there is none. */
export async function planByModel(
  model: LanguageModel,
  { question, planned, fields, facts, signal }: ModelPlanning,
): Promise<{ readonly planned: Planned; readonly warning?: string }> {
  const { system, prompt, schema, maxTokens, names } = modelPlanQuestion(question, planned.unknown, fields);
  const timeout = AbortSignal.timeout(PLAN_MS);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    const given = await shareWork(() => model.json({ system, prompt, schema, maxTokens, signal: either })).join(either);
    const made = readModelPlan(given, { question, unknown: planned.unknown, fields, names, facts });
    return { planned: made === null ? planned : { kind: 'plan', ...made } };
  } catch (error) {
    signal?.throwIfAborted();
    return { planned, warning: `planned by rules alone: ${reasonOf(error, model, timeout)}` };
  }
}

/**
 * The words of an answer as a model puts them, sentence by sentence. At the first sentence that may not be said, and when the model fails, the rules'
 * own sentences are said instead, and the model is stopped.
 */
export async function* phraseByModel(
  model: LanguageModel,
  request: PhrasingRequest,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, { readonly warning?: string }> {
  const { accept, tells } = createSentenceCheck(request);
  const cut = createSentenceCutter();
  const timeout = AbortSignal.timeout(PHRASE_MS);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  let hasAnswered = false;
  try {
    for await (const sentence of sentencesOf(model.words({ ...phrasingQuestion(request), signal: either }), cut)) {
      if (!accept(sentence)) return yield* byRules(request, {});
      hasAnswered ||= tells(sentence);
      yield sentence;
    }
  } catch (error) {
    signal?.throwIfAborted();
    return yield* byRules(request, { warning: `put into words by rules: ${reasonOf(error, model, timeout)}` });
  }
  // Words around the value are no answer without it.
  return hasAnswered ? {} : yield* byRules(request, {});
}

async function* sentencesOf(pieces: AsyncIterable<string>, cut: (piece: string) => readonly string[]): AsyncGenerator<string> {
  for await (const piece of pieces) if (piece !== '') yield* cut(piece);
  yield* cut('');
}

function* byRules<Ending>({ sentences }: PhrasingRequest, ending: Ending): Generator<string, Ending> {
  yield* sentences;
  return ending;
}

function reasonOf(error: unknown, model: LanguageModel, timeout: AbortSignal): string {
  if (timeout.aborted) return `${model.name} did not answer in time`;
  return isScrqError(error) ? failureSentence(error) : `${model.name} gave no usable answer`;
}
