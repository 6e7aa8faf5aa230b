import fc from 'fast-check';

import type { Cell, RunField } from '../../../src/core/fields/field.ts';
import { runField, type MemoryRun } from '../memory-runs.ts';

/** Two runs, and how they are to be compared. */
export interface DiffCase {
  readonly from: MemoryRun;
  readonly to: MemoryRun;
  /** As in the request; undefined where nothing is said. */
  readonly key: string | undefined;
  readonly ignore: string | undefined;
  readonly tolerance: string | undefined;
}

/** Values of few kinds, so that records collide in every way. */
const cells: Readonly<Record<string, fc.Arbitrary<Cell>>> = {
  id: fc.constantFrom<Cell>('a', 'b', 'c', 'd', 'e', 'f', '', null),
  number: fc.constantFrom<Cell>(0, -0, 1, 1.05, 1.1, 100, 101, 2 ** 53, 2 ** 53 + 2, -3, null),
  date: fc.constantFrom<Cell>(0, 86_400_000, 1_700_000_000_000, null),
  boolean: fc.constantFrom<Cell>(true, false, null),
  text: fc.constantFrom<Cell>('1', 'one', 'x', 'é', '[1]', 'null', null),
  json: fc.constantFrom<Cell>('[1,2]', '[2,1]', '{"a":1,"b":[null]}', '{"b":[null],"a":1.0}', '"x"', '1', '[]', 'null', null),
};

const kinds = ['number', 'date', 'boolean', 'text', 'json'] as const;

/** Fields of both runs: some are missing from one of them, and some have another type in each. */
const fieldPairs = fc
  .record({
    group: fc.constantFrom('text', 'number' as const),
    price: fc.tuple(fc.constantFrom<(typeof kinds)[number]>('number', 'number', 'number', 'text'), fc.constantFrom<(typeof kinds)[number]>('number')),
    other: fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds)),
    note: fc.constantFrom(...kinds),
    missing: fc.constantFrom('none', 'from', 'to'),
    statesNulls: fc.boolean(),
    reversed: fc.boolean(),
  })
  .map(({ group, price, other, note, missing, statesNulls, reversed }) => {
    const noted: RunField = { ...runField('note', note), ...(statesNulls ? { statesNulls } : {}) };
    const common = (side: 0 | 1) => [
      runField('id', 'text'),
      runField('group', group),
      runField('price', price[side]),
      runField('other', other[side]),
    ];
    const from = missing === 'from' ? common(0) : [...common(0), noted];
    const to = missing === 'to' ? common(1) : [...common(1), noted];
    return { from, to: reversed ? to.toReversed() : to };
  });

function cellOf(field: RunField): fc.Arbitrary<Cell> {
  const kind = field.json ? 'json' : field.type;
  return (field.name === 'id' ? cells['id'] : cells[kind]) ?? fc.constant(null);
}

function rowsOf(fields: readonly RunField[]): fc.Arbitrary<readonly (readonly Cell[])[]> {
  return fc.array(fc.tuple(...fields.map(cellOf)), { maxLength: 9 });
}

/** The newer run holds some records of the older one as they were, so that not everything differs. */
export const diffCases: fc.Arbitrary<DiffCase> = fieldPairs.chain(({ from, to }) =>
  fc
    .record({
      older: rowsOf(from),
      newer: rowsOf(to),
      kept: fc.array(fc.nat(8), { maxLength: 6 }),
      atFront: fc.boolean(),
      ownKey: fc.constantFrom<readonly string[]>(['id'], ['id'], ['group', 'id'], []),
      key: fc.constantFrom(undefined, undefined, 'id', 'id,group', 'price'),
      ignore: fc.constantFrom(undefined, undefined, 'price', 'other,note', 'id'),
      tolerance: fc.constantFrom(undefined, undefined, 'price=0.1', 'price=1%', 'price=5'),
    })
    .map(({ older, newer, kept, atFront, ownKey, key, ignore, tolerance }) => {
      const carried = kept.flatMap((index) => {
        const row = older[index];
        return row === undefined ? [] : [to.map(({ name, type, json }) => carry(from, row, { name, type, json }))];
      });
      const rows = atFront ? [...carried, ...newer] : [...newer, ...carried];
      const known = new Set(from.concat(to).map(({ name }) => name));
      const usable = ignore?.split(',').every((name) => known.has(name)) === true;
      const numeric = to.find(({ name }) => name === 'price')?.type === 'number';
      return {
        from: { fields: from, key: ownKey, rows: older },
        to: { fields: to, key: ownKey, rows },
        key,
        ignore: usable ? ignore : undefined,
        tolerance: numeric ? tolerance : undefined,
      };
    }),
);

function carry(fields: readonly RunField[], row: readonly Cell[], wanted: Pick<RunField, 'name' | 'type' | 'json'>): Cell {
  const index = fields.findIndex(({ name, type, json }) => name === wanted.name && type === wanted.type && json === wanted.json);
  return row[index] ?? null;
}
