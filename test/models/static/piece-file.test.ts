import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { packPieces, unpackPieces } from '../../../src/models/static/piece-file.ts';
import { indexPieces } from '../../../src/models/static/piece-index.ts';
import { WordPiece } from '../../../src/models/static/word-piece.ts';

const vocabulary = readFileSync(new URL('../../../src/models/static/vocab.txt', import.meta.url), 'utf8');
const file = packPieces(indexPieces(vocabulary));

/** In bytes of its own, as a file is read. */
const readAgain = (bytes: Uint8Array) => unpackPieces(Uint8Array.from(bytes));

describe('the index of the vocabulary in a file', () => {
  it('is the index again', () => {
    expect(Buffer.compare(packPieces(readAgain(file)), file)).toBe(0);
  });

  it('finds every piece at its line', () => {
    const lines = vocabulary.trimEnd().split('\n');
    const wordPiece = new WordPiece(readAgain(file));
    const words = lines.filter((line) => /^[a-z]+$/.test(line));
    const ids = new Int32Array(1);
    expect(wordPiece.size).toBe(lines.length);
    expect(words.filter((word) => wordPiece.encode(word, ids) !== 1 || lines[ids[0] ?? 0] !== word)).toEqual([]);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['less than a header', file.subarray(0, 20)],
    ['a file cut short', file.subarray(0, -2)],
    ['a file with something behind it', Buffer.concat([file, new Uint8Array(4)])],
    ['another file', Buffer.from('[UNK]\nthis is a vocabulary and not its index\n')],
    ['bytes in another order', Buffer.concat([Buffer.from(file.subarray(0, 24)).swap32(), file.subarray(24)])],
  ])('is not taken from %s', (_, bytes) => {
    expect(() => readAgain(bytes)).toThrow('damaged');
  });
});
