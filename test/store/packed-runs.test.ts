import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Cell, RunField } from '../../src/core/fields/field.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunReader } from '../../src/core/ports/records.ts';
import { booleanCells, dateCells, fields, listCells, numberCells, textCells } from '../core/condition/arbitrary.ts';
import { storeIn } from './records.ts';
import { sharedDirectory } from '../temporary.ts';

const cellsByType = {
  number: numberCells,
  date: dateCells,
  boolean: booleanCells,
  text: [...textCells, '\ufeffmark', '\ud800', '\\ud800', ''],
} as const;
const ROWS = 700;

const own = fields.map((field): RunField => ({ json: false, stats: { values: 1, nulls: 0 }, ...field }));
const others = Array.from({ length: 300 }, (_, index): RunField => ({
  ...own[2],
  name: `other ${index}`,
  type: 'date',
  json: false,
  stats: { values: 0, nulls: ROWS },
}));
const rows: readonly (readonly Cell[])[] = Array.from({ length: ROWS }, (_, row) =>
  fields.map((field, column) => {
    const cells: readonly Cell[] = 'json' in field ? listCells : cellsByType[field.type];
    return cells[(row * (column % 2 === 0 ? 1 : 7) + Math.floor(row / 19) * column) % cells.length] ?? null;
  }),
);

const directory = sharedDirectory();
let store: RecordStore;
let narrow: RunReader;
let wide: RunReader;
beforeAll(async () => {
  store = storeIn(directory.path);
  [narrow, wide] = [await written('narrow', own), await written('wide', [...own, ...others])];
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
});

async function written(name: string, runFields: readonly RunField[]): Promise<RunReader> {
  const scraper = await store.catalogue.createScraper(name);
  await using writer = await store.writeRun(scraper.id);
  await writer.define({ fields: runFields, embedder: null });
  for (let from = 0; from < ROWS; from += 300) {
    const some = rows.slice(from, from + 300);
    const numbers = () => BigInt64Array.from(some, (_, index) => BigInt(from + index));
    await writer.addTexts(some.map((_, index) => `record ${from + index}`));
    await writer.append({
      columns: runFields.map((_, column) => some.map((row) => row[column] ?? null)),
      keyHashes: numbers(),
      contentHashes: numbers(),
      textHashes: numbers(),
      vectors: [],
    });
  }
  return store.openRun(await writer.complete({ records: ROWS, fields: runFields, key: [], titleField: null, runAt: 0, settings: {} }));
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const names = fields.map(({ name }) => name);

it('a run of many fields gives the records that a run of few gives', async () => {
  expect([narrow.run.packed, wide.run.packed]).toEqual([undefined, true]);
  const missing = others.map(() => null);
  const widened = (found: readonly (readonly Cell[])[]) => found.map((cells) => [...cells, ...missing]);
  const ordinals = [699, 0, 301, 17];
  expect((await wide.take(ordinals)).rows).toEqual(widened((await narrow.take(ordinals)).rows));
  expect((await wide.slice({ offset: 290, limit: 20 })).rows).toEqual(widened((await narrow.slice({ offset: 290, limit: 20 })).rows));
  const scanned = async (reader: RunReader) => (await all(reader.scan())).flatMap((batch) => batch.rows);
  expect(await scanned(wide)).toEqual(widened(await scanned(narrow)));
  expect(await wide.cells(names, ordinals)).toEqual(await narrow.cells(names, ordinals));
  expect(await wide.stretch(names, 5, 650)).toEqual(await narrow.stretch(names, 5, 650));
  expect(await all(wide.columns(names))).toEqual(await all(narrow.columns(names)));
  const cells = async (reader: RunReader) => {
    const batches = await all(reader.scanCells(names));
    return names.map((_, index) => batches.flatMap((columns) => columns[index] ?? []));
  };
  expect(await cells(wide)).toEqual(await cells(narrow));
  expect((await all(wide.scanCells(['other 299']))).flat(2)).toEqual(Array.from({ length: wide.run.records }, () => null));
});

it('searches words', async () => {
  const scope = { passing: { count: ROWS, mask: null }, limit: ROWS };
  expect(await wide.matching('record', scope)).toEqual(await narrow.matching('record', scope));
});
