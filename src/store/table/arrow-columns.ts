import type * as Arrow from 'apache-arrow';

import type { FieldType } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../../core/fields/field.ts';
import type { Engine } from '../engine.ts';

/**
 * Typed cells as Arrow columns. The store's own path for JavaScript objects is not used: it coerces silently
 * (text into a number column becomes null) and drops columns that are empty at first.
 */
export function cellColumn({ arrow }: Engine, type: FieldType, cells: readonly Cell[]): Arrow.Data {
  switch (type) {
    case 'number':
      return arrow.makeData({ type: new arrow.Float64(), length: cells.length, data: numbersOf(cells), ...nulls(cells) });
    case 'date':
      return arrow.makeData({
        type: new arrow.TimestampMillisecond('UTC'),
        length: cells.length,
        data: timesOf(cells),
        ...nulls(cells),
      });
    case 'boolean':
      return arrow.makeData({ type: new arrow.Bool(), length: cells.length, data: bitmap(cells, (cell) => cell === true), ...nulls(cells) });
    case 'text':
      return textColumn({ arrow }, cells);
  }
}

/** Text cells as one buffer with offsets. */
export function textColumn({ arrow }: Pick<Engine, 'arrow'>, cells: readonly Cell[]): Arrow.Data {
  const offsets = new Int32Array(cells.length + 1);
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : ''));
  const joined = texts.join('');
  // Most columns are ASCII, and written in one go.
  const isAscii = Buffer.byteLength(joined) === joined.length;
  let bytes = 0;
  for (const [index, text] of texts.entries()) {
    bytes += isAscii ? text.length : Buffer.byteLength(text);
    offsets[index + 1] = bytes;
  }
  const data = isAscii ? Buffer.from(joined, 'latin1') : Buffer.allocUnsafe(bytes);
  if (!isAscii) for (const [index, text] of texts.entries()) data.write(text, offsets[index] ?? 0);
  return arrow.makeData({
    type: new arrow.Utf8(),
    length: cells.length,
    valueOffsets: offsets,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    ...nulls(cells),
  });
}

export function int64Column({ arrow }: Engine, values: BigInt64Array): Arrow.Data {
  return arrow.makeData({ type: new arrow.Int64(), length: values.length, data: values, nullCount: 0 });
}

export function float64Column({ arrow }: Engine, values: Float64Array): Arrow.Data {
  return arrow.makeData({ type: new arrow.Float64(), length: values.length, data: values, nullCount: 0 });
}

/** Unit vectors side by side; a record without one holds null. */
export function vectorColumn({ arrow }: Engine, vectors: readonly (Float32Array | null)[], dimensions: number): Arrow.Data {
  const flat = inOneBlock(vectors, dimensions) ?? copied(vectors, dimensions);
  const child = arrow.makeData({ type: new arrow.Float32(), length: flat.length, data: flat, nullCount: 0 });
  return arrow.makeData({ type: vectorType({ arrow }, dimensions), length: vectors.length, child, ...nulls(vectors) });
}

/** The vectors as they lie in memory; undefined where one is missing, or they do not lie side by side. */
function inOneBlock(vectors: readonly (Float32Array | null)[], dimensions: number): Float32Array | undefined {
  const [first] = vectors;
  if (!first) return undefined;
  const rowBytes = dimensions * Float32Array.BYTES_PER_ELEMENT;
  const { buffer, byteOffset } = first;
  const isInPlace = vectors.every(
    (vector, index) => vector?.length === dimensions && vector.buffer === buffer && vector.byteOffset === byteOffset + index * rowBytes,
  );
  return isInPlace ? new Float32Array(buffer, byteOffset, vectors.length * dimensions) : undefined;
}

function copied(vectors: readonly (Float32Array | null)[], dimensions: number): Float32Array {
  const flat = new Float32Array(vectors.length * dimensions);
  for (const [index, vector] of vectors.entries()) {
    if (vector === null) continue;
    if (vector.length !== dimensions) throw new RangeError(`a vector of ${vector.length} dimensions among those of ${dimensions}`);
    flat.set(vector, index * dimensions);
  }
  return flat;
}

export function vectorType({ arrow }: Pick<Engine, 'arrow'>, dimensions: number): Arrow.FixedSizeList {
  return new arrow.FixedSizeList(dimensions, new arrow.Field('item', new arrow.Float32(), true));
}

/**
 * One table of one batch out of columns in the order of the schema. One that is undefined is left out, and the store reads it as missing throughout:
 * so must be one without any value, since Arrow writes a boolean one without the bits that the store asks for.
 */
export function tableOf({ arrow }: Engine, schema: Arrow.Schema, columns: readonly (Arrow.Data | undefined)[]): Arrow.Table {
  const children = columns.filter((column) => column !== undefined);
  const fields = schema.fields.filter((_, index) => columns[index] !== undefined);
  const data = arrow.makeData({ type: new arrow.Struct(fields), length: children[0]?.length ?? 0, nullCount: 0, children });
  return new arrow.Table([new arrow.RecordBatch(new arrow.Schema(fields), data)]);
}

/** A table of rows, each with a text or a finite number for every column of the schema. */
export function rowTable(engine: Engine, schema: Arrow.Schema, rows: readonly Readonly<Record<string, string | number>>[]): Arrow.Table {
  const columns = schema.fields.map(({ name, type }) => {
    const cells = rows.map((row) => row[name] ?? null);
    return cellColumn(engine, engine.arrow.DataType.isFloat(type) ? 'number' : 'text', cells);
  });
  return tableOf(engine, schema, columns);
}

/** A loop takes a tenth of the time of `from` with a function, which goes through any iterable. */
function numbersOf(cells: readonly Cell[]): Float64Array {
  const numbers = new Float64Array(cells.length);
  for (let row = 0; row < numbers.length; row += 1) numbers[row] = numeric(cells[row] ?? null);
  return numbers;
}

function timesOf(cells: readonly Cell[]): BigInt64Array {
  const times = new BigInt64Array(cells.length);
  for (let row = 0; row < times.length; row += 1) times[row] = BigInt(numeric(cells[row] ?? null));
  return times;
}

/** NaN must never reach the store (it sorts above everything there), and -0 must not differ from 0. */
function numeric(cell: Cell): number {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell + 0 : 0;
}

function nulls(values: readonly unknown[]): { nullCount: number; nullBitmap?: Uint8Array } {
  let nullCount = 0;
  for (const value of values) if (value === null) nullCount += 1;
  return nullCount === 0 ? { nullCount } : { nullCount, nullBitmap: bitmap(values, (value) => value !== null) };
}

function bitmap<Value>(values: readonly Value[], isSet: (value: Value) => boolean): Uint8Array {
  const bits = new Uint8Array((values.length + 7) >> 3);
  let index = -1;
  for (const value of values) {
    index += 1;
    if (isSet(value)) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return bits;
}
