import { crc32 } from 'node:zlib';

import type { Cell } from '../../../core/fields/field.ts';
import { collectValues, type ValueCollector } from '../../../core/language/values/build-values.ts';
import { createValueIndex, type IndexedField, type ValueIndex } from '../../../core/language/values/value-index.ts';
import type { RunFiles } from '../../../core/ports/record-store.ts';
import type { RunReader } from '../../../core/ports/records.ts';
import { createTurns } from './turns.ts';

/** What was learnt of the values of a run's text fields at import, next to its records. At most about 16 MB. */
const FILE = 'values.jsonl';
/** Grows with every change of the form of values, or of the file. */
const VERSION = 1;

/** Keeps what was learnt of the values of a run; without it, they are read from the records when they are first needed. */
export async function writeValues(files: RunFiles, runId: string, fields: Iterable<IndexedField>): Promise<void> {
  const turn = createTurns();
  const lines: Buffer[] = [];
  let crc = 0;
  for (const field of fields) {
    const line = Buffer.from(`${JSON.stringify(field)}\n`);
    lines.push(line);
    crc = crc32(line, crc);
    await turn();
  }
  await files.write(runId, FILE, Buffer.concat([Buffer.from(`${JSON.stringify({ version: VERSION, crc })}\n`), ...lines]));
}

/** Gives a run what was learnt of the values of another one with the same records. */
export async function copyValues(files: RunFiles, from: string, to: string): Promise<void> {
  const bytes = await files.read(from, FILE);
  if (bytes !== null) await files.write(to, FILE, bytes);
}

/** The index of a run's values: from its file, or made again from the records where that is lost, damaged or of another version. */
export async function readValues(files: RunFiles, reader: RunReader): Promise<ValueIndex> {
  const kept = await decode(await files.read(reader.run.id, FILE));
  if (kept !== null) return createValueIndex(kept);
  const fields = await readColumns(reader);
  await writeValues(files, reader.run.id, fields);
  return createValueIndex(fields);
}

async function decode(bytes: Uint8Array | null): Promise<readonly IndexedField[] | null> {
  if (bytes === null) return null;
  const start = bytes.indexOf(LINE_END) + 1;
  const header: unknown = parsed(Buffer.from(bytes.subarray(0, start)).toString());
  const body = bytes.subarray(start);
  if (!isOf(header, { version: VERSION, crc: crc32(body) })) return null;
  const turn = createTurns();
  const fields: IndexedField[] = [];
  for (let from = 0; from < body.length;) {
    const end = body.indexOf(LINE_END, from);
    // The checksum says that these are the lines that were written.
    fields.push(JSON.parse(Buffer.from(body.subarray(from, end)).toString()) as IndexedField);
    from = end + 1;
    await turn();
  }
  return fields;
}

const LINE_END = 10;

function isOf(header: unknown, { version, crc }: { readonly version: number; readonly crc: number }): boolean {
  if (typeof header !== 'object' || header === null) return false;
  return Reflect.get(header, 'version') === version && Reflect.get(header, 'crc') === crc;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readColumns(reader: RunReader): Promise<readonly IndexedField[]> {
  const values = collectValues();
  const names = reader.run.fields.filter(isIndexed).map(({ name }) => name);
  if (names.length === 0) return [];
  for await (const columns of reader.scanCells(names)) names.forEach((name, index) => addTexts(values, name, columns[index] ?? []));
  return [...values.finish()];
}

/** Adds the texts of one batch of a field. */
export function addTexts(values: ValueCollector, field: string, cells: readonly Cell[]): void {
  for (const cell of cells) if (typeof cell === 'string') values.add(field, cell);
}

/** Fields whose values questions may name. */
export function isIndexed({ type, rawOf }: { readonly type: string; readonly rawOf?: string }): boolean {
  return type === 'text' && rawOf === undefined;
}
