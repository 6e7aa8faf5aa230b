import { describe, expect, it } from 'vitest';

import { CONCEPTS } from '../../../src/core/language/lexicon/en/concepts/concepts.ts';
import { HOLIDAYS } from '../../../src/core/language/lexicon/en/dates/holidays.ts';
import { CLIPPINGS } from '../../../src/core/language/lexicon/en/forms/clippings.ts';
import { IRREGULAR_FORMS } from '../../../src/core/language/lexicon/en/forms/irregular-forms.ts';
import { SUPERLATIVES } from '../../../src/core/language/lexicon/en/superlatives.ts';
import { UNIT_WORDS } from '../../../src/core/language/lexicon/en/units.ts';
import { english } from '../../../src/core/question/lexicon/en.ts';

/** The words of a table that stand in it more than once: the reader takes the first, and the others would never be found. */
function repeated(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
}

const phrases = (list: string): readonly string[] => list.split('|').filter((phrase) => phrase !== '');
const words = (list = ''): readonly string[] => list.split(/\s+/).filter((word) => word !== '');
const { ordinals, numerals, ascending, descending, ...kinds } = english;

describe('no word has two meanings of one kind', () => {
  it.each<readonly [kind: string, words: readonly string[]]>([
    ...Object.entries(kinds).map(
      ([kind, lists]) => [kind, typeof lists === 'string' ? phrases(lists) : Object.values(lists).flatMap(phrases)] as const,
    ),
    ['directions', [ascending, descending].flatMap(phrases)],
    ['places in an order', [...Object.keys(ordinals), ...Object.keys(numerals)]],
    ['units', UNIT_WORDS.flatMap(([, , spellings]) => phrases(spellings))],
    ['holidays', HOLIDAYS.flatMap(([names]) => phrases(names))],
    ['superlatives', SUPERLATIVES.map(([phrase]) => phrase)],
    ['clippings', CLIPPINGS.flat()],
    ['irregular forms', IRREGULAR_FORMS.split(',').flatMap((line) => [...new Set(words(line).slice(1))])],
  ])('of the %s', (_, entries) => {
    expect(entries.length).toBeGreaterThan(3);
    expect(repeated(entries)).toEqual([]);
  });

  it.each(Object.entries(CONCEPTS))('of the concept "%s"', (_, { names, nouns, verbs, more, less, top }) => {
    for (const list of [names, nouns, verbs, `${more ?? ''} ${less ?? ''} ${top ?? ''}`]) expect(repeated(words(list))).toEqual([]);
  });
});
