import { expect, it } from 'vitest';

import { hashOfHashes, hashText, type Hash64 } from '../../../src/core/fields/hash/hash-64.ts';

const told = ({ low, high }: Hash64) => `${low}:${high}`;

/** Texts of one length that differ in two of their characters, wherever these stand. */
function pairsOf(length: number): readonly string[] {
  const places = Array.from({ length: 24 }, (_, index) => Math.floor((index * length) / 24));
  return places.flatMap((one) =>
    places.filter((other) => other > one).flatMap((other) => ['ab', 'ba', 'éü', '©®'].map((two) => withBoth('-'.repeat(length), one, other, two))),
  );
}

function withBoth(text: string, one: number, other: number, [first = '', second = '']: string): string {
  return `${text.slice(0, one)}${first}${text.slice(one + 1, other)}${second}${text.slice(other + 1)}`;
}

it.each([31, 32, 33, 34, 35, 16_384, 16_385])('tells texts of %i characters apart that differ in two', (length) => {
  const texts = pairsOf(length);
  expect(new Set(texts.map((text) => told(hashText(text)))).size).toBe(texts.length);
});

it('tells texts apart that are a part of each other, and what stands behind them is of no matter', () => {
  const long = 'x\u0000'.repeat(300);
  const hashes = Array.from({ length: 600 }, (_, length) => told(hashText(long.slice(0, length))));
  expect(new Set(hashes).size).toBe(600);
  hashText('é'.repeat(9000));
  expect(told(hashText(long.slice(0, 70)))).toBe(hashes[70]);
});

it('tells lists of hashes apart by their order', () => {
  const [one, other] = [hashText('one'), hashText('other')];
  const lists = [[], [one], [other], [one, other], [other, one], [one, one]];
  expect(new Set(lists.map((list) => told(hashOfHashes(list)))).size).toBe(lists.length);
});
