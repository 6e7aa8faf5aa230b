import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import { openDataset } from '../../../src/local/open.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

test('a condition that no record before fulfils is answered of all records, and said to be', async () => {
  await using dataset = await openDataset({ directory: directory.path });
  const rows = Array.from(
    { length: 30 },
    (_, index) => `D${index},${index < 6 ? 0 : index},${['Available', 'Cancelled', 'Running'][index % 3] ?? ''}`,
  );
  // Nothing that is sold out is cancelled.
  const csv = `id,seats_left,status\n${rows.map((row, index) => (index < 6 ? row.replace('Cancelled', 'Running') : row)).join('\n')}\n`;
  const source = { name: 'departures.csv', open: () => Readable.from([Buffer.from(csv)]) };
  const { scraper } = await dataset.importRun(source, { scraper: 'departures', key: ['id'] });
  const asked = async (...messages: readonly string[]) => {
    let conversationId: string | undefined;
    let answer = '';
    for (const message of messages) {
      const turn = await collectChat(
        dataset.api.chat({ scraperId: scraper.id, message, ...(conversationId === undefined ? {} : { conversationId }) }),
      );
      ({ conversationId } = turn.meta);
      answer = `${turn.meta.statement ?? 'none'}: ${turn.data.answer}`;
    }
    return answer;
  };

  const alone = await asked('how many departures are sold out', 'and cancelled');
  expect(alone).toContain("count() where status = 'Cancelled': 8 of 30");
  expect(alone).toContain('None of those before match it, so that is of all records.');
  const both = await asked('how many departures are sold out', 'and running');
  expect(both).toContain("count() where seats_left = 0 and status = 'Running': 4 of 30");
  const none = await asked('how many departures are sold out', 'how many of those are cancelled');
  expect(none).toContain("No record matches seats_left = 0 and status = 'Cancelled'");
});
