import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

import { describe, expect, test } from 'vitest';

import { ScrqError } from '../../../src/errors.ts';
import { scrqIn } from '../new-dataset.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

const WHOLE_ID = /scr_[a-z2-7]{16}/;

describe('scrapers', () => {
  test('are created, listed, shown and renamed, as JSON with their id', async () => {
    const scrq = scrqIn(directory);
    const created: unknown = JSON.parse((await scrq(['scrapers', 'create', 'flats', '--format', 'json'])).out);
    expect(created).toEqual({ id: expect.stringMatching(WHOLE_ID), name: 'flats', fields: [], key: [], latestRun: null });
    expect(JSON.parse((await scrq(['scrapers', '--format', 'json'])).out)).toEqual([created]);
    expect(JSON.parse((await scrq(['scrapers', 'show', 'flats', '--format', 'json'])).out)).toEqual(created);
    const renamed: unknown = JSON.parse((await scrq(['scrapers', 'rename', 'flats', 'homes', '--format', 'json'])).out);
    expect(renamed).toEqual({ ...Object(created), name: 'homes' });
  });

  test('keep roles of fields that are set by hand, also for later runs, until they are derived again', async () => {
    const scrq = scrqIn(directory);
    await directory.file('sizes.csv', 'id,size,cost\nA,1,5\nB,2,7\n');
    const roles = async () => {
      const { fields } = Object(JSON.parse((await scrq(['scrapers', 'show', '--format', 'json'])).out));
      return fields.map(({ role }: { readonly role: string }) => role);
    };
    await scrq(['import', 'sizes.csv', '--scraper', 'sizes']);
    expect(await roles()).toEqual(['key', 'average', 'price']);
    expect(await scrq(['scrapers', 'set', 'size', '--role', 'additive'])).toMatchObject({ exit: 0, err: expect.stringContaining('additive') });
    await scrq(['scrapers', 'set', 'cost', '--role', 'additive']);
    await scrq(['import', 'sizes.csv', '--scraper', 'sizes']);
    expect(await roles()).toEqual(['key', 'additive', 'additive']);
    await scrq(['scrapers', 'set', 'size', '--role', 'auto']);
    expect(await roles()).toEqual(['key', 'average', 'additive']);
    expect((await scrq(['describe', 'cost', '--format', 'csv'])).out).toContain('cost,role,additive');
    expect(await scrq(['scrapers', 'set', 'sise', '--role', 'price'])).toMatchObject({ exit: 2, err: expect.stringContaining('Did you mean size?') });
    expect(await scrq(['scrapers', 'set', 'size', '--role', 'big'])).toMatchObject({ exit: 2 });
  });

  test('show only the beginning of an id in tables and notes', async () => {
    const scrq = scrqIn(directory);
    await directory.file('flats.csv', 'title,price\nx,1\n');
    const shown = [
      await scrq(['import', 'flats.csv'], { terminal: 120 }),
      await scrq(['scrapers'], { terminal: 120 }),
      await scrq(['scrapers', 'show'], { terminal: 120 }),
      await scrq(['search', 'x', '--explain'], { terminal: 120 }),
    ];
    expect(shown.map(({ exit }) => exit)).toEqual([0, 0, 0, 0]);
    expect(shown.map(({ out, err }) => out + err).join('')).not.toMatch(WHOLE_ID);
    expect(shown[1]?.out).toMatch(/flats +scr_[a-z2-7]{2}… /);
  });

  test('are shown as on 80 columns by a terminal that does not know its own', async () => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    expect(await scrq(['scrapers'], { terminal: 0 })).toEqual(await scrq(['scrapers'], { terminal: 80 }));
  });

  test.each([
    ['a name that is taken', ['scrapers', 'create', 'flats'], 2, 'flats'],
    ['a name without letters', ['scrapers', 'create', ' '], 2, 'named'],
    ['a scraper that does not exist', ['scrapers', 'remove', 'flast', '--yes'], 3, 'Did you mean flats?'],
    ['to remove without being asked or told', ['scrapers', 'remove', 'flats'], 2, 'Add --yes'],
  ])('refuse %s', async (_what, argv, status, text) => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    const { exit, out, err } = await scrq(argv);
    expect([exit, out]).toEqual([status, '']);
    expect(err).toContain(text);
  });

  test.each([
    ['y and Enter', 'y\r', 'removed the scraper "flats"', '[]\n'],
    ['the word', 'yes\r', 'removed the scraper "flats"', '[]\n'],
    ['n and Enter', 'n\r', 'nothing is removed', '"flats"'],
    ['Enter alone', '\r', 'nothing is removed', '"flats"'],
    ['another word', 'maybe\r', 'nothing is removed', '"flats"'],
    ['Ctrl-D', '\u0004', 'nothing is removed', '"flats"'],
  ])('are removed on a terminal after a question answered with %s: %#', async (_what, keys, told, left) => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    // The input of a terminal stays open.
    const stdin = new PassThrough();
    stdin.write(keys);
    const { exit, err } = await scrq(['scrapers', 'remove', 'flats'], { terminal: 80, stdin });
    expect(exit).toBe(0);
    expect(stripVTControlCharacters(err)).toContain('? Remove the scraper "flats" and all its runs? [y/N]');
    expect(err).toContain(`${told}\n`);
    expect((await scrq(['scrapers', '--format', 'json'])).out).toContain(left);
  });

  test.each([
    ['before an answer', '', 'nothing is removed'],
    ['after one', 'y\n', 'removed the scraper "flats"'],
  ])('are asked about where the input ends %s: %#', async (_when, stdin, told) => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    const { exit, err } = await scrq(['scrapers', 'remove', 'flats'], { terminal: 80, stdin });
    expect(exit).toBe(0);
    expect(err).toContain(`${told}\n`);
  });

  test('stay when the question is interrupted by its key, or by a signal', async () => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    const byKey = new PassThrough();
    byKey.write('\u0003');
    const stop = new AbortController();
    const interrupted = new ScrqError('interrupted', 'interrupted');
    const ended = [
      await scrq(['scrapers', 'remove', 'flats'], { terminal: 80, stdin: byKey }),
      await scrq(['scrapers', 'remove', 'flats'], {
        terminal: 80,
        stdin: new PassThrough(),
        signal: stop.signal,
        onError: (text) => text.includes('Remove') && stop.abort(interrupted),
      }),
    ];
    expect(ended.map(({ exit }) => exit)).toEqual([130, 130]);
    expect(ended.map(({ err }) => err.split('\n').at(-2))).toEqual(ended.map(() => expect.stringContaining('scrq: interrupted')));
    expect((await scrq(['scrapers', '--format', 'json'])).out).toContain('"flats"');
  });

  test.each([
    ['colours', {}, true],
    ['no colours', { NO_COLOR: '1' }, false],
  ])('are asked about in %s', async (_what, env, colours) => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    const { err } = await scrq(['scrapers', 'remove', 'flats'], { terminal: 80, stdin: '\n', env });
    expect(/\u001b\[[\d;]*m/.test(err)).toBe(colours);
  });

  test.each([
    ['--no-input', ['--no-input'], {}],
    ['CI', [], { CI: 'true' }],
  ])('are not asked about with %s', async (_what, argv, env) => {
    const scrq = scrqIn(directory);
    await scrq(['scrapers', 'create', 'flats']);
    expect((await scrq(['scrapers', 'remove', 'flats', ...argv], { terminal: 80, stdin: 'y\n', env })).exit).toBe(2);
  });
});

describe('runs', () => {
  test('are listed with the newest first, removed and pruned', async () => {
    const scrq = scrqIn(directory);
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      await directory.file('n.csv', `n\n${number}\n`);
      ids.unshift(Object(JSON.parse((await scrq(['import', 'n.csv', '--format', 'json'])).out)).run.id);
    }
    const listed: unknown = JSON.parse((await scrq(['runs', '--format', 'json'])).out);
    expect(listed).toMatchObject({ data: ids.map((id) => ({ id, records: 1 })), pagination: { total: 4, take: 10 } });

    expect((await scrq(['runs', 'remove', ids[0] ?? '', '--yes'])).exit).toBe(0);
    expect((await scrq(['results'])).out).toBe('{"n":3}\n');
    const pruned = await scrq(['runs', 'prune', '--keep', '1']);
    expect([pruned.exit, pruned.err]).toEqual([0, 'removed 2 runs of "n"\n']);
    expect((await scrq(['runs'])).err).toBe('1 run\n');
  });

  test('are shown in a table with the time of scraping and the change since the run before, also across pages', async () => {
    const scrq = scrqIn(directory);
    const days: readonly (readonly [day: number, records: number])[] = [
      [2, 5],
      [1, 3],
      [4, 4],
      [3, 5],
    ];
    for (const [day, records] of days) {
      await directory.file('n.csv', `n\n${'1\n'.repeat(records)}`);
      await scrq(['import', 'n.csv', '--run-at', `2024-06-0${day}T10:00Z`]);
    }
    const rows = async (...argv: string[]) =>
      (await scrq(['runs', ...argv], { terminal: 100 })).out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ {2,}/).slice(1));
    const heading = [expect.stringContaining('date'), 'records', 'change', 'embedder'];
    const shown = [
      ['2024-06-04 10:00', '4', '-1', expect.any(String)],
      ['2024-06-03 10:00', '5', '0', expect.any(String)],
      ['2024-06-02 10:00', '5', '+2', expect.any(String)],
      ['2024-06-01 10:00', '3', 'first', expect.any(String)],
    ];
    expect(await rows('--no-color')).toEqual([heading, ...shown]);
    expect(await rows('--no-color', '--take', '2', '--page', '1')).toEqual([heading, ...shown.slice(0, 2)]);
    expect(await rows('--no-color', '--take', '3', '--page', '2')).toEqual([heading, ...shown.slice(3)]);
    expect(await rows('--no-color', '--all')).toEqual([heading, ...shown]);
  });

  test('that do not exist cannot be removed', async () => {
    const scrq = scrqIn(directory);
    await directory.file('n.csv', 'n\n1\n');
    await scrq(['import', 'n.csv']);
    expect((await scrq(['runs', 'remove', 'none', '--yes'])).exit).toBe(3);
    expect((await scrq(['runs', 'prune', '--keep', '0'])).exit).toBe(2);
  });
});
