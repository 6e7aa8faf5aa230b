import fc from 'fast-check';

import type { Field } from '../../../src/contract/scrapers.ts';
import type { Cell } from '../../../src/core/fields/field.ts';
import type { CompareOp, ValuePredicate, Filter, Literal } from '../../../src/core/condition/condition.ts';

/** Two fields of each type that can be filtered; some names need backticks. */
export const fields = [
  { name: 'price', type: 'number' },
  { name: 'list price, `net`', type: 'number' },
  { name: 'posted_at', type: 'date' },
  { name: 'Größe', type: 'date' },
  { name: 'pets', type: 'boolean' },
  { name: 'not', type: 'boolean' },
] as const satisfies readonly Field[];

/** Objects as code writes them. */
const plain = { noNullPrototype: true } as const;

type FilterableType = (typeof fields)[number]['type'];

const numbers = [0, 1, -1, 0.1, -0.1, 5, 1500, 2 ** 53, 2 ** 63, -(2 ** 63), 2 ** 64, 1e20, 1e21, -1e21, 5e-324, -5e-324, 1.7976931348623157e308];
const dates = [
  '1969-12-31',
  '1970-01-01',
  '1969-12-31T23:59:59.999Z',
  '2026-03-01',
  '2026-03-01T00:00:00.001Z',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
];

/** Numbers that rows and filters share, so that both sides of every comparison meet. */
export const numberCells: readonly Cell[] = [null, ...numbers, 1499.99, -1.7976931348623157e308];
/** Instants from before to after everything that a filter can name. */
export const dateCells: readonly Cell[] = [null, ...dates.map((date) => Date.parse(date)), 1, -1, -6.3e14, 8e15];
export const booleanCells: readonly Cell[] = [null, true, false];

const literals = {
  number: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...numbers) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  ),
  date: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...dates) },
    {
      weight: 1,
      arbitrary: fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
    },
  ),
  boolean: fc.boolean(),
} as const satisfies Record<FilterableType, fc.Arbitrary<Literal>>;

/** Conditions that pass the check of `fields`, in normal form but for a possible -0. */
const conditions: fc.Arbitrary<ValuePredicate> = fc.constantFrom(...fields).chain(({ name, type }) => {
  const literal: fc.Arbitrary<Literal> = literals[type];
  const op = fc.constantFrom<CompareOp>(...(type === 'boolean' ? (['=', '!='] as const) : (['=', '!=', '<', '<=', '>', '>='] as const)));
  const field = fc.constant(name);
  const negated = fc.boolean();
  const always: fc.Arbitrary<ValuePredicate>[] = [
    fc.record({ kind: fc.constant('compare'), field, op, value: literal }, plain),
    fc.record({ kind: fc.constant('in'), field, negated, values: fc.array(literal, { maxLength: 4 }) }, plain),
    fc.record({ kind: fc.constant('null'), field, negated }, plain),
  ];
  const between: fc.Arbitrary<ValuePredicate> = fc.record({ kind: fc.constant('between'), field, negated, low: literal, high: literal }, plain);
  return fc.oneof(...(type === 'boolean' ? always : [...always, between]));
});

/** Filters of any shape, groups of one and NOT NOT included. */
export const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    conditions,
    fc.record({ kind: fc.constantFrom('and', 'or'), items: fc.array(tie('filter'), { minLength: 1, maxLength: 4 }) }, plain),
    fc.record({ kind: fc.constant('not'), item: tie('filter') }, plain),
  ),
})).filter;

/** Records of `fields`. */
export const records: fc.Arbitrary<readonly Cell[]> = fc.tuple(
  fc.constantFrom(...numberCells),
  fc.constantFrom(...numberCells),
  fc.constantFrom(...dateCells),
  fc.constantFrom(...dateCells),
  fc.constantFrom(...booleanCells),
  fc.constantFrom(...booleanCells),
);
