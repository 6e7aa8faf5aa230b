import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import { openDataset } from '../../../src/local/open.ts';

const films = [
  { id: 1, title: 'Slow River', genre: 'Drama', tags: '["quiet","water"]', link: 'https://films.example/1' },
  { id: 2, title: 'The Loud Hill', genre: 'Comedy', tags: '["loud"]', link: 'https://films.example/2' },
  { id: 3, title: 'River of Dust', genre: 'Western', tags: '["quiet","dust"]', link: 'https://films.example/3' },
];

let directory: string;
let scraper: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-values-'));
  await using dataset = await openDataset({ directory });
  const open = () => Readable.from([Buffer.from(JSON.stringify(films))], { objectMode: false });
  scraper = (await dataset.importRun({ name: 'films.json', open }, { scraper: 'films' })).scraper.id;
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** A dataset that is opened for one question has learnt nothing yet. */
async function ask(message: string): Promise<string> {
  await using dataset = await openDataset({ directory });
  return (await collectChat(dataset.api.chat({ scraperId: scraper, message }))).data.answer;
}

async function files(): Promise<readonly string[]> {
  const all = await readdir(directory, { recursive: true });
  return all.filter((path) => path.endsWith('values.jsonl')).map((path) => join(directory, path));
}

it('what is learnt of values is written at import, and answers questions', async () => {
  const [file = ''] = await files();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('River of Dust');
  expect(text).not.toContain('https://');
  expect(await ask('how many quiet films?')).toContain('2');
  expect(await readFile(file, 'utf8')).toBe(text);
});

it.each<[string, (file: string) => Promise<void>]>([
  ['was lost', (file) => rm(file)],
  ['is of another version', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace(/"version":\d+/, '"version":0'))],
  ['is damaged', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('"Comedy"', '"Tragedy"'))],
  ['was cut', async (file) => writeFile(file, (await readFile(file)).subarray(0, 100))],
  ['is empty', (file) => writeFile(file, '')],
])('it is made again where the file %s', async (_name, spoil) => {
  const [file = ''] = await files();
  const text = await readFile(file, 'utf8');
  const answer = await ask('how many quiet films?');
  await spoil(file);
  expect(await ask('how many quiet films?')).toBe(answer);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('it goes with its run', async () => {
  await using dataset = await openDataset({ directory });
  await dataset.removeScraper(scraper);
  expect(await files()).toEqual([]);
});

it('more values than one line holds are kept', async () => {
  const tags = Array.from({ length: 9000 }, (_, index) => ({ title: `Film ${index}`, tags: [`tag${index}x`, `tag${index + 1}x`] }));
  const read = (records: unknown) => () => Readable.from([Buffer.from(JSON.stringify(records))], { objectMode: false });
  await using dataset = await openDataset({ directory });
  const tagged = await dataset.importRun({ name: 'tags.json', open: read(tags) }, { scraper: 'tagged films' });
  const answer = dataset.api.chat({ scraperId: tagged.scraper.id, message: 'how many have tag8999x?' });
  expect((await collectChat(answer)).data.answer).toContain('2');
  const lines = await Promise.all((await files()).map((file) => readFile(file, 'utf8')));
  expect(lines.map((text) => text.trim().split('\n').length).toSorted((a, b) => b - a)[0]).toBeGreaterThan(4);
});
