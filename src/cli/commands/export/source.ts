import type { ExportInput, ExportStream, ResumePoint } from '../../../contract/operations/export.ts';
import { listedNames } from '../../../text/name-list.ts';
import { ScrqError } from '../../../errors.ts';
import type { FileColumn, FileRows } from '../../../format/write/file-rows.ts';
import type { RawBatch } from '../../../format/read/source-records.ts';
import { knownScraper, type Target } from '../../target.ts';

/** Formats that an export can have. The API makes the first two; the others are made here, of JSON. */
export const EXPORT_FORMATS = ['json', 'csv', 'jsonl', 'tsv', 'xlsx', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What to export. */
export interface ExportOptions extends Pick<ExportInput, 'filter' | 'sort' | 'run' | 'escape'> {
  readonly format: ExportFormat;
  readonly fields: string | undefined;
  /** Where a download goes on, or may be gone on with. */
  readonly resume: ResumePoint | undefined;
}

/** An export in the format that was wished. */
export type ExportSource = Omit<ExportStream, 'fileName' | 'contentType'>;

/** Opens the export of a scraper. Its chunks reject when it is not whole. */
export async function openExportSource(target: Target, exportOptions: ExportOptions, signal: AbortSignal): Promise<ExportSource> {
  const { format, resume, ...input } = exportOptions;
  const { api, scraperId } = target;
  if (format === 'json' || format === 'csv') {
    return api.export({ scraperId, format, ...input }, { signal, ...(resume === undefined ? {} : { resume }) });
  }
  // The fields and the records have to be of one run.
  const scraper = format === 'jsonl' ? undefined : await knownScraper(target, signal, input.run);
  const run = input.run ?? scraper?.latestRun?.id;
  const stream = await api.export({ scraperId, ...input, run, escape: undefined }, { signal });
  try {
    const columns = scraper === undefined || scraper.fields.length === 0 ? undefined : columnsOf(scraper.fields, input.fields);
    const chunks = convert(stream, { format, columns, escape: input.escape });
    return { records: stream.records, offset: 0, validator: undefined, chunks, [Symbol.asyncDispose]: () => stream[Symbol.asyncDispose]() };
  } catch (error) {
    await stream[Symbol.asyncDispose]();
    throw error;
  }
}

/** The API has refused names that are no field. */
function columnsOf(fields: readonly FileColumn[], wanted: string | undefined): readonly FileColumn[] {
  if (wanted === undefined) return fields;
  const names = new Set(listedNames(wanted));
  return [...names].flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

interface Conversion {
  readonly format: Exclude<ExportFormat, 'json' | 'csv'>;
  /** Undefined where only the records tell. */
  readonly columns: readonly FileColumn[] | undefined;
  readonly escape: ExportInput['escape'];
}

async function* convert(stream: ExportStream, { format, columns, escape }: Conversion): AsyncGenerator<Uint8Array> {
  if (format === 'parquet' && columns !== undefined && stream.parquet !== undefined) {
    const { checkParquetColumns } = await import('../../../format/write/write-parquet.ts');
    checkParquetColumns(columns);
    yield* stream.parquet();
    return;
  }
  if (format === 'jsonl' && stream.jsonLines !== undefined) {
    yield* stream.jsonLines();
    return;
  }
  const { readExportRows, readExportTexts } = await import('../../../format/read/read-export.ts');
  if (format === 'jsonl') {
    for await (const texts of counted(readExportTexts(stream.chunks), stream.records)) yield Buffer.from(`${texts.join('\n')}\n`);
    return;
  }
  const { named, rows } = await openRows(readExportRows(stream.chunks), columns);
  const whole = counted(rows, stream.records);
  switch (format) {
    case 'tsv': {
      const { writeTsv } = await import('../../../format/write/write-tsv.ts');
      yield* writeTsv(named, whole, escape);
      return;
    }
    case 'xlsx': {
      const { writeXlsx } = await import('../../../format/write/write-xlsx.ts');
      yield* writeXlsx(named, whole, stream.records);
      return;
    }
    case 'parquet': {
      yield* (await import('../../../format/write/write-parquet.ts')).writeParquet(named, whole);
    }
  }
}

/** Ends only when as many came as were promised: what is written of them is completed behind that. */
async function* counted<Item>(batches: AsyncIterable<readonly Item[]>, promised: number | undefined): AsyncGenerator<readonly Item[]> {
  let records = 0;
  for await (const batch of batches) {
    records += batch.length;
    yield batch;
  }
  if (promised === undefined || records === promised) return;
  throw new ScrqError('bad_response', `the export holds ${records} of ${promised} records`, { hint: 'Export again.' });
}

interface NamedRows {
  readonly named: readonly FileColumn[];
  readonly rows: FileRows;
}

/** Rows in the order of the columns; without any, those of the first records are the columns. */
async function openRows(batches: AsyncGenerator<RawBatch>, columns: readonly FileColumn[] | undefined): Promise<NamedRows> {
  const first = await batches.next();
  const named = columns ?? (first.done === true ? [] : first.value.names.map((name) => ({ name })));
  const known = new Set(named.map(({ name }) => name));
  const align = ({ names, rows }: RawBatch) => {
    const stranger = names.find((name) => !known.has(name));
    if (stranger !== undefined) throw lateField(stranger);
    const positions = named.map(({ name }) => names.indexOf(name));
    return rows.map((row) => positions.map((position) => row[position]));
  };
  return { named, rows: aligned() };

  async function* aligned(): AsyncGenerator<readonly (readonly unknown[])[]> {
    if (first.done === true) return;
    yield align(first.value);
    for await (const batch of batches) yield align(batch);
  }
}

function lateField(name: string): ScrqError {
  return new ScrqError('bad_response', `the field ${JSON.stringify(name)} first comes in records for which there is no column any more`, {
    hint: 'Export jsonl, where every record has its own fields.',
  });
}
