import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import { readSheet } from '../commands/export/xlsx-sheet.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

const TYPES = ['boolean', 'number', 'date', 'text'] as const;
const full = { id: 'a', boolean: true, number: 1.5, date: '2026-01-02', text: 'lamp', list: ['x'] };
const empty = { id: 'a', boolean: null, number: null, date: null, text: null, list: null };

/** The same records in each format that is read. */
const sources = {
  json: (records: readonly object[]) => JSON.stringify(records),
  ndjson,
  csv,
};

function csv(records: readonly object[]): string {
  const lines = records.map((record) =>
    Object.values(record).map((value: unknown) =>
      value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', ''),
    ),
  );
  return [Object.keys(full), ...lines].map((line) => `${line.join()}\n`).join('');
}

// The store keeps nulls in bits, eight in a byte.
test.each([
  ['json', 1],
  ['ndjson', 9],
  ['csv', 9],
] as const)('records of %s without a value in any field but the key, %d of them, are a later run, and a first one', async (format, count) => {
  const several = (record: object) => Array.from({ length: count }, (_, index) => ({ ...record, id: `a${index}` }));
  const scrq = newDataset(directory);
  await writeFile(join(directory.path, `full.${format}`), sources[format](several(full)));
  await writeFile(join(directory.path, `empty.${format}`), sources[format](several(empty)));
  for (const file of ['full', 'empty', 'empty', 'full']) {
    expect((await scrq('import', `${file}.${format}`, '--scraper', 'later', '--key', 'id')).exit).toBe(0);
  }
  const named = TYPES.flatMap((type) => ['--type', `${type}=${type}`]);
  expect((await scrq('import', `empty.${format}`, '--scraper', 'first', '--key', 'id', ...named)).exit).toBe(0);
  expect((await scrq('import', `empty.${format}`, '--scraper', 'untold', '--key', 'id')).exit).toBe(0);
  expect((await scrq('results', '--scraper', 'first', '--take', '1000')).out).toBe(ndjson(several(empty)));
  expect((await scrq('diff', '--scraper', 'later', '--stat')).exit).toBe(0);
});

test('records of nothing but missing values are written in every format', async () => {
  const scrq = newDataset(directory);
  await writeFile(join(directory.path, 'empty.json'), sources.json([empty]));
  const named = TYPES.flatMap((type) => ['--type', `${type}=${type}`]);
  await scrq('import', 'empty.json', '--scraper', 'first', '--key', 'id', ...named);
  const written = async (format: string) => {
    const file = join(directory.path, `out.${format}`);
    expect((await scrq('export', '--format', format, '-o', file, '--force')).exit).toBe(0);
    return readFile(file);
  };
  expect((await written('csv')).toString()).toBe('id,boolean,number,date,text,list\r\na,,,,,\r\n');
  expect((await written('tsv')).toString()).toBe('id\tboolean\tnumber\tdate\ttext\tlist\na\t\t\t\t\t\n');
  expect(JSON.parse((await written('json')).toString())).toEqual([empty]);
  expect((await written('jsonl')).toString()).toBe(ndjson([empty]));
  const parquet = await written('parquet');
  expect(await parquetReadObjects({ file: parquet.buffer.slice(parquet.byteOffset, parquet.byteOffset + parquet.length) })).toEqual([empty]);
  expect((await readSheet(await written('xlsx')))[1]).toEqual([['text', 'a']]);
});

test.each([
  [['results', '--sort', 'price'], 'there are none: the scraper has no run, or one without records'],
  [['results', '--filter', 'price = 1'], 'There are no fields: the scraper has no run, or one without records.'],
])('%j of a run without records says that it has no fields', async (argv, said) => {
  const scrq = newDataset(directory);
  await writeFile(join(directory.path, 'none.json'), '[]');
  expect((await scrq('import', 'none.json', '--scraper', 'first')).exit).toBe(0);
  const { exit, err } = await scrq(...argv);
  expect([exit, err]).toEqual([2, expect.stringContaining(said)]);
});
