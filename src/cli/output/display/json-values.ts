/** Finds the values of JSON text that comes in pieces: a value a line, or documents over many lines. */
export interface JsonValues {
  /** The values that are whole with this piece. */
  add(text: string): readonly string[];
  /** What is left when no more comes; empty unless the last value ends without a line feed. */
  rest(): string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** Every value is expected to end with its line; whether it is JSON is for its reader to say. */
export function createJsonValues(): JsonValues {
  const pieces: string[] = [];
  let depth = 0;
  let within: 'text' | 'escape' | undefined;

  /** One character more; true when a value ends with it. */
  const ends = (code: number): boolean => {
    if (within === 'escape') within = 'text';
    else if (within === 'text') within = code === BACKSLASH ? 'escape' : code === QUOTE ? undefined : 'text';
    else if (code === QUOTE) within = 'text';
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    else return code === LINE_FEED && depth <= 0;
    return false;
  };

  const taken = (): string => pieces.splice(0).join('').trim();

  return {
    add(text) {
      const values: string[] = [];
      let start = 0;
      for (let at = 0; at < text.length; at += 1) {
        if (!ends(text.charCodeAt(at))) continue;
        pieces.push(text.slice(start, at));
        start = at + 1;
        const value = taken();
        if (value !== '') values.push(value);
      }
      pieces.push(text.slice(start));
      return values;
    },
    rest: taken,
  };
}
