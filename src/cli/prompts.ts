import { createInterface } from 'node:readline';

import { ScrqError } from '../errors.ts';
import { terminalLine } from '../format/terminal-text.ts';
import type { CliContext } from './context.ts';
import type { Settings } from './settings.ts';

export interface Confirmation {
  readonly settings: Settings;
  /** True when `--yes` answers it. */
  readonly yes: boolean;
  /** What is about to happen, as a question: `Remove the scraper flats?` */
  readonly question: string;
}

/** True when the user agrees. Rejects with `invalid_usage` where nobody can be asked and `--yes` is not given. */
export async function confirm({ io }: CliContext, { settings, yes, question }: Confirmation): Promise<boolean> {
  if (yes) return true;
  if (!settings.input || io.stdin.isTTY !== true || io.stderr.isTTY !== true) {
    throw new ScrqError('invalid_usage', 'this asks before it removes anything, and nobody can be asked here', {
      hint: 'Add --yes to agree beforehand.',
    });
  }
  io.stderr.write(`${terminalLine(question)} [y/N] `);
  // Not in raw mode: the interrupt key has to interrupt.
  const lines = createInterface({ input: io.stdin, terminal: false });
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve).once('close', () => resolve(''));
      io.signal.addEventListener('abort', () => reject(io.signal.reason), { once: true });
    });
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
