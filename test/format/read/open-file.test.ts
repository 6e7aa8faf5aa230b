import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFile } from '../../../src/format/read/open-file.ts';
import { readStream } from './read-all.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'scrq-open-'));
  await mkdir(join(directory, 'folder'));
  await Promise.all(['movies.csv', 'movies-2.csv', 'books.json'].map((name) => writeFile(join(directory, name), 'a,b\n1,2\n')));
});

afterAll(() => rm(directory, { recursive: true }));

describe('opening a file', () => {
  it('gives a file to be read under its path', async () => {
    const file = await openFile(join(directory, 'movies.csv'));
    expect(file.name).toBe(join(directory, 'movies.csv'));
    expect((await readStream(file.open(), { name: file.name })).rows).toEqual([['1', '2']]);
  });

  it.each([
    ['movis.csv', 'Did you mean movies.csv or movies-2.csv?'],
    ['MOVIES.CSV', 'Did you mean movies.csv or movies-2.csv?'],
    ['boks.json', 'Did you mean books.json?'],
    ['quite-another-thing.tsv', 'Check the name and the directory.'],
  ])('tells of names like %s', async (name, hint) => {
    const path = join(directory, name);
    await expect(openFile(path)).rejects.toMatchObject({ code: 'file_missing', message: `no file ${path}`, hint });
  });

  it.each([
    ['nowhere/x.csv', 'file_missing'],
    ['movies.csv/x.csv', 'file_missing'],
    [`${'x'.repeat(300)}.csv`, 'file_missing'],
    ['nul\0.csv', 'file_missing'],
    ['folder', 'file_invalid'],
  ])('refuses %j', async (name, code) => {
    await expect(openFile(join(directory, name))).rejects.toMatchObject({ code });
  });

  it('says that a directory is one', async () => {
    await expect(openFile(join(directory, 'folder'))).rejects.toMatchObject({ message: `${join(directory, 'folder')} is a directory` });
  });

  it.skipIf(process.getuid?.() === 0)('says that a file may not be read (not told to root, who may)', async () => {
    const path = join(directory, 'secret.csv');
    await writeFile(path, 'a\n');
    await chmod(path, 0o000);
    await expect(openFile(path)).rejects.toMatchObject({ code: 'file_invalid', message: `${path} may not be read` });
  });
});
