import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { parseInOrder } from '../../src/contract/json-order.ts';
import { isScrqError } from '../../src/errors.ts';
import type { ImportOptions, ImportReport } from '../../src/local/import/import.ts';
import type { LocalDataset } from '../../src/local/dataset.ts';
import { createRandom } from './random.ts';
import type { RecordSet, Value } from './record-set.ts';
import { pickDialect, type SourceText } from './source-text.ts';

/** What came of one set: what is wrong, and what was refused, each in the shape of its message. */
export interface Outcome {
  readonly problems: readonly string[];
  readonly refused: readonly string[];
}

/** Words of the engines below, and of a program that broke. */
const ENGINE =
  /panick|lancedb|lance error|datafusion|arrow|duckdb|\.rs:\d|IPC|Binder|Parser Error|Catalog Error|Out of Memory|undefined|\[object|TypeError|RangeError|Cannot read/;

/** Imports, exports, reads, sorts, aggregates and compares a set, and imports what was exported. */
export async function exerciseSet(dataset: LocalDataset, set: RecordSet): Promise<Outcome> {
  const { seed } = set;
  const random = createRandom(seed + 1_000_003);
  const write = pickDialect(random);
  const problems: string[] = [];
  const refused: string[] = [];
  const trial = async <Result>(doing: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      const told = isScrqError(error) ? `${error.code}: ${error.message} ${error.hint ?? ''}` : `not a failure of ours: ${String(error)}`;
      if (isScrqError(error) && error.code !== 'internal' && !ENGINE.test(told))
        refused.push(`${doing}: ${shapeOf(`${error.code}: ${error.message}`)}`);
      else problems.push(`${doing}: ${told.slice(0, 500)}`);
      return undefined;
    }
  };
  const expect = (holds: boolean, what: string) => {
    if (!holds) problems.push(what.slice(0, 700));
  };

  const scraper = `set ${seed}`;
  const source = write(set.names, set.first);
  const report = await trial('import', () => importText(dataset, source, { scraper }));
  if (report === undefined) return { problems, refused };
  const { api } = dataset;
  const scraperId = report.scraper.id;
  const count = set.first.length;
  const exported = async (format: 'json' | 'csv', id: string) => {
    await using file = await api.export({ scraperId: id, format });
    // Awaited here: the file is closed when this returns.
    return await text(file.chunks);
  };
  const json = await trial('export', () => exported('json', scraperId));
  if (json !== undefined) {
    const shown = await trial('parse the export', () => Promise.resolve().then(() => parseInOrder(json) as readonly Record<string, unknown>[]));
    if (shown !== undefined) compareRecords(shown, { set: set.first, names: set.names, report, source }, expect);
    for (const format of ['json', ...(source.delimited ? (['csv'] as const) : [])] as const) {
      const whole = format === 'json' ? json : ((await trial('export csv', () => exported('csv', scraperId))) ?? '');
      const again = { name: `again.${format}`, bytes: Buffer.from(whole), delimited: false, read: format === 'csv' ? { delimiter: ',' } : {} };
      if (count === 0 && report.fields.length === 0 && format === 'csv') continue;
      const copy = await trial(`import of the export (${format})`, () => importText(dataset, again, { scraper: `again ${seed} ${format}` }));
      if (copy === undefined) continue;
      const twice = await trial('export again', () => exported(format, copy.scraper.id));
      expect(twice === whole, `${format} export differs from that of its own import: ${difference(whole, twice ?? '')}`);
      await trial('remove', () => dataset.removeScraper(copy.scraper.id));
    }
  }

  const results = await trial('results', () => api.results({ scraperId, take: 1000 }));
  expect(results === undefined || results.pagination.total === count, `results give ${results?.pagination.total} of ${count} records`);
  const field = report.fields.length === 0 ? undefined : random.pick(report.fields);
  // Such names cannot be written bare in a list of names.
  if (field !== undefined && !/[,`"]|^[-\s]|\s$/.test(field.name)) {
    const sort = `${random.pick(['', '-'])}${field.name}`;
    const sorted = await trial('sort', () => api.results({ scraperId, sort, take: 1000 }));
    expect(sorted === undefined || sorted.data.length === Math.min(1000, count), `sorted by ${sort}: ${sorted?.data.length} of ${count} records`);
    await trial('group', () => api.stats({ scraperId, plan: `count() by \`${field.name}\`` }));
    await trial('filter', () => api.results({ scraperId, filter: `\`${field.name}\` IS NULL` }));
  }
  const counted = await trial('aggregate', () => api.stats({ scraperId, plan: 'count()' }));
  expect(counted === undefined || JSON.stringify(counted.data).includes(`:${count}`), `count() is ${JSON.stringify(counted?.data)} of ${count}`);
  const described = await trial('describe', () => api.scraper({ scraperId, stats: true }));
  const stats = described?.data.stats ?? [];
  expect(
    stats.every(({ values, nulls }) => values + nulls === count),
    `describe does not count ${count} records in every field`,
  );
  await trial('search', () =>
    api.hybrid({
      scraperId,
      search: random.pick(['quiet lamp', '=1+1', 'price under 5', '"', '9999-12-31 flat', 'last 99999999 weeks', '東京', 'not null']),
    }),
  );
  await trial('interpreted dates', () => api.hybrid({ scraperId, search: random.pick(ODD_DATES) }));

  const own = await trial('diff with itself', () => api.diff({ scraperId, from: report.run.id, to: report.run.id }));
  expectNoChange(own?.meta.summary, count, 'the run and itself', expect);
  if (await trial('import again', () => importText(dataset, source, { scraper }))) {
    const diff = await trial('diff', () => api.diff({ scraperId }));
    expectNoChange(diff?.meta.summary, count, 'two runs of the same records', expect);
  }
  if (set.second !== set.first && (await trial('a later run', () => importText(dataset, write(set.names, set.second), { scraper })))) {
    await trial('diff of runs that differ', () => api.diff({ scraperId }));
    await trial('results of a later run', () => api.results({ scraperId }));
  }
  await trial('remove', () => dataset.removeScraper(scraperId));
  return { problems, refused };
}

const ODD_DATES = [
  '9999-12-31',
  '10000-01-01',
  '0000-01-01',
  '0001-01-01',
  'since 2024-02-30',
  'between 9999-12-30 and 9999-12-31',
  'last 99999999 weeks',
  'in the next 999999999999 years',
  '31 December 9999',
  'before year 0',
  '-271821-04-20',
];

type Expect = (holds: boolean, what: string) => void;

const RUN_AT = Date.UTC(2026, 5, 15, 12);

function importText(dataset: LocalDataset, source: SourceText, options: ImportOptions): Promise<ImportReport> {
  // At one moment, from which "2 h ago" is counted in every run.
  return dataset.importRun({ name: source.name, open: () => Readable.from([source.bytes]) }, { runAt: RUN_AT, ...options, read: source.read });
}

function expectNoChange(
  summary: { readonly added: number; readonly removed: number; readonly changed: number; readonly unchanged: number } | undefined,
  count: number,
  what: string,
  expect: Expect,
): void {
  if (summary === undefined) return;
  expect(
    summary.unchanged === count && summary.added + summary.removed + summary.changed === 0,
    `the diff of ${what} is ${JSON.stringify(summary)} of ${count} records`,
  );
}

interface Imported {
  readonly set: readonly (readonly Value[])[];
  readonly names: readonly string[];
  readonly report: ImportReport;
  readonly source: SourceText;
}

function compareRecords(shown: readonly Record<string, unknown>[], { set, names, report, source }: Imported, expect: Expect): void {
  expect(shown.length === set.length, `${shown.length} of ${set.length} records come back`);
  const types = new Map(report.fields.map((field) => [field.name, field.type]));
  const order = JSON.stringify(report.fields.map(({ name }) => name));
  const stray = shown.find((record) => JSON.stringify(Object.keys(record)) !== order);
  expect(stray === undefined, `fields come back as ${JSON.stringify(Object.keys(stray ?? {}).slice(0, 9))} rather than ${order.slice(0, 200)}`);
  // Names of csv are trimmed, and some encodings do not have all characters.
  if (source.delimited) return;
  for (const [at, row] of set.entries()) {
    for (const [index, name] of names.entries()) {
      const type = types.get(name);
      if (type !== undefined && !comesBack(row[index], shown[at]?.[name], type)) {
        return expect(
          false,
          `record ${at}, ${type} field ${JSON.stringify(name)}: ${JSON.stringify(row[index])} comes back as ${JSON.stringify(shown[at]?.[name])}`,
        );
      }
    }
  }
}

function comesBack(value: Value, shown: unknown, type: string): boolean {
  if (value === undefined || value === null) return shown === null;
  const whole = JSON.stringify(wellFormed(value));
  if (type === 'text')
    return (
      JSON.stringify(shown) === whole ||
      JSON.stringify(shown) === JSON.stringify(value) ||
      shown === whole ||
      (typeof value === 'string' && value.length > 0 && shown === wellFormed(value))
    );
  if (typeof value === 'number' && type === 'number') return shown === value + 0;
  if (typeof value === 'boolean') return shown === value;
  // A text among typed values is a missing value, or was read: what it means is judged by other tests.
  return shown === null ? typeof value === 'string' : typeof shown === (type === 'date' ? 'string' : type);
}

function wellFormed(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;
}

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `${JSON.stringify(a.slice(Math.max(0, at - 40), at + 60))} and ${JSON.stringify(b.slice(Math.max(0, at - 40), at + 60))}`;
}

/** A message without what differs from one to the other. */
function shapeOf(message: string): string {
  return message
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replaceAll(/\d+/g, 'N')
    .slice(0, 160);
}
