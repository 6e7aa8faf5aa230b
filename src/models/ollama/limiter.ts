import { ConcurrencyLimiter } from '../../concurrency-limiter.ts';
import { resting, type Whom } from './failures.ts';

export interface LimiterOptions {
  /** Calls that run at once; the others wait for their turn. */
  readonly width: number;
  /** After so many failures in a row, calls are refused for a while. */
  readonly failures: number;
  readonly restMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A way to a server for calls of one kind: so many at once, and none for a while once it keeps failing. */
export interface Limiter {
  /** Waits for a turn. Rejects at once with `unavailable` while the limiter rests, and with the reason of the signal when that fires. */
  enter(whom: Whom, signal: AbortSignal): Promise<Turn>;
}

/** Has to be disposed of, or the limiter stays narrower. */
interface Turn extends Disposable {
  /** How the server answered the call; not called when its caller gave it up. */
  report(outcome: 'worked' | 'failed'): void;
}

/** A concurrency limiter with a circuit breaker: after a rest, one call is let in to find out, and its outcome decides for all. */
export function createLimiter({ width, failures: limit, restMs, now }: LimiterOptions): Limiter {
  const turns = new ConcurrencyLimiter(width);
  let failed = 0;
  let restsUntil = 0;
  let probing = false;

  const refuseWhileResting = (whom: Whom) => {
    if (failed < limit) return;
    const left = restsUntil - now();
    if (left > 0 || probing) throw resting(whom, failed, Math.max(left, 1000));
  };

  return {
    async enter(whom, signal) {
      signal.throwIfAborted();
      refuseWhileResting(whom);
      const turn = await turns.enter(signal);
      try {
        refuseWhileResting(whom);
      } catch (error) {
        turn[Symbol.dispose]();
        throw error;
      }
      const probe = failed >= limit;
      if (probe) probing = true;
      return {
        report(outcome) {
          failed = outcome === 'worked' ? 0 : failed + 1;
          if (failed >= limit) restsUntil = now() + restMs;
        },
        [Symbol.dispose]() {
          if (probe) probing = false;
          turn[Symbol.dispose]();
        },
      };
    },
  };
}
