import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { ScrapersApi } from '../../../src/contract/api.ts';
import { ScrqError } from '../../../src/errors.ts';
import { runScrq, type Outcome } from '../run-scrq.ts';
import { temporaryDirectory } from '../../temporary.ts';

const ENTER_SCREEN = '\u001b[?1049h';
const LEAVE_SCREEN = '\u001b[?25h\u001b[?1049l';

interface Ask {
  readonly search: string;
  readonly signal: AbortSignal;
  readonly answer: (titles: readonly string[]) => void;
  readonly fail: (error: Error) => void;
  /** Answers with what cannot be drawn. */
  readonly fall: () => void;
}

/** A scraper whose searches the test answers. */
function scraper() {
  const asks: Ask[] = [];
  const asked = (search: string, signal: AbortSignal | undefined) =>
    new Promise((resolve, reject) => {
      const answer = (titles: readonly string[]) =>
        resolve({
          data: titles.map((title) => ({ title, link: `https://example.com/${title}` })),
          pagination: { total: titles.length, page: 1, take: 100, totalPages: 1, hasMore: false },
          meta: { filter: 'price < 5' },
        });
      const fall = () => resolve({ data: [null], pagination: { total: 1, page: 1, take: 1, totalPages: 1, hasMore: false }, meta: { filter: '' } });
      asks.push({ search, signal: signal ?? new AbortController().signal, answer, fail: reject, fall });
    });
  const api: Partial<Record<keyof ScrapersApi, unknown>> = {
    hybrid: ({ search }: { search: string }, { signal }: { signal?: AbortSignal }) => asked(search, signal),
    results: (_input: object, { signal }: { signal?: AbortSignal }) => asked('', signal),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  // Of the shape that is asked for here.
  const served = api as unknown as ScrapersApi;
  const backends = {
    connect: () => Promise.resolve(served),
    openDataset: () =>
      Promise.resolve({
        api: served,
        scrapers: () => Promise.resolve([{ id: 'x', name: 'x', fields: [], key: [], latestRun: null }]),
        [Symbol.asyncDispose]: () => Promise.resolve(),
      } as never),
  };
  return { asks, backends };
}

interface Browsing {
  readonly asks: readonly Ask[];
  readonly type: (keys: string) => void;
  readonly outcome: Promise<Outcome>;
  readonly shown: () => string;
  readonly raw: readonly boolean[];
}

function browse(
  world: {
    readonly env?: Readonly<Record<string, string>>;
    readonly metered?: true;
    readonly signal?: AbortSignal;
    readonly argv?: readonly string[];
  } = {},
): Browsing {
  const { asks, backends } = scraper();
  const raw: boolean[] = [];
  const stdin = Object.assign(new PassThrough(), { setRawMode: (mode: boolean) => raw.push(mode) });
  const place = world.metered ? { SCRQ_BASE_URL: 'http://127.0.0.1:1', SCRQ_SCRAPER: 'x' } : { SCRQ_DATA: '/nowhere' };
  let shown = '';
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 60, rows: 10 });
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const outcome = runScrq(['browse', ...(world.argv ?? [])], {
    terminal: 60,
    env: { ...place, ...world.env },
    stdin,
    stdout: output,
    backends,
    ...(world.signal === undefined ? {} : { signal: world.signal }),
  });
  return { asks, type: (keys) => void stdin.write(keys), outcome, shown: () => shown, raw };
}

const until = (check: () => boolean) => expect.poll(check).toBe(true);

describe('browse', () => {
  test('cancels a search that is no longer wanted, and shows no answer to it', async () => {
    const { asks, type, outcome, shown } = browse();
    await until(() => asks.length === 1);
    asks[0]?.answer(['first']);
    await until(() => shown().includes('first'));
    type('lo');
    await until(() => asks.length === 2);
    type('ft');
    await until(() => asks.length === 3);
    expect(asks.map(({ search }) => search)).toEqual(['', 'lo', 'loft']);
    expect(asks[1]?.signal.aborted).toBe(true);
    asks[1]?.answer(['stale']);
    asks[2]?.answer(['wanted']);
    await until(() => shown().includes('wanted'));
    expect(shown()).not.toContain('stale');
    expect(shown()).toContain('filter: price < 5');
    type('\u0003');
    expect((await outcome).exit).toBe(0);
  });

  test('keeps a record open that was opened while a search went on, and searches when it is closed', async () => {
    const { asks, type, outcome, shown } = browse();
    await until(() => asks.length === 1);
    asks[0]?.answer(['first', 'second']);
    await until(() => shown().includes('second'));
    type('x');
    await until(() => asks.length === 2);
    type('\u001b[B\u001b[B\r');
    await until(() => shown().includes('── 2 ──'));
    expect(asks[1]?.signal.aborted).toBe(true);
    asks[1]?.answer(['other']);
    type('\u001b[D');
    await until(() => asks.length === 3);
    expect(asks[2]?.search).toBe('x');
    expect(shown()).not.toContain('other');
    type('\u0003');
    await outcome;
  });

  test('waits with a search until the keys pause', async () => {
    const { asks, type, outcome } = browse();
    await until(() => asks.length === 1);
    for (const letter of 'harbour') type(letter);
    await until(() => asks.length === 2);
    expect(asks[1]?.search).toBe('harbour');
    type('\u0003');
    await outcome;
  });

  test('asks a server only when enter is pressed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asks, type, outcome, shown } = browse({ metered: true });
    await until(() => shown().includes('>'));
    type('loft');
    await until(() => shown().includes('> loft'));
    // Longer than the pause of a search that costs nothing.
    vi.advanceTimersByTime(10_000);
    expect(asks).toHaveLength(0);
    expect(shown()).toContain('enter searches');
    type('\r');
    await until(() => asks.length === 1);
    asks[0]?.answer(['found']);
    await until(() => shown().includes('found'));
    type('\r');
    await until(() => shown().includes('── 1 ──'));
    expect(asks).toHaveLength(1);
    type('q');
    expect((await outcome).exit).toBe(0);
  });

  test('tells what goes wrong on its screen, and goes on', async () => {
    const { asks, type, outcome, shown } = browse({ argv: ['a', 'loft'] });
    await until(() => asks.length === 1);
    expect(asks[0]?.search).toBe('a loft');
    asks[0]?.fail(new ScrqError('unavailable', 'the store\u001b[2J is away'));
    await until(() => shown().includes('is away'));
    expect(shown()).not.toContain('\u001b[2J');
    type('s');
    await until(() => asks.length === 2);
    type('\u001b');
    expect((await outcome).exit).toBe(0);
  });

  test.skipIf(process.platform === 'win32')('hands a link to what opens links, and nothing to a shell', async () => {
    await using directory = await temporaryDirectory();
    await chmod(
      await directory.file('xdg-open', '#!/bin/sh\nfor each; do echo "<$each>"; done > "$OPENED.part"; mv "$OPENED.part" "$OPENED"\n'),
      0o755,
    );
    const opened = `${directory.path}/opened`;
    const { asks, type, outcome, shown } = browse({ env: { PATH: `${directory.path}:/bin:/usr/bin`, OPENED: opened } });
    await until(() => asks.length === 1);
    asks[0]?.answer(['$(touch x)"; y']);
    await until(() => shown().includes('touch'));
    type('\r');
    await until(() => shown().includes('── 1 ──'));
    type('o');
    await until(() => existsSync(opened));
    expect(await readFile(opened, 'utf8')).toBe('<https://example.com/$(touch%20x)%22;%20y>\n');
    type('q');
    await outcome;
  });

  test('gives the terminal back when it is terminated, and when something breaks', async () => {
    const stop = new AbortController();
    const terminated = browse({ signal: stop.signal });
    await until(() => terminated.asks.length === 1);
    stop.abort(new ScrqError('interrupted', 'interrupted', { cause: 'SIGTERM' }));
    expect((await terminated.outcome).exit).toBe(130);
    const broken = browse();
    await until(() => broken.asks.length === 1);
    broken.asks[0]?.fall();
    expect((await broken.outcome).exit).toBe(1);
    for (const { shown, raw } of [terminated, broken]) {
      expect(shown().startsWith(ENTER_SCREEN)).toBe(true);
      expect(shown().endsWith(LEAVE_SCREEN)).toBe(true);
      expect(raw).toEqual([true, false]);
    }
  });
});
