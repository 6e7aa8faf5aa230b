import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../src/contract/api.ts';
import { describeScrapersApi } from './api.suite.ts';
import { openRemoteBackend } from './backend.ts';
import { flats } from './flats.ts';

describeScrapersApi('the API through a server', openRemoteBackend);

describe('the API on this machine and the same through a server', () => {
  let backend: Awaited<ReturnType<typeof openRemoteBackend>>;
  let scraperId: string;

  beforeAll(async () => {
    backend = await openRemoteBackend();
    ({ scraperId } = await backend.importJson('flats', JSON.stringify(flats)));
  });
  afterAll(() => backend[Symbol.asyncDispose]());

  const told = async (api: ScrapersApi, input: object): Promise<unknown> => {
    const answers = await Promise.allSettled([
      api.hybrid({ scraperId, search: 'quiet flat', ...input }),
      api.results({ scraperId, ...input }),
      api.scraper({ scraperId, ...input }),
      api.runs({ scraperId, ...input }),
      api.diff({ scraperId, ...input }),
      api.history({ scraperId, key: 'F-003', ...input }),
      api.stats({ scraperId, plan: 'count(), avg(price) by rooms', ...input }),
    ]);
    return answers.map((answer) => (answer.status === 'fulfilled' ? JSON.stringify(answer.value) : failureOf(answer.reason)));
  };

  it.each([
    {},
    { search: 'price under 600 cheapest', take: 3, explain: true },
    { filter: "available >= '2026-03-01'", sort: '-price,title', fields: 'price,title' },
    { page: 'x', take: [], search: '' },
    { scraperId: 'scr_unknownunknown00' },
    { scraperId: 'no/id' },
    { filter: 'size > 4' },
    { filter: 'price <\n\t 4 AND' },
    { filter: `price < 4 AND ${'rooms = 1 AND '.repeat(200)}` },
    { filter: "title = 'ü'" },
    { sort: 'größe' },
    { fields: 'title,size' },
    { run: 'no such run' },
    { stats: true },
    { stats: 'maybe' },
  ])('give the same answers and the same errors: %j', async (input) => {
    expect(await told(backend.api, input)).toEqual(await told(backend.local, input));
  });
});

function failureOf(error: unknown): unknown {
  const { code, message, issues } = error as { code?: unknown; message?: unknown; issues?: unknown };
  return { code, message, issues };
}
