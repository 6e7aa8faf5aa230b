import { closeSync, openSync, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';

import type { Cell } from '../../core/fields/field.ts';
import { compileCondition, type PlacedField } from '../../core/condition/evaluate/evaluate.ts';
import { both, either, opposite, TRUE, type Truths } from '../../core/condition/evaluate/truths.ts';
import type { Condition, Predicate } from '../../core/condition/condition.ts';
import { fieldsOf } from '../../core/condition/transform.ts';
import { textColumn } from '../../core/columns/columns.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { Ordinal } from '../../core/ports/records.ts';
import type { Passing } from '../../core/passing.ts';
import { nodeCode } from '../../errors.ts';
import { lookedAt, type FileProblem } from '../run/derived/file-problem.ts';
import { wholeColumn, type PackedColumn } from './packed-values.ts';
import type { ColumnCache } from './column-cache.ts';
import { createTurns } from '../../turns.ts';
import { SEAL_BYTES } from '../statement.ts';
import { BLOCK_ROWS, ROWS_FORMAT, type PackedPlace, type Place, type RowsHead, type RowsPiece } from './rows-layout.ts';

/** The records of a run in a file of their own. What it gives is undefined where there is no such file, it does not hold what was written, or cannot tell. */
export interface RowsFile {
  /** Cells of records, aligned with `ordinals`. */
  take(ordinals: readonly Ordinal[]): Promise<readonly (readonly Cell[])[] | undefined>;
  /** Which records pass a checked condition. */
  passing(condition: Condition, signal?: AbortSignal): Promise<Passing | undefined>;
}

/** The file of a run at a path, which is read when something is first asked of it. */
export function createRowsFile(run: RunEntry, path: string, columns: ColumnCache): RowsFile {
  let reading: Promise<RowsHead> | undefined;
  const readOnce = async (): Promise<RowsHead> => {
    await using file = await open(path);
    return await readHead(file, run);
  };
  const attempt = async <Result>(work: (head: RowsHead) => Promise<Result> | Result): Promise<Result | undefined> => {
    try {
      return await work(await (reading ??= readOnce()));
    } catch (error) {
      if (!(error instanceof UselessRows) && nodeCode(error) === undefined) throw error;
      // Another file may take its place.
      reading = undefined;
      return undefined;
    }
  };
  return {
    take: (ordinals) => attempt((head) => takeRows(path, head, ordinals)),
    passing: (condition, signal) =>
      attempt(async (head) => {
        const test = testOf(condition, run, head);
        if (test === undefined) return undefined;
        await using file = await open(path);
        return await findPassing((place) => columns.get(path, place, () => readPlace(file, place)), head, test, signal);
      }),
  };
}

/** Thrown where a file cannot be read as that of its run. */
class UselessRows extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`the file of rows is ${problem}`);
    this.problem = problem;
  }
}

/** What is wrong with the file of a run at a path, of which everything is read; null when it is sound. */
export function inspectRows(path: string, run: RunEntry): Promise<FileProblem | null> {
  return lookedAt(async () => {
    try {
      await using file = await open(path);
      for (const piece of (await readHead(file, run)).pieces) {
        for (const place of placesIn(piece)) await readPlace(file, place);
      }
      return null;
    } catch (error) {
      if (error instanceof UselessRows) return error.problem;
      throw error;
    }
  });
}

async function readPlace(file: FileHandle, { at, bytes: length, crc }: Place): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead !== length || crc32(bytes) !== crc) throw new UselessRows('damaged');
  return bytes;
}

/** A few kilobytes, which take the system less time than to wait for another thread. */
function readBlock(file: number, { at, bytes: length, crc }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(file, bytes, 0, length, at) !== length || crc32(bytes) !== crc) throw new UselessRows('damaged');
  return bytes;
}

/** What a file says of itself. */
async function readHead(file: FileHandle, { id, records }: RunEntry): Promise<RowsHead> {
  const { size } = await file.stat();
  const ending = Buffer.alloc(SEAL_BYTES);
  await file.read(ending, 0, SEAL_BYTES, Math.max(0, size - SEAL_BYTES));
  const bytes = ending.readUInt32LE(0);
  const at = size - SEAL_BYTES - bytes;
  if (at < 0) throw new UselessRows('damaged');
  const packed = await readPlace(file, { at, bytes, crc: ending.readUInt32LE(4) });
  // Zeros, which a disk may give for what was never written, have the checksum of nothing.
  if (bytes === 0) throw new UselessRows('damaged');
  // Its checksum says that this version or another one wrote it.
  const head = JSON.parse(inflateRawSync(packed).toString()) as RowsHead;
  if (head.format !== ROWS_FORMAT) throw new UselessRows('outdated');
  if (head.run !== id || head.records !== records) throw new UselessRows('foreign');
  return head;
}

type Row = readonly Cell[];

function takeRows(path: string, { pieces }: RowsHead, ordinals: readonly Ordinal[]): readonly Row[] {
  const blocks = new Map<string, Buffer>();
  const file = openSync(path, 'r');
  try {
    return ordinals.map((ordinal) => {
      const { piece, row } = pieceOf(pieces, ordinal);
      const block = Math.floor(row / BLOCK_ROWS);
      const name = `${piece.at} ${block}`;
      const text = blocks.get(name) ?? readBlock(file, blockPlace(piece, block));
      blocks.set(name, text);
      return rowIn(text, row % BLOCK_ROWS);
    });
  } finally {
    closeSync(file);
  }
}

const LINE_END = 0x0a;

/** The record of a line, which alone is parsed. */
function rowIn(text: Buffer, line: number): Row {
  let start = 0;
  for (let before = 0; before < line; before += 1) start = text.indexOf(LINE_END, start) + 1;
  const end = text.indexOf(LINE_END, start);
  // Its checksum says that the writer wrote it.
  return JSON.parse(text.toString('utf8', start, end === -1 ? text.length : end)) as Row;
}

function pieceOf(pieces: readonly RowsPiece[], ordinal: Ordinal): { readonly piece: RowsPiece; readonly row: number } {
  let row = ordinal;
  for (const piece of pieces) {
    if (row < piece.rows) return { piece, row };
    row -= piece.rows;
  }
  throw new TypeError('the run has no such record');
}

/** All of a piece that has a checksum. */
function placesIn(piece: RowsPiece): readonly Place[] {
  const blocks = Array.from({ length: Math.ceil(piece.rows / BLOCK_ROWS) }, (_, block) => blockPlace(piece, block));
  return [...blocks, ...piece.values.filter((place) => place !== null)];
}

function blockPlace({ at, blocks }: RowsPiece, block: number): Place {
  let start = at;
  for (let before = 0; before < block; before += 1) start += blocks[2 * before] ?? 0;
  return { at: start, bytes: blocks[2 * block] ?? 0, crc: blocks[2 * block + 1] ?? 0 };
}

type ReadColumn = (place: PackedPlace) => Promise<PackedColumn>;
type PieceTest = (read: ReadColumn, piece: RowsPiece) => Promise<Truths>;

/** What is true of the records of a piece; undefined where the file does not have all values that the condition reads. */
function testOf(condition: Condition, run: RunEntry, head: RowsHead): PieceTest | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const tests = condition.items.map((item) => testOf(item, run, head));
      const join = condition.kind === 'and' ? both : either;
      if (tests.includes(undefined)) return undefined;
      return async (read, piece) => {
        let truths: Truths | undefined;
        for (const test of tests) {
          const next = await test?.(read, piece);
          if (next !== undefined) truths = truths === undefined ? next : join(truths, next);
        }
        return truths ?? new Uint8Array(piece.rows);
      };
    }
    case 'not': {
      const test = testOf(condition.item, run, head);
      return test === undefined ? undefined : async (read, piece) => opposite(await test(read, piece));
    }
    // Words anywhere are looked for in long texts as well, and an aggregate is computed of the whole run.
    case 'text':
    case 'compareTo':
      return undefined;
    default:
      return leafTest(condition, run, head);
  }
}

function leafTest(leaf: Predicate, { fields }: RunEntry, { pieces }: RowsHead): PieceTest | undefined {
  const names = fieldsOf(leaf);
  const positions = names.map((name) => fields.findIndex((field) => field.name === name));
  if (positions.some((position) => pieces.some(({ values }) => !values[position]))) return undefined;
  const placed = positions.flatMap((field, position): readonly PlacedField[] =>
    fields.slice(field, field + 1).map((known) => ({ ...known, position })),
  );
  const placeOf = (name: string): PlacedField => {
    const field = placed[names.indexOf(name)];
    if (field === undefined) throw new TypeError('unchecked condition: unknown field');
    return field;
  };
  const test = compileCondition(leaf, placeOf, []);
  return async (read, { rows, values }) => {
    const columns: PackedColumn[] = [];
    for (const position of positions) {
      const place = values[position];
      if (place) columns.push(await read(place));
    }
    const [first] = columns;
    if (columns.length > 1 || first?.kind !== 'texts') return test({ size: rows, columns: columns.map(wholeColumn) });
    // Each text is tested once, and that there is none.
    const { texts } = first;
    const truths = test({ size: texts.length + 1, columns: [textColumn([null, ...texts])] });
    const all = new Uint8Array(rows);
    for (let row = 0; row < rows; row += 1) all[row] = truths[first.bytes[row] ?? 0] ?? 0;
    return all;
  };
}

async function findPassing(read: ReadColumn, { pieces, records }: RowsHead, test: PieceTest, signal: AbortSignal | undefined): Promise<Passing> {
  const mask = new Uint8Array(records);
  const turn = createTurns({ signal });
  let [count, first] = [0, 0];
  for (const piece of pieces) {
    // What is in memory is at hand without a turn for others.
    await turn();
    signal?.throwIfAborted();
    const truths = await test(read, piece);
    for (let row = 0; row < truths.length; row += 1) {
      // Of the three truths, only this one has the last bit. To branch would take four times as long.
      const flag = (truths[row] ?? 0) & TRUE;
      mask[first + row] = flag;
      count += flag;
    }
    first += piece.rows;
  }
  return { count, mask: count === records ? null : mask };
}
