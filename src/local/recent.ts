import { shareWork, type SharedWork } from './shared-work.ts';

/** What was made under a name a short time ago, or what is being made; it is given up when all that wait for it have left. */
export type Recent<Value> = (name: string, make: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/** Remembers the last few things that were made, by name: what was asked for a moment ago is asked for again, page after page. */
export function createRecent<Value>(most: number): Recent<Value> {
  const kept = new Map<string, SharedWork<Value>>();
  return async (name, make, signal) => {
    signal?.throwIfAborted();
    const known = kept.get(name);
    const work = known === undefined || known.isGivenUp() ? shareWork(make) : known;
    kept.delete(name);
    kept.set(name, work);
    work.result.catch(() => {
      if (kept.get(name) === work) kept.delete(name);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return work.join(signal);
  };
}

/** Waits for work that goes on without the waiter: rejects with the signal's reason as soon as that fires. */
export async function waited<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  signal?.throwIfAborted();
  if (signal === undefined) return work;
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}
