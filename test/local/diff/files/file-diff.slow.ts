import { join } from 'node:path';
import { Readable } from 'node:stream';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../../../src/contract/api.ts';
import type { DiffInput, DiffResponse } from '../../../../src/contract/operations/diff.ts';
import { FieldType } from '../../../../src/contract/operations/scrapers.ts';
import { isScrqError } from '../../../../src/errors.ts';
import type { ImportOptions, ImportSource } from '../../../../src/local/import/import.ts';
import { openFiles, type FileDiff } from '../../../../src/local/diff/files/open-files.ts';
import { RowTexts } from '../../../../src/local/diff/files/row-texts.ts';
import { openDataset } from '../../../../src/local/open.ts';
import { runs } from '../../../property-runs.ts';
import { temporaryDirectory } from '../../../temporary.ts';
import { fileCases, type FileCase, type TextFile } from './file-cases.ts';

const NOW = Date.UTC(2026, 5, 1);

function source({ name, text }: TextFile): ImportSource {
  return { name, open: () => Readable.from([Buffer.from(text)]) };
}

type Comparable = Pick<ScrapersApi, 'diff' | 'scraper'> & { readonly scraperId: string };

function fileDiff({ older, newer, key }: Files): Promise<FileDiff> {
  return openFiles([source(older), source(newer)], { key, now: NOW, reading: (_source, read) => read({}) });
}

type Files = Pick<FileCase, 'older' | 'newer' | 'key'>;

/** The two files as the runs of a scraper. A field of which values of the newer file do not fit is said to be text in both, which is how an import goes on. */
async function importBoth(directory: string, files: Files, texts: readonly Unlike[] = []): Promise<Comparable & AsyncDisposable> {
  const { older, newer, key } = files;
  const dataset = await openDataset({ directory: join(directory, `${texts.length}`), now: () => NOW });
  const options: ImportOptions = { scraper: 'files', ...(key === undefined ? {} : { key }) };
  const typesOf = (fields: readonly Unlike[]) => ({ types: Object.fromEntries(fields.map(({ field }) => [field, 'text' as const])) });
  const unlike = texts.filter(({ field }) => !holdsNested(newer, field));
  try {
    const { scraper } = await dataset.importRun(source(older), { ...options, ...typesOf(unlike), runAt: NOW - 1 });
    const types = typesOf(texts);
    const misfit = await dataset.importRun(source(newer), { ...options, ...types, runAt: NOW }).then(
      () => undefined,
      async (error: unknown) => {
        if (!isScrqError(error)) throw error;
        const [, field, type] = MISFIT.exec(error.message) ?? [];
        if (field !== undefined) return { field, from: FieldType.parse(type) };
        await dataset.importRun(source(newer), { ...options, ...types, runAt: NOW, settled: 'again' });
        return undefined;
      },
    );
    const { api } = dataset;
    if (misfit !== undefined) {
      const alone = await dataset.importRun(source(newer), { scraper: 'alone', runAt: NOW });
      const { fields } = (await api.scraper({ scraperId: alone.scraper.id })).data;
      const to = fields.find(({ name }) => name === misfit.field)?.type ?? 'text';
      await dataset[Symbol.asyncDispose]();
      return await importBoth(directory, files, [...texts, { ...misfit, to }]);
    }
    return {
      // What the types of the files were is said nonetheless.
      diff: async (...asked) => {
        const answer = await api.diff(...asked);
        return { ...answer, meta: { ...answer.meta, schema: { ...answer.meta.schema, changed: [...answer.meta.schema.changed, ...unlike] } } };
      },
      scraper: (...asked) => api.scraper(...asked),
      scraperId: scraper.id,
      [Symbol.asyncDispose]: () => dataset[Symbol.asyncDispose](),
    };
  } catch (error) {
    await dataset[Symbol.asyncDispose]();
    throw error;
  }
}

type Unlike = DiffResponse['meta']['schema']['changed'][number];

const MISFIT = /in the field "(\w+)" is not a (\w+), as/;

/** Whether a field of a file has a list or an object in any record. */
function holdsNested({ name, text }: TextFile, field: string): boolean {
  if (name.endsWith('.csv')) return false;
  const records: unknown = name.endsWith('.json') ? JSON.parse(text) : text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return (records as readonly Readonly<Record<string, unknown>>[]).some((record) => typeof record[field] === 'object' && record[field] !== null);
}

const RUN = /[0-9A-HJKMNP-TV-Z]{26}/g;

/** All that is said of two files, with what the runs of a dataset cannot have in common with them left out. */
async function saidOf(open: () => Promise<Comparable & AsyncDisposable>, input: Omit<DiffInput, 'scraperId'>): Promise<string> {
  try {
    await using compared = await open();
    const { scraperId } = compared;
    const fields = (await compared.scraper({ scraperId })).data.fields;
    const answered = await compared.diff({ scraperId, ...input }).catch((error: unknown) => {
      if (!isScrqError(error)) throw error;
      return { error: error.message, hint: error.hint };
    });
    const meta = 'meta' in answered ? { ...answered.meta, from: answered.meta.from?.records, to: answered.meta.to?.records } : undefined;
    return JSON.stringify({ fields, ...answered, meta }, null, 1).replaceAll(RUN, 'RUN');
  } catch (error) {
    if (!isScrqError(error)) throw error;
    return error.message;
  }
}

describe('a diff of two files', () => {
  it('says what a diff of the two imported runs says', async () => {
    const property = fc.asyncProperty(fileCases, async ({ older, newer, key, input }) => {
      await using directory = await temporaryDirectory();
      const expected = await saidOf(() => importBoth(directory.path, { older, newer, key }), input);
      expect(await saidOf(() => fileDiff({ older, newer, key }), input)).toBe(expected);
    });
    await fc.assert(property, { numRuns: runs(300) });
  }, 3_600_000);

  it('takes a value of another type for one change, and keeps the types of all other fields', async () => {
    const older = { name: 'older.csv', text: 'id,qty,price\n1,a1,10\n2,5,20\n3,6,30\n4,7,40\n' };
    const newer = { name: 'newer.csv', text: 'id,qty,price\n2,5,20\n3,6,30\n4,7,forty\n' };
    await using compared = await fileDiff({ older, newer, key: ['id'] });
    const { data, meta } = await compared.diff({ scraperId: compared.scraperId });
    expect(meta.summary).toEqual({ added: 0, removed: 1, changed: 1, unchanged: 2 });
    expect(data.at(-1)).toMatchObject({ key: { id: '4' }, fields: { price: { from: '40', to: 'forty' } } });
    expect(meta.schema.changed).toEqual([{ field: 'price', from: 'number', to: 'text' }]);
  });

  it('pairs records by a key of which one value is of another type', async () => {
    const older = { name: 'older.csv', text: 'id,price\n1,10\n2,20\n' };
    const newer = { name: 'newer.csv', text: 'id,price\n1,10\n2,25\nx3,30\n' };
    await using compared = await fileDiff({ older, newer, key: ['id'] });
    const { meta } = await compared.diff({ scraperId: compared.scraperId });
    expect(meta.summary).toEqual({ added: 1, removed: 0, changed: 1, unchanged: 1 });
    expect(meta.warnings).toBeUndefined();
  });

  it('takes a number for the same next to a list that came to its field', async () => {
    const older = { name: 'older.json', text: '[{"id":"a","n":1},{"id":"b","n":2}]' };
    const newer = { name: 'newer.json', text: '[{"id":"a","n":1},{"id":"b","n":[2]}]' };
    await using compared = await fileDiff({ older, newer, key: ['id'] });
    const { data } = await compared.diff({ scraperId: compared.scraperId });
    expect(data).toMatchObject([{ key: { id: 'b' }, fields: { n: { from: 2, to: [2] } } }]);
  });

  it('reads "2 hours ago" in both as of the same moment', async () => {
    const file = (name: string) => ({ name, text: 'id,posted\na,2 hours ago\nb,3 hours ago\n' });
    await using compared = await fileDiff({ older: file('older.csv'), newer: file('newer.csv'), key: undefined });
    const { meta } = await compared.diff({ scraperId: compared.scraperId });
    expect(meta.summary).toEqual({ added: 0, removed: 0, changed: 0, unchanged: 2 });
  });
});

describe('the texts of rows', () => {
  it('are the same from memory and from a file, in whatever order they are asked for', async () => {
    const drawn = fc.record({
      batches: fc.array(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 6 }),
      memory: fc.constantFrom(0, 200, 1_000_000),
      picks: fc.array(fc.nat()),
    });
    const property = fc.asyncProperty(drawn, async ({ batches, memory, picks }) => {
      await using rows = new RowTexts(memory);
      for (const batch of batches) await rows.append(batch);
      const all = batches.flat();
      const ordinals = all.length === 0 ? [] : picks.map((pick) => pick % all.length);
      expect(await rows.at(ordinals)).toEqual(ordinals.map((ordinal) => all[ordinal]));
    });
    await fc.assert(property, { numRuns: runs(500) });
  });
});
