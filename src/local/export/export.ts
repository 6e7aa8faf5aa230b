import type { CallOptions } from '../../contract/api.ts';
import { exportFileName, ExportRequest, type ExportInput, type ExportStream } from '../../contract/operations/export.ts';
import { parseRequest } from '../../contract/parse.ts';
import type { RunField } from '../../core/fields/field.ts';
import type { RunReader } from '../../core/ports/records.ts';
import type { TablePage } from '../../core/ports/tables.ts';
import { ScrqError } from '../../errors.ts';
import { createCsvColumns } from '../../format/write/columns-csv.ts';
import { createJsonColumns } from '../../format/write/columns-json.ts';
import { requestedFilter } from '../filter.ts';
import { createPace, readPages, type Pace } from './pages.ts';
import { findRun, findScraper, type Services } from '../services.ts';
import { parseSort, unknownField } from '../sort.ts';

const contentTypes: Readonly<Record<ExportRequest['format'], string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** All records of a run as a file: which ones and in what order is settled before the first byte, then they are read at the reader's pace. */
export async function exportRecords(services: Services, input: ExportInput, { signal }: CallOptions = {}): Promise<ExportStream> {
  const request = parseRequest(ExportRequest, input);
  signal?.throwIfAborted();
  const scraper = await findScraper(services, request.scraperId);
  const run = await findRun(services, scraper.id, request.run);
  const selection = run === null ? null : await selectRecords(services, await services.store.openRun(run), request, signal);
  signal?.throwIfAborted();
  const chunks = selection === null ? nothing(request) : inBytes(writeRecords(selection, request, signal));
  return {
    fileName: exportFileName(scraper.name, request.format),
    contentType: contentTypes[request.format],
    records: selection?.records ?? 0,
    offset: 0,
    validator: undefined,
    chunks,
    ...(selection?.parquet === undefined ? {} : { parquet: selection.parquet }),
    async [Symbol.asyncDispose]() {
      await chunks.return(undefined);
    },
  };
}

/** The records of one export. A run never changes, so they are the same however long it takes. */
interface Selection {
  readonly fields: readonly RunField[];
  readonly records: number;
  readonly pages: AsyncIterable<TablePage>;
  readonly pace: Pace;
  /** Undefined without fields. */
  readonly parquet: (() => AsyncIterable<Uint8Array>) | undefined;
}

async function selectRecords({ tables }: Services, reader: RunReader, request: ExportRequest, signal: AbortSignal | undefined): Promise<Selection> {
  const { run } = reader;
  const fields = request.fields === undefined ? run.fields : pickFields(run.fields, request.fields);
  const filter = requestedFilter(request.filter, run.fields);
  const sort = request.sort === undefined ? [] : parseSort(request.sort, run.fields);
  const names = fields.map(({ name }) => name);
  const pace = createPace();
  const scope = { condition: filter, sort, signal };
  async function* parquet(): AsyncGenerator<Uint8Array> {
    yield* (await tables.open(reader, { signal })).parquet(names, scope);
  }
  const selection = { fields, pace, parquet: names.length === 0 ? undefined : parquet };
  if (filter === null && sort.length === 0) return { ...selection, records: run.records, pages: readPages(reader, names, pace) };
  const table = await tables.open(reader, { signal });
  const records = filter === null ? run.records : await table.count(scope);
  return { ...selection, records, pages: table.read(names, scope) };
}

/** A record has every field once. */
function pickFields(fields: readonly RunField[], names: readonly string[]): readonly RunField[] {
  return [...new Set(names)].map((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) throw unknownField('fields', name, fields);
    return field;
  });
}

/** The file of a scraper without a completed run, whose fields nobody knows. */
async function* nothing({ format }: ExportRequest): AsyncGenerator<Uint8Array, undefined> {
  if (format === 'json') yield Buffer.from('[]\n');
}

/** Bytes of the texts, where small ones go with the next: what fails at once fails before the first byte. */
async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, undefined> {
  let text = '';
  for await (const next of texts) {
    text += next;
    if (text.length < LEAST_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

const LEAST_CHARACTERS = 64 * 1024;

async function* writeRecords(selection: Selection, request: ExportRequest, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const { fields, records, pages, pace } = selection;
  const printer = request.format === 'csv' ? createCsvColumns(fields, request) : createJsonColumns(fields);
  let written = 0;
  yield printer.opening;
  for await (const { columns, count } of pages) {
    let characters = 0;
    for (const text of printer.rows(columns, count)) {
      signal?.throwIfAborted();
      characters += text.length;
      yield text;
    }
    pace.note(count, characters);
    written += count;
  }
  signal?.throwIfAborted();
  if (written !== records) {
    throw new ScrqError('data_unusable', `the dataset gave ${written} of ${records} records`, { hint: 'Export again.' });
  }
  yield printer.closing();
}
