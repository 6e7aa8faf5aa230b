import { beforeAll, describe, expect, test } from 'vitest';

import { facetLines } from '../../../src/cli/commands/facets/lines.ts';
import { scrqIn } from '../new-dataset.ts';
import { serving } from '../serving.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const flats = Array.from({ length: 40 }, (_, index) => ({
  id: `F${index}`,
  city: ['Aldport', 'Aldport', 'Corvane\u001b[31m', "O'Hara", null][index % 5],
  price: index === 39 ? null : `$${900 + (index % 4) * 100}`,
  pets: index % 4 === 0,
  posted: `2026-0${1 + (index % 3)}-15`,
}));

const directory = sharedDirectory();
const env = { SCRQ_DATA: `${directory.path}/dataset` };
const scrq = scrqIn(directory, env);

beforeAll(async () => {
  await directory.file('flats.ndjson', ndjson(flats));
  expect(await scrq(['import', 'flats.ndjson'])).toMatchObject({ exit: 0 });
});

describe('facetLines', () => {
  test('write counts whole, however large', () => {
    const field = { field: 'city', type: 'text', nulls: 7_654_321 } as const;
    const values = [{ value: 'Aldport', count: 1_234_567, filter: "city = 'Aldport'" }];
    const lines = facetLines(
      { ...field, kind: 'values', distinct: 2_345_678, more: 2_345_677, values },
      { width: 60, paint: (_style, text) => text },
    );
    expect(lines[0]).toBe('city  2,345,678 values, 7,654,321 without');
    expect(lines[1]).toContain('  1,234,567  ');
    expect(lines[2]).toBe('  and 2,345,677 more');
  });
});

describe('facets', () => {
  test('are bars of values and small histograms of ranges on a terminal, whatever the width', async () => {
    const { exit, out } = await scrq(['facets', '--no-color'], { terminal: 80 });
    expect(exit).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'city  3 values, 8 without',
      expect.stringMatching(/^ {2}Aldport +16 {2}█+$/),
      expect.stringMatching(/^ {2}Corvane[^\u001b]* +8 {2}█+$/),
      "  O'Hara         8  ████████████████████",
    ]);
    expect(lines).toContain('price  900 to 1,200 USD, 1 without');
    expect(lines.find((line) => line.includes('most'))).toMatch(/^ {2}[▁-█·]+ {3}most .+: 10$/);
    for (const width of [20, 40, 120, 200]) {
      const narrow = await scrq(['facets', '--no-color'], { terminal: width });
      for (const line of narrow.out.split('\n')) expect(line.length).toBeLessThanOrEqual(Math.max(width, 40));
    }
  });

  test('come with the filter for each value, a field a line or a value a line', async () => {
    const jsonl = await scrq(['facets', '--fields', 'city,pets', '--limit', '1']);
    expect(
      jsonl.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { field: 'city', values: [{ value: 'Aldport', count: 16, filter: "city = 'Aldport'" }], more: 2 },
      { field: 'pets', values: [{ value: false, count: 30 }] },
    ]);
    const csv = await scrq(['facets', '--fields', 'pets,posted', '--bins', '2', '--format', 'csv']);
    expect(csv.out.split('\r\n')).toEqual([
      'field,value,from,to,count,filter',
      'pets,false,,,30,pets = false',
      'pets,true,,,10,pets = true',
      "posted,,2026-01-01,2026-04-01,40,posted >= '2026-01-01' AND posted < '2026-04-01'",
      '',
    ]);
    const whole = await scrq(['facets', '--fields', 'price', '--format', 'json']);
    expect(JSON.parse(whole.out)).toMatchObject({ data: [{ kind: 'ranges', unit: 'USD' }], meta: { filter: '', total: 40 } });
  });

  test('count what passes a filter, but for what it says about the field itself', async () => {
    const { out, err } = await scrq(['facets', '--filter', "city='Aldport'", '--fields', 'city,pets', '--format', 'csv'], { terminal: 80 });
    expect(out).toMatch(/^city,O'Hara,,,8,city = 'O''Hara'\r?$/mu);
    expect(out).toMatch(/^pets,false,,,12,pets = false\r?$/mu);
    expect(err).toContain("16 records with city = 'Aldport'\ncounted without the conditions on itself: city\n");
  });

  test('are the same through a server', async () => {
    const server = await serving(['--port', '0'], { cwd: directory.path, env });
    const [{ id }] = JSON.parse((await scrq(['scrapers', '--format', 'json'])).out) as [{ id: string }];
    const remote = await scrq(['facets', '--base-url', server.url, '--scraper', id]);
    expect(remote).toEqual(await scrq(['facets']));
    expect((await server.stop()).exit).toBe(0);
  });

  test.each([
    [['--fields', 'cty'], 'fields names "cty", which is not a field (did you mean city?)'],
    [['--limit', 'few'], 'limit must be a whole number from 1 to 100'],
    [['--bins', '0'], 'bins must be a whole number from 1 to 100'],
    [['--filter', 'price < cheap'], 'filter: '],
  ])('with %j say what is accepted', async (options, message) => {
    const { exit, out, err } = await scrq(['facets', ...options]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(message);
  });
});
