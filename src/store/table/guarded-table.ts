import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import type { Table, Connection } from '@lancedb/lancedb';
import type { Schema } from 'apache-arrow';

import { ScrqError } from '../../errors.ts';
import { withTemporaryFilesIn, type Engine } from '../engine.ts';
import { createLogGuard, type LogDamage, type LogLook } from '../catalogue/log-guard.ts';
import { retried } from './commits.ts';
import type { TablePlace, TableSource } from './side-table.ts';

/** A table that processes append to. On a disk, each version is looked at before the engine reads it. */
export interface GuardedTable {
  look(): Promise<LogLook>;
  /** The table itself; rejects with `data_unusable` when it is damaged. */
  table(): Promise<Table>;
  /** Makes a new version of it, and marks that; rejects with `data_unusable` when it is damaged. */
  change(work: (table: Table) => Promise<unknown>): Promise<void>;
}

export interface GuardedTableOptions {
  readonly source: TableSource;
  readonly name: string;
  /** Makes the table where there is none. */
  readonly schema?: (engine: Engine) => Schema;
}

/**
 * Opens a table; rejects, as the engine does, when it is missing and has no schema to be made by. A damaged one is opened: its looks say so.
 * One that has a version on the disk is left to the engine when its records are first asked for.
 */
export async function openGuardedTable({ source, name, schema }: GuardedTableOptions): Promise<GuardedTable> {
  const { directory } = source;
  const guard = directory === null ? undefined : createLogGuard(directory, name);
  let opened: Table | undefined;
  let seen: LogLook | undefined;
  const open = async () => {
    const { engine, connection, makeTable } = await source.connect();
    return schema === undefined ? connection.openTable(name) : makeTable(name, schema(engine));
  };
  const listed = async () => source.listNewest?.(name);
  const look = async (): Promise<LogLook> => {
    const found = await guard?.look();
    if (found === undefined) {
      // Once the engine has opened the table, it knows of newer versions by itself.
      const version =
        (opened === undefined ? await listed() : undefined)?.version ?? (await retried(async () => (opened ??= await open()).version()));
      return { version, stamp: String(version), damage: null };
    }
    // It was made again: what is open belongs to the table before.
    if (seen !== undefined && found.stamp !== seen.stamp && found.version <= seen.version) opened = undefined;
    seen = found;
    return found;
  };
  const table = async (): Promise<Table> => {
    const { damage } = await look();
    if (damage !== null) throw damagedLog(damage);
    return (opened ??= await open());
  };
  if ((await guard?.look()) === undefined && (await listed()) === undefined) opened = await open();
  return {
    look,
    table,
    async change(work) {
      await work(await table());
      // The new version is there, marked or not; without marks it is read as it is.
      await guard?.mark().then(
        () => guard.tidy(),
        () => undefined,
      );
    },
  };
}

/** Reads the last good version of a damaged table; undefined where there is none. */
export async function readGood<Result>(
  { engine, directory, temporary }: TablePlace,
  damage: LogDamage,
  read: (table: Table) => Promise<Result>,
): Promise<Result | undefined> {
  if (damage.good === null || directory === null) return undefined;
  const source = { directory: `${directory}/${damage.table}.lance`, name: damage.table, manifest: damage.good.manifest, temporary: temporary.path };
  const shadow = await openShadow(engine, source);
  try {
    return await read(shadow.table);
  } finally {
    shadow.close();
  }
}

/** What tables next to the runs are to people. */
const SUBJECTS: Readonly<Record<string, string>> = {
  _catalogue: 'the catalogue of the dataset',
  _tokens: 'the list of tokens',
  _usage: 'the table of counted calls',
};

/** Says which table is damaged, and which version of it can be read. */
export function damageSentence({ table, version, good }: LogDamage): string {
  const readable = good === null ? 'no version of it can be read' : `its version ${good.version} is the last one that can be read`;
  return `${SUBJECTS[table] ?? 'a table'} is damaged (version ${version} of ${table}): ${readable}`;
}

/** Refuses to write to a damaged table. */
export function damagedLog(damage: LogDamage): ScrqError {
  return new ScrqError('data_unusable', damageSentence(damage), { isForClients: true, hint: REPAIR_HINT });
}

/** What mends it. */
export const REPAIR_HINT = '`scrq doctor --repair` mends it; until then, nothing is written to it.';

/** A version of a table, in a place of this process's own: nothing that is done with it touches the dataset. */
interface ShadowTable {
  readonly table: Table;
  /** The directory of the table. */
  readonly directory: string;
  close(): void;
}

interface ShadowSource {
  /** The directory of the table. */
  readonly directory: string;
  readonly name: string;
  /** File name of the manifest of the version. */
  readonly manifest: string;
  /** A directory of this process, which removes what is in it. */
  readonly temporary: string;
}

/** Opens one version of a table, of which nothing but its manifest, records and deletions is read: the rest of the table may be damaged. */
async function openShadow(engine: Engine, { directory, name, manifest, temporary }: ShadowSource): Promise<ShadowTable> {
  const place = await mkdtemp(join(temporary, '.tmp-shadow-'));
  const shadow = join(place, `${name}.lance`);
  await mkdir(join(shadow, '_versions'), { recursive: true });
  await copyFile(join(directory, '_versions', manifest), join(shadow, '_versions', manifest));
  // Missing ones are no obstacle: a link may point to nothing.
  for (const part of ['data', '_deletions']) await symlink(join(directory, part), join(shadow, part), 'junction');
  const connection: Connection = await withTemporaryFilesIn(temporary, () => engine.lance.connect(place));
  try {
    const table = await connection.openTable(name);
    const close = (): void => {
      table.close();
      connection.close();
    };
    return { table, directory: shadow, close };
  } catch (error) {
    connection.close();
    throw error;
  }
}
