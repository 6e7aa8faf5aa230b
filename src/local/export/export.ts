import type { CallOptions } from '../../contract/api.ts';
import { exportFileName, ExportRequest, type ExportInput, type ExportStream } from '../../contract/operations/export.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { RunField } from '../../core/fields/field.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { RecordLines, RunTable, TablePage, TableScope } from '../../core/ports/tables.ts';
import { ScrqError } from '../../errors.ts';
import { createCsvColumns } from '../../format/write/columns-csv.ts';
import { createJsonColumns } from '../../format/write/columns-json.ts';
import type { ColumnPrinter } from '../../format/write/columns.ts';
import { requestedFilter, parseSort, fieldNamed } from '../sort.ts';
import { createPace, readPages, type Pace } from './pages.ts';
import { readAhead } from './read-ahead.ts';
import { findRun, findScraper, type Services } from '../services.ts';

const contentTypes: Readonly<Record<ExportRequest['format'], string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** All records of a run as a file: which ones and in what order is fixed before the first byte, then they are read at the reader's pace. */
export async function exportRecords(services: Services, input: ExportInput, { signal }: CallOptions = {}): Promise<ExportStream> {
  const request = parseRequest(ExportRequest, input);
  signal?.throwIfAborted();
  const scraper = await findScraper(services, request.scraperId);
  const run = await findRun(services, scraper.id, request.run);
  const selection = run === null ? null : await selectRecords(services, await services.store.openRun(run), request, signal);
  signal?.throwIfAborted();
  const chunks = selection === null ? nothing(request) : writeRecords(selection, request, signal);
  return {
    fileName: exportFileName(scraper.name, request.format),
    contentType: contentTypes[request.format],
    records: selection?.records ?? 0,
    offset: 0,
    validator: undefined,
    chunks,
    jsonLines: selection === null ? undefined : () => writeRecords(selection, { ...request, format: 'jsonl' }, signal),
    parquet: selection?.parquet,
    async [Symbol.asyncDispose]() {
      await chunks.return(undefined);
    },
  };
}

/** What a file is made of: `jsonl` is JSON with a line for each record and nothing else. */
type Written = Omit<ExportRequest, 'format'> & { readonly format: ExportRequest['format'] | 'jsonl' };

/** The records of one export. A run never changes, so they are the same however long it takes. */
interface Selection {
  readonly fields: readonly RunField[];
  readonly records: number;
  /** The records as bytes of a file; a printer writes those that are not read as such. */
  readonly lines: (printer: ColumnPrinter, format: Written['format']) => AsyncIterable<RecordLines>;
  /** Undefined without fields. */
  readonly parquet: (() => AsyncIterable<Uint8Array>) | undefined;
}

async function selectRecords(
  { tables, store }: Services,
  reader: RunReader,
  request: ExportRequest,
  signal: AbortSignal | undefined,
): Promise<Selection> {
  const { run } = reader;
  const fields = request.fields === undefined ? run.fields : [...new Set(request.fields)].map((name) => fieldNamed('fields', name, run.fields));
  const filter = requestedFilter(request.filter, run.fields);
  const sort = request.sort === undefined ? [] : parseSort(request.sort, run.fields);
  const names = fields.map(({ name }) => name);
  const parquetOf = (scope: TableScope) =>
    async function* parquet(): AsyncGenerator<Uint8Array> {
      yield* (await tables.open(reader, { signal })).parquet(names, scope);
    };
  const selectionOf = (scope: TableScope) => ({ fields, parquet: names.length === 0 ? undefined : parquetOf(scope) });
  const isWhole = filter === null && sort.length === 0;
  if (isWhole && !isForEngine(fields, run.records) && !store.isInObjectStore) {
    const pace = createPace();
    return { ...selectionOf({ signal }), records: run.records, lines: (printer) => printed(readPages(reader, names, pace), printer, pace) };
  }
  const table = await tables.open(reader, { signal });
  const records = filter === null ? run.records : await table.count({ condition: filter, signal });
  const scope = { condition: filter, sort, records, signal };
  const lines = linesOf(table, { names, isForEngine: isForEngine(fields, records), escape: request.escape }, scope);
  if (sort.length === 0) return { ...selectionOf(scope), records, lines: (printer, format) => lines(printer, format, signal) };
  const { temporary } = await store.places();
  return {
    ...selectionOf(scope),
    records,
    lines: (printer, format) => readAhead((end) => lines(printer, format, end), { directory: temporary, signal }),
  };
}

interface Lined {
  readonly names: readonly string[];
  readonly isForEngine: boolean;
  readonly escape: ExportRequest['escape'];
}

function linesOf(table: RunTable, { names, isForEngine: isWritten, escape }: Lined, selected: TableScope) {
  return (printer: ColumnPrinter, format: Written['format'], signal: AbortSignal | undefined): AsyncIterable<RecordLines> => {
    const scope = { ...selected, signal };
    if (!isWritten) return printed(table.read(names, scope), printer);
    if (format === 'csv') return table.csv(names, { ...scope, escape });
    return format === 'jsonl' ? table.json(names, { ...scope, shape: 'lines' }) : withoutComma(table.json(names, { ...scope, shape: 'array' }));
  };
}

/** No comma stands before the first record. */
async function* withoutComma(lines: AsyncIterable<RecordLines>): AsyncGenerator<RecordLines> {
  let first = 1;
  for await (const { bytes, count } of lines) {
    yield { bytes: bytes.subarray(first), count };
    first = 0;
  }
}

/** Fewer are printed here before the engine has begun. */
const LEAST_RECORDS = 50_000;
/** It takes some 4 ms to plan how each cell is written, and more than that beyond some hundred. */
const MOST_CELLS = 50;
/** It holds 2,048 records and their lines at once. */
const MOST_CHARACTERS = 8192;

/** True where the engine writes lines in half the processor time, and within its memory. */
function isForEngine(fields: readonly RunField[], records: number): boolean {
  const characters = fields.reduce((sum, { stats }) => sum + (stats.signs?.length ?? 0), 0);
  return records >= LEAST_RECORDS && fields.length <= MOST_CELLS && characters <= MOST_CHARACTERS;
}

/** The file of a scraper without a completed run, whose fields are not known. */
async function* nothing({ format }: ExportRequest): AsyncGenerator<Uint8Array, undefined> {
  if (format === 'json') yield Buffer.from('[]\n');
}

/** The file of a selection, complete or with an error behind what there is of it. */
async function* writeRecords(selection: Selection, request: Written, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array, undefined> {
  const { fields, records, lines } = selection;
  const { format } = request;
  const printer = format === 'csv' ? createCsvColumns(fields, request) : createJsonColumns(fields, format === 'jsonl' ? 'lines' : 'array');
  let written = 0;
  let held: Uint8Array[] = [Buffer.from(printer.opening)];
  let length = 0;
  for await (const { bytes, count } of lines(printer, format)) {
    signal?.throwIfAborted();
    written += count;
    held.push(bytes);
    length += bytes.length;
    // Small pieces go with the next: what fails at once fails before the first byte.
    if (length < LEAST_BYTES) continue;
    yield held.length === 1 ? bytes : Buffer.concat(held);
    [held, length] = [[], 0];
  }
  signal?.throwIfAborted();
  if (written !== records) {
    throw new ScrqError('data_unusable', `the dataset gave ${written} of ${records} records`, { hint: 'Export again.' });
  }
  const rest = Buffer.concat([...held, Buffer.from(printer.closing(records))]);
  if (rest.length > 0) yield rest;
}

const LEAST_BYTES = 64 * 1024;

async function* printed(pages: AsyncIterable<TablePage>, printer: ColumnPrinter, pace?: Pace): AsyncGenerator<RecordLines> {
  for await (const { columns, count } of pages) {
    let [characters, begun] = [0, count];
    for (const text of printer.rows(columns, count)) {
      characters += text.length;
      yield { bytes: Buffer.from(text), count: begun };
      begun = 0;
    }
    pace?.note(count, characters);
  }
}
