import { describe, expect, it } from 'vitest';

import { cellOfText, splitKey } from '../../../src/core/diff/key-values.ts';
import type { RunField } from '../../../src/core/fields/field.ts';

describe('a key as text', () => {
  it.each([
    ['a,b', 1, ['a,b']],
    ['"a"', 1, ['"a"']],
    ['a,b', 2, ['a', 'b']],
    [' a , b ', 2, ['a', 'b']],
    ['"a,b",c', 2, ['a,b', 'c']],
    ['"say ""hi""",c', 2, ['say "hi"', 'c']],
    ['a,', 2, ['a', '']],
    [',', 2, ['', '']],
    ['a', 2, undefined],
    ['a,b,c', 2, undefined],
  ])('%j of %d values is %j', (text, count, expected) => {
    expect(splitKey(text, count)).toEqual(expected);
  });
});

describe('a value as text', () => {
  const field = (type: RunField['type'], json = false): RunField => ({ name: 'f', type, json, stats: { values: 1, nulls: 0 } });

  it.each([
    [field('number'), '5', 5],
    [field('number'), '-5.50e1', -55],
    [field('number'), '-0', 0],
    [field('number'), '0x10', undefined],
    [field('number'), '1e999', undefined],
    [field('number'), 'five', undefined],
    [field('date'), '2026-03-01', Date.UTC(2026, 2, 1)],
    [field('date'), '2026-03-01T02:00:00+02:00', Date.UTC(2026, 2, 1)],
    [field('date'), 'yesterday', undefined],
    [field('boolean'), 'true', true],
    [field('boolean'), 'No', false],
    [field('boolean'), 'perhaps', undefined],
    [field('text'), '5', '5'],
    [field('text'), '', null],
    [field('text', true), '[1, 2]', '[1,2]'],
    [field('text', true), 'plain', '"plain"'],
  ])('of %j written %j is %j', (of, text, expected) => {
    expect(cellOfText(of, text)).toEqual(expected);
  });
});
