import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { RunEntry } from '../../../src/core/ports/catalogue.ts';
import type { MatchScope } from '../../../src/core/ports/records.ts';
import { createKeywordSearch } from '../../../src/store/keywords/keyword-search.ts';
import { createKeywordWriter } from '../../../src/store/keywords/keyword-writer.ts';
import { runs } from '../../property-runs.ts';
import { temporaryDirectory } from '../../temporary.ts';

/** Words as texts have them, each with the terms that it is found by. */
const terms: Readonly<Record<string, readonly string[]>> = {
  loft: ['loft'],
  Lofts: ['loft'],
  garden: ['garden'],
  GARDENS: ['garden'],
  café: ['cafe'],
  cafe: ['cafe'],
  Straße: ['strass'],
  strasse: ['strass'],
  the: ['the'],
  L17: ['~l17'],
  '2024': ['~2024'],
  москва: ['москва'],
  東京: ['東京'],
  東京都: ['東京', '京都'],
  検索: ['検索'],
  北京: ['北京'],
  서울에서: ['서울', '울에', '에서'],
  서울: ['서울'],
  'm\u0308obel': ['mobel'],
  𠮷野: ['𠮷野'],
  京: ['京'],
  に: ['に'],
  '４２': ['~42'],
  '42': ['~42'],
  ＬＯＦＴＳ: ['loft'],
  ﾃﾞｰﾀ: ['デー', 'ータ'],
};
/** A letter is also found in a word of more, which it does not make longer. */
const letters: Readonly<Record<string, readonly string[]>> = {
  東京: ['東', '京'],
  東京都: ['東', '京', '都'],
  北京: ['北', '京'],
  서울에서: ['서', '울', '에', '서'],
};
const vocabulary = Object.keys(terms);
const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 12 });

/** BM25 of each record, and how many of the words it holds, by the formulas as they stand in books. */
function oracle(texts: readonly (readonly string[])[], query: readonly string[]) {
  const records = texts.map((words) => {
    const counted = words.flatMap((word) => terms[word] ?? []);
    return { held: [...counted, ...words.flatMap((word) => letters[word] ?? [])], length: counted.length };
  });
  const average = records.reduce((sum, { length }) => sum + length, 0) / records.length;
  const words = [...new Set(query.map((word) => word.normalize('NFC').toLowerCase()))].map(
    (word) => new Set(terms[vocabulary.find((known) => known.normalize('NFC').toLowerCase() === word) ?? ''] ?? []),
  );
  return records.map((record) => {
    let score = 0;
    for (const term of words.flatMap((word) => [...word])) {
      const holding = records.filter(({ held }) => held.includes(term)).length;
      const times = record.held.filter((each) => each === term).length;
      if (times === 0) continue;
      const idf = Math.log(1 + (records.length - holding + 0.5) / (holding + 0.5));
      score += (idf * 2.2 * times) / (times + 1.2 * (0.25 + (0.75 * record.length) / average));
    }
    return { score, held: words.filter((word) => [...word].every((term) => record.held.includes(term))).length, words: words.length };
  });
}

function entry(id: string, records: number): RunEntry {
  // The other parts of an entry are of no use to an index.
  return { id, records, language: 'English' } as RunEntry;
}

/** More than there are: how many pass is of no use to it. */
const all: MatchScope = { limit: 10, passing: { count: 10_000, mask: null } };
const separators = [' ', ', ', '\n', ' - '];

/** An index of texts, searched through a directory of its own. */
async function openIndex(directory: string, texts: readonly string[], wordsAtOnce?: number) {
  const path = join(directory, 'keywords.idx');
  const run = entry('RUN', texts.length);
  await using writer = createKeywordWriter(directory, wordsAtOnce);
  await writer.add(texts);
  await writer.finish(run, path);
  let made = 0;
  const search = createKeywordSearch({ fileOf: () => path, temporary: () => Promise.resolve(join(directory, 'temporary')) });
  const from = async function* () {
    made += 1;
    yield await Promise.resolve(texts);
  };
  return { path, run, find: (query: string, scope = all) => search.search(run, query, scope, from), made: () => made };
}

describe('words are found and ranked as BM25 over all texts has it', () => {
  it('whatever the scripts, the filter, and how often the log went to disk', { timeout: 60_000 }, async () => {
    await using directory = await temporaryDirectory();
    const query = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 });
    const options = fc.record({ separator: fc.constantFrom(...separators), wordsAtOnce: fc.integer({ min: 1, max: 60 }), every: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 25 }),
        query,
        fc.infiniteStream(fc.boolean()),
        options,
        async (texts, words, flags, option) => {
          const passing = option.wordsAtOnce % 3 === 0 ? null : Uint8Array.from(texts, () => (flags.next().value === true ? 1 : 0));
          const index = await openIndex(
            directory.path,
            texts.map((each) => each.join(option.separator)),
            option.wordsAtOnce,
          );
          const expected = oracle(texts, words);
          const candidates = expected.flatMap(({ score, held, words: count }, ordinal) => {
            const isWanted = score > 0 && passing?.[ordinal] !== 0 && (!option.every || held === count);
            return isWanted ? [{ ordinal, score }] : [];
          });
          const found = await index.find(words.join(option.separator), {
            limit: 5,
            passing: { count: texts.length, mask: passing },
            every: option.every,
          });
          const best = candidates.toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal).slice(0, 5);
          expect(found.best.map(({ score }) => score)).toEqual(best.map(({ score }) => expect.closeTo(score, 9)));
          for (const { ordinal, score } of found.best) expect(score).toBeCloseTo(expected[ordinal]?.score ?? 0, 9);
          expect([...found.held]).toEqual(expected.map(({ held }) => held));
          const passed = expected.filter((_, ordinal) => passing?.[ordinal] !== 0);
          expect(found.matched).toEqual({
            all: passed.filter(({ held, words: count }) => held === count).length,
            some: passed.filter(({ held }) => held > 0).length,
          });
          expect(index.made()).toBe(0);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('ties by the order of the run, searches at once apart from each other', async () => {
    await using directory = await temporaryDirectory();
    const texts = Array.from({ length: 5000 }, (_, record) => `loft ${record % 2 === 0 ? 'garden' : 'balcony'} number ${record}`);
    const { find } = await openIndex(directory.path, texts);
    const found = await Promise.all(['garden', 'balcony', 'loft', '4711', 'garden 10'].map((query) => find(query)));
    expect(found.map(({ best }) => best.slice(0, 3).map(({ ordinal }) => ordinal))).toEqual([[0, 2, 4], [1, 3, 5], [0, 1, 2], [4711], [10, 0, 2]]);
    expect(found.map(({ matched }) => matched.some)).toEqual([2500, 2500, 5000, 1, 2500]);
  });
});

it('one letter of a script without spaces is found in words of more, and digits of either width', async () => {
  await using directory = await temporaryDirectory();
  const { find } = await openIndex(directory.path, ['私は猫が好きです', '猫', '绿茶很好喝', '犬', '価格は４２円', 'price 42']);
  const found = await Promise.all(['猫', '茶', 'す', '42', '４２', '鳥'].map((query) => find(query)));
  expect(found.map(({ best }) => best.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b))).toEqual([[0, 1], [2], [0], [4, 5], [4, 5], []]);
});

it('a search whose caller has left ends at its next turn, and nothing else does', async () => {
  await using directory = await temporaryDirectory();
  const { find } = await openIndex(
    directory.path,
    Array.from({ length: 40_000 }, () => 'loft'),
  );
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10));
  onTestFinished(() => clock.mockRestore());
  const left = new AbortController();
  const search = find('loft', { ...all, signal: left.signal });
  left.abort(new Error('left'));
  await expect(search).rejects.toThrow('left');
  expect((await find('loft')).matched.some).toBe(40_000);
});

it('a search whose caller has left ends while it looks for what misspelled words may mean', async () => {
  await using directory = await temporaryDirectory();
  const words = Array.from({ length: 20_000 }, (_, word) => `a${[...String(word)].map((digit) => 'bcdefghijk'[Number(digit)]).join('')}`);
  const { find } = await openIndex(directory.path, [words.join(' ')]);
  expect((await find('abbbbbbb', all)).words).toBe(1);
  let turns = 0;
  const left = new AbortController();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    turns += 1;
    if (turns === 20) left.abort(new Error('left'));
    return turns * 10;
  });
  onTestFinished(() => clock.mockRestore());
  await expect(find('abbbbbbb azzzzzzz axxxxxxx', { ...all, signal: left.signal })).rejects.toThrow('left');
  expect(turns).toBeLessThan(25);
});

describe('a word that no record holds', () => {
  const texts = ['wooden stove', 'wood and wool', 'a wooded hill', 'wodden spoon 1980', 'gardens in bloom'];

  it.each([
    ['is found by one wrong letter', 'stave', [0]],
    ['by two wrong letters where it is long', 'gaarrden', [4]],
    ['by its stem', 'gardenss', [4]],
    ['not by two wrong letters where it is short', 'wxxl', []],
    ['not by another first letter', 'tarden', []],
    ['not as a number', '1981', []],
  ])('%s: %s', async (_name, word, expected) => {
    await using directory = await temporaryDirectory();
    const { find } = await openIndex(directory.path, texts);
    const { best, held, words } = await find(word);
    expect(best.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)).toEqual(expected);
    expect([...held].flatMap((count, record) => (count > 0 ? [record] : []))).toEqual(expected);
    expect(words).toBe(1);
  });

  it('counts less than one that was spelled right', async () => {
    await using directory = await temporaryDirectory();
    const { find } = await openIndex(directory.path, texts);
    const [right, wrong] = [await find('stove'), await find('stoves stave')];
    expect(wrong.best[0]?.score).toBeCloseTo((right.best[0]?.score ?? 0) * 1.6, 9);
  });
});

describe('an index that is not sound is made again from the texts', () => {
  const texts = Array.from({ length: 300 }, (_, record) => `loft ${record} with ${'garden '.repeat(record % 5)}`);

  async function searched(spoil: (path: string, bytes: Buffer) => Promise<void>) {
    await using directory = await temporaryDirectory();
    const index = await openIndex(directory.path, texts);
    const before = await index.find('loft garden 17');
    await spoil(index.path, await readFile(index.path));
    expect(await index.find('loft garden 17')).toEqual(before);
    return index.made();
  }

  it('when it is missing, cut, or empty, or holds zeros alone', async () => {
    expect(await searched((path, { length }) => writeFile(path, Buffer.alloc(length)))).toBe(1);
    expect(await searched((path, bytes) => writeFile(path, bytes.fill(0, bytes.length - 8)))).toBe(1);
    expect(await searched((path) => rm(path))).toBe(1);
    expect(await searched((path) => truncate(path, 0))).toBe(1);
    expect(await searched((path, { length }) => truncate(path, length - 1))).toBe(1);
    expect(await searched((path, { length }) => truncate(path, length >> 1))).toBe(1);
  });

  it('when any byte that is read is another', async () => {
    const length = await (async () => {
      await using directory = await temporaryDirectory();
      return (await readFile((await openIndex(directory.path, texts)).path)).length;
    })();
    for (let at = 0; at < length; at += 29) {
      const made = await searched((path, bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ 0x21;
        return writeFile(path, bytes);
      });
      expect(made).toBeLessThanOrEqual(1);
    }
  });

  it('when it is that of another run, or of another version', async () => {
    const otherRun = async (path: string) => {
      await using directory = await temporaryDirectory();
      await using writer = createKeywordWriter(directory.path);
      await writer.add(texts.toReversed());
      await writer.finish(entry('OTHER', texts.length), path);
    };
    expect(await searched(otherRun)).toBe(1);
    expect(
      await searched((path, bytes) => writeFile(path, Buffer.from(bytes.toString('latin1').replace('"format":3', '"format":2'), 'latin1'))),
    ).toBe(1);
  });

  it('or says what keeps it from that', async () => {
    await using directory = await temporaryDirectory();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    const temporary = () => Promise.reject(full);
    const search = createKeywordSearch({ fileOf: () => join(directory.path, 'missing.idx'), temporary });
    const from = async function* () {
      yield await Promise.resolve(texts);
    };
    await expect(search.search(entry('RUN', texts.length), '17', all, from)).rejects.toMatchObject({
      code: 'data_unusable',
      message: 'cannot index the words of the run: the disk is full',
    });
  });

  it('where it can be written alone, when its place is taken', async () => {
    await using directory = await temporaryDirectory();
    const place = join(directory.path, 'place');
    await mkdir(join(place, 'held'), { recursive: true });
    const run = entry('RUN', texts.length);
    const search = createKeywordSearch({ fileOf: () => place, temporary: () => Promise.resolve(directory.path) });
    const from = async function* () {
      yield await Promise.resolve(texts);
    };
    expect((await search.search(run, '17', all, from)).best).toMatchObject([{ ordinal: 17 }]);
    expect((await search.search(run, '18', all, from)).best).toMatchObject([{ ordinal: 18 }]);
  });
});
