import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { entriesBelow, finishScrq } from '../../store/scrq-process.ts';
import { sharedDirectory } from '../../temporary.ts';

const KILLS = 6;
const RECORDS = [30_000, 20_000, 10_000];

const directory = sharedDirectory();
const at = (name: string): string => join(directory.path, name);
const scrq = (argv: readonly string[], killAfterMs?: number) => finishScrq(argv, at('temporary'), killAfterMs);

beforeAll(async () => {
  await mkdir(at('temporary'));
  for (const [index, count] of RECORDS.entries()) {
    const lines = Array.from({ length: count }, (_, row) => `${row},flat number ${row} with a view of the river,${row * 3 + index}`);
    await writeFile(at('flats.csv'), `id,title,price\n${lines.join('\n')}\n`);
    expect(await scrq(['import', at('flats.csv'), '--scraper', 'flats', '--data', at('own')])).toMatchObject({ status: 0 });
  }
});

/** Numbers of records of the runs that a copy shows, each of which is what it should be. */
async function soundRuns(to: string): Promise<readonly number[]> {
  const { output, errorOutput } = await scrq(['copy', at('own'), to, '--verify', '--format', 'json']);
  expect(errorOutput).not.toContain('warning');
  const { scrapers } = JSON.parse(output) as { scrapers: readonly { runs: readonly { records: number; status: string }[] }[] };
  const runs = scrapers.flatMap((scraper) => scraper.runs);
  expect(runs.map(({ status }) => status).filter((status) => status !== 'missing' && status !== 'same')).toEqual([]);
  return runs.filter(({ status }) => status === 'same').map(({ records }) => records);
}

describe.each([
  ['a dataset', []],
  ['NDJSON', ['--as', 'ndjson', '--with-vectors']],
])('a copy to %s', (name, options) => {
  it('that is killed at any moment goes on with the next command', async () => {
    const whole = await scrq(['copy', at('own'), at(`whole ${name}`), ...options]);
    expect(whole).toMatchObject({ status: 0 });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const to = at(`${name} ${kill}`);
      await scrq(['copy', at('own'), to, ...options], (whole.elapsedMs * kill) / (KILLS + 1));
      const before = await soundRuns(to);
      // Oldest first: what is there is a beginning.
      expect(before).toEqual(RECORDS.slice(0, before.length));
      await scrq(['copy', at('own'), to, ...options], whole.elapsedMs / 3);
      expect(await scrq(['copy', at('own'), to, ...options])).toMatchObject({ status: 0 });
      expect(await soundRuns(to)).toEqual(RECORDS);
      expect(runFiles(to)).toEqual(runFiles(at(`whole ${name}`)));
    }
  });
});

/** Tables and files of runs, and whatever is temporary. */
function runFiles(place: string): readonly string[] {
  return entriesBelow(place)
    .filter((path) => /^r_\w+\.lance$|^tmp[/\\]|\.(?:gz|vectors|part|draft)$/.test(path))
    .toSorted();
}
