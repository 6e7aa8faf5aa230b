import { Writable } from 'node:stream';

import type * as Prompts from '@inquirer/prompts';

import { ScrqError } from '../../errors.ts';
import { terminalLine } from '../../format/terminal-text.ts';
import type { CliContext } from '../context.ts';
import type { Io, Output } from './io.ts';
import type { Settings } from '../config/settings.ts';
import { boldOn, type Style } from './style.ts';

export interface Confirmation {
  readonly settings: Settings;
  /** True when `--yes` answers it. */
  readonly yes: boolean;
  /** What is about to happen, as a question: `Remove the scraper flats?` */
  readonly question: string;
}

/** True when the user agrees, on a terminal. Rejects with `invalid_usage` where there is no terminal to ask on and `--yes` is not given. */
export async function confirm({ io }: CliContext, { settings, yes, question }: Confirmation): Promise<boolean> {
  if (yes) return true;
  if (!canAsk(io, settings)) {
    throw new ScrqError('invalid_usage', 'this asks before it removes anything, and there is no terminal to ask on', {
      hint: 'Add --yes to agree beforehand.',
    });
  }
  const answer = await ask(io, settings, ({ prompts, theme, on }) =>
    prompts.confirm(
      { message: terminalLine(question), default: false, theme: { ...theme, style: { ...theme.style, defaultAnswer: bracketed } } },
      on,
    ),
  );
  return answer ?? false;
}

function bracketed(text: string): string {
  return `[${text}]`;
}

/** True where the user can be asked: on a terminal, unless that was ruled out. */
export function canAsk({ stdin, stderr, env }: Io, { input }: Pick<Settings, 'input'>): boolean {
  return input && stdin.isTTY === true && stderr.isTTY === true && env['TERM'] !== 'dumb';
}

/** What a question is put with. */
export interface Asking {
  readonly prompts: typeof Prompts;
  readonly theme: { readonly prefix: string; readonly style: { readonly message: Style; readonly answer: Style } };
  readonly on: { readonly input: Io['stdin']; readonly output: Writable; readonly signal: AbortSignal };
}

/** Asks a question on the terminal; undefined when the input ends without an answer. Rejects with `interrupted` when that is the answer. */
export async function ask<Answer>(
  io: Io,
  settings: Pick<Settings, 'color'>,
  question: (asking: Asking) => Promise<Answer>,
): Promise<Answer | undefined> {
  io.signal.throwIfAborted();
  const prompts = await import('@inquirer/prompts');
  using ending = watchEnd(io);
  const bold = boldOn(io.stderr, io, settings);
  try {
    return await question({
      prompts,
      theme: { prefix: '?', style: { message: bold, answer: bold } },
      on: { input: io.stdin, output: withoutEnd(io.stderr), signal: AbortSignal.any([io.signal, ending.signal]) },
    });
  } catch (error) {
    if (io.signal.aborted) throw io.signal.reason;
    if (ending.signal.aborted) return undefined;
    // While it is asked, the terminal hands over the interrupt key as any other key.
    if (error instanceof Error && error.name === 'ExitPromptError') throw new ScrqError('interrupted', 'interrupted', { cause: error });
    throw error;
  }
}

/** The end of the input is no answer, but a prompt would wait on. */
interface Ending extends Disposable {
  /** Fires when the input ends, or its user says so (Ctrl-D). */
  readonly signal: AbortSignal;
}

function watchEnd({ stdin }: Io): Ending {
  const controller = new AbortController();
  // A prompt passes on its answer an instant after the key: what was typed before the end counts.
  const onEnd = () => setImmediate(() => controller.abort());
  const onKey = (_text: unknown, key?: { readonly ctrl?: boolean; readonly name?: string }) => {
    if (key?.ctrl === true && key.name === 'd') onEnd();
  };
  stdin.on('end', onEnd).on('keypress', onKey);
  return { signal: controller.signal, [Symbol.dispose]: () => void stdin.off('end', onEnd).off('keypress', onKey) };
}

/** A prompt ends the output that it is given, and there is more to say. */
function withoutEnd(output: Output): Writable {
  const open = new Writable({ decodeStrings: false, write: (chunk: string | Buffer, encoding, done) => void output.write(chunk, encoding, done) });
  return Object.assign(open, { isTTY: output.isTTY, columns: output.columns });
}
