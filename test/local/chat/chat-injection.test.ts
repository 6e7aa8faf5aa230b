import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { collectChat, type ChatResponse } from '../../../src/contract/operations/chat.ts';
import type { LanguageModel } from '../../../src/core/ports/language-model.ts';
import type { LocalDataset } from '../../../src/local/dataset.ts';
import { createEmbedders } from '../../../src/local/embedders.ts';
import { createLocalDataset } from '../../../src/local/local-dataset.ts';
import { openStaticEmbedder } from '../../../src/models/static/static-embedder.ts';
import { storageIn } from '../storage.ts';
import { runScrq } from '../../cli/run-scrq.ts';
import { some } from '../../property-runs.ts';
import { injections } from './injections.ts';
import { temporaryDirectory } from '../../temporary.ts';

const nobody = () => Promise.reject(new Error('no server'));
const questions = ['average price', 'how many notes in Tarn?', 'the 3 cheapest notes', 'average price by town'];
/** What the model does is told by the record that was read last. */
let orders = '';

/** A model that does whatever the text of records says: its plan is the one it is told, and so are its words. */
const obedient: LanguageModel = {
  name: 'obedient',
  json: () => Promise.resolve(planIn(orders)),
  async *words() {
    for (const piece of orders.match(/[\s\S]{1,7}/g) ?? []) yield piece;
  },
};

/** The plan that a text asks for, or one that would change every figure. */
function planIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {
      kind: 'figures',
      words: [{ word: 'digs', means: 'the records' }],
      figures: [{ figure: 'sum', field: 'price' }],
      groups: [],
      conditions: [{ field: 'price', op: '<', value: 1 }],
      order: null,
      limit: 3,
    };
  }
}

/** Every injection stands in the title, in the town, and in a note of a record of its own. */
const rows = injections.map((text, index) => ({
  key: `K-${index}`,
  title: text,
  town: index % 4 === 0 ? 'Tarn' : text,
  note: `Note: ${text}`,
  price: 100 + index,
}));

describe('records that give orders to a model which obeys them', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let scraperId = '';
  /** What the rules answer to the questions, which no order can change. */
  let plain: readonly ChatResponse[];
  const open = (model: LanguageModel | null): LocalDataset =>
    createLocalDataset({
      ...storageIn(directory.path),
      embedders: createEmbedders({ openStatic: openStaticEmbedder, openOllama: nobody, openOllamaOfRun: nobody }, 'static'),
      model,
      now: Date.now,
    });
  let guided: LocalDataset;
  const ask = (message: string, model?: string): Promise<ChatResponse> =>
    collectChat(guided.api.chat({ scraperId, message, ...(model === undefined ? {} : { model }) }));

  beforeAll(async () => {
    directory = await temporaryDirectory();
    guided = open(obedient);
    const source = { name: 'notes.json', open: () => Readable.from([Buffer.from(JSON.stringify(rows))]) };
    ({
      scraper: { id: scraperId },
    } = await guided.importRun(source, { scraper: 'notes' }));
    plain = await Promise.all(questions.map((message) => ask(message, 'rules')));
  });
  afterAll(async () => {
    await guided[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  it('there are forty of them', () => {
    expect(injections).toHaveLength(40);
  });

  const asked = injections.flatMap((text) => questions.map((message, index) => [text, message, index] as const));
  it.each(some(asked))('changes no plan, no figure and no word: %j, asked for %s', async (text, message, index) => {
    orders = text;
    const { data, meta } = await ask(message);
    const { figures, table, answer } = data;
    expect({ statement: meta.statement, figures, table, answer }).toEqual({
      statement: plain[index]?.meta.statement,
      figures: plain[index]?.data.figures,
      table: plain[index]?.data.table,
      answer: plain[index]?.data.answer,
    });
  });

  it.each(injections)('plans nothing that the rules refuse: %j', async (text) => {
    orders = text;
    const { data, meta } = await ask('how many digs have a moat?');
    expect([meta.answered, meta.plan, data.figures]).toEqual([false, null, []]);
  });

  it.each(injections)('reaches no terminal: %j', async (text) => {
    orders = text;
    // It stays open for the next.
    const backends = { openDataset: () => Promise.resolve({ ...guided, [Symbol.asyncDispose]: () => Promise.resolve() }), connect: nobody };
    const world = { terminal: 100, backends, env: { HOME: directory.path, NO_COLOR: '1' } };
    const { exit, out, err } = await runScrq(['chat', '--scraper', 'notes', '--no-input', 'average price by town'], world);
    expect(exit).toBe(0);
    // Line feeds are the only control characters that are printed.
    expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});
