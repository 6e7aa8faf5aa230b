import { ScrqError } from '../errors.ts';
import { hideBareNames } from './config/storage-options.ts';
import type { Io } from './terminal/io.ts';
import { runCli } from './run.ts';
import { removeUnfinishedFiles } from './output/unfinished-files.ts';

/** How long an interrupted command may take to undo what it began. Work inside a native module ends when it ends, and cannot be called off. */
const UNDOING_MS = 800;

/** How long after its end a command may be kept by what it began. */
const LEAVE_AFTER_MS = 1000;

// The only file that knows the process. It calls process.exit only once all is written.
const stop = new AbortController();
let pagers = 0;
let answering = 0;
let hasEnded = false;
/** Ends the process by the signal that it got; undefined before there is one. */
let end: (() => void) | undefined;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // It stays registered: a spinner that finds itself alone with a signal ends the process, and what was begun is not undone.
  const onSignal = (): void => {
    if (name === 'SIGINT' && pagers > 0) return;
    if (!stop.signal.aborted) {
      end = endNow;
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: name }));
      endSoon();
      return;
    }
    // Asked twice, it ends at once, as it does by default.
    endNow();
  };
  // By the signal itself: process.exit waits for the threads that are inside native work. Runs are complete or invisible, so nothing is left half done.
  const endNow = (): void => {
    removeUnfinishedFiles();
    process.off(name, onSignal);
    process.kill(process.pid, name);
  };
  process.on(name, onSignal);
}

function endSoon(): void {
  setTimeout(() => {
    // The server calls this again once it has answered.
    if (answering > 0) return;
    if (!hasEnded) process.stderr.write('scrq: interrupted\n');
    end?.();
  }, UNDOING_MS).unref();
}

hideBareNames(process.env);
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
  finishAnswers() {
    answering += 1;
    return {
      [Symbol.dispose]: () => {
        answering -= 1;
        if (end !== undefined) endSoon();
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
  hasEnded = true;
  setTimeout(leave, LEAVE_AFTER_MS).unref();
}

/** Work inside a native module that nothing waits for any more, as a request to a server that never answers, keeps a process for minutes. */
function leave(): void {
  if (process.stdout.writableLength + process.stderr.writableLength > 0) setTimeout(leave, LEAVE_AFTER_MS).unref();
  else process.exit();
}
