import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

import type { JqResult } from 'jq-wasm';

import { ScrqError } from '../../../errors.ts';
import type { Reshaper } from './reshaped-output.ts';

/** Works next to the command, so that an expression without end can be interrupted as everything else. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const { loadJq } = require(workerData.library);
const loading = loadJq();
parentPort.on('message', async ({ input, expression }) => {
  parentPort.postMessage((await loading).raw(input, expression, ['-c']));
});`;

/** Loads jq and has it read the expression: rejects with `invalid_usage` when it cannot. Texts come out as they are, all else as JSON, a line each. */
export async function openJq(expression: string, signal: AbortSignal): Promise<Reshaper> {
  const worker = new Worker(WORKER, { eval: true, workerData: { library: createRequire(import.meta.url).resolve('jq-wasm') } });
  // An expression that begins with a dash would be read as an option.
  const ask = (input: string): Promise<JqResult> => answer(worker, { input, expression: ` ${expression}` }, signal);
  const close = async (): Promise<void> => {
    await worker.terminate();
  };
  try {
    refuse(await ask(''));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async reshape(values) {
      const result = await ask(values.join('\n'));
      return { text: linesOf(result.stdout), failure: failureOf(result) };
    },
    [Symbol.asyncDispose]: close,
  };
}

interface JqQuestion {
  readonly input: string;
  readonly expression: string;
}

async function answer(worker: Worker, question: JqQuestion, signal: AbortSignal): Promise<JqResult> {
  signal.throwIfAborted();
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question);
  try {
    // The worker posts nothing but results.
    const [result] = (await once(worker, 'message', { signal })) as [JqResult];
    return result;
  } catch (cause) {
    signal.throwIfAborted();
    throw new ScrqError('internal', 'jq gave up: the expression may need more memory than there is', { cause, hint: 'Try it with fewer records.' });
  }
}

function refuse(result: JqResult): void {
  const failure = failureOf(result);
  if (failure !== undefined) throw failure;
}

/** What jq complains about, also of a value before the last, which its own exit status does not show. */
function failureOf({ stderr, exitCode }: JqResult): ScrqError | undefined {
  const complaint = stderr.split('\n').find((line) => line.startsWith('jq: error'));
  if (complaint === undefined && exitCode === 0) return undefined;
  const problem = (complaint ?? stderr.split('\n').at(-1) ?? '').replace(/^jq: error(?: \(at [^)]*\))?: /, '').replace(/ at <top-level>.*$/, '');
  return new ScrqError('invalid_usage', `--jq: ${problem === '' ? `jq ended with status ${exitCode}` : problem}`, {
    hint: 'The expression gets each record, or with --format json the whole answer: try --jq . first.',
  });
}

/** Compact JSON, a value a line, is what the library gives reliably: it trims white space, which only texts can begin or end with. */
function linesOf(stdout: string): string {
  if (stdout === '') return '';
  const lines = stdout.split('\n').map((line) => (line.startsWith('"') ? String(JSON.parse(line)) : line));
  return `${lines.join('\n')}\n`;
}
