import { setImmediate as nextTurn } from 'node:timers/promises';

import { emptyError, fileError, printable } from '../file-error.ts';
import type { JsonCursor, JsonMark } from './json-cursor.ts';
import { JsonStructure } from './json-structure.ts';
import type { JsonToken } from './json-text.ts';
import type { ReadContext } from '../source-records.ts';
import type { TextWindow } from '../text-window.ts';

/** How far the shallowest array is looked for, in characters; all of them are kept meanwhile. */
const SEARCH_LENGTH = 16 * 1024 * 1024;
const SHOWN_KEYS = 8;
/** Some milliseconds of work. */
const TOKENS_AT_ONCE = 20_000;

/** An array of records. */
export interface FoundArray {
  /** Keys that lead to it; none when it is the document. */
  readonly path: readonly string[];
  /** State behind its opening bracket, where the cursor stands; undefined when it is empty and the document has been read to its end. */
  readonly structure: JsonStructure | undefined;
}

/** An array that was just opened, and the kind of token that comes first in it. */
interface OpenedArray {
  readonly path: readonly string[];
  readonly first: JsonToken['kind'];
}

interface Candidate {
  readonly path: readonly string[];
  readonly structure: JsonStructure;
  readonly mark: JsonMark;
}

/**
 * Finds the records of a JSON document: itself when it is an array; with `path` the array to which its keys lead; else the
 * shallowest non-empty array of objects to which objects lead, the first of several. What begins behind the first 16 M
 * characters counts only when nothing before does, and then the first wins. With empty arrays alone, there are no records.
 */
export async function findArray(cursor: JsonCursor, window: TextWindow, path: string | undefined, context: ReadContext): Promise<FoundArray> {
  const search = new ArraySearch(cursor, window, context);
  return path === undefined ? await search.shallowest() : await search.at(path);
}

class ArraySearch {
  readonly #cursor: JsonCursor;
  readonly #window: TextWindow;
  readonly #context: ReadContext;
  readonly #structure = new JsonStructure();
  #tokens = 0;

  constructor(cursor: JsonCursor, window: TextWindow, context: ReadContext) {
    this.#cursor = cursor;
    this.#window = window;
    this.#context = context;
  }

  async shallowest(): Promise<FoundArray> {
    const window = this.#window;
    let best: Candidate | undefined;
    let empty: readonly string[] | undefined;
    window.keeping = true;
    for (let token = await this.#first(); token.kind !== 'end'; token = await this.#next()) {
      const opened = token.kind === '[' ? await this.#passList(token) : this.#pass(token);
      if (opened?.first === ']') empty ??= opened.path;
      if (opened !== undefined && holdsRecords(opened) && opened.path.length < (best?.path.length ?? Number.POSITIVE_INFINITY)) {
        best = { path: opened.path, structure: this.#structure.copy(), mark: this.#cursor.mark };
      }
      const farEnough = window.position > SEARCH_LENGTH || !window.keeping;
      if (best !== undefined && (farEnough || best.path.length <= 1)) break;
      if (farEnough) window.keeping = false;
    }
    if (best !== undefined) {
      this.#cursor.rewind(best.mark);
      return best;
    }
    this.#pass(await this.#cursor.peek());
    if (empty !== undefined) return { path: empty, structure: undefined };
    throw fileError(this.#context.name, 'holds no array of objects', {
      hint: 'Records are the objects of an array; a file of one object a line is NDJSON (--input-format ndjson).',
    });
  }

  async at(wanted: string): Promise<FoundArray> {
    const keys = new Set<string>();
    for (let token = await this.#first(); token.kind !== 'end'; token = await this.#next()) {
      const path = this.#structure.path;
      if (path?.length === 1 && keys.size < SHOWN_KEYS) keys.add(printable(path.join('')));
      const found = path !== undefined && path.length > 0 && path.join('.') === wanted;
      if (found && token.kind !== '[') throw this.#cursor.error(`"${printable(wanted)}" is not an array`);
      this.#pass(token);
      if (found) return { path, structure: this.#structure };
    }
    this.#pass(await this.#cursor.peek());
    const known = keys.size === 0 ? 'The document is not an object with keys.' : `Keys of the document: ${[...keys].join(', ')}.`;
    throw fileError(this.#context.name, `has nothing at "${printable(wanted)}"`, { hint: known });
  }

  async #first(): Promise<JsonToken> {
    const token = await this.#cursor.peek();
    if (token.kind === 'end') throw emptyError(this.#context.name);
    return token;
  }

  /** What is at hand is read without a pause, so others get their turn now and then. */
  async #next(): Promise<JsonToken> {
    this.#tokens += 1;
    if (this.#tokens % TOKENS_AT_ONCE === 0) await nextTurn();
    return this.#cursor.peekAtHand() ?? (await this.#cursor.peek());
  }

  #pass(token: JsonToken): undefined {
    this.#cursor.accept(token, this.#structure);
  }

  async #passList(token: JsonToken): Promise<OpenedArray | undefined> {
    const path = this.#structure.path;
    this.#pass(token);
    return path === undefined ? undefined : { path, first: (await this.#cursor.peek()).kind };
  }
}

/** A document that is an array is one of records, whatever it holds: what is no record will be named. */
function holdsRecords({ path, first }: OpenedArray): boolean {
  return first === '{' || path.length === 0;
}
