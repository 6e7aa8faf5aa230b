import { describe, expect, it } from 'vitest';

import { ForeignAnswer } from '../../src/contract/foreign-answer.ts';
import { createRemoteApi } from '../../src/remote/remote-api.ts';
import { answer, scriptedServer } from './scripted-server.ts';

const scraperId = 'scr_abcdefghijklmnop';
const run = { id: 'r1', records: 1, runAt: '', startedAt: '', completedAt: '', embedder: null };
const diff = {
  data: [{ change: 'added', key: { id: 1 }, record: { id: 1 } }],
  pagination: { total: 1, page: 1, take: 10, totalPages: 1, hasMore: false },
  meta: {
    from: null,
    to: run,
    key: ['id'],
    summary: { added: 1, removed: 0, changed: 0, unchanged: 0 },
    schema: { added: [], removed: [], changed: [] },
  },
};
const history = { data: [], pagination: diff.pagination, meta: { key: { id: 1 }, fields: ['id'], first: run, last: run, runs: 1 } };

async function asked(body: unknown, ask: 'diff' | 'history'): Promise<{ readonly url: string | undefined; readonly answered: Promise<unknown> }> {
  await using server = await scriptedServer((_request, response) => answer(response, JSON.stringify(body)));
  await using api = createRemoteApi({ baseUrl: server.url });
  const answered =
    ask === 'diff'
      ? api.diff({ scraperId, from: 'r0', key: 'id', tolerance: 'price=1%', changedFields: 'price', where: 'price.pct < 5', stats: true })
      : api.history({ scraperId, key: 'a,b', by: 'shop,sku' });
  await answered.catch(() => undefined);
  return { url: server.requests[0]?.url, answered };
}

describe('an answer of a server', () => {
  it('to diff is asked for with all parameters, and comes back as it is', async () => {
    const { url, answered } = await asked({ ...diff, extra: 1 }, 'diff');
    expect(await answered).toEqual({ ...diff, extra: 1 });
    expect(url).toBe(`/v1/scrapers/${scraperId}/diff?from=r0&key=id&tolerance=price%3D1%25&where=price.pct%20%3C%205&changedFields=price&stats=true`);
  });

  it('to history is asked for with all parameters, and comes back as it is', async () => {
    const { url, answered } = await asked(history, 'history');
    expect(await answered).toEqual(history);
    expect(url).toBe(`/v1/scrapers/${scraperId}/history?key=a%2Cb&by=shop%2Csku`);
  });

  it.each([
    ['another diff', { changes: [] }],
    ['a diff without a summary', { ...diff, meta: { ...diff.meta, summary: undefined } }],
    ['a change of another kind', { ...diff, data: [{ change: 'moved', key: {}, record: {} }] }],
    ['a change without its fields', { ...diff, data: [{ change: 'changed', key: {}, record: {} }] }],
  ])('that is %s is bad_response, with the answer as the cause', async (_what, body) => {
    const { answered } = await asked(body, 'diff');
    await expect(answered).rejects.toMatchObject({ code: 'bad_response', cause: new ForeignAnswer(JSON.parse(JSON.stringify(body))) });
    const { answered: other } = await asked(body, 'history');
    await expect(other).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('that is no object is bad_response without a cause', async () => {
    const { answered } = await asked([1], 'diff');
    const failure = await answered.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'bad_response' });
    expect(failure).not.toHaveProperty('cause');
  });
});
