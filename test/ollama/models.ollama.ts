import { expect, it } from 'vitest';

import { createOllama } from '../../src/models/ollama/ollama.ts';
import { chatModel, describeWithOllama, embeddingModel, host } from './real-server.ts';

describeWithOllama('a real Ollama server', () => {
  const ollama = createOllama({ now: Date.now, ...(host === undefined ? {} : { url: host }) });
  const chat = ollama.languageModel(chatModel);
  const request = { system: 'You are terse.', prompt: 'Name a colour.', maxTokens: 60 };

  it('tells its version and models', async () => {
    expect(await ollama.version()).toMatch(/^\d+\.\d+/);
    const models = await ollama.models();
    expect(models.map(({ name }) => name)).toEqual(expect.arrayContaining([embeddingModel, chatModel]));
    for (const { digest, bytes } of models) expect([digest.length, bytes > 1_000_000]).toEqual([64, true]);
  });

  it('gives vectors that know what is alike, the same ones in every batch', async () => {
    const embedder = await ollama.openEmbedder(embeddingModel);
    const texts = ['cheap flat near the beach', 'affordable apartment by the sea', 'quarterly earnings of a chip maker', ''];
    const [flat, apartment, earnings, nothing] = await embedder.embed(texts);
    const cosine = (one: Float32Array | null = null, other: Float32Array | null = null) =>
      [...(one ?? [])].reduce((sum, number, index) => sum + number * (other?.[index] ?? 0), 0);
    expect(cosine(flat, flat)).toBeCloseTo(1, 4);
    expect(cosine(flat, apartment)).toBeGreaterThan(cosine(flat, earnings) + 0.2);
    expect(nothing).toBeNull();
    const many = await embedder.embed(Array.from({ length: 40 }, (_, index) => texts[index % 3] ?? ''));
    expect(cosine(many[36], flat)).toBeGreaterThan(0.999);
    const again = await ollama.openEmbedderOfRun(embedder.id);
    expect(cosine((await again.embed([texts[0] ?? '']))[0], flat)).toBeGreaterThan(0.999);
  });

  it('reads only the beginning of a long text, which is told', async () => {
    const embedder = await ollama.openEmbedder(embeddingModel);
    const notes: string[] = [];
    const [vector] = await embedder.embed(['river '.repeat(3000)], { onNote: (note) => void notes.push(note) });
    expect(vector).not.toBeNull();
    expect(notes).toHaveLength(1);
  });

  it('answers with the JSON of a schema', async () => {
    const schema = { type: 'object', properties: { colour: { type: 'string', maxLength: 20 } }, required: ['colour'], additionalProperties: false };
    expect(await chat.json({ ...request, schema })).toEqual({ colour: expect.any(String) });
    await expect(chat.json({ ...request, maxTokens: 2, schema })).rejects.toMatchObject({
      message: expect.stringContaining('cut off after 2 tokens'),
    });
  });

  it('says words as they come, and stops at once when nobody listens', async () => {
    const [WORDS, ALL] = [20, 4000];
    let heard = 0;
    let before = 0;
    for await (const word of chat.words({ ...request, prompt: 'Count from one to a thousand, in words.', maxTokens: ALL })) {
      expect(word.length).toBeGreaterThan(0);
      if (heard === 0) before = performance.now();
      heard += 1;
      if (heard > WORDS) break;
    }
    const left = performance.now();
    // The server does one chat at a time: this one would wait for all the words.
    await chat.json({ ...request, maxTokens: 30, schema: { type: 'object', properties: { yes: { type: 'boolean' } }, required: ['yes'] } });
    expect(performance.now() - left).toBeLessThan((((left - before) / WORDS) * ALL) / 2);
  });

  it.each([
    [
      'chat on a model that is not there',
      () => ollama.languageModel('no-such-model').json({ ...request, schema: { type: 'object' } }),
      'ollama pull no-such-model',
    ],
    ['vectors of a model that is not there', () => ollama.openEmbedder('no-such-model'), 'ollama pull no-such-model'],
    ['chat on a model for vectors', () => ollama.languageModel(embeddingModel).json({ ...request, schema: { type: 'object' } }), 'ollama show'],
  ])('says what to do: %s', async (_case, ask, hint) => {
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', hint: expect.stringContaining(hint) });
  });
});
