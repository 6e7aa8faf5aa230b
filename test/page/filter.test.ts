import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Field } from '../../src/contract/operations/scrapers.ts';
import { parseFilter } from '../../src/core/condition/parse.ts';
import { printFilter } from '../../src/core/condition/print.ts';
import { chipsOf } from '../../src/page/filter/chips.ts';
import {
  areItemsChosen,
  changedTerms,
  chosenRange,
  chosenValues,
  spanTerms,
  valuesCondition,
  withoutField,
} from '../../src/page/filter/field-choice.ts';
import { fieldsOf, literalText, nameText, readCondition } from '../../src/page/filter/simple-condition.ts';
import { joinTerms, splitTerms } from '../../src/page/filter/terms.ts';
import { filters } from '../core/condition/arbitrary.ts';
import { runs } from '../property-runs.ts';

const price: Field = { name: 'price', type: 'number', unit: 'USD', role: 'price' };
const city: Field = { name: 'city', type: 'text', role: 'category' };
const postedAt: Field = { name: 'posted_at', type: 'date' };
const year: Field = { name: 'year', type: 'number', role: 'year' };
const furnished: Field = { name: 'furnished', type: 'boolean' };
const fields = [price, city, postedAt, year, furnished];

describe('the conditions of a filter', () => {
  it.each([
    ['', []],
    ['price < 1500', ['price < 1500']],
    ["city = 'A AND B' AND price < 5", ["city = 'A AND B'", 'price < 5']],
    ["city = 'it''s AND' AND a = 1", ["city = 'it''s AND'", 'a = 1']],
    ['`a AND b` > 1 AND c = 2', ['`a AND b` > 1', 'c = 2']],
    ['price BETWEEN 1 AND 2 AND a = 1', ['price BETWEEN 1 AND 2', 'a = 1']],
    ['a = 1 and price not between 1 and 2', ['a = 1', 'price not between 1 and 2']],
    ['(a = 1 OR b = 2) AND c = 3', ['a = 1 OR b = 2', 'c = 3']],
    ['NOT (a = 1 AND b = 2) AND c IS NOT NULL', ['NOT (a = 1 AND b = 2)', 'c IS NOT NULL']],
    ['a = 1 OR b = 2 AND c = 3', ['a = 1 OR b = 2 AND c = 3']],
    ['((a = 1 AND b = 2))', ['a = 1', 'b = 2']],
    ['brand = 1 AND android = 2', ['brand = 1', 'android = 2']],
    ["a = 'never closed AND b = 2", ["a = 'never closed AND b = 2"]],
  ])('of %s are those that its top joins', (filter, terms) => {
    expect(splitTerms(filter)).toEqual(terms);
  });

  it('are as many as the parser finds, and give the same filter when they are joined again', () => {
    fc.assert(
      fc.property(filters, (condition) => {
        const filter = printFilter(condition);
        const parsed = parseFilter(filter);
        expect(splitTerms(filter)).toHaveLength(parsed.kind === 'and' ? parsed.items.length : 1);
        expect(printFilter(parseFilter(joinTerms(splitTerms(filter))))).toBe(filter);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('keep their parentheses where joining would change what they mean', () => {
    expect(joinTerms(['a = 1 OR b = 2', 'c = 3'])).toBe('(a = 1 OR b = 2) AND c = 3');
  });
});

describe('a condition on one field', () => {
  it.each([
    ["city = 'Porto'", { kind: 'compare', field: 'city', op: '=', value: 'Porto' }],
    ['price <> -1.5e3', { kind: 'compare', field: 'price', op: '!=', value: -1500 }],
    ['`list price, ``net``` >= 2', { kind: 'compare', field: 'list price, `net`', op: '>=', value: 2 }],
    ['furnished = TRUE', { kind: 'compare', field: 'furnished', op: '=', value: true }],
    ["city NOT IN ('a', 'b')", { kind: 'in', field: 'city', negated: true, values: ['a', 'b'] }],
    ['price BETWEEN 1 AND 2', { kind: 'between', field: 'price', negated: false, low: 1, high: 2 }],
    ['city IS NOT NULL', { kind: 'null', field: 'city', negated: true }],
    ["city has 'old town'", { kind: 'has', field: 'city', negated: false, text: 'old town' }],
    ['price < total', undefined],
    ['NOT (a = 1)', undefined],
    ['a = 1 OR a = 2', undefined],
    ['price IN (1, total)', undefined],
    ['price', undefined],
  ])('is read from %s', (term, condition) => {
    expect(readCondition(term)).toEqual(condition);
  });

  it('names its fields, and no words of its texts', () => {
    expect(fieldsOf("price < 5 OR city = 'year'", new Set(['price', 'city', 'year']))).toEqual(new Set(['price', 'city']));
  });

  it('is read again by the server as it is written here, whatever the name and the value', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()),
        (field, value) => {
          expect(parseFilter(`${nameText(field)} = ${literalText(value)}`)).toMatchObject({ kind: 'compare', field, op: '=' });
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('chips', () => {
  it.each([
    ['price < 1500', ['price < $1,500']],
    ['price >= 500 AND furnished = true AND price < 1000', ['price ≥ $500 and < $1,000', 'furnished is yes']],
    ["posted_at >= '2026-11-16' AND posted_at < '2026-11-23'", ['posted at from 16 Nov 2026 and before 23 Nov 2026']],
    ["city IN ('Porto', 'Faro')", ['city is Porto or Faro']],
    ['year > 2015', ['year > 2015']],
    ['price BETWEEN 800 AND 1200', ['price $800 – $1,200']],
    ['furnished != true', ['furnished is no']],
    ['city IS NULL', ['city is missing']],
    ["NOT (city = 'a' AND price < 2)", ["NOT (city = 'a' AND price < 2)"]],
    ["city = 'a\u202eb\u001b[31m'", ['city is ab␛[31m']],
  ])('say what %s means', (filter, labels) => {
    expect(chipsOf(filter, fields).map(({ label }) => label)).toEqual(labels);
  });
});

describe('the choice in a facet', () => {
  it.each([
    ["city = 'Porto'", ['Porto']],
    ["price < 5 AND city IN ('Porto', 'Faro')", ['Porto', 'Faro']],
    ["(city HAS 'a OR b' OR city HAS 'c') AND price < 5", ['a OR b', 'c']],
    ["city != 'Porto'", []],
    ["city = 'a' OR price = 1", []],
  ])('is read from %s', (filter, values) => {
    expect(chosenValues(filter, 'city')).toEqual(values);
  });

  it('replaces what was chosen, and nothing else', () => {
    expect(withoutField("city = 'a' AND price < 5 AND (city HAS 'b' OR city HAS 'c')", 'city')).toEqual(['price < 5']);
    expect(withoutField("city = 'a' OR price < 5", 'city')).toEqual(["city = 'a' OR price < 5"]);
  });

  it.each([
    [['a'], 'values', "city = 'a'"],
    [['a', "b'c"], 'values', "city IN ('a', 'b''c')"],
    [['a', 'b'], 'items', "city HAS 'a' OR city HAS 'b'"],
    [[], 'values', undefined],
  ] as const)('of %j as %s is a condition', (values, comparing, condition) => {
    expect(valuesCondition('city', values, comparing)).toBe(condition);
  });

  it.each([
    [price, 'price >= 500 AND price <= 1000', { low: '500', high: '1000' }],
    [price, 'price BETWEEN 5 AND 6 AND year > 3', { low: '5', high: '6' }],
    [price, 'year > 3', { low: '', high: '' }],
    [postedAt, "posted_at >= '2026-11-16' AND posted_at < '2026-11-23'", { low: '2026-11-16', high: '2026-11-22' }],
  ])('of a range of %o is read from %s', (field, filter, range) => {
    expect(chosenRange(filter, field)).toEqual(range);
  });

  it.each([
    [price, { low: '500', high: '' }, ['price >= 500']],
    [price, { low: 'cheap', high: '1e3' }, ['price <= 1000']],
    [postedAt, { low: '2026-02-28', high: '2026-02-28' }, ["posted_at >= '2026-02-28'", "posted_at < '2026-03-01'"]],
  ])('of a range of %o, %o becomes conditions', (field, range, terms) => {
    expect(changedTerms('', field, range)).toEqual(terms);
  });

  it.each([
    [price, 'price < 1500', { low: '', high: '1500' }, ['price < 1500']],
    [price, 'price < 1500 AND year = 1', { low: '500', high: '1500' }, ['price >= 500', 'price < 1500']],
    [price, 'price BETWEEN 5 AND 9', { low: '5', high: '' }, ['price >= 5']],
    [price, 'price > 5 AND price < 9', { low: '6', high: '9' }, ['price >= 6', 'price < 9']],
    [
      postedAt,
      "posted_at >= '2026-11-16T10:00:00Z' AND posted_at < '2026-11-17'",
      { low: '2026-11-16', high: '2026-11-17' },
      ["posted_at >= '2026-11-16T10:00:00Z'", "posted_at < '2026-11-18'"],
    ],
  ])('of %o in %s, changed to %o, keeps the condition of an end that stays', (field, filter, range, terms) => {
    expect(changedTerms(filter, field, range)).toEqual(terms);
  });

  it.each([
    ["city HAS 'a' OR city HAS 'b'", true],
    ["city = 'a'", false],
    ["NOT city HAS 'a'", false],
    ["other HAS 'a'", false],
  ])('%s is of items: %s', (filter, areItems) => {
    expect(areItemsChosen(filter, 'city')).toBe(areItems);
  });

  it('reaches over the ranges from the first to the last that is marked', () => {
    expect(spanTerms('price >= 0 AND price < 500', 'price >= 1000 AND price <= 1500')).toEqual(['price >= 0', 'price <= 1500']);
    expect(spanTerms('price >= 0 AND price < 500', 'price BETWEEN 1000 AND 1500')).toEqual(['price >= 0', 'price <= 1500']);
    expect(spanTerms('year = 1', 'year = 3')).toEqual(['year >= 1', 'year <= 3']);
    expect(spanTerms('year = 1', 'year = 1')).toEqual(['year = 1']);
    expect(spanTerms('price BETWEEN 0 AND 9', 'price BETWEEN 0 AND 9')).toEqual(['price BETWEEN 0 AND 9']);
  });
});
