import { ScrqError } from '../errors.ts';
import type { Io } from './terminal/io.ts';
import { runCli } from './run.ts';

// The only file that knows the process. It never calls process.exit: what is still being written would be lost.
const stop = new AbortController();
let pagers = 0;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // It stays registered: a spinner that finds itself alone with a signal ends the process, and what was begun is not undone.
  const onSignal = (): void => {
    if (name === 'SIGINT' && pagers > 0) return;
    if (!stop.signal.aborted) {
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: name }));
      return;
    }
    // Asked twice, it ends at once, as it does by default.
    process.off(name, onSignal);
    process.kill(process.pid, name);
  };
  process.on(name, onSignal);
}

const io: Io = {
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  platform: process.platform,
  now: Date.now,
  signal: stop.signal,
  leaveInterrupts() {
    pagers += 1;
    return {
      [Symbol.dispose]: () => {
        pagers -= 1;
      },
    };
  },
};

// Not awaited at the top of the file: then the build could not put what all commands share into one file with it.
void main();

async function main(): Promise<void> {
  // It stands should nothing be left to do before the command has ended.
  process.exitCode = 1;
  process.exitCode = await runCli(process.argv.slice(2), io);
}
