import { terminalText } from './terminal-text.ts';

/**
 * Makes text that comes in pieces safe on a terminal: each piece in, safe text out. What only the next piece can tell is held back: half of a
 * character, and a carriage return that may be half of a line end. An empty piece gives what is still held.
 */
export function createTerminalStream(): (piece: string) => string {
  let held = '';
  return (piece) => {
    const text = held + piece;
    const end = piece === '' ? text.length : text.length - unfinished(text);
    held = text.slice(end);
    return terminalText(text.slice(0, end));
  };
}

/** How many code units at the end wait for the next ones. */
function unfinished(text: string): number {
  return /[\r\ud800-\udbff]$/.test(text) ? 1 : 0;
}
