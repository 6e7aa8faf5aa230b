import { Readable } from 'node:stream';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RunReader } from '../../../src/core/ports/records.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import type { DiffRecords } from '../../../src/local/diff/diff.ts';
import { openDataset } from '../../../src/local/open.ts';
import { storeIn } from '../../store/records.ts';
import { expectAgreement } from './diff-agreement.ts';
import type { MemoryRun } from '../memory-runs.ts';
import { runs } from '../../property-runs.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

const record = fc.record({
  id: fc.integer({ min: 0, max: 160 }).map((id) => `L-${id}`),
  shop: fc.constantFrom('north', 'south'),
  price: fc.option(fc.constantFrom(10, 10.5, 11, 250, 9007199254740991)),
  seen: fc.option(fc.constantFrom('2026-03-01T10:00:00Z', '2026-03-01T12:00:00+02:00', '2026-03-02T10:00:00Z')),
  pets: fc.option(fc.boolean()),
  tags: fc.option(fc.constantFrom(['a', 'b'], ['b', 'a'], { a: 1, b: 2 }, { b: 2, a: 1 })),
});

const records = (size: number) => fc.array(record, { minLength: size, maxLength: size });

/** The newer run: most records of the older one in another order, some of another price, some of their own. */
const pairs = fc
  .tuple(records(180), records(25), fc.array(fc.nat(179), { maxLength: 40 }), fc.array(fc.nat(179), { maxLength: 20 }))
  .map(([older, extra, repriced, gone]) => {
    const kept = older.map((each, index) => (repriced.includes(index) ? { ...each, price: 10.4 } : each)).filter((_, index) => !gone.includes(index));
    return { older, newer: [...kept.slice(90), ...extra, ...kept.slice(0, 90)] };
  });

describe('a diff of stored runs', () => {
  let directory: Temporary;
  let dataset: LocalDataset;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    dataset = await openDataset({ directory: directory.path });
  });
  afterAll(async () => {
    await dataset[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  const importRecords = async (scraper: string, key: readonly string[], list: readonly object[]) => {
    const source = { name: 'records.json', open: () => Readable.from([Buffer.from(JSON.stringify(list))]) };
    return (await dataset.importRun(source, { scraper, key })).scraper.id;
  };

  const runsOf = async (scraperId: string): Promise<readonly MemoryRun[]> => {
    await using store = storeIn(directory.path);
    const entries = await store.catalogue.runs(scraperId);
    const readers = await Promise.all(entries.toReversed().map((entry) => store.openRun(entry)));
    return Promise.all(readers.map(readWhole));
  };

  it('says what comparing every record with every other one says', async () => {
    let made = 0;
    const property = fc.asyncProperty(pairs, async ({ older, newer }) => {
      made += 1;
      await importRecords(`pair ${made}`, ['id'], older);
      const scraperId = await importRecords(`pair ${made}`, ['id'], newer);
      const [from, to] = await runsOf(scraperId);
      if (from === undefined || to === undefined) throw new Error('two runs were imported');
      const diff: DiffRecords = (input, options) => dataset.api.diff(input, options);
      for (const asked of [
        {},
        { key: 'shop,id' },
        { ignore: 'price,tags' },
        { tolerance: 'price=5%' },
        { key: 'shop', ignore: 'id', tolerance: 'price=1' },
      ]) {
        await expectAgreement({ diff, from, to }, { scraperId, ...asked });
      }
    });
    await fc.assert(property, { numRuns: runs(4), endOnFailure: true });
  });

  it('has the same instants, lists and objects for equal, however they are written', async () => {
    await importRecords('same', ['id'], [{ id: 1, at: '2026-03-01T12:00:00+02:00', size: 1.0, tags: { a: [1, { b: 2, c: null }] } }]);
    const scraperId = await importRecords('same', ['id'], [{ tags: { a: [1, { c: null, b: 2.0 }] }, size: 1, at: '2026-03-01T10:00:00Z', id: 1 }]);
    const { data, meta } = await dataset.api.diff({ scraperId });
    expect([data, meta.summary]).toEqual([[], { added: 0, removed: 0, changed: 0, unchanged: 1 }]);
    expect(meta.schema).toEqual({ added: [], removed: [], changed: [] });
  });

  const one = { id: 1, size: 5 };
  const two = { id: 2, size: 6 };
  const came = { extra: { from: null, to: null } };
  it.each<readonly [string, readonly object[], readonly object[]]>([
    [
      'every record, when each states it, if only as null',
      [
        { ...one, extra: null },
        { ...two, extra: null },
      ],
      [came, came],
    ],
    [
      'every record, when each states it, with a value or as null',
      [
        { ...one, extra: 'x' },
        { ...two, extra: null },
      ],
      [{ extra: { to: 'x' } }, came],
    ],
    ['the records that have a value in it, when others leave it out', [{ ...one, extra: 'x' }, two], [{ extra: { to: 'x' } }]],
    ['no record, when those that have it have no value and others leave it out', [one, { ...two, extra: null }], []],
  ])('has a new field of JSON for a change of %s', async (what, newer, changes) => {
    await importRecords(`${what} before`, ['id'], [one, two]);
    const scraperId = await importRecords(`${what} before`, ['id'], newer);
    const { data, meta } = await dataset.api.diff({ scraperId, stats: true });
    expect(data).toMatchObject(changes.map((fields) => ({ change: 'changed', fields })));
    expect(meta.summary).toEqual({ added: 0, removed: 0, changed: changes.length, unchanged: 2 - changes.length });
    expect([meta.schema.added, meta.stats?.map(({ field, changes: count }) => [field, count])]).toEqual([
      ['extra'],
      changes.length === 0 ? [] : [['extra', changes.length]],
    ]);
  });

  it('has a new column of csv for a change of the records with a value in it', async () => {
    const csv = async (text: string) => {
      const source = { name: 'sizes.csv', open: () => Readable.from([Buffer.from(text)]) };
      return (await dataset.importRun(source, { scraper: 'sheet', key: ['id'] })).scraper.id;
    };
    await csv('id,size\n1,5\n2,6\n');
    const scraperId = await csv('id,size,extra\n1,5,x\n2,6,\n');
    expect((await dataset.api.diff({ scraperId })).data).toMatchObject([{ key: { id: '1' }, fields: { extra: { from: null, to: 'x' } } }]);
  });
});

async function readWhole(reader: RunReader): Promise<MemoryRun> {
  const { rows } = await reader.take(Array.from({ length: reader.run.records }, (_, ordinal) => ordinal));
  return { fields: reader.run.fields, key: reader.run.key, rows };
}
