import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createWordFinder } from '../../src/format/word-finder.ts';

const marked = (query: string, text: string) => createWordFinder(query)?.dressed(text, (word) => `<${word}>`);

describe('the words of a query', () => {
  test.each([
    ['crime dramas', 'A Crime Drama about criminals', 'A <Crime> <Drama> about criminals'],
    ['parties in the garden', 'Garden party in the park', '<Garden> <party> in the park'],
    ['cafe', 'Café, CAFÉS', '<Café>, <CAFÉS>'],
    ['3 rooms for 1200', 'Room 3, 1200 a month', '<Room> 3, <1200> a month'],
    ['東京', '東京 tower', '<東京> tower'],
    ['.*', 'a.*b', undefined],
    ['the of', 'the of', undefined],
  ])('"%s" are found in "%s"', (query, text, found) => {
    expect(marked(query, text)).toBe(found);
  });

  test('change nothing of the text but what is dressed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, text) => {
        const finder = createWordFinder(`loft ${query}`);
        expect(finder?.dressed(text, (word) => word)).toBe(text);
        expect(finder?.holds(text)).toBe((finder?.first(text) ?? -1) >= 0);
      }),
    );
  });
});
