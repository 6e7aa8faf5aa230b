import { ScrqError } from '../../errors.ts';

/** The failure of a plan that cannot be carried out. `message` has no final stop, `hint` is one sentence. */
export function planError(message: string, hint: string): ScrqError {
  return new ScrqError('invalid_parameter', `plan: ${message}`, { hint, issues: [{ parameter: 'plan', message }] });
}
