import { setTimeout as pause } from 'node:timers/promises';

import { shareWork, type SharedWork } from './shared-work.ts';

/** What was made under a name a short time ago, or what is being made; it is given up when all that wait for it have left. */
export type Recent<Value> = (name: string, make: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/**
 * Remembers the last few things that were made, by name: what was asked for a moment ago is asked for again, page after page. `keptMs` says for how many
 * milliseconds a value is kept. Default: until others take its place.
 */
export function createRecent<Value>(most: number, keptMs: (value: Value) => number = () => Infinity): Recent<Value> {
  const kept = new Map<string, SharedWork<Value>>();
  const forget = async (name: string, work: SharedWork<Value>) => {
    const ms = await work.result.then(keptMs, () => 0);
    if (ms === Infinity) return;
    if (ms > 0) await pause(ms, undefined, { ref: false });
    if (kept.get(name) === work) kept.delete(name);
  };
  return async (name, make, signal) => {
    signal?.throwIfAborted();
    const known = kept.get(name);
    const isKept = known?.isGivenUp() === false;
    const work = isKept ? known : shareWork(make);
    kept.delete(name);
    kept.set(name, work);
    if (!isKept) void forget(name, work);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return work.join(signal);
  };
}
