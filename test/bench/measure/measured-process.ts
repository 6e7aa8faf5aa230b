import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface MeasuredProcess {
  readonly seconds: number;
  /** Processor time of all its threads in seconds, up to 20 ms less than it was; 0 where the system has no /proc. */
  readonly processorSeconds: number;
  /** Highest resident memory in MB; 0 where the system does not tell (no /proc). */
  readonly peakMb: number;
  readonly stdout: string;
}

/** Runs a command to its end and measures it; rejects when it fails. */
export function measureProcess(command: string, args: readonly string[]): Promise<MeasuredProcess> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    let peakMb = 0;
    let processorSeconds = 0;
    child.stdout.on('data', (chunk) => (stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    const timer = setInterval(() => {
      peakMb = Math.max(peakMb, highWaterMb(child.pid));
      processorSeconds = Math.max(processorSeconds, processorSecondsOf(child.pid));
    }, 20);
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status !== 0) reject(new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`));
      else resolve({ seconds: (performance.now() - started) / 1000, processorSeconds, peakMb, stdout });
    });
  });
}

function highWaterMb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // The process has just ended, or the system has no /proc.
    return 0;
  }
}

/** Ticks in which the system counts processor time: 100 a second on Linux. */
const TICKS = 100;

/** Processor time of all threads of a process until now, in seconds; 0 where the system has no /proc. */
export function processorSecondsOf(pid: number | undefined): number {
  try {
    // After the name, which may hold anything, the 12th and 13th words are the ticks in user and in system mode.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(words[11] ?? 0) + Number(words[12] ?? 0)) / TICKS;
  } catch {
    // The process has just ended, or the system has no /proc.
    return 0;
  }
}

/** Median of several runs, in seconds, the first one (cold caches) left out. */
export async function medianSeconds(command: string, args: readonly string[], times = 9): Promise<number> {
  const seconds: number[] = [];
  for (let index = 0; index <= times; index++) seconds.push((await measureProcess(command, args)).seconds);
  return quantile(seconds.slice(1), 0.5);
}

/** The value below which the share `q` of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
