import { expect, it } from 'vitest';

import type { Cell, RunField } from '../../../src/core/fields/field.ts';
import { toRecord } from '../../../src/core/fields/record.ts';

const field = (name: string, type: RunField['type'] = 'text', more: Partial<RunField> = {}): RunField => ({
  name,
  type,
  json: false,
  stats: { values: 0, nulls: 0 },
  ...more,
});

it.each<readonly [RunField, Cell, unknown]>([
  [field('price', 'number'), 1.5, 1.5],
  [field('open', 'boolean'), false, false],
  [field('title'), 'Up', 'Up'],
  [field('seen', 'date'), Date.UTC(2026, 2, 15, 10, 30), '2026-03-15T10:30:00.000Z'],
  [field('seen', 'date', { precision: 'day' }), Date.UTC(2026, 2, 15), '2026-03-15'],
  [field('seen', 'date', { precision: 'day' }), Date.UTC(1950, 0, 1), '1950-01-01'],
  [field('seen', 'date'), null, null],
  [field('tags', 'text', { json: true }), '["a",{"b":1}]', ['a', { b: 1 }]],
  [field('tags', 'text', { json: true }), '"a"', 'a'],
  [field('tags', 'text', { json: true }), null, null],
  [field('tags'), '["a"]', '["a"]'],
])('%j holds %j as %j', (one, cell, value) => {
  expect(toRecord([one], [cell])).toEqual({ [one.name]: value });
});

it('keeps the order of fields, whatever they are called', () => {
  const names = ['title', '100', 'price', '7', '__proto__', 'constructor', '007', 'toString'];
  const record = toRecord(
    names.map((name) => field(name)),
    names.map((_, index) => `v${index}`),
  );
  expect(Object.keys(record)).toEqual(names);
  expect(JSON.stringify(record)).toBe(`{${names.map((name, index) => `"${name}":"v${index}"`).join(',')}}`);
  expect(record['100']).toBe('v1');
});

it('holds a field called __proto__ as any other, and leaves the prototype alone', () => {
  const record = toRecord([field('__proto__'), field('a')], ['x', 'y']);
  expect(Object.getOwnPropertyDescriptor(record, '__proto__')?.value).toBe('x');
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
});

it('keeps fields without a value', () => {
  expect(toRecord([field('a'), field('b')], ['x'])).toEqual({ a: 'x', b: null });
});
