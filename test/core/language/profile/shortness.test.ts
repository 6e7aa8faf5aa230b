import { expect, it } from 'vitest';

import { shortness, WHOLE } from '../../../../src/core/language/profile/shortness.ts';

it.each([
  ['mthd', 'method'],
  ['dsbrsd', 'disbursed'],
  ['aprvl', 'approved'],
  ['cls', 'classes'],
])('knows a word by its consonants: %s, %s', (short, word) => {
  expect(shortness(short, word)).toBe(WHOLE);
});

it('takes a part of the consonants, and a word that was cut off, for less', () => {
  expect(shortness('awd', 'awarded')).toBeLessThan(WHOLE);
  expect(shortness('proc', 'procurement')).toBeLessThan(shortness('awd', 'awarded'));
  expect(shortness('proc', 'procurement')).toBeGreaterThan(0);
});

it.each([
  ['cat', 'capacity'],
  ['awd', 'wardrobe'],
  ['mthd', 'month'],
  ['cntrct', 'contractor'],
  ['goal', 'goals'],
])('tells other words apart: %s, %s', (short, word) => {
  expect(shortness(short, word)).toBe(0);
});
