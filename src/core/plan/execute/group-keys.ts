import type { Cell } from '../../fields/field.ts';
import { numbersAt, startOf, textAt, type ColumnBatch } from '../../columns/columns.ts';
import type { Grouping } from '../plan.ts';
import { dateBucketsOf, numberBuckets, type Buckets } from './buckets.ts';
import { listItems } from '../../columns/list-items.ts';
import { NumberIndex } from './number-index.ts';
import { TextIndex } from '../../columns/text-index.ts';
import { compareBytes } from '../../columns/text-order.ts';
import type { PlacedField } from '../../condition/evaluate/evaluate.ts';

/** Rows of a batch, and the number of each one's key. A row stands there once for each of its keys. */
interface KeyedRows {
  readonly rows: Int32Array;
  readonly keys: Int32Array;
}

/** The different keys that one grouping has met, numbered from 0. */
export interface GroupKeys {
  /** Keys of some rows of a batch. */
  keysOf(batch: ColumnBatch, rows: Int32Array): KeyedRows;
  /** What a key is called; null where values are missing. */
  cell(key: number): Cell;
  /** Order of two keys, missing values last. */
  compare(a: number, b: number): number;
}

/** Keys of a grouping. */
export function createGroupKeys(grouping: Grouping, field: PlacedField): GroupKeys {
  switch (grouping.kind) {
    case 'date':
      return numberKeys(field, dateBucketsOf(grouping.bucket));
    case 'number':
      return numberKeys(field, numberBuckets(grouping.width));
    case 'value':
      if (field.type === 'text') return field.json === true ? itemKeys(field) : textKeys(field);
      return numberKeys(field, field.type === 'boolean' ? TRUTHS : undefined);
  }
}

type Naming = Pick<Buckets, 'keyOf'> & { readonly nameOf: (key: number) => Cell };

const TRUTHS: Naming = { keyOf: (value) => value, nameOf: (key) => key === 1 };

function numberKeys({ position }: PlacedField, naming: Naming | undefined): GroupKeys {
  const index = new NumberIndex();
  return {
    keysOf(batch, rows) {
      const { values } = numbersAt(batch, position);
      const keys = new Int32Array(rows.length);
      for (let at = 0; at < rows.length; at += 1) {
        const value = values[rows[at] ?? 0] ?? NaN;
        keys[at] = index.place(naming === undefined || value !== value ? value : naming.keyOf(value));
      }
      return { rows, keys };
    },
    cell(key) {
      const value = index.at(key);
      if (value !== value) return null;
      return naming === undefined ? value : naming.nameOf(value);
    },
    compare: (a, b) => compareNumbers(index.at(a), index.at(b)),
  };
}

/** NaN last. */
function compareNumbers(a: number, b: number): number {
  if (a !== a || b !== b) return Number(a !== a) - Number(b !== b);
  return a < b ? -1 : Number(a > b);
}

/** Texts by number, 0 for what is missing. */
class TextKeys implements Omit<GroupKeys, 'keysOf'> {
  readonly #index = new TextIndex();

  place(bytes: Uint8Array, start: number, end: number): number {
    return this.#index.place(bytes, start, end) + 1;
  }

  cell(key: number): Cell {
    return key === 0 ? null : this.#index.at(key - 1);
  }

  compare(a: number, b: number): number {
    if (a === 0 || b === 0) return Number(a === 0) - Number(b === 0);
    return compareBytes(this.#index.bytesAt(a - 1), this.#index.bytesAt(b - 1));
  }
}

function textKeys({ position }: PlacedField): GroupKeys {
  const known = new TextKeys();
  return {
    keysOf(batch, rows) {
      const column = textAt(batch, position);
      const { bytes, ends, missing } = column;
      const keys = new Int32Array(rows.length);
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        keys[at] = missing?.[row] === 1 ? 0 : known.place(bytes, startOf(column, row), ends[row] ?? 0);
      }
      return { rows, keys };
    },
    cell: (key) => known.cell(key),
    compare: (a, b) => known.compare(a, b),
  };
}

/** A record counts in each of the items of its list; without any, as one whose value is missing. */
function itemKeys({ position }: PlacedField): GroupKeys {
  const known = new TextKeys();
  return {
    keysOf(batch, rows) {
      const { items, firsts } = listItems(textAt(batch, position));
      const most = rows.reduce((sum, row) => sum + Math.max(1, (firsts[row + 1] ?? 0) - (firsts[row] ?? 0)), 0);
      const keyed = { rows: new Int32Array(most), keys: new Int32Array(most) };
      let at = 0;
      for (const row of rows) {
        const [from, to] = [firsts[row] ?? 0, firsts[row + 1] ?? 0];
        if (from === to) keyed.rows[at++] = row;
        for (let item = from; item < to; item += 1) {
          keyed.rows[at] = row;
          keyed.keys[at++] = known.place(items.bytes, startOf(items, item), items.ends[item] ?? 0);
        }
      }
      return keyed;
    },
    cell: (key) => known.cell(key),
    compare: (a, b) => known.compare(a, b),
  };
}
