import { expect } from 'vitest';

import { DiffRequest, type DiffInput } from '../../../src/contract/operations/diff.ts';
import type { DiffRecords } from '../../../src/local/diff/diff.ts';
import { toObject, toRecord, wireValue } from '../../../src/core/fields/record.ts';
import { naiveDiff } from './diff-oracle.ts';
import type { MemoryRun } from '../memory-runs.ts';

/** A diff, and the two runs it compares by default. */
export interface ComparedRuns {
  readonly diff: DiffRecords;
  readonly from: MemoryRun;
  readonly to: MemoryRun;
}

/** Compares two runs both ways and expects the same, change by change. */
export async function expectAgreement({ diff, from, to }: ComparedRuns, input: DiffInput): Promise<void> {
  const { data, meta, pagination } = await diff({ ...input, take: 1000 });
  const { key = to.key, ignore = [], tolerance = [] } = DiffRequest.parse(input);
  const naive = naiveDiff(from, to, { key, ignore, tolerance });
  const told = (run: MemoryRun, row: number) => ({ key: wireObject(run, row, key), record: toRecord(run.fields, run.rows[row] ?? []) });
  const expected = [
    ...naive.removed.map((row) => ({ change: 'removed', ...told(from, row) })),
    ...naive.changed.map((pair) => {
      const [before, after] = [wireObject(from, pair.from, pair.fields), wireObject(to, pair.to, pair.fields)];
      const fields = pair.fields.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]);
      return { change: 'changed', ...told(to, pair.to), fields: Object.fromEntries(fields) };
    }),
    ...naive.added.map((row) => ({ change: 'added', ...told(to, row) })),
  ];
  expect(data).toEqual(expected);
  expect(meta.key).toEqual(key);
  expect(meta.summary).toEqual({
    removed: naive.removed.length,
    changed: naive.changed.length,
    added: naive.added.length,
    unchanged: naive.unchanged,
  });
  expect(pagination.total).toBe(expected.length);
}

function wireObject({ fields, rows }: MemoryRun, row: number, names: readonly string[]): Record<string, unknown> {
  const picked = names.flatMap((name) => fields.filter((field) => field.name === name));
  return toObject(picked, (field) => wireValue(field, rows[row]?.[fields.indexOf(field)] ?? null));
}
