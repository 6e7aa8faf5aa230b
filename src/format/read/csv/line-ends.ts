/** Code of a line feed. */
export const LF = 0x0a;

/** Code of a carriage return. */
export const CR = 0x0d;

/** What ends a line. */
export type LineEnd = 'LF' | 'CRLF' | 'CR';

/** Kind of the line end whose first character is at `at`. */
export function lineEndAt(text: string, at: number): LineEnd {
  if (text.charCodeAt(at) === LF) return 'LF';
  return text.charCodeAt(at + 1) === LF ? 'CRLF' : 'CR';
}

/** Line ends of all kinds in a text. */
export function countLineEnds(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0;
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** Index of the next `search`, or of the end of the text. */
export function indexOrEnd(text: string, search: string, from: number): number {
  const at = text.indexOf(search, from);
  return at === -1 ? text.length : at;
}
