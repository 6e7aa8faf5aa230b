import type { Cell } from '../../../core/fields/field.ts';
import { collectValues, type ValueCollector } from '../../../core/language/values/build-values.ts';
import { createValueIndex, type IndexedField, type IndexedValue, type ValueIndex } from '../../../core/language/values/value-index.ts';
import type { RunFiles } from '../../../core/ports/record-store.ts';
import type { RunReader } from '../../../core/ports/records.ts';
import { createTurns } from '../../../turns.ts';

/** What was learnt of the values of a run's text fields at import, next to its records. At most about 16 MB. */
const FILE = 'values.jsonl';
/** Grows with every change of the form of values, or of the file. */
const VERSION = 2;
/** Values of a line: some milliseconds of work. */
const VALUES_AT_ONCE = 4096;
/** How long others wait for what is read, in milliseconds. */
const TURN_MS = 5;

/** Keeps what was learnt of the values of a run; without it, they are read from the records when they are first needed. */
export async function writeValues(files: RunFiles, runId: string, encoded: Uint8Array): Promise<void> {
  await files.write(runId, FILE, encoded);
}

/** What was learnt of values, as the bytes of a file. */
export async function encodeValues(fields: Iterable<IndexedField>): Promise<Uint8Array> {
  const turn = createTurns();
  const lines = [Buffer.from(`${JSON.stringify({ version: VERSION })}\n`)];
  for (const field of fields) {
    for (let from = 0; from === 0 || from < Math.max(field.values.length, field.items.length); from += VALUES_AT_ONCE) {
      const [values, items] = [field.values, field.items].map((all) => all.slice(from, from + VALUES_AT_ONCE));
      lines.push(Buffer.from(`${JSON.stringify({ ...field, values, items })}\n`));
      await turn();
    }
  }
  return Buffer.concat(lines);
}

/** Gives a run what was learnt of the values of another one with the same records. */
export async function copyValues(files: RunFiles, from: string, to: string): Promise<void> {
  const bytes = await files.read(from, FILE);
  if (bytes !== null) await files.write(to, FILE, bytes);
}

/** The index of a run's values: from its file, or made again from the records where that is lost, damaged or of another version. */
export async function readValues(files: RunFiles, reader: RunReader): Promise<ValueIndex> {
  const kept = await decode(await files.read(reader.run.id, FILE));
  const fields = kept ?? (await readColumns(reader));
  if (kept === null) await writeValues(files, reader.run.id, await encodeValues(fields));
  const index = createValueIndex(fields);
  await index.prepare(createTurns({ most: TURN_MS }));
  return index;
}

async function decode(bytes: Uint8Array | null): Promise<readonly IndexedField[] | null> {
  if (bytes === null) return null;
  const start = bytes.indexOf(LINE_END) + 1;
  if (!HEADER.test(Buffer.from(bytes.subarray(0, start)).toString())) return null;
  const body = bytes.subarray(start);
  const turn = createTurns({ most: TURN_MS });
  const fields = new Map<string, ReadField>();
  for (let from = 0; from < body.length;) {
    const end = body.indexOf(LINE_END, from);
    // What is read is what was written, or it is not read.
    const part = JSON.parse(Buffer.from(body.subarray(from, end)).toString()) as ReadField;
    const field = fields.get(part.name);
    if (field === undefined) fields.set(part.name, part);
    else for (const list of ['values', 'items'] as const) field[list].push(...part[list]);
    from = end + 1;
    await turn();
  }
  return [...fields.values()];
}

/** A field of which further values may follow. */
interface ReadField extends IndexedField {
  readonly values: IndexedValue[];
  readonly items: IndexedValue[];
}

const LINE_END = 10;
/** Of this version; earlier ones had a checksum behind it. */
const HEADER = new RegExp(`^\\{"version":${VERSION}\\b`);

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
