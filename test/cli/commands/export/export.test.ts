import { chmod, mkdir, mkdtemp, open, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';

import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { backends } from '../../../../src/cli/context.ts';
import type { ScrapersApi } from '../../../../src/contract/api.ts';
import { ScrqError } from '../../../../src/errors.ts';
import { openDataset } from '../../../../src/local/open.ts';
import { startServer, type RunningServer } from '../../../../src/server/serve.ts';
import { answer, scriptedServer } from '../../../remote/scripted-server.ts';
import { runScrq, type World } from '../../run-scrq.ts';
import { readSheet } from './xlsx-sheet.ts';
import { ndjson, sharedDirectory } from '../../../temporary.ts';

const lamps = [
  {
    id: 'L-1',
    title: 'Lamp, "brass"',
    price: 12.5,
    sold: true,
    posted: '2026-01-02',
    seen: '2026-01-03T04:05:06.007Z',
    tags: ['a', 1],
    note: '=1+1',
  },
  {
    id: 'L-2',
    title: 'Tall\tlamp\r\nof oak',
    price: -3,
    sold: false,
    posted: '1899-12-31',
    seen: '2026-01-04T00:00:00.000Z',
    tags: { x: null },
    note: "'-2",
  },
  { id: 'L-3', title: '東 🪑 <&> _x0041_\u0001', price: null, sold: null, posted: null, seen: null, tags: 'plain', note: null },
];
const names = Object.keys(lamps[0] ?? {});

const directory = sharedDirectory();
let data: string;
let dataset: Awaited<ReturnType<typeof openDataset>>;
let server: RunningServer;
let id: string;
let asked: string[];

beforeAll(async () => {
  data = join(directory.path, 'data');
  await runScrq(['import', await directory.file('lamps.ndjson', ndjson(lamps)), '--data', data]);
  dataset = await openDataset({ directory: data });
  id = (await dataset.scrapers())[0]?.id ?? '';
  server = await startServer(noting(dataset.api), { port: 0, drainMs: 0 });
});
afterAll(async () => {
  await server.close();
  await dataset[Symbol.asyncDispose]();
});

/** The API, which notes the operations that are asked for. */
function noting(api: ScrapersApi): ScrapersApi {
  asked = [];
  return new Proxy(api, {
    get(target, name: keyof ScrapersApi) {
      asked.push(String(name));
      return target[name].bind(target);
    },
  });
}

const here = (argv: readonly string[], world?: World) => runScrq([...argv, '--data', data], world);
const there = (argv: readonly string[], world?: World) => runScrq([...argv, '--base-url', server.url, '--scraper', id], world);
const folder = () => mkdtemp(join(directory.path, 'out-'));

describe.each([
  ['on this machine', here],
  ['through a server', there],
])('export %s', (_where, scrq) => {
  test('prints the file, and beside it how much is in it', async () => {
    const json = await scrq(['export']);
    expect(json).toEqual({ exit: 0, out: `[\n${lamps.map((lamp) => JSON.stringify(lamp)).join(',\n')}\n]\n`, err: '3 records\n' });
    expect((await scrq(['export', '--format', 'json', '-o', '-'])).out).toBe(json.out);
    expect((await scrq(['export', '--format', 'csv'])).out).toBe(
      [
        names.join(','),
        'L-1,"Lamp, ""brass""",12.5,true,2026-01-02,2026-01-03T04:05:06.007Z,"[""a"",1]",=1+1',
        `L-2,"Tall\tlamp\r\nof oak",-3,false,1899-12-31,2026-01-04T00:00:00.000Z,"{""x"":null}",'-2`,
        'L-3,東 🪑 <&> _x0041_\u0001,,,,,plain,',
        '',
      ].join('\r\n'),
    );
    expect((await scrq(['export', '--format', 'jsonl'])).out).toBe(ndjson(lamps));
    expect((await scrq(['export', '--format', 'tsv', '--fields', 'title,note', '--escape', 'formulas'])).out).toBe(
      `title\tnote\n"Lamp, ""brass"""\t'=1+1\n"Tall\tlamp\r\nof oak"\t''-2\n東 🪑 <&> _x0041_\u0001\t\n`,
    );
  });

  test('prints what passes, in the order and with the fields asked for', async () => {
    const { out } = await scrq(['export', '--format', 'csv', '--filter', 'price < 100', '--sort', 'price', '--fields', 'price,id']);
    expect(out).toBe('price,id\r\n-3,L-2\r\n12.5,L-1\r\n');
    const tsv = await scrq(['export', '--format', 'tsv', '--filter', 'price < 100', '--sort', 'price', '--fields', 'price,id,price']);
    expect(tsv.out).toBe('price\tid\n-3\tL-2\n12.5\tL-1\n');
  });

  test('writes numbers, booleans and dates as such into a Parquet file', async () => {
    const file = join(await folder(), 'lamps.parquet');
    expect(await scrq(['export', '-o', file])).toMatchObject({ exit: 0, out: '', err: `3 records written to ${file}\n` });
    const bytes = await readFile(file);
    const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) });
    expect(rows).toEqual(
      lamps.map((lamp) => ({
        ...lamp,
        posted: lamp.posted === null ? null : new Date(lamp.posted),
        seen: lamp.seen === null ? null : new Date(lamp.seen),
        tags: typeof lamp.tags === 'string' ? lamp.tags : JSON.stringify(lamp.tags),
      })),
    );
  });

  test('writes numbers, booleans and dates as such into an Excel sheet', async () => {
    const file = join(await folder(), 'lamps.xlsx');
    expect((await scrq(['export', '-o', file])).exit).toBe(0);
    expect(await readSheet(await readFile(file))).toEqual([
      names.map((name) => ['text', name]),
      [
        ['text', 'L-1'],
        ['text', 'Lamp, "brass"'],
        ['number', 12.5],
        ['boolean', true],
        ['date', '2026-01-02T00:00:00.000Z'],
        ['date', '2026-01-03T04:05:06.007Z'],
        ['text', '["a",1]'],
        ['text', '=1+1'],
      ],
      [
        ['text', 'L-2'],
        ['text', 'Tall\tlamp\r\nof oak'],
        ['number', -3],
        ['boolean', false],
        // Before the first day that Excel counts right.
        ['text', '1899-12-31'],
        ['date', '2026-01-04T00:00:00.000Z'],
        ['text', '{"x":null}'],
        ['text', "'-2"],
      ],
      [['text', 'L-3'], ['text', '東 🪑 <&> _x0041_\u0001'], null, null, null, null, ['text', 'plain']],
    ]);
  });

  test('gives the format that the name of the file tells, unless told', async () => {
    const out = await folder();
    for (const [file, flags, start] of [
      ['a.csv', [], 'id,title'],
      ['a.CSV', [], 'id,title'],
      ['a.json', [], '[\n'],
      ['a.ndjson', [], '{"id"'],
      ['a.tab', [], 'id\ttitle'],
      ['a.txt', ['--format', 'tsv'], 'id\ttitle'],
      ['b.csv', ['--format', 'jsonl'], '{"id"'],
    ] as const) {
      expect((await scrq(['export', '-o', join(out, file), ...flags])).exit, file).toBe(0);
      expect(await readFile(join(out, file), 'utf8')).toMatch(new RegExp(`^\\${start}`));
    }
    expect(await scrq(['export', '-o', join(out, 'a.txt')])).toMatchObject({ exit: 2, err: expect.stringContaining('does not end in a format') });
  });

  test('of nothing is a file as well', async () => {
    const out = await folder();
    for (const ending of ['csv', 'json', 'jsonl', 'tsv', 'xlsx', 'parquet']) {
      expect((await scrq(['export', '-o', join(out, `none.${ending}`), '--filter', 'price > 1000'])).err).toContain('0 records written');
    }
    expect(await readFile(join(out, 'none.csv'), 'utf8')).toBe(`${names.join(',')}\r\n`);
    expect(await readFile(join(out, 'none.json'), 'utf8')).toBe('[]\n');
    expect(await readFile(join(out, 'none.jsonl'), 'utf8')).toBe('');
    expect(await readFile(join(out, 'none.tsv'), 'utf8')).toBe(`${names.join('\t')}\n`);
    expect(await readSheet(await readFile(join(out, 'none.xlsx')))).toEqual([names.map((name) => ['text', name])]);
    const bytes = await readFile(join(out, 'none.parquet'));
    expect(await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) })).toEqual([]);
  });

  test('is undone by an import', async () => {
    const out = await folder();
    const file = join(out, 'lamps.csv');
    await scrq(['export', '--escape', 'formulas', '-o', file, '--fields', 'id,title,price,sold,posted,seen,note']);
    expect(await readFile(file, 'utf8')).toContain("'=1+1");
    const own = ['--data', join(out, 'data')];
    const settled = ['--type', 'posted=date', '--type', 'note=text'];
    expect((await runScrq(['import', file, '--escape', 'formulas', ...settled, ...own])).exit).toBe(0);
    const again = await runScrq(['export', ...own]);
    expect(JSON.parse(again.out)).toEqual(
      lamps.map(({ tags: _tags, title, ...lamp }) => ({ ...lamp, title })).map((lamp) => expect.objectContaining(lamp)),
    );
  });

  test.each([
    ['a filter that fits no field', ['--filter', 'size > 3'], 2, 'filter'],
    ['a field that does not exist', ['--fields', 'size', '--format', 'tsv'], 2, 'fields'],
    ['a run that does not exist', ['--run', 'none', '--format', 'xlsx', '-o', '-'], 3, 'run'],
    ['formulas to escape where nothing runs them', ['--format', 'jsonl', '--escape', 'formulas'], 2, '--escape is for csv and tsv'],
    [
      'a format that does not exist',
      ['--format', 'table'],
      2,
      "argument 'table' is invalid. Allowed choices are json, csv, jsonl, tsv, xlsx, parquet",
    ],
    ['a download to go on with and no file', ['--resume'], 2, '--resume needs a file'],
  ])('with %s fails', async (_what, flags, exit, problem) => {
    const outcome = await scrq(['export', ...flags]);
    expect([outcome.exit, outcome.out]).toEqual([exit, '']);
    expect(outcome.err).toContain(problem);
  });

  test('ends silently when its reader has left', async () => {
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })) });
    for (const format of ['json', 'csv', 'jsonl', 'xlsx', 'parquet']) {
      expect(await scrq(['export', '--format', format], { stdout })).toEqual({ exit: 0, out: '', err: '' });
    }
  });

  test('brings no control character to a terminal, and nothing that is no text', async () => {
    const own = ['--data', join(await folder(), 'data'), '--scraper', 'hostile'];
    const file = await directory.file('hostile.ndjson', ndjson([{ a: 'clear\u001b[2Jscreen', b: '\u202egnp.exe\r\nx' }]));
    await runScrq(['import', file, ...own]);
    for (const format of ['json', 'csv', 'jsonl', 'tsv']) {
      const { out } = await runScrq(['export', '--format', format, ...own], { terminal: 100 });
      expect(out.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(out).toContain('screen');
    }
    for (const format of ['xlsx', 'parquet']) {
      const outcome = await runScrq(['export', '--format', format, ...own], { terminal: 100 });
      expect([outcome.exit, outcome.out]).toEqual([2, '']);
      expect(outcome.err).toContain(`${format} is nothing to show on a terminal`);
    }
  });
});

describe('the file of an export', () => {
  test('is not replaced without being asked', async () => {
    const out = await folder();
    const file = join(out, 'lamps.csv');
    await writeFile(file, 'mine');
    await chmod(file, 0o640);
    const refused = await here(['export', '-o', file]);
    expect([refused.exit, refused.err]).toEqual([2, `scrq: "${file}" exists already\n  Add --force to replace it, or name another file.\n`]);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await here(['export', '-o', file, '--force'])).exit).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('L-3');
    expect((await stat(file)).mode & 0o777).toBe(0o640);
    expect(await readdir(out)).toEqual(['lamps.csv']);
  });

  test('is what a link leads to', async () => {
    const out = await folder();
    await mkdir(join(out, 'real'));
    await writeFile(join(out, 'real', 'lamps.csv'), 'mine');
    await symlink(join('real', 'lamps.csv'), join(out, 'link.csv'));
    expect((await here(['export', '-o', join(out, 'link.csv')])).exit).toBe(2);
    expect((await here(['export', '-o', join(out, 'link.csv'), '--force'])).exit).toBe(0);
    expect(await readFile(join(out, 'real', 'lamps.csv'), 'utf8')).toContain('L-3');
    expect(await readdir(out)).toEqual(['link.csv', 'real']);
  });

  test('has a name relative to where the command runs', async () => {
    const out = await folder();
    expect((await here(['export', '-o', 'lamps.json'], { cwd: out })).err).toBe('3 records written to lamps.json\n');
    expect(await readdir(out)).toEqual(['lamps.json']);
  });

  test.each([
    ['a directory', '.', 'is a directory', 'Name a file in it'],
    ['in a directory that is not there', 'no/lamps.csv', 'there is no directory for', 'Make it first'],
  ])('is refused when it is %s', async (_what, name, problem, advice) => {
    const { exit, err } = await here(['export', '--format', 'csv', '-o', name], { cwd: await folder() });
    expect(exit).toBe(2);
    expect(err).toContain(problem);
    expect(err).toContain(advice);
  });

  test('may be a pipe, which takes the bytes as they come', async () => {
    const out = await folder();
    const pipe = join(out, 'pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const reading = readFile(pipe, 'utf8');
    expect((await here(['export', '--format', 'jsonl', '-o', pipe])).exit).toBe(0);
    expect(await reading).toBe(ndjson(lamps));
    expect(await readdir(out)).toEqual(['pipe']);
  });

  test('that came meanwhile stays', async () => {
    const out = await folder();
    const file = join(out, 'lamps.json');
    const slow = {
      ...backends,
      openDataset: async (options: Parameters<typeof backends.openDataset>[0]) => {
        const opened = await backends.openDataset(options);
        await writeFile(file, 'of somebody else');
        return opened;
      },
    };
    const { exit, err } = await here(['export', '-o', file], { backends: slow });
    expect([exit, err]).toEqual([2, expect.stringContaining('exists already')]);
    expect(await readFile(file, 'utf8')).toBe('of somebody else');
    expect(await readdir(out)).toEqual(['lamps.json']);
  });

  test('holds no more than a sheet of Excel does', async () => {
    const own = ['--data', join(await folder(), 'data')];
    await runScrq(['import', await directory.file('long.ndjson', ndjson([{ id: 1, text: 'x'.repeat(32_768) }])), ...own]);
    const out = await folder();
    const { exit, err } = await runScrq(['export', '-o', join(out, 'long.xlsx'), ...own]);
    expect([exit, err]).toEqual([2, expect.stringContaining('"text" in the row 2 has 32768 characters, and a cell of Excel holds 32767')]);
    expect(await readdir(out)).toEqual([]);
  });
});

describe('an export that does not come to its end', () => {
  const body = `[\n${Array.from({ length: 5000 }, (_, index) => `{"n":${index}}`).join(',\n')}\n]\n`;

  /** A server that gives half of the file and then cuts; with ranges, the rest when it is asked for, and not before all of that half was taken. */
  const cutting = (ranges: boolean, taken: () => Promise<void> = async () => {}) =>
    scriptedServer((request, response) => {
      const headers: Record<string, string> = ranges ? { etag: '"one"', 'accept-ranges': 'bytes' } : {};
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      if (from > 0 && ranges) {
        answer(response, body.slice(from), 206, { ...headers, 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` });
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length, ...headers });
      response.write(body.slice(0, body.length / 2), () => void taken().then(() => response.destroy()));
    });

  test.each(['json', 'jsonl', 'tsv', 'xlsx', 'parquet'])('leaves no %s', async (ending) => {
    await using cut = await cutting(false);
    const out = await folder();
    const { exit, err } = await runScrq(['export', '--base-url', cut.url, '--scraper', 'numbers', '-o', join(out, `n.${ending}`)]);
    expect([exit, err]).toEqual([6, expect.stringContaining('closed the connection before its answer was whole')]);
    expect(await readdir(out)).toEqual([]);
  });

  test('leaves the file that was there', async () => {
    await using cut = await cutting(false);
    const out = await folder();
    await writeFile(join(out, 'n.json'), 'old');
    const { exit } = await runScrq(['export', '--base-url', cut.url, '--scraper', 'numbers', '-o', join(out, 'n.json'), '--force']);
    expect([exit, await readFile(join(out, 'n.json'), 'utf8'), await readdir(out)]).toEqual([6, 'old', ['n.json']]);
  });

  test('since the server ends leaves nothing', async () => {
    const endless: ScrapersApi['export'] = async () => ({
      fileName: 'n.csv',
      contentType: 'text/csv',
      records: 1_000_000,
      offset: 0,
      validator: undefined,
      chunks: (async function* () {
        for (let n = 0; ; n++) {
          yield Buffer.from(`${n}\r\n`.repeat(1000));
          await nextTurn();
        }
      })(),
      [Symbol.asyncDispose]: async () => {},
    });
    const ending = await startServer({ ...dataset.api, export: endless }, { port: 0, drainMs: 0 });
    const out = await folder();
    const ended = runScrq(['export', '--base-url', ending.url, '--scraper', 'numbers', '-o', join(out, 'n.csv')]);
    const written = async () => Promise.all((await readdir(out)).map(async (name) => (await stat(join(out, name))).size));
    await expect.poll(written).toEqual([expect.toSatisfy((size) => size > 0)]);
    await ending.close();
    expect(await ended).toMatchObject({ exit: 6, err: expect.stringContaining('closed the connection before its answer was whole') });
    expect(await readdir(out)).toEqual([]);
  });

  test('since it is interrupted leaves nothing', async () => {
    await using endless = await scriptedServer((_request, response) => void response.write('[\n{"n":0}'));
    const out = await folder();
    const stop = new AbortController();
    const ended = runScrq(['export', '--base-url', endless.url, '--scraper', 'numbers', '-o', join(out, 'n.json')], { signal: stop.signal });
    await expect.poll(() => readdir(out)).toHaveLength(1);
    stop.abort(new ScrqError('interrupted', 'interrupted', { cause: 'SIGINT' }));
    expect(await ended).toEqual({ exit: 130, out: '', err: 'scrq: interrupted\n' });
    expect(await readdir(out)).toEqual([]);
  });

  test('goes on where it was cut, with --resume, at a server that offers that', async () => {
    const out = await folder();
    const part = join(out, '.n.json.part');
    await using cut = await cutting(true, () => expect.poll(async () => (await stat(part)).size).toBe(Math.floor(body.length / 2)));
    const argv = ['export', '--base-url', cut.url, '--scraper', 'numbers', '-o', join(out, 'n.json'), '--resume'];
    const first = await runScrq(argv);
    expect([first.exit, first.err]).toEqual([6, expect.stringContaining('run it again with --resume')]);
    expect(await readdir(out)).toEqual(['.n.json.part', '.n.json.part.json']);
    expect(await readFile(join(out, '.n.json.part.json'), 'utf8')).not.toContain('numbers');
    const { exit, err } = await runScrq(argv);
    expect([exit, err]).toEqual([0, expect.stringMatching(/^going on behind \d+ bytes\n.* written to .*n\.json\n$/)]);
    expect(await readFile(join(out, 'n.json'), 'utf8')).toBe(body);
    expect(await readdir(out)).toEqual(['n.json']);
    expect(cut.requests[1]?.headers).toMatchObject({ range: `bytes=${Math.floor(body.length / 2)}-`, 'if-range': '"one"' });
  });

  test('begins anew when something else is asked for', async () => {
    const out = await folder();
    const part = join(out, '.n.json.part');
    await using cut = await cutting(true, () => expect.poll(async () => (await stat(part)).size).toBe(Math.floor(body.length / 2)));
    const argv = ['export', '--base-url', cut.url, '--scraper', 'numbers', '-o', join(out, 'n.json'), '--resume'];
    await runScrq(argv);
    await runScrq([...argv, '--fields', 'n']);
    expect(cut.requests[1]?.headers).not.toHaveProperty('range');
  });

  test('begins anew with --resume at a server that offers no parts', async () => {
    await using cut = await cutting(false);
    const out = await folder();
    const argv = ['export', '--base-url', cut.url, '--scraper', 'numbers', '-o', join(out, 'n.json'), '--resume'];
    expect((await runScrq(argv)).exit).toBe(6);
    expect(await readdir(out)).toEqual([]);
  });
});

test.each([
  ['csv', ''],
  ['json', '[]\n'],
  ['jsonl', ''],
  ['tsv', ''],
])('a scraper without a run is exported as %s of no records', async (format, text) => {
  const own = ['--data', join(await folder(), 'data')];
  await runScrq(['scrapers', 'create', 'empty', ...own]);
  expect(await runScrq(['export', '--format', format, ...own])).toEqual({ exit: 0, out: text, err: '0 records\n' });
  expect(await runScrq(['export', '--format', 'parquet', ...own])).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('no fields yet') });
});

test('fields that differ in capitals alone are columns of their own in a Parquet file', async () => {
  const out = await folder();
  const own = ['--data', join(out, 'data')];
  await writeFile(join(out, 'in.ndjson'), ndjson([{ price: 1, Price: 'two', PRICE: true }]));
  await runScrq(['import', join(out, 'in.ndjson'), ...own]);
  expect(await runScrq(['export', '-o', join(out, 'x.parquet'), ...own])).toMatchObject({ exit: 0 });
  const bytes = await readFile(join(out, 'x.parquet'));
  expect(await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) })).toEqual([
    { price: 1, Price: 'two', PRICE: true },
  ]);
});

test('progress is told on a terminal, and is no part of the file', async () => {
  const out = await folder();
  const told: string[] = [];
  await here(['export', '-o', join(out, 'x.json')], { terminal: 100, onError: (piece) => told.push(piece) });
  expect(told.join('')).toContain('exporting to');
  expect(JSON.parse(await readFile(join(out, 'x.json'), 'utf8'))).toHaveLength(3);
});

describe('records of a server of another make', () => {
  const foreign = (body: string) =>
    scriptedServer((request, response) =>
      request.url?.includes('/export') === true ? answer(response, body) : answer(response, 'no such address', 404),
    );
  const scrq = async (body: string, ...argv: readonly string[]) => {
    await using other = await foreign(body);
    return await runScrq(['export', '--base-url', other.url, '--scraper', 'lamps', ...argv]);
  };

  test('are written as they came, to the last digit', async () => {
    const body = '[ {"b":12345678901234567890, "a":[1.10,\n 2],"100":"x"} ,\n\n{"a":0.1000000000000000055511151231257827}]';
    expect((await scrq(body, '--format', 'jsonl')).out).toBe(
      '{"b":12345678901234567890, "a":[1.10,  2],"100":"x"}\n{"a":0.1000000000000000055511151231257827}\n',
    );
    expect((await scrq(body)).out).toBe(body);
    expect((await scrq('[{"big":12345678901234567890,"n":1},{"n":"x"}]', '--format', 'tsv')).out).toBe('big\tn\n12345678901234567890\t1\n\tx\n');
  });

  test('with a field that comes too late for the header make no file that lacks it', async () => {
    const late = `[${'{"a":1},'.repeat(5000)}{"a":1,"b":2}]`;
    expect(await scrq(late, '--format', 'tsv')).toMatchObject({ exit: 1, err: expect.stringContaining('the field "b" first comes in records') });
    const out = await folder();
    expect((await scrq(late, '-o', join(out, 'x.parquet'))).exit).toBe(1);
    expect(await readdir(out)).toEqual([]);
  });

  test('with values of two types make no Parquet file that lacks some', async () => {
    const out = await folder();
    const mixed = `[${'{"a":1,"b":true,"c":null},'.repeat(25_000)}{"a":"x","b":null,"c":"y"}]`;
    expect(await scrq(mixed, '-o', join(out, 'x.parquet'))).toMatchObject({ exit: 1, err: expect.stringContaining('the field "a" holds "x"') });
    expect(await readdir(out)).toEqual([]);
    expect((await scrq('[{"a":1,"b":true},{"a":"x","b":false}]', '-o', join(out, 'x.parquet'))).exit).toBe(0);
    const bytes = await readFile(join(out, 'x.parquet'));
    expect(await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) })).toEqual([
      { a: '1', b: true },
      { a: 'x', b: false },
    ]);
  });
});

describe('results of all pages', () => {
  test.each(['json', 'jsonl', 'csv', 'table'])('through a server are those of this machine, by one export: %s', async (format) => {
    const flags = ['--all', '--format', format, '--sort', '-price', '--fields', 'id,price,tags'];
    const local = await here(['results', ...flags]);
    asked.length = 0;
    expect(await there(['results', ...flags])).toEqual(local);
    expect(asked.filter((name) => name === 'export' || name === 'results')).toEqual(['export']);
  });

  test('in thousands are one answer as well', async () => {
    const many = Array.from({ length: 2300 }, (_, index) => ({ n: index }));
    const own = join(await folder(), 'data');
    await runScrq(['import', await directory.file('many.ndjson', ndjson(many)), '--data', own]);
    await using opened = await openDataset({ directory: own });
    await using served = await startServer(opened.api, { port: 0, drainMs: 0 });
    const scraper = (await opened.scrapers())[0]?.id ?? '';
    for (const flags of [[], ['--filter', 'n < 2000'], ['--filter', 'n < 1000'], ['--filter', 'n < 0']]) {
      const argv = ['results', '--all', '--format', 'json', ...flags];
      const remote = await runScrq([...argv, '--base-url', served.url, '--scraper', scraper]);
      expect(remote).toEqual(await runScrq([...argv, '--data', own]));
    }
  });
});

describe('the output of a search', () => {
  test.each([
    ['search', ['search', 'lamp', '--all']],
    ['results', ['results', '--all']],
  ])('of %s may be a file, which is whole or not there', async (_command, argv) => {
    const out = await folder();
    for (const ending of ['csv', 'json', 'jsonl']) {
      const file = join(out, `found.${ending}`);
      const shown = await here([...argv, '--format', ending]);
      const written = await here([...argv, '-o', file]);
      expect([written.exit, written.out]).toEqual([0, '']);
      expect(written.err).toBe(`${shown.err}written to ${file}\n`);
      expect(await readFile(file, 'utf8')).toBe(shown.out);
      expect((await here([...argv, '-o', file])).exit).toBe(2);
      expect((await here([...argv, '-o', file, '--force'])).exit).toBe(0);
    }
    expect(await readdir(out)).toEqual(['found.csv', 'found.json', 'found.jsonl']);
    expect(await here([...argv, '-o', join(out, 'found.xlsx')])).toMatchObject({ exit: 2, err: expect.stringContaining('can be json, jsonl, csv') });
  });

  test('leaves no file when it fails', async () => {
    const out = await folder();
    const { exit } = await here(['results', '--all', '--filter', 'size > 3', '-o', join(out, 'x.csv')]);
    expect([exit, await readdir(out)]).toEqual([2, []]);
  });
});

test('a part that another command writes to is not taken for the whole', async () => {
  const { prepareOutput } = await import('../../../../src/cli/output/output-file.ts');
  const out = await folder();
  const target = await prepareOutput('x.json', { cwd: out, existing: 'refuse', signal: new AbortController().signal });
  const part = join(out, '.x.json.part');
  await using first = await target.open({ part });
  await first.write(Buffer.from('[1,'));
  await using second = await target.open({ part });
  await second.write(Buffer.from('[2]'));
  await expect(first.commit()).rejects.toMatchObject({ code: 'invalid_usage', message: 'another command writes to "x.json"' });
  await second.commit();
  expect(await readFile(join(out, 'x.json'), 'utf8')).toBe('[2]');
  await using handle = await open(join(out, 'x.json'));
  expect((await handle.stat()).size).toBe(3);
});
