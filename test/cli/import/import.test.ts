import { writeFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import type { World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const tools = ndjson([
  { sku: 'A1', name: 'Claw hammer', price: '$24.50', stock: 12 },
  { sku: 'B2', name: 'Spirit level', price: '$18.00', stock: null },
]);

const directory = sharedDirectory();

/** Runs commands on a new dataset. */
const onNewDataset = (world?: World) => newDataset(directory, world);

describe('import', () => {
  test('reports the scraper, the run and the fields as JSON', async () => {
    const scrq = onNewDataset();
    const file = await directory.file('tools.ndjson', tools);
    const { exit, out } = await scrq('import', file, '--scraper', 'tools', '--key', 'sku', '--format', 'json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      scraper: { id: expect.stringMatching(/^scr_[a-z2-7]{16}$/), name: 'tools', created: true },
      run: { id: expect.any(String), records: 2 },
      key: ['sku'],
      fields: [
        { name: 'sku', type: 'text', values: 2, nulls: 0 },
        { name: 'name', type: 'text' },
        { name: 'price', type: 'number', unit: 'USD' },
        { name: 'stock', type: 'number', values: 1, nulls: 1 },
      ],
    });
  });

  test('shows with --verbose what it understood of each field, and what to do next', async () => {
    const scrq = onNewDataset({ terminal: 100 });
    await directory.file('tools.ndjson', tools);
    const { exit, out, err } = await scrq('import', 'tools.ndjson', '--no-color', '--verbose');
    expect(exit).toBe(0);
    expect(out).toMatch(/^field +type +unit +values +empty +distinct +range or examples\n/);
    expect(out).toMatch(/^price +number +USD +2 +0 +2 +18 … 24.5$/m);
    expect(out).toMatch(/^name +text +2 +0 +2 +Claw hammer, Spirit level$/m);
    expect(err).toContain('importing into "tools", after the name of the file');
    expect(err).toContain('2 records imported into the new scraper "tools", run ');
    expect(err).toContain('next: scrq search "what you are looking for" --scraper tools\n');
    expect(err).not.toMatch(/scr_[a-z2-7]{16}/);
  });

  test('shows a summary, on a terminal or not', async () => {
    const scrq = onNewDataset({ stdin: tools });
    const { exit, out, err } = await scrq('import', '-', '--scraper', 'tools');
    expect(exit).toBe(0);
    expect(out).toBe('4 fields: 2 numbers, 2 text; key: sku; title: name\n');
    expect(err.split('\n').map((line) => line.split(/[ :]/)[0])).toEqual(['2', 'next', '']);
  });

  test('says nothing beside it where no person sees the error output, but what needs attention', async () => {
    const scrq = onNewDataset({ watched: false });
    await directory.file('tools.ndjson', tools);
    await directory.file('fewer.json', '{"shop":{"tools":[{"sku":"A1"}]}}');
    const { exit, err } = await scrq('import', 'tools.ndjson');
    expect([exit, err]).toEqual([0, '']);
    const fewer = await scrq('import', 'fewer.json', '--scraper', 'tools');
    expect(fewer.err).toMatch(/^note: records are read from "shop.tools"\nwarning: [^\n]+\n(warning: [^\n]+\n)*$/);
  });

  test('imports nothing when one of its files is missing', async () => {
    const scrq = onNewDataset();
    await directory.file('one.csv', 'name\nfirst\n');
    const { exit, out, err } = await scrq('import', 'one.csv', 'gone.csv', '--scraper', 'names', '--each-file-a-run');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('gone.csv');
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test.each([
    ['a directory', '.', 1],
    ['a file that is missing', 'nowhere.csv', 2],
  ])('of %s fails in two lines', async (_what, file, status) => {
    const { exit, out, err } = await onNewDataset()('import', file, '--scraper', 'x');
    expect([exit, out]).toEqual([status, '']);
    expect(err).toMatch(/^scrq: [^\n]+\n {2}[^\n]+\n$/);
  });

  test.each([
    ['--delimiter', ['--delimiter', '~'], 'a~b\n1~2\n'],
    ['--input-format', ['--input-format', 'tsv'], 'a\tb\n1\t2\n'],
    ['--path', ['--path', 'page.items'], '{"other":[{"x":1}],"page":{"items":[{"a":1,"b":2}]}}'],
  ])('reads a source as %s says', async (_option, argv, text) => {
    const scrq = onNewDataset();
    await directory.file('odd.txt', text);
    expect((await scrq('import', 'odd.txt', ...argv)).exit).toBe(0);
    expect((await scrq('results')).out).toBe('{"a":1,"b":2}\n');
  });

  test('reads text in the encoding that is named', async () => {
    const scrq = onNewDataset();
    await writeFile(`${directory.path}/latin.csv`, Buffer.from('name\ncaf\u00e9\n', 'latin1'));
    expect((await scrq('import', 'latin.csv')).exit).toBe(1);
    expect((await scrq('import', 'latin.csv', '--encoding', 'windows-1252')).exit).toBe(0);
    expect((await scrq('results')).out).toBe('{"name":"café"}\n');
  });

  test('of a file that cannot be read leaves no scraper behind', async () => {
    const scrq = onNewDataset();
    await directory.file('broken.json', '[{"name": "x"}, {"name": ');
    const { exit, err } = await scrq('import', 'broken.json');
    expect(exit).toBe(1);
    expect(err).toContain('broken.json');
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test('shows a hostile file name and its values harmlessly', async () => {
    const scrq = onNewDataset({ terminal: 80 });
    await directory.file('bad\u001b[2J.csv', 'na\u001b[5mme\nva\u009blue\n');
    const { exit, out, err } = await scrq('import', 'bad\u001b[2J.csv', '--no-color', '--scraper', 'bad');
    expect(exit).toBe(0);
    expect(out + err.replaceAll(/\u001b\[\?(2026|25)[hl]/g, '')).not.toMatch(/\u001b\[2J|\u001b\[5m|\u009b/);
  });
});
