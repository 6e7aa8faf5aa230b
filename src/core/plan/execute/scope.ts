import type { Condition } from '../../condition/condition.ts';
import { BATCH_RECORDS, type ColumnBatch } from '../../columns/columns.ts';
import type { Layout } from './layout.ts';
import { rangeTo } from './range.ts';
import { TRUE, UNKNOWN } from '../../condition/evaluate/truths.ts';
import { compileCondition } from '../../condition/evaluate/evaluate.ts';

/** The records that a plan is about, batch by batch. */
export interface Scope {
  /** The rows of a batch for which the condition holds. */
  rowsOf(batch: ColumnBatch): Int32Array;
  /** Records so far: for which it holds, and for which nobody can tell. */
  readonly matched: number;
  readonly unknown: number;
}

/** The records for which a condition holds; without one, all of them. */
export function createScope(where: Condition | null, { placeOf, texts }: Layout): Scope {
  const test = where === null ? null : compileCondition(where, placeOf, texts);
  let matched = 0;
  let unknown = 0;
  return {
    rowsOf(batch) {
      if (test === null) {
        matched += batch.size;
        return batch.size <= EVERY.length ? EVERY.subarray(0, batch.size) : rangeTo(batch.size);
      }
      const truths = test(batch);
      const rows = new Int32Array(truths.length);
      let size = 0;
      for (let row = 0; row < truths.length; row += 1) {
        if (truths[row] === TRUE) rows[size++] = row;
        else if (truths[row] === UNKNOWN) unknown += 1;
      }
      matched += size;
      return rows.subarray(0, size);
    },
    get matched() {
      return matched;
    },
    get unknown() {
      return unknown;
    },
  };
}

const EVERY = rangeTo(BATCH_RECORDS);
