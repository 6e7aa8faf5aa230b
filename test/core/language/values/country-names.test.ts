import { expect, test } from 'vitest';

import { countryNames } from '../../../../src/core/language/values/country-names.ts';
import { indexValues } from '../../../../src/core/language/values/build-values.ts';
import { normalForm } from '../../../../src/core/language/values/normal-form.ts';

test('codes of countries are found by the names of those, in four languages', () => {
  const { find } = indexValues(['DE', 'NL', 'US', 'DE'].map((code) => ['ctry', code] as const));
  for (const [said, code] of [
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['Holland', 'NL'],
    ['Países Bajos', 'NL'],
    ['usa', 'US'],
    ['United States', 'US'],
  ] as const) {
    expect(find(said)).toEqual([expect.objectContaining({ field: 'ctry', kind: 'whole', spellings: [code] })]);
  }
  expect(find('France')).toEqual([]);
});

test.each([[['CA', 'TX', 'NY']], [['de', 'en']], [['DE']], [['DE', 'Germany']]])('%j are no codes of countries', (values) => {
  expect(countryNames(values).size).toBe(0);
});

test('names and codes are kept by their forms', () => {
  expect(countryNames(['AT', 'CH']).get(normalForm('Österreich'))).toBe(normalForm('AT'));
});
