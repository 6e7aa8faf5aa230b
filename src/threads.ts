import { existsSync } from 'node:fs';
import { parentPort, Worker, type MessagePort, type Transferable } from 'node:worker_threads';

import { isScrqError, nodeCode, ScrqError } from './errors.ts';

/**
 * Characters of an import from which on threads of its own pay: some 30,000 records of 60 words. Below, each compiles for itself what this one has compiled,
 * which takes as much as the threads save.
 */
export const THREADS_FROM_CHARACTERS = 12_000_000;

/** Work on another thread, so that this one can read and write meanwhile. */
export interface Thread extends AsyncDisposable {
  /** No call waits for an answer. */
  readonly isIdle: boolean;
  /** What the thread answers; calls are answered in their order. Rejects with its failure, a `ScrqError` or an error with a code of Node where it is one there. */
  ask(request: unknown): Promise<unknown>;
}

interface Call {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Failures lose their class and their code on the way between threads. */
interface Failure {
  readonly message: string;
  readonly code: string | undefined;
  readonly scrq: { readonly code: ScrqError['code']; readonly hint: string | undefined } | undefined;
}

type Answer = { readonly result: unknown } | { readonly failure: Failure };

/** What its new objects may take before they are looked through: a quarter of the usual, which three threads would fill with what is long out of use. */
const YOUNG_MB = 12;

/** What a thread answers, and which memory goes with it instead of being copied. */
export interface ThreadResult {
  readonly result: unknown;
  readonly transfer?: readonly Transferable[];
}

/**
 * Starts a module of the package that calls `answerCalls`; undefined where there is none, among sources that are not built. The thread keeps the process alive
 * only while a call waits for it.
 */
export function startThread(module: URL): Thread | undefined {
  if (!existsSync(module)) return undefined;
  const worker = new Worker(module, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const waiting: Call[] = [];
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const call of waiting.splice(0)) call.reject(ended);
  };
  worker.on('message', (answer: Answer) => {
    const call = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(errorOf(answer.failure));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error(`the thread of ${module.pathname} has ended`)));
  worker.unref();
  return {
    get isIdle() {
      return waiting.length === 0;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        waiting.push({ resolve, reject });
        worker.ref();
        post(worker, request);
      }),
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}

/** Answers the calls of the thread that started this one, one after the other. */
export function answerCalls(answer: (request: unknown) => Promise<ThreadResult>): void {
  const port = parentPort;
  if (port === null) throw new TypeError('this module is started as a thread');
  const answered = async (before: Promise<void>, request: unknown): Promise<void> => {
    await before;
    try {
      const { result, transfer = [] } = await answer(request);
      post(port, { result } satisfies Answer, transfer);
    } catch (error) {
      post(port, { failure: failureOf(error) } satisfies Answer);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: unknown) => {
    last = answered(last, request);
  });
}

function post(to: Worker | MessagePort, message: unknown, transfer: readonly Transferable[] = []): void {
  to.postMessage(message, [...transfer]);
}

function failureOf(error: unknown): Failure {
  const scrq = isScrqError(error) ? { code: error.code, hint: error.hint } : undefined;
  return { message: error instanceof Error ? error.message : String(error), code: nodeCode(error), scrq };
}

function errorOf({ message, code, scrq }: Failure): Error {
  if (scrq !== undefined) return new ScrqError(scrq.code, message, scrq.hint === undefined ? {} : { hint: scrq.hint });
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
