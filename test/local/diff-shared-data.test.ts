import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DiffMeta } from '../../src/contract/diff.ts';
import type { LocalDataset } from '../../src/local/dataset.ts';
import { openDataset } from '../../src/local/open.ts';
import { temporaryDirectory, type TemporaryDirectory } from '../store/records.ts';

const shared = resolve('../shared/data');

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
async function expectedDifferences(set: string): Promise<readonly (readonly Expected[])[]> {
  const readme = await readFile(join(shared, set, 'README.md'), 'utf8');
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

const sets = [
  { set: 'snap-newgrad-jobs', key: 'id' },
  { set: 'snap-ca-fires', key: 'UniqueId' },
];

describe.each(sets)('diffs of the runs of $set', ({ set, key }) => {
  const here = existsSync(join(shared, set));
  let directory: TemporaryDirectory;
  let dataset: LocalDataset;
  const told: { file: string; expected: Expected; meta: DiffMeta; scraperId: string }[] = [];

  beforeAll(async () => {
    if (!here) return;
    directory = await temporaryDirectory();
    dataset = await openDataset({ directory: directory.path });
    const known = new Set(await readdir(join(shared, set)));
    for (const [table, lines] of (await expectedDifferences(set)).entries()) {
      for (const [index, expected] of lines.entries()) {
        expect(known).toContain(expected.file);
        const path = join(shared, set, expected.file);
        const source = { name: expected.file, open: () => createReadStream(path) };
        const { scraper, run } = await dataset.importRun(source, { scraper: `${set} ${table}`, key: [key], runAt: Date.UTC(2020, 0, 1 + index) });
        const { meta } = await dataset.api.diff({ scraperId: scraper.id, to: run.id, stats: true });
        told.push({ file: expected.file, expected, meta, scraperId: scraper.id });
      }
    }
  }, 120_000);
  afterAll(async () => {
    await dataset?.[Symbol.asyncDispose]();
    await directory?.[Symbol.asyncDispose]();
  });

  it.skipIf(!here)('are as their table says', () => {
    for (const { file, expected, meta } of told) {
      const stats = Object.fromEntries(meta.stats?.map(({ field, changes }) => [field, changes]) ?? []);
      console.log(file, JSON.stringify(meta.summary), JSON.stringify(expected), JSON.stringify(stats), JSON.stringify(meta.schema), meta.warnings);
    }
  });
});
