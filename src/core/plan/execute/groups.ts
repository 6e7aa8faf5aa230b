import type { Cell } from '../../fields/field.ts';
import type { ColumnBatch } from '../../columns/columns.ts';
import type { Grouping } from '../plan.ts';
import { createGroupKeys, type GroupKeys } from './group-keys.ts';
import { NumberIndex } from './number-index.ts';
import type { PlacedField } from '../../condition/evaluate/evaluate.ts';

/** Rows of a batch and the groups they are in, numbered from 0 in the order in which they were met. */
export interface GroupedRows {
  readonly rows: Int32Array;
  readonly groups: Int32Array;
}

/** The groups that records fall into. */
export interface Groups {
  groupsOf(batch: ColumnBatch, rows: Int32Array): GroupedRows;
  /** How many there are. */
  readonly size: number;
  /** What a group is of, aligned with the groupings. */
  cells(group: number): readonly Cell[];
  /** Order of two groups by one grouping, missing values last. */
  compareBy(grouping: number, a: number, b: number): number;
}

/** Groups by all the groupings at once; without any, one group of everything, which is there even when it is empty. */
export function createGroups(groupings: readonly Grouping[], placeOf: (field: string) => PlacedField): Groups {
  const keys = groupings.map((grouping) => createGroupKeys(grouping, placeOf(grouping.field)));
  const [only] = keys;
  if (only === undefined) return everything;
  const pairs = keys.slice(1).map(() => new NumberIndex());
  const singles = new NumberIndex();
  const keyOf = (group: number, grouping: number): number => {
    let left = group;
    for (let index = pairs.length; index > 0; index -= 1) {
      const pair = pairs[index - 1]?.at(left) ?? 0;
      if (index === grouping) return pair % KEYS;
      left = Math.floor(pair / KEYS);
    }
    return singles.at(left);
  };
  return {
    groupsOf: (batch, rows) => grouped(batch, rows, { keys, pairs, singles }),
    get size() {
      return (pairs.at(-1) ?? singles).size;
    },
    cells: (group) => keys.map((each, grouping) => each.cell(keyOf(group, grouping))),
    compareBy: (grouping, a, b) => keys[grouping]?.compare(keyOf(a, grouping), keyOf(b, grouping)) ?? 0,
  };
}

/** More different keys than a grouping can have; two of them fit one number. */
const KEYS = 2 ** 26;

interface Indexes {
  readonly keys: readonly GroupKeys[];
  readonly pairs: readonly NumberIndex[];
  readonly singles: NumberIndex;
}

function grouped(batch: ColumnBatch, rows: Int32Array, { keys, pairs, singles }: Indexes): GroupedRows {
  let known: GroupedRows = { rows, groups: new Int32Array() };
  for (const [grouping, each] of keys.entries()) {
    const keyed = each.keysOf(batch, known.rows);
    const pair = pairs[grouping - 1];
    const before = keyed.rows === known.rows ? known.groups : repeated(known, keyed.rows);
    const groups = keyed.keys.map((key, at) => (pair === undefined ? singles.place(key) : pair.place((before[at] ?? 0) * KEYS + key)));
    known = { rows: keyed.rows, groups };
  }
  return known;
}

/** Groups of rows that came to stand there several times, side by side. */
function repeated({ rows, groups }: GroupedRows, wanted: Int32Array): Int32Array {
  let at = 0;
  return wanted.map((row) => {
    while (rows[at] !== row) at += 1;
    return groups[at] ?? 0;
  });
}

const everything: Groups = {
  groupsOf: (_batch, rows) => ({ rows, groups: new Int32Array(rows.length) }),
  size: 1,
  cells: () => [],
  compareBy: () => 0,
};
