import { Readable } from 'node:stream';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { errorTable, isScrqError } from '../../../src/errors.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { some } from '../../property-runs.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
let dataset: LocalDataset;
let scraperId: string;
beforeAll(async () => {
  dataset = await openDataset({ directory: directory.path });
  const csv = 'id,title,when,year\n1,flat,2026-03-15,1999\n2,mill,9999-12-31,2020\n3,tower,1600-01-01,1\n';
  const source = { name: 'events.csv', open: () => Readable.from([Buffer.from(csv)]) };
  scraperId = (await dataset.importRun(source, { scraper: 'events', key: ['id'], types: { when: 'date' } })).scraper.id;
});
afterAll(async () => {
  await dataset[Symbol.asyncDispose]();
});

const DATES = [
  '9999-12-31',
  '9999-12',
  '9999',
  '10000-01-01',
  '0000-01-01',
  '0001-01-01',
  '2024-02-30',
  '2023-02-29',
  '31 April 2024',
  '-271821-04-20',
  'year 0',
  '31 December 9999',
  'the 1990s',
  'the 9990s',
  'Q4 9999',
  'week 53 of 9999',
];
const TURNS = [
  'flat %',
  'since %',
  'before %',
  'after %',
  'not %',
  'between % and 9999-12-31',
  'from 0000-01-01 to %',
  '% or 9999-12-30',
  'in the week after %',
  'weekend of %',
];
const SPANS = [
  'last 99999999 weeks',
  'in the next 999999999999 years',
  '99999999999999999999 days ago',
  'past 1e400 months',
  'in 99999999 quarters',
  'last 0 days',
  'older than 9999999999 years',
  'next 400000 weekends',
];
const queries = [...some(DATES.flatMap((date) => TURNS.map((turn) => turn.replace('%', date)))), ...SPANS];

const commands: Readonly<Record<string, (query: string) => Promise<unknown>>> = {
  search: (search) => dataset.api.hybrid({ scraperId, search }),
  chat: async (message) => {
    for await (const event of dataset.api.chat({ scraperId, message })) void event;
  },
  'a filter': (filter) => dataset.api.results({ scraperId, filter }),
};
const filters = DATES.flatMap((date) => [`when = '${date}'`, `when < '${date}'`, `when BETWEEN '${date}' AND '9999-12-31'`]);

test.each([
  ['search', queries],
  ['chat', queries],
  ['a filter', filters],
])('%s is answered whatever its dates, or refused in one line', async (command, asked) => {
  const wrong: string[] = [];
  for (const query of asked) {
    try {
      await commands[command]?.(query);
    } catch (error) {
      const isClear = isScrqError(error) && errorTable[error.code].status < 500 && !/\n|RangeError|Invalid time/.test(error.message);
      if (!isClear) wrong.push(`${query}: ${String(error)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the last day that a calendar of four digits has is found', async () => {
  const { data } = await dataset.api.hybrid({ scraperId, search: 'when 9999-12-31' });
  expect(data.map((record) => record['when'])).toEqual(['9999-12-31']);
});
