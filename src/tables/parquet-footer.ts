import type { FileHandle } from 'node:fs/promises';

/** What a Parquet file begins and ends with. */
export const PARQUET_MAGIC = 'PAR1';

/** The length of the footer, and the magic number. */
const TAIL_BYTES = 8;

/** The footer of a Parquet file, and the byte at which it begins. */
export async function readFooter(file: FileHandle): Promise<{ readonly start: number; readonly footer: Buffer }> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(TAIL_BYTES);
  await file.read(tail, 0, TAIL_BYTES, size - TAIL_BYTES);
  const footer = Buffer.alloc(tail.readUInt32LE(0));
  const start = size - TAIL_BYTES - footer.length;
  await file.read(footer, 0, footer.length, start);
  return { start, footer };
}

/** A footer, and what ends the file behind it. */
export function endedFooter(footer: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(footer.length);
  return Buffer.concat([footer, length, Buffer.from(PARQUET_MAGIC)]);
}
