import { expect, test } from 'vitest';

import { CURRENCY_PREFIXES } from '../../../src/core/language/lexicon/currencies.ts';
import { AFTER, BEFORE, COMPARATIVES } from '../../../src/core/language/lexicon/en/comparators.ts';
import { JOINTS, NEGATIONS } from '../../../src/core/language/lexicon/en/function-words.ts';
import { HOLIDAYS, SEASONS } from '../../../src/core/language/lexicon/en/holidays.ts';
import { FREE, PAID } from '../../../src/core/language/lexicon/en/presence.ts';
import { SUPERLATIVES } from '../../../src/core/language/lexicon/en/superlatives.ts';
import { UNIT_WORDS } from '../../../src/core/language/lexicon/en/units.ts';

/** The words of each meaning, alone or as phrases. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  'comparator before': Object.keys(BEFORE),
  'comparator after': Object.keys(AFTER),
  comparative: Object.keys(COMPARATIVES),
  superlative: SUPERLATIVES.map(([phrase]) => phrase),
  unit: UNIT_WORDS.flatMap(([, , words]) => words.split('|')),
  negation: NEGATIONS.split(' '),
  joint: Object.keys(JOINTS),
  holiday: HOLIDAYS.flatMap(([names]) => names.split('|')),
  season: Object.keys(SEASONS),
  free: FREE.split(' '),
  paid: PAID.split(' '),
  'currency prefix': Object.keys(CURRENCY_PREFIXES),
};

/** Words of two meanings on purpose: what stands around them decides. */
const onPurpose: Readonly<Record<string, string>> = {
  min: 'comparator before, comparator after, unit',
  max: 'comparator before, comparator after',
  minimum: 'comparator before, comparator after, superlative',
  maximum: 'comparator before, comparator after, superlative',
  'at least': 'comparator before, comparator after',
  'at minimum': 'comparator before, comparator after',
  'at most': 'comparator before, comparator after',
  'at max': 'comparator before, comparator after',
  plus: 'comparator after, joint',
  not: 'comparator before, negation',
  except: 'comparator before, negation',
  "isn't": 'comparator before, negation',
};

test('no word of the English lexicon has two meanings but those written down here', () => {
  const byWord = new Map<string, string[]>();
  for (const [meaning, words] of Object.entries(meanings))
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), meaning]);
  const doubled = [...byWord].filter(([word, of]) => of.length > 1 && !isCurrency(word)).map(([word, of]) => [word, of.join(', ')]);
  expect(Object.fromEntries(doubled)).toEqual(onPurpose);
});

test('no unit is spelled like another', () => {
  const words = UNIT_WORDS.flatMap(([, , spellings]) => spellings.split('|'));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

/** A code before an amount and behind it is the same currency. */
function isCurrency(word: string): boolean {
  return Object.hasOwn(CURRENCY_PREFIXES, word);
}
