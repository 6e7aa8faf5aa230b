import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cutText, padText, textWidth } from '../../src/format/fit-text.ts';

describe('text in columns of a terminal', () => {
  test.each([
    ['short text stays', 'abc', 3, 'abc'],
    ['long text ends in an ellipsis', 'abcdef', 4, 'abc…'],
    ['a wide character is not cut in half', '東京都', 4, '東…'],
    ['a letter keeps its accent', 'e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
    ['a family stays together', '👩‍👩‍👧👩‍👩‍👧', 3, '👩‍👩‍👧…'],
    ['no room, no text', 'abc', 0, ''],
  ])('%s', (_behaviour, text, width, shown) => {
    expect(cutText(text, width)).toBe(shown);
  });

  test('cut text is never wider than asked for, and a beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const cut = cutText(text, width);
        expect(textWidth(cut)).toBeLessThanOrEqual(width);
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  test('text of a million characters is cut without measuring all of it', () => {
    expect(cutText('é'.repeat(1_000_000), 10)).toBe('ééééééééé…');
  });

  test.each([
    ['left', '東  '],
    ['right', '  東'],
  ] as const)('padding to the %s counts wide characters as two', (align, padded) => {
    expect(padText('東', 4, align)).toBe(padded);
  });
});
