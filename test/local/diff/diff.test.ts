import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DiffInput } from '../../../src/contract/operations/diff.ts';
import type { Cell } from '../../../src/core/fields/field.ts';
import type { RunEntry } from '../../../src/core/ports/catalogue.ts';
import type { RunReader } from '../../../src/core/ports/records.ts';
import { createDiff } from '../../../src/local/diff/diff.ts';
import { expectAgreement } from './diff-agreement.ts';
import { diffCases } from './diff-cases.ts';
import { memoryServices, runField, SCRAPER, type MemoryRun } from '../memory-runs.ts';
import { runs } from '../../property-runs.ts';

const fields = [
  runField('id', 'text'),
  runField('price', 'number'),
  runField('rooms', 'number'),
  runField('seen', 'date'),
  runField('pets', 'boolean'),
];

function runOf(rows: readonly (readonly Cell[])[], key: readonly string[] = ['id']): MemoryRun {
  return { fields, key, rows };
}

async function diffOf(from: MemoryRun, to: MemoryRun, input: Omit<DiffInput, 'scraperId'> = {}) {
  return createDiff(await memoryServices([from, to]))({ scraperId: SCRAPER, take: 1000, ...input });
}

/** `changed a`, `removed b`: what a diff says, in short. */
async function toldBy(from: MemoryRun, to: MemoryRun, input: Omit<DiffInput, 'scraperId'> = {}): Promise<readonly string[]> {
  const { data } = await diffOf(from, to, input);
  return data.map(({ change, key, record }) => `${change} ${String(key['id'] ?? record['id'])}`);
}

const DAY = 86_400_000;
const older = runOf([
  ['cheap', 100, 2, DAY, true],
  ['dear', 2000, 3, DAY, true],
  ['gone', 50, 1, DAY, null],
  ['same', 70, 1, DAY, false],
  ['moved', 10, 2, DAY, true],
  ['unknown', null, 2, DAY, null],
]);
const newer = runOf([
  ['unknown', 40, 2, DAY, true],
  ['moved', 10, 2, 4 * DAY, false],
  ['same', 70, 1, DAY, false],
  ['dear', 1900, 4, DAY, true],
  ['cheap', 80, 2, DAY, true],
  ['new', 900, 5, DAY, true],
]);

describe('a diff of any two runs', () => {
  it('says what comparing every record with every other one says', async () => {
    const property = fc.asyncProperty(diffCases, async ({ from, to, ...asked }) => {
      const diff = createDiff(await memoryServices([from, to]));
      await expectAgreement({ diff, from, to }, { scraperId: SCRAPER, ...asked });
    });
    await fc.assert(property, { numRuns: runs(100) });
  }, 120_000);

  it('has pages that are the whole, whatever their size', async () => {
    const property = fc.asyncProperty(diffCases, fc.integer({ min: 1, max: 7 }), async ({ from, to, ...asked }, take) => {
      const diff = createDiff(await memoryServices([from, to]));
      const { data: whole, pagination } = await diff({ scraperId: SCRAPER, ...asked, take: 1000 });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(whole.length / take) + 1 }, (_, index) => diff({ scraperId: SCRAPER, ...asked, take, page: index + 1 })),
      );
      expect(pages.flatMap(({ data }) => data)).toEqual(whole);
      expect(pages.at(-1)?.pagination).toMatchObject({ total: pagination.total, hasMore: false });
    });
    await fc.assert(property, { numRuns: runs(25) });
  });
});

describe('a condition on changes', () => {
  it.each([
    ['price.pct <= -5', ['changed dear', 'changed cheap']],
    ['price.pct = -20', ['changed cheap']],
    ['price.delta < 0', ['changed dear', 'changed cheap']],
    ['price.new < 1000 AND rooms.delta = 0', ['changed unknown', 'changed moved', 'changed cheap']],
    ['rooms.delta > 0', ['changed dear']],
    ['price.old IS NULL', ['changed unknown', 'added new']],
    ['price.new IS NULL', ['removed gone']],
    ['price.new IS NULL OR price.old = 2000', ['removed gone', 'changed dear']],
    ['seen.delta = 3', ['changed moved']],
    ["seen.new >= '1970-01-05'", ['changed moved']],
    ['pets.old = true AND pets.new = false', ['changed moved']],
    ['pets.new = true', ['changed unknown', 'changed dear', 'changed cheap', 'added new']],
    ['NOT price.delta < 0', ['changed moved']],
    ['PRICE.NEW = 900', ['added new']],
    ['`price`.new = 900', ['added new']],
    ['`price.new` = 900', ['added new']],
    ['price.to = 900 AND price.from IS NULL', ['added new']],
    ['price.CHANGE < 0 AND rooms.change > 0', ['changed dear']],
    ['price.to < price.from', ['changed dear', 'changed cheap']],
    ["id.to = 'cheap' OR id.from HAS 'GONE'", ['removed gone', 'changed cheap']],
    ["id.to IN ('new', 'dear') AND id.from IS NULL", ['added new']],
  ])('%s passes the changes of which it is true', async (where, expected) => {
    expect(await toldBy(older, newer, { where })).toEqual(expected);
  });

  it('leaves the summary as it is, and tells how many pass', async () => {
    const { meta, pagination } = await diffOf(older, newer, { where: 'price.pct <= -5', take: 1 });
    expect(meta.summary).toEqual({ removed: 1, changed: 4, added: 1, unchanged: 1 });
    expect(pagination).toEqual({ total: 2, page: 1, take: 1, totalPages: 2, hasMore: true });
  });

  it.each([
    ['price < 5', 'no field "price" at character 1', 'There are price.from, price.to, price.change, price.pct.'],
    ['id.new = 5', 'field "id.new" takes text, not 5 at character 10', 'Write text'],
    ['id.pct = 5', 'no field "id.pct" at character 1', 'There are id.from, id.to.'],
    ["id.to > 'a'", 'field "id.to" holds text, which > at character 7 does not compare', 'id.to HAS'],
    ['pets.delta = 5', 'no field "pets.delta" at character 1', 'There are pets.from, pets.to.'],
    ['seen.pct > 5', 'no field "seen.pct" at character 1', 'There are seen.from, seen.to, seen.change.'],
    ['surface.new > 5', 'no field "surface.new" at character 1', 'Write it like price.pct <= -5'],
    ['price.new > 5 AND pric.new < 3', 'no field "pric.new" at character 19', 'Did you mean price?'],
    ['price.newer > 5', 'unexpected "." at character 6', 'Write it like'],
    ['price.new >', 'expected a value at the end', 'A value is a number'],
    ["price.new > 'x'", 'field "price.new" takes numbers, not \'x\' at character 13', 'Write a number'],
  ])('%s is refused, naming the place', async (where, message, hint) => {
    await expect(diffOf(older, newer, { where })).rejects.toMatchObject({
      code: 'invalid_parameter',
      message: `where: ${message}`,
      hint: expect.stringContaining(hint),
      issues: [{ parameter: 'where', message }],
    });
  });
});

describe('changes that are asked for', () => {
  it.each([
    [{ change: 'removed' }, ['removed gone']],
    [{ change: 'added' }, ['added new']],
    [{ change: 'changed' }, ['changed unknown', 'changed moved', 'changed dear', 'changed cheap']],
    [{ changedFields: 'rooms' }, ['changed dear']],
    [{ changedFields: 'pets,rooms' }, ['changed unknown', 'changed moved', 'changed dear']],
    [{ changedFields: 'price', ignore: 'price' }, []],
    [{ changedFields: 'price', tolerance: 'price=6%' }, ['changed unknown', 'changed cheap']],
    [{ change: 'added', changedFields: 'price' }, []],
    [{ ignore: 'price,rooms' }, ['removed gone', 'changed unknown', 'changed moved', 'added new']],
    [{ tolerance: 'price=20%' }, ['removed gone', 'changed unknown', 'changed moved', 'changed dear', 'added new']],
    [{ tolerance: 'price=100,rooms=1' }, ['removed gone', 'changed unknown', 'changed moved', 'added new']],
  ] as const)('%j are those', async (asked, expected) => {
    expect(await toldBy(older, newer, asked)).toEqual(expected);
  });

  it('leave out fields that are ignored or within their tolerance from what changed', async () => {
    const { data } = await diffOf(older, newer, { tolerance: 'price=5%', changedFields: 'rooms' });
    expect(data).toMatchObject([{ key: { id: 'dear' }, fields: { rooms: { from: 3, to: 4 } } }]);
    expect(data[0]).not.toHaveProperty('fields.price');
  });
});

describe('statistics of changes', () => {
  it('tell how often and how far each field changed, the most changed first', async () => {
    const { meta } = await diffOf(older, newer, { stats: true });
    expect(meta.stats).toEqual([
      {
        field: 'price',
        changes: 3,
        appeared: 1,
        vanished: 0,
        up: 0,
        down: 2,
        delta: { min: -100, median: -60, max: -20 },
        pct: { min: -20, median: -12.5, max: -5 },
      },
      { field: 'pets', changes: 2, appeared: 1, vanished: 0 },
      { field: 'rooms', changes: 1, appeared: 0, vanished: 0, up: 1, down: 0, delta: { min: 1, median: 1, max: 1 }, pct: expect.anything() },
      { field: 'seen', changes: 1, appeared: 0, vanished: 0, up: 1, down: 0, unit: 'days', delta: { min: 3, median: 3, max: 3 } },
    ]);
  });

  it('are of the changes that are asked for', async () => {
    const { meta } = await diffOf(older, newer, { stats: true, where: 'rooms.delta > 0' });
    expect(meta.stats?.map(({ field, changes }) => [field, changes])).toEqual([
      ['price', 1],
      ['rooms', 1],
    ]);
    expect((await diffOf(older, newer, { stats: true, change: 'added' })).meta.stats).toEqual([]);
    expect((await diffOf(older, newer)).meta).not.toHaveProperty('stats');
  });

  it('agree with the changes themselves', async () => {
    const property = fc.asyncProperty(diffCases, async ({ from, to, ...asked }) => {
      const { data, meta } = await diffOf(from, to, { ...asked, stats: true });
      const counts = new Map<string, number>();
      for (const name of data.flatMap((change) => ('fields' in change ? Object.keys(change.fields) : [])))
        counts.set(name, (counts.get(name) ?? 0) + 1);
      expect(Object.fromEntries(meta.stats?.map(({ field, changes }) => [field, changes]) ?? [])).toEqual(Object.fromEntries(counts));
    });
    await fc.assert(property, { numRuns: runs(40) });
  });

  it('read each run twice at most, however many fields there are', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `field ${index}`);
    const wide = (amount: number): MemoryRun => ({
      fields: [runField('id', 'text'), ...names.map((name, index) => runField(name, index % 2 === 0 ? 'number' : 'text'))],
      key: ['id'],
      rows: [['a', ...names.map((_, index) => (index % 2 === 0 ? amount : `text ${amount}`))]],
    });
    const services = await memoryServices([wide(1), wide(2)]);
    let readings = 0;
    const openRun = async (run: RunEntry): Promise<RunReader> => {
      const reader = await services.store.openRun(run);
      return { ...reader, scanCells: (wanted) => ((readings += 1), reader.scanCells(wanted)) };
    };
    const answer = createDiff({ ...services, store: { ...services.store, openRun } });
    const { meta } = await answer({ scraperId: SCRAPER, stats: true });
    expect(meta.stats?.map(({ field, changes }) => [field, changes])).toEqual(names.map((name) => [name, 1]));
    expect(readings).toBeLessThanOrEqual(4);
  });
});

describe('renames', () => {
  const before = runOf([
    ['a', 100, 2, DAY, true],
    ['b', 300, 3, 2 * DAY, false],
    ['c', 500, 4, 3 * DAY, null],
  ]);
  const after = runOf([
    ['x', 100, 2, DAY, true],
    ['y', 300, 3, 2 * DAY, true],
    ['c', 500, 4, 3 * DAY, null],
    ['z', 1, 9, 9 * DAY, null],
  ]);

  it('are looked for only when that is asked for', async () => {
    expect(await toldBy(before, after)).toEqual(['removed a', 'removed b', 'added x', 'added y', 'added z']);
    expect((await diffOf(before, after)).meta.summary).not.toHaveProperty('renamed');
  });

  it('pair what was removed with what was added and is like it', async () => {
    const { data, meta } = await diffOf(before, after, { findRenames: '50%' });
    expect(meta.summary).toEqual({ removed: 0, changed: 0, added: 1, unchanged: 1, renamed: 2 });
    expect(data).toMatchObject([
      { change: 'renamed', oldKey: { id: 'a' }, key: { id: 'x' }, similarity: 100, fields: { id: { from: 'a', to: 'x' } } },
      { change: 'renamed', oldKey: { id: 'b' }, key: { id: 'y' }, similarity: 75, fields: { pets: { from: false, to: true } } },
      { change: 'added', key: { id: 'z' } },
    ]);
  });

  it('need the similarity that is asked for', async () => {
    expect(await toldBy(before, after, { findRenames: 80 })).toEqual(['removed b', 'renamed x', 'added y', 'added z']);
    expect(await toldBy(before, after, { findRenames: 80, change: 'renamed' })).toEqual(['renamed x']);
  });

  it('are not looked for without a key', async () => {
    expect((await diffOf({ ...before, key: [] }, { ...after, key: [] }, { findRenames: 50 })).meta.summary).not.toHaveProperty('renamed');
  });
});

describe('what may surprise', () => {
  it('is that records share a key, with the first few named', async () => {
    const twice = runOf([
      ['a', 1, 1, null, null],
      ['b', 1, 1, null, null],
      ['a', 2, 1, null, null],
      ['b', 2, 1, null, null],
      ['b', 3, 1, null, null],
      ['c', 1, 1, null, null],
    ]);
    const { meta, data } = await diffOf(twice, runOf([['b', 3, 1, null, null]]));
    expect(meta.duplicates).toEqual({ from: 5, to: 0 });
    expect(meta.warnings).toEqual([
      '5 records of the older run share their key with another ("a"; "b"): equal ones are paired, the others in their order',
    ]);
    expect(meta.summary).toEqual({ removed: 5, changed: 0, added: 0, unchanged: 1 });
    expect(data.map(({ record }) => [record['id'], record['price']])).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ]);
  });

  it('is that the key is of another type in each run, so that no record is in both', async () => {
    const numbers: MemoryRun = { fields: [runField('id', 'number')], key: ['id'], rows: [[1], [2]] };
    const texts: MemoryRun = { fields: [runField('id', 'text')], key: ['id'], rows: [['1'], ['3']] };
    const { meta } = await diffOf(numbers, texts);
    expect(meta.schema).toEqual({ added: [], removed: [], changed: [{ field: 'id', from: 'number', to: 'text' }] });
    expect(meta.summary).toEqual({ removed: 2, changed: 0, added: 2, unchanged: 0 });
    expect(meta.warnings).toEqual(['the key id is number in the older run and text in the newer one: values of two types are never equal']);
  });

  it('is that the unit of a field is another one', async () => {
    const priced = (unit: string): MemoryRun => ({
      fields: [runField('id', 'text'), { ...runField('price', 'number'), unit }],
      key: ['id'],
      rows: [['a', 1]],
    });
    expect((await diffOf(priced('USD'), priced('EUR'))).meta.warnings).toEqual([
      'the unit of price was USD and is EUR: values are compared without it',
    ]);
  });
});

describe('a field that only one run has', () => {
  const [id = runField('id', 'text'), price = runField('price', 'number')] = fields;
  const without: MemoryRun = { fields: [id], key: ['id'], rows: [['a'], ['b']] };
  const having: MemoryRun = {
    fields: [price, id],
    key: ['id'],
    rows: [
      [5, 'a'],
      [null, 'b'],
    ],
  };

  it('changes the records that have a value in it, and is told by the schema', async () => {
    const came = await diffOf(without, having);
    expect(came.meta.schema).toEqual({ added: ['price'], removed: [], changed: [] });
    expect(came.data).toEqual([{ change: 'changed', key: { id: 'a' }, record: { price: 5, id: 'a' }, fields: { price: { from: null, to: 5 } } }]);
    const went = await diffOf(having, without);
    expect(went.meta.schema).toEqual({ added: [], removed: ['price'], changed: [] });
    expect(went.data).toEqual([{ change: 'changed', key: { id: 'a' }, record: { id: 'a' }, fields: { price: { from: 5, to: null } } }]);
  });

  it('changes all records where each states that it has no value, unless it is ignored', async () => {
    const stating: MemoryRun = { ...having, fields: [{ ...price, statesNulls: true }, id] };
    const came = await diffOf(without, stating, { stats: true });
    expect(came.data).toMatchObject([{ fields: { price: { from: null, to: 5 } } }, { fields: { price: { from: null, to: null } } }]);
    expect(came.meta.summary).toMatchObject({ changed: 2, unchanged: 0 });
    expect(came.meta.stats).toEqual([{ field: 'price', changes: 2, appeared: 1, vanished: 0 }]);
    expect(came.meta.warnings).toEqual([expect.stringContaining('the field price came')]);
    expect((await diffOf(stating, without, { changedFields: 'price' })).pagination.total).toBe(2);
    expect((await diffOf(without, stating, { ignore: 'price' })).data).toEqual([]);
    expect(await toldBy({ ...without, key: [] }, { ...stating, key: [] })).toEqual(['removed a', 'removed b', 'added a', 'added b']);
  });

  it('has a type only with values: text for want of any is no other type', async () => {
    const empty: MemoryRun = {
      fields: [id, { ...runField('price', 'text'), stats: { values: 0, nulls: 2 } }],
      key: ['id'],
      rows: [
        ['a', null],
        ['b', null],
      ],
    };
    const { meta, data } = await diffOf(empty, having);
    expect(meta.schema.changed).toEqual([]);
    expect(data).toMatchObject([{ key: { id: 'a' }, fields: { price: { from: null, to: 5 } } }]);
  });
});

describe('a tolerance', () => {
  const priced = (type: 'number' | 'text', price: Cell, values = 1): MemoryRun => ({
    fields: [runField('id', 'text'), { ...runField('price', type), stats: { values, nulls: 0 } }],
    key: ['id'],
    rows: [['a', price]],
  });

  it('may be for a field that is a number in one run only, or has no value at all', async () => {
    expect((await diffOf(priced('number', 5), priced('text', '5'), { tolerance: 'price=1' })).data).toMatchObject([
      { fields: { price: { from: 5, to: '5' } } },
    ]);
    expect((await diffOf(priced('text', null, 0), priced('text', null, 0), { tolerance: 'price=1' })).data).toEqual([]);
  });

  it('is not for a field that is no number in either', async () => {
    await expect(diffOf(priced('text', '5'), priced('text', '5'), { tolerance: 'price=1' })).rejects.toMatchObject({
      issues: [{ parameter: 'tolerance', message: 'names "price", which is not a number but text' }],
    });
  });

  it('never makes a missing value equal to a number', async () => {
    expect((await diffOf(priced('number', null), priced('number', 0), { tolerance: 'price=100' })).data).toHaveLength(1);
  });
});

describe('a raw form of a field', () => {
  const raw = { ...runField('price_raw', 'text'), rawOf: 'price' };
  const rawRun = (text: string): MemoryRun => ({
    fields: [runField('id', 'text'), runField('price', 'number'), raw],
    key: ['id'],
    rows: [['a', 5, text]],
  });

  it('is no difference of its own', async () => {
    const { data, meta } = await diffOf(rawRun('$5'), rawRun('5 USD'));
    expect([data, meta.summary.unchanged]).toEqual([[], 1]);
  });
});

describe('a run that is removed while it is compared', () => {
  it('is not found, whatever failed to be read of it', async () => {
    const services = await memoryServices([older, newer]);
    const { catalogue } = services.store;
    const all = await catalogue.runs(SCRAPER);
    let asked = 0;
    const failing = {
      ...services,
      store: {
        ...services.store,
        catalogue: { ...catalogue, runs: async () => (asked++ === 0 ? all : all.slice(1)) },
        openRun: () => Promise.reject(new Error('no such file')),
      },
    };
    await expect(createDiff(failing)({ scraperId: SCRAPER })).rejects.toMatchObject({
      code: 'run_not_found',
      message: 'the run run-1 was removed while it was being compared',
      cause: expect.objectContaining({ message: 'no such file' }),
    });
  });

  it('is no excuse for other failures', async () => {
    const services = await memoryServices([older, newer]);
    const failing = { ...services, store: { ...services.store, openRun: () => Promise.reject(new Error('disk on fire')) } };
    await expect(createDiff(failing)({ scraperId: SCRAPER })).rejects.toThrow('disk on fire');
  });
});

describe('a diff that nobody waits for any more', () => {
  it('rejects with the reason while the work goes on, and serves the next who asks', async () => {
    const diff = createDiff(await memoryServices([older, newer]));
    const reason = new Error('enough');
    const stop = new AbortController();
    const waiting = diff({ scraperId: SCRAPER }, { signal: stop.signal });
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect((await diff({ scraperId: SCRAPER })).meta.summary.changed).toBe(4);
  });
});
