import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import type { Embedder } from '../../../src/core/ports/embedder.ts';
import type { ImportSource } from '../../../src/local/import/import.ts';
import { createLocalDataset } from '../../../src/local/local-dataset.ts';
import { storageIn } from '../storage.ts';
import { fakeEmbedders } from '../fake-embedders.ts';
import { temporaryDirectory } from '../../temporary.ts';

/** An embedder that remembers what it was asked for. */
function recordingEmbedder(id: string): { readonly embedder: Embedder; readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    embedder: {
      id,
      dimensions: 2,
      embed(texts) {
        asked.push(...texts);
        return Promise.resolve(
          texts.map((text) => (text === '' ? null : Float32Array.of(text.length / 100, Math.sqrt(1 - (text.length / 100) ** 2)))),
        );
      },
    },
  };
}

function titles(...names: readonly string[]): ImportSource {
  return { name: 'titles.json', open: () => Readable.from([Buffer.from(JSON.stringify(names.map((title) => ({ title, price: names.length }))))]) };
}

it('embeds only texts that the run before did not hold', async () => {
  await using directory = await temporaryDirectory();
  const { embedder, asked } = recordingEmbedder('model-1');
  await using dataset = createLocalDataset({
    ...storageIn(directory.path),
    embedders: fakeEmbedders(() => embedder),
    model: null,
    now: Date.now,
  });
  const { scraper } = await dataset.importRun(titles('red shoe', 'blue shoe of a kind'), { scraper: 'shoes' });
  expect(new Set(asked)).toEqual(new Set(['red shoe', 'blue shoe of a kind']));
  asked.length = 0;
  await dataset.importRun(titles('green shoe that is new', 'red shoe', 'blue shoe of a kind', 'red shoe'), { scraper: 'shoes' });
  expect(new Set(asked)).toEqual(new Set(['green shoe that is new']));
  const found = await dataset.api.hybrid({ scraperId: scraper.id, search: 'red shoe', explain: true });
  expect(found.data.slice(0, 2).map(({ title }) => title)).toEqual(['red shoe', 'red shoe']);
  expect(found.meta.explain?.records[0]?.vectorRank).toBe(1);
});

it('embeds everything again with another model, and says when a run cannot be searched by meaning', async () => {
  await using directory = await temporaryDirectory();
  const storage = storageIn(directory.path);
  const first = recordingEmbedder('model-1');
  const second = recordingEmbedder('model-2');
  let current = first.embedder;
  await using dataset = createLocalDataset({ ...storage, embedders: fakeEmbedders(() => current), model: null, now: Date.now });
  const { scraper } = await dataset.importRun(titles('red shoe', 'blue shoe'), { scraper: 'shoes' });
  current = second.embedder;
  const answer = await dataset.api.hybrid({ scraperId: scraper.id, search: 'red shoe', explain: true });
  expect(answer.data[0]).toMatchObject({ title: 'red shoe' });
  expect(answer.meta.warnings).toEqual(['ranked by keywords alone: the embedder model-1 is out of reach. Fetch it.']);
  expect(answer.meta.explain?.embedder).toBeNull();
  second.asked.length = 0;
  await dataset.importRun(titles('red shoe', 'blue shoe'), { scraper: 'shoes' });
  expect(new Set(second.asked)).toEqual(new Set(['red shoe', 'blue shoe']));
});
