import { Readable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import { openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();
const notes = ['Gets very crowded in the morning.', 'There is a strong current at the pier.', 'Sheltered from the wind all day.'];
const rows = Array.from({ length: 30 }, (_, index) => `B${index},Beach ${index},"${notes[index % 3] ?? ''}"`);
const source = { name: 'beaches.csv', open: () => Readable.from([Buffer.from(`id,beach,notes\n${rows.join('\n')}\n`)]) };

async function ask(message: string) {
  await using dataset = await openDataset({ directory: directory.path });
  const { scraper } = await dataset.importRun(source, { scraper: 'beaches', key: ['id'] });
  return await collectChat(dataset.api.chat({ scraperId: scraper.id, message }));
}

describe('what texts are said to say', () => {
  it.each([
    ['how many notes say it is sheltered from the wind', "count() where notes has 'sheltered from the wind'"],
    ['how many notes warn about strong currents', "count() where notes has 'strong current'"],
    ['how many notes say the morning is crowded', "count() where notes has 'morning' and notes has 'crowded'"],
  ])('is counted as the texts say it: %s', async (question, statement) => {
    const { data, meta } = await ask(question);
    expect(meta.statement).toBe(statement);
    expect(data.answer).toContain('10 of 30');
  });

  it('is named in the answer where it is not the very words', async () => {
    const { data } = await ask('how many notes warn about strong currents');
    expect(data.answer).toContain('Looking for "strong current" in notes, since no record has "strong currents".');
  });

  it('is not counted as none where no text has the words', async () => {
    const { data, meta } = await ask('how many notes warn about jellyfish');
    expect(meta.answered).toBe(false);
    expect(data.answer).toContain('No record has "jellyfish" in notes, where it may be said in other words');
  });
});
