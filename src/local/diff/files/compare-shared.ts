import { pairShared, type ComparedRecords, type SharedRecords } from '../../../core/diff/pair-shared.ts';
import { createContentText, createKeyText } from '../../../core/fields/content.ts';
import { hashText } from '../../../core/fields/hash/hash-64.ts';
import { HashIndex64 } from '../../../core/fields/hash/hash-index.ts';
import type { Comparison, OrdinalPairs, RunComparison } from '../../../core/ports/tables.ts';
import { createTurns } from '../../../turns.ts';
import type { FilePair, FileRun } from './file-run.ts';

export interface SharedComparison {
  readonly compared: ComparedRecords;
  readonly duplicates: RunComparison['duplicates'];
}

/** Rows read at once. */
const ROWS = 2048;
/** Groups of records with one key whose first record is given. */
const NAMED_DUPLICATES = 3;

/** Compares records of which several may have one key. */
export async function compareShared(
  { from, to }: FilePair,
  ordinals: OrdinalPairs,
  comparison: Comparison,
  signal: AbortSignal | undefined,
): Promise<SharedComparison> {
  const older = ordinals.from.length;
  const columns = createColumns(older + ordinals.to.length, comparison);
  const turn = createTurns();
  for (const [file, wanted, first] of [[from, ordinals.from, 0] as const, [to, ordinals.to, older] as const]) {
    const add = columns.of(file);
    for (let at = 0; at < wanted.length; at += ROWS) {
      signal?.throwIfAborted();
      const texts = await file.texts(wanted.subarray(at, at + ROWS));
      for (const [index, text] of texts.entries()) add(first + at + index, wanted[at + index] ?? 0, text);
      await turn();
    }
  }
  const { keys } = columns.records;
  return {
    compared: pairShared({ older, ...columns.records }, comparison),
    duplicates: { from: sharedKeys(keys.subarray(0, older), ordinals.from), to: sharedKeys(keys.subarray(older), ordinals.to) },
  };
}

function createColumns(size: number, { key, compared, exact }: Comparison) {
  const strict = compared.filter(({ tolerance }) => tolerance === undefined).map(({ name }) => name);
  const tolerant = compared.filter(({ tolerance }) => tolerance !== undefined).map(({ name }) => name);
  const column = () => new Int32Array(size);
  const records = { ordinals: column(), keys: column(), contents: column(), alike: column(), values: tolerant.map(() => new Float64Array(size)) };
  const classes = new Map<string, number>();
  const [contents, alikes] = [new HashIndex64(), new HashIndex64()];
  return {
    records: records satisfies Omit<SharedRecords, 'older'>,
    /** Adds rows of a file, each at its place. */
    of: (file: FileRun) => {
      const { fields } = file.run;
      const [keyText, contentText] = [createKeyText(fields, key), createContentText(fields)];
      const alikeText = createKeyText(fields, strict);
      const positions = tolerant.map((name) => fields.findIndex((field) => field.name === name));
      return (place: number, ordinal: number, text: string) => {
        const cells = file.cellsOf(text);
        const own = keyText(cells);
        const known = classes.get(own) ?? classes.size;
        classes.set(own, known);
        records.ordinals[place] = ordinal;
        records.keys[place] = known;
        records.contents[place] = contents.place(hashText(`${known}:${contentText(cells)}`));
        if (exact) return;
        records.alike[place] = alikes.place(hashText(`${known}:${alikeText(cells)}`));
        for (const [index, position] of positions.entries()) {
          const value = cells[position] ?? null;
          const values = records.values[index];
          if (values !== undefined) values[place] = typeof value === 'number' ? value : Number.NaN;
        }
      };
    },
  };
}

/** How many records share their key with another one of their file. */
function sharedKeys(keys: Int32Array, ordinals: Int32Array): RunComparison['duplicates']['from'] {
  const groups = new Map<number, { readonly first: number; count: number }>();
  for (const [index, key] of keys.entries()) {
    const group = groups.get(key) ?? { first: ordinals[index] ?? 0, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  const several = [...groups.values()].filter(({ count }) => count > 1);
  return {
    records: several.reduce((sum, { count }) => sum + count, 0),
    groups: several.length,
    firsts: several.slice(0, NAMED_DUPLICATES).map(({ first }) => first),
  };
}
