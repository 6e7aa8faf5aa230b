import type { Change } from '../../contract/operations/diff.ts';
import type { RecordData } from '../../contract/envelope.ts';
import { createFieldChanges } from '../../core/diff/field-changes.ts';
import type { Cell } from '../../core/fields/field.ts';
import { toObject, toRecord, wireValue } from '../../core/fields/record.ts';
import type { DiffPlan } from './plan.ts';
import type { DiffSide } from './side.ts';
import { changesAt, sizeOf, type DiffView, type Segment } from './view.ts';
import type { PageRange } from '../../core/ports/records.ts';

/** Reads the records of one page of changes. */
export async function readChanges(plan: DiffPlan, { segments, order }: DiffView, { offset, take }: PageRange): Promise<readonly Change[]> {
  if (order !== undefined) return readAt(plan, segments, order.subarray(offset, offset + take));
  const changes: Change[] = [];
  let start = 0;
  for (const segment of segments) {
    const size = sizeOf(segment);
    const [first, end] = [Math.max(0, offset - start), Math.min(size, offset + take - start)];
    if (first < end) changes.push(...(await readSegment(plan, segment, first, end)));
    start += size;
  }
  return changes;
}

/** The changes at some positions in the segments behind each other, in the order of the positions. */
async function readAt(plan: DiffPlan, segments: readonly Segment[], positions: Int32Array): Promise<readonly Change[]> {
  const read = new Map<number, Change>();
  let start = 0;
  for (const segment of segments) {
    const size = sizeOf(segment);
    const here = positions.filter((position) => position >= start && position < start + size);
    const part = changesAt(
      segment,
      here.map((position) => position - start),
    );
    for (const [index, change] of (await readSegment(plan, part, 0, here.length)).entries()) read.set(here[index] ?? 0, change);
    start += size;
  }
  return Array.from(positions).flatMap((position) => read.get(position) ?? []);
}

async function readSegment(plan: DiffPlan, { kind, from, to, similarity = [] }: Segment, first: number, end: number): Promise<readonly Change[]> {
  const before = await rowsOf(plan.from, from.subarray(first, end));
  const after = await rowsOf(plan.to, to.subarray(first, end));
  const fieldsOf = createFieldChanges(plan.compared, plan.from.fields, plan.to.fields);
  const older = (cells: readonly Cell[]) => ({ key: keyOf(plan.from, plan.key, cells), record: toRecord(plan.from.fields, cells) });
  const newer = (cells: readonly Cell[]) => ({ key: keyOf(plan.to, plan.key, cells), record: toRecord(plan.to.fields, cells) });
  switch (kind) {
    case 'removed':
      return before.map((cells) => ({ change: kind, ...older(cells) }));
    case 'added':
      return after.map((cells) => ({ change: kind, ...newer(cells) }));
    case 'changed':
      return after.map((cells, index) => ({ change: kind, ...newer(cells), fields: fieldsOf(before[index] ?? [], cells) }));
    case 'renamed':
      return after.map((cells, index) => {
        const old = before[index] ?? [];
        const percent = Math.round((similarity[first + index] ?? 0) * 1000) / 10;
        return { change: kind, oldKey: older(old).key, similarity: percent, ...newer(cells), fields: fieldsOf(old, cells) };
      });
  }
}

async function rowsOf({ reader }: DiffSide, ordinals: Int32Array): Promise<readonly (readonly Cell[])[]> {
  if (reader === null || ordinals.length === 0) return [];
  return (await reader.take([...ordinals])).rows;
}

/** The fields of the key, as records show them. */
function keyOf({ fields }: DiffSide, key: readonly string[], cells: readonly Cell[]): RecordData {
  const positions = key.map((name) => fields.findIndex((field) => field.name === name));
  const parts = positions.flatMap((position) => fields[position] ?? []);
  return toObject(parts, (field, index) => wireValue(field, cells[positions[index] ?? -1] ?? null));
}
