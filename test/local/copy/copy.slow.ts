import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import type { CopyReport, CopyStatus } from '../../../src/local/copy/copy-report.ts';
import { copyDataset, openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';
import { catalogueOf, importTrees, trees } from './copied.ts';

const directory = sharedDirectory();
const at = (name: string): string => join(directory.path, name);
const source = at('source');
/** Of the scraper "trees", oldest first. */
let runs: readonly string[];
let treesId: string;

beforeAll(async () => {
  await using dataset = await openDataset({ directory: source });
  const first = await importTrees(dataset, 'trees', trees(40), 1_000);
  const second = await importTrees(dataset, 'trees', trees(60, 5), 2_000);
  const third = await importTrees(dataset, 'trees', trees(50, 9), 2_000);
  await importTrees(dataset, 'bushes', trees(3), 3_000);
  await dataset.createScraper('ferns');
  runs = [first, second, third];
  const { id = '' } = (await dataset.scrapers()).find(({ name }) => name === 'trees') ?? {};
  treesId = id;
  await dataset.runs.setRoles({ scraperId: id, roles: { price: 'additive' } });
  await dataset.tokens.create({ name: 'office', access: 'read', scrapers: null, expiresAt: null });
});

const statuses = (report: CopyReport): Readonly<Record<string, readonly CopyStatus[]>> =>
  Object.fromEntries(report.scrapers.map(({ name, runs: copied }) => [name, copied.map(({ status }) => status)]));

async function exported(location: string, run: string): Promise<string> {
  await using dataset = await openDataset({ directory: location });
  await using file = await dataset.api.export({ scraperId: treesId, run });
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function expectSame(location: string): Promise<void> {
  expect(await catalogueOf(location)).toEqual(await catalogueOf(source));
  for (const run of runs) expect(await exported(location, run)).toBe(await exported(source, run));
  const answers = [source, location].map(async (place) => {
    await using dataset = await openDataset({ directory: place });
    const { data } = await dataset.api.hybrid({ scraperId: treesId, search: 'birch row 7 taller than 5', take: 20 });
    const { meta } = await dataset.api.diff({ scraperId: treesId });
    return { data, summary: meta.summary };
  });
  expect(await answers[1]).toEqual(await answers[0]);
}

it('copies all runs of a dataset with their ids, times, roles and order, and each only once', async () => {
  const to = at('whole');
  const first = await copyDataset({ from: source, to });
  expect(statuses(first)).toEqual({ bushes: ['copied'], ferns: [], trees: ['copied', 'copied', 'copied'] });
  await expectSame(to);
  const names = await readdir(join(to, `r_${runs[0]}.lance`));
  for (const name of ['keywords.idx', 'rows.bin', 'values.jsonl', 'run.json'])
    expect(names.some((found) => found.startsWith(name.split('.')[0] ?? ''))).toBe(true);
  expect(statuses(await copyDataset({ from: source, to }))).toEqual({ bushes: ['present'], ferns: [], trees: ['present', 'present', 'present'] });
  const verified = await copyDataset({ from: source, to, mode: 'verify' });
  expect(statuses(verified)).toEqual({ bushes: ['same'], ferns: [], trees: ['same', 'same', 'same'] });
  const digests = (report: CopyReport) => report.scrapers.map(({ runs: copied }) => copied.map(({ digest }) => digest));
  expect(digests(verified)).toEqual(digests(first));
});

it('copies some runs, follows names and roles, and leaves what was removed', async () => {
  const [from, to] = [at('living'), at('followed')];
  await copyDataset({ from: source, to: from });
  expect(statuses(await copyDataset({ from, to, scraper: 'trees', runs: runs.slice(1, 2), mode: 'preview' }))).toEqual({ trees: ['missing'] });
  expect(await catalogueOf(to)).toEqual([]);
  expect(statuses(await copyDataset({ from, to, scraper: 'trees', runs: runs.slice(1, 2) }))).toEqual({ trees: ['copied'] });
  {
    await using dataset = await openDataset({ directory: from });
    await dataset.renameScraper(treesId, 'old trees');
    await dataset.runs.setRoles({ scraperId: treesId, roles: { price: null, height_m: 'count' } });
    await dataset.removeRun(treesId, runs[1] ?? '');
  }
  expect(statuses(await copyDataset({ from, to, scraper: treesId }))).toEqual({ 'old trees': ['copied', 'copied'] });
  const [kept] = await catalogueOf(to);
  expect(kept?.scraper).toEqual((await catalogueOf(from)).find(({ scraper }) => scraper.id === treesId)?.scraper);
  expect(kept?.written.map(({ id }) => id)).toEqual(runs);
});

it('brings a run back that was removed from the copy', async () => {
  const to = at('removed-there');
  await copyDataset({ from: source, to });
  {
    await using dataset = await openDataset({ directory: to });
    await dataset.removeRun(treesId, runs[0] ?? '');
  }
  expect(statuses(await copyDataset({ from: source, to }))['trees']).toEqual(['copied', 'present', 'present']);
  await expectSame(to);
});

it('goes on after an interruption, of which nothing is to be seen', async () => {
  const to = at('interrupted');
  const stop = new AbortController();
  const onProgress = ({ run, phase }: { readonly run: string; readonly phase: string }) => {
    if (run === runs[1] && phase === 'checking') stop.abort(new Error('stopped'));
  };
  await expect(copyDataset({ from: source, to, signal: stop.signal, onProgress })).rejects.toThrow('stopped');
  expect((await catalogueOf(to)).flatMap(({ written }) => written.map(({ id }) => id))).toContain(runs[0]);
  expect(await readdir(to)).not.toContain(`r_${runs[1]}.lance`);
  expect(statuses(await copyDataset({ from: source, to }))['trees']).toEqual(['present', 'copied', 'copied']);
  await expectSame(to);
});

it('copies the tokens of a dataset only when asked', async () => {
  const to = at('tokens');
  const tokens = async () => {
    await using dataset = await openDataset({ directory: to });
    return (await dataset.tokens.list()).map(({ name }) => name);
  };
  expect((await copyDataset({ from: source, to })).tokens).toBeNull();
  expect(await tokens()).toEqual([]);
  for (const _ of [1, 2]) expect((await copyDataset({ from: source, to, withTokens: true })).tokens).toBe(1);
  expect(await tokens()).toEqual(['office']);
});

it('copies all but a damaged run, and finds a damaged copy', async () => {
  const [from, to] = [at('damaged'), at('rescued')];
  await copyDataset({ from: source, to: from });
  await damage(from, runs[1] ?? '');
  const report = await copyDataset({ from, to });
  expect(statuses(report)['trees']).toEqual(['copied', 'damaged', 'copied']);
  expect(report.warnings).toEqual([expect.stringContaining(`the run ${runs[1]} is damaged`)]);
  await damage(to, runs[2] ?? '');
  const verified = await copyDataset({ from: source, to, mode: 'verify' });
  expect(statuses(verified)['trees']).toEqual(['same', 'missing', 'different']);
});

async function damage(dataset: string, run: string): Promise<void> {
  const data = join(dataset, `r_${run}.lance`, 'data');
  const [name = ''] = await readdir(data);
  const bytes = await readFile(join(data, name));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  await writeFile(join(data, name), bytes);
}

it('copies what two begin to copy at the same moment once', async () => {
  const to = at('twice');
  const outcomes = await Promise.allSettled([copyDataset({ from: source, to }), copyDataset({ from: source, to })]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'scraper_busy' });
  await copyDataset({ from: source, to });
  await expectSame(to);
});

it('copies runs of more fields than a table has columns for', async () => {
  const [from, to] = [at('wide'), at('wide-copy')];
  {
    await using dataset = await openDataset({ directory: from });
    const wide = Array.from({ length: 30 }, (_, row) =>
      Object.fromEntries(Array.from({ length: 250 }, (__, field) => [`field ${field}`, field % 3 === 0 ? row * field : `text ${row % 4}`])),
    );
    await importTrees(
      dataset,
      'wide',
      wide.map((record, row) => ({ tag: `W${row}`, ...record })),
      1_000,
    );
  }
  expect(statuses(await copyDataset({ from, to }))).toEqual({ wide: ['copied'] });
  expect(await catalogueOf(to)).toEqual(await catalogueOf(from));
  expect(statuses(await copyDataset({ from, to: at('wide-lines'), as: 'ndjson' }))).toEqual({ wide: ['copied'] });
  expect(statuses(await copyDataset({ from: at('wide-lines'), to, mode: 'verify' }))).toEqual({ wide: ['same'] });
});

it('refuses places that cannot be meant', async () => {
  const refused = (from: string, to: string, more = {}) => expect(copyDataset({ from, to, ...more })).rejects;
  await refused(source, `${source}/`).toMatchObject({ code: 'invalid_usage', message: 'both places are the same' });
  await refused(source, join(source, 'backup')).toMatchObject({ code: 'invalid_usage' });
  await refused(at('nowhere'), at('new')).toMatchObject({ code: 'invalid_usage', message: `${at('nowhere')} holds no dataset` });
  await refused(source, at('new'), { scraper: 'mosses' }).toMatchObject({ code: 'scraper_not_found' });
  await refused(source, at('new'), { runs: ['01'] }).toMatchObject({ code: 'run_not_found' });
  await refused(source, 's3://bucket/copy', { as: 'ndjson' }).toMatchObject({ code: 'invalid_usage' });
  await refused(source, await directory.file('file', '')).toMatchObject({ code: 'data_unusable' });
  {
    await using dataset = await openDataset({ directory: at('namesake') });
    await dataset.createScraper('bushes');
  }
  await refused(source, at('namesake')).toMatchObject({ code: 'invalid_usage', message: `${at('namesake')} has another scraper named "bushes"` });
  expect((await catalogueOf(at('namesake'))).map(({ scraper }) => scraper.name)).toEqual(['bushes']);
  await rm(at('namesake'), { recursive: true });
});
