import type { Ora } from 'ora';

import { terminalLine } from '../format/terminal-text.ts';
import type { Io } from './io.ts';

/** What is going on, on a line that goes away when it is disposed of. Shows nothing where there is no terminal. */
export interface Progress extends Disposable {
  show(text: string): void;
}

/** Progress on the error output, so that results stay clean. */
export async function openProgress(io: Io, text: string): Promise<Progress> {
  const { stderr, env } = io;
  if (stderr.isTTY !== true || env['TERM'] === 'dumb') return { show: () => undefined, [Symbol.dispose]: () => undefined };
  const { default: ora } = await import('ora');
  // Left alone, the spinner would take the standard input, and with it the interrupt key.
  const spinner: Ora = ora({ stream: stderr as unknown as NodeJS.WriteStream, discardStdin: false, color: false, text: terminalLine(text) }).start();
  return {
    show(next) {
      spinner.text = terminalLine(next);
    },
    [Symbol.dispose]: () => {
      spinner.stop();
    },
  };
}
