import { planError } from './plan-error.ts';

/** A whole number of at least `least`; `what` begins the message. */
export function checkWhole(value: number, least: number, what: () => string): number {
  if (Number.isSafeInteger(value) && value >= least) return value + 0;
  throw planError(`${what()} takes a whole number of at least ${least}, not ${value}`, 'Write it like limit 10.');
}
