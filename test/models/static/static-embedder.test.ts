import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Embedder } from '../../../src/core/ports/embedder.ts';
import { combineVectors, vectorsOf } from '../../../src/core/rank/record-vector.ts';
import { indexPieces } from '../../../src/models/static/piece-index.ts';
import { openStaticEmbedder } from '../../../src/models/static/static-embedder.ts';
import { WordPiece } from '../../../src/models/static/word-piece.ts';
import { describeWithShared } from '../../with-shared.ts';

interface Reference {
  readonly text: string;
  readonly ids: readonly number[];
  readonly vector: readonly number[];
}

const modelFile = (name: string): URL => new URL(`../../../src/models/static/${name}`, import.meta.url);

let embedder: Embedder;

beforeAll(async () => {
  embedder = await openStaticEmbedder();
});

describe('the static embedder', () => {
  it('names files that give the same vectors for ever', () => {
    expect(embedder.id).toBe('scrq-static-v1');
    expect(embedder.dimensions).toBe(256);
    expect([sha256('model.safetensors'), sha256('vocab.txt')]).toEqual([
      'f39b65d7ec862549efae3d834aa0d23899fa73fd15a52e57a908ddf5a6601c99',
      '53d1c9871a92b9e7f55e17c44cda5ae88f8aa8545b873c0129688358475e6d71',
    ]);
  });

  it.each([
    ['a small red boat', [0.286837, -0.090562, 0.019428, 0.213326, -0.048713, -0.12902], 8.423843],
    ['Zürich, 3 rooms & a balcony!', [0.137927, -0.114355, -0.05106, -0.013506, 0.029356, -0.242327], -84.425762],
  ])('gives for "%s" what the program that made the model gives', async (text, first, sum) => {
    const [vector] = await embedder.embed([text]);
    expect([...(vector ?? [])].slice(0, first.length)).toEqual(first.map((number) => expect.closeTo(number, 5)));
    expect(vector?.reduce((total, number, dimension) => total + number * (dimension + 1), 0)).toBeCloseTo(sum, 2);
  });

  it('gives a unit vector for a text in which it knows a word', async () => {
    const vectors = await embedder.embed([
      'a small red boat',
      'BOAT!',
      'boat '.repeat(500),
      'crème brûlée',
      'zürich 東京',
      'x'.repeat(101) + ' boat',
    ]);
    expect(vectors.map((vector) => Math.hypot(...(vector ?? [])))).toEqual(vectors.map(() => expect.closeTo(1, 5)));
  });

  it.each([
    ['no text', ''],
    ['white space', ' \t\r\n\u00a0 '],
    ['control characters', '\u0000\u0007\u001b\u200b'],
    ['one overlong word', 'x'.repeat(1_000_000)],
    ['signs that it has never seen', '\u{1f9ff}'],
  ])('gives null for %s', async (_, text) => {
    expect(await embedder.embed([text])).toEqual([null]);
  });

  it('ignores control characters, case and accents', async () => {
    const [plain, dressed] = await embedder.embed(['blue cafe near the river', 'B\u0000lue  CAFÉ\u200b near\nthe ríver']);
    expect(dressed).toEqual(plain);
  });

  it('counts a word that is repeated less than as often as it stands there', async () => {
    const [house, boat, one, many] = await embedder.embed(['house', 'boat', 'house boat', `${'house '.repeat(16)}boat`]);
    const [towardsOne, towardsMany] = [cosine(one, house), cosine(many, house)];
    expect(towardsMany).toBeGreaterThan(towardsOne);
    // Sixteen times counts 16^0.75 = 8 times; rows differ in length, so the sum itself is compared.
    expect(ratio(many, house, boat) / ratio(one, house, boat)).toBeCloseTo(8, 3);
  });

  it('puts texts about the same thing nearer than others', async () => {
    const [query, near, far] = await embedder.embed([
      'cheap flat with a balcony',
      'affordable apartment, balcony and garden',
      'diesel engine gearbox',
    ]);
    expect(cosine(query, near)).toBeGreaterThan(cosine(query, far) + 0.2);
  });

  it('gives the vectors in the order of the texts, whatever the batch', async () => {
    const texts = Array.from({ length: 500 }, (_, i) => (i % 100 === 99 ? '' : `house number ${i} in street ${i % 7}`));
    const together = await embedder.embed(texts);
    const alone = await Promise.all(texts.map(async (text) => (await embedder.embed([text]))[0]));
    expect(together).toEqual(alone);
  });

  it('gives records the vectors of their texts, with those of their titles', async () => {
    const texts = ['boat', 'small boat by the river', '', 'boat', ''];
    const titles = ['boat', 'boat', 'boat', '', ''];
    const [ofTexts, ofTitles] = [await embedder.embed(texts), await embedder.embed(titles)];
    const made = await embedder.embedRecords?.({ texts, titles });
    const expected = texts.map((_, index) => combineVectors(ofTitles[index] ?? null, ofTexts[index] ?? null));
    expect(made && vectorsOf(made, embedder.dimensions)).toEqual(expected);
  });

  it('gives nothing for nothing', async () => {
    expect(await embedder.embed([])).toEqual([]);
  });

  it('keeps to the first 2048 tokens of a text without an end', async () => {
    const endless = 'house '.repeat(200_000);
    const [endlessHouse, house] = await embedder.embed([`${endless}boat`, 'house']);
    expect(cosine(endlessHouse, house)).toBeCloseTo(1, 6);
  });

  it('stops when it is told to', async () => {
    const texts = Array.from({ length: 5000 }, () => 'house');
    const stop = new AbortController();
    const embedding = embedder.embed(texts, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(embedding).rejects.toThrow('enough');
  });
});

describeWithShared('beside the program that made the model', 'embedding/reference.json', (file) => {
  it('finds the same tokens and the same vectors', async () => {
    // The file is written by the program that made the model.
    const references = JSON.parse(readFileSync(file, 'utf8')) as readonly Reference[];
    const vectors = await embedder.embed(references.map(({ text }) => text));
    const wordPiece = new WordPiece(indexPieces(readFileSync(modelFile('vocab.txt'), 'utf8')));
    const ids = new Int32Array(2048);
    expect(references.map(({ text }) => [...ids.subarray(0, wordPiece.encode(text, ids))])).toEqual(references.map((reference) => reference.ids));
    const differences = references.flatMap(({ vector }, i) => vector.map((number, d) => Math.abs(number - (vectors[i]?.[d] ?? Number.NaN))));
    expect(Math.max(...differences)).toBeLessThan(1e-5);
  });
});

function sha256(name: string): string {
  return createHash('sha256')
    .update(readFileSync(modelFile(name)))
    .digest('hex');
}

type Vector = Float32Array | null | undefined;

function cosine(a: Vector, b: Vector): number {
  return a?.reduce((sum, number, i) => sum + number * (b?.[i] ?? 0), 0) ?? Number.NaN;
}

/** For v = x a + y b, with unit vectors a and b: x / y. */
function ratio(v: Vector, a: Vector, b: Vector): number {
  const [va, vb, ab] = [cosine(v, a), cosine(v, b), cosine(a, b)];
  return (va - vb * ab) / (vb - va * ab);
}
