import { setImmediate as nextTurn } from 'node:timers/promises';

/** Far more than work in this process takes from one step to the next. */
const CALM_TURNS = 2000;

/** Waits until a count goes on no longer: what it is when so many turns of the event loop in a row leave it as it is. */
export async function atRest(count: () => number): Promise<number> {
  let seen = count();
  for (let calm = 0; calm < CALM_TURNS; calm += 1) {
    await nextTurn();
    if (count() !== seen) calm = 0;
    seen = count();
  }
  return seen;
}
