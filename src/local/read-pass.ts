import { join } from 'node:path';

import { ScrqError } from '../errors.ts';
import type { FieldDecision } from '../core/fields/decision.ts';
import { createKeyFinder, type KeyFinder } from '../core/fields/key.ts';
import { createFieldProfile, type FieldProfile } from '../core/fields/profile.ts';
import { openRecords } from '../format/read/read-records.ts';
import type { RawBatch, SourceInfo } from '../format/read/source-records.ts';
import type { ImportOptions, ImportSource } from './import.ts';
import { createSpool, type Spool, type SpooledRow } from './spool.ts';

/** What the first pass over a source learnt: how every field is read, and the records, ready to be read again. */
export interface ReadPass {
  readonly spool: Spool;
  readonly records: number;
  readonly decisions: readonly FieldDecision[];
  readonly key: readonly string[];
  readonly source: SourceInfo;
}

/** Reads the whole source once: fields and their types are known only when the last value was seen. */
export async function readSource(source: ImportSource, options: ImportOptions, scratchDirectory: string, runAt: number): Promise<ReadPass> {
  const { signal, onProgress } = options;
  await using opened = await openRecords(source.open(), { ...options.read, name: source.name, ...(signal === undefined ? {} : { signal }) });
  const spool = createSpool(join(scratchDirectory, 'records.jsonl'));
  const profiles: FieldProfile[] = [];
  let names: readonly string[] = [];
  let finder: KeyFinder | undefined;
  let records = 0;
  try {
    for await (const batch of opened.batches) {
      names = batch.names;
      // A field that is missing from the first records cannot be a key.
      finder ??= createKeyFinder(names);
      profileBatch(profiles, batch);
      for (const row of batch.rows) finder.add(row);
      records += batch.rows.length;
      await spool.write(batch.rows.map((row, index): SpooledRow => [batch.lines[index] ?? 0, ...row]));
      onProgress?.({ phase: 'reading', records });
    }
  } catch (error) {
    await spool[Symbol.asyncDispose]();
    throw error;
  }
  const decisions = names.map((name, index) => (profiles[index] ?? createFieldProfile(name)).decide({ runAt }));
  return { spool, records, decisions, key: chooseKey(options.key, names, finder), source: opened.source };
}

function profileBatch(profiles: FieldProfile[], { names, rows, lines }: RawBatch): void {
  for (const [column, name] of names.entries()) {
    const profile = (profiles[column] ??= createFieldProfile(name));
    for (const [index, row] of rows.entries()) profile.add(row[column], lines[index] ?? 0);
  }
}

function chooseKey(wanted: readonly string[] | undefined, names: readonly string[], finder: KeyFinder | undefined): readonly string[] {
  if (wanted === undefined) {
    const found = finder?.finish() ?? null;
    return found === null ? [] : [found];
  }
  const missing = wanted.find((name) => !names.includes(name));
  if (missing === undefined) return wanted;
  const listed = names.slice(0, 20).join(', ');
  throw new ScrqError('invalid_usage', `the key names ${JSON.stringify(missing)}, which is no field of the source`, {
    hint: `Its fields are ${listed}.`,
  });
}
