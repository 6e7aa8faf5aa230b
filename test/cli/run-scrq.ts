import { Readable, Writable } from 'node:stream';

import { runCli } from '../../src/cli/run.ts';
import type { Backends } from '../../src/cli/context.ts';
import type { Io } from '../../src/cli/terminal/io.ts';

export interface World {
  readonly env?: Readonly<Record<string, string>>;
  /** Text, and then the end; or a stream of the test's own. */
  readonly stdin?: string | Readable;
  /** Columns of the terminal that the outputs are; unless given, the standard output is a pipe. */
  readonly terminal?: number;
  /** False where the error output is a pipe as well; else a person sees it, as in `scrq … | jq`. */
  readonly watched?: boolean;
  /** Rows of the terminal; 24 unless given. */
  readonly rows?: number;
  readonly now?: number;
  readonly cwd?: string;
  readonly platform?: NodeJS.Platform;
  readonly signal?: AbortSignal;
  readonly finishAnswers?: Io['finishAnswers'];
  readonly backends?: Backends;
  /** Stands in for the standard output. */
  readonly stdout?: Writable;
  /** Called with each piece of the error output. */
  readonly onError?: (text: string) => void;
}

export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process, with streams of its own. */
export async function runScrq(argv: readonly string[], world: World = {}): Promise<Outcome> {
  const out = Object.assign(new Capture(world.terminal), world.rows === undefined ? {} : { rows: world.rows });
  const err = new Capture(world.terminal ?? (world.watched === false ? undefined : 80), world.onError);
  const io: Io = {
    stdin: Object.assign(inputOf(world.stdin), { isTTY: world.terminal !== undefined }),
    stdout: world.stdout ?? out,
    stderr: err,
    // Without motion on the error output, unless the test is about a terminal.
    env: { HOME: '/nowhere', ...(world.terminal === undefined ? { TERM: 'dumb' } : {}), ...world.env },
    cwd: world.cwd ?? process.cwd(),
    platform: world.platform ?? 'linux',
    now: () => world.now ?? Date.now(),
    signal: world.signal ?? new AbortController().signal,
    ...(world.finishAnswers === undefined ? {} : { finishAnswers: world.finishAnswers }),
  };
  const exit = await (world.backends === undefined ? runCli(argv, io) : runCli(argv, io, world.backends));
  return { exit, out: out.text, err: err.text };
}

function inputOf(stdin: string | Readable = ''): Readable {
  if (typeof stdin !== 'string') return stdin;
  return Readable.from(stdin === '' ? [] : [Buffer.from(stdin)], { objectMode: false });
}

/** Remembers what is written; with columns it passes for a terminal. */
class Capture extends Writable {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly #onText: (text: string) => void;
  #text = '';

  constructor(columns: number | undefined, onText: (text: string) => void = () => undefined) {
    super({ decodeStrings: false });
    this.isTTY = columns !== undefined;
    this.columns = columns ?? 0;
    this.#onText = onText;
  }

  get text(): string {
    return this.#text;
  }

  override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#text += chunk.toString();
    this.#onText(chunk.toString());
    done();
  }

  // What a spinner asks of a terminal.
  clearLine(): boolean {
    return true;
  }

  cursorTo(): boolean {
    return true;
  }

  moveCursor(): boolean {
    return true;
  }
}
