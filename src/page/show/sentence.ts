import { safeText } from './safe-text.ts';

/** A message of the server as a sentence of its own: with a capital letter, and a stop at its end. */
export function sentence(message: string): string {
  const text = safeText(message).trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…:]$/.test(text) ? '' : '.'}`;
}
