import { setTimeout as sleep } from 'node:timers/promises';

import { ulid } from 'ulid';

import { MeteredKind, type Allowance, type MeteredCall, type Usage, type UsageBook } from '../../contract/operations/usage.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { UsageCount, UsageTable } from '../../core/usage-counts.ts';

/** Counts go to the dataset this often: a process that is killed loses no more. */
const FLUSH_MS = 400;
/**
 * To an object store, where each writing is two paid requests, they go this often while no allowance waits for them: a server that is killed loses the
 * calls of so many seconds, which only its statistics miss. One that is stopped loses none.
 */
const REMOTE_FLUSH_MS = 15_000;
/** What other processes counted is looked up when it is this old. */
const FRESH_MS = 500;
/** Where less than this is left, or this proportion, every call asks the dataset: others may take what is left at the same moment. */
const CLOSE_CALLS = 500;
const CLOSE_SHARE = 0.05;
/** Writes after which superseded counts are removed. */
const TIDY_AFTER = 40;
/** The first writes hold all counts. */
const SURE_WRITES = 3;
/** How often a call that met others at the last place tries again. */
const MOST_TRIES = 6;
const LONGEST_PAUSE_MS = 40;

/** Calls of one month, kind and token. */
interface Count {
  readonly call: MeteredCall;
  own: number;
  others: number;
  dirty: boolean;
  /** The dataset knows of it. */
  written: boolean;
}

interface Waiting {
  readonly call: MeteredCall;
  readonly allowance: Allowance;
  readonly settle: (taken: { readonly used: number; readonly refused: boolean }) => void;
  readonly fail: (error: unknown) => void;
  tries: number;
}

interface UsageServices {
  readonly store: Pick<RecordStore, 'usage' | 'isInObjectStore'>;
  readonly now: () => number;
}

/** Counts calls in the dataset, together with all other processes on it. Disposing of it writes what is not written yet. */
export function openUsageBook(services: UsageServices): UsageBook {
  return new Book(services);
}

class Book implements UsageBook {
  readonly #table: UsageTable;
  readonly #now: () => number;
  readonly #writer = ulid();
  readonly #counts = new Map<string, Count>();
  readonly #waiting: Waiting[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  /** One write after the other: the newest count of a writer holds. */
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #flushMs: number;
  #settling = false;
  #writes = 0;
  #stamp = 0;
  /** Why counts could not be written behind the back of all callers: it is reported to the next one. */
  #failure: { readonly error: unknown } | undefined;

  constructor({ store, now }: UsageServices) {
    this.#table = store.usage;
    this.#now = now;
    this.#flushMs = store.isInObjectStore ? REMOTE_FLUSH_MS : FLUSH_MS;
  }

  async take(call: MeteredCall, allowance: Allowance | undefined): Promise<{ readonly used: number; readonly refused: boolean }> {
    this.#meetFailure();
    if (allowance === undefined) {
      this.#add(call, 1);
      return { used: 0, refused: false };
    }
    this.#hasten();
    if (performance.now() - this.#readAt > FRESH_MS) await this.#refresh();
    const left = allowance.calls - this.#used(call, allowance);
    if (left > Math.max(CLOSE_CALLS, allowance.calls * CLOSE_SHARE)) {
      this.#add(call, 1);
      return { used: this.#used(call, allowance), refused: false };
    }
    return new Promise((settle, fail) => {
      this.#waiting.push({ call, allowance, settle, fail, tries: 0 });
      void this.#settleWaiting();
    });
  }

  giveBack(call: MeteredCall): void {
    this.#add(call, -1);
  }

  async list(): Promise<readonly Usage[]> {
    await this.#refresh();
    const all = [...this.#counts.values()].filter(({ own, others }) => own + others > 0);
    return all
      .map(({ call, own, others }) => ({ ...call, calls: own + others }))
      .toSorted((a, b) => order(a.month, b.month) || order(a.kind, b.kind) || order(a.token ?? '', b.token ?? ''));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#timer);
    await this.#flush();
  }

  #meetFailure(): void {
    const met = this.#failure;
    this.#failure = undefined;
    if (met !== undefined) throw met.error;
  }

  #count(call: MeteredCall): Count {
    const name = [call.month, call.kind, call.token ?? ''].join('\n');
    const count = this.#counts.get(name) ?? { call, own: 0, others: 0, dirty: false, written: false };
    this.#counts.set(name, count);
    return count;
  }

  #used({ month, kind, token }: MeteredCall, { per }: Allowance): number {
    let used = 0;
    for (const { call, own, others } of this.#counts.values()) {
      if (call.month === month && call.kind === kind && (per === 'server' || call.token === token)) used += own + others;
    }
    return used;
  }

  #add(call: MeteredCall, calls: 1 | -1): void {
    const count = this.#count(call);
    count.own += calls;
    count.dirty = true;
    this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#flush().catch((error: unknown) => {
        this.#failure = { error };
      });
    }, this.#flushMs).unref();
  }

  /** Other processes heed what this one counts, from the first call on that has an allowance. */
  #hasten(): void {
    if (this.#flushMs === FLUSH_MS) return;
    this.#flushMs = FLUSH_MS;
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushLater();
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const counts = await this.#table.read();
    for (const count of this.#counts.values()) count.others = 0;
    for (const { writer, month, kind, token, calls } of counts) {
      const known = MeteredKind.safeParse(kind);
      if (writer === this.#writer || !known.success) continue;
      this.#count({ month, kind: known.data, token: token === '' ? null : token }).others += calls;
    }
    this.#readAt = performance.now();
  }

  #flush(): Promise<void> {
    const written = this.#writing.catch(() => undefined).then(() => this.#write());
    this.#writing = written;
    return written;
  }

  async #write(): Promise<void> {
    // Of two tables that processes make at the same moment, only one stays: the first counts are written more than once.
    const dirty = [...this.#counts.values()].filter((count) =>
      count.own === 0 ? count.dirty && count.written : count.dirty || this.#writes < SURE_WRITES,
    );
    if (dirty.length === 0) return;
    for (const count of dirty) count.dirty = false;
    try {
      const written = await this.#table.append(this.#rows(dirty));
      // Counts that cannot be written now are written with those to come.
      for (const count of dirty)
        if (written) count.written = true;
        else count.dirty = true;
    } catch (error) {
      for (const count of dirty) count.dirty = true;
      throw error;
    }
    this.#writes += 1;
    // Others may tidy at the same moment, and be first: the next time will do.
    if (this.#writes % TIDY_AFTER === 0) await this.#table.tidy(this.#stamp).catch(() => undefined);
  }

  #rows(counts: readonly Count[]): readonly UsageCount[] {
    this.#stamp = Math.max(this.#now(), this.#stamp + 1);
    const at = this.#stamp;
    return counts.map(({ call: { month, kind, token }, own }) => ({ writer: this.#writer, month, kind, token: token ?? '', calls: own, at }));
  }

  /** Takes calls for those who wait, where few are left: written first, and counted only when they fit together with those of all others. */
  async #settleWaiting(): Promise<void> {
    if (this.#settling) return;
    this.#settling = true;
    try {
      while (this.#waiting.length > 0) await this.#settleSome(this.#waiting.splice(0));
    } finally {
      this.#settling = false;
    }
  }

  async #settleSome(waiting: readonly Waiting[]): Promise<void> {
    try {
      await this.#refresh();
      const taken: Waiting[] = [];
      for (const one of waiting) {
        const used = this.#used(one.call, one.allowance);
        if (used >= one.allowance.calls) {
          one.settle({ used, refused: true });
          continue;
        }
        this.#add(one.call, 1);
        taken.push(one);
      }
      if (taken.length > 0) await this.#confirm(taken);
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }

  async #confirm(taken: readonly Waiting[]): Promise<void> {
    try {
      await this.#flush();
      // A reading that began before may lack what others wrote since.
      await this.#reading?.catch(() => undefined);
      await this.#refresh();
    } catch (error) {
      for (const { call } of taken) this.#add(call, -1);
      throw error;
    }
    const late: Waiting[] = [];
    for (const one of taken.toReversed()) {
      const used = this.#used(one.call, one.allowance);
      if (used <= one.allowance.calls) {
        one.settle({ used, refused: false });
        continue;
      }
      this.#add(one.call, -1);
      one.tries += 1;
      if (one.tries < MOST_TRIES) late.unshift(one);
      else one.settle({ used: one.allowance.calls, refused: true });
    }
    if (late.length === 0) return;
    // Another process took the last ones at the same moment: both step back, and the first to come finds them free.
    await this.#flush();
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    this.#waiting.unshift(...late);
  }
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
