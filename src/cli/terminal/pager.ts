import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

import { ClosedPipe, writeNote, type Io, type Output } from './io.ts';

/** A command that shows what it is given screen by screen. */
export interface PagerCommand {
  /** As a shell reads it. */
  readonly command: string;
  /** False where it would show the control sequences of links as text. */
  readonly knowsLinks: boolean;
}

/** A pager that runs. */
export interface Pager {
  /** Rejects with `ClosedPipe` once the reader has left. */
  write(text: string): Promise<void>;
  /** Resolves when its reader is done. */
  end(): Promise<PagerEnd>;
}

interface PagerEnd {
  /** Why nothing was shown, when that is so. */
  readonly failure?: string;
  /** The text that was to be shown. */
  readonly unread: string;
}

/**
 * The pager of SCRQ_PAGER, else of PAGER, else `less` where there is one; undefined where there is none, where it is `cat` or empty, and where
 * the standard output is no terminal.
 */
export async function findPager(io: Io): Promise<PagerCommand | undefined> {
  if (io.stdout.isTTY !== true || io.env['TERM'] === 'dumb') return undefined;
  const named = io.env['SCRQ_PAGER'] ?? io.env['PAGER'];
  const command = (named ?? 'less').trim();
  if (command === '' || command === 'cat') return undefined;
  if (await isThere(command, io)) return { command, knowsLinks: /^(?:\S*\/)?less(?:\.exe)?(?:\s|$)/.test(command) };
  if (named !== undefined) writeNote(io, `the pager "${command}" is not there: SCRQ_PAGER and PAGER name one`);
  return undefined;
}

/** Only a plain command can be looked for: what needs a shell to be read is left to the shell. */
async function isThere(command: string, { env, cwd, platform }: Io): Promise<boolean> {
  const [program = ''] = command.split(/\s+/);
  if (/["'$`\\;&|<>()=]/.test(program)) return true;
  const places =
    isAbsolute(program) || program.includes('/') ? [resolve(cwd, program)] : (env['PATH'] ?? '').split(delimiter).map((path) => join(path, program));
  const files = platform === 'win32' ? places.flatMap((place) => [place, `${place}.exe`, `${place}.cmd`]) : places;
  const found = await Promise.allSettled(files.map((file) => access(file, constants.X_OK)));
  return found.some(({ status }) => status === 'fulfilled');
}

/** More than this is kept nowhere: a pager that has taken so much shows it. */
const KEPT_LENGTH = 1_000_000;

/** Starts a pager on the terminal. A failure before it has shown anything is reported by its end, with the text. */
export function startPager({ command, knowsLinks }: PagerCommand, io: Io): Pager {
  const child = spawn(command, {
    shell: true,
    cwd: io.cwd,
    // As git has it. F: not for what fits one screen; R: colours; X: what was shown stays on the screen.
    env: { LESS: 'FRX', LV: '-c', ...io.env },
    stdio: ['pipe', io.stdout.fd ?? 'pipe', io.stderr.fd ?? 'pipe'],
  });
  forward(child.stdout, io.stdout);
  forward(child.stderr, io.stderr);
  // Pagers take the interrupt key for a command of theirs, and the terminal is theirs until they end.
  const left = io.leaveInterrupts?.();
  const ended = endOf(child).finally(() => left?.[Symbol.dispose]());
  // Met by the next write.
  child.stdin?.on('error', () => undefined);
  const given: string[] = [];
  let length = 0;
  return {
    write(text) {
      const shown = knowsLinks ? text : withoutLinks(text);
      length += shown.length;
      if (length <= KEPT_LENGTH) given.push(shown);
      return new Promise((resolveWrite, reject) => {
        child.stdin?.write(shown, (error) => (error ? reject(new ClosedPipe('the reader has left', { cause: error })) : resolveWrite()));
      });
    },
    async end() {
      child.stdin?.end();
      const status = await ended;
      // A pager that was interrupted or stopped has a signal instead of a status, or a status that a shell makes of one.
      if (status === null || status === 0 || status > 128 || length > KEPT_LENGTH) return { unread: '' };
      return { failure: `the pager "${command}" failed with status ${status}: SCRQ_PAGER and PAGER name one`, unread: given.join('') };
    },
  };
}

function withoutLinks(text: string): string {
  return text.replace(/\u001b\]8;;[\x21-\x7e]*\u001b\\/g, '');
}

function forward(from: ChildProcess['stdout'], to: Output): void {
  from?.on('data', (chunk: Buffer) => to.write(chunk));
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.once('error', () => done(127));
    child.once('close', (status) => done(status));
  });
}
