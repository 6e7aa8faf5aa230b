import fc from 'fast-check';

import type { Cell } from '../../../src/core/fields/field.ts';
import type { CompareOp, Condition, Literal, Predicate } from '../../../src/core/condition/condition.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';

/** Fields of each type; some names need backticks. */
export const fields = [
  { name: 'price', type: 'number' },
  { name: 'list price, `net`', type: 'number' },
  { name: 'posted_at', type: 'date' },
  { name: 'Größe', type: 'date' },
  { name: 'pets', type: 'boolean' },
  { name: 'not', type: 'boolean' },
  { name: 'city', type: 'text' },
  { name: 'has', type: 'text' },
  { name: 'tags', type: 'text', json: true },
] as const satisfies readonly ConditionField[];

/** Objects as code writes them. */
const plain = { noNullPrototype: true } as const;

type Kind = 'number' | 'date' | 'boolean' | 'text' | 'list';

function kindOf(field: ConditionField): Kind {
  return field.json === true ? 'list' : field.type;
}

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

const texts = [
  '',
  'Porto',
  'porto',
  'PÔRTO',
  'São  Pedro, Porto',
  'Sao Pedro',
  "it's",
  "'; --",
  'a\\',
  '東京都 Tower',
  '😀',
  '\uffff',
  '\u0000',
  '%_',
];
const items = ['sea view', 'Sea View', 'garden', '3', '{"a":1}'];
const lists = ['[]', '["sea view","garden"]', '["Sea View",null,3]', '"garden"', '{"a":1}', '["view of the sea"]', 'null'];

/** Numbers that rows and filters share, so that both sides of every comparison meet. */
export const numberCells: readonly Cell[] = [null, ...numbers, 1499.99, -1.7976931348623157e308];
/** Instants from before to after everything that a filter can name. */
export const dateCells: readonly Cell[] = [null, ...dates.map((date) => Date.parse(date)), 1, -1, -6.3e14, 8e15];
export const booleanCells: readonly Cell[] = [null, true, false];
export const textCells: readonly Cell[] = [null, ...texts];
export const listCells: readonly Cell[] = [null, ...lists];

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
  text: fc.constantFrom(...texts),
  list: fc.constantFrom(...items),
} as const satisfies Record<Kind, fc.Arbitrary<Literal>>;

const phrases = fc.constantFrom('porto', 'sao pedro', 'pedro porto', 'porto pedro', 'view', 'sea view', '東京', '京 tower', '😀', 'a');

/** Predicates that pass the check of `fields`, in normal form but for a possible -0. */
const predicates: fc.Arbitrary<Predicate> = fc.constantFrom<ConditionField>(...fields).chain((each) => {
  const kind = kindOf(each);
  const isOrdered = kind === 'number' || kind === 'date';
  const literal: fc.Arbitrary<Literal> = literals[kind];
  const op = fc.constantFrom<CompareOp>(...(isOrdered ? (['=', '!=', '<', '<=', '>', '>='] as const) : (['=', '!='] as const)));
  const field = fc.constant(each.name);
  const negated = fc.boolean();
  const others = fields.filter((other) => kindOf(other) === kind && kind !== 'list').map(({ name }) => name);
  return fc.oneof(
    fc.record({ kind: fc.constant('compare'), field, op, value: literal }, plain),
    fc.record({ kind: fc.constant('in'), field, negated, values: fc.array(literal, { maxLength: 4 }) }, plain),
    fc.record({ kind: fc.constant('null'), field, negated }, plain),
    ...(isOrdered ? [fc.record({ kind: fc.constant('between'), field, negated, low: literal, high: literal }, plain)] : []),
    ...(each.type === 'text' ? [fc.record({ kind: fc.constant('has'), field, negated, text: phrases }, plain)] : []),
    ...(others.length > 0 ? [fc.record({ kind: fc.constant('compareFields'), field, op, other: fc.constantFrom(...others) }, plain)] : []),
  ) as fc.Arbitrary<Predicate>;
});

/** Filters of any shape, groups of one and NOT NOT included. */
export const filters: fc.Arbitrary<Condition> = fc.letrec<{ filter: Condition }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    predicates,
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
  fc.constantFrom(...textCells),
  fc.constantFrom(...textCells),
  fc.constantFrom(...listCells),
);
