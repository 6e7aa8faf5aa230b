import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import type { HybridInput } from '../../../src/contract/operations/search-request.ts';
import { openDataset } from '../../../src/local/open.ts';
import { temporaryDirectory } from '../../temporary.ts';

const kinds = ['sandals', 'boots', 'raincoat', 'umbrella'];
const rows = Array.from({ length: 3000 }, (_, index) => ({ id: index, title: `${kinds[index % 4]} number ${index}`, price: (index * 37) % 500 }));

const searches: readonly Omit<HybridInput, 'scraperId'>[] = [
  { search: 'footwear for the beach', take: 30 },
  { search: 'something against rain', filter: 'price < 100', page: 3, take: 20, explain: true },
  { search: 'boots', sort: '-price', page: 2 },
  { search: 'boots', mode: 'vector', page: 150, take: 20 },
  { search: 'sandals under 20', take: 50 },
];

it('finds the same in the same order when nothing can be kept in memory', async () => {
  await using directory = await temporaryDirectory();
  const answers = [];
  let scraperId = '';
  for (const memoryBytes of [undefined, 1]) {
    await using dataset = await openDataset({ directory: directory.path, memoryBytes });
    const source = { name: 'rows.json', open: () => Readable.from([Buffer.from(JSON.stringify(rows))]) };
    if (scraperId === '') scraperId = (await dataset.importRun(source, { scraper: 'shoes' })).scraper.id;
    // All at once, so that one takes what another would have kept.
    const found = await Promise.all([...searches, ...searches].map((search) => dataset.api.hybrid({ scraperId, ...search })));
    expect(found.every(({ data }) => data.length > 0)).toBe(true);
    answers.push(found);
  }
  expect(answers[1]).toEqual(answers[0]);
});
