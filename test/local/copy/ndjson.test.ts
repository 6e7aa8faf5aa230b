import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { beforeAll, expect, it } from 'vitest';

import type { CopyReport } from '../../../src/local/copy/copy-report.ts';
import { MANIFEST_NAME } from '../../../src/local/copy/ndjson/manifest.ts';
import { copyDataset, openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';
import { catalogueOf, importTrees, trees } from './copied.ts';

const directory = sharedDirectory();
const at = (name: string): string => join(directory.path, name);
const source = at('source');
let runs: readonly string[];

beforeAll(async () => {
  await using dataset = await openDataset({ directory: source });
  const first = await importTrees(dataset, 'trees', trees(1100), 1_000);
  const second = await importTrees(dataset, 'trees', trees(70, 5), 2_000);
  runs = [first, second];
  const { id = '' } = (await dataset.scrapers())[0] ?? {};
  await dataset.runs.setRoles({ scraperId: id, roles: { price: 'additive' } });
  await dataset.tokens.create({ name: 'office', access: 'read', scrapers: null, expiresAt: null });
});

const copied = ({ scrapers }: CopyReport) => scrapers.flatMap((scraper) => scraper.runs);

async function written(name: string, withVectors = false): Promise<string> {
  await copyDataset({ from: source, to: at(name), as: 'ndjson', withVectors });
  return at(name);
}

it('writes records that other programs read, and a dataset again out of them', async () => {
  const to = at('lines');
  const made = await copyDataset({ from: source, to, as: 'ndjson' });
  expect(copied(made)).toMatchObject([
    { status: 'copied', vectors: 'left out' },
    { status: 'copied', vectors: 'left out' },
  ]);
  expect((await readdir(to, { recursive: true })).toSorted()).toEqual([
    MANIFEST_NAME,
    'trees',
    ...runs.map((run) => `trees/${run}.ndjson.gz`).toSorted(),
  ]);
  const lines = gunzipSync(await readFile(join(to, `trees/${runs[1]}.ndjson.gz`)))
    .toString()
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(70);
  expect(JSON.parse(lines[4] ?? '')).toMatchObject({
    tag: 'T4',
    planted: '1990-01-05',
    measured: '2023-11-14T22:13:24.004Z',
    healthy: true,
    marks: null,
  });
  expect(JSON.parse(lines[5] ?? '')).toMatchObject({ marks: [{ at: 5, note: 'cut\nhere' }, 'x', null, 1.5] });

  const back = await copyDataset({ from: to, to: at('restored') });
  expect(copied(back)).toMatchObject([
    { status: 'copied', vectors: 'made again' },
    { status: 'copied', vectors: 'made again' },
  ]);
  expect(back.warnings).toEqual([]);
  expect(await catalogueOf(at('restored'))).toEqual(await catalogueOf(source));
  // The same model makes the same vectors.
  const verified = await copyDataset({ from: source, to: at('restored'), mode: 'verify' });
  expect(copied(verified).map(({ status }) => status)).toEqual(['same', 'same']);
  expect(copied(await copyDataset({ from: to, to: at('restored') })).map(({ status }) => status)).toEqual(['present', 'present']);
});

it('keeps vectors where that is asked for', async () => {
  const to = await written('vectors', true);
  expect(await readdir(join(to, 'trees'))).toContain(`${runs[0]}.vectors`);
  const back = await copyDataset({ from: to, to: at('with-vectors') });
  expect(copied(back).map(({ vectors }) => vectors)).toEqual(['kept', 'kept']);
  const verified = await copyDataset({ from: at('with-vectors'), to, mode: 'verify' });
  expect(copied(verified).map(({ status }) => status)).toEqual(['same', 'same']);
});

it('keeps tokens where that is asked for, both ways', async () => {
  const to = at('tokens');
  await copyDataset({ from: source, to, as: 'ndjson', withTokens: true });
  await copyDataset({ from: to, to: at('with-tokens'), withTokens: true });
  await using dataset = await openDataset({ directory: at('with-tokens') });
  expect((await dataset.tokens.list()).map(({ name }) => name)).toEqual(['office']);
});

it('names the file that is damaged, and restores the other runs', async () => {
  const from = await written('damaged');
  const file = join(from, `trees/${runs[0]}.ndjson.gz`);
  const bytes = await readFile(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  await writeFile(file, bytes);
  const report = await copyDataset({ from, to: at('partly') });
  expect(copied(report).map(({ status }) => status)).toEqual(['damaged', 'copied']);
  expect(report.warnings).toEqual([`${file} does not hold what was written`]);

  const manifest = join(from, MANIFEST_NAME);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"number"', '"text"'));
  const refused = expect(copyDataset({ from, to: at('never') })).rejects;
  await refused.toMatchObject({ code: 'file_invalid', message: `${manifest} does not hold what was written` });
});

it('goes on after an interruption', async () => {
  const to = at('interrupted');
  const stop = new AbortController();
  const copying = copyDataset({
    from: source,
    to,
    as: 'ndjson',
    signal: stop.signal,
    onProgress: ({ run, records }) => {
      if (run === runs[1] && records > 0) stop.abort(new Error('stopped'));
    },
  });
  await expect(copying).rejects.toThrow('stopped');
  expect(copied(await copyDataset({ from: source, to })).map(({ status }) => status)).toEqual(['present', 'copied']);
  expect((await readdir(to, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('goes on where a writer was killed before there was a manifest', async () => {
  const to = at('killed');
  await mkdir(to);
  await writeFile(join(to, `${MANIFEST_NAME}.01M8EEKHGHK8DMQ2NTFGSW5EGV.part`), '{"format":');
  expect(copied(await copyDataset({ from: source, to, as: 'ndjson' })).map(({ status }) => status)).toEqual(['copied', 'copied']);
  expect((await readdir(to)).toSorted()).toEqual([MANIFEST_NAME, 'trees']);
});

it('leaves alone a directory that holds something else', async () => {
  await expect(copyDataset({ from: source, to: directory.path, as: 'ndjson' })).rejects.toMatchObject({ code: 'invalid_usage' });
  await expect(copyDataset({ from: source, to: at('restored'), as: 'ndjson' })).rejects.toMatchObject({ code: 'invalid_usage' });
});
