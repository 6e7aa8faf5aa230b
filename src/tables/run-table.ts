import type { ConditionField } from '../core/condition/fields.ts';
import type { RecordsPlan } from '../core/plan/plan.ts';
import type { RecordsFound } from '../core/plan/result.ts';
import { passingOf, type Passing } from '../core/passing.ts';
import type { SortKey } from '../core/ports/records.ts';
import type { CountedScope, RunTable, TableOptions, TablePage, TableScope, ValueCount } from '../core/ports/tables.ts';
import { conditionSql, fieldOf, type Compiling } from './sql/condition-sql.ts';
import type { CopyField } from './copy/copy-fields.ts';
import { csvLineSql } from './sql/csv-sql.ts';
import { jsonLineSql, withSmallCodes } from './sql/json-sql.ts';
import type { Parameters } from './sql/sql.ts';
import { bytesOf, plainValue, runStatement, streamStatement, type Statement, type TableEngine } from './engine.ts';
import { compiling, countsOf, resolveMeasures, runStats, type CopySource } from './run-stats.ts';
import { parquetValue, writeParquet, type ParquetColumn } from './parquet.ts';
import { readStatistics } from './statistics.ts';
import { isHeavy, runInTurn, streamInTurn } from './heavy.ts';
import { readCounts, readExtents, readTallies } from './facet-counts.ts';
import { countsStatement } from './sql/stats-sql.ts';

/** Records that are given when a plan has no limit, and at most. */
const MOST_RECORDS = 1000;

/** Answers out of the copy of a run. */
export function createRunTable(engine: TableEngine, copy: CopiedFile): RunTable {
  const source = ({ signal }: TableOptions = {}): CopySource => ({
    ...copy,
    run: (statement) => runStatement(engine, statement, signal),
    stream: (statement) => streamStatement(engine, statement, signal),
  });
  const sortsMuch = ({ sort = [], records = copy.records }: TableScope) => sort.length > 0 && isHeavy(copy, records);
  const whole = (scope: TableScope): CopySource => ({
    ...source(scope),
    ...(sortsMuch(scope) ? { stream: (statement: Statement) => streamInTurn(engine, statement, scope.signal) } : {}),
  });
  return {
    stats: (plan, options) => runStats(source(options), plan),
    records: (plan, options) => findRecords(source(options), plan),
    async count({ condition = null, signal }) {
      const [counts] = await source({ signal }).run(windowStatement(copy, () => ['count(*)'], { condition }));
      return Number(counts?.[0]);
    },
    passing: (scope) => readPassing(source(scope), scope),
    ordinals: (scope) => readOrdinals(source(scope), scope),
    statistics: (options = {}) => readStatistics(source(options), copy.records, options),
    read: (fields, scope) => readPages(whole(scope), fields, scope),
    csv: (names, scope) => readLines(whole(scope), () => csvLineSql(columnsOf(names, copy), scope.escape), scope),
    async *json(names, scope) {
      const lines = readLines(whole(scope), (parameters) => jsonLineSql(columnsOf(names, copy), scope.shape, parameters), scope);
      for await (const { bytes, count } of lines) yield { bytes: withSmallCodes(bytes), count };
    },
    parquet: (names, scope) =>
      writeParquet(engine, columnsOf(names, copy).map(parquetColumn), {
        select: (columns) => windowStatement(copy, () => columns, scope),
        run: sortsMuch(scope) ? runInTurn : runStatement,
        signal: scope.signal,
      }),
    values: (field, { limit, signal }) => readValues(source({ signal }), field, limit),
    extents: (fields, { condition = null, signal }) => readExtents(source({ signal }), fields, condition),
    tallies: (fields, { condition = null, signal }) => readTallies(source({ signal }), fields, condition),
    counts: (conditions, { condition = null, signal }) => readCounts(source({ signal }), conditions, condition),
  };
}

/** Finds the records of a checked plan: those of its window, in its order; missing values last, ties in the order of the run. */
async function findRecords(copy: CopySource, plan: RecordsPlan): Promise<RecordsFound> {
  const { where, bounds } = await resolveMeasures(copy, plan.where);
  const fields = plan.order.map(({ field }) => field);
  const [counts = []] = await copy.run(countsStatement(copy.source, where, fields, compiling(copy)));
  const { matched, unknown, coverage } = countsOf(fields, counts);
  const limit = Math.min(plan.limit ?? MOST_RECORDS, MOST_RECORDS);
  const ordinals = [...(await readOrdinals(copy, { condition: where, sort: plan.order, offset: plan.offset, limit }))];
  const isCut = matched > plan.offset + limit && (plan.limit === null || plan.limit > MOST_RECORDS);
  return {
    kind: 'records',
    plan,
    ordinals,
    matched,
    unknown,
    ...(bounds === undefined ? {} : { bounds }),
    coverage,
    warnings: isCut ? [`only ${ordinals.length} of ${matched} records are given; \`scrq results\` and \`scrq export\` give all`] : [],
  };
}

/** One value of a bit for each record: the engine takes a fifth of what it takes to give their numbers. */
async function readPassing(copy: CopySource, { condition = null }: CountedScope): Promise<Passing> {
  const bytes = Math.ceil(copy.records / 8);
  if (bytes === 0) return { count: 0, mask: null };
  // Of whole bytes, or the engine would shift all of them.
  const bits = `CAST(bitstring_agg(file_row_number, 0, ${bytes * 8 - 1}) AS BLOB)`;
  let found: Uint8Array = new Uint8Array();
  for await (const chunk of copy.stream(windowStatement(copy, () => [`coalesce(${bits}, ''::BLOB)`], { condition }))) found = bytesOf(chunk);
  return passingOf(found, copy.records);
}

async function readOrdinals(copy: CopySource, scope: Window): Promise<Float64Array> {
  const ordinals: number[] = [];
  for await (const chunk of copy.stream(windowStatement(copy, () => ['CAST(file_row_number AS DOUBLE)'], scope))) {
    for (const ordinal of chunk.getColumnValues(0)) ordinals.push(Number(ordinal));
  }
  return Float64Array.from(ordinals);
}

type Window = TableScope & { readonly offset?: number; readonly limit?: number };
type Copied = Omit<CopySource, 'run' | 'stream'>;
/** `bytes`: how many the copy has as a file. */
type CopiedFile = Copied & { readonly bytes: number };
/** Columns as SQL, and the values in them. */
type Columns = (parameters: Parameters) => readonly string[];

/** Columns of the records in scope, in their order. */
function windowStatement(copy: Copied, columns: Columns, { condition = null, fields, sort = [], offset = 0, limit }: Window): Statement {
  const statement = compiling(fields === undefined ? copy : { fields: asFields(fields, copy) });
  const where = condition === null ? '' : ` WHERE ${conditionSql(condition, statement)}`;
  // The engine keeps the order of the file where no other is asked for.
  const order = sort.length === 0 ? '' : ` ORDER BY ${[...sort.map((key) => orderSql(key, statement)), 'file_row_number'].join(', ')}`;
  const window = `${limit === undefined ? '' : ` LIMIT ${limit}`}${offset === 0 ? '' : ` OFFSET ${offset}`}`;
  const sql = `SELECT ${columns(statement.parameters).join(', ')} FROM ${copy.source}${where}${order}${window}`;
  return { sql, values: statement.parameters.values };
}

async function* readPages(copy: CopySource, names: readonly string[], scope: TableScope): AsyncIterable<TablePage> {
  const columns = names.map((name) => fieldOf(name, copy).value);
  // A statement has a column, and a run of empty records may have no field.
  const statement = windowStatement(copy, () => (columns.length > 0 ? columns : ['true']), scope);
  for await (const chunk of copy.stream(statement)) {
    yield { count: chunk.rowCount, columns: columns.map((_, index) => chunk.getColumnValues(index).map(plainValue)) };
  }
}

async function* readLines(copy: CopySource, line: (parameters: Parameters) => string, scope: TableScope) {
  for await (const chunk of copy.stream(windowStatement(copy, (parameters) => [line(parameters)], scope))) {
    yield { count: chunk.rowCount, bytes: bytesOf(chunk) };
  }
}

/** Lists and objects as JSON. A text among them is written as the text it is; its canonical form is that behind a letter. */
function parquetColumn(field: CopyField & ConditionField): ParquetColumn {
  const { name, json, value, canonical } = field;
  const text = `(CASE WHEN starts_with(${value}, '"') THEN substr(${canonical}, 2) ELSE ${value} END)`;
  return { name, sql: json === true ? text : parquetValue(value, field) };
}

function columnsOf(names: readonly string[], copy: Copied) {
  return names.map((name) => fieldOf(name, copy));
}

/** The columns of fields that a condition was checked against; nothing where this run has none of that type. */
function asFields(fields: readonly ConditionField[], copy: Copied): CopySource['fields'] {
  const columnOf = (field: ConditionField) => {
    const own = copy.fields.get(field.name);
    if (own !== undefined && own.type === field.type) return own;
    const nothing = `CAST(NULL AS ${sqlTypes[field.type]})`;
    return {
      ...field,
      value: nothing,
      words: 'CAST(NULL AS VARCHAR)',
      items: 'CAST(NULL AS VARCHAR[])',
      canonical: 'CAST(NULL AS VARCHAR)',
      decimals: null,
    };
  };
  return new Map(fields.map((field) => [field.name, columnOf(field)]));
}

const sqlTypes = { number: 'DOUBLE', date: 'DOUBLE', boolean: 'BOOLEAN', text: 'VARCHAR' } as const;

function orderSql({ field, descending }: SortKey, statement: Compiling): string {
  return `${fieldOf(field, statement).value} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;
}

async function readValues(copy: CopySource, name: string, limit: number): Promise<readonly ValueCount[]> {
  const { value, items, json } = fieldOf(name, compiling(copy));
  const values = json === true ? `unnest(${items})` : value;
  const sql = `SELECT v, count(*) AS records FROM (SELECT ${values} AS v FROM ${copy.source}) WHERE v IS NOT NULL GROUP BY v ORDER BY records DESC, v LIMIT ${limit}`;
  const rows = await copy.run({ sql, values: [] });
  return rows.map(([text, records]) => ({ value: String(text), records: Number(records) }));
}
