import { readFile } from 'node:fs/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { scrqIn } from '../new-dataset.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const flats = [
  { id: 'F1', price: '$900', city: 'Aldport', pets: true, posted: '2026-03-01', tags: ['garden', 'lift'] },
  { id: 'F2', price: '$1,000', city: 'Aldport', pets: false, posted: '2026-03-02', tags: ['lift'] },
  { id: 'F3', price: '$1,250', city: 'Corvane\u001b[31m', pets: true, posted: '2026-04-03', tags: [] },
  { id: 'F4', price: null, city: null, pets: true, posted: '2026-04-05', tags: null },
];

const directory = sharedDirectory();
const scrq = scrqIn(directory);

beforeAll(async () => {
  await directory.file('flats.ndjson', ndjson(flats));
  expect(await scrq(['import', 'flats.ndjson'])).toMatchObject({ exit: 0 });
});

const rows = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));

describe('stats', () => {
  test('shows figures in a table, with units, and says below it of what they are', async () => {
    const { exit, out, err } = await scrq(['stats', 'avg(price), share(pets = true), count() by city order by count() desc', '--format', 'table']);
    expect(exit).toBe(0);
    expect(rows(out)).toEqual([
      ['city', 'avg(price) USD', 'share(pets = true) %', 'count()'],
      ['Aldport', '950', '50', '2'],
      [expect.stringMatching(/^Corvane[^\u001b]*$/), '1250', '100', '1'],
      ['(none)', '100', '1'],
    ]);
    expect(err).toBe('4 records\ncity: 1 of 4 have no value\nprice: 1 of 4 have no value\n');
  });

  test('gives figures as they are in csv, JSON Lines and JSON', async () => {
    const plan = 'avg(price) by month(posted)';
    expect((await scrq(['stats', plan, '--format', 'csv'])).out).toBe('month(posted),avg(price)\r\n2026-03,950\r\n2026-04,1250\r\n');
    expect((await scrq(['stats', plan])).out).toBe('{"month(posted)":"2026-03","avg(price)":950}\n{"month(posted)":"2026-04","avg(price)":1250}\n');
    const whole = JSON.parse((await scrq(['stats', plan, '--format', 'json'])).out) as { data: unknown; meta: object };
    expect(whole).toMatchObject({ data: [{ 'avg(price)': 950 }, { 'avg(price)': 1250 }], meta: { plan, matched: 4, total: 2 } });
  });

  test('draws on a terminal one figure by one field as bars, which say all that the table would', async () => {
    const { out } = await scrq(['stats', 'count() by city', '--no-color'], { terminal: 40 });
    expect(out.split('\n')).toEqual([
      'count()',
      expect.stringMatching(/^Aldport {6,}2 █+$/),
      expect.stringMatching(/^Corvane.*1 █+$/),
      expect.stringMatching(/^\(none\) +1 █+$/),
      '',
    ]);
    expect((await scrq(['stats', 'count() by city', '--format', 'table'], { terminal: 40 })).out).not.toContain('█');
    expect((await scrq(['stats', 'count() by city'])).out).not.toContain('█');
  });

  test('draws on a terminal a figure over time below its table', async () => {
    const { out } = await scrq(['stats', 'count() by day(posted)', '--no-color'], { terminal: 60 });
    expect(rows(out).slice(0, 5)).toEqual([
      ['day(posted)', 'count()'],
      ['2026-03-01', '1'],
      ['2026-03-02', '1'],
      ['2026-04-03', '1'],
      ['2026-04-05', '1'],
    ]);
    expect(out).toMatch(/\n1 ┤██ {31}█ █\n/);
    expect(out).toMatch(/\n +2026-03-01 +2026-04-05\n$/);
  });

  test('draws a picture into a file, a pipe, or as the specification of one', async () => {
    expect(await scrq(['stats', 'avg(price) by city', '-o', 'prices.svg'])).toMatchObject({ exit: 0, out: '' });
    const svg = await readFile(`${directory.path}/prices.svg`, 'utf8');
    expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect((await scrq(['stats', 'avg(price) by city', '--format', 'svg'])).out).toBe(svg);
    expect(svg).toContain('>avg(price) USD<');
    // eslint-disable-next-line no-control-regex
    expect(svg).not.toMatch(/[\u0000-\u0009\u001b]/);
    expect(await scrq(['stats', 'avg(price) by city', '-o', 'prices.png'])).toMatchObject({ exit: 0 });
    expect((await readFile(`${directory.path}/prices.png`)).subarray(1, 4).toString()).toBe('PNG');
    const { out, err } = await scrq(['stats', 'avg(price) by city', '--format', 'vega-lite']);
    expect(JSON.parse(out)).toMatchObject({
      $schema: expect.stringContaining('vega-lite'),
      data: {
        values: [
          { group: 'Aldport', value1: 950 },
          { group: expect.stringContaining('Corvane'), value1: 1250 },
        ],
      },
    });
    expect(err).toBe('note: 1 group has no value and is not drawn\n');
  });

  test.each([
    [['count() by city', '--format', 'png'], { terminal: 80 }, 'png is nothing to show on a terminal'],
    [['count() by city', '--format', 'svg', '-o', '-'], { terminal: 80 }, 'svg is nothing to show on a terminal'],
    [['count()', '--format', 'svg'], {}, 'one number is nothing to draw'],
    [['list id', '--format', 'svg'], {}, 'this plan computes no groups'],
    [['count() by city', '-o', 'x.svg', '--jq', '.'], {}, '--jq is for records, and svg is a picture'],
    [['count() by city', '--format', 'svgz'], {}, 'Allowed choices are table, record, json, jsonl, csv, svg, png, vega-lite'],
    [['count() by city', '-o', 'x.pdf'], {}, 'Add --format, which can be json, jsonl, csv, svg, png, vega-lite.'],
    [['count() by city', '-o', 'nowhere/x.svg'], {}, 'there is no directory'],
  ])('refuses to draw %j', async (argv, world, message) => {
    const { exit, out, err } = await scrq(['stats', ...argv], world);
    expect([exit, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });

  test('says what records were compared with', async () => {
    const { out, err } = await scrq(['stats', 'list id where pets = true and price > avg(price)', '--format', 'csv']);
    expect(out).toBe('id\r\nF3\r\n');
    expect(err).toBe('1 of 4 records; of 1 it is not known, since a value is missing\navg(price) is 1,075, of 2 values\n');
  });

  test('takes what was of another type in an older run for missing there, and says so', async () => {
    const other = { env: { SCRQ_DATA: `${directory.path}/sizes` } };
    await directory.file('sizes.json', JSON.stringify(['3', '4'].map((size, item) => ({ id: `s${item}`, size }))));
    expect(await scrq(['import', 'sizes.json', '--key', 'id', '--type', 'size=text'], other)).toMatchObject({ exit: 0 });
    await directory.file('sizes.json', JSON.stringify([{ id: 's0', size: 5 }]));
    expect(await scrq(['import', 'sizes.json', '--key', 'id', '--type', 'size=number', '--retype'], other)).toMatchObject({ exit: 0 });
    const { out, err } = await scrq(['stats', 'changes where size > 2', '--format', 'jsonl'], other);
    expect(out.split('\n').map((line) => /"id":"(s\d)"/.exec(line)?.[1])).toEqual(['s0', undefined]);
    expect(err).toMatch(/^warning: "size" is of the type text in the run \w+, so that its values there count as missing$/mu);
  });

  test('counts a record once in each item of its list, and says so', async () => {
    const { out, err } = await scrq(['stats', "count(), count(tags = 'lift') by tags", '--format', 'csv']);
    expect(out).toBe("tags,count(),count(tags = 'lift')\r\ngarden,1,1\r\nlift,2,2\r\n,2,0\r\n");
    expect(err).toContain('warning: a record counts once in each of the items that its tags lists, so that groups may overlap\n');
  });

  test('shows several plans as one table, records, and nothing', async () => {
    const two = "'with': median(price) where pets = true; 'without': median(price) where pets = false";
    expect((await scrq(['stats', two, '--format', 'csv'])).out).toBe('part,median(price)\r\nwith,1075\r\nwithout,1000\r\n');
    const list = await scrq(['stats', 'list id, price where price is not null order by price desc limit 2', '--format', 'table']);
    expect(rows(list.out)).toEqual([
      ['id', 'price'],
      ['F3', '1250'],
      ['F2', '1000'],
    ]);
    expect(list.err).toBe('3 of 4 records\n2 of them shown\n');
    expect((await scrq(['stats', 'count() by city where price > 1e9', '--format', 'csv'])).out).toBe('city,count()\r\n');
  });

  test('says what a text may have meant that no record has', async () => {
    const { out, err } = await scrq(['stats', "count() where city = 'ALDPORT'", '--format', 'csv']);
    expect(out).toBe('count()\r\n0\r\n');
    expect(err).toContain("warning: no record with city 'ALDPORT' was found; there is 'Aldport'\n");
  });

  test('tells changes between runs, and the history of a record', async () => {
    await directory.file('again.ndjson', ndjson(flats.map((flat) => ({ ...flat, price: flat.id === 'F2' ? '$950' : flat.price }))));
    const name = ['--scraper', 'flats'];
    expect(await scrq(['import', 'again.ndjson', ...name])).toMatchObject({ exit: 0 });
    expect((await scrq(['stats', 'changes of price down', ...name, '--format', 'csv'])).out).toBe(
      'change,id,field,from,to\r\nchanged,F2,price,1000,950\r\n',
    );
    const history = await scrq(['stats', "history of 'F2' field price", ...name, '--format', 'csv']);
    expect(history.out.split('\r\n').map((line) => line.split(',').at(-1))).toEqual(['price', '950', '1000', '']);
  });

  test.each([
    ['count() by cty', 'scrq: plan: no field "cty" at character 12\n  Did you mean city?\n'],
    ['avg(city)', /^scrq: plan: field "city" at character 5 holds text, of which there is no avg\n/],
  ])('refuses %j with the place and what to do', async (plan, message) => {
    const { exit, out, err } = await scrq(['stats', plan]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(message);
  });

  test('writes to a file, whole or not at all', async () => {
    expect(await scrq(['stats', 'count() by city', '-o', 'cities.csv'])).toMatchObject({ exit: 0, out: '' });
    expect(await readFile(`${directory.path}/cities.csv`, 'utf8')).toMatch(/^city,count\(\)\r\nAldport,2\r\n/);
  });
});
