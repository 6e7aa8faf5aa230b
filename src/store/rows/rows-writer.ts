import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

import type { Field } from '../../contract/operations/scrapers.ts';
import type { Cell } from '../../core/fields/field.ts';
import { packValues } from './packed-values.ts';
import { sealed } from '../statement.ts';
import { BLOCK_ROWS, ROWS_FORMAT, ROWS_NAME, type Place, type RowsHead, type RowsPiece } from './rows-layout.ts';

/** Writes the records of a run a second time, as a file that needs no engine to read a page of it or to test a condition on numbers and a few texts. */
export interface RowsWriter extends AsyncDisposable {
  append(columns: readonly (readonly Cell[])[]): Promise<void>;
  /** Puts the file next to the records of the run. */
  finish(run: string, directory: string): Promise<void>;
}

const deflate = promisify(deflateRaw);
/** A wide run is written without columns: its head would be as long as the values. */
const MOST_FIELDS = 200;

/** Begins the file in a directory for temporary ones, where nothing is left when the writer is gone. */
export async function openRowsWriter(scratch: string, fields: readonly Pick<Field, 'type'>[]): Promise<RowsWriter> {
  const path = join(scratch, ROWS_NAME);
  const file = await open(path, 'wx', 0o600);
  const packed = fields.length > MOST_FIELDS ? [] : fields;
  const pieces: RowsPiece[] = [];
  let [written, records] = [0, 0];
  const write = async (...parts: readonly Uint8Array[]) => {
    await file.writev(parts);
    for (const { length } of parts) written += length;
  };
  const place = async (bytes: Uint8Array): Promise<Place> => {
    const at = written;
    await write(bytes);
    return { at, bytes: bytes.length, crc: crc32(bytes) };
  };
  return {
    async append(columns) {
      const rows = columns[0]?.length ?? 0;
      const at = written;
      const blocks = Array.from({ length: Math.ceil(rows / BLOCK_ROWS) }, (_, block) => Buffer.from(blockText(columns, block)));
      await write(...blocks);
      const values: RowsPiece['values'][number][] = [];
      for (const [field, { type }] of packed.entries()) {
        const found = packValues(type, columns[field] ?? []);
        values.push(found === undefined ? null : { ...(await place(found.bytes)), packing: found.packing });
      }
      pieces.push({ rows, at, blocks: blocks.flatMap((block) => [block.length, crc32(block)]), values });
      records += rows;
    },
    async finish(run, directory) {
      const head = await deflate(JSON.stringify({ format: ROWS_FORMAT, run, records, pieces } satisfies RowsHead));
      await write(sealed(head));
      await file.close();
      await rename(path, join(directory, ROWS_NAME));
    },
    async [Symbol.asyncDispose]() {
      await file.close();
      await rm(path, { force: true });
    },
  };
}

/** Records as lists of their cells. The store holds UTF-8, so half a character of two is what it makes of one. */
function blockText(columns: readonly (readonly Cell[])[], block: number): string {
  const rows = (columns[0] ?? [])
    .slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS)
    .map((_, row) => columns.map((cells) => cells[block * BLOCK_ROWS + row]));
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  if (!text.includes(String.raw`\ud`)) return text;
  return rows
    .map((row) => JSON.stringify(row, (_, value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value)))
    .join('\n');
}
