import { createFieldProfile, type FieldProfile, type ProfileDetail } from '../../../core/fields/profile.ts';
import type { FieldSettings } from '../../../core/fields/settings.ts';
import { openRecords } from '../../../format/read/read-records.ts';
import type { RawRow, SourceFormat, SourceInfo } from '../../../format/read/source-records.ts';
import type { ImportOptions, ImportSource } from '../import.ts';
import { createFieldSelection } from './field-selection.ts';
import { createTurns } from '../../../turns.ts';

/** What all values of the fields of a source have in common. */
export interface ProfiledSource {
  /** Names of the fields, in the order of the source. */
  readonly names: readonly string[];
  readonly profiles: readonly FieldProfile[];
  /** How many records name each field. */
  readonly named: readonly number[];
  readonly records: number;
  /** Names as the source has them, also of fields that are left out. */
  readonly sourceNames: readonly string[];
  readonly source: SourceInfo;
}

/** Some records of a source: rows are aligned with the names, maybe shorter. */
export interface ReadRows {
  /** The fields seen so far. */
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
  /** The line on which each record starts. */
  readonly lines: readonly number[];
  readonly format: SourceFormat;
}

export interface ProfileOptions {
  readonly options: Pick<ImportOptions, 'read' | 'signal' | 'onProgress'>;
  readonly settings: FieldSettings;
  readonly detail: ProfileDetail;
}

/** Reads a whole source once, and hands its records on. */
export async function profileSource(
  input: ImportSource,
  { options, settings, detail }: ProfileOptions,
  visit: (read: ReadRows) => Promise<void>,
): Promise<ProfiledSource> {
  const { name } = input;
  const { read, signal } = options;
  await using opened = await openRecords(input.open(), { ...read, name, ...(signal === undefined ? {} : { signal }) });
  const turn = createTurns();
  const selection = createFieldSelection(settings);
  const { names } = selection;
  const profiles: FieldProfile[] = [];
  const named: number[] = [];
  let records = 0;
  let sourceNames: readonly string[] = [];
  for await (const batch of opened.batches) {
    sourceNames = batch.names;
    const { lines } = batch;
    const positions = selection.extend(sourceNames);
    const rows = positions.length === sourceNames.length ? batch.rows : batch.rows.map((row) => positions.map((position) => row[position]));
    for (const [column, field] of names.entries()) {
      const profile = (profiles[column] ??= createFieldProfile(field, detail));
      for (let row = 0; row < rows.length; row += 1) profile.add(rows[row]?.[column], lines[row] ?? 0);
      named[column] = (named[column] ?? 0) + countNamed(rows, column);
      await turn();
    }
    records += rows.length;
    await visit({ names, rows, lines, format: opened.source.format });
    await turn();
    options.onProgress?.({ phase: 'reading', records });
  }
  return { names, profiles, named, records, sourceNames, source: opened.source };
}

function countNamed(rows: readonly RawRow[], column: number): number {
  let count = 0;
  for (const row of rows) if (row[column] !== undefined) count += 1;
  return count;
}
