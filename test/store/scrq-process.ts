import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const scrq = join(import.meta.dirname, '../../bin/scrq.js');

/** How a command ended; `status` is null when it was killed. */
export interface Ended {
  readonly status: number | null;
  readonly elapsedMs: number;
  readonly output: string;
  readonly errorOutput: string;
}

export interface Running {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  kill(): void;
}

/** Starts a command line of the built program in a process of its own, which keeps temporary files in `temporary`. */
export function startScrq(argv: readonly string[], temporary: string): Running {
  const started = performance.now();
  const child = spawn(process.execPath, [scrq, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: temporary, LANCEDB_LOG: 'error' },
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, elapsedMs: performance.now() - started, output, errorOutput }));
  });
  return { pid: child.pid ?? 0, ended, kill: () => child.kill('SIGKILL') };
}

/** Runs a command to its end; with `killAfterMs` no longer than that. */
export async function finishScrq(argv: readonly string[], temporary: string, killAfterMs?: number): Promise<Ended> {
  const running = startScrq(argv, temporary);
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => running.kill(), killAfterMs);
  const ended = await running.ended;
  clearTimeout(timer);
  return ended;
}

/** Runs a command to its end; `peakMb` is the most memory that it held, 0 where the system does not tell. */
export async function measureScrq(argv: readonly string[], temporary: string): Promise<Ended & { readonly peakMb: number }> {
  const running = startScrq(argv, temporary);
  let peakMb = 0;
  const timer = setInterval(() => (peakMb = Math.max(peakMb, residentMb(running.pid))), 20);
  const ended = await running.ended;
  clearInterval(timer);
  return { ...ended, peakMb };
}

function residentMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // The process has just ended, or the system has no /proc.
    return 0;
  }
}

/** Every file and directory below, as paths relative to `directory`. */
export function entriesBelow(directory: string): readonly string[] {
  return existsSync(directory) ? readdirSync(directory, { recursive: true }).map(String) : [];
}

/** Bytes of all files below. */
export function bytesBelow(directory: string): number {
  return entriesBelow(directory).reduce((bytes, name) => {
    const stats = statSync(join(directory, name));
    return stats.isFile() ? bytes + stats.size : bytes;
  }, 0);
}
