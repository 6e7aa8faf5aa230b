import { expect, test } from 'vitest';

import { createWordWrap } from '../../../src/cli/terminal/word-wrap.ts';

const wrapped = (pieces: readonly string[], width: number) => {
  const wrap = createWordWrap(width);
  return [...pieces, ''].map((piece) => wrap(piece)).join('');
};

test('lines end between words, whatever the pieces are', () => {
  const text = 'The average price is $44.46, over 12 records.';
  const whole = wrapped([text], 20);
  expect(whole).toBe('The average price is\n$44.46, over 12\nrecords.');
  expect(wrapped(text.split(''), 20)).toBe(whole);
});

test('line ends that are there stay, and begin a line anew', () => {
  expect(wrapped(['one two\n', 'three four'], 10)).toBe('one two\nthree four');
});

test('a word that is wider than the terminal stays whole', () => {
  expect(wrapped(['a incomprehensible b'], 8)).toBe('a\nincomprehensible\nb');
});
