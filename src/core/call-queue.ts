/** Makes a call when its turn comes, in the order in which they were asked for; what was given up before that is not begun, and rejects with the reason of its signal. */
export type CallQueue = <Result>(call: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Lets so many calls run at once. */
export function createCallQueue(atOnce: number): CallQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call, signal) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await call();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
