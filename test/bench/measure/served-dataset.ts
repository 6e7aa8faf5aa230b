import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { processorSecondsOf } from './measured-process.ts';

const scrq = process.env['SCRQ_BIN'] ?? join(import.meta.dirname, '../../../bin/scrq.js');

/** A server of the built program in a process of its own; disposing of it waits for its end. */
export interface ServedDataset extends AsyncDisposable {
  readonly url: string;
  /** Resident memory in MB now; 0 where the system has no /proc. */
  memoryMb(): number;
  /** Processor time that it took until now, in ms; 0 where the system has no /proc. */
  processorMs(): number;
  /** The longest turns of its loop since this was last asked; only of a server that preloads `loop-turns.cjs`. */
  longestTurns(): Promise<{ readonly processorMs: number; readonly clockMs: number }>;
}

/** Serves a dataset on a free port; resolves when it listens. `nodeArguments` come before the program. */
export async function serveDataset(data: string, argv: readonly string[] = [], nodeArguments: readonly string[] = []): Promise<ServedDataset> {
  const child = spawn(process.execPath, [...nodeArguments, scrq, 'serve', '--port', '0', '--data', data, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
      else if (!text.startsWith('turns')) process.stderr.write(text);
    });
    child.once('close', () => reject(new Error('the server ended')));
  });
  return {
    url,
    memoryMb() {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
      } catch {
        // The system has no /proc.
        return 0;
      }
    },
    processorMs: () => processorSecondsOf(child.pid) * 1000,
    longestTurns() {
      const told = new Promise<{ processorMs: number; clockMs: number }>((resolve) => {
        const listen = (text: string) => {
          const [, processorMs, clockMs] = /turns (\d+) (\d+)/.exec(text) ?? [];
          if (clockMs === undefined) return;
          child.stderr.off('data', listen);
          resolve({ processorMs: Number(processorMs), clockMs: Number(clockMs) });
        };
        child.stderr.on('data', listen);
      });
      child.kill('SIGUSR2');
      return told;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    },
  };
}
