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

/** Records as lists of their cells, in JSON, which the engine takes twice as long to write. */
function blockText(columns: readonly (readonly Cell[])[], block: number): string {
  const end = Math.min((block + 1) * BLOCK_ROWS, columns[0]?.length ?? 0);
  let text = '';
  for (let row = block * BLOCK_ROWS; row < end; row += 1) {
    let before = text === '' ? '[' : '\n[';
    for (const cells of columns) {
      text += before + cellText(cells[row] ?? null);
      before = ',';
    }
    text += ']';
  }
  return text;
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return Number.isNaN(cell) || cell === Infinity || cell === -Infinity ? 'null' : String(cell);
  if (UNESCAPED.test(cell)) return `"${cell}"`;
  const text = JSON.stringify(cell);
  // The store holds UTF-8, so half a character of two is what it makes of one.
  return text.includes(String.raw`\ud`) ? JSON.stringify(Buffer.from(cell).toString()) : text;
}

/** Text that stands in JSON as it is. */
// oxlint-disable-next-line no-control-regex
const UNESCAPED = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/;
