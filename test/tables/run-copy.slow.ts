import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LocalDataset } from '../../src/local/dataset.ts';
import { openDataset } from '../../src/local/open.ts';
import { temporaryDirectory, type Temporary } from '../temporary.ts';

/** The largest even number whose neighbors are numbers, too. */
const LARGEST = 2 ** 53 - 2;

let directory: Temporary;
let dataset: LocalDataset;
beforeEach(async () => {
  directory = await temporaryDirectory();
  dataset = await openDataset({ directory: directory.path });
});
afterEach(async () => {
  await dataset[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

async function importRows(rows: readonly unknown[]) {
  const source = { name: 'rows.json', open: () => Readable.from([Buffer.from(JSON.stringify(rows))]) };
  const report = await dataset.importRun(source, { scraper: 'flats' });
  return { scraperId: report.scraper.id, run: report.run.id };
}

async function reopen(): Promise<void> {
  await dataset[Symbol.asyncDispose]();
  dataset = await openDataset({ directory: directory.path });
}

async function copiesOf(run: string): Promise<readonly string[]> {
  const table = join(directory.path, `r_${run}.lance`);
  return (await readdir(table)).filter((name) => name.endsWith('.parquet')).map((name) => join(table, name));
}

const rowsOf = async (scraperId: string, plan: string) => (await dataset.api.stats({ scraperId, plan })).data;

const flats = Array.from({ length: 50 }, (_, index) => ({ id: `F-${index}`, price: 100.25 + index, city: index % 2 === 0 ? 'Tarn' : 'Moor' }));
const byCity = [
  { city: 'Moor', 'count()': 25, 'sum(price)': 3131.25 },
  { city: 'Tarn', 'count()': 25, 'sum(price)': 3106.25 },
];

describe('the column copy of a run', () => {
  it('is written with the run, and removed with it', async () => {
    const { scraperId, run } = await importRows(flats);
    const [copy] = await copiesOf(run);
    expect(copy).toMatch(/run-[0-9a-f]{8}\.parquet$/);
    expect(await rowsOf(scraperId, 'count(), sum(price) by city')).toEqual(byCity);
    await dataset.removeRun(scraperId, run);
    expect((await readdir(directory.path)).filter((name) => name.startsWith('r_'))).toEqual([]);
  });

  it.each([
    ['lost', (path: string) => rm(path)],
    ['cut', async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 200))],
    ['full of something else', (path: string) => writeFile(path, 'nothing of use')],
    ['empty', (path: string) => writeFile(path, '')],
  ])('that is %s is made again, once', async (_, damage) => {
    const { scraperId, run } = await importRows(flats);
    await reopen();
    for (const path of await copiesOf(run)) await damage(path);
    expect(await rowsOf(scraperId, 'count(), sum(price) by city')).toEqual(byCity);
    expect(await copiesOf(run)).toHaveLength(1);
  });

  it('of another run under its name is not taken for its own', async () => {
    const { run: other } = await importRows(flats.map((flat) => ({ ...flat, price: 1 })));
    const { scraperId, run } = await importRows(flats);
    await reopen();
    const [[own = ''], [swapped = '']] = [await copiesOf(run), await copiesOf(other)];
    await rm(own);
    await writeFile(join(own, '..', swapped.slice(swapped.lastIndexOf('/') + 1)), await readFile(swapped));
    expect(await rowsOf(scraperId, 'count(), sum(price) by city')).toEqual(byCity);
  });
});

describe('a run of odd values', () => {
  it('has fields of any name', async () => {
    const names = ['c0', 'select', '"; DROP TABLE run; --', "it's", 'a`b', '$1', 't', 'file_row_number', 'ünï 😀', 'a\\b', '%s', '*'];
    const { scraperId } = await importRows([1, 2, 3].map((value) => Object.fromEntries(names.map((name, index) => [name, value + index / 10]))));
    for (const [index, name] of names.entries()) {
      const quoted = `\`${name.replaceAll('`', '``')}\``;
      const [row = {}] = await rowsOf(scraperId, `sum(${quoted}), max(${quoted}) where ${quoted} >= 0`);
      expect(Object.values(row)).toEqual([Number((6 + (3 * index) / 10).toFixed(1)), 3 + index / 10]);
    }
  });

  it('holds numbers at the edges, fields without a value, and large texts', async () => {
    const large = `${'word '.repeat(400_000)}needle`;
    const { scraperId } = await importRows([
      { n: LARGEST, big: 1e308, zero: -0, none: null, text: large },
      { n: -LARGEST, big: 1e308, zero: 0, none: null, text: 'short' },
    ]);
    expect(await rowsOf(scraperId, 'sum(n), max(n), sum(big), avg(big), min(zero), count(none)')).toEqual([
      {
        'sum(n)': 0,
        'max(n)': LARGEST,
        'sum(big)': null,
        'avg(big)': 1e308,
        'min(zero)': 0,
        'count(none)': 0,
      },
    ]);
    expect(await rowsOf(scraperId, "count(), max(n) where text has 'word needle'")).toEqual([{ 'count()': 1, 'max(n)': LARGEST }]);
  });

  it('has very many fields', async () => {
    const wide = (value: number) => Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`f${index}`, value + index]));
    const { scraperId } = await importRows([wide(1), wide(2)]);
    expect(await rowsOf(scraperId, 'sum(f0), sum(f599) where f300 > 301')).toEqual([{ 'sum(f0)': 2, 'sum(f599)': 601 }]);
  });
});
