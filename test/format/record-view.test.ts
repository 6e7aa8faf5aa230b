import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { textWidth, wrapText } from '../../src/format/fit-text.ts';
import { recordView } from '../../src/format/record-view.ts';

describe('a record view', () => {
  test('shows every field on its line, names in one column', () => {
    const text = recordView([{ id: 7, 'long name': 'oak', none: null, list: [1, 'a'] }], { fields: ['id', 'long name', 'none', 'list'], first: 3 });
    expect(text).toBe('── 3 ──\nid         7\nlong name  oak\nnone\nlist       [1,"a"]\n');
  });

  test('wraps long values between words, and keeps their paragraphs', () => {
    const text = recordView([{ note: 'one two three four\nfive\n\nsix' }], { fields: ['note'], first: 1, width: 14 });
    expect(text).toBe('── 1 ──\nnote  one two\n      three\n      four\n      five\n\n      six\n');
  });

  test('counts wide characters as terminals do', () => {
    expect(recordView([{ a: '日本語日本語' }], { fields: ['a'], first: 1, width: 9 })).toBe('── 1 ──\na  日本語\n   日本語\n');
  });

  test('leaves out fields that a record does not have', () => {
    expect(recordView([{ a: 1 }, { b: 2 }], { fields: ['a', 'b'], first: 1 })).toBe('── 1 ──\na  1\n── 2 ──\nb  2\n');
  });

  test('cuts names that would leave no room for values', () => {
    const [, line = ''] = recordView([{ ['n'.repeat(50)]: 'value' }], { fields: ['n'.repeat(50)], first: 1, width: 30 }).split('\n');
    expect(line).toBe(`${'n'.repeat(9)}…  value`);
  });

  test('makes links of what stands on one line', () => {
    const linked = (text: string, value: unknown) => `<${text}|${String(value)}>`;
    const options = { fields: ['a'], first: 1, width: 12, linked };
    expect(recordView([{ a: 'x' }], options)).toContain('a  <x|x>\n');
    expect(recordView([{ a: 'longer than one line' }], options)).not.toContain('<');
  });
});

describe('wrapped text', () => {
  test('fits, and loses nothing but spaces', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '  ', '日', '👨‍👩‍👧', 'é', '\n') }),
        fc.integer({ min: 2, max: 12 }),
        (text, width) => {
          const lines = wrapText(text, width);
          expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''));
        },
      ),
    );
  });

  test.each([
    ['between words', 'one two three', 8, ['one two', 'three']],
    ['within a word that is too long', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['not where it fits', 'one two', 7, ['one two']],
    ['at line breaks', 'a\nb', 9, ['a', 'b']],
    ['after one character at least', '日本', 1, ['日', '本']],
    ['an empty text to one line', '', 5, ['']],
  ])('is broken %s', (_what, text, width, expected) => {
    expect(wrapText(text, width)).toEqual(expected);
  });
});
