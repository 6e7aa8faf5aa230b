import type { Ora } from 'ora';

import { terminalLine } from '../../format/terminal-text.ts';
import { writeWarning, type Io } from './io.ts';
import { createPace, type Work } from './pace.ts';

/** What is going on, on a line that goes away when it is disposed of. Shows nothing where there is no terminal. */
export interface Progress extends Disposable {
  show(text: string): void;
  /** Tells how far some work is, how fast it goes and how long it will still take. */
  tell(work: Work): void;
  /** Says something that stays, also where no progress is shown. */
  note(text: string): void;
}

/** Progress on the error output, so that results stay clean. */
export async function openProgress(io: Io, text: string): Promise<Progress> {
  const { stderr, env } = io;
  if (stderr.isTTY !== true || env['TERM'] === 'dumb' || io.quiet === true) return silent(io);
  const { default: ora } = await import('ora');
  // Left alone, the spinner would take the standard input, and with it the interrupt key.
  const spinner: Ora = ora({ stream: stderr as unknown as NodeJS.WriteStream, discardStdin: false, color: false, text: terminalLine(text) }).start();
  const pace = createPace(io.now);
  const show = (next: string): void => {
    spinner.text = terminalLine(next);
  };
  return {
    show,
    tell: (work) => show(pace(work)),
    note(line) {
      spinner.clear();
      writeWarning(io, line);
    },
    [Symbol.dispose]: () => {
      spinner.stop();
    },
  };
}

function silent(io: Io): Progress {
  const nothing = (): void => undefined;
  return { show: nothing, tell: nothing, note: (text) => writeWarning(io, text), [Symbol.dispose]: nothing };
}
