import { unpackValues, type PackedColumn } from './packed-values.ts';
import type { PackedPlace } from './rows-layout.ts';

/** Columns of files of rows that filters were evaluated on, piece by piece. */
export interface ColumnCache {
  /** The column at a place of the file at a path, of which `read` gives the bytes. */
  get(path: string, place: PackedPlace, read: () => Promise<Uint8Array>): Promise<PackedColumn>;
}

interface Entry {
  readonly path: string;
  readonly column: PackedColumn;
  readonly bytes: number;
}

/** What an entry takes beside its values, about. */
const ENTRY_BYTES = 512;
const UNIT_BYTES = 2;

/**
 * Keeps up to so many bytes of columns, unpacked: to unpack them each time takes a hybrid search at a million records 79 ms instead of 65. What was not used for longest gives way, but never
 * to another piece of the same file: those are read in a circle, in which each would push out the next one that is needed.
 */
export function createColumnCache(most: number): ColumnCache {
  const columns = new Map<string, Entry>();
  let held = 0;
  const makeRoom = (bytes: number, path: string): boolean => {
    for (const [oldest, entry] of columns) {
      if (held + bytes <= most) return true;
      if (entry.path === path) return false;
      columns.delete(oldest);
      held -= entry.bytes;
    }
    return held + bytes <= most;
  };
  return {
    async get(path, { at, crc, packing }, read) {
      // With the checksum, since another file of the same run may take the place of one that was damaged.
      const key = `${path} ${at} ${crc}`;
      const known = columns.get(key);
      if (known !== undefined) {
        columns.delete(key);
        columns.set(key, known);
        return known.column;
      }
      const column = unpackValues({ packing, bytes: await read() });
      const bytes = bytesOf(column);
      if (columns.has(key) || !makeRoom(bytes, path)) return column;
      columns.set(key, { path, column, bytes });
      held += bytes;
      return column;
    },
  };
}

function bytesOf(column: PackedColumn): number {
  if (column.kind === 'numbers') return ENTRY_BYTES + column.values.byteLength;
  return ENTRY_BYTES + column.bytes.length + column.texts.reduce((sum, { length }) => sum + UNIT_BYTES * length, 0);
}
