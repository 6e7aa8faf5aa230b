import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import { openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

test('no record is first in an order that none of those that are meant has a value for', async () => {
  await using dataset = await openDataset({ directory: directory.path });
  const rows = Array.from(
    { length: 12 },
    (_, index) => `${index},Act ${index},${index % 2 === 0 ? 'Talk' : 'Show'},${index % 2 === 0 ? 30 + index : ''}`,
  );
  const csv = `id,title,kind,duration_min\n${rows.join('\n')}\n`;
  const source = { name: 'acts.csv', open: () => Readable.from([Buffer.from(csv)]) };
  const { scraper } = await dataset.importRun(source, { scraper: 'acts', key: ['id'] });
  const ask = async (message: string) => await collectChat(dataset.api.chat({ scraperId: scraper.id, message }));

  const talk = await ask('which talk has the highest duration?');
  expect(talk.data.answer).toContain('Act 10');
  const show = await ask('which show has the highest duration?');
  expect(show.meta.answered).toBe(false);
  expect(show.data.answer).toContain('None of the records that are meant has duration_min');
});
