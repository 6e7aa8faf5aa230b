import type { Table } from '@lancedb/lancedb';

import type { FieldType } from '../contract/scrapers.ts';
import type { Condition } from '../core/condition/condition.ts';
import { toSql, unsaidPredicates, type StoredField } from '../core/condition/to-sql.ts';
import type { RunEntry, Scope } from '../core/ports.ts';
import type { Engine } from './engine.ts';
import { scanColumns } from './run-fields.ts';
import { createMembers } from './run-members.ts';
import { columnName, systemColumns } from './run-schema.ts';

/** The table of a completed run, with the names its fields have in it. */
export interface RunTable {
  readonly engine: Engine;
  readonly table: Table;
  readonly run: RunEntry;
  /** The column that a field is in, which is the same for all fields of a packed run. */
  readonly columnOf: (field: string) => string;
  readonly typeOf: (field: string) => FieldType;
  readonly positionOf: (field: string) => number;
  /** The filter of a scope in the store's SQL; undefined when it has none. */
  readonly where: (scope: Scope | undefined) => Promise<string | undefined>;
}

export function createRunTable({ engine, table, run }: Pick<RunTable, 'engine' | 'table' | 'run'>): RunTable {
  const isPacked = run.packed === true;
  const columns = new Map(
    run.fields.map(({ name, type, json }, index): [string, StoredField & { readonly index: number }] => [
      name,
      { index, column: isPacked ? systemColumns.fields : columnName(index), type, ...(json ? { json: true } : {}) },
    ]),
  );
  const column = (name: string) => {
    const known = columns.get(name);
    if (known === undefined) throw new RangeError(`no field ${name} in run ${run.id}`);
    return known;
  };
  const membersOf = createMembers(run.fields, run.records, (fields) => scanColumns(source, fields, undefined));
  const compile = isPacked ? membersOf : (condition: Condition) => compileCondition(condition, column, membersOf);
  const source: RunTable = {
    engine,
    table,
    run,
    columnOf: (field) => column(field).column,
    typeOf: (field) => column(field).type,
    positionOf: (field) => column(field).index,
    where: async (scope) => (scope?.filter ? compile(scope.filter) : undefined),
  };
  return source;
}

async function compileCondition(
  condition: Condition,
  columnOf: (field: string) => StoredField,
  membersOf: (condition: Condition) => Promise<string>,
): Promise<string> {
  const members = new Map<string, string>();
  for (const predicate of unsaidPredicates(condition, columnOf)) members.set(JSON.stringify(predicate), await membersOf(predicate));
  return toSql(condition, { columnOf, membersOf: (predicate) => members.get(JSON.stringify(predicate)) ?? 'false' });
}
