import { copyFile, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkFilter } from '../../src/core/condition/check.ts';
import { predicatesOf } from '../../src/core/condition/transform.ts';
import type { Cell, RunField } from '../../src/core/fields/field.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunReader } from '../../src/core/ports/records.ts';
import { booleanCells, dateCells, fields, filters, listCells, numberCells, textCells } from '../core/condition/arbitrary.ts';
import { runs } from '../property-runs.ts';
import { temporaryDirectory, untilTestEnds } from '../temporary.ts';
import { passingIn, storeIn } from './records.ts';

const cellsByType = {
  number: [...numberCells, 12, 12.5, 12.25, -128, 127, 128, 32_767, 32_768, 2 ** 31, 2 ** 31 - 1, -(2 ** 31)],
  date: [...dateCells, 86_400_000, -86_400_000, 1000],
  boolean: booleanCells,
  text: [...textCells, '\ufeffmark', '\ud800', '\\ud800', ''],
} as const;
const own = fields.map((field): RunField => ({ json: false, stats: { values: 1, nulls: 0 }, ...field }));
/** Records of a piece. */
const PIECE = 100;
const ROWS = 330;

/** A run of few values in some pieces and of all in others, in a dataset of its own. */
async function writtenRun() {
  const { path } = untilTestEnds(await temporaryDirectory());
  const store = untilTestEnds(storeIn(path));
  const scraper = await store.catalogue.createScraper('rows');
  const write = async (seed: number): Promise<RunEntry> => {
    await using writer = await store.writeRun(scraper.id);
    await writer.define({ fields: own, embedder: null });
    const rows = cellsOf(seed);
    for (let from = 0; from < ROWS; from += PIECE) {
      const some = rows.slice(from, from + PIECE);
      const numbers = () => BigInt64Array.from(some, (_, index) => BigInt(from + index));
      await writer.addTexts(some.map(() => ''));
      await writer.append({
        columns: own.map((_, column) => some.map((row) => row[column] ?? null)),
        keyHashes: numbers(),
        contentHashes: numbers(),
        textHashes: numbers(),
        vectors: [],
      });
    }
    return await writer.complete({ records: ROWS, fields: own, key: [], titleField: null, runAt: 0, settings: {} });
  };
  return { directory: path, store, write, fileOf: ({ id }: RunEntry) => join(path, `r_${id}.lance`, 'rows.bin') };
}

function cellsOf(seed: number): readonly (readonly Cell[])[] {
  return Array.from({ length: ROWS }, (_, row) =>
    fields.map((field, column) => {
      const cells: readonly Cell[] = 'json' in field ? listCells : cellsByType[field.type];
      const kinds = row < PIECE ? 1 : row < 2 * PIECE ? 3 : cells.length;
      return cells[(seed + column + ((row * (column % 2 === 0 ? 1 : 7) + Math.floor(row / 19) * column) % kinds)) % cells.length] ?? null;
    }),
  );
}

/** The run as it is read without its file of rows, in whose place none can be put. */
async function withoutRows(directory: string, file: string, run: RunEntry): Promise<RunReader> {
  await rm(file);
  await mkdir(file);
  const store: RecordStore = untilTestEnds(storeIn(directory));
  return store.openRun(run);
}

const ordinals = [ROWS - 1, 0, 31, 32, 99, 100, 101, 0, 299];

describe('the file of rows', () => {
  it('holds what the table holds, and tells which records pass as the table does', async () => {
    const { directory, store, write, fileOf } = await writtenRun();
    const run = await write(0);
    const reader = await store.openRun(run);
    const found = {
      taken: await reader.take(ordinals),
      sliced: (await reader.slice({ offset: 95, limit: 10 })).rows,
      last: (await reader.slice({ offset: ROWS - 2, limit: 10 })).rows,
    };
    const told = new Map<string, Awaited<ReturnType<RunReader['passing']>>>();
    const tried = fc.sample(filters, runs(600)).map((filter) => checkFilter(filter, fields));
    for (const filter of tried) told.set(JSON.stringify(filter), await reader.passing(filter));

    const table = await withoutRows(directory, fileOf(run), run);
    expect(found).toEqual({
      taken: await table.take(ordinals),
      sliced: (await table.slice({ offset: 95, limit: 10 })).rows,
      last: (await table.slice({ offset: ROWS - 2, limit: 10 })).rows,
    });
    for (const filter of tried) {
      const hasWords = predicatesOf(filter).some(({ kind }) => kind === 'text');
      const passing = await passingIn(table, filter);
      const expected = { count: passing.count, mask: passing.count === ROWS ? null : passing.mask };
      expect([filter, told.get(JSON.stringify(filter))]).toEqual([filter, hasWords ? undefined : expected]);
      expect(await table.passing(filter)).toBeUndefined();
    }
  });

  it.each([
    ['cut', async (file: string) => truncate(file, (await readFile(file)).length - 1)],
    ['empty', (file: string) => truncate(file, 0)],
    ['damaged at its beginning', (file: string) => changeByte(file, 10)],
    ['damaged at its end', (file: string) => changeByte(file, -20)],
    ['something else', (file: string) => writeFile(file, 'x'.repeat(500))],
    ['that of another run', (file: string, other: string) => copyFile(other, file)],
    ['of an earlier version', asEarlierVersion],
  ])('is done without when it is %s', async (_how, damage) => {
    const { directory, write, fileOf } = await writtenRun();
    const [run, other] = [await write(0), await write(5)];
    const rowsRead = async () => (await (await untilTestEnds(storeIn(directory)).openRun(run)).take(ordinals)).rows;
    const whole = await rowsRead();
    await damage(fileOf(run), fileOf(other));
    expect(await rowsRead()).toEqual(whole);
  });
});

/** As the version before this one wrote it: its records are not what this one reads. */
async function asEarlierVersion(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  const head = deflateRawSync(JSON.stringify({ ...JSON.parse(inflateRawSync(bytes.subarray(at, -8)).toString()), format: 2 }));
  const ending = Buffer.alloc(8);
  ending.writeUInt32LE(head.length);
  ending.writeUInt32LE(crc32(head), 4);
  await writeFile(path, Buffer.concat([bytes.subarray(0, at).fill(0x20), head, ending]));
}

async function changeByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  const index = (at + bytes.length) % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
