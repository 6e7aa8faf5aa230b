import { parse } from 'csv-parse/sync';
import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';

import { runScrq, type World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const places = ['attic', 'cellar', 'loft', 'barn', 'mill'];
const rooms = Array.from({ length: 40 }, (_, index) => ({
  id: `R${index + 1}`,
  title: `${places[index % places.length]} number ${index + 1}`,
  price: 500 + index * 50,
  pets: index % 2 === 0,
  posted_at: new Date(Date.parse('2026-03-01T08:00:00Z') + index * 3_600_000).toISOString(),
  description: `A ${places[index % places.length]} with room for ${index + 1} chairs, a stove and a window to the yard`,
}));

const directory = sharedDirectory();
let data: string;
beforeAll(async () => {
  data = `${directory.path}/data`;
  const file = await directory.file('rooms.ndjson', ndjson(rooms));
  await runScrq(['import', file, '--key', 'id', '--data', data]);
  await runScrq(['scrapers', 'create', 'empty', '--data', data]);
});

const search = (argv: readonly string[], world?: World) => runScrq(['search', ...argv, '--data', data, '--scraper', 'rooms'], world);

describe('search', () => {
  test('prints records as JSON Lines into a pipe, and what it went by beside them', async () => {
    const { exit, out, err } = await search(['lofts', 'under', '900', '--take', '3']);
    expect(exit).toBe(0);
    const records = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(records).toHaveLength(3);
    expect(Object.keys(Object(records[0]))).toEqual(Object.keys(rooms[0] ?? {}));
    expect(err).toBe('filter: price < 900\n3 of 8 records, page 1 of 3; 2 of 8 hold all words\n');
  });

  test('prints a table that fits on a terminal, with the fields it went by', async () => {
    const { exit, out, err } = await search(['lofts under 900'], { terminal: 60 });
    expect(exit).toBe(0);
    const [header = '', ...rows] = out.trimEnd().split('\n');
    expect(header).toContain('\u001b[1m');
    expect(header).toContain('price');
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => stringWidth(row) > 60)).toEqual([]);
    expect(err).toMatch(/^8 records; 2 of 8 hold all words; \+\d fields? with --wide$/m);
  });

  test.each([
    ['--no-color', ['--no-color'], {}],
    ['NO_COLOR', [], { NO_COLOR: '1' }],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }],
    ['a dumb terminal', [], { TERM: 'dumb' }],
  ])('shows no colours with %s', async (_what, argv, env) => {
    const { exit, out } = await search(['mill', ...argv], { terminal: 80, env });
    expect([exit, out.includes('\u001b')]).toEqual([0, false]);
  });

  test('prints the whole envelope as JSON', async () => {
    const { out, err } = await search(['mill under 900', '--format', 'json', '--take', '2', '--explain']);
    expect(JSON.parse(out)).toMatchObject({
      data: [{ id: expect.any(String) }, { id: expect.any(String) }],
      pagination: { total: 8, page: 1, take: 2, totalPages: 4, hasMore: true },
      meta: { filter: 'price < 900', explain: { interpreter: 'rules', records: [{}, {}] } },
    });
    expect(err).toBe('');
  });

  test('prints CSV with a header', async () => {
    const { out } = await search(['mill', '--format', 'csv', '--take', '1', '--sort', '-price']);
    expect(parse(out, { columns: true })).toEqual([expect.objectContaining({ id: 'R40', price: '2450', pets: 'false' })]);
    expect(out).toContain('\r\n');
  });

  test('prints the header of a CSV even without records', async () => {
    const { out, err } = await search(['mill', '--filter', 'price < 3', '--format', 'csv']);
    expect(out).toBe('id,title,price,pets,posted_at,description\r\n');
    expect(err).toContain('no records\n');
  });

  test('prints all pages as one', async () => {
    const { out } = await search(['mill under 1500', '--all', '--format', 'json', '--explain']);
    const envelope: unknown = JSON.parse(out);
    expect(envelope).toMatchObject({ pagination: { total: 20, page: 1, totalPages: 1, hasMore: false }, meta: { filter: 'price < 1500' } });
    expect(envelope).toHaveProperty('data.length', 20);
    expect(envelope).toHaveProperty('meta.explain.records.length', 20);
  });

  test('takes a filter and an order beside the words', async () => {
    const { out, err } = await search(['mill', '--filter', 'price BETWEEN 1000 AND 1100', '--sort=-price']);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => Object(JSON.parse(line)).price),
    ).toEqual([1100, 1050, 1000]);
    expect(err).toContain('order: price desc\n');
  });

  test('explains what became of the query', async () => {
    const { err } = await search(['  mill under 900 dollars', '--explain', '--take', '1']);
    expect(err).toMatch(
      /^mill under 900 dollars\n {5}\^+\n {2}under 900[a-z ]* {2}price < 900\nleft for similarity: mill\ninterpreter: rules\nembedder: /,
    );
  });

  test.each([
    ['a page that is none', ['mill', '--page', '0'], 2, 'page must be a whole number of at least 1'],
    ['a page size that is too large', ['mill', '--take', '1001'], 2, 'take must be a whole number from 1 to 1000'],
    ['a filter over a field that does not exist', ['mill', '--filter', 'rent < 3'], 2, 'rent'],
    ['an order by a field that does not exist', ['mill', '--sort', 'rent'], 2, 'rent'],
    ['a query without words', [' '], 2, 'search must be text'],
    ['a run that does not exist', ['mill', '--run', 'none'], 3, 'none'],
  ])('refuses %s', async (_what, argv, status, problem) => {
    const { exit, out, err } = await search(argv);
    expect([exit, out]).toEqual([status, '']);
    expect(err).toMatch(/^scrq: [^\n]+\n {2}[^\n]+\n$/);
    expect(err).toContain(problem);
  });

  test('without --scraper says which there are', async () => {
    const { exit, err } = await runScrq(['search', 'mill', '--data', data]);
    expect([exit, err]).toEqual([2, 'scrq: there are 2 scrapers, and --scraper does not say which\n  Add --scraper NAME: empty, rooms.\n']);
  });

  test('takes the scraper from the environment, and the option before it', async () => {
    const env = { SCRQ_SCRAPER: 'nobody', SCRQ_DATA: data };
    expect((await runScrq(['search', 'mill'], { env })).exit).toBe(3);
    expect((await runScrq(['search', 'mill', '--scraper', 'rooms'], { env })).exit).toBe(0);
  });

  test('of a scraper without records says how it gets some', async () => {
    const { exit, out, err } = await runScrq(['search', 'mill', '--data', data, '--scraper', 'empty']);
    expect([exit, out]).toEqual([0, '']);
    expect(err).toContain('empty has no completed run yet: scrq import FILE --scraper empty\n');
  });

  test('goes on with words that look like options after --', async () => {
    const { exit, err } = await runScrq(['search', '--data', data, '--scraper', 'rooms', '--take', '1', '--explain', '--', '--all', 'mills']);
    expect([exit, err.split('\n')[0]]).toEqual([0, '--all mills']);
  });
});
