import { Readable } from 'node:stream';

import { openDataset, type OpenOptions } from '../open.ts';
import type { ImportOptions, ImportReport } from './import.ts';

/**
 * Records that a program holds become one completed run of a scraper of the dataset in a directory, or nothing does. Each is read as the object of a line
 * of NDJSON: what JSON leaves out (`undefined`, functions) is a missing value, and a Date is its ISO text. Rejects as an import of a file does, and with
 * what the iterable throws.
 */
export async function importRecords(
  records: Iterable<object> | AsyncIterable<object>,
  options: OpenOptions & Omit<ImportOptions, 'read' | 'request'>,
): Promise<ImportReport> {
  await using dataset = await openDataset(options);
  const source = { name: 'records.ndjson', open: () => Readable.from(linesOf(records)) };
  return await dataset.importRun(source, { ...options, read: { format: 'ndjson' } });
}

async function* linesOf(records: Iterable<object> | AsyncIterable<object>): AsyncIterable<Buffer> {
  for await (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}
