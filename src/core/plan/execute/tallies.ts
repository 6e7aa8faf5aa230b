import { numbersAt, startOf, textAt, type ColumnBatch, type TextColumn } from '../../columns/columns.ts';
import { ExactSums } from './exact-sum.ts';
import type { GroupedRows } from './groups.ts';
import { NumberIndex } from './number-index.ts';
import { TextIndex } from '../../columns/text-index.ts';
import { compareBytes } from '../../columns/text-order.ts';
import { TRUE, UNKNOWN } from '../../condition/evaluate/truths.ts';
import type { PlacedField, ConditionTest } from '../../condition/evaluate/evaluate.ts';

/** Takes in the records of one batch after the other. */
export interface Tally {
  add(batch: ColumnBatch, grouped: GroupedRows): void;
}

/** Numbers by group, 0 to begin with. */
export class GroupNumbers {
  #numbers: Float64Array;
  readonly #initial: number;

  constructor(initial = 0) {
    this.#initial = initial;
    this.#numbers = new Float64Array(16).fill(initial);
  }

  at(group: number): number {
    return this.#numbers[group] ?? this.#initial;
  }

  /** The numbers, with room for all groups of some rows. */
  roomFor(groups: Int32Array): Float64Array {
    let most = 0;
    for (let at = 0; at < groups.length; at += 1) most = Math.max(most, groups[at] ?? 0);
    if (most >= this.#numbers.length) {
      const larger = new Float64Array(Math.max(most + 1, this.#numbers.length * 2)).fill(this.#initial);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    return this.#numbers;
  }
}

/** How many records each group has. */
export class RecordTally implements Tally {
  readonly #counts = new GroupNumbers();

  add(_batch: ColumnBatch, { groups }: GroupedRows): void {
    const counts = this.#counts.roomFor(groups);
    for (let at = 0; at < groups.length; at += 1) {
      const group = groups[at] ?? 0;
      counts[group] = (counts[group] ?? 0) + 1;
    }
  }

  at(group: number): number {
    return this.#counts.at(group);
  }
}

/** How many records of each group have a value. */
export class ValueTally implements Tally {
  readonly #field: PlacedField;
  readonly #counts = new GroupNumbers();

  constructor(field: PlacedField) {
    this.#field = field;
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const counts = this.#counts.roomFor(groups);
    const isThere = presence(batch, this.#field);
    for (let at = 0; at < rows.length; at += 1) {
      const group = groups[at] ?? 0;
      if (isThere(rows[at] ?? 0)) counts[group] = (counts[group] ?? 0) + 1;
    }
  }

  at(group: number): number {
    return this.#counts.at(group);
  }
}

function presence(batch: ColumnBatch, { position, type }: PlacedField): (row: number) => boolean {
  if (type !== 'text') {
    const { values } = numbersAt(batch, position);
    return (row) => !Number.isNaN(values[row]);
  }
  const { missing } = textAt(batch, position);
  return missing === null ? () => true : (row) => missing[row] !== 1;
}

/** Of how many records of each group a condition is true, and of how many it is unknown. */
export class ConditionTally implements Tally {
  readonly #test: ConditionTest;
  readonly #true = new GroupNumbers();
  readonly #unknown = new GroupNumbers();

  constructor(test: ConditionTest) {
    this.#test = test;
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const truths = this.#test(batch);
    const [yes, unknown] = [this.#true.roomFor(groups), this.#unknown.roomFor(groups)];
    for (let at = 0; at < rows.length; at += 1) {
      const truth = truths[rows[at] ?? 0];
      const group = groups[at] ?? 0;
      if (truth === TRUE) yes[group] = (yes[group] ?? 0) + 1;
      else if (truth === UNKNOWN) unknown[group] = (unknown[group] ?? 0) + 1;
    }
  }

  true(group: number): number {
    return this.#true.at(group);
  }

  unknown(group: number): number {
    return this.#unknown.at(group);
  }
}

/** Sums of a field's values. */
export class SumTally implements Tally {
  readonly #position: number;
  readonly sums = new ExactSums();

  constructor({ position }: PlacedField) {
    this.#position = position;
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const { values } = numbersAt(batch, this.#position);
    for (let at = 0; at < rows.length; at += 1) {
      const value = values[rows[at] ?? 0] ?? NaN;
      if (value === value) this.sums.add(groups[at] ?? 0, value);
    }
  }
}

/** The least or the greatest number of a field. */
export class ExtremeTally implements Tally {
  readonly #position: number;
  readonly #extremes: GroupNumbers;
  readonly #which: 'min' | 'max';

  constructor({ position }: PlacedField, which: 'min' | 'max') {
    this.#position = position;
    this.#which = which;
    this.#extremes = new GroupNumbers(which === 'min' ? Infinity : -Infinity);
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const { values } = numbersAt(batch, this.#position);
    const extremes = this.#extremes.roomFor(groups);
    const isMin = this.#which === 'min';
    for (let at = 0; at < rows.length; at += 1) {
      const group = groups[at] ?? 0;
      const value = values[rows[at] ?? 0] ?? NaN;
      const known = extremes[group] ?? NaN;
      if (isMin ? value < known : value > known) extremes[group] = value;
    }
  }

  at(group: number): number {
    return this.#extremes.at(group);
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The first or the last text of a field by code points. */
export class TextExtremeTally implements Tally {
  readonly #position: number;
  readonly #sign: 1 | -1;
  readonly #extremes: (Uint8Array | undefined)[] = [];

  constructor({ position }: PlacedField, which: 'min' | 'max') {
    this.#position = position;
    this.#sign = which === 'min' ? 1 : -1;
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const column = textAt(batch, this.#position);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (column.missing?.[row] === 1) continue;
      const group = groups[at] ?? 0;
      const known = this.#extremes[group];
      const bytes = column.bytes.subarray(startOf(column, row), column.ends[row]);
      // A copy, or one value would keep its whole batch in memory.
      if (known === undefined || compareBytes(bytes, known) * this.#sign < 0) this.#extremes[group] = bytes.slice();
    }
  }

  at(group: number): string | null {
    const bytes = this.#extremes[group];
    return bytes === undefined ? null : decoder.decode(bytes);
  }
}

/** How many different values a field has. */
export class DistinctTally implements Tally {
  readonly #field: PlacedField;
  readonly #numbers = new NumberIndex();
  readonly #texts = new TextIndex();
  readonly #seen = new NumberIndex();
  readonly #counts = new GroupNumbers();

  constructor(field: PlacedField) {
    this.#field = field;
  }

  add(batch: ColumnBatch, { rows, groups }: GroupedRows): void {
    const counts = this.#counts.roomFor(groups);
    const keyOf = this.#field.type === 'text' ? this.#textKey(textAt(batch, this.#field.position)) : this.#numberKey(batch);
    for (let at = 0; at < rows.length; at += 1) {
      const key = keyOf(rows[at] ?? 0);
      if (key < 0) continue;
      const group = groups[at] ?? 0;
      const known = this.#seen.size;
      if (this.#seen.place(group * VALUES + key) === known) counts[group] = (counts[group] ?? 0) + 1;
    }
  }

  at(group: number): number {
    return this.#counts.at(group);
  }

  #numberKey(batch: ColumnBatch): (row: number) => number {
    const { values } = numbersAt(batch, this.#field.position);
    return (row) => {
      const value = values[row] ?? NaN;
      return value === value ? this.#numbers.place(value) : -1;
    };
  }

  #textKey(column: TextColumn): (row: number) => number {
    return (row) => (column.missing?.[row] === 1 ? -1 : this.#texts.place(column.bytes, startOf(column, row), column.ends[row] ?? 0));
  }
}

/** More different values than a field can have; a group and a value fit one number. */
const VALUES = 2 ** 26;
