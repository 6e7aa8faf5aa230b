import { describe, expect, test } from 'vitest';

import { newDataset } from '../new-dataset.ts';
import type { Outcome } from '../run-scrq.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

const NOW = Date.parse('2026-03-19T10:00:00Z');

/** The times of the runs, the newest first. */
async function runTimes(scrq: (...argv: string[]) => Promise<Outcome>): Promise<readonly string[]> {
  const { data } = Object(JSON.parse((await scrq('runs', '--format', 'json', '--take', '100')).out));
  return data.map((run: { runAt: string }) => run.runAt);
}

/** Names of a file each, whose only record is its name. */
async function files(...names: string[]): Promise<void> {
  for (const name of names) await directory.file(name, `name,seen\n${name},2 hours ago\n`);
}

describe('when the records of a run were scraped', () => {
  test.each([
    ['now, when nothing says', 'plain.csv', [], '2026-03-19T10:00:00.000Z'],
    [
      'told by the name of the file under --each-file-a-run',
      'flats_2024-06-08T2312Z_99270ad4.csv',
      ['--each-file-a-run'],
      '2024-06-08T23:12:00.000Z',
    ],
    ['told by --run-at, whatever the name', 'flats_2024-06-08.csv', ['--run-at', '2023-01-02T03:04:05+01:00'], '2023-01-02T02:04:05.000Z'],
    ['a day', 'plain.csv', ['--run-at', '2023-01-02'], '2023-01-02T00:00:00.000Z'],
    ['now, whatever the name of an only file', 'flats_2024-06-08.csv', [], '2026-03-19T10:00:00.000Z'],
    ['now, when the name tells a time to come', 'flats_2031-01-01.csv', ['--each-file-a-run'], '2026-03-19T10:00:00.000Z'],
  ])('is %s', async (_how, name, argv, time) => {
    const scrq = newDataset(directory, { now: NOW });
    await files(name);
    const { exit, err } = await scrq('import', name, '--scraper', 'flats', ...argv);
    expect(exit).toBe(0);
    expect(await runTimes(scrq)).toEqual([time]);
    expect(err).toContain(`of ${time.replace(/(?::00)?\.000Z$/, 'Z')}\n`);
  });

  test('does not hide later runs when it is still to come', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('first.csv', 'second.csv');
    const ahead = await scrq('import', 'first.csv', '--scraper', 'flats', '--run-at', '2031-01-01');
    expect([ahead.exit, ahead.err]).toEqual([0, expect.stringContaining('warning: the run is dated 2031-01-01')]);
    await scrq('import', 'second.csv', '--scraper', 'flats');
    expect(JSON.parse((await scrq('results')).out)).toMatchObject({ name: 'second.csv' });
    expect((await scrq('runs')).err).toContain('is dated 2031-01-01T00:00:00.000Z, after its completion');
  });

  test('is what "2 hours ago" counts from', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('flats_2024-06-08T2312Z.csv');
    await scrq('import', 'flats_2024-06-08T2312Z.csv', '--scraper', 'flats', '--each-file-a-run');
    expect(JSON.parse((await scrq('results')).out)).toMatchObject({ seen: '2024-06-08T21:12:00.000Z' });
  });

  test('orders runs, in whatever order they come', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('b_2024-06-09.csv', 'a_2024-06-08.csv');
    await scrq('import', 'b_2024-06-09.csv', '--scraper', 'flats', '--each-file-a-run');
    await scrq('import', 'a_2024-06-08.csv', '--scraper', 'flats', '--each-file-a-run');
    expect(await runTimes(scrq)).toEqual(['2024-06-09T00:00:00.000Z', '2024-06-08T00:00:00.000Z']);
    expect(JSON.parse((await scrq('results')).out)).toMatchObject({ name: 'b_2024-06-09.csv' });
  });
});

describe('several files', () => {
  test('without --each-file-a-run are refused before anything is imported', async () => {
    const scrq = newDataset(directory);
    await files('one.csv', 'two.csv');
    const { exit, out, err } = await scrq('import', 'one.csv', 'two.csv', '--scraper', 'x');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain('--each-file-a-run');
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });

  test('become runs in the order of the times in their names', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('c_2024-06-10.csv', 'a_2024-06-08.csv', 'b_20240609T1200Z.csv');
    const { exit, err } = await scrq('import', 'c_2024-06-10.csv', 'a_2024-06-08.csv', 'b_20240609T1200Z.csv', '--scraper', 'x', '--each-file-a-run');
    expect(exit).toBe(0);
    expect(err.match(/^[^ ]+\.csv:$/gm)).toEqual(['a_2024-06-08.csv:', 'b_20240609T1200Z.csv:', 'c_2024-06-10.csv:']);
    expect(err.match(/^next: /gm)).toHaveLength(1);
    expect(await runTimes(scrq)).toEqual(['2024-06-10T00:00:00.000Z', '2024-06-09T12:00:00.000Z', '2024-06-08T00:00:00.000Z']);
  });

  test('become runs in the order given when not every name tells a time', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('b_2024-06-09.csv', 'a.csv');
    const { err } = await scrq('import', 'b_2024-06-09.csv', 'a.csv', '--scraper', 'x', '--each-file-a-run');
    expect(err).toContain('not every file has a time in its name');
    expect(JSON.parse((await scrq('results')).out)).toMatchObject({ name: 'a.csv' });
    expect(await runTimes(scrq)).toEqual(['2026-03-19T10:00:00.000Z', '2026-03-19T10:00:00.000Z']);
  });

  test('keep the order of their names under one --run-at', async () => {
    const scrq = newDataset(directory, { now: NOW });
    await files('b_2024-06-09.csv', 'a_2024-06-08.csv');
    await scrq('import', 'b_2024-06-09.csv', 'a_2024-06-08.csv', '--scraper', 'x', '--each-file-a-run', '--run-at', '2024-07-01');
    expect(JSON.parse((await scrq('results')).out)).toMatchObject({ name: 'b_2024-06-09.csv' });
    expect(await runTimes(scrq)).toEqual(['2024-07-01T00:00:00.000Z', '2024-07-01T00:00:00.000Z']);
  });

  test('are reported as a list in JSON, and line by line in JSON Lines', async () => {
    const scrq = newDataset(directory);
    await files('one.csv', 'two.csv');
    const list: unknown = JSON.parse((await scrq('import', 'one.csv', 'two.csv', '--scraper', 'x', '--each-file-a-run', '--format', 'json')).out);
    expect(list).toMatchObject([{ scraper: { created: true }, records: 1 }, { scraper: { created: false } }]);
    const { out } = await scrq('import', 'one.csv', 'two.csv', '--scraper', 'x', '--each-file-a-run', '--format', 'jsonl');
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => Object(JSON.parse(line)).run.records),
    ).toEqual([1, 1]);
  });

  test('that fail leave the runs before them, and their reports', async () => {
    const scrq = newDataset(directory);
    await files('one.csv');
    await directory.file('two.csv', 'a,b\n1\n');
    const { exit, out, err } = await scrq('import', 'one.csv', 'two.csv', '--scraper', 'x', '--each-file-a-run', '--format', 'json');
    expect(exit).toBe(1);
    expect(err).toContain('two.csv, line 2');
    expect(JSON.parse(out)).toMatchObject([{ run: { records: 1 } }]);
    expect(await runTimes(scrq)).toHaveLength(1);
  });

  test('can be previewed', async () => {
    const scrq = newDataset(directory);
    await files('one.csv', 'two.csv');
    const { exit, out } = await scrq('import', 'one.csv', 'two.csv', '--each-file-a-run', '--dry-run', '--format', 'json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ records: 1 }, { records: 1 }]);
    expect((await scrq('scrapers', '--format', 'json')).out).toBe('[]\n');
  });
});
