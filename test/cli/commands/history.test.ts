import { beforeAll, describe, expect, test } from 'vitest';

import { scrqIn } from '../new-dataset.ts';
import type { World } from '../run-scrq.ts';
import { ndjson, sharedDirectory } from '../../temporary.ts';

const flat = (id: string, price: number | null, note = 'quiet') => ({ id, price, rooms: 2, note });
const weeks = [
  [flat('F1', 900)],
  [flat('F1', 900), flat('F2', 700)],
  [flat('F1', 950), flat('F2', 700, 'now with a \u001b[31mred door')],
  [flat('F1', 950)],
  [flat('F1', null), flat('F2', 650)],
];

const directory = sharedDirectory();
const scrq = scrqIn(directory);
const runs: { readonly id: string; readonly runAt: string }[] = [];

beforeAll(async () => {
  for (const [week, records] of weeks.entries()) {
    const file = await directory.file(`week-${week}.ndjson`, ndjson(records));
    const { out } = await scrq(['import', file, '--scraper', 'flats', '--run-at', `2026-03-0${week + 1}`, '--format', 'json']);
    runs.push(Object(JSON.parse(out)).run);
  }
});

const history = (argv: readonly string[], world?: World) => scrq(['history', ...argv], world);

describe('history', () => {
  test('tells what became of a record, the oldest run first', async () => {
    const { exit, out, err } = await history(['F2', '--format', 'csv']);
    expect(exit).toBe(0);
    expect(out.split('\r\n').map((line) => line.replace(/,[0-9A-Z]{26},/, ',RUN,'))).toEqual([
      'at,change,run,values',
      '2026-03-01T00:00:00.000Z,absent,RUN,',
      '2026-03-02T00:00:00.000Z,added,RUN,',
      '2026-03-03T00:00:00.000Z,changed,RUN,note: quiet → now with a ␛[31mred door',
      '2026-03-04T00:00:00.000Z,removed,RUN,',
      '2026-03-05T00:00:00.000Z,added,RUN,',
      '',
    ]);
    expect(err.split('\n')).toEqual([
      'id F2: in 3 of 5 runs, changed in 1',
      `first seen 2026-03-02 00:00 in run ${runs[1]?.id}, last 2026-03-05 00:00 in run ${runs[4]?.id}`,
      '',
    ]);
  });

  test('tells the values of the fields that are named', async () => {
    const { out } = await history(['F1', 'price', 'note', '--format', 'csv']);
    expect(out.split('\r\n').map((line) => line.split(',').toSpliced(2, 1).slice(1).join())).toEqual([
      'change,price,note',
      'added,900,quiet',
      'unchanged,900,quiet',
      'changed,950,quiet',
      'unchanged,950,quiet',
      'changed,,quiet',
      '',
    ]);
  });

  test('leaves out runs in which nothing happened, when asked to', async () => {
    const lines = (await history(['F1', 'price', '--changes'])).out.trimEnd().split('\n');
    expect(lines.map((line) => Object(JSON.parse(line))).map(({ change, record }) => [change, record.price])).toEqual([
      ['added', 900],
      ['changed', 950],
      ['changed', null],
    ]);
  });

  test('gives the answer of the API as JSON', async () => {
    const { data, meta } = Object(JSON.parse((await history(['F2', 'price', '--format', 'json'])).out));
    expect(data).toHaveLength(5);
    expect(data[4]).toEqual({ run: expect.objectContaining({ id: runs[4]?.id }), change: 'added', record: { price: 650 } });
    expect(meta).toMatchObject({ key: { id: 'F2' }, fields: ['price'], runs: 3, first: { id: runs[1]?.id }, last: { id: runs[4]?.id } });
  });

  test('finds a record by other fields', async () => {
    expect((await history(['2,650', 'id', '--by', 'rooms,price', '--format', 'csv'])).out).toContain(',F2\r\n');
  });

  test('says that a record has gone', async () => {
    await scrq(['import', await directory.file('gone.ndjson', ndjson([flat('F1', 1)])), '--scraper', 'gone', '--run-at', '2026-03-01']);
    await scrq(['import', await directory.file('gone.ndjson', ndjson([flat('F2', 1)])), '--scraper', 'gone', '--run-at', '2026-03-02']);
    expect((await history(['F1', '--scraper', 'gone'])).err).toContain(', gone since\n');
    await scrq(['scrapers', 'remove', 'gone', '--yes']);
  });

  test('lets nothing of a stranger through to a terminal', async () => {
    for (const argv of [['F2'], ['F2', 'note'], ['F2', '--format', 'json']]) {
      const { out, err } = await history([...argv, '--no-color'], { terminal: 100 });
      expect(out + err).not.toContain('\u001b');
      expect(out).toContain('red door');
    }
  });

  test.each([
    ['a key that never was', ['F3'], 3, ['no run has a record with id "F3"', 'Did you mean F1 or F2?']],
    ['a field that does not exist', ['F1', 'size'], 2, ['fields names "size", which is not a field', 'See']],
    ['another key that does not exist', ['F1', '--by', 'sku'], 2, ['by names "sku", which is not a field', 'See']],
    ['too few values', ['F1', '--by', 'id,price'], 2, ['key must be 2 values joined by commas', 'See']],
    ['no key at all', [], 2, ["missing required argument 'key'", 'See']],
    ['a scraper that does not exist', ['F1', '--scraper', 'nosuch'], 3, ['no scraper has the id or name', 'There are']],
  ])('refuses %s', async (_what, argv, exit, [problem, advice]) => {
    const outcome = await history(argv);
    expect([outcome.exit, outcome.out, outcome.err.split('\n').length]).toEqual([exit, '', 3]);
    expect(outcome.err).toContain(problem);
    expect(outcome.err).toContain(advice);
  });

  test('draws on a terminal how a number went, over the runs that have it', async () => {
    const { out } = await history(['F2', 'price', '--no-color'], { terminal: 60 });
    expect(out).toContain('\nprice  ·██·▁  700 → 650 (650 to 700)\n');
    expect((await history(['F2', 'note', '--no-color'], { terminal: 60 })).out).not.toContain('→');
    expect((await history(['F2', 'price', '--format', 'table'])).out).not.toContain('█');
  });

  test('draws every number that changed where no field is named', async () => {
    const { out } = await history(['F1', '--no-color'], { terminal: 120 });
    expect(out.trimEnd().split('\n').at(-1)).toBe('price  ▁▁██·  900 → 950 (900 to 950)');
  });

  test('leaves out the ids of runs where a terminal is narrow', async () => {
    expect((await history(['F1', '--no-color'], { terminal: 80 })).out).toMatch(/^at +change +values\n/);
    expect((await history(['F1', '--no-color'], { terminal: 120 })).out).toMatch(/^at +change +run +values\n/);
    expect((await history(['F1', '--no-color', '--wide'], { terminal: 80 })).out).toMatch(/^at +change +run +values\n/);
  });
});
