import type { ColumnBatch } from '../../columns/columns.ts';
import type { FieldCoverage } from '../result.ts';
import type { Layout } from './layout.ts';
import { ValueTally } from './tallies.ts';

/** Counts how many records in scope have a value of some fields. */
export interface Coverage {
  add(batch: ColumnBatch, rows: Int32Array): void;
  finish(): readonly FieldCoverage[];
}

export function createCoverage(fields: readonly string[], { placeOf }: Layout): Coverage {
  const tallies = fields.map((field) => ({ field, tally: new ValueTally(placeOf(field)) }));
  let records = 0;
  return {
    add(batch, rows) {
      records += rows.length;
      const groups = new Int32Array(rows.length);
      for (const { tally } of tallies) tally.add(batch, { rows, groups });
    },
    finish: () => tallies.map(({ field, tally }) => ({ field, values: tally.at(0), nulls: records - tally.at(0) })),
  };
}
