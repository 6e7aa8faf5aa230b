import { Readable } from 'node:stream';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
let dataset: LocalDataset;
let scraperId: string;
beforeAll(async () => {
  dataset = await openDataset({ directory: directory.path });
  // Of the field with many values the catalogue knows only some.
  const rows = Array.from({ length: 600 }, (_, index) => {
    const city = index % 6 === 0 ? 'New York City' : index % 6 === 1 ? 'MD-80' : `Town ${index}`;
    return `${index},${city},${['New York', 'Maryland', 'Texas'][index % 3]},${['IN', 'DE', 'PL'][index % 3]}`;
  });
  const csv = `id,city,state,land\n${rows.join('\n')}\n`;
  const source = { name: 'fires.csv', open: () => Readable.from([Buffer.from(csv)]) };
  scraperId = (await dataset.importRun(source, { scraper: 'fires', key: ['id'] })).scraper.id;
});
afterAll(async () => {
  await dataset[Symbol.asyncDispose]();
});

test.each([
  ['how many fires in New York City?', "count() where city = 'New York City'"],
  ['how many MD-80 fires?', "count() where city = 'MD-80'"],
  ['how many fires in New York?', "count() where state = 'New York'"],
  ['how many fires in IN pls', "count() where land = 'IN'"],
  ['how many fires in PL', "count() where land = 'PL'"],
])('takes the longest value that any field holds, and a code in capitals: %s', async (message, plan) => {
  const { meta } = await collectChat(dataset.api.chat({ scraperId, message }));
  expect(meta.statement).toBe(plan);
});
