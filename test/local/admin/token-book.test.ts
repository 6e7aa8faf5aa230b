import { readdir, readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { NewToken, TokenBook } from '../../../src/contract/operations/tokens.ts';
import { openDataset } from '../../../src/local/open.ts';

let directory: string;
let now: number;
const open: AsyncDisposable[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-tokens-'));
  now = Date.UTC(2026, 10, 1);
});
afterEach(async () => {
  for (const each of open.splice(0)) await each[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** As a process of its own would open it. */
async function book(): Promise<TokenBook> {
  const dataset = await openDataset({ directory, now: () => now });
  open.push(dataset);
  return dataset.tokens;
}

const laptop: NewToken = { name: 'laptop', access: 'read', scrapers: null, expiresAt: null };

describe('a token', () => {
  it('is known by its secret, to every process', async () => {
    const { token, secret } = await (await book()).create({ ...laptop, access: 'write', scrapers: ['scr_a'] });
    expect(secret).toMatch(/^scrq_[a-z2-7]{40}$/);
    expect(token).toEqual({
      id: expect.stringMatching(/^tok_[a-z2-7]{10}$/),
      name: 'laptop',
      access: 'write',
      scrapers: ['scr_a'],
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
    });
    const other = await book();
    expect(await other.find(secret)).toEqual(token);
    expect(await other.list()).toEqual([token]);
    for (const wrong of ['', secret.slice(0, -1), `${secret}a`, secret.toUpperCase(), token.id]) expect(await other.find(wrong)).toBeUndefined();
  });

  it('is stored nowhere', async () => {
    const { secret } = await (await book()).create(laptop);
    const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) expect((await readFile(join(parentPath, name))).includes(secret.slice(5))).toBe(false);
  });

  it('ends when it is revoked, everywhere within seconds', async () => {
    const [ours, theirs] = [await book(), await book()];
    const { token, secret } = await ours.create(laptop);
    expect(await theirs.find(secret)).toEqual(token);
    now += 500;
    expect(await ours.revoke('laptop')).toMatchObject({ id: token.id, revokedAt: '2026-11-01T00:00:00.500Z' });
    expect(await ours.find(secret)).toBeUndefined();
    now += 1000;
    expect(await theirs.find(secret)).toBeUndefined();
    // With no token left that holds, the door stays shut.
    expect(await theirs.required()).toBe(true);
    expect(await theirs.revoke(token.id)).toMatchObject({ revokedAt: '2026-11-01T00:00:00.500Z' });
  });

  it('ends when its time is over', async () => {
    const tokens = await book();
    const { secret } = await tokens.create({ ...laptop, expiresAt: now + 60_000 });
    now += 59_999;
    expect(await tokens.find(secret)).toBeDefined();
    now += 1;
    expect(await tokens.find(secret)).toBeUndefined();
  });

  it('has a name that no other one has while it holds', async () => {
    const tokens = await book();
    await tokens.create(laptop);
    await expect(tokens.create(laptop)).rejects.toMatchObject({ code: 'invalid_usage' });
    await tokens.revoke('laptop');
    await expect(tokens.create({ ...laptop, name: ' laptop ' })).resolves.toMatchObject({ token: { name: 'laptop' } });
  });

  it.each(['', '  ', 'a\nb', 'x'.repeat(101), '\u202e'])('cannot be named %j', async (name) => {
    await expect((await book()).create({ ...laptop, name })).rejects.toMatchObject({ code: 'invalid_usage' });
  });

  it('that is none is not revoked, and not repeated when it is a secret', async () => {
    const tokens = await book();
    await expect(tokens.revoke('laptop')).rejects.toMatchObject({ code: 'invalid_usage', message: 'no token is named "laptop"' });
    await expect(tokens.revoke('scrq_secretsecret')).rejects.toMatchObject({ message: 'no token is named that' });
  });
});

describe('a dataset without tokens', () => {
  it('needs none, and nothing is made on disk to find that out', async () => {
    const tokens = await book();
    expect([await tokens.required(), await tokens.list()]).toEqual([false, []]);
    expect(await readdir(directory)).toEqual([]);
  });

  it('can be imported into after the first token was made', async () => {
    const dataset = await openDataset({ directory });
    open.push(dataset);
    await dataset.tokens.create(laptop);
    expect((await dataset.createScraper('flats')).name).toBe('flats');
    expect(await dataset.tokens.required()).toBe(true);
  });
});
