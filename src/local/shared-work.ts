/** Work that several callers wait for: it is given up when all of them have left, and not before. */
export interface SharedWork<Result> {
  readonly result: Promise<Result>;
  /** True from when all callers have left: who comes then needs work of his own. */
  isGivenUp(): boolean;
  /** The result for one more caller; rejects with the reason of his signal when he leaves. */
  join(signal: AbortSignal | undefined): Promise<Result>;
}

/** Starts work for callers who are to join at once. */
export function shareWork<Result>(work: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const everybodyLeft = new AbortController();
  const result = work(everybodyLeft.signal);
  // Met by all that have joined.
  result.catch(() => undefined);
  let waiting = 0;
  return {
    result,
    isGivenUp: () => everybodyLeft.signal.aborted,
    async join(signal) {
      signal?.throwIfAborted();
      waiting += 1;
      if (signal === undefined) return result;
      let onLeaving = () => undefined as void;
      const left = new Promise<never>((_resolve, reject) => {
        onLeaving = () => {
          waiting -= 1;
          // The reason is whatever the caller gave.
          reject(signal.reason as Error);
          if (waiting === 0) everybodyLeft.abort(signal.reason);
        };
        signal.addEventListener('abort', onLeaving, { once: true });
      });
      try {
        return await Promise.race([result, left]);
      } finally {
        signal.removeEventListener('abort', onLeaving);
      }
    },
  };
}
