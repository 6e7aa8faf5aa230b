import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkFilter } from '../../../src/core/condition/check.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { cars, events, figures, homes, jobs, matches, movies, products } from './schemas.ts';
import { runs } from '../../property-runs.ts';

const NOW = Date.parse('2024-02-29T23:59:59Z');

/** Every invented field under a name of its own, cut to sixty. */
const many: readonly QueryField[] = [
  ...new Map([...homes, ...jobs, ...cars, ...movies, ...products, ...events, ...matches, ...figures].map((field) => [field.name, field])).values(),
].slice(0, 60);

/** What every object has by itself, and no table of words holds. */
const inherited = Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase());

const word = fc.constantFrom(
  ...inherited,
  ...'under over between and or to from more than not no at least last next 5 days week jan march 2020 2020-01-31 1,500 1.5k $ € million half a first top cheapest newest price bedrooms furnished remote stars rating listed posted in on since before by sorted desc 3/4 4x6 9:30 - – " ( ) , . ? #1 2nd 90s Q3 monday weekend'.split(
    ' ',
  ),
);
const wordy = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
const glued = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
const anything = fc.string({ unit: 'binary', maxLength: 300 });
const query = fc.oneof(wordy, glued, anything, fc.string({ maxLength: 300 }));

const field: fc.Arbitrary<QueryField> = fc
  .record({
    name: fc.oneof(
      fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
      fc.constantFrom('price', 'Year', 'isOpen', 'posted_at', '', 'id', '% Won', '3 (F)', 'no_fee', '价格'),
      fc.string({ maxLength: 30 }),
    ),
    type: fc.constantFrom('number' as const, 'date' as const, 'boolean' as const, 'text' as const),
    unit: fc.option(fc.constantFrom('USD', 'km', 'm', 'stars', '', '°C'), { nil: undefined }),
    bounds: fc.option(fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true })), { nil: undefined }),
    samples: fc.option(fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }), { nil: undefined }),
  })
  .map(({ name, type, unit, bounds, samples }) => ({
    name,
    type,
    ...(unit !== undefined && { unit }),
    ...(bounds !== undefined && { min: Math.min(...bounds), max: Math.max(...bounds) }),
    ...(samples !== undefined && { samples }),
  }));

describe('whatever is asked', () => {
  test('the filter is one the fields can have, and the spans are where they say, in order and apart', () => {
    fc.assert(
      fc.property(query, (text) => {
        const read = interpretByRules(text, many, NOW);
        if (read.filter !== null) checkFilter(read.filter, many);
        let end = 0;
        for (const span of read.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          end = span.end;
        }
        expect(read.spans.some((span) => span.kind === 'condition')).toBe(read.filter !== null);
        expect(read.spans.filter((span) => span.kind === 'order')).toHaveLength(read.order === null ? 0 : 1);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('the words left are words of the query, single-spaced', () => {
    fc.assert(
      fc.property(query, (text) => {
        const { rest } = interpretByRules(text, many, NOW);
        expect(rest).toBe(rest.trim());
        expect(rest).not.toMatch(/\s\s/);
        const solid = text.replaceAll(/\s/g, '');
        for (const piece of rest.split(' ')) expect(solid).toContain(piece);
      }),
      { numRuns: runs(500) },
    );
  });

  test('marks around a word of another language that is left out stay apart', () => {
    expect(interpretByRules('[SE!', many, NOW).rest).toBe('[ !');
  });

  test('no field, however named, makes it fail, and the same question has the same answer', () => {
    fc.assert(
      fc.property(query, fc.array(field, { maxLength: 8 }), (text, fields) => {
        expect(interpretByRules(text, fields, NOW)).toEqual(interpretByRules(text, fields, NOW));
      }),
      { numRuns: runs(700) },
    );
  });
});

const pieces = [
  '1,',
  '1.',
  '1-',
  '-',
  '2x',
  'a ',
  'under ',
  'between ',
  '1 or ',
  'no ',
  'last ',
  '1/',
  '$',
  '"',
  '(',
  'price under ',
  '5 bedrooms and ',
  '½',
  '\ud800',
  'one hundred ',
  'most ',
  'top 5 ',
  'jan ',
  '2020 or ',
  '9',
];

test.each(pieces)('2,000 characters of %j are read', (piece) => {
  const read = interpretByRules(piece.repeat(2000).slice(0, 2000), many, NOW);
  expect(read.spans.length).toBeLessThanOrEqual(1000);
});

test('a text of more than 300 words is read that far, and searched for whole', () => {
  const padded = (count: number) => interpretByRules(`${'flat '.repeat(count)}under $500`, many, NOW);
  expect(padded(290).filter).toMatchObject({ op: '<', value: 500 });
  expect(padded(300)).toMatchObject({ filter: null, rest: `${'flat '.repeat(300)}$500` });
});

test('an empty question and no fields mean nothing', () => {
  const nothing = { filter: null, order: null, spans: [], preferred: null };
  expect(interpretByRules('', many, NOW)).toEqual({ ...nothing, rest: '', unused: [] });
  const unused = [{ text: 'under 500', reason: 'no field holds such a number', candidates: [] }];
  expect(interpretByRules('under 500, 3 bedrooms', [], NOW)).toEqual({ ...nothing, rest: '500, 3 bedrooms', unused });
});
