import type { SchemaChanges } from '../../../contract/operations/diff.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import { isScrqError } from '../../../errors.ts';
import { heldFields, settleSource, type SettledSource } from '../../import/passes/read-pass.ts';
import { settleField } from '../../import/passes/settle-field.ts';
import type { FileRun } from './file-run.ts';
import type { ReadFile } from './read-file.ts';

/** How the files of a diff are read; `now` in epoch milliseconds. */
export interface SettleFileOptions {
  readonly key: readonly string[] | undefined;
  readonly now: number;
  /** Fields that are read as text whatever their values suggest. */
  readonly texts?: readonly string[];
  /** The run whose types and key bind this one. */
  readonly binding?: Pick<RunEntry, 'fields' | 'key'> | undefined;
}

/** Two files that are read alike. */
export interface SettledFiles {
  readonly older: SettledSource;
  readonly newer: SettledSource;
  /** Fields that are text in both, since values of the newer file are not of the older one's type, with the types that each file alone suggests. */
  readonly unlike: SchemaChanges['changed'];
}

/** Settles the fields and the key of a file as an import would. */
export function settleFile(file: ReadFile, { key, now, texts = [], binding }: SettleFileOptions): Promise<SettledSource> {
  const options = key === undefined ? {} : { key };
  const settings = { ...options, types: Object.fromEntries(texts.map((name) => [name, 'text' as const])) };
  return settleSource(file.name, file.profiled, { options, settings, binding, runAt: now }, () => file.findKey());
}

/**
 * Settles the newer file by the types and the key of the older one. A field with a value that does not fit is a difference and no mistake: it is
 * read as text in both, so that what is written alike stays equal, and all other fields keep their types.
 */
export async function settleNewer(
  files: { readonly older: ReadFile; readonly newer: ReadFile },
  before: FileRun,
  settled: SettledSource,
  options: Pick<SettleFileOptions, 'key' | 'now'>,
): Promise<SettledFiles> {
  const { run } = before;
  try {
    return { older: settled, newer: await settleFile(files.newer, { ...options, binding: run }), unlike: [] };
  } catch (error) {
    if (!isScrqError(error)) throw error;
  }
  const misfits = await misfitsOf(files.newer, run, options.now);
  const texts = misfits.map(({ field }) => field);
  // Lists and objects are compared by what is in them, and with a number as a number.
  const unlike = misfits.filter(({ isNested }) => !isNested).map(({ field, from, to }) => ({ field, from, to }));
  const older = await settleFile(files.older, { ...options, texts: unlike.map(({ field }) => field), binding: { fields: [], key: run.key } });
  const newer = await settleFile(files.newer, { ...options, texts, binding: run }).catch((error: unknown) => {
    // The key of the older file is missing from the newer one.
    if (!isScrqError(error)) throw error;
    return settleFile(files.newer, { ...options, texts });
  });
  return { older, newer, unlike };
}

type Misfit = SchemaChanges['changed'][number] & { readonly isNested: boolean };

/** The fields of a file whose values are not of the types that an earlier run has. */
async function misfitsOf(
  { name: source, profiled: { names, profiler } }: ReadFile,
  before: FileRun['run'],
  runAt: number,
): Promise<readonly Misfit[]> {
  const fields = heldFields(before);
  const misfits: Misfit[] = [];
  for (const field of names) {
    const held = fields.get(field);
    if (held === undefined) continue;
    try {
      await settleField(field, profiler, { source, settings: {}, held, runAt });
      continue;
    } catch (error) {
      if (!isScrqError(error)) throw error;
    }
    const { type, json } = await profiler.decide(field, { runAt });
    misfits.push({ field, from: held.type, to: type, isNested: json });
  }
  return misfits;
}
