import { stripVTControlCharacters } from 'node:util';

import { beforeAll, describe, expect, test } from 'vitest';

import { scrqIn } from '../new-dataset.ts';
import { serving } from '../serving.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const flats = [
  {
    id: 'F1',
    no: 1,
    title: 'Loft',
    price: '$1,250,000',
    share: 4.300000000000001,
    tags: ['lift', 'garden'],
    page: 'https://flats.example/1',
    note: '',
  },
  { id: 'F2', no: 2, title: "O'Hara's \u001b[31mflat", price: '$900', share: 2, tags: [], page: 'https://flats.example/2', note: null },
  { id: 'F3', no: 3, title: 'Loft', price: null, share: 1, tags: ['lift'], page: 'https://flats.example/3', note: 'x '.repeat(60).trim() },
];

const directory = sharedDirectory();
const scrq = scrqIn(directory, { SCRQ_DATA: `${directory.path}/data` });
const show = (...argv: string[]) => scrq(['show', '--scraper', 'flats', ...argv]);

beforeAll(async () => {
  await directory.file('old.ndjson', ndjson([...flats, { ...flats[0], id: 'F0', no: 0 }]));
  await directory.file('flats.ndjson', ndjson(flats));
  await directory.file(
    'pairs.ndjson',
    ndjson([
      { shop: 'Corner, Shop', sku: 7, price: 1 },
      { shop: 'Other', sku: 7, price: 2 },
    ]),
  );
  await directory.file('keyless.csv', 'word,b\nred,2.5\nred,3\n');
  expect(await scrq(['import', 'old.ndjson', '--scraper', 'flats', '--key', 'id', '--run-at', '2026-01-01'])).toMatchObject({ exit: 0 });
  expect(await scrq(['import', 'flats.ndjson', '--scraper', 'flats', '--run-at', '2026-02-01'])).toMatchObject({ exit: 0 });
  expect(await scrq(['import', 'pairs.ndjson', '--scraper', 'pairs', '--key', 'shop,sku'])).toMatchObject({ exit: 0 });
  expect(await scrq(['import', 'keyless.csv', '--scraper', 'keyless'])).toMatchObject({ exit: 0 });
});

describe('show', () => {
  test('prints a field a line, with units, numbers for people, and the fields without a value together', async () => {
    const { exit, out } = await scrq(['show', 'F1', '--scraper', 'flats'], { terminal: 60 });
    expect(exit).toBe(0);
    expect(stripVTControlCharacters(out)).toBe(
      [
        'id     F1',
        'no     1',
        'title  Loft',
        'price  1,250,000 USD',
        'share  4.3',
        'tags   lift, garden',
        'page   https://flats.example/1',
        'no value: note',
        '',
      ].join('\n'),
    );
  });

  test('wraps long values to the terminal and brings no control character to it', async () => {
    const { out } = await scrq(['show', 'F3', '--scraper', 'flats'], { terminal: 40 });
    expect(out.split('\n').filter((line) => stripVTControlCharacters(line).length > 40)).toEqual([]);
    expect((await scrq(['show', 'F2', '--scraper', 'flats', '--no-color'], { terminal: 60 })).out).not.toContain('\u001b');
  });

  test('gives every digit in a pipe, in the format asked for', async () => {
    expect(JSON.parse((await show('F1')).out)).toMatchObject({ price: 1_250_000, share: 4.300000000000001 });
    expect((await show('F1', '--format', 'csv', '--fields', 'id,price')).out).toBe('id,price\r\nF1,1250000\r\n');
    expect(JSON.parse((await show('F1', '--format', 'json', '--fields', 'id')).out)).toMatchObject({
      data: [{ id: 'F1' }],
      pagination: { total: 1 },
    });
  });

  test('finds a record by the values of several fields, and by other fields', async () => {
    expect((await scrq(['show', '"Corner, Shop",7', '--scraper', 'pairs', '--format', 'csv'])).out).toContain('"Corner, Shop",7,1');
    expect(JSON.parse((await show('https://flats.example/2', '--by', 'page')).out)).toMatchObject({ id: 'F2' });
    expect(JSON.parse((await show("O'Hara's \u001b[31mflat", '--by', 'title')).out)).toMatchObject({ id: 'F2' });
    expect(JSON.parse((await show('3', '--by', 'no')).out)).toMatchObject({ id: 'F3' });
  });

  test('shows all records that have the key, and says so', async () => {
    const { out, err } = await show('Loft', '--by', 'title');
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(err).toBe('warning: 2 records have this key\n');
  });

  test('of a key that no run has names the nearest', async () => {
    const { exit, out, err } = await show('F33');
    expect([exit, out]).toEqual([3, '']);
    expect(err).toBe('scrq: no run has a record with id "F33"\n  Did you mean F3?\n');
  });

  test.each([["' OR id != '"], ['F1,F2'], ['`id`'], ['x'.repeat(1500)]])('takes a key for nothing but a value: %s', async (key) => {
    expect(await show(key)).toMatchObject({ exit: 3, out: '' });
  });

  test('of a record that is gone says which run has it, and shows it there', async () => {
    const { exit, err } = await show('F0');
    expect(exit).toBe(3);
    const [, run = ''] = /Run (\w+) of 2026-01-01 was the last to have it: add --run (?:\w+)\./.exec(err) ?? [];
    expect(JSON.parse((await show('F0', '--run', run)).out)).toMatchObject({ id: 'F0' });
  });

  test('needs a key, or fields to find it by that there are', async () => {
    expect(await scrq(['show', '1', '--scraper', 'keyless'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('no field of keyless is known to identify a record'),
    });
    expect(await show('1', '--by', 'titel')).toMatchObject({ exit: 2, err: expect.stringContaining('Did you mean title?') });
  });

  test('works against a server', async () => {
    const server = await serving(['--port', '0'], { env: { SCRQ_DATA: `${directory.path}/data` }, cwd: directory.path });
    const { id } = JSON.parse((await scrq(['scrapers', 'show', 'flats', '--format', 'json'])).out) as { id: string };
    const remote = ['--base-url', server.url, '--scraper', id];
    const found = await scrq(['show', 'F1', ...remote], { terminal: 60 });
    const missing = await scrq(['show', 'F33', ...remote]);
    await server.stop();
    expect(found.out).toBe((await scrq(['show', 'F1', '--scraper', 'flats'], { terminal: 60 })).out);
    expect(missing).toMatchObject({ exit: 3, err: expect.stringContaining('Did you mean F3?') });
  });
});
