import { numbersAt, type ColumnBatch } from '../../columns/columns.ts';
import type { GroupedRows } from './groups.ts';
import type { Tally } from './tallies.ts';
import type { PlacedField } from '../../condition/evaluate/evaluate.ts';

/** All values of a field by group, or of several fields those of records that have all of them. */
export class Collected implements Tally {
  readonly #positions: readonly number[];
  #groups = new Int32Array(INITIAL);
  readonly #values: Float64Array[];
  #size = 0;
  #sorted: Sorted | undefined;

  constructor(fields: readonly PlacedField[]) {
    this.#positions = fields.map(({ position }) => position);
    this.#values = fields.map(() => new Float64Array(INITIAL));
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    this.#makeRoom(rows.length);
    const columns = this.#positions.map((position) => numbersAt(batch, position).values);
    let size = this.#size;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      let complete = true;
      for (let field = 0; field < columns.length; field += 1) {
        const value = columns[field]?.[row] ?? NaN;
        const values = this.#values[field];
        if (values !== undefined) values[size] = value;
        complete = complete && value === value;
      }
      this.#groups[size] = groups[at] ?? 0;
      if (complete) size += 1;
    }
    this.#size = size;
  }

  /** How many records of a group have the values. */
  count(group: number): number {
    const { firsts } = this.#byGroup();
    return (firsts[group + 1] ?? this.#size) - (firsts[group] ?? this.#size);
  }

  /** The values of one field in a group, in the order of the records. */
  values(group: number, field = 0): Float64Array {
    const { firsts, values } = this.#byGroup();
    return (values[field] ?? NONE).subarray(firsts[group] ?? this.#size, firsts[group + 1] ?? this.#size);
  }

  /** The values of a group in ascending order; from then on, they stay so. */
  sorted(group: number): Float64Array {
    const values = this.values(group);
    const { ordered } = this.#byGroup();
    if (!ordered.has(group)) values.sort();
    ordered.add(group);
    return values;
  }

  /** Brings the values of each group together, once. */
  #byGroup(): Sorted {
    this.#sorted ??= gather(this.#groups.subarray(0, this.#size), this.#values);
    return this.#sorted;
  }

  #makeRoom(more: number): void {
    const wanted = this.#size + more;
    if (wanted <= this.#groups.length) return;
    const room = Math.max(wanted, this.#groups.length * 2);
    const groups = new Int32Array(room);
    groups.set(this.#groups);
    this.#groups = groups;
    for (const [field, values] of this.#values.entries()) {
      const larger = new Float64Array(room);
      larger.set(values);
      this.#values[field] = larger;
    }
  }
}

interface Sorted {
  /** Where the values of each group begin; behind the last, their number. */
  readonly firsts: Int32Array;
  readonly values: readonly Float64Array[];
  /** Groups whose values are in order. */
  readonly ordered: Set<number>;
}

const INITIAL = 1024;
const NONE = new Float64Array();

function gather(groups: Int32Array, columns: readonly Float64Array[]): Sorted {
  let most = -1;
  for (let at = 0; at < groups.length; at += 1) most = Math.max(most, groups[at] ?? 0);
  const firsts = new Int32Array(most + 2);
  for (let at = 0; at < groups.length; at += 1) {
    const next = (groups[at] ?? 0) + 1;
    firsts[next] = (firsts[next] ?? 0) + 1;
  }
  for (let group = 0; group <= most; group += 1) firsts[group + 1] = (firsts[group + 1] ?? 0) + (firsts[group] ?? 0);
  const next = firsts.slice();
  const values = columns.map(() => new Float64Array(groups.length));
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] ?? 0;
    const place = next[group] ?? 0;
    next[group] = place + 1;
    for (let field = 0; field < columns.length; field += 1) {
      const column = values[field];
      if (column !== undefined) column[place] = columns[field]?.[at] ?? NaN;
    }
  }
  return { firsts, values, ordered: new Set() };
}
