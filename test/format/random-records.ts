import fc from 'fast-check';

import type { Cell, RunField } from '../../src/core/fields/field.ts';

export const field = (name: string, type: RunField['type'], more: Partial<RunField> = {}): RunField => ({
  name,
  type,
  json: false,
  stats: { values: 1, nulls: 0 },
  ...more,
});

/** Cells of all types, hostile ones among them. */
export interface Records {
  readonly fields: readonly RunField[];
  readonly rows: readonly (readonly Cell[])[];
}

const hostile = fc.string({
  unit: fc.constantFrom(
    'a',
    '"',
    ',',
    '\r',
    '\n',
    '\t',
    ' ',
    "'",
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '\\',
    '東',
    '🪑',
    '\u2028',
    '\u00a0',
    '\u200b',
    '\ufeff',
    ';',
    '1',
  ),
  maxLength: 6,
});
const nested: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }).filter((value) => value !== null);
const epoch = fc.oneof(
  fc.integer({ min: -8.64e15, max: 8.64e15 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((day) => day * 86_400_000),
  fc.integer({ min: 0, max: 4e12 }),
);

const kinds: readonly { readonly of: (name: string) => RunField; readonly cell: fc.Arbitrary<Cell> }[] = [
  { of: (name) => field(name, 'number'), cell: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0) },
  { of: (name) => field(name, 'number'), cell: fc.integer() },
  {
    of: (name) => field(name, 'number'),
    cell: fc.tuple(fc.integer(), fc.integer({ min: 0, max: 9 })).map(([units, places]) => units / 10 ** places + 0),
  },
  { of: (name) => field(name, 'boolean'), cell: fc.boolean() },
  { of: (name) => field(name, 'date'), cell: epoch },
  { of: (name) => field(name, 'date', { precision: 'day' }), cell: epoch },
  { of: (name) => field(name, 'text'), cell: hostile },
  { of: (name) => field(name, 'text', { json: true }), cell: nested.map((value) => JSON.stringify(value)) },
];

/** Up to five fields of any names and types, and up to four records. */
export const records: fc.Arbitrary<Records> = fc
  .uniqueArray(fc.tuple(hostile, fc.constantFrom(...kinds)), { maxLength: 5, selector: ([name]) => name })
  .chain((columns) =>
    fc.record({
      fields: fc.constant(columns.map(([name, kind]) => kind.of(name))),
      rows: fc.array(fc.tuple(...columns.map(([, kind]) => fc.option(kind.cell, { freq: 4 }))), { maxLength: 4 }),
    }),
  );
