import { spawn } from 'node:child_process';

import { ACCESS_KEY, SECRET_KEY } from './gateway.ts';
import { scrqProgram } from './machine.ts';

/** How a command line of the built program ended. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  readonly elapsedMs: number;
}

/** What takes so long has no end. */
const ENDS_WITHIN_MS = 60_000;

/** Runs a command line in a process of its own; one that does not end by itself has the status null. */
export function runProgram(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [scrqProgram, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: ENDS_WITHIN_MS,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, out, err, elapsedMs: performance.now() - started }));
  });
}

/** What is wrong with how a command that failed says so: one line of what, one of what to do, no secret, nothing of how the program is made. */
export function faultOfReport({ status, err }: Ended): string | undefined {
  if (status === null || status === 0) return `it ended with ${status}`;
  if (err.includes(SECRET_KEY) || err.includes(ACCESS_KEY)) return `it prints a key: ${err}`;
  const lines = err.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('scrq: '));
  if (at === -1 || lines.length - at !== 2) return `not two lines: ${err}`;
  return /unexpected|internal|SuppressedError|panick|\.rs\b|\.c?js:\d/i.test(err) ? `not in plain words: ${err}` : undefined;
}
