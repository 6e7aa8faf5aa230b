import type { Condition } from '../../core/condition/condition.ts';
import { toSql, unsaidPredicates, type StoredField } from '../../core/condition/to-sql.ts';
import type { RunTable } from './run-table.ts';
import { scanColumns } from './run-fields.ts';
import { createMembers } from './run-members.ts';
import { columnName, systemColumns } from './run-schema.ts';

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
