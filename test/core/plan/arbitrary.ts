import fc from 'fast-check';

import type { Cell } from '../../../src/core/fields/field.ts';
import type { Condition, DatePart, Literal, Predicate } from '../../../src/core/condition/condition.ts';
import type {
  ChangeMean,
  ChangeOrder,
  ChangesPlan,
  Grouping,
  HistoryPlan,
  Measure,
  Measured,
  Plan,
  RecordsPlan,
  StatsPlan,
} from '../../../src/core/plan/plan.ts';
import { dateBuckets } from '../../../src/core/plan/parse-stats.ts';
import type { ConditionField } from '../../../src/core/condition/fields.ts';

/** Fields of every type; some names need backticks. */
export const fields = [
  { name: 'price', type: 'number', unit: 'USD' },
  { name: 'having', type: 'number' },
  { name: 'posted_at', type: 'date' },
  { name: 'The `day`, open', type: 'date', precision: 'day' },
  { name: 'pets', type: 'boolean' },
  { name: 'city', type: 'text' },
  { name: 'Straße', type: 'text' },
  { name: 'tags', type: 'text', json: true },
] as const satisfies readonly ConditionField[];

type Kind = 'number' | 'date' | 'boolean' | 'text' | 'list';

const plain = { noNullPrototype: true } as const;

/** Ties, both zeros, the ends of whole numbers, huge and tiny values. */
const numbers = [
  0,
  -0,
  1,
  1,
  2,
  -1,
  0.1,
  0.2,
  0.3,
  4.3,
  99.99,
  1500,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e16,
  1e-7,
  5e-324,
  -5e-324,
  1e308,
  -1e308,
  1.7976931348623157e308,
];
const days = ['1969-12-31', '1970-01-01', '2024-02-29', '2026-01-01', '2026-12-28', '2027-01-03', '0000-01-01', '9999-12-31'];
const instants = ['2026-03-01T00:00:00.001Z', '2026-03-01T23:59:59.999Z', '1969-12-31T23:59:59.999Z', '2020-12-31T12:30:00.000Z'];
const texts = [
  'Aldport',
  'aldport',
  'ALDPORT Süd',
  'Corvane',
  '',
  "it's",
  'crème brûlée',
  'Creme',
  'balcony, garden',
  'garden',
  '東京都',
  '東京',
  '😀 smile',
  '\uffff',
  '\u{1f600}',
  'a\u0000b',
  'é',
  'e\u0301',
  'İ',
  'straße',
];
const lists = [
  '[]',
  '["garden","balcony"]',
  '["garden","garden"]',
  '["Garden view",null,3]',
  '"garden"',
  '{"a":1}',
  '[[1],true]',
  '["東京"]',
  'null',
  '3',
];

const literalsOf = {
  number: fc.oneof(fc.constantFrom(...numbers), fc.double({ noNaN: true, noDefaultInfinity: true })),
  date: fc.constantFrom(...days, ...instants),
  boolean: fc.boolean(),
  text: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) }),
  list: fc.constantFrom('garden', 'Garden view', '3', '{"a":1}', 'nothing'),
} as const satisfies Record<Kind, fc.Arbitrary<Literal>>;

const cellsOf = {
  number: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...numbers) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  ),
  date: fc.constantFrom(...[...days, ...instants].map((date) => Date.parse(date)), -1, 2.5e14),
  boolean: fc.boolean(),
  text: literalsOf.text,
  list: fc.constantFrom(...lists),
} as const satisfies Record<Kind, fc.Arbitrary<Cell>>;

function kindOf(field: ConditionField): Kind {
  return field.json === true ? 'list' : field.type;
}

function nameOf(...kinds: readonly Kind[]): fc.Arbitrary<string> {
  return fc.constantFrom(...fields.filter((field) => kinds.includes(kindOf(field))).map(({ name }) => name));
}

/** Records of `fields`; every tenth value is missing. */
export const records: fc.Arbitrary<readonly Cell[]> = fc.tuple(
  ...fields.map((field) =>
    fc.oneof({ weight: 9, arbitrary: cellsOf[kindOf(field)] as fc.Arbitrary<Cell> }, { weight: 1, arbitrary: fc.constant(null) }),
  ),
);

const negated = fc.boolean();
const words = fc.constantFrom('garden', 'GARDEN', 'creme', 'sud aldport', '東京', '😀', 'e', 'balcony garden', "it's", 'smile', 'missing');

const partValues = {
  year: fc.constantFrom(0, 1969, 1970, 2020, 2024, 2026, 9999),
  quarter: fc.integer({ min: 1, max: 4 }),
  month: fc.oneof(fc.constantFrom('January', 'february', ' MARCH', 'December'), fc.integer({ min: 1, max: 12 })),
  weekday: fc.constantFrom('Monday', 'tuesday', 'WEDNESDAY', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  hour: fc.constantFrom(0, 12, 22, 23),
} as const satisfies Record<DatePart, fc.Arbitrary<Literal>>;

const conditions: fc.Arbitrary<Predicate> = fc.oneof(
  ...fields.map((each): fc.Arbitrary<Predicate> => {
    const kind = kindOf(each);
    const field = fc.constant(each.name);
    const value: fc.Arbitrary<Literal> = literalsOf[kind];
    const isOrdered = kind !== 'boolean' && kind !== 'list';
    const op = fc.constantFrom(...(isOrdered ? (['=', '!=', '<', '<=', '>', '>='] as const) : (['=', '!='] as const)));
    return fc.oneof(
      fc.record({ kind: fc.constant('compare'), field, op, value }, plain),
      fc.record({ kind: fc.constant('in'), field, negated, values: fc.array(value, { maxLength: 4 }) }, plain),
      fc.record({ kind: fc.constant('null'), field, negated }, plain),
      ...(isOrdered ? [fc.record({ kind: fc.constant('between'), field, negated, low: value, high: value }, plain)] : []),
      ...(kind === 'text' || kind === 'list' ? [fc.record({ kind: fc.constant('has'), field, negated, text: words }, plain)] : []),
      ...(kind === 'date' ? [partConditions(each)] : []),
    );
  }),
  fc.record({ kind: fc.constant('text'), negated, text: words }, plain),
  ...(['number', 'date', 'text'] as const).map((kind): fc.Arbitrary<Predicate> =>
    fc.record(
      {
        kind: fc.constant('compareFields'),
        field: nameOf(kind),
        op: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
        other: nameOf(kind),
      },
      plain,
    ),
  ),
);

function partConditions(field: ConditionField): fc.Arbitrary<Predicate> {
  const ofDays = (['year', 'quarter', 'month', 'weekday'] as const).map((part) => partCondition(field.name, part));
  return fc.oneof(...ofDays, ...(field.precision === 'day' ? [] : [partCondition(field.name, 'hour')]));
}

function partCondition(field: string, part: DatePart): fc.Arbitrary<Predicate> {
  const values: fc.Arbitrary<readonly Literal[]> = fc.array<Literal>(partValues[part], { maxLength: 3 });
  return fc.record({ kind: fc.constant('part'), field: fc.constant(field), part: fc.constant(part), negated, values }, plain);
}

const wheres: fc.Arbitrary<Condition> = fc.letrec<{ where: Condition }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    conditions,
    fc.record({ kind: fc.constantFrom('and', 'or'), items: fc.array(tie('where'), { minLength: 1, maxLength: 3 }) }, plain),
    fc.record({ kind: fc.constant('not'), item: tie('where') }, plain),
  ),
})).where;

const figureConditions: fc.Arbitrary<Predicate> = fc.record(
  {
    kind: fc.constant('compareTo'),
    field: nameOf('number'),
    op: fc.constantFrom('<', '<=', '>', '>='),
    measure: fc.constantFrom('avg', 'median'),
  },
  plain,
);

/** Conditions of whole plans: their items may compare with figures. */
const scopes: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: wheres },
  { weight: 1, arbitrary: figureConditions },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(figureConditions, { minLength: 1, maxLength: 2 }), fc.array(wheres, { maxLength: 2 }))
      .map(([figures, others]): Condition => ({ kind: 'and', items: [...others, ...figures] })),
  },
);

const percents = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0.5, 99.9, 12.5));

const measures: fc.Arbitrary<Measure> = fc.oneof(
  fc.constant<Measure>({ kind: 'count' }),
  fc.record({ kind: fc.constantFrom('values', 'distinct'), field: nameOf('number', 'date', 'boolean', 'text', 'list') }, plain),
  fc.record({ kind: fc.constantFrom('sum', 'stddev', 'avg', 'median'), field: nameOf('number') }, plain),
  fc.record({ kind: fc.constantFrom('avg', 'median'), field: nameOf('date') }, plain),
  fc.record({ kind: fc.constantFrom('min', 'max'), field: nameOf('number', 'date', 'text') }, plain),
  fc.record({ kind: fc.constant('percentile'), field: nameOf('number', 'date'), p: percents }, plain),
  fc.record({ kind: fc.constant('share'), of: fc.option(wheres, { freq: 3 }) }, plain),
  fc.record({ kind: fc.constant('countIf'), of: wheres }, plain),
  fc.record({ kind: fc.constant('correlation'), fields: fc.tuple(nameOf('number', 'date', 'boolean'), nameOf('number', 'date', 'boolean')) }, plain),
);

const computed: fc.Arbitrary<Measured> = fc.record(
  { kind: fc.constantFrom('difference', 'ratio', 'sum', 'product'), left: nameOf('number'), right: nameOf('number') },
  plain,
);

const ofNumbers: fc.Arbitrary<Measured> = fc.oneof(nameOf('number'), computed);

const operands: fc.Arbitrary<Measure> = fc.oneof(
  fc.constant<Measure>({ kind: 'count' }),
  fc.record({ kind: fc.constantFrom('sum', 'avg', 'median', 'stddev', 'min', 'max'), field: ofNumbers }, plain),
  fc.record({ kind: fc.constant('percentile'), field: ofNumbers, p: percents }, plain),
  fc.record({ kind: fc.constant('distinct'), field: nameOf('text') }, plain),
  fc.record({ kind: fc.constant('countIf'), of: wheres }, plain),
  fc.record({ kind: fc.constant('shareOf'), field: ofNumbers }, plain),
);

const combined: fc.Arbitrary<Measure> = fc.record({ kind: fc.constantFrom('ratio', 'difference'), left: operands, right: operands }, plain);

const totals: fc.Arbitrary<Measure> = fc.oneof(
  fc.constant<Measure>({ kind: 'count' }),
  fc.record({ kind: fc.constant('sum'), field: ofNumbers }, plain),
  fc.record({ kind: fc.constant('countIf'), of: wheres }, plain),
);

const periodic: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({ kind: fc.constant('growth'), of: fc.oneof(operands, combined) }, plain),
  fc.record({ kind: fc.constant('running'), of: totals }, plain),
);

const groupings: fc.Arbitrary<Grouping> = fc.oneof(
  fc.record({ kind: fc.constant('value'), field: nameOf('number', 'date', 'boolean', 'text') }, plain),
  fc.record({ kind: fc.constant('date'), field: nameOf('date'), bucket: fc.constantFrom(...dateBuckets) }, plain),
  fc.record({ kind: fc.constant('number'), field: nameOf('number'), width: fc.constantFrom(1, 100, 0.1, 0.5, 1e-9, 1e300) }, plain),
);

const listGrouping: fc.Arbitrary<readonly Grouping[]> = fc.constantFrom(
  [],
  [],
  [{ kind: 'value', field: 'tags' } as const],
  [{ kind: 'item', field: 'tags' } as const],
  [{ kind: 'item', field: 'city' } as const],
);

/** Several fractions of the same numbers. */
const quantiles: fc.Arbitrary<readonly Measure[]> = fc
  .tuple(fc.oneof(ofNumbers, nameOf('date')), fc.array(percents, { minLength: 2, maxLength: 4 }))
  .map(([field, all]) => [{ kind: 'median', field }, ...all.map((p): Measure => ({ kind: 'percentile', field, p }))]);

/** Plans of figures whose orders and bounds speak of what there is. */
export const statsPlans: fc.Arbitrary<StatsPlan> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.array(measures, { minLength: 1, maxLength: 4 }) }, { weight: 1, arbitrary: quantiles }),
    fc.array(groupings, { maxLength: 2 }),
    listGrouping,
  )
  .chain(([all, some, list]) => {
    const groups = [...list, ...some];
    const bounded = all.flatMap((measure, index) => (isNumeric(measure) ? [index] : []));
    const byMeasure = fc.record({ by: fc.constant('measure' as const), index: fc.nat(all.length - 1), descending: fc.boolean() }, plain);
    const byGroup = fc.record({ by: fc.constant('group' as const), index: fc.nat(Math.max(0, groups.length - 1)), descending: fc.boolean() }, plain);
    const bounds = fc.record(
      {
        measure: fc.constantFrom(...(bounded.length === 0 ? [0] : bounded)),
        op: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
        value: fc.constantFrom(-1, -0, 0, 1, 2, 50, 1e300),
      },
      plain,
    );
    return fc.record<StatsPlan>(
      {
        kind: fc.constant('stats'),
        where: fc.option(scopes),
        groups: fc.constant(groups),
        measures: fc.constant(all),
        having: bounded.length === 0 ? fc.constant([]) : fc.array(bounds, { maxLength: 2 }),
        order: fc.array(groups.length === 0 ? byMeasure : fc.oneof(byMeasure, byGroup), { maxLength: 3 }),
        limit: fc.option(fc.integer({ min: 1, max: 6 })),
      },
      plain,
    );
  });

const periods: fc.Arbitrary<Grouping> = fc.record(
  { kind: fc.constant('date'), field: nameOf('date'), bucket: fc.constantFrom('decade', 'year', 'quarter', 'month', 'week', 'day') },
  plain,
);

/** Plans whose measures combine others or compare periods, and which show a window of the groups. */
const windowPlans: fc.Arbitrary<StatsPlan> = fc.record<StatsPlan>(
  {
    kind: fc.constant('stats'),
    where: fc.option(scopes),
    groups: fc.tuple(periods, fc.record({ kind: fc.constant('value'), field: nameOf('text', 'boolean') }, plain)),
    measures: fc.array(fc.oneof(operands, combined, periodic), { minLength: 1, maxLength: 3 }),
    having: fc.array(fc.record({ measure: fc.constant(0), op: fc.constantFrom('>', '<='), value: fc.constantFrom(-1, 0, 2) }, plain), {
      maxLength: 1,
    }),
    order: fc.array(fc.record({ by: fc.constantFrom('measure', 'group'), index: fc.constant(0), descending: fc.boolean() }, plain), { maxLength: 2 }),
    limit: fc.option(fc.integer({ min: 1, max: 6 })),
    offset: fc.nat(3),
    perGroup: fc.record({ limit: fc.integer({ min: 1, max: 3 }) }, plain),
  },
  { requiredKeys: ['kind', 'where', 'groups', 'measures', 'having', 'order', 'limit'], noNullPrototype: true },
);

function isNumeric(measure: Measure): boolean {
  return (
    !('field' in measure) ||
    measure.kind === 'values' ||
    measure.kind === 'distinct' ||
    fields.some(({ name, type }) => name === measure.field && type === 'number')
  );
}

const anyField = nameOf('number', 'date', 'boolean', 'text', 'list');

export const recordsPlans: fc.Arbitrary<RecordsPlan> = fc.record(
  {
    kind: fc.constant('records'),
    where: fc.option(scopes),
    fields: fc.array(anyField, { maxLength: 3 }),
    order: fc.array(fc.record({ field: anyField, descending: fc.boolean() }, plain), { maxLength: 3 }),
    offset: fc.constantFrom(0, 0, 1, 5),
    limit: fc.option(fc.integer({ min: 1, max: 8 })),
  },
  plain,
);

const runs = fc.constantFrom('first', 'oldest', 'previous', 'latest', '2026-03-01', '01JB9XKTW2V4C6M8N0P2R4S6T8', "it's");

const changeOrders: fc.Arbitrary<ChangeOrder> = fc.oneof(
  fc.record({ by: fc.constant('delta'), field: nameOf('number', 'date'), descending: fc.boolean() }, plain),
  fc.record({ by: fc.constant('pct'), field: nameOf('number'), descending: fc.boolean() }, plain),
  fc.record({ by: fc.constant('value'), field: anyField, descending: fc.boolean() }, plain),
);

const changesAlone: fc.Arbitrary<ChangesPlan> = fc.record<ChangesPlan>(
  {
    where: fc.oneof(wheres, fc.constant(null)),
    was: wheres,
    order: fc.array(changeOrders, { maxLength: 3 }),
    kind: fc.constant('changes'),
    from: runs,
    to: runs,
    change: fc.constantFrom('added', 'removed', 'changed', null),
    fields: fc.array(anyField, { maxLength: 2 }),
    direction: fc.option(fc.record({ field: nameOf('number', 'date'), way: fc.constantFrom('up', 'down') }, plain)),
    limit: fc.option(fc.integer({ min: 1, max: 8 })),
    by: anyField,
  },
  { ...plain, requiredKeys: ['where', 'order', 'kind', 'from', 'to', 'change', 'fields', 'direction', 'limit'] },
);

const changeMeans: fc.Arbitrary<ChangeMean> = fc.oneof(
  fc.record({ by: fc.constant('delta'), field: nameOf('number', 'date') }, plain),
  fc.record({ by: fc.constant('pct'), field: nameOf('number') }, plain),
);

const changesPlans: fc.Arbitrary<ChangesPlan> = fc
  .tuple(changesAlone, fc.option(changeMeans))
  .map(([plan, mean]) => (mean === null || plan.by !== undefined ? plan : { ...plan, mean }));

const historyPlans: fc.Arbitrary<HistoryPlan> = fc.record(
  { kind: fc.constant('history'), key: fc.constantFrom('F-1', "it's", '"Smith, Jane",7', 'field', '`'), field: fc.option(anyField) },
  plain,
);

const parts = fc.record({ label: fc.constantFrom('', 'with', "it's", ';'), plan: fc.oneof(statsPlans, recordsPlans, changesPlans) }, plain);

/** Plans of every kind that pass the check of `fields`. */
export const plans: fc.Arbitrary<Plan> = fc.oneof(
  statsPlans,
  windowPlans,
  recordsPlans,
  changesPlans,
  historyPlans,
  fc.record({ kind: fc.constant('several'), parts: fc.array(parts, { minLength: 1, maxLength: 3 }) }, plain),
);
