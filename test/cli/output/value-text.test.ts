import { describe, expect, test } from 'vitest';

import { changeText } from '../../../src/cli/output/value-text.ts';
import { createFieldTexts } from '../../../src/format/field-texts.ts';

const write = (value: unknown) => createFieldTexts([])(value, 'price');

describe('changeText', () => {
  test.each([
    [12_345.61, 12_345.64, '12345.61 → 12345.64 (<0.1 %)'],
    [12_345.64, 12_345.61, '12345.64 → 12345.61 (<0.1 %)'],
    [12_345.6, 12_400, '12,345.6 → 12,400 (+0.4 %)'],
    ['2026-03-01T10:00:01.000Z', '2026-03-01T10:00:31.000Z', '2026-03-01T10:00:01.000Z → 2026-03-01T10:00:31.000Z (+30 seconds)'],
  ])('tells %s from %s', (from, to, text) => {
    expect(changeText({ from, to }, undefined, write)).toBe(text);
  });
});
