import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../../contract/operations/scrapers.ts';
import { BATCH_RECORDS, type Column, type ColumnBatch } from '../../core/columns/columns.ts';

/** A column of a table, and the type of the field that it is of. */
interface StoredColumn {
  readonly column: string;
  readonly type: FieldType;
}

/** Columns out of what the store gives, in batches of `BATCH_RECORDS`, taken from the arrays they are in: no value becomes an object of its own. */
export async function* columnBatches(found: AsyncIterable<Arrow.RecordBatch>, columns: readonly StoredColumn[]): AsyncIterable<ColumnBatch> {
  const builders = columns.map(({ type }) => createBuilder(type));
  const finished = (size: number): ColumnBatch => ({ size, columns: builders.map((builder) => builder.finish()) });
  let size = 0;
  for await (const batch of found) {
    for (let from = 0; from < batch.numRows;) {
      const to = Math.min(batch.numRows, from + BATCH_RECORDS - size);
      builders.forEach((builder, index) => builder.add(dataOf(batch, columns[index]), from, to));
      size += to - from;
      from = to;
      if (size < BATCH_RECORDS) continue;
      yield finished(size);
      size = 0;
    }
  }
  if (size > 0) yield finished(size);
}

/** The array that a column of a record batch is in. */
function dataOf(batch: Arrow.RecordBatch, column: StoredColumn | undefined): Arrow.Data {
  const data: Arrow.Data | undefined = batch.getChild(column?.column ?? '')?.data[0];
  if (data === undefined) throw new TypeError('a column that was not selected');
  return data;
}

/** Makes the column of one batch out of pieces, then that of the next. */
interface ColumnBuilder {
  /** Rows of an array from `from` up to `to`, which is left out. */
  add(data: Arrow.Data, from: number, to: number): void;
  finish(): Column;
}

function createBuilder(type: FieldType): ColumnBuilder {
  switch (type) {
    case 'text':
      return new TextBuilder();
    case 'number':
      return new NumberBuilder(copyNumbers);
    case 'date':
      return new NumberBuilder(copyDates);
    case 'boolean':
      return new NumberBuilder(copyTruths);
  }
}

/** Copies rows from `from` on to `values`, as many as fit. */
type Copy = (data: Arrow.Data, from: number, values: Float64Array) => void;

class NumberBuilder implements ColumnBuilder {
  readonly #copy: Copy;
  #values = new Float64Array(BATCH_RECORDS);
  #size = 0;

  constructor(copy: Copy) {
    this.#copy = copy;
  }

  add(data: Arrow.Data, from: number, to: number): void {
    const values = this.#values.subarray(this.#size, this.#size + to - from);
    this.#copy(data, from, values);
    if (data.nullCount > 0) for (let at = 0; at < values.length; at += 1) if (!data.getValid(from + at)) values[at] = NaN;
    this.#size += values.length;
  }

  finish(): Column {
    const values = this.#size === BATCH_RECORDS ? this.#values : this.#values.slice(0, this.#size);
    this.#values = new Float64Array(BATCH_RECORDS);
    this.#size = 0;
    return { kind: 'numbers', values };
  }
}

function copyNumbers(data: Arrow.Data, from: number, values: Float64Array): void {
  // The column is Float64 in the schema of every run.
  const numbers = data.values as Float64Array;
  for (let at = 0; at < values.length; at += 1) values[at] = (numbers[from + at] ?? 0) + 0;
}

const HALF = 2 ** 32;

/** From the halves of the numbers: to make a BigInt of each costs several times as much. */
function copyDates(data: Arrow.Data, from: number, values: Float64Array): void {
  // The column is Timestamp in milliseconds in the schema of every run.
  const times = data.values as BigInt64Array;
  const halves = new Int32Array(times.buffer, times.byteOffset, times.length * 2);
  for (let at = 0; at < values.length; at += 1) {
    const half = (from + at) * 2;
    values[at] = (halves[half + 1] ?? 0) * HALF + ((halves[half] ?? 0) >>> 0);
  }
}

function copyTruths(data: Arrow.Data, from: number, values: Float64Array): void {
  // The column is Bool in the schema of every run: a bit each, counted from the array's own offset.
  const bits = data.values as Uint8Array;
  for (let at = 0; at < values.length; at += 1) {
    const bit = data.offset + from + at;
    values[at] = ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1;
  }
}

class TextBuilder implements ColumnBuilder {
  #bytes = new Uint8Array(1024);
  #length = 0;
  #ends = new Uint32Array(BATCH_RECORDS);
  #missing: Uint8Array | null = null;
  #size = 0;

  add(data: Arrow.Data, from: number, to: number): void {
    // The column is Utf8 in the schema of every run, so it has offsets and bytes.
    const { valueOffsets: offsets, values, nullCount } = data as Arrow.Data<Arrow.Utf8>;
    const first = offsets[from] ?? 0;
    const last = offsets[to] ?? first;
    this.#makeRoom(last - first);
    this.#bytes.set(values.subarray(first, last), this.#length);
    for (let row = from; row < to; row += 1) this.#ends[this.#size + row - from] = this.#length + (offsets[row + 1] ?? 0) - first;
    if (nullCount > 0) {
      this.#missing ??= new Uint8Array(BATCH_RECORDS);
      for (let row = from; row < to; row += 1) if (!data.getValid(row)) this.#missing[this.#size + row - from] = 1;
    }
    this.#length += last - first;
    this.#size += to - from;
  }

  finish(): Column {
    const column: Column = {
      kind: 'text',
      bytes: this.#bytes.slice(0, this.#length),
      ends: this.#ends.slice(0, this.#size),
      missing: this.#missing === null ? null : this.#missing.subarray(0, this.#size),
    };
    this.#length = 0;
    this.#size = 0;
    this.#missing = null;
    return column;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#length + more, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
