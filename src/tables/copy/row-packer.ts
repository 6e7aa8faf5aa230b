import { setImmediate as nextTurn } from 'node:timers/promises';

import type { NewRecords } from '../../core/ports/run-writer.ts';
import { columnNames } from '../sql/sql.ts';
import type { CopiedField } from './copy-fields.ts';
import { Decimals } from './decimals.ts';
import type { Pack } from './pack-source.ts';
import { fieldPacker, type Packed, type PackedColumn } from './packed-columns.ts';

/** Records on their way into a copy; all columns have the length of the hashes. */
export type CopiedRecords = Pick<NewRecords, 'columns' | 'contentHashes'>;

/** A pack, and about how many characters it holds. */
interface TakenPack extends Pack {
  readonly characters: number;
}

export interface RowPacker {
  readonly columns: readonly PackedColumn[];
  /** How many decimals the values of each field have; null for other fields than numbers, and where sums are not exact. */
  decimals(): readonly (number | null)[];
  /** Packs records from one position up to another, or fewer. */
  pack(records: CopiedRecords, from: number, to: number): Promise<TakenPack>;
}

/** Rows of the engine's own pieces of columns: with more, it would give several for a pack. */
const MOST_ROWS = 2048;
/** What is taken before others get their turn: some milliseconds of work. */
const CHARACTERS_AT_ONCE = 200_000;
/** The engine takes in a pack at once: 3 us a column. */
const CELLS_AT_ONCE = 200_000;

export function createRowPacker(fields: readonly CopiedField[]): RowPacker {
  const decimals = fields.map(() => new Decimals());
  const packers = fields.map((field, index) => fieldPacker(field, index, decimals[index] ?? new Decimals()));
  const columns: readonly PackedColumn[] = [{ name: columnNames.content, kind: 'hashes' }, ...packers.flatMap((packer) => packer.columns)];
  const texts = fields.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
  const mostRows = Math.max(1, Math.min(MOST_ROWS, Math.floor(CELLS_AT_ONCE / columns.length)));
  return {
    columns,
    decimals: () => fields.map(({ type }, index) => (type === 'number' ? (decimals[index]?.value() ?? null) : null)),
    async pack(records, from, to) {
      const all = texts.map((index) => records.columns[index] ?? []);
      let [end, characters] = [from, 0];
      while (end < to && end - from < mostRows && characters < CHARACTERS_AT_ONCE) {
        for (const cells of all) {
          const cell = cells[end];
          if (typeof cell === 'string') characters += cell.length;
        }
        end += 1;
      }
      const packed: Packed[] = [records.contentHashes.slice(from, end)];
      for (const [index, packer] of packers.entries()) {
        packed.push(...packer.pack(records.columns[index] ?? [], { from, to: end }));
      }
      await nextTurn();
      return { count: end - from, columns: packed, characters };
    },
  };
}
