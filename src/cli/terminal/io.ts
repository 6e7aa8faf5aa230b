import { Writable, type Readable } from 'node:stream';
import { callbackify } from 'node:util';

import { nodeCode, ScrqError } from '../../errors.ts';
import { terminalJson, terminalLine } from '../../format/terminal-text.ts';

/** All that the command line sees of the world. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(mode: boolean): unknown };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Takes notes in place of the error output, where they must wait for something else to leave the terminal. */
  readonly notes?: Pick<Output, 'write'>;
  /** True when nothing is to be said in addition to results and failures. */
  readonly quiet?: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Fires when the user interrupts; its reason is an `interrupted` error whose cause is the name of the process signal. */
  readonly signal: AbortSignal;
  /** Leaves the interrupt key to another program that has the terminal, until it is disposed of. */
  leaveInterrupts?(): Disposable;
  /** Lets answers that are being given be finished before an interrupted process ends, until it is disposed of. */
  finishAnswers?(): Disposable;
}

export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  /** True of one that is no terminal itself, but passes on what it is given to one. */
  readonly shown?: boolean;
  /** Of an output that another process may write to as well. */
  readonly fd?: number;
}

/** The same world but for some members; getters stay getters, so that the standard input is opened when it is asked for and not before. */
export function ioWith(io: Io, changed: Partial<Io>): Io {
  return Object.create(io, Object.getOwnPropertyDescriptors(changed)) as Io;
}

/** Columns of a terminal; 80 where it does not know them. */
export function columnsOf({ columns = 0 }: Output): number {
  return columns > 0 ? columns : 80;
}

/** Rejects a write to a pipe whose reader has left: the command ends silently, and well. */
export class ClosedPipe extends Error {
  override readonly name = 'ClosedPipe';
}

/** Writes a piece of a result, and resolves when the reader has room for the next. */
export async function writeResult(io: Io, text: string | Uint8Array): Promise<void> {
  await writeTo(io.stdout, text);
}

/** Writes JSON, on a terminal with what a stranger wrote made safe. */
export async function writeJson(io: Io, json: string): Promise<void> {
  await writeTo(io.stdout, io.stdout.isTTY === true ? terminalJson(json) : json);
}

/** Writes a piece of text to any output. */
export async function writeTo(output: Output, text: string | Uint8Array): Promise<void> {
  if (text.length === 0) return;
  await new Promise<void>((resolve, reject) => {
    output.write(text, (error) => (error ? reject(outputError(error)) : resolve()));
  });
}

/** An output whose writes are taken by a function; the caller that awaits a write gets its failure. */
export function outputTo(take: (chunk: Buffer) => Promise<void>): Writable {
  const done = callbackify(take);
  return new Writable({ write: (chunk: Buffer, _encoding, written) => done(chunk, written) }).on('error', () => undefined);
}

/** Writes a line for a person in addition to the result (a count, what was done, what to do next): only to a terminal, since elsewhere it would mix into what is read. */
export function writeNote(io: Io, text: string): void {
  if (io.stderr.isTTY === true) writeWarning(io, text);
}

/** Writes a line that needs attention to the error output, terminal or not; safe on a terminal whatever it quotes. */
export function writeWarning(io: Io, text: string): void {
  if (io.quiet === true || said.get(io)?.has(text) === true) return;
  (io.notes ?? io.stderr).write(`${terminalLine(text)}\n`);
}

/** What an answer warns of, a line each. */
export function writeWarnings(io: Io, warnings: readonly string[] = []): void {
  for (const warning of warnings) writeWarning(io, `warning: ${warning}`);
}

/** Warnings that an answer may repeat. */
const said = new WeakMap<Io, Set<string>>();

/** Writes a warning that need not be written again with the answer. */
export function writeWarningAhead(io: Io, text: string): void {
  writeWarning(io, text);
  said.set(io, (said.get(io) ?? new Set()).add(text));
}

function outputError(error: Error): Error {
  if (error instanceof ClosedPipe || error instanceof ScrqError) return error;
  const code = nodeCode(error);
  if (code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED') return new ClosedPipe('the reader has left', { cause: error });
  return new ScrqError('internal', `cannot write the result: ${error.message}`, {
    cause: error,
    hint: 'Check that there is room where the output goes.',
  });
}
