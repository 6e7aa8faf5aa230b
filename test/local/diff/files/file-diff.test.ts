import { Readable } from 'node:stream';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ScrapersApi } from '../../../../src/contract/api.ts';
import type { DiffInput } from '../../../../src/contract/operations/diff.ts';
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

function fileDiff({ older, newer, key }: Pick<FileCase, 'older' | 'newer' | 'key'>): Promise<FileDiff> {
  return openFiles([source(older), source(newer)], { key, now: NOW, reading: (_source, read) => read({}) });
}

/** The two files as the runs of a scraper. */
async function importBoth(
  directory: string,
  { older, newer, key }: Pick<FileCase, 'older' | 'newer' | 'key'>,
): Promise<Comparable & AsyncDisposable> {
  const dataset = await openDataset({ directory, now: () => NOW });
  const options: ImportOptions = { scraper: 'files', ...(key === undefined ? {} : { key }) };
  try {
    const { scraper } = await dataset.importRun(source(older), { ...options, runAt: NOW - 1 });
    await dataset.importRun(source(newer), { ...options, runAt: NOW }).catch((error: unknown) => {
      if (!isScrqError(error)) throw error;
      return dataset.importRun(source(newer), { ...options, runAt: NOW, settled: 'again' });
    });
    const { api } = dataset;
    return {
      diff: (...asked) => api.diff(...asked),
      scraper: (...asked) => api.scraper(...asked),
      scraperId: scraper.id,
      [Symbol.asyncDispose]: () => dataset[Symbol.asyncDispose](),
    };
  } catch (error) {
    await dataset[Symbol.asyncDispose]();
    throw error;
  }
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
