import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { HybridInput } from '../../src/contract/operations/search-request.ts';
import { openLocalBackend, openRemoteBackend, type Backend } from './backend.ts';
import { flats } from './flats.ts';

const backends = [
  ['on this machine', openLocalBackend],
  ['through a server', openRemoteBackend],
] as const;

/** A server that answers every chat as Ollama does, with what it is told to. */
async function startChatServer(answer: () => string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/x-ndjson');
      response.write(`${JSON.stringify({ message: { role: 'assistant', content: answer() }, done: false })}\n`);
      response.end(`${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' })}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port of this machine has an address of that form.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(backends)('a search that a language model helps to read, %s', (_where, open) => {
  let backend: Backend;
  let scraperId: string;
  let chat: Awaited<ReturnType<typeof startChatServer>>;
  let answer = '';

  beforeAll(async () => {
    chat = await startChatServer(() => answer);
    backend = await open({ model: 'small:1b', ollamaUrl: chat.url });
    ({ scraperId } = await backend.importRuns('flats', flats));
  });
  afterAll(async () => {
    await backend[Symbol.asyncDispose]();
    chat.server.close();
  });

  const ask = (search: string, more: Partial<HybridInput> = {}) => backend.api.hybrid({ scraperId, search, explain: true, ...more });

  it('goes by the conditions that the words bear out, and tells whose they are', async () => {
    answer = JSON.stringify({
      conditions: [
        { quote: 'no dogs', field: 'pets', op: '=', values: [false] },
        { quote: 'no hounds', field: 'pets', op: '=', values: [false] },
      ],
      order: null,
    });
    const { meta } = await ask('no hounds, price under 600');
    expect(meta.filter).toBe('price < 600 AND pets = false');
    expect(meta.explain).toMatchObject({ interpreter: 'small:1b', model: { name: 'small:1b', given: 2, kept: 1 } });
    expect(meta).not.toHaveProperty('warnings');
    expect((await ask('no hounds, price under 600', { interpreter: 'rules' })).meta.filter).toBe('price < 600');
  });

  it('goes by the rules alone, and says so, when the model answers with something else', async () => {
    answer = 'Sure, here you go: pets = false';
    const { meta, pagination } = await ask('hounds, price under 600');
    expect(meta.filter).toBe('price < 600');
    expect(meta.explain?.interpreter).toBe('rules');
    expect(meta.warnings).toHaveLength(1);
    expect(meta.warnings?.[0]).toMatch(/^read by rules alone: .*small:1b.*/);
    expect(pagination.total).toBeGreaterThan(0);
  });

  it('takes the words as they are when told to', async () => {
    const { meta } = await ask('no hounds, price under 600', { interpreter: 'none' });
    expect([meta.filter, meta.explain?.interpreter]).toEqual(['', 'none']);
  });
});

describe.each(backends)('a search that a language model should help to read, %s', (_where, open) => {
  it('is refused where none is configured and one is insisted on', async () => {
    await using backend = await open();
    const { scraperId } = await backend.importRuns('flats', flats);
    await expect(backend.api.hybrid({ scraperId, search: 'no hounds', interpreter: 'model' })).rejects.toMatchObject({
      code: 'invalid_parameter',
      message: expect.stringContaining('interpreter'),
    });
    expect((await backend.api.hybrid({ scraperId, search: 'no hounds', interpreter: 'auto' })).meta).not.toHaveProperty('warnings');
  });

  it('is answered by rules, with a warning, where the server of the model is gone', async () => {
    const { server, url } = await startChatServer(() => '');
    await new Promise((resolve) => server.close(resolve));
    await using backend = await open({ model: 'small:1b', ollamaUrl: url });
    const { scraperId } = await backend.importRuns('flats', flats);
    const { meta } = await backend.api.hybrid({ scraperId, search: 'no hounds, price under 600', interpreter: 'model' });
    expect(meta.filter).toBe('price < 600');
    expect(meta.warnings?.[0]).toContain(url);
  });
});
