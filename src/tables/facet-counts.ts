import type { Condition } from '../core/condition/condition.ts';
import type { FieldExtents, FieldTally, TalliedField } from '../core/ports/facet-counts.ts';
import type { CopyField } from './copy/copy-fields.ts';
import { compiling, type CopySource } from './run-stats.ts';
import { conditionSql, fieldOf, valuesSql, type Compiling } from './sql/condition-sql.ts';
import { isCutText, tallyColumns, tallySql } from './sql/facet-sql.ts';

/** How many records pass a condition, how many of them have a value of each of some fields, and where numbers and dates lie. */
export async function readExtents(copy: CopySource, fields: readonly string[], condition: Condition | null): Promise<FieldExtents> {
  const statement = compiling(copy);
  const columns = fields.flatMap((name) => extentColumns(fieldOf(name, statement)));
  const sql = `SELECT ${['count(*)', ...columns].join(', ')} FROM ${copy.source}${whereSql(condition, statement)}`;
  const [[records, ...cells] = []] = await copy.run({ sql, values: statement.parameters.values });
  const extents = fields.map((_, index) => {
    const [values, ...ends] = cells.slice(index * EXTENT_COLUMNS, (index + 1) * EXTENT_COLUMNS);
    const [min = 0, max = 0, low = 0, high = 0] = ends.map(Number);
    return { values: Number(values), extent: ends.includes(null) ? null : { min: min + 0, max: max + 0, low: low + 0, high: high + 0 } };
  });
  return { records: Number(records), extents };
}

const EXTENT_COLUMNS = 5;

function extentColumns(field: CopyField): readonly string[] {
  const { value, type } = field;
  if (type !== 'number' && type !== 'date') return [valuesSql(field), 'NULL', 'NULL', 'NULL', 'NULL'];
  return [valuesSql(field), `min(${value})`, `max(${value})`, ...OUTER.map((part) => `quantile_disc(${value}, ${part})`)];
}

/** Beyond these lie the values that are far from the others. */
const OUTER = [0.02, 0.98];

/** Counts fields among the records that pass a condition, in one statement. */
export async function readTallies(copy: CopySource, fields: readonly TalliedField[], condition: Condition | null): Promise<readonly FieldTally[]> {
  if (fields.length === 0) return [];
  const statement = compiling(copy);
  const columns = tallyColumns(fields, statement).map((column, index) => `${column} AS v${index}`);
  // What is counted is short, however long the texts are, and is read once for all fields.
  const scope = `WITH scope AS MATERIALIZED (SELECT ${columns.join(', ')} FROM ${copy.source}${whereSql(condition, statement)})`;
  const sql = `${scope} SELECT * FROM (${fields.map(tallySql).join(' UNION ALL ')}) ORDER BY f, n DESC, v`;
  const rows = await copy.run({ sql, values: statement.parameters.values });
  return fields.map((_, index) => {
    const own = rows.filter(([position]) => position === index);
    const counts = own.map(([, value, records]) => ({ value: String(value), records: Number(records), isCut: isCutText(String(value)) }));
    return { distinct: Number(own[0]?.[3] ?? 0), counts };
  });
}

/** How many of the records that pass a condition pass each of some others as well. */
export async function readCounts(copy: CopySource, conditions: readonly Condition[], condition: Condition | null): Promise<readonly number[]> {
  if (conditions.length === 0) return [];
  const statement = compiling(copy);
  const columns = conditions.map((each) => `count(*) FILTER (WHERE ${conditionSql(each, statement)})`);
  const sql = `SELECT ${columns.join(', ')} FROM ${copy.source}${whereSql(condition, statement)}`;
  const [row = []] = await copy.run({ sql, values: statement.parameters.values });
  return conditions.map((_, index) => Number(row[index]));
}

function whereSql(condition: Condition | null, statement: Compiling): string {
  return condition === null ? '' : ` WHERE ${conditionSql(condition, statement)}`;
}
