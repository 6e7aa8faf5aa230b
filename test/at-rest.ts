import { setTimeout as pause } from 'node:timers/promises';

const LOOKS = 20;
const BETWEEN_LOOKS_MS = 10;

/** Waits until a count goes on no longer: what it is when twenty looks in a row find the same. */
export async function atRest(count: () => number): Promise<number> {
  let seen = count();
  for (let calm = 0; calm < LOOKS;) {
    await pause(BETWEEN_LOOKS_MS);
    calm = count() === seen ? calm + 1 : 0;
    seen = count();
  }
  return seen;
}
