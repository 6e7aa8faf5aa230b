import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Backends } from '../../../src/cli/context.ts';
import { ForeignAnswer } from '../../../src/contract/foreign-answer.ts';
import { ScrqError } from '../../../src/errors.ts';
import { scrqIn } from '../new-dataset.ts';
import type { World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const monday = [
  { id: 'F1', title: 'Attic', price: 900, rooms: 2, posted: '2026-03-01' },
  { id: 'F2', title: 'Loft', price: 1000, rooms: 2, posted: '2026-03-02' },
  { id: 'F3', title: 'Cellar \u001b[31mred', price: 400, rooms: 1, posted: '2026-03-03' },
  { id: 'F4', title: 'Studio', price: 700, rooms: 1, posted: '2026-03-03' },
];
const tuesday = [
  { id: 'F4', title: 'Studio', price: 700, rooms: 1, posted: '2026-03-03' },
  { id: 'F1', title: 'Attic', price: 950, rooms: 2, posted: '2026-03-04' },
  { id: 'F2', title: 'Loft', price: null, rooms: 2, posted: '2026-03-02' },
  { id: 'F5', title: 'Barn', price: 300, rooms: 5, posted: '2026-03-05' },
];
const many = (from: number) => Array.from({ length: 1100 }, (_, index) => ({ id: `n${from + index}`, name: `item ${index}` }));

const removedF3 = '- F3  Cellar ␛[31mred  price 400, rooms 1, posted 2026-03-03';
const changedF1 = '~ F1  Attic\n    price 900 → 950 (+5.6 %)\n    posted 2026-03-01 → 2026-03-04 (+3 days)';
const changedF2 = '~ F2  Loft  price 1000 → (none)';
const addedF5 = '+ F5  Barn  price 300, rooms 5, posted 2026-03-05';
const whole = `${[removedF3, changedF1, changedF2, addedF5].join('\n')}\n`;
/** The same on a terminal that has room for it: a line a change. */
const onTerminal = whole.replaceAll('\n    ', ', ').replace('Attic, price', 'Attic  price').replace('1000', '1,000');

const directory = sharedDirectory();
const scrq = scrqIn(directory, { SCRQ_SCRAPER: 'flats' });
const runs: string[] = [];

beforeAll(async () => {
  await directory.file('monday.ndjson', ndjson(monday));
  await directory.file('tuesday.ndjson', ndjson(tuesday));
  for (const file of ['monday.ndjson', 'tuesday.ndjson']) {
    const { out } = await scrq(['import', file, '--scraper', 'flats', '--format', 'json']);
    runs.push(Object(JSON.parse(out)).run.id);
  }
  for (const from of [0, 1000]) {
    await scrq(['import', await directory.file('many.ndjson', ndjson(many(from))), '--scraper', 'many']);
  }
});

const diff = (argv: readonly string[] = [], world?: World) => scrq(['diff', ...argv], world);

/** `removed F3`: the changes of JSON Lines, in short. */
function told(out: string): readonly string[] {
  const changes = out.split('\n').filter((line) => line !== '');
  return changes.map((line) => Object(JSON.parse(line))).map(({ change, key, record }) => `${change} ${String(key.id ?? record.id)}`);
}

describe('diff', () => {
  test('prints the changes as JSON Lines, and what was compared beside them', async () => {
    const { exit, out, err } = await diff();
    expect([exit, told(out)]).toEqual([0, ['removed F3', 'changed F1', 'changed F2', 'added F5']]);
    expect(Object(JSON.parse(out.split('\n')[1] ?? ''))).toEqual({
      change: 'changed',
      key: { id: 'F1' },
      record: tuesday[1],
      fields: { price: { from: 900, to: 950 }, posted: { from: '2026-03-01', to: '2026-03-04' } },
    });
    const [compared, counts, shown, ...rest] = err.split('\n');
    expect(compared).toMatch(/^(.{16,19} \(4 records\) → .{16,19} \(4 records\)|run \w+ \(.*, 4 records\) → run \w+ \(.*, 4 records\))$/);
    expect([counts, shown, rest]).toEqual(['1 removed, 2 changed, 1 added, 1 unchanged, by id', '4 changes', ['']]);
  });

  test('prints them field by field for people', async () => {
    expect((await diff(['--format', 'table'])).out).toBe(whole);
    expect((await diff([], { terminal: 100, env: { NO_COLOR: '1' } })).out).toBe(onTerminal);
  });

  test('cuts lines to the terminal, long values around their difference', async () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
    await directory.file(
      'long-a.ndjson',
      ndjson([
        { id: 1, text },
        { id: 2, text },
      ]),
    );
    await directory.file('long-b.ndjson', ndjson([{ id: 1, text: text.replace('twelve', 'TWELVE') }]));
    const { out } = await diff(['long-a.ndjson', 'long-b.ndjson', '--key', 'id', '--no-color'], { terminal: 60 });
    expect(out.split('\n')).toEqual([
      '- 2  one two three four five six seven eight nine ten eleve…',
      '~ 1',
      '    text …ten eleven twelve thir… → …ten eleven TWELVE thir…',
      '',
    ]);
  });

  test('paints them where colours are shown', async () => {
    const { out } = await diff([], { terminal: 100, env: { FORCE_COLOR: '1' } });
    expect(out).toContain(`\u001b[31m${removedF3}\u001b[39m\n`);
    expect(out).toContain(`\u001b[32m${addedF5}\u001b[39m\n`);
    expect(out.replaceAll(/\u001b\[(?:\d+)m/g, '')).toBe(onTerminal);
  });

  test('prints a value a row as CSV', async () => {
    expect((await diff(['--format', 'csv', '--where', 'price.old IS NULL OR price.new IS NOT NULL'])).out.split('\r\n')).toEqual([
      'change,id,field,from,to',
      'changed,F1,price,900,950',
      'changed,F1,posted,2026-03-01,2026-03-04',
      'added,F5,title,,Barn',
      'added,F5,price,,300',
      'added,F5,rooms,,5',
      'added,F5,posted,,2026-03-05',
      '',
    ]);
    expect((await diff(['latest', 'latest', '--format', 'csv'])).out).toBe('change,id,field,from,to\r\n');
  });

  test('prints the whole answer as JSON, of all pages as of one', async () => {
    const { out, err } = await diff(['--format', 'json', '--take', '2']);
    expect(Object(JSON.parse(out))).toMatchObject({
      data: [{ change: 'removed' }, { change: 'changed' }],
      pagination: { total: 4, page: 1, take: 2, totalPages: 2, hasMore: true },
      meta: { from: { id: runs[0] }, to: { id: runs[1] }, key: ['id'], summary: { removed: 1, changed: 2, added: 1, unchanged: 1 } },
    });
    expect(err).toBe('');
    const all = Object(JSON.parse((await diff(['--scraper', 'many', '--all', '--format', 'json'])).out));
    expect([all.data.length, all.pagination]).toEqual([2100, { total: 2100, page: 1, take: 2100, totalPages: 1, hasMore: false }]);
    expect(all.meta.summary).toEqual({ added: 1000, removed: 1000, changed: 100, unchanged: 0 });
  });

  test('prints one page, or all of them', async () => {
    const page = await diff(['--scraper', 'many']);
    expect([told(page.out).length, page.err.split('\n').at(-2)]).toEqual([10, '10 of 2,100 changes, page 1 of 210 (--all shows all)']);
    expect(told((await diff(['--scraper', 'many', '--page', '2', '--take', '3'])).out)).toEqual(['removed n3', 'removed n4', 'removed n5']);
    const all = await diff(['--scraper', 'many', '--all']);
    expect([told(all.out).length, all.err.split('\n').at(-2)]).toEqual([2100, '2,100 changes']);
  });

  test.each([
    [['--change', 'added'], ['added F5']],
    [['--changed-fields', 'posted'], ['changed F1']],
    [['--where', 'price.pct > 5'], ['changed F1']],
    [['--where', 'price.new IS NULL', '--change', 'changed'], ['changed F2']],
    [
      ['--ignore', 'price'],
      ['removed F3', 'changed F1', 'added F5'],
    ],
    [
      ['--tolerance', 'price=6%', '--ignore', 'posted'],
      ['removed F3', 'changed F2', 'added F5'],
    ],
    [
      ['--key', 'rooms,title'],
      ['removed F3', 'changed F1', 'changed F2', 'added F5'],
    ],
    [['--key', 'title', '--change', 'changed', '--take', '1'], ['changed F1']],
    [
      ['--find-renames=30', '--key', 'posted'],
      ['removed F3', 'changed F2', 'renamed F1', 'added F5'],
    ],
  ])('with %j prints those changes', async (argv, expected) => {
    const { exit, out } = await diff(argv);
    expect([exit, told(out)]).toEqual([0, expected]);
  });

  test('compares the runs that are named', async () => {
    const [older = '', newer = ''] = runs;
    expect(told((await diff([newer, older])).out)).toEqual(['removed F5', 'changed F1', 'changed F2', 'added F3']);
    expect((await diff([newer, older])).err).toContain('warning: from, the run');
    expect(told((await diff([older])).out)).toHaveLength(4);
    expect(told((await diff(['previous', 'latest'])).out)).toHaveLength(4);
    expect((await diff(['latest', newer])).err).toContain('no changes to show\n');
  });

  test('marks what was renamed', async () => {
    await directory.file('named-a.csv', 'id,title,price\n1,Attic with a view,900\n2,Barn,5\n');
    await directory.file('named-b.csv', 'id,title,price\n7,Attic with a view,950\n2,Barn,5\n');
    const { out } = await diff(['named-a.csv', 'named-b.csv', '--key', 'id', '--find-renames', '--format', 'table']);
    expect(out).toBe('> 1 → 7 (50 % alike)  Attic with a view  price 900 → 950 (+5.6 %)\n');
  });
});

describe('diff --fields', () => {
  test('compares and counts these fields alone, and shows no others', async () => {
    const { out, err } = await diff(['--fields', 'posted', '--format', 'table']);
    expect(out).toBe(
      '- F3  Cellar ␛[31mred  posted 2026-03-03\n~ F1  Attic  posted 2026-03-01 → 2026-03-04 (+3 days)\n+ F5  Barn  posted 2026-03-05\n',
    );
    expect(err).toContain('1 removed, 1 changed, 1 added, 2 unchanged, by id; compared: posted\n3 changes\n');
    const meta = Object(JSON.parse((await diff(['--fields', 'posted', '--stat', '--format', 'json'])).out));
    expect(meta).toMatchObject({ summary: { changed: 1, unchanged: 2 }, stats: [{ field: 'posted', changes: 1 }] });
  });

  test('gives rows of these fields alone in csv', async () => {
    expect((await diff(['--fields', 'price', '--format', 'csv'])).out.split('\r\n')).toEqual([
      'change,id,field,from,to',
      'removed,F3,price,400,',
      'changed,F1,price,900,950',
      'changed,F2,price,1000,',
      'added,F5,price,,300',
      '',
    ]);
  });

  test('is not needed for a condition: what it does not name is only counted', async () => {
    const { out } = await diff(['--where', 'price.pct > 5', '--no-color'], { terminal: 100 });
    expect(out).toBe('~ F1  Attic  price 900 → 950 (+5.6 %), and 1 other field\n');
    const narrow = await diff(['--changed-fields', 'posted', '--no-color'], { terminal: 44 });
    expect(narrow.out).toBe('~ F1  Attic\n    posted 2026-03-01 → 2026-03-04 (+3 days)\n    and 1 other field\n');
  });
});

describe('diff --stat', () => {
  test('tells how often and how far each field changed', async () => {
    const { out } = await diff(['--stat', '--format', 'csv']);
    expect(out.split('\r\n')).toEqual([
      'field,changed,up,down,from none,to none,median,lowest,highest',
      'price,2,1,0,0,1,"+50 (+5.6 %)","+50 (+5.6 %)","+50 (+5.6 %)"'.replaceAll('"', ''),
      'posted,1,1,0,0,0,+3 days,+3 days,+3 days',
      '',
    ]);
    expect((await diff(['--stat', '--format', 'table'])).out.split('\n')[1]).toMatch(/^price +2 +1 +1 +\+50 +\+5\.6 %/);
  });

  test('gives the rest of the answer as JSON, and a field a line as JSON Lines', async () => {
    const meta = Object(JSON.parse((await diff(['--stat', '--format', 'json'])).out));
    expect(meta).toMatchObject({ from: { id: runs[0] }, summary: { changed: 2 }, stats: [{ field: 'price', changes: 2 }, { field: 'posted' }] });
    const lines = (await diff(['--stat'])).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(meta.stats);
  });
});

describe('diff --exit-code', () => {
  test.each([
    ['there are changes', [], 1],
    ['there are none', ['latest', 'latest'], 0],
    ['no change passes', ['--where', 'price.pct > 50'], 0],
    ['there are changes, whose statistics are shown', ['--stat'], 1],
    ['the run is unknown', ['nosuch'], 3],
    ['the condition cannot be read', ['--where', 'price >'], 2],
  ])('when %s', async (_when, argv, exit) => {
    expect((await diff([...argv, '--exit-code'])).exit).toBe(exit);
  });

  test('is 0 without the option', async () => {
    expect((await diff()).exit).toBe(0);
  });

  test('is that of the changes even when the reader leaves early', async () => {
    const closed = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    expect((await diff(['--exit-code'], { stdout: closed })).exit).toBe(1);
    expect((await diff([], { stdout: closed })).exit).toBe(0);
  });
});

describe('diff of two files', () => {
  test('needs no dataset and leaves nothing behind', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('scrq-diff-'));
    const { exit, out, err } = await diff(['monday.ndjson', 'tuesday.ndjson', '--key', 'id'], {
      env: { SCRQ_DATA: '/nowhere/at/all', SCRQ_SCRAPER: '' },
    });
    expect([exit, told(out)]).toEqual([0, ['removed F3', 'changed F1', 'changed F2', 'added F5']]);
    expect(err).toContain('monday.ndjson (4 records) → tuesday.ndjson (4 records)\n');
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('scrq-diff-'))).toEqual(before);
  });

  test('finds the key by itself, in any format', async () => {
    await directory.file('a.csv', 'id,price\nx,5\ny,6\n');
    await directory.file('b.json', '{"data":[{"id":"x","price":5.5},{"id":"y","price":6.0}]}');
    expect((await diff(['a.csv', './b.json', '--format', 'table'])).out).toBe('~ x  price 5 → 5.5 (+10 %)\n');
  });

  test('makes nothing of them that only a search would need', async () => {
    const { meta } = Object(JSON.parse((await diff(['monday.ndjson', 'tuesday.ndjson', '--format', 'json'])).out));
    expect([meta.from.embedder, meta.to.embedder]).toEqual([null, null]);
  });

  test('takes one of them from the standard input', async () => {
    const { out } = await diff(['-', 'tuesday.ndjson', '--format', 'table'], { stdin: ndjson(monday) });
    expect(out).toBe(whole);
  });

  test('says of a field that came without a value that it came', async () => {
    await directory.file('old.json', '[{"id":"x","price":5}]');
    await directory.file('new.json', '[{"id":"x","price":5,"note":null}]');
    const { out, err } = await diff(['./old.json', './new.json', '--format', 'table']);
    expect(out).toBe('~ x  note only one run has the field, without a value\n');
    expect(err).toContain('the field note came and is null in 1 record: ');
  });

  test('may differ in the types of their fields', async () => {
    await directory.file('numbers.csv', 'id,price\nx,5\ny,6\n');
    await directory.file('words.csv', 'id,price\nx,five\ny,6\n');
    const { out, err } = await diff(['numbers.csv', 'words.csv', '--format', 'table']);
    expect(out).toBe('~ x  price 5 → five\n');
    expect(err).toContain('fields: price is text, was number\n');
  });

  test.each([
    ['only one', ['monday.ndjson'], 2, 'only one is given'],
    ['one and a run', ['monday.ndjson', 'latest'], 2, 'only one is given'],
    ['one that is missing', ['monday.ndjson', 'nosuch.csv'], 2, 'no file'],
    ['one that is missing, written like a path', ['./nosuch', 'tuesday.ndjson'], 2, 'no file'],
    ['the standard input twice', ['-', '-'], 2, 'both files are the standard input'],
    ['one that is empty', ['empty.csv', 'tuesday.ndjson'], 1, 'empty.csv'],
    ['a key they do not have', ['monday.ndjson', 'tuesday.ndjson', '--key', 'sku'], 2, 'sku'],
  ])('refuses %s', async (_what, argv, exit, message) => {
    await directory.file('empty.csv', '');
    const outcome = await diff(argv);
    expect([outcome.exit, outcome.out]).toEqual([exit, '']);
    expect(outcome.err).toContain(message);
  });
});

describe('the pager', () => {
  const PATH = process.env['PATH'] ?? '';
  const paged = (env: Readonly<Record<string, string>>, argv: readonly string[] = []) =>
    diff(['--no-color', ...argv], { terminal: 100, rows: 5, env: { PATH, ...env } });

  test('of SCRQ_PAGER, else of PAGER, gets what a terminal would', async () => {
    const marked = onTerminal.replace(/^/gm, '|').replace(/\|$/, '');
    expect((await paged({ SCRQ_PAGER: "sed 's/^/|/'", PAGER: 'false' })).out).toBe(marked);
    expect((await paged({ PAGER: "sed 's/^/|/'" })).out).toBe(marked);
  });

  test('gets all changes, unless a page is asked for', async () => {
    const count = "grep -c '^[-+~]'";
    expect((await paged({ PAGER: count }, ['--scraper', 'many'])).out).toBe('2100\n');
    expect((await paged({ PAGER: count }, ['--scraper', 'many', '--take', '7'])).out).toBe('7\n');
  });

  test('may be left early', async () => {
    const { exit, out } = await paged({ PAGER: 'head -n 1' }, ['--scraper', 'many']);
    expect([exit, out]).toEqual([0, '- n0  item 0\n']);
    expect((await paged({ PAGER: 'head -n 1' }, ['--scraper', 'many', '--exit-code'])).exit).toBe(1);
  });

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['empty', { PAGER: '' }, []],
    ['cat', { PAGER: 'cat' }, []],
    ['not wanted', { PAGER: 'false' }, ['--no-pager']],
    ['on a dumb terminal', { PAGER: 'false', TERM: 'dumb' }, []],
  ])('is none when it is %s', async (_what, env, argv) => {
    const { exit, out } = await paged(env, argv);
    expect([exit, out]).toEqual([0, onTerminal]);
  });

  test('is not started for what fits the screen', async () => {
    expect((await diff(['--no-color'], { terminal: 100, rows: 50, env: { PATH, PAGER: 'false' } })).out).toBe(onTerminal);
  });

  test('that fails is told, and what it should have shown is printed', async () => {
    const { exit, out, err } = await paged({ PAGER: "sh -c 'exit 3'" });
    expect([exit, out]).toEqual([0, onTerminal]);
    expect(err).toContain('failed with status 3');
  });

  test('that is not there is told, and done without', async () => {
    const { exit, out, err } = await paged({ PAGER: 'no-such-pager -x' });
    expect([exit, out]).toEqual([0, onTerminal]);
    expect(err).toContain('the pager "no-such-pager -x" is not there');
    expect((await diff(['--no-color'], { terminal: 100, env: { PATH: '/nowhere' } })).out).toBe(onTerminal);
  });

  test('is none for a pipe', async () => {
    expect((await diff(['--format', 'table'], { env: { PATH, PAGER: 'false' } })).out).toBe(whole);
  });
});

describe('wrong usage of diff', () => {
  test.each([
    [['a', 'b', 'c'], 2, 'too many arguments'],
    [['--change', 'moved'], 2, "argument 'moved' is invalid"],
    [['--find-renames', 'previous'], 2, 'is not a valid percentage'],
    [['--find-renames', '300'], 2, '--find-renames "300" is not a valid percentage'],
    [['--find-renames=0'], 2, '--find-renames "0" is not a valid percentage'],
    [['--tolerance', 'price'], 2, 'tolerance must be fields with a tolerance'],
    [['--tolerance', 'title=1'], 2, 'tolerance names "title", which is not a number'],
    [['--key', 'sku'], 2, 'key names "sku", which is not a field'],
    [['--ignore', 'size'], 2, 'ignore names "size", which is not a field'],
    [['--changed-fields', 'size'], 2, 'changedFields names "size", which is not a field'],
    [['--where', 'size.new > 1'], 2, 'where: no field "size.new" at character 1'],
    [['--take', '0'], 2, 'take must be a whole number'],
    [['--all', '--take', '5'], 2, "option '--all' cannot be used with option '--take <n>'"],
    [['nosuch'], 3, 'no completed run of this scraper has the id "nosuch"'],
    [['--scraper', 'nosuch'], 3, 'no scraper has the id or name'],
  ])('%j is refused with two lines', async (argv, exit, message) => {
    const outcome = await diff(argv);
    expect([outcome.exit, outcome.out, outcome.err.split('\n').length]).toEqual([exit, '', 3]);
    expect(outcome.err).toContain(message);
  });

  test('is told from a scraper that has nothing to compare', async () => {
    await scrq(['scrapers', 'create', 'new one']);
    const { exit, out, err } = await diff(['--scraper', 'new one', '--exit-code']);
    expect([exit, out, err]).toEqual([0, '', 'there is no completed run yet\n']);
  });
});

describe('a server of another make', () => {
  const answering = (error: unknown): Backends => ({
    openDataset: () => Promise.reject(new Error('not local')),
    // Nothing else of the API is called.
    connect: async () => ({ diff: () => Promise.reject(error), [Symbol.asyncDispose]: async () => {} }) as never,
  });
  const remote = (error: unknown, world: World = {}) =>
    diff(['--base-url', 'http://127.0.0.1:9', '--scraper', 'scr_elsewhere'], { ...world, backends: answering(error) });

  test('has its answer shown as it is', async () => {
    const body = { changes: [{ id: 1, note: 'a\u001b[2J' }] };
    const error = new ScrqError('bad_response', 'is no diff', { cause: new ForeignAnswer(body) });
    const { exit, out, err } = await remote(error);
    expect([exit, JSON.parse(out), err]).toEqual([0, body, 'warning: the server answers in a shape of its own, shown as it is\n']);
    expect((await remote(error, { terminal: 80 })).out).not.toContain('\u001b');
  });

  test('that answers nonsense is a failure', async () => {
    expect(await remote(new ScrqError('bad_response', 'is a web page'))).toMatchObject({ exit: 1, out: '' });
  });
});
