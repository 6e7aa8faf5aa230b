import { describe, expect, it } from 'vitest';

import { annotate } from '../../../src/core/language/annotate.ts';
import type { Annotation } from '../../../src/core/language/annotation.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';

const fields: readonly QueryField[] = [
  { name: 'title', type: 'text' },
  { name: 'city', type: 'text', samples: ['Porto', 'New York'] },
  { name: 'price', type: 'number', unit: 'EUR', min: 300, max: 2500 },
  { name: 'bedrooms', type: 'number', min: 0, max: 6, integer: true },
  { name: 'furnished', type: 'boolean' },
  { name: 'posted_at', type: 'date' },
];
const now = Date.parse('2026-03-15');

/** The annotations of one kind, each as the words it covers. */
function spansOf(text: string, kind: Annotation['kind']): readonly string[] {
  const { tokens, annotations } = annotate(text, { fields, now, recordNames: ['flats'] });
  return annotations.filter((each) => each.kind === kind).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

describe('annotations', () => {
  it.each<[kind: Annotation['kind'], text: string, spans: readonly string[]]>([
    ['number', 'under 800 with 2 bedrooms', ['800', '2']],
    ['quantity', 'flats under €1.2k', ['€1.2k', '1.2k']],
    ['comparator', 'at least 3 bedrooms', ['at least']],
    ['bound', 'cheaper than 800 and at least 2 bedrooms', ['cheaper than 800', 'at least 2']],
    ['time', 'posted since March', ['since March']],
    ['field', 'price below 900, 2 bedrooms', ['price', 'bedrooms']],
    ['value', 'flats in New York or Porto', ['New York', 'Porto']],
    ['flag', 'furnished flats', ['furnished']],
    ['superlative', 'the cheapest flats', ['cheapest']],
    ['recordNoun', 'all flats with 2 bedrooms', ['flats']],
    ['recordNoun', 'how many widgets are there', ['widgets']],
    ['negation', 'flats not in Porto', ['not']],
    ['coordination', 'Porto or New York', ['or']],
    ['quotation', 'titles with "sea view" please', ['"sea view"']],
    ['typo', 'two bedroms', ['bedroms']],
  ])('of the kind %s in "%s"', (kind, text, spans) => {
    expect(spansOf(text, kind)).toEqual(spans);
  });
});
