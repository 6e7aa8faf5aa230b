import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Backends } from '../../../src/cli/context.ts';
import { scrqIn } from '../new-dataset.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const flats = [
  { id: 'F1', price: '$900', rooms: 2, pets: true, posted: '2026-03-01', note: 'attic \u001b[31mred' },
  { id: 'F2', price: '$1,000', rooms: 2, pets: false, posted: '2026-03-02', note: null },
  { id: 'F3', price: '$1,250', rooms: 3, pets: true, posted: '2026-03-03', note: 'attic \u001b[31mred' },
  { id: 'F4', price: null, rooms: 2, pets: true, posted: '2026-03-05', note: 'yard' },
];

const directory = sharedDirectory();
const scrq = scrqIn(directory, { SCRQ_DATA: join(directory.path, 'data') });
const ids = { scraper: '', run: '' };

beforeAll(async () => {
  await directory.file('flats.ndjson', ndjson(flats));
  await directory.file('later.csv', 'id,size\nF9,40\n');
  const { scraper, run } = Object(JSON.parse((await scrq(['import', 'flats.ndjson', '--format', 'json'])).out));
  Object.assign(ids, { scraper: scraper.id, run: run.id });
});

describe('describe', () => {
  test('keeps the statistics next to the run, and computes them again when they are damaged', async () => {
    const file = join(directory.path, 'data', `r_${ids.run}.lance`, 'statistics.json');
    await rm(file, { force: true });
    const computed = await scrq(['describe', '--format', 'json']);
    const kept = await stat(file);
    expect(await scrq(['describe', '--format', 'json'])).toEqual(computed);
    expect((await stat(file)).ino).toBe(kept.ino);
    await truncate(file, kept.size - 1);
    expect(await scrq(['describe', '--format', 'json'])).toEqual(computed);
    expect((await stat(file)).size).toBe(kept.size);
  });

  test('shows a line a field in a table', async () => {
    const { exit, out, err } = await scrq(['describe', '--format', 'table']);
    expect(exit).toBe(0);
    const [header, ...lines] = out.trimEnd().split('\n');
    expect(header?.trim().split(/ {2,}/)).toEqual(['field', 'type', 'role', 'unit', 'values', 'empty', 'distinct', 'min', 'median', 'max', 'top']);
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['id', 'text', 'key', '4', '0', '4'],
      ['price', 'number', 'price', 'USD', '3', '1', '3', '900', '1000', '1250'],
      ['rooms', 'number', 'count', '4', '0', '2', '2', '2', '3', '2 (3)'],
      ['pets', 'boolean', 'flag', '4', '0', '2', 'true (3)'],
      ['posted', 'day', 'date', '4', '0', '4', '2026-03-01', '2026-03-02', '2026-03-05'],
      ['note', 'text', 'text', '3', '1', '2', expect.stringMatching(/^attic .*red \(2\)$/)],
    ]);
    expect(err).toBe(`flats, run ${ids.run}: 4 records\nunique and never empty in this run: id, posted\n`);
  });

  test('draws on a terminal what the values are like, in numbers for people', async () => {
    const { out } = await scrq(['describe', '--no-color'], { terminal: 140 });
    expect(out.split('\n').map((line) => line.trim().split(/ {2,}/).slice(0, 6))).toEqual([
      ['field', 'type', 'distribution', 'min', 'median', 'max'],
      ['id', 'text', 'F1 25 %, F2 25 %, F3 25 %, F4 25 %', '0', '4', '4'],
      ['price', 'number', '█····█···········█', '900', '1,000', '1,250'],
      ['rooms', 'number', '█▃', '2', '2', '3'],
      ['pets', 'boolean', 'true 75 %, false 25 %', '0', '2', '4'],
      ['posted', 'day', '███·█', '2026-03-01', '2026-03-02', '2026-03-05'],
      ['note', 'text', expect.stringMatching(/^attic .*red 67 %, yard 33 %$/), '1', '2', '3'],
      [''],
    ]);
  });

  test('draws on a terminal the histogram of a field that is named', async () => {
    const { out } = await scrq(['describe', 'rooms', 'posted', '--no-color'], { terminal: 100 });
    expect(out.replaceAll(/ {2,}/g, '  ')).toContain('rooms  2  ████████████████████████ 3, 75 %\nrooms  3  ████████ 1, 25 %\n');
    expect(out).toMatch(/^posted  2026-03-01 to 2026-03-02 +█{24} 1, 25 %$/m);
  });

  test('shows all that is known of the fields that are named, in their order', async () => {
    const { out } = await scrq(['describe', 'rooms', 'note', 'pets', '--format', 'csv']);
    expect(out.split('\r\n')).toEqual([
      'field,measure,value',
      'rooms,type,number',
      'rooms,role,count',
      'rooms,values,4',
      'rooms,empty,0',
      'rooms,distinct,2',
      'rooms,min,2',
      'rooms,5 %,2',
      'rooms,25 %,2',
      'rooms,median,2',
      'rooms,mean,2.25',
      'rooms,75 %,2.25',
      'rooms,95 %,2.85',
      'rooms,max,3',
      'rooms,top 1,"2 (3, 75 %)"',
      'rooms,top 2,"3 (1, 25 %)"',
      'note,type,text',
      'note,role,text',
      'note,values,3',
      'note,empty,"1, 25 %"',
      'note,distinct,2',
      'note,shortest,4 characters',
      'note,longest,14 characters',
      'note,top 1,"attic \u001b[31mred (2, 66.7 %)"',
      'note,top 2,"yard (1, 33.3 %)"',
      'pets,type,boolean',
      'pets,role,flag',
      'pets,values,4',
      'pets,empty,0',
      'pets,distinct,2',
      'pets,true,"3, 75 %"',
      'pets,top 1,"true (3, 75 %)"',
      'pets,top 2,"false (1, 25 %)"',
      '',
    ]);
  });

  test('gives the answer of the API as JSON, and a field a line as JSON Lines', async () => {
    const whole = Object(JSON.parse((await scrq(['describe', '--format', 'json'])).out));
    expect(whole).toMatchObject({ id: ids.scraper, name: 'flats', latestRun: { id: ids.run }, candidateKeys: ['id', 'posted'] });
    expect(whole.stats.map(({ name }: { name: string }) => name)).toEqual(Object.keys(flats[0] ?? {}));
    const one = Object(JSON.parse((await scrq(['describe', 'price', '--format', 'json'])).out));
    expect(one).toEqual({ ...whole, stats: [whole.stats[1]] });
    const lines = (await scrq(['describe'])).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(whole.stats);
  });

  test('lets nothing of a stranger through to a terminal', async () => {
    for (const argv of [['describe'], ['describe', 'note'], ['describe', '--format', 'json']]) {
      const { exit, out, err } = await scrq([...argv, '--no-color'], { terminal: 200 });
      expect(exit).toBe(0);
      expect(out + err).not.toContain('\u001b');
    }
  });

  test('describes an earlier run when asked to', async () => {
    await scrq(['import', 'later.csv', '--scraper', 'two runs']);
    const { run } = Object(JSON.parse((await scrq(['import', 'later.csv', '--scraper', 'two runs', '--format', 'json'])).out));
    await scrq(['import', 'flats.ndjson', '--scraper', 'two runs']);
    const { out, err } = await scrq(['describe', '--run', run.id, '--scraper', 'two runs', '--format', 'csv']);
    expect(out.split('\r\n').slice(1)).toEqual(['id,text,key,,1,0,1,,,,', 'size,number,average,,1,0,1,40,40,40,', '']);
    expect(err).toContain(`two runs, run ${run.id}: 1 record\n`);
    await scrq(['scrapers', 'remove', 'two runs', '--yes']);
  });

  test('says so when there is no run yet', async () => {
    await scrq(['scrapers', 'create', 'new one']);
    const { exit, out, err } = await scrq(['describe', '--scraper', 'new one', '--format', 'table']);
    expect([exit, out]).toEqual([0, '']);
    expect(err).toBe("new one has no completed run yet: scrq import FILE --scraper 'new one'\n");
    expect(await scrq(['describe', 'price', '--scraper', 'new one'])).toMatchObject({ exit: 2, err: expect.stringContaining('There are no fields') });
    await scrq(['scrapers', 'remove', 'new one', '--yes']);
  });

  test.each([
    ['a slip', ['describe', 'rooms', 'pirce'], 'Did you mean price?'],
    ['no field at all', ['describe', 'swimming pool'], 'There are: id, price, rooms, pets, posted, note.'],
  ])('refuses %s with status 2, and says what there is', async (_what, argv, hint) => {
    const { exit, out, err } = await scrq(argv);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`no field is named "${argv.at(-1)}"`);
    expect(err).toContain(hint);
  });

  test('refuses a run that does not exist with status 3', async () => {
    expect(await scrq(['describe', '--run', 'none'])).toMatchObject({ exit: 3, out: '' });
  });

  test('says so when a server knows no statistics', async () => {
    const data = { id: 'scr_elsewhere', name: 'elsewhere', fields: [], key: [], latestRun: null };
    const { exit, out, err } = await scrq(['describe', '--base-url', 'http://127.0.0.1:9', '--scraper', 'scr_elsewhere'], {
      backends: answeringScraper(data),
    });
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('the server gives no statistics');
  });

  test('has help with examples', async () => {
    const { exit, out } = await scrq(['describe', '--help']);
    expect(exit).toBe(0);
    expect(out).toContain('Usage: scrq describe [options] [field...]');
    expect(out).toContain('Examples:\n  scrq describe\n');
  });
});

/** A server whose scraper is this, whatever is asked of it. */
function answeringScraper(data: object): Backends {
  const api = { scraper: async () => ({ data }), [Symbol.asyncDispose]: async () => {} };
  // Nothing else of the API is called.
  return { openDataset: () => Promise.reject(new Error('not local')), connect: async () => api as never };
}
