import type { RecordData } from '../../../contract/envelope.ts';
import type { CliContext } from '../../context.ts';
import type { Target } from '../../target.ts';
import { pageAddress } from '../../terminal/links.ts';
import { describeFailure } from '../../report-failure.ts';
import type { Paint } from '../../terminal/style.ts';
import { findHistory, findRecords } from './answers.ts';
import { drawScreen, pageRows } from './screen.ts';
import { initialState, press, type BrowseState, type Effect, type Key } from './state.ts';
import type { FullScreen } from './terminal.ts';
import { spawn } from 'node:child_process';
import type { Io } from '../../terminal/io.ts';

/** After the last key: long enough for the next one to come. */
const PAUSE_MS = 120;
/** What terminals take for the clipboard. */
const LARGEST_COPY = 70_000;

export interface SessionOptions {
  readonly context: CliContext;
  readonly target: Target;
  readonly screen: FullScreen;
  readonly paint: Paint;
  readonly query: string;
  /** Called when the user leaves, and with what must end it. */
  readonly onEnd: (failure?: unknown) => void;
}

/** What goes on between keys, answers and the screen. One question is open at a time: the next one cancels it. */
export class BrowseSession implements Disposable {
  readonly #options: SessionOptions;
  #state: BrowseState;
  #asked = new AbortController();
  #pause: NodeJS.Timeout | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#state = initialState(options.query, options.target.metered === true);
  }

  /** Shows the screen, with records on it where to ask for them costs nothing. */
  start(): void {
    this.draw();
    if (!this.#state.metered) this.#search();
  }

  press(key: Key): void {
    const { state, effect } = press(this.#state, key, pageRows(this.#options.screen.size));
    const [wasOpen, isOpen] = [isOpened(this.#state), isOpened(state)];
    this.#update(state);
    if (isOpen && !wasOpen) this.#setAside();
    if (wasOpen && !isOpen && !state.metered && state.query.trim() !== state.answered) this.#searchSoon();
    if (effect !== undefined) this.#do(effect);
  }

  draw(): void {
    const { screen, paint } = this.#options;
    screen.draw(drawScreen(this.#state, screen.size, paint));
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#pause);
    this.#asked.abort();
  }

  #update(change: Partial<BrowseState>): void {
    this.#state = { ...this.#state, ...change };
    this.draw();
  }

  #do(effect: Effect): void {
    const record = this.#state.records[this.#state.selected];
    switch (effect.kind) {
      case 'leave':
        return this.#options.onEnd();
      case 'search':
        return effect.when === 'now' ? this.#search() : this.#searchSoon();
      case 'more':
        return this.#more();
      case 'copy':
        return record === undefined ? undefined : this.#copy(record);
      case 'open':
        return record === undefined ? undefined : this.#open(record);
      case 'history':
        return record === undefined ? undefined : this.#history(record);
    }
  }

  /** A record that was opened stays, whatever the search was about to find; it goes on when the record is closed. */
  #setAside(): void {
    clearTimeout(this.#pause);
    this.#asked.abort();
    this.#update({ busy: false });
  }

  #searchSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#search(), PAUSE_MS);
  }

  #search(): void {
    clearTimeout(this.#pause);
    const asked = this.#state.query.trim();
    this.#ask(async (signal) => {
      const { data, pagination, meaning } = await findRecords(this.#options.target, asked, 1, signal);
      const opened: Partial<BrowseState> = this.#state.opening && data.length > 0 ? { focus: 'record', scroll: 0 } : {};
      return { records: data, pagination, meaning, selected: 0, answered: asked, opening: false, ...opened };
    });
  }

  #more(): void {
    const { pagination, answered = '', records } = this.#state;
    this.#ask(async (signal) => {
      const next = await findRecords(this.#options.target, answered, (pagination?.page ?? 0) + 1, signal);
      return { records: [...records, ...next.data], pagination: next.pagination };
    });
  }

  #history(record: RecordData): void {
    this.#ask(async (signal) => {
      const history = await findHistory(this.#options.target, record, signal);
      if (history === undefined) return { status: 'there is no key to find this record by in other runs' };
      return { history, focus: 'history', scroll: 0 };
    });
  }

  #copy(record: RecordData): void {
    const text = JSON.stringify(record, null, 2);
    if (Buffer.byteLength(text) > LARGEST_COPY) return this.#update({ status: 'too long to copy' });
    this.#options.screen.copy(text);
    this.#update({ status: 'copied as JSON' });
  }

  #open(record: RecordData): void {
    const [address] = Object.values(record).flatMap((value) => pageAddress(value) ?? []);
    if (address === undefined) return this.#update({ status: 'there is no link in this record' });
    openPage(this.#options.context.io, address)
      .then(
        () => this.#update({ status: `opened ${address}` }),
        () => this.#update({ status: `cannot be opened here: ${address}` }),
      )
      .catch(this.#options.onEnd);
  }

  /** What goes wrong is shown on the screen; the answer to a question that is no longer asked is dropped. */
  #ask(work: (signal: AbortSignal) => Promise<Partial<BrowseState>>): void {
    const { context, onEnd } = this.#options;
    this.#asked.abort();
    const { signal } = (this.#asked = new AbortController());
    this.#update({ busy: true });
    work(AbortSignal.any([signal, context.io.signal]))
      .catch((error: unknown) => ({ status: this.#problem(error) }))
      .then((change) => (signal.aborted ? undefined : this.#update({ ...change, busy: false })))
      .catch(onEnd);
  }

  #problem(error: unknown): string {
    const { lines } = describeFailure(error, { verbose: false, secrets: this.#options.context.secrets, command: 'scrq browse' });
    return lines.map((line) => line.replace(/^scrq: /, '').trim()).join(' · ');
  }
}

function isOpened({ focus }: BrowseState): boolean {
  return focus === 'record' || focus === 'history';
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [program: string, ...options: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Hands an address of http or https to what opens such on this system, without a shell. Rejects when that cannot be started. */
function openPage({ platform, env }: Io, address: string): Promise<void> {
  const [program, ...options] = OPENERS[platform] ?? ['xdg-open'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...options, address], { env: { ...env }, stdio: 'ignore', detached: true });
    child.once('error', reject);
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
