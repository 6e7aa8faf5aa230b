import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Allowance, MeteredCall, UsageBook } from '../../../src/contract/operations/usage.ts';
import type { UsageCount } from '../../../src/core/usage-counts.ts';
import { openUsageBook } from '../../../src/local/admin/usage-book.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';

let directory: string;
const open: AsyncDisposable[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-usage-'));
});
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

async function dataset(): Promise<LocalDataset> {
  const opened = await openDataset({ directory });
  open.push(opened);
  return opened;
}

/** As a process of its own would open it. */
async function book(): Promise<UsageBook> {
  const opened = await (await dataset()).openUsage();
  open.push(opened);
  return opened;
}

const search: MeteredCall = { month: '2026-11', kind: 'search', token: null };
const ten = { calls: 10, per: 'server' } as const;

async function takeMany(books: readonly UsageBook[], times: number, call = search, allowance: Allowance | null = ten): Promise<number> {
  const calls = Array.from({ length: times }, async (_, index) => await books[index % books.length]?.take(call, allowance ?? undefined));
  const taken = await Promise.all(calls);
  return taken.filter((each) => each?.refused === false).length;
}

describe('calls', () => {
  it('are counted until the allowance is used up, and told', async () => {
    const usage = await book();
    const used: number[] = [];
    for (let call = 0; call < 10; call++) used.push((await usage.take(search, ten)).used);
    expect(used).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await usage.take(search, ten)).toEqual({ used: 10, refused: true });
    expect(await usage.list()).toEqual([{ ...search, calls: 10 }]);
  });

  it('of all processes add up, one after the other', async () => {
    const books = [await book(), await book(), await book()];
    let granted = 0;
    for (let call = 0; call < 15; call++) if (!(await books[call % 3]?.take(search, ten))?.refused) granted += 1;
    expect(granted).toBe(10);
  });

  it('of all processes at the same moment are never more than allowed, and all that are allowed', async () => {
    const books = [await book(), await book(), await book()];
    const thirty = { ...ten, calls: 30 };
    const granted = await takeMany(books, 40, search, thirty);
    expect(granted).toBeLessThanOrEqual(30);
    // Those that met others at the last place may have stepped back: what is left is there for the next.
    expect(granted + (await takeMany(books.slice(0, 1), 40, search, thirty))).toBe(30);
    // What was stepped back from is written with the next counts.
    await expect.poll(async () => (await books[1]?.list())?.[0]?.calls).toBe(30);
  });

  it('that failed are there again', async () => {
    const usage = await book();
    expect(await takeMany([usage], 10)).toBe(10);
    usage.giveBack(search);
    usage.giveBack(search);
    expect(await takeMany([usage], 5)).toBe(2);
  });

  it('that all failed leave no trace', async () => {
    const usage = await book();
    await usage.take(search, undefined);
    usage.giveBack(search);
    await usage[Symbol.asyncDispose]();
    expect(await readdir(directory)).toEqual([]);
  });

  it('outlive the process, and are known to the next one', async () => {
    const first = await (await dataset()).openUsage();
    expect(await takeMany([first], 7)).toBe(7);
    await first[Symbol.asyncDispose]();
    expect(await takeMany([await book()], 7)).toBe(3);
  });

  it('without an allowance are counted all the same, and known elsewhere within a second', async () => {
    const [one, other] = [await book(), await book()];
    expect(await takeMany([one], 500, search, null)).toBe(500);
    await expect.poll(async () => (await other.list())[0]?.calls).toBe(500);
  });

  it('of another month, kind or token have an allowance of their own', async () => {
    const usage = await book();
    const perToken = { calls: 2, per: 'token' } as const;
    const others: readonly MeteredCall[] = [
      search,
      { ...search, month: '2026-12' },
      { ...search, kind: 'results' },
      { ...search, token: 'tok_a' },
      { ...search, token: 'tok_b' },
    ];
    for (const call of others) {
      expect(await takeMany([usage], 3, call, perToken)).toBe(2);
    }
    expect((await usage.list()).map(({ calls }) => calls)).toEqual([2, 2, 2, 2, 2]);
    expect(await usage.take(search, { calls: 6, per: 'server' })).toEqual({ used: 6, refused: true });
  });

  it('leave few rows behind, however many there were', async () => {
    const usage = await book();
    for (let call = 0; call < 130; call++) await usage.take(search, { calls: 200, per: 'server' });
    expect(await usage.list()).toEqual([{ ...search, calls: 130 }]);
    expect(await (await book()).list()).toEqual([{ ...search, calls: 130 }]);
  });
});

describe('counts of calls', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A book that counts in a table of the test, with what was written there. */
  function bookIn(isInObjectStore: boolean) {
    const written: UsageCount[] = [];
    const append = (counts: readonly UsageCount[]) => Promise.resolve(written.push(...counts) > 0);
    const usage = { read: () => Promise.resolve([]), append, tidy: () => Promise.resolve() };
    return { written, usage: openUsageBook({ store: { usage, isInObjectStore }, now: () => 0 }) };
  }

  async function callEverySecond(usage: UsageBook, seconds: number, allowance?: Allowance): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await usage.take(search, allowance);
      await vi.advanceTimersByTimeAsync(1000);
    }
  }

  it('go to an object store four times a minute, and to a disk at once', async () => {
    const [far, near] = [bookIn(true), bookIn(false)];
    await callEverySecond(far.usage, 60);
    await callEverySecond(near.usage, 60);
    expect(far.written.length).toBeGreaterThan(0);
    expect(far.written.length).toBeLessThanOrEqual(4);
    expect(near.written).toHaveLength(60);
  });

  it('go to an object store at once from the first call on that has an allowance', async () => {
    const { written, usage } = bookIn(true);
    await usage.take(search, undefined);
    await callEverySecond(usage, 5, { calls: 1_000_000, per: 'server' });
    expect(written.map(({ calls }) => calls)).toEqual([2, 3, 4, 5, 6]);
  });

  it('go to an object store when the server stops', async () => {
    const { written, usage } = bookIn(true);
    await callEverySecond(usage, 3);
    await usage[Symbol.asyncDispose]();
    expect(written.map(({ calls }) => calls)).toEqual([3]);
  });
});
