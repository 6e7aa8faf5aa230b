import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work may keep everything else in the process waiting. */
const TURN_MS = 15;

/**
 * Gives others their turn: to be awaited between pieces of long work. Reading what is at hand already never pauses by itself, and a server that
 * imports a run would answer no one meanwhile.
 */
export function createTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
