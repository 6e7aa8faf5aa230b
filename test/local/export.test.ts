import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ExportInput } from '../../src/contract/operations/export.ts';
import type { RunField } from '../../src/core/fields/field.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { RunReader } from '../../src/core/ports/records.ts';
import type { RunTable } from '../../src/core/ports/tables.ts';
import { ScrqError } from '../../src/errors.ts';
import { cellText } from '../../src/format/write/cell-text.ts';
import type { LocalDataset } from '../../src/local/dataset.ts';
import { exportRecords } from '../../src/local/export/export.ts';
import { openDataset } from '../../src/local/open.ts';
import { memoryShares } from '../../src/local/memory-shares.ts';
import type { Services } from '../../src/local/services.ts';
import { noTables } from './storage.ts';
import { noEmbedders } from './fake-embedders.ts';
import { atRest } from '../at-rest.ts';
import { runs } from '../property-runs.ts';

let directory: string;
let dataset: LocalDataset;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-export-'));
  dataset = await openDataset({ directory });
});
afterAll(async () => {
  await dataset[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

async function importRecords(name: string, records: readonly object[]): Promise<string> {
  const source = {
    name: `${name}.ndjson`,
    open: () => Readable.from([Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''))]),
  };
  return (await dataset.importRun(source, { scraper: name, settled: 'again' })).scraper.id;
}

async function exported(input: ExportInput): Promise<string> {
  await using file = await dataset.api.export(input);
  return await text(file.chunks);
}

async function results(scraperId: string, sort?: string) {
  const { data, pagination } = await dataset.api.results({ scraperId, take: 1000, sort });
  expect(pagination.hasMore).toBe(false);
  return data;
}

const words = fc.string({
  unit: fc.constantFrom('a', 'b', '"', "'", ',', ';', '\n', '\r\n', '\\', '=', '-', '東', '🪑', '\u2028', '\u0007'),
  maxLength: 8,
});
const value = fc.oneof(
  words,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(words, { maxLength: 2 }),
);
const column = fc.oneof(
  fc.constant(words),
  fc.constant(fc.integer()),
  fc.constant(fc.boolean()),
  fc.constant(fc.constantFrom('2026-01-02', '1931-12-30', '2024-02-29')),
  fc.constant(fc.constantFrom('2026-01-02T03:04:05Z', '2026-06-30T23:59:59.999Z')),
  fc.constant(value),
);
const table = fc
  .tuple(column, column, column)
  .chain(([a, b, c]) => fc.array(fc.record({ 'a b': fc.option(a), '100': fc.option(b), '=c': fc.option(c) }), { minLength: 1, maxLength: 12 }));

describe('an export', () => {
  test('holds the very records that results show, whatever is in them', async () => {
    const property = fc.asyncProperty(table, async (records) => {
      const scraperId = await importRecords('any', records);
      for (const sort of [undefined, '100', '-a b']) {
        const shown = await results(scraperId, sort);
        expect(await exported({ scraperId, sort })).toBe(`[\n${shown.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
        const rows: unknown = parse(await exported({ scraperId, sort, format: 'csv' }), { record_delimiter: '\r\n' });
        expect(rows).toEqual([Object.keys(shown[0] ?? {}), ...shown.map((record) => Object.keys(record).map((key) => cellText(record[key])))]);
      }
    });
    await fc.assert(property, { numRuns: runs(80) });
  });

  test('of many records holds each once, in order, though it is read in many parts', async () => {
    const many = Array.from({ length: 12_345 }, (_, index) => ({
      n: index,
      word: `w${(index * 7919) % 12_345}`,
      body: index % 1000 === 0 ? 'x'.repeat(50_000) : 'y',
    }));
    const scraperId = await importRecords('many', many);
    // As text: to compare so many records in depth takes a second.
    const lines = (records: readonly object[]) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
    const are = async (input: Omit<ExportInput, 'scraperId'>, wanted: string) =>
      expect((await exported({ scraperId, ...input })) === wanted).toBe(true);
    await are({}, lines(many));
    await are({ filter: 'n >= 100', fields: 'n' }, lines(many.slice(100).map(({ n }) => ({ n }))));
    await are({ sort: '-n', fields: 'word' }, lines(many.toReversed().map(({ word }) => ({ word }))));
    const byWord = many.toSorted((a, b) => (a.word < b.word ? -1 : 1)).map(({ n }) => `${n}\r\n`);
    await are({ sort: 'word', fields: 'n', format: 'csv' }, `n\r\n${byWord.join('')}`);
  });

  test('is the same bytes every time', async () => {
    const scraperId = await importRecords(
      'same',
      Array.from({ length: 300 }, (_, index) => ({ n: index % 7, t: `t${index}` })),
    );
    for (const input of [{}, { format: 'csv' as const }, { sort: 'n' }, { filter: 'n > 3' }]) {
      expect(await exported({ scraperId, ...input })).toBe(await exported({ scraperId, ...input }));
    }
  });
});

const field: RunField = { name: 'n', type: 'number', json: false, stats: { values: 1, nulls: 0 } };
/** Few enough to be printed from what the store gives, and so many that the tables give their lines. */
const RECORDS = 40_000;
const MANY_RECORDS = 60_000;
const run: RunEntry = {
  id: 'run',
  scraperId: 'numbers',
  startedAt: 0,
  completedAt: 0,
  runAt: 0,
  records: RECORDS,
  fields: [field],
  key: [],
  settings: {},
  titleField: null,
  embedder: null,
};

/** A store of numbers, each at its position, that notes how far it was read. */
function numbers(
  stretch: RunReader['stretch'] = async (_fields, from, to) => [Array.from({ length: to - from }, (_, row) => from + row)],
  records = RECORDS,
) {
  const seen = { to: 0 };
  // What else a store can is not asked for here.
  const reader = {
    run: { ...run, records },
    stretch: (fields: readonly string[], from: number, to: number) => {
      seen.to = to;
      return stretch(fields, from, to);
    },
  } as unknown as RunReader;
  const catalogue = { scraper: async () => ({ id: 'numbers', name: 'numbers', createdAt: 0 }), runs: async () => [reader.run] };
  const store = { catalogue, openRun: async () => reader } as unknown as RecordStore;
  // Lines of as many records as the store gives.
  const lines = (lineOf: (cell: number) => string) =>
    async function* () {
      const [cells = []] = await stretch(['n'], 0, records);
      yield { bytes: Buffer.from(cells.map((cell) => lineOf(Number(cell))).join('')), count: cells.length };
    };
  const runTable = { csv: lines((cell) => `${cell}\r\n`), json: lines((cell) => `,\n{"n":${cell}}`) };
  const tables: Services['tables'] = { ...noTables, open: async () => runTable as unknown as RunTable };
  const services: Services = { store, tables, embedders: noEmbedders, model: null, memory: memoryShares(), now: () => 0 };
  return { seen, services };
}

describe('the reader of an export', () => {
  test('gets what he reads, and little more is read for him', async () => {
    const { seen, services } = numbers();
    const file = await exportRecords(services, { scraperId: 'numbers' });
    expect([file.records, seen.to]).toEqual([RECORDS, 0]);
    const chunks = file.chunks[Symbol.asyncIterator]();
    await chunks.next();
    const afterOne = seen.to;
    expect(afterOne).toBeLessThan(RECORDS / 2);
    expect(await atRest(() => seen.to)).toBe(afterOne);
    await file[Symbol.asyncDispose]();
    expect((await chunks.next()).done).toBe(true);
    expect(seen.to).toBe(afterOne);
  });

  test('who waits for the first byte waits for few records', async () => {
    const { seen, services } = numbers();
    await using file = await exportRecords(services, { scraperId: 'numbers' });
    const first = await file.chunks[Symbol.asyncIterator]().next();
    expect(Buffer.from(first.value ?? []).toString()).toMatch(/^\[\n{"n":0},\n{"n":1},\n/);
    expect(seen.to).toBeLessThan(RECORDS / 2);
  });

  test('is told when the work was stopped', async () => {
    const { services } = numbers();
    const stop = new AbortController();
    const file = await exportRecords(services, { scraperId: 'numbers' }, { signal: stop.signal });
    const reason = new Error('enough');
    const reading = (async () => {
      for await (const chunk of file.chunks) if (chunk.length > 0) stop.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
  });
});

describe('an export that cannot be whole', () => {
  test('fails with what the store says, and the end of the file never comes', async () => {
    const gone = new ScrqError('data_unusable', 'cannot read the run: it is gone');
    const { services } = numbers(async (_fields, from, to) => {
      if (to > RECORDS / 2) throw gone;
      return [Array.from({ length: to - from }, (_, row) => from + row)];
    });
    const file = await exportRecords(services, { scraperId: 'numbers' });
    let read = '';
    const reading = (async () => {
      for await (const chunk of file.chunks) read += Buffer.from(chunk).toString();
    })();
    await expect(reading).rejects.toBe(gone);
    expect(read.startsWith('[\n{"n":0},')).toBe(true);
    expect(read).not.toContain(']');
  });

  test.each([
    ['json', RECORDS],
    ['csv', RECORDS],
    ['json', MANY_RECORDS],
    ['csv', MANY_RECORDS],
  ] as const)('fails when it got fewer records than it promised: %s of %i', async (format, records) => {
    const { services } = numbers(
      async (_fields, from, to) => [Array.from({ length: Math.min(to, records - 1) - from }, (_, row) => from + row)],
      records,
    );
    await using file = await exportRecords(services, { scraperId: 'numbers', format });
    await expect(text(file.chunks)).rejects.toMatchObject({
      code: 'data_unusable',
      message: `the dataset gave ${records - 1} of ${records} records`,
    });
  });

  test.each([
    ['json', (file: string) => JSON.parse(file).length],
    ['csv', (file: string) => file.split('\r\n').length - 2],
  ] as const)('is whole when the tables write its lines: %s', async (format, count) => {
    const { services } = numbers(undefined, MANY_RECORDS);
    await using file = await exportRecords(services, { scraperId: 'numbers', format });
    expect(count(await text(file.chunks))).toBe(MANY_RECORDS);
  });
});
