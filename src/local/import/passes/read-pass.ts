import { join } from 'node:path';

import type { FieldDecision } from '../../../core/fields/decision.ts';
import type { RunField } from '../../../core/fields/field.ts';
import { createKeyFinder, type KeyFinder } from '../../../core/fields/key.ts';
import { createFieldProfile, type FieldProfile } from '../../../core/fields/profile.ts';
import type { FieldSettings } from '../../../core/fields/settings.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import { ScrqError } from '../../../errors.ts';
import { openRecords } from '../../../format/read/read-records.ts';
import { statesEmptiness, type RawBatch, type RawRow, type SourceInfo } from '../../../format/read/source-records.ts';
import { createFieldSelection, refuseUnknownFields, type FieldSelection } from './field-selection.ts';
import type { ImportSource, ImportOptions } from '../import.ts';
import { settleField } from './settle-field.ts';
import { createTurns } from './turns.ts';
import { createSpool, type Spool, type SpooledRow } from './spool.ts';

/** What the first pass over a source learnt: how every field is read, and the records, ready to be read again. */
export interface ReadPass {
  readonly spool: Spool;
  readonly records: number;
  readonly decisions: readonly FieldDecision[];
  /** Names of the fields that every record states, if only as null; none of a csv file, in which an empty cell states nothing. */
  readonly stated: ReadonlySet<string>;
  readonly key: readonly string[];
  readonly source: SourceInfo;
}

export interface ReadPassOptions {
  readonly options: ImportOptions;
  /** The settings that hold: those of the runs before, and over them those of this import. */
  readonly settings: FieldSettings;
  /** The run whose types and key bind this one. */
  readonly binding: RunEntry | undefined;
  readonly scratchDirectory: string;
  readonly runAt: number;
}

/** Reads the whole source once: fields and their types are known only when the last value was seen. */
export async function readSource(source: ImportSource, pass: ReadPassOptions): Promise<ReadPass> {
  const { options, settings, binding, scratchDirectory, runAt } = pass;
  const { signal } = options;
  await using opened = await openRecords(source.open(), { ...options.read, name: source.name, ...(signal === undefined ? {} : { signal }) });
  const spool = createSpool(join(scratchDirectory, 'records.jsonl'));
  try {
    const { selection, profiles, named, finder, records, sourceNames } = await profileRecords(opened.batches, spool, pass);
    if (sourceNames.length > 0) refuseUnknownFields(options, sourceNames);
    const held = new Map((binding?.fields ?? []).filter(bindsType).map((field) => [field.name, field]));
    const turn = createTurns();
    const decisions: FieldDecision[] = [];
    for (const [index, name] of selection.names.entries()) {
      decisions.push(settleField(name, profiles[index] ?? createFieldProfile(name), { source: source.name, settings, held: held.get(name), runAt }));
      await turn();
    }
    const stated = new Set(statesEmptiness(opened.source.format) ? selection.names.filter((_, column) => named[column] === records) : []);
    return { spool, records, decisions, stated, key: chooseKey(settings, binding, selection.names, finder), source: opened.source };
  } catch (error) {
    await spool[Symbol.asyncDispose]();
    throw error;
  }
}

interface Profiled {
  readonly selection: FieldSelection;
  readonly profiles: readonly FieldProfile[];
  /** How many records name each field. */
  readonly named: readonly number[];
  readonly finder: KeyFinder | undefined;
  readonly records: number;
  readonly sourceNames: readonly string[];
}

async function profileRecords(batches: AsyncIterable<RawBatch>, spool: Spool, { options, settings }: ReadPassOptions): Promise<Profiled> {
  const turn = createTurns();
  const selection = createFieldSelection(settings);
  const profiles: FieldProfile[] = [];
  const named: number[] = [];
  let finder: KeyFinder | undefined;
  let records = 0;
  let sourceNames: readonly string[] = [];
  for await (const batch of batches) {
    sourceNames = batch.names;
    const positions = selection.extend(batch.names);
    const whole = positions.length === batch.names.length;
    const rows = whole ? batch.rows : batch.rows.map((row) => positions.map((position) => row[position]));
    // A field that is missing from the first records cannot be a key.
    finder ??= createKeyFinder(selection.names);
    for (const row of rows) finder.add(row);
    await turn();
    for (const [column, name] of selection.names.entries()) {
      profileColumn((profiles[column] ??= createFieldProfile(name)), { column, rows, lines: batch.lines });
      named[column] = (named[column] ?? 0) + countNamed(rows, column);
      await turn();
    }
    records += rows.length;
    await turn();
    await spool.write(rows.map((row, index): SpooledRow => [batch.lines[index] ?? 0, ...row]));
    options.onProgress?.({ phase: 'reading', records });
  }
  return { selection, profiles, named, finder, records, sourceNames };
}

interface ColumnOfRows {
  readonly column: number;
  readonly rows: readonly RawRow[];
  readonly lines: readonly number[];
}

function profileColumn(profile: FieldProfile, { column, rows, lines }: ColumnOfRows): void {
  for (const [index, row] of rows.entries()) profile.add(row[column], lines[index] ?? 0);
}

function countNamed(rows: readonly RawRow[], column: number): number {
  let count = 0;
  for (const row of rows) if (row[column] !== undefined) count += 1;
  return count;
}

/** A field without a single value, or of nothing but empty texts, was text for want of evidence: that binds no later run. */
function bindsType({ stats, rawOf }: RunField): boolean {
  return stats.values > (stats.emptyTexts ?? 0) && rawOf === undefined;
}

function chooseKey(
  settings: FieldSettings,
  binding: RunEntry | undefined,
  names: readonly string[],
  finder: KeyFinder | undefined,
): readonly string[] {
  if (settings.key !== undefined) return keyOf(settings.key, names);
  if (binding !== undefined && binding.key.length > 0 && names.length > 0) return keyOf(binding.key, names);
  const found = finder?.finish() ?? null;
  return found === null ? [] : [found];
}

function keyOf(key: readonly string[], names: readonly string[]): readonly string[] {
  const missing = key.find((name) => !names.includes(name));
  if (missing === undefined || names.length === 0) return key;
  throw new ScrqError('invalid_usage', `the field ${JSON.stringify(missing)} of this scraper's key is missing from the source`, {
    hint: 'Name another key with --key, or decide types and key again with --retype.',
  });
}
