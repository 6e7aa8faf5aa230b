import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { StoreFinding } from '../../src/core/dataset-state.ts';
import type { RunEntry } from '../../src/core/ports/catalogue.ts';
import type { RecordStore } from '../../src/core/ports/record-store.ts';
import { memoryShares } from '../../src/local/memory-shares.ts';
import { openStore } from '../../src/store/open-store.ts';
import { temporaryDirectory, untilTestEnds } from '../temporary.ts';
import { asOrdinaryUser, reachable } from './ordinary-user.ts';
import { storeIn, writeRun } from './records.ts';

const RECORDS = 300;
const FILES = [['keywords.idx'], ['vectors-'], ['rows.bin']] as const;

/** Two runs in a dataset of their own. */
async function writtenRuns() {
  const { path } = untilTestEnds(await temporaryDirectory());
  const store = untilTestEnds(storeIn(path));
  const scraper = await store.catalogue.createScraper('lofts');
  const rows = Array.from({ length: RECORDS }, (_, row) => [`bright loft ${row}`, row, null, row % 2 === 0]);
  const [run, other] = [await writeRun(store, scraper, rows), await writeRun(store, scraper, rows.slice(0, RECORDS - 1))];
  const fileOf = async ({ id }: RunEntry, name: string): Promise<string> => {
    const directory = join(path, `r_${id}.lance`);
    const found = (await readdir(directory)).find((each) => each.startsWith(name));
    return join(directory, found ?? name);
  };
  return { directory: path, run, other, fileOf };
}

async function inspected(directory: string, repair: boolean): Promise<readonly StoreFinding[]> {
  await using store = storeIn(directory);
  const found: StoreFinding[] = [];
  for await (const finding of store.inspect({ repair })) found.push(finding);
  return found;
}

/** What is answered out of the files next to a run. */
async function answers(store: RecordStore, run: RunEntry) {
  const reader = await store.openRun(run);
  const passing = { count: RECORDS, mask: null };
  return {
    words: (await reader.matching('loft 17', { limit: 3, passing })).best,
    vectors: await reader.nearest(Float32Array.of(0, 1, 0, 0), { limit: 3, passing }),
    rows: (await reader.take([7, 299])).rows,
  };
}

const damages: readonly (readonly [how: string, damage: (file: string) => Promise<void>])[] = [
  ['cut', async (file) => truncate(file, Math.floor((await readFile(file)).length / 2))],
  ['empty', (file) => truncate(file, 0)],
  ['zeroed', async (file) => writeFile(file, Buffer.alloc((await readFile(file)).length))],
  ['changed in its first bytes', changeFirst],
];

async function changeFirst(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[3] = (bytes[3] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

describe.each(FILES)('the file %s next to a run', (name) => {
  it.each(damages)('is found by a look at all files and made again by a repair when it is %s', async (_how, damage) => {
    const { directory, run, fileOf } = await writtenRuns();
    const file = await fileOf(run, name);
    const whole = await readFile(file);
    await damage(file);
    const problem = { subject: `run ${run.id}`, message: expect.stringMatching(/^its .* does not hold what was written/) };
    expect(await inspected(directory, false)).toContainEqual({ ...problem, status: 'damaged', hint: expect.stringContaining('doctor --repair') });
    expect(await inspected(directory, true)).toContainEqual({ ...problem, status: 'mended' });
    expect(await inspected(directory, false)).toContainEqual(allSound);
    expect(await readFile(file)).toEqual(whole);
  });

  it('is told from that of another run', async () => {
    const { directory, run, other, fileOf } = await writtenRuns();
    const [file, others] = [await fileOf(run, name), await fileOf(other, name)];
    const whole = await readFile(file);
    await rm(file);
    await copyFile(others, join(dirname(file), basename(others)));
    const problem = { subject: `run ${run.id}`, message: expect.stringMatching(/^its .* is that of another run/) };
    expect(await inspected(directory, false)).toContainEqual({ ...problem, status: 'damaged', hint: expect.any(String) });
    expect(await inspected(directory, true)).toContainEqual({ ...problem, status: 'mended' });
    expect(await readFile(file)).toEqual(whole);
  });

  it('is no damage when it is missing, and is made by a repair, or when it is first needed', async () => {
    const { directory, run, other, fileOf } = await writtenRuns();
    const files = [await fileOf(run, name), await fileOf(other, name)] as const;
    const whole = await readFile(files[0]);
    for (const file of files) await rm(file);
    const found = await inspected(directory, false);
    expect(found.filter(({ status }) => status === 'damaged')).toEqual([]);
    expect(found).toContainEqual({ ...allSound, message: expect.stringMatching(/^4 hold what was written; 2 missing/) });
    {
      await using store = storeIn(directory);
      expect(await answers(store, run)).toEqual(await answers(store, run));
    }
    expect(await readFile(files[0])).toEqual(whole);
    const mended = (await inspected(directory, true)).filter(({ status }) => status === 'mended');
    expect(mended).toEqual([{ subject: `run ${other.id}`, status: 'mended', message: expect.stringMatching(/ is missing; made again$/) }]);
  });
});

const allSound = { subject: 'files next to runs', status: 'sound', message: '6 hold what was written' };

it('a dataset that may only be read is answered from without them, says so once, and is left as it is', async () => {
  const { directory, run, fileOf } = await writtenRuns();
  const expected = await answers(untilTestEnds(storeIn(directory)), run);
  for (const [name] of FILES) await rm(await fileOf(run, name));
  const warnings: string[] = [];
  const store = untilTestEnds(openStore({ location: directory, now: Date.now, memory: memoryShares(), onWarning: (said) => warnings.push(said) }));
  execFileSync('chmod', ['-R', 'a+rX,a-w', directory]);
  // Node looks for another place for temporary files only where the user of the process is who began it.
  await reachable(directory);
  await mkdir(join(directory, 'tmp'), { recursive: true });
  await chmod(join(directory, 'tmp'), 0o777);
  const before = await readdir(join(directory, `r_${run.id}.lance`));
  const found = await asOrdinaryUser(async () => {
    const all = [await answers(store, run), await answers(store, run)];
    await store[Symbol.asyncDispose]();
    return all;
  });
  execFileSync('chmod', ['-R', 'u+w', directory]);
  expect(found).toEqual([expected, expected]);
  expect(await readdir(join(directory, `r_${run.id}.lance`))).toEqual(before);
  expect(warnings).toEqual([expect.stringContaining('index of words'), expect.stringContaining('file of vectors')]);
});
