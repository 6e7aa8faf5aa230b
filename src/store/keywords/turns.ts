import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work may keep everything else in the process waiting. */
const TURN_MS = 5;

/** Gives others their turn when they waited for long: to be awaited between pieces of work, which ends by rejecting when the signal says so. */
export function createTurns(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    signal?.throwIfAborted();
    since = performance.now();
  };
}
