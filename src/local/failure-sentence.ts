import type { ScrqError } from '../errors.ts';

/** A failure that something goes on without, in one line: what went wrong, and what to do about it. */
export function failureSentence({ message, hint }: ScrqError): string {
  return hint === undefined ? message : `${message}. ${hint}`;
}
