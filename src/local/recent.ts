import { setTimeout as pause } from 'node:timers/promises';

import { shareWork, type SharedWork } from './shared-work.ts';

/** What was made under a name a short time ago, or what is being made; it is given up when all that wait for it have left. */
export type Recent<Value> = (name: string, make: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

interface RecentOptions<Value> {
  /** How many values are kept, or how much of them where they have sizes; the last one is kept whatever its size. */
  readonly most: number;
  /** Default: 1. */
  readonly sizeOf?: (value: Value) => number;
  /** For how many milliseconds a value is kept. Default: until others take its place. */
  readonly keptMs?: (value: Value) => number;
}

interface Kept<Value> {
  readonly work: SharedWork<Value>;
  /** 0 until it is known. */
  size: number;
}

/** Values that are kept at most, however small they are. */
const MOST_VALUES = 1000;

/** Remembers the last few things that were made, by name: what was asked for a moment ago is asked for again, page after page. */
export function createRecent<Value>({ most, sizeOf = () => 1, keptMs = () => Infinity }: RecentOptions<Value>): Recent<Value> {
  const kept = new Map<string, Kept<Value>>();
  let total = 0;
  const drop = (name: string): void => {
    total -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  const settle = async (name: string, entry: Kept<Value>): Promise<void> => {
    const ms = await entry.work.result.then(
      (value) => {
        if (kept.get(name) === entry) {
          entry.size = sizeOf(value);
          total += entry.size;
          makeRoom();
        }
        return keptMs(value);
      },
      () => 0,
    );
    if (ms === Infinity) return;
    if (ms > 0) await pause(ms, undefined, { ref: false });
    if (kept.get(name) === entry) drop(name);
  };
  const makeRoom = (): void => {
    for (const name of kept.keys()) {
      if ((total <= most && kept.size <= MOST_VALUES) || kept.size === 1) return;
      drop(name);
    }
  };
  return async (name, make, signal) => {
    signal?.throwIfAborted();
    const known = kept.get(name);
    const isKept = known?.work.isGivenUp() === false;
    const entry = isKept ? known : { work: shareWork(make), size: 0 };
    if (isKept) kept.delete(name);
    else drop(name);
    kept.set(name, entry);
    if (!isKept) void settle(name, entry);
    return entry.work.join(signal);
  };
}
