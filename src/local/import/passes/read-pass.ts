import { join } from 'node:path';

import type { FieldDecision } from '../../../core/fields/decision.ts';
import type { RunField } from '../../../core/fields/field.ts';
import { createKeyFinder, type KeyFinder } from '../../../core/fields/key.ts';
import { commaOfAll } from '../../../core/fields/number/decimal-mark.ts';
import type { FieldSettings } from '../../../core/fields/settings.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import { ScrqError } from '../../../errors.ts';
import { statesEmptiness, type SourceInfo } from '../../../format/read/source-records.ts';
import { openFieldProfiler } from '../field-profiler.ts';
import { refuseUnknownFields } from './field-selection.ts';
import type { ImportSource, ImportOptions } from '../import.ts';
import { profileSource, type ProfiledSource } from './profile-source.ts';
import { settleField, type SettleOptions } from './settle-field.ts';
import { createTurns } from '../../../turns.ts';
import { createSpool, type Spool } from './spool.ts';

/** How the records of a source are read. */
export interface SettledSource {
  readonly records: number;
  readonly decisions: readonly FieldDecision[];
  /** Names of the fields that every record states, if only as null; none of a csv file, in which an empty cell states nothing. */
  readonly stated: ReadonlySet<string>;
  readonly key: readonly string[];
  readonly source: SourceInfo;
}

/** What the first pass over a source learnt: how every field is read, and the records, ready to be read again. */
export interface ReadPass extends SettledSource {
  readonly spool: Spool;
}

export interface SettleSourceOptions {
  readonly options: FieldSettings;
  /** The settings that hold: those of the runs before, and over them those of this import. */
  readonly settings: FieldSettings;
  /** The run whose types and key bind this one. */
  readonly binding: Pick<RunEntry, 'fields' | 'key'> | undefined;
  readonly runAt: number;
}

export interface ReadPassOptions extends SettleSourceOptions {
  readonly options: ImportOptions;
  readonly scratchDirectory: string;
}

/** Reads the whole source once: fields and their types are known only when the last value was seen. */
export async function readSource(source: ImportSource, pass: ReadPassOptions): Promise<ReadPass> {
  const { options, settings, scratchDirectory } = pass;
  const spool = createSpool(join(scratchDirectory, 'records.jsonl'));
  let finder: KeyFinder | undefined;
  await using profiler = openFieldProfiler('whole', source.bytes);
  try {
    const profiled = await profileSource(source, { options, settings, profiler }, async (read) => {
      // A field that is missing from the first records cannot be a key.
      if (settings.key === undefined) finder ??= createKeyFinder(read.names);
      for (const row of read.rows) finder?.add(row);
      await spool.write(read);
    });
    const settled = await settleSource(source.name, profiled, pass, () => Promise.resolve(finder?.finish() ?? null));
    return { spool, ...settled };
  } catch (error) {
    await spool[Symbol.asyncDispose]();
    throw error;
  }
}

/** Settles the fields and the key of a source; `findKey` is asked where nothing names one. Rejects when values do not fit what binds them. */
export async function settleSource(
  name: string,
  { names, profiler, named, records, sourceNames, source }: ProfiledSource,
  { options, settings, binding, runAt }: SettleSourceOptions,
  findKey: () => Promise<string | null>,
): Promise<SettledSource> {
  if (sourceNames.length > 0) refuseUnknownFields(options, sourceNames);
  const held = heldFields(binding);
  const turn = createTurns();
  const settle = (index: number, ofOthers: Pick<SettleOptions, 'decimalOfOthers'> = {}) => {
    const field = names[index] ?? '';
    return settleField(field, profiler, { source: name, settings, held: held.get(field), runAt, ...ofOthers });
  };
  const alone: FieldDecision[] = [];
  for (const index of names.keys()) {
    alone.push(await settle(index));
    await turn();
  }
  // "7.793" is a number of thousands where other fields of the source have a comma before their fractions.
  const decimalOfOthers = commaOfAll(alone);
  const decisions =
    decimalOfOthers === undefined
      ? alone
      : await Promise.all(alone.map(async (decision, index) => (decision.mark === 'guessed' ? await settle(index, { decimalOfOthers }) : decision)));
  const stated = new Set(statesEmptiness(source.format) ? names.filter((_, column) => named[column] === records) : []);
  return { records, decisions, stated, key: keyOf(settings, binding, names) ?? found(await findKey()), source };
}

function found(key: string | null): readonly string[] {
  return key === null ? [] : [key];
}

/** The fields whose types bind a later run, by name. */
export function heldFields(binding: Pick<RunEntry, 'fields'> | undefined): ReadonlyMap<string, RunField> {
  return new Map((binding?.fields ?? []).filter(bindsType).map((field) => [field.name, field]));
}

/** A field without a single value, or of nothing but empty texts, was text for want of evidence: that binds no later run. */
function bindsType({ stats, rawOf }: RunField): boolean {
  return stats.values > (stats.emptyTexts ?? 0) && rawOf === undefined;
}

/** The key that was named for this import, else that of the run that binds it. */
function keyOf(settings: FieldSettings, binding: Pick<RunEntry, 'key'> | undefined, names: readonly string[]): readonly string[] | undefined {
  if (settings.key !== undefined) return present(settings.key, names);
  return binding !== undefined && binding.key.length > 0 && names.length > 0 ? present(binding.key, names) : undefined;
}

function present(key: readonly string[], names: readonly string[]): readonly string[] {
  const missing = key.find((name) => !names.includes(name));
  if (missing === undefined || names.length === 0) return key;
  throw new ScrqError('invalid_usage', `the field ${JSON.stringify(missing)} of this scraper's key is missing from the source`, {
    hint: 'Name another key with --key, or decide types and key again with --retype.',
  });
}
