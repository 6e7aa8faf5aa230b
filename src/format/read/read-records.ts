import type { Readable } from 'node:stream';

import { ScrqError } from '../../errors.ts';
import { decodeText } from './decode-text.ts';
import { detectFormat, refuseBinary } from './detect-format.ts';
import { emptyError } from './file-error.ts';
import { openCsv } from './csv/read-csv.ts';
import { openJson } from './json/read-json.ts';
import { openNdjson } from './json/read-ndjson.ts';
import { openBytes } from './source-bytes.ts';
import {
  defaultReadLimits,
  type OpenedFormat,
  type RawBatch,
  type ReadContext,
  type ReadOptions,
  type SourceFormat,
  type SourceInfo,
} from './source-records.ts';
import { chooseEncoding } from './text-encoding.ts';
import { TextWindow } from './text-window.ts';

/** Records on their way out of a source. Disposing of it, reading to the end, or leaving the loop closes the input. */
export interface RecordSource extends AsyncDisposable {
  readonly source: SourceInfo;
  /** Read once; rejects with `file_invalid` where the source is wrong, or with the signal's reason. */
  readonly batches: AsyncIterable<RawBatch>;
}

/**
 * Finds out what a source of records is (CSV, TSV, JSON or NDJSON, each also gzipped) and reads it at the pace of its
 * reader, in memory of a few batches. Rejects with `file_invalid` naming file, line and column.
 */
export async function openRecords(input: Readable, options: ReadOptions): Promise<RecordSource> {
  const { signal } = options;
  const destroy = () => input.destroy();
  // The reading below meets every failure of the input itself; one that comes when there is no reader must not end the process.
  input.on('error', () => undefined);
  signal?.addEventListener('abort', destroy, { once: true });
  const close = async (text?: AsyncGenerator<string>) => {
    signal?.removeEventListener('abort', destroy);
    input.destroy();
    await text?.return(undefined);
  };
  try {
    signal?.throwIfAborted();
    const { source, batches, text } = await open(input, options);
    return { source, batches: closing(batches, () => close(text), signal), [Symbol.asyncDispose]: () => close(text) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(input: Readable, options: ReadOptions) {
  const context = { name: options.name, limits: { ...defaultReadLimits, ...options.limits } };
  const bytes = await openBytes(input, context, options.signal);
  if (bytes.sample.length === 0) throw emptyError(context.name);
  refuseBinary(bytes.sample, context);
  const encoding = chooseEncoding(bytes.sample, options.encoding);
  const text = decodeText(bytes.chunks, encoding, context);
  const window = new TextWindow(text, context);
  await window.more(1);
  const format = options.format ?? (options.path === undefined ? await detectFormat(window, context) : 'json');
  refuseOption('path', options.path, format, ['json']);
  refuseOption('delimiter', options.delimiter, format, ['csv', 'tsv']);
  refuseOption('escape', options.escape, format, ['csv', 'tsv']);
  const { notes, batches, delimiter } = await openFormat(window, format, options, context);
  const source = { format, encoding, compressed: bytes.compressed, notes, ...(delimiter === undefined ? {} : { delimiter }) };
  return { source, batches, text };
}

function refuseOption(option: string, value: string | undefined, format: SourceFormat, formats: readonly SourceFormat[]): void {
  if (value === undefined || formats.includes(format)) return;
  throw new ScrqError('invalid_usage', `--${option} is for ${formats.join(' and ')}, and this source is ${format}`, {
    hint: `Leave it out, or name the format with --input-format ${formats[0] ?? ''}.`,
  });
}

async function openFormat(
  window: TextWindow,
  format: SourceFormat,
  options: ReadOptions,
  context: ReadContext,
): Promise<OpenedFormat & { readonly delimiter?: string }> {
  switch (format) {
    case 'csv':
      return await openCsv(window, options, context);
    case 'tsv':
      return await openCsv(window, { ...options, delimiter: options.delimiter ?? '\t' }, context);
    case 'ndjson':
      return openNdjson(window, context);
    case 'json':
      return await openJson(window, options.path, context);
  }
}

async function* closing(batches: AsyncIterable<RawBatch>, close: () => Promise<void>, signal: AbortSignal | undefined): AsyncGenerator<RawBatch> {
  try {
    for await (const batch of batches) {
      yield batch;
      signal?.throwIfAborted();
    }
  } finally {
    await close();
  }
}
