import { printable } from './file-error.ts';
import { findArray } from './find-array.ts';
import { JsonCursor } from './json-cursor.ts';
import type { JsonStructure } from './json-structure.ts';
import type { JsonToken } from './json-text.ts';
import { RecordRows, type RecordGatherer } from './record-rows.ts';
import type { OpenedFormat, ReadContext } from './source-records.ts';
import type { TextWindow } from './text-window.ts';

/** The objects of an array in a JSON document; what else the document holds is checked and skipped. */
export function openJson(window: TextWindow, path: string | undefined, context: ReadContext): Promise<OpenedFormat> {
  return openJsonAs(new RecordRows(context), window, path, context);
}

/** The same, in batches of another make. */
export async function openJsonAs<Batch>(
  records: RecordGatherer<Batch>,
  window: TextWindow,
  path: string | undefined,
  context: ReadContext,
): Promise<{ readonly notes: readonly string[]; readonly batches: AsyncIterable<Batch> }> {
  const cursor = new JsonCursor(window, context);
  const found = await findArray(cursor, window, path, context);
  const where = printable(found.path.join('.'), 200);
  if (found.structure === undefined) return { notes: [`"${where}" is an empty array, so there are no records`], batches: noBatches() };
  const notes = found.path.length === 0 ? [] : [`records are read from "${where}"`];
  return { notes, batches: readBatches(cursor, found.structure, records) };
}

async function* noBatches(): AsyncGenerator<never> {}

async function* readBatches<Batch>(cursor: JsonCursor, structure: JsonStructure, records: RecordGatherer<Batch>): AsyncGenerator<Batch> {
  let token = await cursor.peek();
  while (token.kind === '{') {
    const { place } = cursor;
    let text = cursor.nested();
    while (text === undefined) {
      await cursor.moreOfNested();
      text = cursor.nested();
    }
    records.add(text, place);
    if (records.full) yield* batchOf(records);
    // Waiting for what is at hand would cost more than the parsing does.
    token = cursor.peekAtHand() ?? (await cursor.peek());
    if (token.kind === ']') break;
    if (token.kind !== ',') throw cursor.unexpected('a comma or ]', token);
    cursor.skip(token);
    token = cursor.peekAtHand() ?? (await cursor.peek());
    if (token.kind !== '{') throw notRecord(cursor, token);
  }
  if (token.kind !== ']') throw notRecord(cursor, token);
  yield* batchOf(records);
  await readToEnd(cursor, structure);
}

function* batchOf<Batch>(records: RecordGatherer<Batch>): Generator<Batch> {
  const batch = records.batch();
  if (batch !== undefined) yield batch;
}

function notRecord(cursor: JsonCursor, token: JsonToken) {
  if (token.kind === '[') return cursor.error('a record must be an object, not a list');
  if (token.kind === 'string') return cursor.error('a record must be an object, not text');
  if (token.kind === 'scalar') return cursor.error(`a record must be an object, not ${printable(token.text)}`);
  return cursor.unexpected('a record', token);
}

/** Passes what follows the records: a file that is cut off or goes wrong there is no whole file. */
async function readToEnd(cursor: JsonCursor, structure: JsonStructure): Promise<void> {
  for (;;) {
    const token = cursor.peekAtHand() ?? (await cursor.peek());
    cursor.accept(token, structure);
    if (token.kind === 'end') return;
  }
}
