import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexPieces, type PieceIndex } from '../../../src/models/static/piece-index.ts';
import { WordPiece } from '../../../src/models/static/word-piece.ts';

const small = ['[UNK]', 'red', 'house', 'boat', '##s', '##boat', '##ing', ',', '-', '!', 'cafe', '漢', '字', 'ß', '1', '##2', '𐐨', 'a'];
const large = readFileSync(new URL('../../../src/models/static/vocab.txt', import.meta.url), 'utf8');

const index = indexPieces(large);

describe('WordPiece', () => {
  it.each([
    ['whole words', 'red house', ['red', 'house']],
    ['the longest pieces of a word', 'houseboats', ['house', '##boat', '##s']],
    ['a word that cannot be cut', 'redx house', ['[UNK]', 'house']],
    ['a word of which only the end is unknown', 'boatx', ['[UNK]']],
    ['punctuation as words', 'red,house-boat!', ['red', ',', 'house', '-', 'boat', '!']],
    ['case and accents folded', 'CAFÉ Re\u0301d', ['cafe', 'red']],
    ['each CJK character as a word', 'red漢字boat', ['red', '漢', '字', 'boat']],
    ['letters that stay as they are', 'ß', ['ß']],
    ['letters beyond the first plane', '\u{10400}', ['𐐨']],
    ['control, format and replacement characters dropped', 'r\u0000e\u200bd\ufffd \u001bhouse\u00ad', ['red', 'house']],
    ['any white space', '\tred\u00a0house\u3000boat\r\n', ['red', 'house', 'boat']],
    ['a half of a surrogate pair dropped', 'red\ud800 \udc00house', ['red', 'house']],
    ['digits cut like letters', '12', ['1', '##2']],
    ['nothing in nothing', '', []],
    ['nothing in white space', ' \n ', []],
  ])('finds %s', (_, text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it.each([
    ['100 characters', 99, ['a', ...Array.from({ length: 99 }, () => '##s')]],
    ['101 characters', 100, ['[UNK]']],
    ['far more characters than anybody reads', 1_000_000, ['[UNK]']],
  ])('takes a word of %s', (_, letters, pieces) => {
    expect(piecesOf(`a${'s'.repeat(letters)}`)).toEqual(pieces);
  });

  it('counts characters, not UTF-16 units, for the longest word', () => {
    const vocabulary = new WordPiece(indexPieces('[UNK]\n𐐨\n##𐐨\n'));
    const ids = new Int32Array(200);
    expect(vocabulary.encode('𐐨'.repeat(100), ids)).toBe(100);
    expect(vocabulary.encode('𐐨'.repeat(101), ids)).toBe(1);
  });

  it('gives no more ids than fit', () => {
    const ids = new Int32Array(3);
    expect(new WordPiece(indexPieces(small.join('\n'))).encode('red houseboats house', ids)).toBe(3);
    expect([...ids].map((id) => small[id])).toEqual(['red', 'house', '##boat']);
  });

  it('finds every piece of the packaged vocabulary at its line', () => {
    const lines = large.trimEnd().split('\n');
    const wordPiece = practised(index);
    const words = lines.filter((line) => /^[a-z]+$/.test(line));
    const ids = new Int32Array(1);
    expect(wordPiece.size).toBe(lines.length);
    expect(words.length).toBeGreaterThan(30_000);
    expect(words.filter((word) => wordPiece.encode(word, ids) !== 1 || lines[ids[0] ?? 0] !== word)).toEqual([]);
  });

  it('cuts words as a search through a list of the pieces does', () => {
    const alphabet = ['a', 'b', 'ab', 'ba', 'abb', '##a', '##b', '##ab', '##bab'];
    const wordPiece = practised(indexPieces(`[UNK]\n${alphabet.join('\n')}\n`));
    const ids = new Int32Array(100);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 30 }), (word) => {
        const found = [...ids.subarray(0, wordPiece.encode(word, ids))].map((id) => ['[UNK]', ...alphabet][id]);
        expect(found).toEqual(cutGreedily(word, alphabet));
      }),
    );
  });

  it('cuts a word that comes again, also where it does not fit any more, as it did at first', () => {
    const wordPiece = practised(index);
    const word = fc.string({ unit: fc.constantFrom('a', 'e', 'n', 's', 't', 'zz', 'é', '漢', '𐐨', '-'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(40), (words, room) => {
        const text = [...words, ...words].join(' ');
        const [first, again, fresh] = [new Int32Array(room), new Int32Array(room), new Int32Array(400)];
        const count = wordPiece.encode(text, first);
        expect(wordPiece.encode(text, again)).toBe(count);
        expect(again.subarray(0, count)).toEqual(first.subarray(0, count));
        const whole = words.flatMap((each) => [...fresh.subarray(0, new WordPiece(index).encode(each, fresh))]);
        expect([...first.subarray(0, count)]).toEqual([...whole, ...whole].slice(0, room));
      }),
      { numRuns: 30 },
    );
  });

  it('reads a text of any length, and characters that it meets late, as their words alone', () => {
    const wordPiece = practised(index);
    const [all, one] = [new Int32Array(2048), new Int32Array(200)];
    for (const text of [`${' '.repeat(20_000)}red house`, `${'-'.repeat(1000)}${' '.repeat(20_000)}Caf\u00e9`, 'houseño niño', 'red👍 house 👍']) {
      const words = text.split(' ').filter((word) => word !== '');
      const apart = words.flatMap((word) => [...one.subarray(0, wordPiece.encode(word, one))].slice(0, 200));
      const count = practised(index).encode(text, all);
      if (words.every(({ length }) => length < 200)) expect([...all.subarray(0, count)]).toEqual(apart);
      else expect(count).toBe(1001);
    }
  });

  it('takes any text', () => {
    const wordPiece = practised(index);
    const ids = new Int32Array(4096);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const count = wordPiece.encode(text, ids);
        expect([...ids.subarray(0, count)].every((id) => id >= 0 && id < wordPiece.size)).toBe(true);
      }),
    );
  });
});

/** Has read so much already that it goes on as with many texts. */
function practised(pieces: PieceIndex): WordPiece {
  const wordPiece = new WordPiece(pieces);
  wordPiece.encode(' '.repeat(5000), new Int32Array(1));
  return wordPiece;
}

/** As the first text and as a later one. */
function piecesOf(text: string): (string | undefined)[] {
  const pieces = indexPieces(small.join('\n'));
  const [first, later] = [new WordPiece(pieces), practised(pieces)].map((wordPiece) => {
    const ids = new Int32Array(200);
    return [...ids.subarray(0, wordPiece.encode(text, ids))].map((id) => small[id]);
  });
  expect(later).toEqual(first);
  return first ?? [];
}

/** The longest piece first, one after the other; `[UNK]` when a place has none. */
function cutGreedily(word: string, pieces: readonly string[]): readonly string[] {
  const cut: string[] = [];
  for (let rest = word; rest !== '';) {
    const mark = rest === word ? '' : '##';
    const fitting = pieces.filter(
      (piece) => piece.startsWith(mark) && (mark !== '' || !piece.startsWith('##')) && rest.startsWith(piece.slice(mark.length)),
    );
    const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined) return ['[UNK]'];
    cut.push(longest);
    rest = rest.slice(longest.length - mark.length);
  }
  return cut;
}
