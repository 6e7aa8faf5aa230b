import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a piece of work took. */
export interface Taken {
  readonly processorMs: number;
  readonly wallMs: number;
}

/** A program in a process of its own that does one piece of work after the other, and measures each. */
export interface Player extends AsyncDisposable {
  /** Rejects with what the program says when the work fails. */
  do(work: string, input: object): Promise<Taken>;
}

/** Starts a program that answers each line of JSON on its input with one: what the work took, or `{ "error": … }`. */
export function startPlayer(command: string, args: readonly string[]): Player {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => undefined);
  return {
    async do(work, input) {
      child.stdin.write(`${JSON.stringify({ work, ...input })}\n`);
      const next = await lines.next();
      if (next.done === true) throw new Error(`${args.join(' ')} ended`);
      const { error, ...taken } = JSON.parse(next.value);
      if (error !== undefined) throw new Error(`${work}: ${error}`);
      return taken;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Runs a command to its end, and measures it as the shell does: to the millisecond, threads and all. */
export async function timeCommand(command: string, args: readonly string[]): Promise<Taken> {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$0" "$@" >/dev/null 2>&1';
  const child = spawn('bash', ['-c', script, command, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
  const [wall = Number.NaN, user = 0, system = 0] = printed.trim().split(' ').map(Number);
  return { processorMs: (user + system) * 1000, wallMs: wall * 1000 };
}
