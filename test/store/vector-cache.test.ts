import { setImmediate } from 'node:timers/promises';

import { expect, it } from 'vitest';

import type { Cell } from '../../src/core/fields/field.ts';
import type { Filter } from '../../src/core/condition/condition.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { TableReader } from '../../src/store/run/run-reader.ts';
import { loadEngine } from '../../src/store/engine.ts';
import { createRunReader } from '../../src/store/run/run-reader.ts';
import type { RunTable } from '../../src/store/run/run-table.ts';
import { vectorBlockBytes } from '../../src/store/vectors/vector-block.ts';
import { createVectorCache, type VectorCache } from '../../src/store/vectors/vector-cache.ts';
import { seeded } from '../bench/generated-listings.ts';
import { newRecords, passingIn, storeIn, testFields } from './records.ts';
import { temporaryDirectory } from '../temporary.ts';

const RECORDS = 6000;
const MEGABYTE = 1024 * 1024;

const rows: readonly (readonly Cell[])[] = Array.from({ length: RECORDS }, (_, index) => [
  index % 3 === 0 ? null : `sandal ${index}`,
  index % 7 === 0 ? null : index % 100,
  index * 86_400_000,
  index % 2 === 0,
]);

/** Some records have none, some one without a direction, many the same one. */
function vectorsOf(count: number): readonly (Float32Array | null)[] {
  const random = seeded(count);
  const vector = () => Float32Array.from({ length: 4 }, () => random() * 2 - 1);
  const often = vector();
  return Array.from({ length: count }, (_, index) => [null, new Float32Array(4), often, often][index % 20] ?? vector());
}

async function writeVectors(store: RecordStore, newName = 'flats'): Promise<RunEntry> {
  await using writer = await store.writeRun({ newName });
  await writer.define({ fields: testFields, embedder: { id: 'test-1', dimensions: 4 } });
  const vectors = vectorsOf(RECORDS);
  for (let at = 0; at < RECORDS; at += 2500) {
    const some = rows.slice(at, at + 2500);
    await writer.append({ ...newRecords(some, at), vectors: vectors.slice(at, at + some.length) });
  }
  return await writer.complete({ records: RECORDS, fields: testFields, key: [], titleField: 'title', runAt: 0, settings: {} });
}

/** A reader of a run whose cache can be looked into. */
interface Watched {
  readonly reader: TableReader;
  readonly cache: VectorCache;
  /** For each search so far, whether its vectors were at hand. */
  readonly atHand: readonly boolean[];
}

async function watched(directory: string, run: RunEntry, cache: VectorCache): Promise<Watched> {
  const engine = await loadEngine();
  const table = await (await engine.lance.connect(directory)).openTable(`r_${run.id}`);
  const atHand: boolean[] = [];
  const find: VectorCache['find'] = (source) => {
    const block = cache.find(source);
    atHand.push(block !== undefined);
    return block;
  };
  const opened = { table, run, warnings: [] };
  return { reader: createRunReader(engine, opened, { ...cache, find }), cache, atHand };
}

const query = Float32Array.of(0.5, -0.5, 0.5, 0.5);
const few = { limit: 1 };

async function near({ reader }: Watched, { filter = null, limit }: { readonly filter?: Filter | null; readonly limit: number }) {
  return reader.nearest(query, { filter, limit, passing: await passingIn(reader, filter) });
}

async function warm(run: Watched): Promise<void> {
  await expect.poll(async () => (await near(run, few)) && run.atHand.at(-1), { interval: 5 }).toBe(true);
}

const price = (op: '<' | '>=' | '=', value: number): Filter => ({ kind: 'compare', field: 'price', op, value });
const pets: Filter = { kind: 'compare', field: 'pets', op: '=', value: true };
const untitled: Filter = { kind: 'null', field: 'title', negated: false };

const filters: readonly (readonly [name: string, filter: Filter | null])[] = [
  ['no filter', null],
  ['one that most pass', price('<', 90)],
  ['one that half pass', pets],
  ['one that few pass', price('=', 5)],
  ['one that none pass', price('<', -1)],
  ['a date', { kind: 'compare', field: 'posted', op: '<', value: '1975-01-01' }],
  ['missing text', untitled],
  ['text that is there', { kind: 'not', item: untitled }],
  ['either of two', { kind: 'or', items: [price('<', 3), untitled] }],
  ['both of two', { kind: 'and', items: [pets, price('>=', 20)] }],
  ['a list', { kind: 'in', field: 'price', negated: true, values: [1, 2, 3] }],
  [
    'a range, or missing',
    {
      kind: 'or',
      items: [
        { kind: 'between', field: 'price', negated: false, low: 10, high: 20 },
        { kind: 'null', field: 'price', negated: false },
      ],
    },
  ],
];

it('finds from memory what the store finds, under any filter', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const run = await writeVectors(store);
  const cold = await watched(directory.path, run, createVectorCache(0));
  const hot = await watched(directory.path, run, createVectorCache(MEGABYTE));
  await warm(hot);
  for (const [name, filter] of filters) {
    const all = await near(cold, { filter, limit: RECORDS });
    const scores = new Map(all.map(({ ordinal, score }) => [ordinal, score]));
    for (const limit of [10, 200, RECORDS]) {
      const found = await near(hot, { filter, limit });
      const off = found.map(({ ordinal, score }, place) =>
        Math.max(Math.abs(score - (all[place]?.score ?? NaN)), Math.abs(score - (scores.get(ordinal) ?? NaN))),
      );
      expect(found, name).toHaveLength(Math.min(limit, all.length));
      expect(
        off.filter((difference) => !(difference < 1e-6)),
        name,
      ).toEqual([]);
    }
  }
  expect(cold.atHand).not.toContain(true);
});

it('reads no vectors before the third search, and tries seldom again what failed', async () => {
  let reads = 0;
  const schema = () => {
    reads += 1;
    return Promise.reject(new Error('unreadable'));
  };
  // Of a table, the cache asks for nothing before its schema; of a run, for no more than this.
  const source = { table: { schema }, run: { id: 'r1', records: RECORDS, embedder: 'test-1' } } as unknown as RunTable;
  const cache = createVectorCache(MEGABYTE);
  const readsAfter = async (searches: number) => {
    for (let search = 0; search < searches; search += 1) {
      expect(cache.find(source)).toBeUndefined();
      await setImmediate();
    }
    return reads;
  };
  expect(await readsAfter(2)).toBe(0);
  expect(await readsAfter(1)).toBe(1);
  expect(await readsAfter(31)).toBe(1);
  expect(await readsAfter(1)).toBe(2);
  await cache.close();
});

it('keeps the runs that were searched last, as far as they fit', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const cache = createVectorCache(1.5 * vectorBlockBytes(RECORDS, 4));
  const first = await watched(directory.path, await writeVectors(store, 'flats'), cache);
  const second = await watched(directory.path, await writeVectors(store, 'houses'), cache);
  await warm(first);
  await warm(second);
  await near(first, few);
  await near(second, few);
  expect([first.atHand.at(-1), second.atHand.at(-1)]).toEqual([false, true]);
  await cache.close();
});

it('lets go of a run that is gone, and of all when closed', async () => {
  await using directory = await temporaryDirectory();
  await using store = storeIn(directory.path);
  const read = await watched(directory.path, await writeVectors(store), createVectorCache(MEGABYTE));
  await warm(read);
  read.cache.retain(new Set([read.reader.run.id]));
  await near(read, few);
  expect(read.atHand.at(-1)).toBe(true);
  read.cache.retain(new Set());
  await near(read, few);
  expect(read.atHand.at(-1)).toBe(false);
  await warm(read);
  await read.cache.close();
  await near(read, few);
  expect(read.atHand.at(-1)).toBe(false);
});
