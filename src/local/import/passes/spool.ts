import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

import { parseInOrder } from '../../../contract/json-order.ts';
import { nodeCode, ScrqError } from '../../../errors.ts';
import type { RawRow } from '../../../format/read/source-records.ts';
import { packRows, unpackRows, type LinedRows, type PackedRows, type SpooledRow } from './packed-rows.ts';

/**
 * Records between two passes over a source that can be read only once. What is small stays in memory; beyond that, a file of
 * JSON lines, so memory does not grow with the source.
 */
export interface Spool extends AsyncDisposable {
  /** About as many as all rows hold. */
  readonly characters: number;
  write(read: LinedRows): Promise<void>;
  /** All rows in order, in batches; once, after the last `write`: what was read is given away. */
  read(): AsyncIterable<readonly SpooledRow[]>;
}

/** About as much as is held in memory, in bytes. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** What a row and a value take next to their characters. */
const ROW_BYTES = 64;
const VALUE_BYTES = 24;
const NUMBER_CHARACTERS = 8;
/** What is parsed at once: some milliseconds of work. */
const READ_BYTES = 256 * 1024;

/** A spool that goes to `file` once it is large. */
export function createSpool(file: string): Spool {
  let memory: (PackedRows | readonly SpooledRow[])[] = [];
  let size = 0;
  let characters = 0;
  let handle: FileHandle | undefined;

  const spill = async (rows: readonly SpooledRow[]) => {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    try {
      handle ??= await open(file, 'w', 0o600);
      await handle.writeFile(text);
    } catch (error) {
      throw spillError(error, file);
    }
  };

  return {
    get characters() {
      return characters;
    },
    async write(read) {
      const { rows } = read;
      const length = charactersOf(rows);
      characters += length;
      if (handle === undefined) {
        size += length + overheadOf(rows);
        memory.push(packRows(read) ?? spooledRows(read));
        if (size <= MEMORY_BYTES) return;
        for (let held = memory.shift(); held !== undefined; held = memory.shift()) await spill(rowsOf(held));
        return;
      }
      await spill(spooledRows(read));
    },
    async *read() {
      if (handle === undefined) {
        for (let held = memory.shift(); held !== undefined; held = memory.shift()) yield rowsOf(held);
        return;
      }
      let cut = '';
      for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: READ_BYTES })) {
        const text = cut + String(chunk);
        const end = text.lastIndexOf('\n');
        cut = text.slice(end + 1);
        // Only this file wrote the rows. Parsing a batch at once is several times faster than line by line.
        if (end > 0) yield parseInOrder(`[${text.slice(0, end).replaceAll('\n', ',')}]`) as readonly SpooledRow[];
      }
    },
    async [Symbol.asyncDispose]() {
      memory = [];
      await handle?.close();
    },
  };
}

function spooledRows({ rows, lines }: LinedRows): readonly SpooledRow[] {
  return rows.map((row, index): SpooledRow => [lines[index] ?? 0, ...row]);
}

function rowsOf(held: PackedRows | readonly SpooledRow[]): readonly SpooledRow[] {
  return 'text' in held ? unpackRows(held) : held;
}

/** A failure to keep rows in a temporary file, in our words. */
export function spillError(cause: unknown, file: string): unknown {
  const code = nodeCode(cause);
  if (code === undefined) return cause;
  const full = code === 'ENOSPC' || code === 'EDQUOT';
  return new ScrqError('data_unusable', `cannot keep the records while they are read: ${full ? 'the disk is full' : code}`, {
    cause,
    hint: `Free some space where ${dirname(file)} is, and run the command again.`,
  });
}

function charactersOf(rows: readonly RawRow[]): number {
  let characters = rows.length * NUMBER_CHARACTERS;
  for (const row of rows) {
    for (const value of row) {
      if (typeof value === 'string') characters += value.length;
      else characters += typeof value === 'object' && value !== null ? JSON.stringify(value).length : NUMBER_CHARACTERS;
    }
  }
  return characters;
}

function overheadOf(rows: readonly RawRow[]): number {
  return rows.reduce((bytes, row) => bytes + ROW_BYTES + (row.length + 1) * VALUE_BYTES, 0);
}
