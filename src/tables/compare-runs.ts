import { joinCompared, noRecords, pairShared, type ComparedRecords } from '../core/diff/pair-shared.ts';
import type { Comparison, RunComparison, TableOptions } from '../core/ports/tables.ts';
import { comparedSql, withinSql, type CopiedPair } from './sql/compared-sql.ts';
import type { CopyField } from './copy/copy-fields.ts';
import { onConnection, type Query, type TableEngine } from './engine.ts';
import { columnNames } from './sql/sql.ts';

/** The copy of one of two runs; null when there is no run to compare with. */
export interface ComparedCopy {
  readonly source: string;
  readonly records: number;
  readonly fields: ReadonlyMap<string, CopyField>;
}

export interface ComparedCopies {
  readonly from: ComparedCopy | null;
  readonly to: ComparedCopy | null;
}

/** Groups of records with one key whose first record is given. */
const NAMED_DUPLICATES = 3;

/**
 * Pairs the records of two runs. Those whose keys are unique are paired and compared by the engine; those that share their key, or have none, as
 * `pairShared` has it.
 */
export function compareRuns(engine: TableEngine, copies: ComparedCopies, comparison: Comparison, { signal }: TableOptions): Promise<RunComparison> {
  const sql = statements(copies, comparison);
  const newer = copies.to?.records ?? 0;
  return onConnection(engine, signal, async (query) => {
    if (comparison.key.length === 0) {
      const all = await readShared(query, sql.everything, comparison);
      return { ...joinCompared(newer, noRecords, all), duplicates: { from: unshared, to: unshared } };
    }
    await query(sql.first);
    const counts = (await numbers(query, sql.counts, 6)).map(([count]) => count);
    const [inFirst = 0, fromGroups = 0, fromRecords = 0, toGroups = 0, toRecords = 0, shared = 0] = counts;
    const firsts = async (side: 'f' | 't') => (await integers(query, sql.firsts(side), 1))[0] ?? new Int32Array();
    const [removed = new Int32Array()] = await integers(query, sql.kind('removed', ['f']), 1);
    const [added = new Int32Array()] = await integers(query, sql.kind('added', ['t']), 1);
    const [from = new Int32Array(), to = new Int32Array()] = await integers(query, sql.kind('changed', ['f', 't']), 2);
    const unique = { removed, added, changed: { from, to }, unchanged: newer - inFirst };
    const duplicates = {
      from: { records: fromRecords, groups: fromGroups, firsts: fromGroups === 0 ? [] : [...(await firsts('f'))] },
      to: { records: toRecords, groups: toGroups, firsts: toGroups === 0 ? [] : [...(await firsts('t'))] },
    };
    if (shared === 0) return { ...unique, duplicates };
    return { ...joinCompared(newer, unique, await readShared(query, sql.shared, comparison)), duplicates };
  });
}

const unshared = { records: 0, groups: 0, firsts: [] };

/** Reads the records of keys that others have as well, those of the older run first, and pairs them. */
async function readShared(query: Query, sql: string, comparison: Comparison): Promise<ComparedRecords> {
  const tolerant = comparison.compared.filter(({ tolerance }) => tolerance !== undefined).length;
  const nothing = new Float64Array();
  const [sides = nothing, ordinals = nothing, keys = nothing, contents = nothing, alike = nothing, ...values] = await numbers(
    query,
    sql,
    5 + tolerant,
  );
  const middle = sides.findIndex((side) => side === 1);
  const older = middle < 0 ? sides.length : middle;
  return pairShared({ older, ordinals, keys, contents, alike, values }, comparison);
}

/** Columns of numbers, NaN where one is missing. */
async function numbers(query: Query, sql: string, count: number): Promise<readonly Float64Array[]> {
  const parts: number[][] = Array.from({ length: count }, () => []);
  await query(sql, (chunk) => {
    for (const [index, part] of parts.entries()) for (const value of chunk.getColumnValues(index)) part.push(value === null ? NaN : Number(value));
  });
  return parts.map((values) => Float64Array.from(values));
}

async function integers(query: Query, sql: string, count: number): Promise<readonly Int32Array[]> {
  return (await numbers(query, sql, count)).map((values) => Int32Array.from(values));
}

function statements({ from, to }: ComparedCopies, { key, compared, exact, parted }: Comparison) {
  const pairOf = (name: string): CopiedPair => ({ from: from?.fields.get(name), to: to?.fields.get(name) });
  const keys = key.map((_, index) => `k${index}`);
  const tolerant = compared.filter(({ tolerance }) => tolerance !== undefined);
  const strict = compared.filter(({ tolerance }) => tolerance === undefined);
  const values = tolerant.map((_, index) => `v${index}`);
  const sideSql = (side: 'from' | 'to') => {
    const copy = side === 'from' ? from : to;
    const columns = [
      `${side === 'from' ? 0 : 1} AS s`,
      'CAST(file_row_number AS INTEGER) AS o',
      ...key.map((name, index) => `${comparedSql(pairOf(name), side)} AS ${keys[index]}`),
      `${columnNames.content} AS h`,
      // Only then may records that differ be equal in what is compared.
      ...(exact ? [] : [`hash(${['0', ...strict.map(({ name }) => comparedSql(pairOf(name), side))].join(', ')}) AS g`]),
      ...tolerant.map(({ name }, index) => `${comparedSql(pairOf(name), side)} AS ${values[index]}`),
    ];
    return `SELECT ${columns.join(', ')} FROM ${copy === null ? `(SELECT 0 AS file_row_number, CAST(NULL AS BIGINT) AS ${columnNames.content} WHERE false)` : copy.source}`;
  };
  const sides = `${sideSql('from')} UNION ALL ${sideSql('to')}`;
  const both = (column: string) => [`min(${column}) FILTER (WHERE s = 0) AS ${column}f`, `min(${column}) FILTER (WHERE s = 1) AS ${column}t`];
  const within = tolerant.flatMap(({ tolerance }, index) => (tolerance === undefined ? [] : [withinSql(tolerance, `v${index}f`, `v${index}t`)]));
  const alike = exact ? 'hf = ht' : `(hf = ht OR ${['gf = gt', ...within].join(' AND ')})`;
  const counts = ['count(*) FILTER (WHERE s = 0) AS nf', 'count(*) FILTER (WHERE s = 1) AS nt'];
  const grouped = `SELECT ${[...counts, ...['o', 'h', ...(exact ? [] : ['g']), ...values].flatMap(both)].join(', ')} FROM (${sides}) GROUP BY ${keys.join(', ')}`;
  const kind = `CASE WHEN nf > 1 OR nt > 1 THEN 'shared' WHEN nt = 0 THEN 'removed' WHEN nf = 0 THEN 'added' WHEN ${parted ? 'false' : alike} THEN 'same' ELSE 'changed' END`;
  const classes = `dense_rank() OVER (ORDER BY q, h), dense_rank() OVER (ORDER BY q${exact ? '' : ', g'})`;
  const columns = ['s', 'o', 'q', classes, ...values].join(', ');
  const isKey = keys.map((name) => `one.${name} IS NOT DISTINCT FROM many.${name}`).join(' AND ');
  const many = `SELECT ${keys.join(', ')}, row_number() OVER () AS q FROM sides GROUP BY ${keys.join(', ')} HAVING count(*) FILTER (WHERE s = 0) > 1 OR count(*) FILTER (WHERE s = 1) > 1`;
  return {
    /** All groups of one key but those of one record each in both runs that is the same. */
    first: `CREATE TEMP TABLE first AS SELECT * FROM (SELECT nf, nt, of AS f, ot AS t, ${kind} AS kind FROM (${grouped})) WHERE kind <> 'same'`,
    counts: `SELECT ${['nf', 'nt'].reduce((all, n) => `${all}, count(*) FILTER (WHERE ${n} > 1), coalesce(sum(${n}) FILTER (WHERE ${n} > 1), 0)`, 'coalesce(sum(nt), 0)')}, count(*) FILTER (WHERE kind = 'shared') FROM first`,
    firsts: (side: 'f' | 't') => `SELECT ${side} FROM first WHERE n${side} > 1 ORDER BY ${side} LIMIT ${NAMED_DUPLICATES}`,
    kind: (name: 'removed' | 'added' | 'changed', ordinals: readonly ('f' | 't')[]) =>
      `SELECT ${ordinals.join(', ')} FROM first WHERE kind = '${name}' ORDER BY ${ordinals.at(-1)}`,
    shared: `WITH sides AS (${sides}), many AS (${many}) SELECT ${columns} FROM (SELECT one.*, many.q FROM sides one JOIN many ON ${isKey}) ORDER BY s, o`,
    everything: `SELECT ${columns} FROM (SELECT *, 0 AS q FROM (${sides})) ORDER BY s, o`,
  };
}
