import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createContentText, createKeyText, createSearchText } from '../../../src/core/fields/content.ts';
import type { Cell } from '../../../src/core/fields/field.ts';

type Type = 'number' | 'date' | 'boolean' | 'text';
const field = (name: string, type: Type = 'text', json = false) => ({ name, type, json });
const text = [field('a'), field('b')];

describe('canonical text of a record', () => {
  const content = createContentText(text);

  it('differs when a value moves to another field or runs into the next one', () => {
    const texts = [
      content(['x', 'y']),
      content(['y', 'x']),
      content(['xy', null]),
      content([null, 'xy']),
      content(['x1:by', null]),
      content(['', 'xy']),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is the same for fields in another order, and with a field that has no value', () => {
    const other = createContentText([field('c'), field('b'), field('a')]);
    expect(other([null, 'y', 'x'])).toBe(content(['x', 'y']));
  });

  it('tells types apart', () => {
    const texts = [field('a', 'number'), field('a', 'date')].map((one) => createContentText([one])([1]));
    texts.push(createContentText([field('a')])(['1']), createContentText([field('a', 'boolean')])([true]));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('takes nested values by their structure', () => {
    const nested = createContentText([field('a', 'text', true)]);
    expect(nested(['{"b":[1,2],"a":null}'])).toBe(nested(['{ "a": null, "b": [1.0, 2e0] }']));
    expect(nested(['[1,2]'])).not.toBe(nested(['[2,1]']));
    expect(nested(['["1"]'])).not.toBe(nested(['[1]']));
    expect(nested(['[["a"],"b"]'])).not.toBe(nested(['[["a","b"]]']));
    expect(nested(['{"a":{}}'])).not.toBe(nested(['{"a":[]}']));
    expect(nested(['"x"'])).toBe(content(['x', null]));
  });

  it('is equal exactly when records are', () => {
    const cell = fc.option(fc.string({ unit: fc.constantFrom('a', ':', '1', 's', 'n', ';'), maxLength: 5 }), { nil: null });
    fc.assert(
      fc.property(fc.tuple(cell, cell), fc.tuple(cell, cell), (one, other) => {
        expect(content(one) === content(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

describe('canonical text of a key', () => {
  it('holds the parts of the key in its order', () => {
    const key = createKeyText([field('a', 'number'), field('b'), field('c', 'date')], ['b', 'a']);
    expect(key([1, 'x', 5])).toBe(key([1, 'x', 6]));
    expect(key([1, 'x', 5])).not.toBe(key([2, 'x', 5]));
    expect(key([0, 'x', 5])).toBe(key([-0, 'x', 5]));
    expect(key([1, null, 5])).not.toBe(key([1, 'z', 5]));
  });
});

describe('words of a record', () => {
  it.each<readonly [why: string, one: ReturnType<typeof field>, cell: Cell, words: string]>([
    ['text as it is', field('title'), ' iPhone 15, 128 GB ', 'iPhone 15, 128 GB'],
    ['ids', field('sku'), 'B07CXG6C9W', 'B07CXG6C9W'],
    ['the words of a list', field('tags', 'text', true), '["red shoe",["size 42"],7,null,true]', 'red shoe size 42 7'],
    ['the values of an object, not its names', field('geo', 'text', true), '{"city":"Ghent","at":{"lat":51.05}}', 'Ghent 51.05'],
    ['the words of a list inside a csv cell', field('amenities'), '["Wi\\u2011Fi","Hot tub"]', 'Wi‑Fi Hot tub'],
    ['text that only begins like a list', field('note'), '[sic] old', '[sic] old'],
    ['text without markup', field('body'), '<p class="x">Small &amp; <b>bright</b></p>', 'Small &  bright'],
    ['signs that are no markup', field('body'), 'a < b > c', 'a < b > c'],
    ['the words of a link', field('url'), 'https://www.example.com/jobs/data-engineer-42?ref=x#top', 'example jobs data engineer'],
    ['nothing of a picture', field('photo'), 'https://img.example.com/a/b.jpg', ''],
    ['nothing of a field of pictures', field('picture_url'), 'https://img.example.com/living-room', ''],
    ['nothing of a missing value', field('title'), null, ''],
  ])('hold %s', (_, one, cell, words) => {
    expect(createSearchText([one])([cell])).toBe(words);
  });

  it('are those of the text fields alone, one field a line', () => {
    const words = createSearchText([field('a'), field('n', 'number'), field('b'), field('on', 'boolean'), field('c')]);
    expect(words(['one', 2, null, true, 'three'])).toBe('one\nthree');
  });

  it('are found in time whatever the text', () => {
    const words = createSearchText([field('body')]);
    for (const piece of ['<', '<a ', '[', '{"', '&', 'https://', '<a<']) words([piece.repeat(1_000_000)]);
  });
});
