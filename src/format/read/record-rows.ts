import { parseInOrder } from '../../contract/json-order.ts';
import { fileError, placeAfter, type FilePlace } from './file-error.ts';
import { parseJson } from './json/parse-json.ts';
import { BATCH, type NestedJson, type RawBatch, type RawValue, type ReadContext } from './source-records.ts';
import { tooLongError } from './text-window.ts';

type JsonObject = Record<string, NestedJson>;

/** Takes the texts of JSON objects one by one, and gives them away in batches. */
export interface RecordGatherer<Batch> {
  /** Throws when the text, which starts at `place`, is no record, or goes past a limit. */
  add(text: string, place: Required<FilePlace>): void;
  /** There is enough for a batch. */
  readonly full: boolean;
  /** What was added since the last batch; undefined when that is nothing. */
  batch(): Batch | undefined;
}

/** Texts of JSON objects become rows; names are gathered as they are met. */
export class RecordRows implements RecordGatherer<RawBatch> {
  readonly #context: ReadContext;
  readonly #names: string[] = [];
  readonly #indexes = new Map<string, number>();
  #shownNames: readonly string[] = [];
  #rows: (RawValue | undefined)[][] = [];
  #lines: number[] = [];
  #characters = 0;
  #cells = 0;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  add(text: string, place: Required<FilePlace>): void {
    if (text.length > this.#context.limits.recordLength) throw tooLongError(place.line, this.#context);
    const record = parseRecord(text, place, this.#context);
    const row: (RawValue | undefined)[] = [];
    const keys = Object.keys(record);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] ?? '';
      // Records of one source mostly have the same keys in the same order.
      const index = this.#names[at] === key ? at : this.#indexOf(key, place);
      while (row.length < index) row.push(undefined);
      row[index] = record[key];
    }
    this.#rows.push(row);
    this.#lines.push(place.line);
    this.#characters += text.length;
    this.#cells += row.length;
  }

  get full(): boolean {
    return this.#rows.length >= BATCH.rows || this.#cells >= BATCH.cells || this.#characters >= BATCH.characters;
  }

  batch(): RawBatch | undefined {
    if (this.#rows.length === 0) return undefined;
    if (this.#shownNames.length < this.#names.length) this.#shownNames = [...this.#names];
    const batch = { names: this.#shownNames, rows: this.#rows, lines: this.#lines };
    this.#rows = [];
    this.#lines = [];
    this.#characters = 0;
    this.#cells = 0;
    return batch;
  }

  #indexOf(key: string, { line }: FilePlace): number {
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const index = this.#names.length;
    if (index >= this.#context.limits.fields) {
      throw fileError(this.#context.name, `records have more than ${this.#context.limits.fields} different fields`, {
        at: { line },
        hint: 'An object that is keyed by ids or dates belongs into one field.',
      });
    }
    this.#indexes.set(key, index);
    this.#names.push(key);
    return index;
  }
}

/** The object that a text is, without loss; throws where it is none. */
export function parseRecord(text: string, place: Required<FilePlace>, context: ReadContext): JsonObject {
  const value = quickParse(text, context.limits.depth) ?? exactParse(text, place, context);
  if (isObject(value)) return value;
  throw fileError(context.name, `a record must be an object, not ${kindOf(value)}`, { at: place });
}

function exactParse(text: string, place: Required<FilePlace>, context: ReadContext): NestedJson {
  const parsed = parseJson(text, context.limits.depth);
  if ('value' in parsed) return parsed.value;
  throw fileError(context.name, parsed.problem, { at: placeAfter(place, text, 0, parsed.index) });
}

/** By JSON.parse; undefined when the text needs the slow parser: it is wrong, too deep, or has numbers beyond a double. */
function quickParse(text: string, maxDepth: number): NestedJson | undefined {
  try {
    // JSON.parse gives plain JSON and nothing else.
    const value = parseInOrder(text) as NestedJson;
    return isExact(value, maxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isExact(value: NestedJson, depthLeft: number): boolean {
  if (typeof value === 'number') return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
  if (typeof value !== 'object' || value === null) return true;
  if (depthLeft === 0) return false;
  if (Array.isArray(value)) return value.every((item: NestedJson) => isExact(item, depthLeft - 1));
  for (const item of Object.values(value)) if (!isExact(item, depthLeft - 1)) return false;
  return true;
}

function isObject(value: NestedJson): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: NestedJson): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}
