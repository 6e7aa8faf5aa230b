import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { DiffMeta } from '../../../src/contract/operations/diff.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';
import { describeWithShared } from '../../with-shared.ts';

/** One line of the tables of expected differences. */
interface Expected {
  readonly file: string;
  readonly rows: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** How often each field changed; the most frequent ones only, where the table has no room for more. */
  readonly fields: Readonly<Record<string, number>>;
}

/** The tables of a README: each line is a file compared with the line above, each first line has nothing above. */
async function expectedDifferences(folder: string): Promise<readonly (readonly Expected[])[]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const tables: Expected[][] = [];
  for (const line of readme.split('\n')) {
    if (line.startsWith('| file')) tables.push([]);
    const [, file = '', rows = '', , added = '', removed = '', changed = '', fields = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\w.*\.json$/.test(file) || !/^\d+$/.test(rows)) continue;
    const counts = [...fields.matchAll(/(\w+) (\d+)/g)].map(([, name = '', count = '']) => [name, Number(count)] as const);
    tables.at(-1)?.push({
      file,
      rows: Number(rows),
      added: Number(added),
      removed: Number(removed),
      changed: Number(changed),
      fields: Object.fromEntries(counts),
    });
  }
  return tables;
}

/** A run of a set, compared with the one before it. */
interface Told {
  readonly expected: Expected;
  readonly meta: DiffMeta;
}

/** Imports every file of a set, table by table, and compares each with the file of the line above. */
async function diffsOf(dataset: LocalDataset, folder: string, key: string): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [table, lines] of (await expectedDifferences(folder)).entries()) {
    for (const [index, expected] of lines.entries()) {
      const source = { name: expected.file, open: () => createReadStream(join(folder, expected.file)) };
      const { scraper, run } = await dataset.importRun(source, {
        scraper: `${basename(folder)} ${table}`,
        key: [key],
        runAt: Date.UTC(2020, 0, 1 + index),
      });
      const { meta } = await dataset.api.diff({ scraperId: scraper.id, to: run.id, stats: true });
      if (index > 0) told.push({ expected, meta });
    }
  }
  return told;
}

const sets = [
  { set: 'snap-newgrad-jobs', key: 'id', files: 12, firsts: 1 },
  { set: 'snap-ca-fires', key: 'UniqueId', files: 13, firsts: 2 },
];

for (const { set, key, files, firsts } of sets) {
  describeWithShared(`the runs of ${set}`, `data/${set}`, (folder) => {
    let directory: Temporary;
    let dataset: LocalDataset;
    let told: readonly Told[] = [];
    beforeAll(async () => {
      directory = await temporaryDirectory();
      dataset = await openDataset({ directory: directory.path });
      told = await diffsOf(dataset, folder, key);
    }, 120_000);
    afterAll(async () => {
      await dataset[Symbol.asyncDispose]();
      await directory[Symbol.asyncDispose]();
    });

    it('differ as their tables say, run by run', () => {
      expect(told).toHaveLength(files - firsts);
      const found = told.map(({ expected: { file }, meta: { summary, to } }) => ({ file, rows: to?.records, ...summary }));
      const wanted = told.map(({ expected: { file, rows, added, removed, changed } }) => ({ file, rows, added, removed, changed }));
      expect(found).toMatchObject(wanted);
    });

    it('differ in the fields that their tables say, as often', () => {
      for (const { expected, meta } of told) {
        const counts = Object.fromEntries(meta.stats?.map(({ field, changes }) => [field, changes]) ?? []);
        expect([expected.file, counts]).toMatchObject([expected.file, expected.fields]);
      }
    });

    it('differ in no more fields, where the table has room for all', () => {
      const whole = told.filter(({ expected }) => Object.keys(expected.fields).length < 6 && expected.changed > 0);
      expect(whole.length).toBeGreaterThan(0);
      for (const { expected, meta } of whole) {
        expect(meta.stats?.map(({ field }) => field).toSorted()).toEqual(Object.keys(expected.fields).toSorted());
      }
    });

    it('warn where one of them has no records', () => {
      const empty = told.filter(({ expected }) => expected.rows === 0);
      for (const { meta } of empty) expect(meta.warnings).toEqual([`the run ${meta.to?.id} has no records`]);
      expect(empty).toHaveLength(set === 'snap-ca-fires' ? 1 : 0);
    });
  });
}
