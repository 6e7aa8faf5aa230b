import type { PackedPlace } from './rows-layout.ts';
import { unpackValues, type PackedColumn } from './packed-values.ts';

/** Columns of files of rows that filters were evaluated on, as far as memory goes; what was used last stays. */
export interface ColumnCache {
  /** The column at a place of the file at a path, of which `read` gives the bytes. */
  get(path: string, place: PackedPlace, read: () => Promise<Uint8Array>): Promise<PackedColumn>;
}

/** Keeps so many bytes of columns. */
export function createColumnCache(most: number): ColumnCache {
  const columns = new Map<string, PackedColumn>();
  let held = 0;
  const forget = (key: string, column: PackedColumn): void => {
    if (columns.delete(key)) held -= bytesOf(column);
  };
  return {
    async get(path, { at, crc, packing }, read) {
      // With the checksum, since another file of the same run may take the place of one that was damaged.
      const key = `${path} ${at} ${crc}`;
      const known = columns.get(key);
      if (known !== undefined) {
        columns.delete(key);
        columns.set(key, known);
        return known;
      }
      const column = unpackValues({ packing, bytes: await read() });
      const bytes = bytesOf(column);
      if (bytes > most || columns.has(key)) return column;
      columns.set(key, column);
      held += bytes;
      for (const [oldest, other] of columns) {
        if (held <= most) break;
        forget(oldest, other);
      }
      return column;
    },
  };
}

function bytesOf(column: PackedColumn): number {
  return column.kind === 'texts' ? column.bytes.length : column.values.byteLength;
}
