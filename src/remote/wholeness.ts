import type { ExportRequest } from '../contract/operations/export.ts';

/** Watches the bytes of a file go by, to tell at its end whether it is whole. */
export interface WholenessCheck {
  take(chunk: Uint8Array): void;
  /** What is wrong with the file, as a predicate; undefined when it is whole. After the last chunk. */
  flaw(): string | undefined;
}

/** The check of a format. `promised` is the number of records the server announced, if it did. */
export function createWholenessCheck(format: ExportRequest['format'], promised: number | undefined): WholenessCheck {
  return format === 'json' ? createJsonCheck(promised) : createCsvCheck(promised);
}

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** White space, and the bytes of a byte order mark. */
const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d, LINE_FEED, 0xef, 0xbb, 0xbf]);

/** A cut leaves a list, an object or a text open. What else may be wrong with JSON is found by its reader. */
function createJsonCheck(promised: number | undefined): WholenessCheck {
  const json = new JsonStructure();
  return {
    take: (chunk) => json.take(chunk),
    flaw() {
      if (json.state === 'before') return 'is empty';
      if (json.state === 'wrong') return 'is not a JSON file';
      if (json.state === 'open') return 'ends in the middle';
      return promised === undefined || promised === json.values ? undefined : differs(json.values, promised);
    },
  };
}

/** How far the list or object that is a file has come: only brackets, commas and quotes are looked at. */
class JsonStructure {
  /** `wrong`: it begins as nothing of the kind, or something follows its end. */
  state: 'before' | 'open' | 'behind' | 'wrong' = 'before';
  /** Values directly in it. */
  values = 0;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #expectsValue = false;

  take(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#inText) at = this.#passText(chunk, at);
      else this.#passByte(chunk[at++] ?? 0);
    }
  }

  /** Gives the index behind the closing quote, or the end of the chunk. */
  #passText(chunk: Uint8Array, from: number): number {
    let at = this.#escaped ? from + 1 : from;
    this.#escaped = false;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) {
        this.#inText = false;
        return at + 1;
      }
    }
    this.#escaped = at > chunk.length;
    return chunk.length;
  }

  #passByte(byte: number): void {
    if (BLANK.has(byte)) return;
    if (this.#depth === 0) {
      this.#begin(byte);
      return;
    }
    if (byte === COMMA || CLOSING.has(byte)) {
      if (byte === COMMA) this.#expectsValue ||= this.#depth === 1;
      else if (--this.#depth === 0) this.state = 'behind';
      return;
    }
    if (this.#expectsValue && this.#depth === 1) this.values++;
    this.#expectsValue = false;
    if (OPENING.has(byte)) this.#depth++;
    else if (byte === QUOTE) this.#inText = true;
  }

  #begin(byte: number): void {
    const begins = this.state === 'before' && OPENING.has(byte);
    this.state = begins ? 'open' : 'wrong';
    this.#depth = begins ? 1 : 0;
    this.#expectsValue = begins;
  }
}

/** Rows are counted by the line ends that are not in quotes. What a server counted, it also wrote by RFC 4180, with a line end behind every row. */
function createCsvCheck(promised: number | undefined): WholenessCheck {
  let inQuotes = false;
  let lines = 0;
  let last = LINE_FEED;
  return {
    take(chunk) {
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at];
        if (byte === QUOTE) inQuotes = !inQuotes;
        else if (byte === LINE_FEED && !inQuotes) lines++;
      }
      last = chunk.at(-1) ?? last;
    },
    flaw() {
      if (inQuotes || (promised !== undefined && last !== LINE_FEED)) return 'ends in the middle';
      const records = Math.max(0, lines - 1);
      return promised === undefined || promised === records ? undefined : differs(records, promised);
    },
  };
}

function differs(records: number, promised: number): string {
  return `holds ${records} of ${promised} records`;
}
