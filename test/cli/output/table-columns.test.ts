import { stripVTControlCharacters } from 'node:util';

import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';

import { hostedServer, HOSTED_SCRAPER } from '../hosted-server.ts';
import { scrqIn } from '../new-dataset.ts';
import { serving } from '../serving.ts';
import { ndjson, sharedDirectory, untilTestEnds } from '../../temporary.ts';

const places = ['attic', 'cellar', 'loft', 'barn'];
const rooms = Array.from({ length: 40 }, (_, index) => ({
  id: `R${index + 1}`,
  source: 'the one agency that there is',
  page: `https://rooms.example/${index + 1}`,
  kind: places[index % places.length],
  price: 1500 + index * 50,
  built: 1900 + index,
  title: `The ${places[index % places.length]} that has number ${index + 1}`,
  note: 'Nothing is said of it but that it is there, as far as the agency knows, and that one may go and see it at any time of the day, stove included',
}));

const directory = sharedDirectory();
const scrq = scrqIn(directory, { SCRQ_DATA: `${directory.path}/data`, SCRQ_CONFIG: `${directory.path}/config.json`, PAGER: 'cat' });
const heading = (out: string) =>
  stripVTControlCharacters(out.split('\n')[0] ?? '')
    .trim()
    .split(/ {2,}/);

beforeAll(async () => {
  await directory.file('rooms.ndjson', ndjson(rooms));
  expect(await scrq(['import', 'rooms.ndjson', '--scraper', 'rooms', '--key', 'id'])).toMatchObject({ exit: 0 });
});

describe('a table of records on a terminal', () => {
  test.each([40, 60, 80, 120, 250])('fits %d columns and begins with the title', async (terminal) => {
    const { out } = await scrq(['search', 'lofts with price over 1600 built after 1910', '--no-pager'], { terminal });
    expect(heading(out).slice(0, 1)).toEqual(['title']);
    expect(out.split('\n').filter((line) => stringWidth(line) > terminal)).toEqual([]);
  });

  test('shows what the question is about next, and ids and constants not before all else', async () => {
    const { out, err } = await scrq(['search', 'rooms with price over 1600 built after 1910', '--no-pager'], { terminal: 70 });
    expect(heading(out)).toEqual(['title', 'built', 'price', 'kind']);
    expect(err).toMatch(/^10 of 29 records, page 1 of 3; .*\+4 fields with --wide$/m);
    expect(heading((await scrq(['results', '--sort', '-built', '--no-pager'], { terminal: 60 })).out).slice(0, 2)).toEqual(['title', 'built']);
    const listed = await scrq(['stats', 'list where built > 1930 order by price limit 3', '--no-pager'], { terminal: 60 });
    expect(heading(listed.out)).toEqual(['title', 'built', 'price', 'kind']);
  });

  test('writes numbers for people, and in a pipe every digit in the order of the file', async () => {
    const { out } = await scrq(['results', '--take', '1', '--columns', 'price,built', '--no-pager'], { terminal: 80 });
    expect(stripVTControlCharacters(out)).toBe('price  built\n1,500   1900\n');
    const piped = await scrq(['results', '--take', '1', '--format', 'table', '--columns', 'price,built']);
    expect(piped.out).toBe('price  built\n 1500   1900\n');
    expect(heading((await scrq(['results', '--take', '1', '--format', 'table'])).out)).toEqual(Object.keys(rooms[0] ?? {}));
  });

  test('marks words that were searched for only where colors are on', async () => {
    const mark = '\u001b[1m\u001b[4mloft\u001b[24m\u001b[22m';
    expect((await scrq(['search', 'lofts', '--no-pager'], { terminal: 80 })).out).toContain(`The ${mark} that has number`);
    expect((await scrq(['search', 'lofts', '--no-pager', '--no-color'], { terminal: 80 })).out).not.toContain('\u001b[4m');
    expect((await scrq(['search', 'lofts', '--format', 'table'])).out).not.toContain('\u001b');
  });

  test('says at its foot how many records hold the words', async () => {
    expect((await scrq(['search', 'loft stove', '--take', '3'])).err).toContain('3 of 40 records, page 1 of 14; 10 of 40 hold all words\n');
    expect((await scrq(['search', 'loft', '--take', '3'], { watched: false })).err).toBe('');
  });
});

describe('--columns', () => {
  test('is refused where no record has such a field', async () => {
    const { exit, err } = await scrq(['results', '--columns', 'title,pirce', '--no-pager'], { terminal: 80 });
    expect([exit, err]).toEqual([2, 'scrq: no field is named "pirce"\n  Did you mean price?\n']);
  });

  test.each(['title', 'pirce'])('is refused beside --fields: %s', async (columns) => {
    const { exit, out, err } = await scrq(['results', '--columns', columns, '--fields', 'price'], { terminal: 80 });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('--columns and --fields cannot be given together');
  });

  test('has no effect on other formats, and says so', async () => {
    const { out, err } = await scrq(['results', '--take', '1', '--columns', 'price']);
    expect(out).toBe(ndjson(rooms.slice(0, 1)));
    expect(err).toContain('warning: --columns is for tables; --fields chooses fields in every format\n');
  });

  test('is remembered for a scraper by the settings, for people alone', async () => {
    expect(await scrq(['config', 'set', 'columns.rooms', 'kind,price,gone'])).toMatchObject({ exit: 0 });
    expect((await scrq(['config', 'get', 'columns.rooms'])).out).toBe('kind,price,gone\n');
    const { out, err } = await scrq(['search', 'loft', '--no-pager'], { terminal: 80 });
    expect(heading(out)).toEqual(['kind', 'price']);
    expect(err).toContain('warning: columns.rooms names "gone", which these records do not have\n');
    expect(heading((await scrq(['search', 'loft', '--columns', 'title', '--no-pager'], { terminal: 80 })).out)).toEqual(['title']);
    expect(await scrq(['search', 'loft', '--take', '1'], { watched: false })).toMatchObject({ err: '' });
    expect(await scrq(['config', 'unset', 'columns.rooms'])).toMatchObject({ exit: 0 });
    expect(heading((await scrq(['search', 'loft', '--no-pager'], { terminal: 80 })).out)[0]).toBe('title');
  });
});

describe('over HTTP', () => {
  test('columns are the same, by the roles that the server gives', async () => {
    const server = await serving(['--port', '0'], { env: { SCRQ_DATA: `${directory.path}/data` }, cwd: directory.path });
    const shown = (await scrq(['scrapers', 'show', 'rooms', '--format', 'json'])).out;
    const { id } = JSON.parse(shown) as { id: string };
    const asked = ['search', 'rooms with price over 1600 built after 1910', '--no-pager'];
    const remote = await scrq([...asked, '--base-url', server.url, '--scraper', id], { terminal: 70 });
    const local = await scrq(asked, { terminal: 70 });
    await server.stop();
    expect(remote).toMatchObject({ exit: 0, out: local.out });
  });

  test('they go by names and values where a server gives no roles', async () => {
    const server = untilTestEnds(await hostedServer({ records: rooms }));
    const { exit, out } = await scrq(['search', 'loft', '--base-url', server.url, '--scraper', HOSTED_SCRAPER, '--no-pager'], { terminal: 60 });
    expect(exit).toBe(0);
    expect(heading(out).slice(0, 2)).toEqual(['title', 'price']);
  });
});
