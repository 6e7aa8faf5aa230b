import { pairFields, sameValue } from '../../../core/diff/compared-field.ts';
import { noRecords, type ComparedRecords } from '../../../core/diff/pair-shared.ts';
import { createKeyText } from '../../../core/fields/content.ts';
import type { Cell } from '../../../core/fields/field.ts';
import type { Comparison, OrdinalPairs } from '../../../core/ports/tables.ts';
import { createTurns } from '../../import/passes/turns.ts';
import type { FilePair } from './file-run.ts';

/** Pairs that are compared at once. */
const PAIRS = 2048;

/** Compares records whose keys have the same hash, those of the newer file ascending. Where the keys themselves differ, one was removed and one added. */
export async function comparePairs(
  files: FilePair,
  pairs: OrdinalPairs,
  comparison: Comparison,
  signal: AbortSignal | undefined,
): Promise<ComparedRecords> {
  const turn = createTurns();
  const compareText = comparesText(files, comparison);
  const compareCells = cellsComparer(files, comparison);
  const found: Readonly<Record<Exclude<Verdict, 'same'>, number[]>> = { changed: [], other: [] };
  for (let first = 0; first < pairs.to.length; first += PAIRS) {
    signal?.throwIfAborted();
    const before = await files.from.texts(pairs.from.subarray(first, first + PAIRS));
    const after = await files.to.texts(pairs.to.subarray(first, first + PAIRS));
    for (const [index, newer] of after.entries()) {
      const older = before[index] ?? '';
      if (compareText && older === newer) continue;
      const verdict = compareCells(files.from.cellsOf(older), files.to.cellsOf(newer));
      if (verdict !== 'same') found[verdict].push(first + index);
    }
    await turn();
  }
  const at = (side: 'from' | 'to', positions: readonly number[]) => Int32Array.from(positions, (position) => pairs[side][position] ?? 0);
  return {
    ...noRecords,
    removed: at('from', found.other),
    added: at('to', found.other),
    changed: { from: at('from', found.changed), to: at('to', found.changed) },
    unchanged: pairs.to.length - found.changed.length - found.other.length,
  };
}

/** `other`: the two are no pair. */
type Verdict = 'same' | 'changed' | 'other';

/** Whether rows of the same text hold the same: what tells records apart and is compared is read alike, from the same place, or cannot be in such rows. */
function comparesText({ from, to }: FilePair, { key, compared, parted }: Comparison): boolean {
  const names = [...key, ...compared.map(({ name }) => name)];
  const readAlike = (name: string) => {
    const [older, newer] = [from.readings.get(name), to.readings.get(name)];
    if (older === undefined || newer === undefined) return (older ?? newer)?.column === Math.min(from.readings.size, to.readings.size);
    return older.column === newer.column && older.reading === newer.reading;
  };
  return !parted && names.every(readAlike);
}

function cellsComparer({ from, to }: FilePair, { key, compared, parted }: Comparison) {
  const tolerances = new Map(compared.map(({ name, tolerance }) => [name, tolerance]));
  const [older, newer] = [from.run.fields, to.run.fields];
  const placed = pairFields(older, newer)
    .filter(({ name }) => tolerances.has(name))
    .map((field) => ({
      field: { ...field, tolerance: tolerances.get(field.name) },
      before: older.findIndex(({ name }) => name === field.name),
      after: newer.findIndex(({ name }) => name === field.name),
    }));
  const [olderKey, newerKey] = [createKeyText(older, key), createKeyText(newer, key)];
  return (before: readonly Cell[], after: readonly Cell[]): Verdict => {
    if (olderKey(before) !== newerKey(after)) return 'other';
    const isSame = !parted && placed.every((each) => sameValue(each.field, before[each.before] ?? null, after[each.after] ?? null));
    return isSame ? 'same' : 'changed';
  };
}
