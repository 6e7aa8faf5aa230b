import { numbersAt, startOf, textAt, type ColumnBatch } from '../../columns/columns.ts';
import type { RecordsPlan } from '../plan.ts';
import type { ConditionField } from '../../condition/fields.ts';
import type { RecordsResult } from '../result.ts';
import { createCoverage } from './coverage.ts';
import { firstInOrder } from './first-in-order.ts';
import { layoutOf } from './layout.ts';
import { rangeTo } from './range.ts';
import { createScope } from './scope.ts';
import { settleFigures } from './settle-figures.ts';
import type { ReadColumns } from './stats.ts';
import { TextIndex } from '../../columns/text-index.ts';
import { compareBytes } from '../../columns/text-order.ts';
import type { PlacedField } from '../../condition/evaluate/evaluate.ts';

/** Records that are given when a plan has no limit, and at most. */
const MOST_RECORDS = 1000;

/** Which records a plan is about, before they are read. */
export type RecordsFound = Omit<RecordsResult, 'run' | 'records' | 'columns' | 'data'>;

/** Finds the records of a checked plan: those of its window, in its order; missing values last, ties in the order of the run. */
export async function findRecords(plan: RecordsPlan, fields: readonly ConditionField[], read: ReadColumns): Promise<RecordsFound> {
  const { where, bounds } = await settleFigures(plan.where, fields, read);
  const layout = layoutOf(plan, fields);
  const scope = createScope(where, layout);
  const coverage = createCoverage(
    plan.order.map(({ field }) => field),
    layout,
  );
  const chosen = new Grown();
  const keys = plan.order.map(({ field, descending }) => new OrderKeys(layout.placeOf(field), descending));
  let first = 0;
  for await (const batch of read(layout.names)) {
    const rows = scope.rowsOf(batch);
    coverage.add(batch, rows);
    chosen.addRows(rows, first);
    for (const key of keys) key.add(batch, rows);
    first += batch.size;
  }
  const end = plan.offset + Math.min(plan.limit ?? MOST_RECORDS, MOST_RECORDS);
  const inOrder = firstInOrder(rangeTo(chosen.size), orderOf(keys), end);
  const ordinals = Array.from(inOrder.subarray(plan.offset, end), (at) => chosen.numbers[at] ?? 0);
  const cut = scope.matched > end && (plan.limit === null || plan.limit > MOST_RECORDS);
  return {
    kind: 'records',
    plan,
    ordinals,
    matched: scope.matched,
    unknown: scope.unknown,
    ...(bounds === undefined ? {} : { bounds }),
    coverage: coverage.finish(),
    warnings: cut ? [`only ${ordinals.length} of ${scope.matched} records are given; \`scrq results\` and \`scrq export\` give all`] : [],
  };
}

function orderOf(keys: readonly OrderKeys[]): (a: number, b: number) => number {
  const all = keys.map((key) => key.finish());
  return (a, b) => {
    for (const values of all) {
      const [left, right] = [values[a] ?? 0, values[b] ?? 0];
      if (left !== right) return left < right ? -1 : 1;
    }
    return a - b;
  };
}

/** Numbers that became more. */
class Grown {
  numbers = new Float64Array(1024);
  size = 0;

  addRows(rows: Int32Array, first: number): void {
    const numbers = this.#room(rows.length);
    for (let at = 0; at < rows.length; at += 1) numbers[at] = first + (rows[at] ?? 0);
  }

  addValues(values: Float64Array, rows: Int32Array): void {
    const numbers = this.#room(rows.length);
    for (let at = 0; at < rows.length; at += 1) numbers[at] = values[rows[at] ?? 0] ?? NaN;
  }

  addEach(rows: Int32Array, numberOf: (row: number) => number): void {
    const numbers = this.#room(rows.length);
    for (let at = 0; at < rows.length; at += 1) numbers[at] = numberOf(rows[at] ?? 0);
  }

  #room(count: number): Float64Array {
    if (this.size + count > this.numbers.length) {
      const larger = new Float64Array(Math.max(this.size + count, this.numbers.length * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.size += count;
    return this.numbers.subarray(this.size - count, this.size);
  }
}

/** What one field of an order is worth, record by record: the smaller comes first. */
class OrderKeys {
  readonly #field: PlacedField;
  readonly #sign: 1 | -1;
  readonly #numbers = new Grown();
  readonly #texts = new TextIndex();

  constructor(field: PlacedField, descending: boolean) {
    this.#field = field;
    this.#sign = descending ? -1 : 1;
  }

  add(batch: ColumnBatch, rows: Int32Array): void {
    const { position, type } = this.#field;
    if (type !== 'text') {
      return this.#numbers.addValues(numbersAt(batch, position).values, rows);
    }
    const column = textAt(batch, position);
    const placeOf = (row: number) => this.#texts.place(column.bytes, startOf(column, row), column.ends[row] ?? 0);
    this.#numbers.addEach(rows, (row) => (column.missing?.[row] === 1 ? NaN : placeOf(row)));
  }

  finish(): Float64Array {
    const ranks = this.#field.type === 'text' ? ranksOf(this.#texts) : undefined;
    const valueOf = (number: number) => (number !== number ? Infinity : (ranks?.[number] ?? number) * this.#sign);
    return this.#numbers.numbers.subarray(0, this.#numbers.size).map(valueOf);
  }
}

/** The place of each text in the order of their code points. */
function ranksOf(texts: TextIndex): Int32Array {
  const order = rangeTo(texts.size).toSorted((a, b) => compareBytes(texts.bytesAt(a), texts.bytesAt(b)));
  const ranks = new Int32Array(order.length);
  for (const [rank, position] of order.entries()) ranks[position] = rank;
  return ranks;
}
