import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory } from '../../temporary.ts';

/** Bouts of a boxing club, with names as people shorten them. */
const rows = Array.from({ length: 80 }, (_, index) => ({
  bout_no: `B-${index}`,
  boxer: `Boxer ${index}`,
  natl: ['IRL', 'GHA', 'CUB'][index % 3],
  proc: ['open', 'invited'][index % 2],
  avgHR: 120 + (index % 40),
  height_cm: 160 + (index % 30),
  solo: index % 4 === 0,
  captions: index % 5 === 0,
  ticket_cost: 10 + (index % 7),
}));

describe('words that name nothing in the data themselves', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let dataset: LocalDataset;
  let scraperId = '';

  beforeAll(async () => {
    directory = await temporaryDirectory();
    dataset = await openDataset({ directory: directory.path, now: () => Date.parse('2026-03-04T12:00:00Z') });
    const source = { name: 'perfumes.ndjson', open: () => Readable.from([rows.map((row) => JSON.stringify(row)).join('\n')]) };
    ({
      scraper: { id: scraperId },
    } = await dataset.importRun(source, { scraper: 'perfumes' }));
  });

  afterAll(async () => {
    await dataset[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  const ask = async (message: string) => collectChat(dataset.api.chat({ scraperId, message }));

  it.each([
    ['average heart rate', 'avg(avgHR)', 'Reading "heart rate" as avgHR'],
    ['how many by procedure', 'count() by proc', 'Reading "procedure" as proc'],
    ['how many have subtitles', 'count() where captions = true', 'Reading "subtitles" as captions'],
    ['how many fragrances are over 185 cm in height', 'count() where height_cm > 185', 'Taking "fragrances" to mean the records'],
  ])('are read by what they are near to, which is said: %s', async (message, statement, note) => {
    const { data, meta } = await ask(message);

    expect(meta.statement).toMatch(new RegExp(`^${statement.replaceAll(/[()]/g, String.raw`\$&`)}`));
    expect(data.answer).toContain(note);
  });

  it.each([
    'average weight',
    'how many sponsors',
    'average ticket delivery days',
    'how many by hometown',
    'median temperature',
    'which boxers have tattoos',
    'how many animals by nationality',
    'average cholesterol rate',
    'average tax',
  ])('are not understood where they are near to nothing: %s', async (message) => {
    const { meta } = await ask(message);

    expect(meta.answered).toBe(false);
  });
});
