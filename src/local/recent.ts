/**
 * Remembers the last few things that were made, by name: what was asked for a moment ago is asked for again, page after page.
 * Shared work must not end with the caller that happened to start it, so it is made without any caller's signal.
 */
export function createRecent<Value>(most: number): (name: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (name, make) => {
    const value = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, value);
    value.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
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
