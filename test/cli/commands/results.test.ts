import { Writable } from 'node:stream';

import { beforeAll, describe, expect, test } from 'vitest';

import { backends } from '../../../src/cli/context.ts';
import { runScrq, type World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const RECORDS = 2300;
const many = Array.from({ length: RECORDS }, (_, index) => ({ n: index, name: `item ${index}` }));
const hostile = [
  { text: 'clear\u001b[2Jscreen', other: '\u202egnp.exe', list: ['\u009b1m'] },
  { text: 'two\r\nlines\u2028three', other: '\u001b]0;title\u0007', list: [] },
];

const directory = sharedDirectory();
let data: string;
beforeAll(async () => {
  data = `${directory.path}/data`;
  await runScrq(['import', await directory.file('many.ndjson', ndjson(many)), '--data', data]);
  await runScrq(['import', await directory.file('hostile.ndjson', ndjson(hostile)), '--data', data]);
});

const results = (argv: readonly string[], world?: World) => runScrq(['results', ...argv, '--data', data], world);

describe('results', () => {
  test('prints the first ten in the order of the run', async () => {
    const { exit, out, err } = await results(['--scraper', 'many']);
    expect([exit, err]).toEqual([0, '10 of 2,300 records, page 1 of 230\n']);
    expect(out).toBe(ndjson(many.slice(0, 10)));
  });

  test('prints all pages, whatever the format', async () => {
    expect((await results(['--scraper', 'many', '--all'])).out).toBe(ndjson(many));
    expect((await results(['--scraper', 'many', '--all', '--format', 'csv'])).out.split('\r\n')).toHaveLength(RECORDS + 2);
    expect((await results(['--scraper', 'many', '--all', '--format', 'table'])).out.split('\n')).toHaveLength(RECORDS + 2);
    expect(JSON.parse((await results(['--scraper', 'many', '--all', '--format', 'json'])).out)).toEqual({
      data: many,
      pagination: { total: RECORDS, page: 1, take: RECORDS, totalPages: 1, hasMore: false },
    });
  });

  test('prints the fields that are asked for, in that order, sorted', async () => {
    const { out } = await results(['--scraper', 'many', '--fields', 'name,n', '--sort', '-n', '--take', '2', '--format', 'csv']);
    expect(out).toBe('name,n\r\nitem 2299,2299\r\nitem 2298,2298\r\n');
  });

  test('filters', async () => {
    expect((await results(['--scraper', 'many', '--filter', 'n IN (7, 9)'])).out).toBe(ndjson([many[7], many[9]].flatMap((record) => record ?? [])));
  });

  test('past the end is empty, and no failure', async () => {
    expect(await results(['--scraper', 'many', '--page', '999'])).toEqual({ exit: 0, out: '', err: '0 of 2,300 records, page 999 of 230\n' });
  });

  test.each(['json', 'jsonl', 'csv', 'table'])('in %s bring no control character of a record to a terminal', async (format) => {
    const { out } = await results(['--scraper', 'hostile', '--format', format, '--no-color'], { terminal: 100 });
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}]/u);
    expect(out).toContain('screen');
  });

  test('go into a pipe as they are', async () => {
    const { out } = await results(['--scraper', 'hostile', '--format', 'csv']);
    expect(out).toContain('clear\u001b[2Jscreen');
    expect((await results(['--scraper', 'hostile'])).out).toBe(ndjson(hostile));
  });

  test('of all pages are of one run, though another completes meanwhile', async () => {
    const file = await directory.file('later.ndjson', ndjson([{ n: -1, name: 'of the later run' }]));
    const own = `${directory.path}/own`;
    await runScrq(['import', await directory.file('first.ndjson', ndjson(many)), '--data', own, '--scraper', 'many']);
    let written = '';
    const stdout = new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        const first = written === '';
        written += chunk;
        if (first) void runScrq(['import', file, '--data', own, '--scraper', 'many']).then(() => done());
        else done();
      },
    });
    expect((await runScrq(['results', '--all', '--data', own], { stdout })).exit).toBe(0);
    expect(written).toBe(ndjson(many));
    expect((await runScrq(['results', '--data', own])).out).toContain('of the later run');
  });
});

describe('an output that fails', () => {
  const failing = (code: string) =>
    new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error(`write ${code}`), { code }));
      },
    });

  test('since its reader has left ends it silently, and well', async () => {
    expect(await results(['--scraper', 'many', '--all'], { stdout: failing('EPIPE') })).toEqual({ exit: 0, out: '', err: '' });
    expect(await runScrq(['--help'], { stdout: failing('EPIPE') })).toEqual({ exit: 0, out: '', err: '' });
  });

  test('since there is no room is a failure', async () => {
    const { exit, err } = await results(['--scraper', 'many'], { stdout: failing('ENOSPC') });
    expect([exit, err]).toEqual([1, 'scrq: cannot write the result: write ENOSPC\n  Check that there is room where the output goes.\n']);
  });
});

describe('a failure on the way', () => {
  const failingWith = (error: unknown) => ({ ...backends, openDataset: () => Promise.reject(error) });

  test('that is a bug says so in two lines, and with --verbose all that is known', async () => {
    const bug = new TypeError('x is not a function', { cause: new Error('scr_abcdefgh23456722 was odd') });
    const { exit, err } = await results([], { backends: failingWith(bug) });
    expect(exit).toBe(1);
    expect(err).toMatch(/^scrq: internal error: x is not a function\n {2}This is a bug[^\n]+\n$/);
    const verbose = await results(['--verbose'], { backends: failingWith(bug) });
    expect(verbose.err).toContain('because: Error: scr_ab… was odd');
  });

  test('that comes of an interruption is the interruption', async () => {
    const stop = new AbortController();
    const { ScrqError } = await import('../../../src/errors.ts');
    stop.abort(new ScrqError('interrupted', 'interrupted', { cause: 'SIGINT' }));
    const { exit, err } = await results(['--scraper', 'many'], { signal: stop.signal });
    expect([exit, err]).toEqual([130, 'scrq: interrupted\n']);
  });
});
