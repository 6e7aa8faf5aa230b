import { conditionError } from '../condition/dialect.ts';
import type { ScrqError } from '../../errors.ts';
import { planDialect } from './tokens.ts';

/** The failure of a plan that cannot be carried out. `message` has no final stop, `hint` is one sentence. */
export function planError(message: string, hint: string): ScrqError {
  return conditionError(planDialect, message, hint);
}
