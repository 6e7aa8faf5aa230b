import type { Cell } from '../core/fields/field.ts';
import type { ColumnStatistics, NumberMeasures, TableOptions } from '../core/ports/tables.ts';
import { DAY_MS } from '../core/fields/date/calendar.ts';
import { dateEdges } from '../core/facets/date-edges.ts';
import { numberEdges } from '../core/facets/number-edges.ts';
import type { CopyField } from './copy/copy-fields.ts';
import type { Rows } from './engine.ts';
import type { CopySource } from './run-stats.ts';
import { nameOfText } from './sql/sql.ts';

/** How many values are named of a field. */
const TOP_VALUES = 10;
/** Characters of a text that are named. */
const NAMED_CHARACTERS = 201;
/** Cells of one statement: fields of short runs are described together, since each statement reads the names of all columns. */
const CELLS_AT_ONCE = 200_000;
const FIELDS_AT_ONCE = 500;

/** Statistics of all fields of a run, in their order; fields of one kind are described together. */
export async function readStatistics(copy: CopySource, records: number, { signal }: TableOptions): Promise<readonly ColumnStatistics[]> {
  const found = new Map<string, ColumnStatistics>();
  const most = Math.max(1, Math.min(FIELDS_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(1, records))));
  const all = [...copy.fields.values()];
  for (const name of new Set(all.map(kindOf))) {
    const kind = all.filter((field) => kindOf(field) === name);
    for (let from = 0; from < kind.length; from += most) {
      signal?.throwIfAborted();
      const fields = kind.slice(from, from + most);
      const rows = await copy.run({ sql: statisticsSql(copy.source, fields), values: [] });
      const nameOf = await readNamed(copy, fields, rows);
      const described = rows.map((row) => [String(row[0]), statisticsOf(fields[0], row, nameOf)] as const);
      const histograms = await readHistograms(copy, fields[0], described);
      for (const [column, statistics] of described) found.set(column, { ...statistics, ...histograms.get(column) });
    }
  }
  return all.map(({ value }) => found.get(value) ?? { values: 0, distinct: 0, top: [] });
}

type Histogram = Pick<ColumnStatistics, 'histogram'>;

/** Counts the values of columns that have measures, part by part. */
async function readHistograms(
  copy: CopySource,
  field: CopyField | undefined,
  described: readonly (readonly [string, ColumnStatistics])[],
): Promise<ReadonlyMap<string, Histogram>> {
  const { type, decimals } = field ?? {};
  if (type !== 'number' && type !== 'date') return new Map();
  // The bins of the engine hold their greatest value and ours their least one: so it counts the values with the opposite sign.
  const bins = described.flatMap(([column, { measures }]) =>
    measures === undefined ? [] : [{ column, starts: startsOf(measures, type, decimals ?? null) }],
  );
  if (bins.length === 0) return new Map();
  const counts = bins.map(
    ({ column, starts }) => `to_json(map_entries(histogram(-CAST(${column} AS DOUBLE), [${starts.map((start) => -start).join(', ')}]::DOUBLE[])))`,
  );
  const [row = []] = await copy.run({ sql: `SELECT ${counts.join(', ')} FROM ${copy.source}`, values: [] });
  return new Map(bins.map(({ column, starts }, index) => [column, { histogram: binsFrom(starts, row[index]) }]));
}

const MOST_BINS = 20;

/** Where the parts of a range begin, as those of facets do. */
function startsOf({ min, max, quantiles }: NumberMeasures, type: 'number' | 'date', decimals: number | null): readonly number[] {
  const extent = { min, max, low: quantiles[0], high: quantiles[4] };
  const areDays = min % DAY_MS === 0 && max % DAY_MS === 0;
  const edges =
    type === 'date' ? dateEdges(extent, MOST_BINS, areDays ? 'day' : undefined) : numberEdges(extent, MOST_BINS, decimals === 0 ? 'whole' : 'any');
  return edges.slice(0, -1);
}

/** The engine wrote this text of a map that a statement of ours made: bins without values are in it. */
function binsFrom(starts: readonly number[], json: Rows[number][number] | undefined): NonNullable<ColumnStatistics['histogram']> {
  const entries = JSON.parse(String(json)) as readonly { readonly key: number; readonly value: number }[];
  const counts = new Map(entries.map(({ key, value }) => [-key + 0, value]));
  return starts.map((from) => ({ from: from + 0, count: counts.get(from + 0) ?? 0 }));
}

/** Sums of numbers of the same decimals are computed in the same way. */
function kindOf({ type, decimals }: CopyField): string {
  return `${type} ${decimals}`;
}

/** The texts of records that stand for the most frequent values, by column and ordinal; other values come with their counts. */
async function readNamed(copy: CopySource, fields: readonly CopyField[], rows: Rows): Promise<(column: string, ordinal: number) => Cell> {
  if (fields[0]?.type !== 'text' || rows.length === 0) return () => null;
  const ordinals = [...new Set(rows.flatMap((row) => topOf(row).map(({ o }) => o)))];
  const texts = fields.map(({ value }) => `left(${value}, ${NAMED_CHARACTERS})`);
  const sql = `SELECT ${['file_row_number', ...texts].join(', ')} FROM ${copy.source} WHERE file_row_number IN (${ordinals.join(', ')})`;
  const byOrdinal = new Map((await copy.run({ sql, values: [] })).map((row) => [Number(row[0]), row]));
  return (column, ordinal) => byOrdinal.get(ordinal)?.[1 + fields.findIndex(({ value }) => value === column)] ?? null;
}

/** A row for each field that has values: its column, how many values there are and how many of them differ, the most frequent ones, and measures. */
function statisticsSql(source: string, fields: readonly CopyField[]): string {
  const columns = fields.map(({ value }) => value).join(', ');
  // Several fields are distinguished by their column, which takes as long again as to count them.
  const isOne = fields.length === 1;
  const cells = isOne
    ? `SELECT file_row_number AS o, ${columns} AS v FROM ${source} WHERE ${columns} IS NOT NULL`
    : `UNPIVOT (SELECT file_row_number AS o, ${columns} FROM ${source}) ON ${columns} INTO NAME f VALUE v`;
  const [f, by] = isOne ? [`'${columns}' AS f`, ''] : ['f', 'f, '];
  const isText = fields[0]?.type === 'text';
  const top = `to_json(arg_max({o: o, n: n${isText ? '' : ', v: v'}}, row(n, -o), ${TOP_VALUES}))`;
  // Texts are counted by their 64-bit hashes: of a million of them, two share one in 1 of 30 million runs.
  const [counts, lengths] = isText ? ['hash(v)', `, min(${LENGTH}) AS shortest, max(${LENGTH}) AS longest`] : ['v', ''];
  const counted = `WITH counted AS (SELECT ${by}${counts} AS v, count(*) AS n, min(o) AS o${lengths} FROM (${cells}) GROUP BY ${by}${counts})`;
  const aggregates = [f, 'sum(n)', 'count(*)', top];
  const groups = isOne ? ' HAVING count(*) > 0' : ' GROUP BY f';
  switch (fields[0]?.type) {
    case 'text':
      return `${counted} SELECT ${[...aggregates, 'min(shortest)', 'max(longest)'].join(', ')} FROM counted${groups}`;
    case 'number':
    case 'date': {
      const part = isOne ? '' : 'PARTITION BY f ';
      const upTo = `sum(n) OVER (${part}ORDER BY v) AS upto, sum(n) OVER (${part}) AS total`;
      const at = PERCENTS.flatMap((percent) =>
        ['floor', 'ceil'].map((round) => `min(v) FILTER (WHERE upto > ${round}((total - 1) * ${percent} / 100))`),
      );
      const measures = [...aggregates, 'min(v)', 'max(v)', meanSql(fields[0]), ...at];
      return `${counted}, ranked AS (SELECT *, ${upTo} FROM counted) SELECT ${measures.join(', ')} FROM ranked${groups}`;
    }
    default:
      return `${counted} SELECT ${aggregates.join(', ')} FROM counted${groups}`;
  }
}

/** In UTF-16 code units, of which characters beyond the first 65,536 take two. */
const LENGTH = `length(v) + (CASE WHEN strlen(v) - length(v) < 3 THEN 0 ELSE length(regexp_replace(v, ${nameOfText('[^\\x{10000}-\\x{10FFFF}]')}, '', 'g')) END)`;

const PERCENTS = [5, 25, 50, 75, 95];

/** Exact where all numbers are decimals of a few digits, else good to about 15 digits of the largest number. */
function meanSql({ type, decimals }: CopyField): string {
  const places = type === 'date' ? 0 : decimals;
  if (places !== null) return `CAST(sum(CAST(round(v * 1e${places}) AS HUGEINT) * n) AS DOUBLE) / (sum(n) * 1e${places})`;
  // Sums that are too large for a number are taken of numbers divided by a power of two.
  const scaled = `fsum(v * ${2 ** -60} * n) / sum(n) * CAST(${2 ** 60} AS DOUBLE)`;
  return `(CASE WHEN isfinite(fsum(v * n)) THEN fsum(v * n) / sum(n) ELSE ${scaled} END)`;
}

interface TopValue {
  /** The first record that has it. */
  readonly o: number;
  readonly n: number;
  /** Missing for text. */
  readonly v?: Cell;
}

/** The engine wrote this text of a list that a statement of ours made. */
function topOf(row: Rows[number]): readonly TopValue[] {
  return JSON.parse(String(row[3])) as readonly TopValue[];
}

function statisticsOf(field: CopyField | undefined, row: Rows[number], nameOf: (column: string, ordinal: number) => Cell): ColumnStatistics {
  const [column, values, distinct, , ...measures] = row;
  const numbers = measures.map(Number);
  const [least = 0, largest = 0] = numbers;
  return {
    values: Number(values),
    distinct: Number(distinct),
    top: topOf(row).map(({ o, v = nameOf(String(column), o), n }) => ({ value: v, count: n })),
    ...(field?.type === 'text' ? { lengths: { min: least, max: largest } } : {}),
    ...(field?.type === 'number' || field?.type === 'date' ? { measures: measuresOf(Number(values), numbers) } : {}),
  };
}

function measuresOf(values: number, [min = 0, max = 0, mean = 0, ...around]: readonly number[]): NumberMeasures {
  const quantile = (index: number) => between(values, PERCENTS[index] ?? 0, { below: around[2 * index] ?? 0, above: around[2 * index + 1] ?? 0 });
  return {
    min,
    max,
    mean: Math.min(Math.max(mean, min), max) + 0,
    quantiles: [quantile(0), quantile(1), quantile(2), quantile(3), quantile(4)],
  };
}

/**
 * The value below which `percent` of the values lie: by linear interpolation between the two next to position (n - 1) percent / 100,
 * which is type 7 of Hyndman and Fan, "Sample quantiles in statistical packages" (1996), and the default of R and NumPy.
 */
function between(values: number, percent: number, { below, above }: { readonly below: number; readonly above: number }): number {
  // In whole percents, so that a position that is whole comes out whole.
  const position = ((values - 1) * percent) / 100;
  const part = position - Math.floor(position);
  const distance = above - below;
  const value = Number.isFinite(distance) ? below + part * distance : below * (1 - part) + above * part;
  return Math.min(value, above) + 0;
}
