import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { isBuilt } from './built.ts';

/** True where the command can be run in a pseudo-terminal: by `script` of util-linux, which most Linux systems have, and with a build of these sources. */
export function hasPseudoTerminal(): boolean {
  const { stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' });
  return typeof stdout === 'string' && stdout.includes('util-linux') && isBuilt();
}

export interface TerminalWorld {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A command that runs in a pseudo-terminal. */
export interface Terminal {
  /** All that came to the terminal, as it came. */
  readonly raw: string;
  /** Process id of the command. */
  readonly pid: number;
  /** Types keys. */
  type(keys: string): void;
  resize(columns: number, rows: number): void;
  /** Resolves once the text has come after what was there at the last call. */
  until(text: string | RegExp): Promise<void>;
  /** Its exit status. */
  ended(): Promise<number | null>;
}

/** What has not come by then never will. */
const NEVER_MS = 100_000;

const SCRQ = `"${process.execPath}" "${resolve('bin/scrq.js')}"`;

/** Runs a command of a shell in a pseudo-terminal; `scrq` in it is the one that was built. */
export async function openTerminal(command: string, { columns = 80, rows = 24, env, cwd }: TerminalWorld = {}): Promise<Terminal> {
  const line = `stty cols ${columns} rows ${rows}; echo "at $$ $(tty)"; ${command.replaceAll(/\bscrq\b/g, SCRQ)}`;
  const { CI: _ci, NO_COLOR: _noColor, FORCE_COLOR: _forceColor, PAGER: _pager, LESS: _less, ...inherited } = process.env;
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], {
    env: { ...inherited, SHELL: '/bin/sh', TERM: 'xterm-256color', ...env },
    ...(cwd === undefined ? {} : { cwd }),
    stdio: 'pipe',
  });
  let raw = '';
  let seen = 0;
  let hasEnded = false;
  let wake = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    raw += text;
    wake();
  });
  // What came last is read by then.
  const status = new Promise<number | null>((done) => {
    child.once('close', (exit) => {
      hasEnded = true;
      wake();
      done(exit);
    });
  });
  const until = async (text: string | RegExp): Promise<void> => {
    const late = AbortSignal.timeout(NEVER_MS);
    late.addEventListener('abort', () => wake());
    for (;;) {
      const plain = stripVTControlCharacters(raw.slice(seen));
      if (typeof text === 'string' ? plain.includes(text) : text.test(plain)) break;
      if (late.aborted || hasEnded) throw new Error(`"${String(text)}" never came; what came: ${JSON.stringify(raw.slice(seen))}`);
      await new Promise<void>((resolve_) => {
        wake = resolve_;
      });
    }
    seen = raw.length;
  };
  await until(/at \d+ \S+\r?\n/);
  const [, pid = '0', tty = ''] = /at (\d+) (\S+)/.exec(raw) ?? [];
  raw = raw.slice(raw.indexOf('\n') + 1);
  seen = 0;
  return {
    get raw() {
      return raw;
    },
    pid: Number(pid),
    type: (keys) => void child.stdin.write(keys),
    resize: (wide, high) => void spawnSync('stty', ['-F', tty, 'cols', String(wide), 'rows', String(high)]),
    until,
    ended: () => status,
  };
}
