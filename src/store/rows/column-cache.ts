import type { PackedValues } from './packed-values.ts';
import type { PackedPlace } from './rows-layout.ts';

/** Packed columns of files of rows that filters were evaluated on; what was used last stays. */
export interface ColumnCache {
  /** The values at a place of the file at a path, of which `read` gives the bytes. */
  get(path: string, place: PackedPlace, read: () => Promise<Uint8Array>): Promise<PackedValues>;
}

/** What an entry takes beside its values, about. */
const ENTRY_BYTES = 512;
const UNIT_BYTES = 2;

/** Keeps columns as they lie in their files, up to so many bytes: to unpack numbers takes a few milliseconds a million, and eight times the memory. */
export function createColumnCache(most: number): ColumnCache {
  const columns = new Map<string, PackedValues>();
  let held = 0;
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
      const values = { packing, bytes: await read() };
      const bytes = bytesOf(values);
      if (bytes > most || columns.has(key)) return values;
      columns.set(key, values);
      held += bytes;
      for (const [oldest, other] of columns) {
        if (held <= most) break;
        columns.delete(oldest);
        held -= bytesOf(other);
      }
      return values;
    },
  };
}

function bytesOf({ packing, bytes }: PackedValues): number {
  const texts = packing.kind === 'texts' ? packing.texts.reduce((sum, { length }) => sum + UNIT_BYTES * length, 0) : 0;
  return ENTRY_BYTES + bytes.length + texts;
}
