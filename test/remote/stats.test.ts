import { describe, expect, it } from 'vitest';

import { ForeignAnswer } from '../../src/contract/foreign-answer.ts';
import { createRemoteApi } from '../../src/remote/remote-api.ts';
import { answer, scriptedServer } from './scripted-server.ts';

const scraperId = 'scr_abcdefghijklmnop';

async function asked(body: string, status: number): Promise<{ readonly url: string | undefined; readonly answered: Promise<unknown> }> {
  await using server = await scriptedServer((_request, response) => answer(response, body, status));
  await using api = createRemoteApi({ baseUrl: server.url });
  const answered = api.stats({ scraperId, plan: 'count() by city', run: 'r1' });
  await answered.catch(() => undefined);
  return { url: server.requests[0]?.url, answered };
}

describe('figures of a server', () => {
  it('are asked for with all parameters, and come back as they are', async () => {
    const body = { data: [{ city: 'x', 'count()': 1 }], meta: { kind: 'stats', plan: 'count() by city', total: 1, extra: true } };
    const { url, answered } = await asked(JSON.stringify(body), 200);
    expect(await answered).toEqual(body);
    expect(url).toBe(`/v1/scrapers/${scraperId}/stats?plan=count()%20by%20city&run=r1`);
  });

  it.each([
    ['that does not know the address', 'Not Found', 404],
    ['that accepts no such call there', '{"error":"no"}', 405],
    ['of an older make', '{"type":"about:blank","title":"No such address","status":404,"detail":"nothing is here","code":"route_not_found"}', 404],
  ])('cannot be had of a server %s, which is said with a way to have them', async (_what, body, status) => {
    const { answered } = await asked(body, status);
    await expect(answered).rejects.toMatchObject({
      code: status === 405 ? 'method_not_allowed' : 'route_not_found',
      hint: expect.stringContaining('`scrq pull`'),
    });
  });

  it('that are JSON of another shape are bad_response, with the answer as the cause', async () => {
    const { answered } = await asked('{"rows":[]}', 200);
    await expect(answered).rejects.toMatchObject({ code: 'bad_response', cause: new ForeignAnswer({ rows: [] }) });
  });
});
