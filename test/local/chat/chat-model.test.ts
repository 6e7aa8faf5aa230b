import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collectChat } from '../../../src/contract/operations/chat.ts';
import type { LanguageModel } from '../../../src/core/ports/language-model.ts';
import { createEmbedders } from '../../../src/local/embedders.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { createLocalDataset } from '../../../src/local/local-dataset.ts';
import { openStaticEmbedder } from '../../../src/models/static/static-embedder.ts';
import { storageIn } from '../storage.ts';
import { ScrqError } from '../../../src/errors.ts';
import { temporaryDirectory } from '../../temporary.ts';

const nobody = () => Promise.reject(new Error('no server'));
const rows = Array.from({ length: 20 }, (_, index) => ({
  key: `K-${index}`,
  town: ['Tarn', 'Moor'][index % 2],
  price: 100 + index,
  beds: index % 4,
}));

/** What the model of a test says; replaced by each. */
let script: Partial<LanguageModel> = {};
const scripted: LanguageModel = {
  name: 'scripted',
  json: (request) => script.json?.(request) ?? Promise.reject(new Error('no plan was expected')),
  words: (request) => script.words?.(request) ?? says('')(),
};

function says(...pieces: readonly string[]): () => AsyncIterable<string> {
  return async function* () {
    yield* pieces;
  };
}

/** Words that never come. */
function failing(error: unknown): AsyncIterable<string> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}

describe('chat with a model', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let dataset: LocalDataset;
  let scraperId = '';
  const ask = (message: string) => collectChat(dataset.api.chat({ scraperId, message }));

  beforeAll(async () => {
    directory = await temporaryDirectory();
    dataset = createLocalDataset({
      ...storageIn(directory.path),
      embedders: createEmbedders({ openStatic: openStaticEmbedder, openOllama: nobody, openOllamaOfRun: nobody }, 'static'),
      model: scripted,
      now: Date.now,
    });
    const source = { name: 'flats.json', open: () => Readable.from([Buffer.from(JSON.stringify(rows))]) };
    ({
      scraper: { id: scraperId },
    } = await dataset.importRun(source, { scraper: 'flats' }));
  });
  afterAll(async () => {
    await dataset[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  it('is put into its words where each number is a computed one', async () => {
    script = { words: says('In Tarn the average ', 'price is 109', '. ') };
    const { data, meta } = await ask('average price in Tarn');
    expect([data.answer, data.figures[0]?.value, meta.interpreter]).toEqual(['In Tarn the average price is 109.', 109, 'rules']);
  });

  it('is told by the rules from the first sentence on that says another number', async () => {
    script = { words: says('The average price in Tarn is 109. ', 'That is 12% more. ', 'The average price is 109.') };
    const { data } = await ask('average price in Tarn');
    expect(data.answer).toBe("The average price in Tarn is 109. The average price is 109, over 10 records where town = 'Tarn'.");
  });

  it('is told by the rules where the model leaves the figure out', async () => {
    script = { words: says('The records tell.') };
    expect((await ask('average price')).data.answer).toContain('The average price is 109.5');
  });

  it.each([
    ['fails', new ScrqError('unavailable', 'the model is away'), 'the model is away'],
    ['breaks', new Error('boom'), 'scripted gave no usable answer'],
  ])('is told by the rules, with a warning, where the model %s', async (_how, error, reason) => {
    script = { words: () => failing(error) };
    const { data, meta } = await ask('average price');
    expect(data.answer).toContain('The average price is 109.5');
    expect(meta.warnings).toEqual([`put into words by rules: ${reason}`]);
  });

  it('is planned by it where the rules do not understand, and says what was assumed', async () => {
    const plan = {
      kind: 'figures',
      words: [{ word: 'kips', means: 'beds' }],
      figures: [{ figure: 'count', field: '' }],
      groups: [],
      conditions: [{ field: 'beds', op: '=', value: 3 }],
      order: null,
      limit: null,
    };
    script = { json: () => Promise.resolve(plan), words: says('Five.') };
    const { data, meta } = await ask('how many flats with 3 kips?');
    expect([meta.statement, meta.interpreter, data.figures]).toEqual(['count() where beds = 3', 'scripted', [{ name: 'count()', value: 5 }]]);
    expect(data.answer).toContain('Taking "kips" to mean beds.');
  });

  it('stays unanswered where its plan does not stand on the question', async () => {
    script = { json: () => Promise.resolve({ kind: 'figures', figures: [{ figure: 'avg', field: 'price' }], words: [] }) };
    expect((await ask('how many flats with 3 kips?')).meta.answered).toBe(false);
  });

  it('asks it for no plan where rules plan, and where nothing could answer', async () => {
    script = { words: says('') };
    expect((await ask('how many flats in Moor?')).data.figures).toEqual([{ name: 'count()', value: 10 }]);
    expect((await ask('why are flats in Moor so dear?')).meta.answered).toBe(false);
  });

  it('is asked for no words where the answer holds text of records', async () => {
    script = {
      words: () => {
        throw new Error('no words were expected');
      },
    };
    expect((await ask('average price by town')).meta.warnings).toBeUndefined();
  });
});
