import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { openKeptVectors, type KeptPlace } from '../../../src/local/import/vectors/kept-vectors.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

let directory: Temporary;

beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory[Symbol.asyncDispose]());

const open = (place: Partial<KeptPlace> = {}) =>
  openKeptVectors({
    directory: join(directory.path, 'kept'),
    scraper: 'things',
    embedder: { id: 'model@1', dimensions: 2 },
    now: Date.now(),
    ...place,
  });
const east = Float32Array.of(1, 0);
const north = Float32Array.of(0, 1);
const files = async () => {
  const names = await readdir(join(directory.path, 'kept')).catch(() => []);
  return names.map((name) => join(directory.path, 'kept', name));
};

it('gives back what was kept, for the same scraper and embedder alone', async () => {
  {
    await using kept = await open();
    await kept.add([1n, -2n, 3n], [east, null, north]);
  }
  await using kept = await open();
  expect(kept.size).toBe(3);
  expect(await kept.find(BigInt64Array.of(3n, 4n, -2n, 1n))).toEqual([north, undefined, null, east]);
  await using other = await open({ scraper: 'others' });
  await using newer = await open({ embedder: { id: 'model@2', dimensions: 2 } });
  expect([other.size, newer.size]).toEqual([0, 0]);
});

it('leaves nothing behind once it is not needed, nor when nothing was kept', async () => {
  {
    await using kept = await open();
    await kept.add([1n], [east]);
    await kept.discard();
    await kept.add([2n], [east]);
  }
  {
    await using empty = await open();
    expect(empty.size).toBe(0);
  }
  expect(await readdir(directory.path)).toEqual([]);
});

it.each([
  ['a killed process stopped in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5), 1],
  ['the disk holds something else from there on', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 16), Buffer.alloc(16, 0x41)]), 1],
  ['it is empty', () => Buffer.alloc(0), 0],
  ['it is no such file', () => Buffer.from('hello, I am no vectors at all, and long enough for two'), 0],
])('uses what is whole where %s, and goes on behind it', async (_case, damage, whole) => {
  {
    await using kept = await open();
    await kept.add([1n, 2n], [east, north]);
  }
  const [file = ''] = await files();
  await writeFile(file, damage(await readFile(file)));
  {
    await using kept = await open();
    expect(kept.size).toBe(whole);
    await kept.add([7n], [north]);
  }
  await using kept = await open();
  expect(await kept.find(BigInt64Array.of(7n))).toEqual([north]);
});

it('forgets what nobody came back for within a week', async () => {
  {
    await using kept = await open();
    await kept.add([1n], [east]);
  }
  const [file = ''] = await files();
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(file, old, old);
  await using kept = await open({ scraper: 'others' });
  expect(await files()).not.toContain(file);
  expect(kept.size).toBe(0);
});

it('keeps nothing, and says nothing, where nothing can be written', async () => {
  await writeFile(join(directory.path, 'kept'), 'a file');
  await using kept = await open();
  await kept.add([1n], [east]);
  expect(await kept.find(BigInt64Array.of(1n))).toEqual([undefined]);
});
