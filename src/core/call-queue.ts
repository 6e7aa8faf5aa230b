import { ConcurrencyLimiter } from '../concurrency-limiter.ts';

/** Makes a call when its turn comes, in the order in which they were asked for; what was given up before that is not begun, and rejects with the reason of its signal. */
export type CallQueue = <Result>(call: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Lets so many calls run at once. */
export function createCallQueue(atOnce: number): CallQueue {
  const limiter = new ConcurrencyLimiter(atOnce);
  return async (call, signal) => {
    const turn = await limiter.enter(signal);
    try {
      return await call();
    } finally {
      turn[Symbol.dispose]();
    }
  };
}
