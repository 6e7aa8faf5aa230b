import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { composeAnswer } from '../../../../src/core/plan/answer/answer.ts';
import { memoryTable, openTestEngine } from '../../../tables/memory-table.ts';
import { numbersOf } from '../../../../src/core/plan/model/phrasing.ts';
import type { StatsPlan } from '../../../../src/core/plan/plan.ts';
import { parsePlan } from '../../../../src/core/plan/parse.ts';
import { printPlan } from '../../../../src/core/plan/print.ts';
import type { ChangesResult, Figure, RecordsResult, StatsResult } from '../../../../src/core/plan/result.ts';
import { runs } from '../../../property-runs.ts';

const fields: readonly QueryField[] = [
  { name: 'town', type: 'text' },
  { name: 'rent', type: 'number', unit: 'EUR', min: 300, max: 3000 },
  { name: 'built', type: 'number', min: 1890, max: 2020, integer: true },
  { name: 'seen', type: 'date', precision: 'day' },
  { name: 'furnished', type: 'boolean' },
];

const scope = { run: null, records: 3201, unknown: 0, warnings: [], coverage: [] };
const figure = (value: Figure['value'], values = 10, nulls = 0): Figure => ({ value, values, nulls });

function stats(statement: string, rows: StatsResult['rows'], more: Partial<StatsResult> = {}): StatsResult {
  // The statements of this file are of figures.
  const plan = parsePlan(statement, fields) as StatsPlan;
  const typed = (name: string) => fields.find((field) => name === field.name);
  const groups = plan.groups.map((grouping) => ({ name: grouping.field, type: typed(grouping.field)?.type ?? ('text' as const) }));
  const measures = plan.measures.map((measure) => {
    const field = 'field' in measure && typeof measure.field === 'string' ? typed(measure.field) : undefined;
    const isCount = measure.kind === 'count' || measure.kind === 'countIf' || measure.kind === 'distinct' || measure.kind === 'correlation';
    return {
      name: printPlan({ ...plan, measures: [measure], groups: [], where: null, order: [], limit: null }),
      type: isCount || measure.kind === 'share' ? ('number' as const) : (field?.type ?? ('number' as const)),
      ...(measure.kind === 'share' ? { unit: '%' } : !isCount && field?.unit !== undefined ? { unit: field.unit } : {}),
    };
  });
  return { kind: 'stats', plan, columns: [...groups, ...measures], rows, groups: rows.length, matched: 120, ...scope, ...more };
}

const one = (...figures: readonly Figure[]) => [{ groups: [], figures, records: 120 }];

describe('figures in words', () => {
  it.each([
    ['count()', one(figure(3201)), {}, 'There are 3,201 records.'],
    ["count() where town = 'Tarn'", one(figure(120)), {}, "120 of 3,201 records match town = 'Tarn'."],
    ["count() where town = 'Tarn'", one(figure(0)), { matched: 0 }, "No record matches town = 'Tarn' (of 3,201)."],
    ['avg(rent)', one(figure(1234.5678, 108)), {}, 'The average rent is €1,234.57, over 108 records.'],
    ['sum(rent)', one(figure(18_525_932.4, 108)), {}, 'The total rent is €18,525,900, over 108 records.'],
    ['avg(built)', one(figure(39.795918367346935, 49)), {}, 'The average built is 39.8, over 49 records.'],
    ['stddev(built)', one(figure(4.300000000000001, 49)), {}, 'The standard deviation of built is 4.3, over 49 records.'],
    [
      'median(rent), max(rent), avg(built) where furnished = true',
      one(figure(900, 100), figure(2000, 100), figure(1950, 90)),
      {},
      'The median rent is €900 and the highest rent is €2,000, over 100 records where furnished = true. The average built is 1,950, over 90 of them.',
    ],
    ['max(built)', one(figure(2020, 108)), {}, 'The highest built is 2020, over 108 records.'],
    ['min(seen)', one(figure(Date.UTC(2026, 2, 1), 9)), {}, 'The earliest seen is 2026-03-01, over 9 records.'],
    ['avg(rent)', one(figure(null, 0)), {}, 'There is no average rent: none of the 120 records has a value for it.'],
    ['distinct(town)', one(figure(7, 118)), {}, 'There are 7 different values of town in 118 records.'],
    ['p90(rent)', one(figure(2000, 50)), {}, 'The 90th percentile of rent is €2,000, over 50 records.'],
    ['corr(rent, built)', one(figure(-0.51234, 50)), {}, 'The correlation (Pearson) of rent and built is -0.5123, over 50 records with both.'],
    [
      'share(furnished = true), count(furnished = true), count()',
      one(figure(25, 120), figure(30), figure(120)),
      {},
      '25 % of the records match furnished = true (30 of 120).',
    ],
    [
      'share(furnished = true), count(furnished = true), count()',
      one(figure(25, 110), figure(30), figure(120)),
      {},
      '25 % of the records match furnished = true (30 of 120, 10 without a value).',
    ],
  ])('%s', (statement, rows, more, sentence) => {
    expect(composeAnswer(stats(statement, rows, more), fields).sentences.join(' ')).toBe(sentence);
  });

  it('say in one clause which records were left out', () => {
    const result = stats('avg(rent) where furnished = true', one(figure(900, 100)), {
      unknown: 35,
      coverage: [{ field: 'rent', values: 100, nulls: 20 }],
    });
    expect(composeAnswer(result, fields).sentences.slice(1)).toEqual(['Left out: 20 records without rent and 35 records without furnished.']);
  });
});

describe('groups in words', () => {
  const rows = [
    { groups: ['Tarn'], figures: [figure(900), figure(4)], records: 4 },
    { groups: [null], figures: [figure(700), figure(2)], records: 2 },
  ];

  it('are shown in their order by a table, which the sentence does not repeat', () => {
    const { sentences, table, figures } = composeAnswer(stats('avg(rent), count() by town order by avg(rent) desc', rows), fields);
    expect(sentences).toEqual(['Average rent (EUR) by town, highest first, over 120 records:']);
    expect(table).toEqual({
      columns: ['town', 'avg(rent)', 'count()'],
      rows: [
        ['Tarn', 900, 4],
        [null, 700, 2],
      ],
    });
    expect(figures.map(({ name, value }) => [name, value])).toEqual([
      ['avg(rent) of town=Tarn', 900],
      ['count() of town=Tarn', 4],
      ['avg(rent) of town=null', 700],
      ['count() of town=null', 2],
    ]);
  });

  it('are led to by one colon, also where records were left out', () => {
    const result = stats('avg(rent) by town', rows, { coverage: [{ field: 'rent', values: 100, nulls: 20 }] });
    expect(composeAnswer(result, fields).sentences).toEqual(['Average rent (EUR) by town, over 120 records (left out: 20 records without rent):']);
  });

  it('are one where one is asked for', () => {
    const result = stats('avg(rent), count() by town order by avg(rent) desc limit 1', rows.slice(0, 1));
    expect(composeAnswer(result, fields).sentences).toEqual(['Town Tarn has the highest average rent: €900 (over 10 records).']);
  });

  it.each([
    [4, '4 different values of town keep that bound.'],
    [1, 'Only one value of town keeps that bound.'],
  ])('is chosen among those that keep a bound: %i', (groups, kept) => {
    const statement = 'avg(rent), count() by town having count() >= 9 order by avg(rent) desc limit 1';
    const [first] = composeAnswer(stats(statement, rows.slice(0, 1), { groups }), fields).sentences;
    expect(first).toBe(kept);
  });

  it('may be none', () => {
    expect(composeAnswer(stats("count() by town where town = 'X'", [], { matched: 0 }), fields).sentences).toEqual([
      "No record matches town = 'X' (of 3,201).",
    ]);
  });

  it('may be a single one, or the first of more', () => {
    const single = stats("avg(rent), count() by town where town = 'Tarn'", rows.slice(0, 1));
    expect(composeAnswer(single, fields).sentences).toEqual(["Town Tarn: average rent €900, over 120 records where town = 'Tarn'."]);
    const first = stats('avg(rent) by town limit 2', rows, { groups: 47 });
    expect(composeAnswer(first, fields).sentences).toEqual(['Average rent (EUR) by town (2 of 47), over 120 records:']);
  });
});

describe('records in words', () => {
  const columns = [
    { name: 'town', type: 'text' as const },
    { name: 'rent', type: 'number' as const, unit: 'EUR' },
  ];
  const records = (
    data: RecordsResult['data'],
    matched: number,
    statement = "list town, rent where town = 'Tarn' order by rent limit 1",
  ): RecordsResult => ({
    kind: 'records',
    plan: parsePlan(statement, fields) as RecordsResult['plan'],
    columns,
    ordinals: data.map((_, index) => index),
    data,
    ...scope,
    matched,
  });

  it('one is named with its values', () => {
    const { sentences, table, figures } = composeAnswer(records([{ town: 'Tarn', rent: 450 }], 12), fields);
    expect(sentences).toEqual(["Lowest rent of 12 records where town = 'Tarn': €450 (town Tarn)."]);
    expect(table).toBeNull();
    expect(figures).toContainEqual({ name: 'rent', value: 450 });
  });

  it('one of several fields is named by its title', () => {
    const titled: readonly QueryField[] = fields.map((field) => (field.name === 'town' ? { ...field, role: 'title' } : field));
    const second = records([{ town: 'Tarn', rent: 450 }], 12, 'list town, rent order by rent desc limit 1 offset 1');
    expect(composeAnswer(second, titled).sentences).toEqual(['Number 2 by highest rent of 12 records: €450, Tarn.']);
  });

  it('several are counted, and say which of them the table shows', () => {
    const data = [
      { town: 'Tarn', rent: 450 },
      { town: 'Tarn', rent: 500 },
    ];
    const missing = {
      ...records(data, 12, "list town, rent where town = 'Tarn' order by rent limit 2"),
      coverage: [{ field: 'rent', values: 11, nulls: 1 }],
    };
    expect(composeAnswer(missing, fields).sentences).toEqual([
      "12 of 3,201 records match town = 'Tarn'; the first 2, lowest rent first:",
      '1 record without rent comes last.',
    ]);
  });

  it('what is asked of one is said first, the items of a list as words', () => {
    const known: readonly QueryField[] = [
      { name: 'boat', type: 'text', values: 9, role: 'title' },
      { name: 'owners', type: 'text', values: 9 },
      { name: 'rent', type: 'number', values: 9 },
    ];
    const looked = (statement: string, names: readonly string[]): RecordsResult => ({
      ...records([{ boat: 'Tern', owners: ['Ana Ruiz', 'Tom Bell'], rent: null }], 1),
      plan: parsePlan(statement, known) as RecordsResult['plan'],
      columns: names.map((name) => ({ name, type: name === 'rent' ? 'number' : 'text' })),
    });
    const owners = composeAnswer(looked("list boat, owners where boat = 'Tern' limit 50", ['boat', 'owners']), known);
    expect(owners.sentences).toEqual(['Owners of Tern: Ana Ruiz, Tom Bell.', "1 of 3,201 records matches boat = 'Tern'."]);
    expect(owners.figures).toContainEqual({ name: 'owners', value: 'Tom Bell' });
    const both = composeAnswer(looked("list boat, owners, rent where boat = 'Tern' limit 50", ['boat', 'owners', 'rent']), known);
    expect(both.sentences[0]).toBe('Tern: owners Ana Ruiz, Tom Bell; rent none.');
  });

  it('none is said', () => {
    expect(composeAnswer(records([], 0), fields).sentences).toEqual(["No record matches town = 'Tarn' (of 3,201)."]);
  });
});

it('runs that cannot be compared are said', () => {
  const result: ChangesResult = {
    kind: 'changes',
    plan: { kind: 'changes', from: 'previous', to: 'latest', change: null, fields: [], direction: null, limit: null },
    data: [],
    total: 0,
    meta: {
      from: null,
      to: null,
      key: [],
      summary: { added: 0, removed: 0, changed: 0, unchanged: 0 },
      schema: { added: [], removed: [], changed: [] },
    },
    warnings: [],
  };
  expect(composeAnswer(result, fields).sentences).toEqual(['There are no runs to compare yet.']);
});

it('every number in an answer is one of its figures, or of the plan, or a count of records', async () => {
  const statement = fc.constantFrom(
    'count()',
    'avg(rent)',
    'median(rent), max(rent)',
    'sum(rent) where rent > 100',
    'stddev(rent)',
    'avg(rent) by town',
    'share(furnished = true), count(furnished = true), count()',
  );
  const record = fc.record({
    town: fc.constantFrom('Tarn', 'Moor', null),
    rent: fc.oneof(fc.integer({ min: -900, max: 90_000 }), fc.constant(null)),
    furnished: fc.constantFrom(true, false, null),
  });
  await using engine = await openTestEngine();
  await fc.assert(
    fc.asyncProperty(statement, fc.array(record, { maxLength: 12 }), async (text, records) => {
      const plan = parsePlan(text, fields) as StatsPlan;
      const rows = records.map((each) =>
        fields.map(({ name }) => (name === 'town' ? each.town : name === 'rent' ? each.rent : name === 'furnished' ? each.furnished : null)),
      );
      await using table = await memoryTable(engine, fields, rows);
      const computed = await table.stats(plan);
      const result: StatsResult = { ...computed, run: null, records: records.length };
      const { sentences, figures } = composeAnswer(result, fields);
      const known = new Set(
        [
          ...figures.flatMap(({ value }) =>
            typeof value === 'number'
              ? [
                  value,
                  Math.abs(value),
                  Number(value.toFixed(2)),
                  Math.abs(Number(value.toFixed(2))),
                  Number(value.toPrecision(4)),
                  ...[Number(value.toPrecision(6)), Math.round(value)].flatMap((each) => [each, Math.abs(each)]),
                  Math.abs(Number(value.toPrecision(4))),
                ]
              : [],
          ),
          ...numbersOf(text),
          ...result.rows.flatMap((row) => [row.records, ...row.figures.flatMap(({ values, nulls }) => [values, nulls])]),
          ...result.coverage.flatMap(({ values, nulls }) => [values, nulls]),
          result.matched,
          result.records,
          result.unknown,
          result.groups,
        ].map(String),
      );
      expect(numbersOf(sentences.join(' ')).filter((number) => !known.has(String(number)))).toEqual([]);
    }),
    { numRuns: runs(150) },
  );
});
