import { Readable } from 'node:stream';

import { ScrqError } from '../../../src/errors.ts';
import { openRecords } from '../../../src/format/read/read-records.ts';
import type { RawRow, ReadOptions, SourceInfo } from '../../../src/format/read/source-records.ts';

/** All that a source holds, put together from its batches. */
export interface WholeSource {
  readonly source: SourceInfo;
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
  readonly lines: readonly number[];
}

/** Reads a source to its end; text is taken as UTF-8. */
export async function readAll(content: string | Buffer | readonly Buffer[], options: Partial<ReadOptions> = {}): Promise<WholeSource> {
  const chunks = typeof content === 'string' ? [Buffer.from(content)] : Buffer.isBuffer(content) ? [content] : [...content];
  return await readStream(Readable.from(chunks), options);
}

export async function readStream(input: Readable, options: Partial<ReadOptions> = {}): Promise<WholeSource> {
  const { source, batches } = await openRecords(input, { name: '-', ...options });
  let names: readonly string[] = [];
  const rows: RawRow[] = [];
  const lines: number[] = [];
  for await (const batch of batches) {
    names = batch.names;
    rows.push(...batch.rows);
    lines.push(...batch.lines);
  }
  return { source, names, rows, lines };
}

/** The message of the failure that a source ends in; anything that is no failure of the user's is thrown on. */
export async function failureOf(content: string | Buffer | readonly Buffer[], options: Partial<ReadOptions> = {}): Promise<string> {
  try {
    await readAll(content, options);
  } catch (error) {
    if (error instanceof ScrqError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'no failure';
}

/** Bytes in pieces of `size`. */
export function inPieces(bytes: Buffer, size: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}
