const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** A token of JSON; `scalar` is a number, true, false or null; `unknown` nothing that JSON has. */
export interface JsonToken {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar' | 'unknown' | 'end';
  readonly text: string;
}

/** Index behind the JSON string that opens at `opened`; -1 when its end is not in `text`. */
export function endOfString(text: string, opened: number): number {
  let quote = text.indexOf('"', opened + 1);
  while (quote !== -1) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((quote - before) % 2 === 1) return quote + 1;
    quote = text.indexOf('"', quote + 1);
  }
  return -1;
}

/**
 * Index behind the list or object that opens at `opened`, by its brackets alone; -1 when its end is not in `text`.
 * Enough to cut out one record for JSON.parse, the fastest parser there is; a JSON parser that streams token by token,
 * as libraries do, takes several times as long.
 */
export function endOfNested(text: string, opened: number): number {
  let depth = 0;
  for (let at = opened; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (end === -1) return -1;
      at = end - 1;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++;
    } else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) {
      return at + 1;
    }
  }
  return -1;
}

/** Where the white space ends that may begin at a place. */
export function passWhite(text: string, from: number): number {
  WHITE.lastIndex = from;
  return from + (WHITE.exec(text)?.[0].length ?? 0);
}

const WHITE = /[ \t\r\n]*/y;
