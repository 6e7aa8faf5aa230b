import { printable } from '../file-error.ts';
import { findArray } from './find-array.ts';
import { firstObject } from './first-object.ts';
import { JsonCursor } from './json-cursor.ts';
import type { JsonStructure } from './json-structure.ts';
import type { JsonToken } from './json-text.ts';
import { kindOfLoneObject } from './lone-object.ts';
import { RecordRows, type RecordGatherer } from '../record-rows.ts';
import type { OpenedFormat, ReadContext } from '../source-records.ts';
import type { TextWindow } from '../text-window.ts';

/**
 * The objects of an array in a JSON document; what else the document holds is checked and skipped. Objects that follow one another are a record
 * each, and so is one that stands alone, unless it is a wrapping around a list of records.
 */
export function openJson(window: TextWindow, path: string | undefined, context: ReadContext): Promise<OpenedFormat> {
  return openJsonAs(new RecordRows(context), window, path, context);
}

/** The same, in batches of the other kind. */
export async function openJsonAs<Batch>(
  records: RecordGatherer<Batch>,
  window: TextWindow,
  path: string | undefined,
  context: ReadContext,
): Promise<{ readonly notes: readonly string[]; readonly batches: AsyncIterable<Batch> }> {
  const cursor = new JsonCursor(window, context);
  const note = path === undefined ? await noteOnObjects(window, context) : undefined;
  if (note !== undefined) return { notes: [note], batches: readObjects(cursor, records) };
  const found = await findArray(cursor, window, path, context);
  const where = printable(found.path.join('.'), 200);
  if (found.structure === undefined) return { notes: [`"${where}" is an empty array, so there are no records`], batches: noBatches() };
  const notes = found.path.length === 0 ? [] : [`records are read from "${where}"`];
  return { notes, batches: readBatches(cursor, found.structure, records) };
}

/** How objects that are no part of a list are read; undefined where the text is a document with a list in it. */
async function noteOnObjects(window: TextWindow, { name, limits }: ReadContext): Promise<string | undefined> {
  const first = await firstObject(window);
  if (first === undefined || first.followedBy === 'other' || first.text.length > limits.recordLength) return undefined;
  if (first.followedBy === 'object') return 'the objects that follow one another are read as a record each';
  const kind = kindOfLoneObject(first.text);
  if (kind === 'plain') return 'the object is read as one record';
  // In a file that is called a document, lists are what one looks for.
  const isRecord = kind === 'record' || (kind === 'either' && !/\.(?:geo)?json(?:\.gz)?$/i.test(name));
  return isRecord ? 'the object is read as one record: --path names a list in it whose objects are the records' : undefined;
}

async function* readObjects<Batch>(cursor: JsonCursor, records: RecordGatherer<Batch>): AsyncGenerator<Batch> {
  for (let token = await cursor.peek(); token.kind !== 'end'; token = cursor.peekAtHand() ?? (await cursor.peek())) {
    if (token.kind !== '{') throw notRecord(cursor, token);
    await takeRecord(cursor, records);
    if (records.full) yield* batchOf(records);
  }
  yield* batchOf(records);
}

async function takeRecord(cursor: JsonCursor, records: RecordGatherer<unknown>): Promise<void> {
  const { place } = cursor;
  let text = cursor.nested();
  while (text === undefined) {
    await cursor.moreOfNested();
    text = cursor.nested();
  }
  records.add(text, place);
}

async function* noBatches(): AsyncGenerator<never> {}

async function* readBatches<Batch>(cursor: JsonCursor, structure: JsonStructure, records: RecordGatherer<Batch>): AsyncGenerator<Batch> {
  let token = await cursor.peek();
  while (token.kind === '{') {
    await takeRecord(cursor, records);
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
