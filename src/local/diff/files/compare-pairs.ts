import { pairFields, sameValue, type ComparedField } from '../../../core/diff/compared-field.ts';
import { noRecords, type ComparedRecords } from '../../../core/diff/pair-shared.ts';
import type { Comparison, OrdinalPairs } from '../../../core/ports/tables.ts';
import type { RawRow } from '../../../format/read/source-records.ts';
import { createTurns } from '../../../turns.ts';
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
  const compare = createComparer(files, comparison);
  const found: Readonly<Record<Exclude<Verdict, 'same'>, number[]>> = { changed: [], other: [] };
  for (let first = 0; first < pairs.to.length; first += PAIRS) {
    signal?.throwIfAborted();
    const before = await files.from.texts(pairs.from.subarray(first, first + PAIRS));
    const after = await files.to.texts(pairs.to.subarray(first, first + PAIRS));
    for (const [index, newer] of after.entries()) {
      const verdict = compare(before[index] ?? '', newer);
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

/** A field, and the columns of it in both files; -1 where it is not. */
interface ComparedColumn {
  readonly field: ComparedField;
  readonly before: number;
  readonly after: number;
  /** The same text is the same value in both. */
  readonly isReadAlike: boolean;
}

/** Reads no value of rows whose texts are equal and mean the same, and else only those that are written in another way. */
function createComparer({ from, to }: FilePair, { key, compared, parted }: Comparison): (older: string, newer: string) => Verdict {
  const columns = new Map(pairFields(from.run.fields, to.run.fields).map((field) => [field.name, columnOf({ from, to }, field)]));
  const keyColumns = key.flatMap((name) => columns.get(name) ?? []);
  const comparedColumns = compared.flatMap(({ name, tolerance }) => {
    const column = columns.get(name);
    return column === undefined ? [] : [{ ...column, field: { ...column.field, tolerance } }];
  });
  const fewer = Math.min(from.readings.size, to.readings.size);
  // A field that one file alone has is in none of the rows that both have, if it is behind all others.
  const meansTheSame = ({ before, after, isReadAlike }: ComparedColumn) =>
    before < 0 || after < 0 ? Math.max(before, after) >= fewer : isReadAlike && before === after;
  const comparesTexts = !parted && [...keyColumns, ...comparedColumns].every(meansTheSame);
  return (older, newer) => {
    if (comparesTexts && older === newer) return 'same';
    const [before, after] = [from.rowOf(older), to.rowOf(newer)];
    const isSame = (column: ComparedColumn) => sameCell({ from, to }, column, before, after);
    if (!keyColumns.every(isSame)) return 'other';
    return !parted && comparedColumns.every(isSame) ? 'same' : 'changed';
  };
}

function columnOf({ from, to }: FilePair, field: ComparedField): ComparedColumn {
  const [older, newer] = [from.readings.get(field.name), to.readings.get(field.name)];
  const isReadAlike = older !== undefined && older.reading === newer?.reading;
  return { field, before: older?.column ?? -1, after: newer?.column ?? -1, isReadAlike };
}

function sameCell({ from, to }: FilePair, { field, before, after, isReadAlike }: ComparedColumn, older: RawRow, newer: RawRow): boolean {
  return (isReadAlike && older[before] === newer[after]) || sameValue(field, from.cellOf(older, before), to.cellOf(newer, after));
}
