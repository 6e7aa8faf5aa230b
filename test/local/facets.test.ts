import { setImmediate as nextTurn } from 'node:timers/promises';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Facet } from '../../src/contract/operations/facets.ts';
import { checkFilter, parseFilterFor } from '../../src/core/condition/check.ts';
import type { Condition } from '../../src/core/condition/condition.ts';
import { printFilter } from '../../src/core/condition/print.ts';
import type { Cell, RunField } from '../../src/core/fields/field.ts';
import { wireValue } from '../../src/core/fields/record.ts';
import { facets } from '../../src/local/facets.ts';
import type { TableEngine } from '../../src/tables/engine.ts';
import { fields as anyFields, filters, records } from '../core/condition/arbitrary.ts';
import { comparable, itemsOf, truthIn } from '../core/condition/oracle.ts';
import { runs } from '../property-runs.ts';
import { memoryTable, openTestEngine } from '../tables/memory-table.ts';
import { memoryServices, runField, SCRAPER } from './memory-runs.ts';

type Rows = readonly (readonly Cell[])[];

let engine: TableEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterAll(() => engine[Symbol.asyncDispose]());

/** Whole numbers, days, and texts that list several things, next to what filters are tried on. */
const more = [
  { name: 'n', type: 'number' },
  { name: 'day', type: 'date', precision: 'day' },
  { name: "it's a `list`\n", type: 'text', role: 'list' },
] as const;
const moreRecords = fc.tuple(
  fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 3 }), fc.integer()),
  fc.option(fc.integer({ min: -719_162, max: 2_932_896 }).map((day) => day * 86_400_000)),
  fc.option(fc.array(fc.constantFrom('drama', 'Drama', 'crime drama', "o'neill", '—', '', '"x"'), { maxLength: 3 }).map((items) => items.join(', '))),
);

function fieldsOf(rows: Rows): readonly RunField[] {
  return [...anyFields, ...more].map((field, index) => {
    const cells = rows.map((row) => row[index] ?? null).filter((cell) => cell !== null);
    const integer = cells.every(Number.isInteger);
    const nulls = rows.length - cells.length;
    return {
      role: 'text',
      ...field,
      json: 'json' in field,
      stats: { values: cells.length, nulls, ...(field.type === 'number' ? { integer, distinct: new Set(cells).size } : {}) },
    };
  });
}

test('facets count what a reader of all records counts, and each filter passes just the records of its count', async () => {
  const rowsOfAll = fc.array(
    fc.tuple(records, moreRecords).map(([some, others]) => [...some, ...others].map((cell) => (Object.is(cell, -0) ? 0 : cell))),
    { minLength: 1, maxLength: 30, size: 'max' },
  );
  const asked = fc.record({ filter: fc.option(filters), limit: fc.integer({ min: 1, max: 12 }), bins: fc.integer({ min: 1, max: 100 }) });
  await fc.assert(
    fc.asyncProperty(rowsOfAll, fc.array(asked, { minLength: 4, maxLength: 4 }), async (rows, requests) => {
      const fields = fieldsOf(rows);
      await using table = await memoryTable(engine, fields, rows);
      const services = await memoryServices([{ fields, key: [], rows }]);
      const tables = { ...services.tables, open: () => Promise.resolve(table) };
      for (const { filter, limit, bins } of requests) {
        const condition = filter === null ? null : checkFilter(filter, fields);
        const text = condition === null ? undefined : printFilter(condition);
        if ((text ?? '').length > 10_000) continue;
        const names = fields.map(({ name }) => `\`${name.replaceAll('`', '``')}\``).join(',');
        const { data, meta } = await facets({ ...services, tables }, { scraperId: SCRAPER, filter: text, fields: names, limit, bins });
        expect(meta).toEqual({ run: 'run-0', filter: text ?? '', total: passing(rows, condition, fields).length });
        expect(data.map(({ field }) => field)).toEqual(fields.map(({ name }) => name));
        for (const [index, facet] of data.entries()) expectFacet(facet, index, { rows, fields, condition, limit, bins });
      }
    }),
    { numRuns: runs(80) },
  );
});

test('facets that nobody waits for any more end with the reason, however far they are', async () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => [`name ${index}`, index % 977]);
  const fields = [runField('name', 'text'), runField('price', 'number')];
  await using table = await memoryTable(engine, fields, rows);
  const services = await memoryServices([{ fields, key: [], rows }]);
  const tables = { ...services.tables, open: () => Promise.resolve(table) };
  for (let turns = 0; turns < 6; turns += 1) {
    const controller = new AbortController();
    const reason = new Error('enough');
    const work = facets({ ...services, tables }, { scraperId: SCRAPER, fields: 'name,price' }, { signal: controller.signal });
    work.catch(() => undefined);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    controller.abort(reason);
    await expect(work).rejects.toBe(reason);
  }
});

interface Counted {
  readonly rows: Rows;
  readonly fields: readonly RunField[];
  readonly condition: Condition | null;
  readonly limit: number;
  readonly bins: number;
}

function expectFacet(facet: Facet, index: number, { rows, fields, condition, limit, bins }: Counted): void {
  const field = fields[index];
  if (field === undefined) throw new Error('a facet of no field');
  const scope = passing(rows, withoutOwn(condition, field.name), fields);
  const cells = scope.flatMap((row) => row[index] ?? []);
  const countOf = (filter: string) => passing(scope, parseFilterFor(filter, fields), fields).length;
  expect(facet.nulls).toBe(scope.length - cells.length);
  if (facet.kind === 'values') {
    const expected = countedValues(field, cells);
    expect(facet).toMatchObject({ distinct: expected.length, more: Math.max(0, expected.length - limit) });
    if (field.role !== 'list') expect(facet.values.map(({ value, count }) => [value, count])).toEqual(expected.slice(0, limit));
    else expect(new Set(facet.values.map(({ value }) => value))).toEqual(new Set(expected.slice(0, limit).map(([value]) => value)));
    for (const { value, count, filter } of facet.values) {
      if (filter !== undefined) expect(countOf(filter)).toBe(count);
      else expect(value).toBe('—');
    }
    return;
  }
  const numbers = cells.map(Number);
  const shown = (value: number) => (field.type === 'date' ? wireValue(field, value) : value);
  expect(facet.min).toEqual(numbers.length === 0 ? null : shown(Math.min(...numbers)));
  expect(facet.max).toEqual(numbers.length === 0 ? null : shown(Math.max(...numbers)));
  expect(facet.bins.length).toBeLessThanOrEqual(bins);
  expect(facet.bins.length > 0).toBe(numbers.length > 0);
  expect(facet.bins.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
  for (const [position, { from, to, count, filter }] of facet.bins.entries()) {
    if (position > 0) expect(from).toBe(facet.bins[position - 1]?.to);
    if (filter !== undefined) expect(countOf(filter)).toBe(count);
    // Filters name the years 0000 to 9999.
    else expect(`${from} ${to}`).toMatch(/^[+-]\d{6}| [+-]\d{6}/);
  }
}

/** Values, or items, with their counts, as a reader would list them. */
function countedValues(field: RunField, cells: readonly Cell[]): readonly (readonly [value: Cell, count: number])[] {
  const listed = cells.flatMap((cell): readonly Cell[] => {
    if (field.json) return [...new Set(itemsOf(String(cell)))];
    if (field.role !== 'list') return [cell];
    const items = String(cell).split(/[,;|]/);
    return [...new Set(items.map((item) => item.replaceAll(/^[ [\]'"]+|[ [\]'"]+$/g, '')).filter((item) => item !== ''))];
  });
  const counts = new Map<Cell, number>();
  for (const value of listed) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => {
    const [left, right] = comparable(a, b);
    return y - x || (left < right ? -1 : 1);
  });
}

/** What is left of a condition without what its outermost AND says about one field alone. */
function withoutOwn(condition: Condition | null, name: string): Condition | null {
  const items = condition === null ? [] : condition.kind === 'and' ? condition.items : [condition];
  const isOwn = (item: Condition) =>
    [...JSON.stringify(item).matchAll(/"(?:field|other)":("(?:[^"\\]|\\.)*")/g)].every(([, text = '']) => JSON.parse(text) === name);
  const others = items.filter((item) => !isOwn(item));
  return others.length === 0 ? null : { kind: 'and', items: others };
}

function passing(rows: Rows, condition: Condition | null, fields: readonly RunField[]): Rows {
  return rows.filter((row) => condition === null || truthIn(condition, row, fields) === 1);
}
