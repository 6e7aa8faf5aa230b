import { fileError, placeAfter, type FilePlace, type FileProblem } from '../file-error.ts';
import { endOfNested, endOfString, passWhite, type JsonToken } from './json-text.ts';
import type { JsonStructure } from './json-structure.ts';
import { parseJson } from './parse-json.ts';
import type { ReadContext } from '../source-records.ts';
import type { TextWindow } from '../text-window.ts';

const MARKS = {
  '{': { kind: '{', text: '{' },
  '}': { kind: '}', text: '}' },
  '[': { kind: '[', text: '[' },
  ']': { kind: ']', text: ']' },
  ',': { kind: ',', text: ',' },
  ':': { kind: ':', text: ':' },
} as const satisfies Record<string, JsonToken>;

/** Where a cursor stood; valid while its window keeps its text. */
export interface JsonMark {
  readonly index: number;
  readonly line: number;
  readonly lineStart: number;
}

const SCALAR = /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![^\s,:{}[\]"])/y;
const PLAIN_STRING = /^[^\\\u0000-\u001f]*$/;
const LONGEST_SCALAR = 1000;
const CUT_HINT = 'The file looks cut off: fetch it again.';

/** Goes through a JSON text, token by token, or over whole lists and objects. */
export class JsonCursor {
  readonly #window: TextWindow;
  readonly #context: ReadContext;
  #line = 1;
  /** Index of the first character of the line; below 0 when that is no longer in the window. */
  #lineStart: number;
  /** Index of the end of the line, once it was looked for in the text at hand. */
  #lineEnd: number | undefined;

  constructor(window: TextWindow, context: ReadContext) {
    this.#window = window;
    this.#context = context;
    this.#lineStart = window.position;
  }

  get place(): Required<FilePlace> {
    return { line: this.#line, column: this.#window.position - this.#lineStart + 1 };
  }

  get mark(): JsonMark {
    return { index: this.#window.position, line: this.#line, lineStart: this.#lineStart };
  }

  /** Goes back to a mark, and lets go of what lies before it. */
  rewind(mark: JsonMark): void {
    this.#window.position = mark.index;
    this.#window.keeping = false;
    this.#line = mark.line;
    this.#lineStart = mark.lineStart;
    this.#lineEnd = undefined;
  }

  /** The token that follows; `skip` passes it. */
  async peek(): Promise<JsonToken> {
    for (;;) {
      const token = this.peekAtHand();
      if (token !== undefined) return token;
      await this.#more();
    }
  }

  /** As `peek`; undefined when the text at hand does not tell. */
  peekAtHand(): JsonToken | undefined {
    this.#skipWhite();
    const { text, position, ended } = this.#window;
    const character = text[position];
    if (character === undefined) return ended ? { kind: 'end', text: '' } : undefined;
    if (isMark(character)) return MARKS[character];
    return character === '"' ? this.#stringHere() : this.#scalarHere();
  }

  skip(token: JsonToken): void {
    this.#advance(this.#window.position + token.text.length);
  }

  /** Passes a token that `peek` gave; throws where `structure` has no place for it. */
  accept(token: JsonToken, structure: JsonStructure): void {
    const expected = structure.accept(token);
    if (expected !== undefined) throw this.unexpected(expected, token);
    if (structure.depth > this.#context.limits.depth) throw this.error(`lists and objects are more than ${this.#context.limits.depth} levels deep`);
    this.skip(token);
  }

  /** Passes the list or object that follows and gives its text; undefined when that is not in the window as a whole. */
  nested(): string | undefined {
    const { text, position } = this.#window;
    const end = endOfNested(text, position);
    if (end === -1) return undefined;
    this.#advance(end);
    return text.slice(position, end);
  }

  /** Gets more text for `nested`; throws when there is none, or no record is that long. */
  async moreOfNested(): Promise<void> {
    if (!this.#window.ended && !this.#window.full) return await this.#more();
    // Brackets and quotes do not match, most likely because something is wrong further in: that is what to name.
    const rest = this.#window.text.slice(this.#window.position);
    const parsed = parseJson(rest, this.#context.limits.depth);
    if ('problem' in parsed && !parsed.cut) throw this.error(parsed.problem, { at: placeAfter(this.place, rest, 0, parsed.index) });
    if (this.#window.ended) throw this.error('the file ends in the middle of the record that starts here', { hint: CUT_HINT });
    return await this.#more();
  }

  /** The error of a token in whose place `expected` should stand. */
  unexpected(expected: string, token: JsonToken) {
    if (token.kind !== 'end') return this.error(`${expected} should stand here`);
    return this.error(`the file ends where ${expected} should follow`, { hint: CUT_HINT });
  }

  /** The error of what stands here, or at another place. */
  error(problem: string, details: FileProblem = {}) {
    return fileError(this.#context.name, problem, { at: this.place, ...details });
  }

  #scalarHere(): JsonToken | undefined {
    const { text, position, ended } = this.#window;
    SCALAR.lastIndex = position;
    const scalar = SCALAR.exec(text)?.[0];
    if (scalar !== undefined && (ended || position + scalar.length < text.length)) return { kind: 'scalar', text: scalar };
    if (!ended && text.length - position < LONGEST_SCALAR) return undefined;
    return { kind: 'unknown', text: '' };
  }

  #stringHere(): JsonToken | undefined {
    const { text, position, ended } = this.#window;
    const end = endOfString(text, position);
    if (end === -1 && ended) throw this.error('a text is opened here and never closed');
    if (end === -1) return undefined;
    const token = text.slice(position, end);
    const parsed = PLAIN_STRING.test(token) ? { value: token } : parseJson(token, 1);
    if ('problem' in parsed) throw this.error(parsed.problem, { at: placeAfter(this.place, token, 0, parsed.index) });
    return { kind: 'string', text: token };
  }

  #skipWhite(): void {
    this.#advance(passWhite(this.#window.text, this.#window.position));
  }

  #advance(index: number): void {
    const { text } = this.#window;
    let end = this.#lineEnd ?? lineEndFrom(text, this.#window.position);
    while (end < index) {
      this.#line++;
      this.#lineStart = end + 1;
      end = lineEndFrom(text, this.#lineStart);
    }
    this.#lineEnd = end;
    this.#window.position = index;
  }

  async #more(): Promise<void> {
    const before = this.#window.position;
    await this.#window.more(this.#line);
    this.#lineStart -= before - this.#window.position;
    this.#lineEnd = undefined;
  }
}

function isMark(character: string): character is keyof typeof MARKS {
  return Object.hasOwn(MARKS, character);
}

function lineEndFrom(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}
