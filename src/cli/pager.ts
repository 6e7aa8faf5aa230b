import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

import { ClosedPipe, writeNote, type Io, type Output } from './io.ts';

/** Shows text screen by screen. Disposing of it waits until its reader has read enough. */
export interface Pager extends AsyncDisposable {
  /** Rejects with `ClosedPipe` once the reader has left. */
  write(text: string): Promise<void>;
}

/**
 * The pager of SCRQ_PAGER, else of PAGER, else `less` where there is one; undefined where there is none, where it is `cat` or empty, and where
 * the standard output is no terminal.
 */
export async function findPager(io: Io): Promise<string | undefined> {
  if (io.stdout.isTTY !== true || io.env['TERM'] === 'dumb') return undefined;
  const named = io.env['SCRQ_PAGER'] ?? io.env['PAGER'];
  const command = (named ?? LESS).trim();
  if (command === '' || command === 'cat') return undefined;
  if (await isThere(command, io)) return command;
  if (named !== undefined) writeNote(io, `the pager "${command}" is not there: SCRQ_PAGER and PAGER name one`);
  return undefined;
}

/** F: not for what fits one screen; R: colours; X: what was shown stays on the screen. */
const LESS = 'less -FRX';

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

/** A pager that starts with the first text, so that none appears for nothing. The command is read by a shell. */
export function lazyPager(command: string, io: Io): Pager {
  let pager: Pager | undefined;
  return {
    write(text) {
      pager ??= startPager(command, io);
      return pager.write(text);
    },
    async [Symbol.asyncDispose]() {
      await pager?.[Symbol.asyncDispose]();
    },
  };
}

function startPager(command: string, io: Io): Pager {
  const child = spawn(command, {
    shell: true,
    cwd: io.cwd,
    // As git has it: unless the user says otherwise, colours come through and a short text does not wait for a key.
    env: { LESS: 'FRX', LV: '-c', ...io.env },
    stdio: ['pipe', io.stdout.fd ?? 'pipe', io.stderr.fd ?? 'pipe'],
  });
  forward(child.stdout, io.stdout);
  forward(child.stderr, io.stderr);
  const ended = endOf(child);
  // Met by the next write.
  child.stdin?.on('error', () => undefined);
  return {
    write: (text) =>
      new Promise((resolveWrite, reject) => {
        child.stdin?.write(text, (error) => (error ? reject(new ClosedPipe('the reader has left', { cause: error })) : resolveWrite()));
      }),
    async [Symbol.asyncDispose]() {
      child.stdin?.end();
      await ended;
    },
  };
}

function forward(from: ChildProcess['stdout'], to: Output): void {
  from?.on('data', (chunk: Buffer) => to.write(chunk));
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('error', () => done());
    child.once('close', () => done());
  });
}
