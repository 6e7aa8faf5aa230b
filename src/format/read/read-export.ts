import { Readable } from 'node:stream';

import { decodeText } from './decode-text.ts';
import { emptyError, type FilePlace } from './file-error.ts';
import { openJsonAs } from './json/read-json.ts';
import { openRecords } from './read-records.ts';
import { parseRecord, type RecordGatherer } from './record-rows.ts';
import { openBytes } from './source-bytes.ts';
import { defaultReadLimits, type RawBatch, type ReadContext } from './source-records.ts';
import { TextWindow } from './text-window.ts';

/** Records of an export have been imported somewhere: what they may be was decided there. */
const context: ReadContext = {
  name: 'the export',
  limits: { ...defaultReadLimits, ratio: Number.POSITIVE_INFINITY, recordLength: 256 * 1024 * 1024, fields: 1_000_000, depth: 1000 },
};

/** The records of a JSON export as rows, as it comes; rejects where the JSON is wrong or ends early. */
export async function* readExportRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawBatch> {
  await using source = await openRecords(Readable.from(chunks, { objectMode: false }), { ...context, format: 'json' });
  yield* source.batches;
}

/** The records of a JSON export as the JSON they came in, each on one line, without its line end. */
export async function* readExportTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const input = Readable.from(chunks, { objectMode: false });
  try {
    const bytes = await openBytes(input, context, undefined);
    if (bytes.sample.length === 0) throw emptyError(context.name);
    const window = new TextWindow(decodeText(bytes.chunks, 'utf-8', context), context);
    await window.more(1);
    const { batches } = await openJsonAs(new RecordTexts(), window, undefined, context);
    yield* batches;
  } finally {
    input.destroy();
  }
}

const BATCH_RECORDS = 1000;
const BATCH_CHARACTERS = 1024 * 1024;

/** Keeps every record as it was written: numbers to the last digit, fields in their order. */
class RecordTexts implements RecordGatherer<readonly string[]> {
  #texts: string[] = [];
  #characters = 0;

  add(text: string, place: Required<FilePlace>): void {
    parseRecord(text, place, context);
    // No text in JSON holds a line end as it is.
    this.#texts.push(text.replaceAll(/[\r\n]+/g, ' '));
    this.#characters += text.length;
  }

  get full(): boolean {
    return this.#texts.length >= BATCH_RECORDS || this.#characters >= BATCH_CHARACTERS;
  }

  batch(): readonly string[] | undefined {
    if (this.#texts.length === 0) return undefined;
    const texts = this.#texts;
    this.#texts = [];
    this.#characters = 0;
    return texts;
  }
}
