import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { dist, startOnMachine, type MachineProcess } from '../machine.ts';

export interface WorkerOptions {
  readonly directory: string;
  readonly cacheDirectory: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly aheadMs?: number;
}

/** What became of an operation; `lost` when the process ended before it answered. */
type Answer =
  | { readonly kind: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'failed'; readonly code: string; readonly name: string; readonly message: string }
  | { readonly kind: 'lost' };

/** A process that works on the dataset, one operation after the other. */
export interface Worker {
  ask(operation: string, input: object): Promise<Answer>;
  readonly signal: MachineProcess['signal'];
  /** Lets it end by itself. */
  end(): Promise<void>;
}

export function startWorker(options: WorkerOptions, env: Readonly<Record<string, string>>): Worker {
  const { child, signal } = startOnMachine([join(import.meta.dirname, 'worker.mjs'), dist, JSON.stringify(options)], env);
  const waiting = new Map<number, (answer: Answer) => void>();
  let isOver = false;
  let count = 0;
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  child.stdin?.on('error', () => undefined);
  const lines = child.stdout === null ? undefined : createInterface({ input: child.stdout });
  lines?.on('line', (line) => {
    const { id, result, error } = Object(JSON.parse(line));
    waiting.get(id)?.(error === undefined ? { kind: 'done', result } : { kind: 'failed', ...error });
    waiting.delete(id);
  });
  const over = new Promise<void>((resolve) => {
    child.once('close', (status) => {
      isOver = true;
      if (status !== 0 && status !== null && errors !== '') console.warn(`a worker ended with ${status}: ${errors.slice(-2000)}`);
      for (const answer of waiting.values()) answer({ kind: 'lost' });
      resolve();
    });
  });
  return {
    ask(operation, input) {
      if (isOver) return Promise.resolve({ kind: 'lost' });
      const id = (count += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        child.stdin?.write(`${JSON.stringify({ id, operation, input })}\n`);
      });
    },
    signal,
    async end() {
      child.stdin?.end();
      await over;
    },
  };
}
