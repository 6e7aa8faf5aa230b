import { setTimeout as pause } from 'node:timers/promises';

import { isScrqError } from '../errors.ts';
import { failureSentence } from './failure-sentence.ts';

/** How to wait for something that is out of reach. */
export interface RetryPolicy {
  /** Longest wait for one thing to come back, in milliseconds; 0 does not wait. */
  readonly waitMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called before every pause, with what is being waited for. */
  readonly onWait?: (reason: string) => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Does some work, again and again while what it needs is out of reach and may come back by itself; after `waitMs` it fails as the work did last.
 * What only a person can put right (a model that is missing) fails at once.
 */
export async function withRetries<Result>({ waitMs, signal, onWait }: RetryPolicy, work: () => Promise<Result>): Promise<Result> {
  let until: number | undefined;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isScrqError(error) || error.code !== 'unavailable' || error.retryAfterSeconds === undefined) throw error;
      until ??= performance.now() + waitMs;
      const left = until - performance.now();
      if (left <= 0) throw error;
      onWait?.(failureSentence(error));
      await pause(Math.min(pauseMs, left), undefined, signal === undefined ? {} : { signal }).catch(() => signal?.throwIfAborted());
    }
  }
}
