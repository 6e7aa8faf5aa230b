import { describe, expect, test } from 'vitest';

import { readAnswer } from '../../../../src/core/query/model/answer.ts';

const names = new Map([['rent', 'monthly rent']]);
const good = { field: 'rent', op: '<', values: [900], quote: 'under 900' };

/** JSON as a model writes it: only there does `__proto__` become a property of its own. */
const parsed = (text: string): unknown => JSON.parse(text);

describe('the answer of a model', () => {
  test('gives conditions on the fields by their own names', () => {
    expect(readAnswer({ conditions: [good], order: null }, names)).toEqual({
      conditions: [{ ...good, field: 'monthly rent' }],
      order: null,
      unusable: 0,
    });
  });

  test.each([
    ['numbers and yes or no written as text', ['900', 'true', '-1.5', 'false'], [900, true, -1.5, false]],
    ['dates', ['2026-03-01'], ['2026-03-01']],
  ])('is taken with %s', (_what, values, read) => {
    expect(readAnswer({ conditions: [{ ...good, values }] }, names)?.conditions[0]?.values).toEqual(read);
  });

  test.each([
    ['prose', 'Sure! Here is the filter you asked for: price < 900'],
    ['nothing', null],
    ['a number', 3],
    ['a list', [good]],
    ['another object', { filter: 'rent < 900' }],
    ['conditions that are no list', { conditions: good }],
    ['conditions of its prototype', parsed('{"__proto__": {"conditions": []}}')],
  ])('is no answer when it is %s', (_what, given) => {
    expect(readAnswer(given, names)).toBeNull();
  });

  test.each([
    ['a field that there is not', { ...good, field: 'price' }],
    ['the name of something every object has', { ...good, field: 'constructor' }],
    ['a field by its own name, which it was not told', { ...good, field: 'monthly rent' }],
    ['an operator that there is not', { ...good, op: 'LIKE' }],
    ['no values', { ...good, values: [] }],
    ['values that are none', { ...good, values: [[900]] }],
    ['a value that is no list', { ...good, values: 900 }],
    ['an endless number', { ...good, values: [Number.POSITIVE_INFINITY] }],
    ['a value that is an essay', { ...good, values: ['x'.repeat(1000)] }],
    ['more values than anybody asks for', { ...good, values: Array.from({ length: 1000 }, (_, index) => index) }],
    ['a quote that is an essay', { ...good, quote: 'under 900 '.repeat(100) }],
    ['no quote', { ...good, quote: '' }],
    ['nothing at all', {}],
    ['a nested answer', { conditions: [good] }],
    ['what its prototype says', parsed('{"__proto__": {"field": "rent", "op": "<", "values": [900], "quote": "under 900"}}')],
  ])('loses a condition with %s, and keeps the others', (_what, bad) => {
    expect(readAnswer({ conditions: [bad, good] }, names)).toEqual({ conditions: [{ ...good, field: 'monthly rent' }], order: null, unusable: 1 });
  });

  test('is read no further than a few conditions', () => {
    const read = readAnswer({ conditions: Array.from({ length: 100_000 }, () => good) }, names);
    expect(read?.conditions.length).toBeLessThanOrEqual(10);
    expect((read?.unusable ?? 0) + (read?.conditions.length ?? 0)).toBe(100_000);
  });

  test.each([
    [{ field: 'rent', direction: 'asc', quote: 'cheap first' }, { field: 'monthly rent', direction: 'asc', quote: 'cheap first' }, 0],
    [{ field: 'rent', direction: 'up', quote: 'cheap first' }, null, 1],
    [{ field: 'size', direction: 'asc', quote: 'small first' }, null, 1],
    ['asc', null, 1],
    [undefined, null, 0],
  ])('may ask for an order: %j', (order, read, unusable) => {
    expect(readAnswer({ conditions: [], order }, names)).toEqual({ conditions: [], order: read, unusable });
  });
});
