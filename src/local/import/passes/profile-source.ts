import type { FieldSettings } from '../../../core/fields/settings.ts';
import { openRecords } from '../../../format/read/read-records.ts';
import type { SourceInfo } from '../../../format/read/source-records.ts';
import type { ImportOptions, ImportSource } from '../import.ts';
import { createFieldSelection } from './field-selection.ts';
import type { FieldProfiler } from '../field-profiler.ts';
import type { LinedRows, ReadRows } from './packed-rows.ts';
import { createTurns } from '../../../turns.ts';

/** What is known of a source of which every value was seen. */
export interface ProfiledSource {
  /** Names of the fields, in the order of the source. */
  readonly names: readonly string[];
  /** Knows what the values of each field have in common. */
  readonly profiler: FieldProfiler;
  /** How many records name each field. */
  readonly named: readonly number[];
  readonly records: number;
  /** Names as the source has them, also of fields that are left out. */
  readonly sourceNames: readonly string[];
  readonly source: SourceInfo;
}

export interface ProfileOptions {
  readonly options: Pick<ImportOptions, 'read' | 'signal' | 'onProgress'>;
  readonly settings: FieldSettings;
  readonly profiler: FieldProfiler;
}

/** Reads a whole source once, and hands its records on. */
export async function profileSource(
  input: ImportSource,
  { options, settings, profiler }: ProfileOptions,
  visit: (read: ReadRows) => Promise<void>,
): Promise<ProfiledSource> {
  const { name } = input;
  const { read, signal } = options;
  await using opened = await openRecords(input.open(), { ...read, name, ...(signal === undefined ? {} : { signal }) });
  const turn = createTurns();
  const selection = createFieldSelection(settings);
  const { names } = selection;
  const named: number[] = [];
  let records = 0;
  let sourceNames: readonly string[] = [];
  for await (const batch of opened.batches) {
    sourceNames = batch.names;
    const { lines } = batch;
    const positions = selection.extend(sourceNames);
    const rows = positions.length === sourceNames.length ? batch.rows : batch.rows.map((row) => positions.map((position) => row[position]));
    for (const column of names.keys()) named[column] = (named[column] ?? 0) + countNamed(rows, column);
    records += rows.length;
    const seen: ReadRows = { names, rows, lines, format: opened.source.format };
    await profiler.add(seen);
    await visit(seen);
    await turn();
    options.onProgress?.({ phase: 'reading', records });
  }
  return { names, profiler, named, records, sourceNames, source: opened.source };
}

function countNamed(rows: LinedRows['rows'], column: number): number {
  let count = 0;
  for (const row of rows) if (row[column] !== undefined) count += 1;
  return count;
}
