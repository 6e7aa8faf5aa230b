import { cellOfText } from '../../core/diff/key-values.ts';
import { canonicalCell, createKeyText } from '../../core/fields/content.ts';
import { nearestName } from '../../core/condition/nearest-name.ts';
import type { Cell, RunField } from '../../core/fields/field.ts';
import type { Ordinal, RunReader } from '../../core/ports/records.ts';
import { hasStoredKey } from './plan.ts';
import type { Hash } from '../hash.ts';

/** A key, and the values that a person wrote for it, aligned. */
export interface WantedKey {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** The records of a run that have a key, in the run's order; undefined when the run does not have the fields of the key. */
export async function findRecords(reader: RunReader, wanted: WantedKey, hash: Hash): Promise<readonly Ordinal[] | undefined> {
  const fields = keyFields(reader, wanted.names);
  if (fields === undefined) return reader.run.records === 0 ? [] : undefined;
  const cells = fields.map((field, part) => cellOfText(field, wanted.values[part] ?? ''));
  if (cells.includes(undefined)) return [];
  const textOf = createKeyText(fields, wanted.names);
  const text = textOf(cells.map((cell) => cell ?? null));
  const stored = hasStoredKey([reader.run], wanted.names);
  const candidates = stored ? await reader.withKeyHash(hash(text)) : await recordsWith(reader, fields[0], cells[0] ?? null);
  const columns = await reader.cells(wanted.names, candidates);
  return candidates.filter((_, row) => textOf(columns.map((column) => column[row] ?? null)) === text);
}

/** Up to three keys of a run that are most like the wanted one, as a person would write them. Looks at the first 100,000 records. */
export async function nearestKeys(
  reader: RunReader,
  { names, values }: WantedKey,
  shown: (field: RunField, cell: Cell) => string,
): Promise<readonly string[]> {
  const fields = keyFields(reader, names);
  if (fields === undefined) return [];
  const wanted = values.join(',');
  let near: readonly string[] = [];
  for (let from = 0; from < Math.min(reader.run.records, LOOKED_AT); from += AT_ONCE) {
    const count = Math.min(AT_ONCE, reader.run.records - from);
    const columns = await reader.cells(
      names,
      Array.from({ length: count }, (_, index) => from + index),
    );
    const keys = Array.from({ length: count }, (_, row) => fields.map((field, part) => shown(field, columns[part]?.[row] ?? null)).join(','));
    near = nearestFew(wanted, [...near, ...keys.filter((key) => Math.abs(key.length - wanted.length) <= MOST_LONGER)]);
  }
  return near;
}

const LOOKED_AT = 100_000;
const AT_ONCE = 10_000;
const MOST_LONGER = 5;
const NAMED = 3;

function nearestFew(wanted: string, keys: readonly string[]): readonly string[] {
  const near: string[] = [];
  let left = [...new Set(keys)];
  while (near.length < NAMED) {
    const next = nearestName(wanted, left);
    if (next === undefined) break;
    near.push(next);
    left = left.filter((key) => key !== next);
  }
  return near;
}

function keyFields({ run }: RunReader, names: readonly string[]): readonly RunField[] | undefined {
  const fields = names.flatMap((name) => run.fields.find((field) => field.name === name) ?? []);
  return fields.length === names.length ? fields : undefined;
}

/** For a key that the run was not stored with: its first field is read through. */
async function recordsWith(reader: RunReader, field: RunField | undefined, cell: Cell): Promise<readonly Ordinal[]> {
  if (field === undefined) return [];
  const wanted = canonicalCell(field, cell);
  const found: Ordinal[] = [];
  let ordinal = 0;
  for await (const [cells = []] of reader.scanCells([field.name])) {
    for (const each of cells) {
      if (canonicalCell(field, each) === wanted) found.push(ordinal);
      ordinal += 1;
    }
  }
  return found;
}
