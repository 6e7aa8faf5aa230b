import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Connection } from '@lancedb/lancedb';

import type { OwnedCatalogue } from './catalogue.ts';
import { LOG_TABLE } from './event-log.ts';
import { tableName } from './run-schema.ts';

export interface JanitorOptions {
  readonly connection: Connection;
  readonly catalogue: OwnedCatalogue;
  /** The dataset as a directory; null on an object store, where an interrupted upload leaves nothing visible. */
  readonly directory: string | null;
  readonly scratchDirectory: string;
  readonly now: () => number;
}

/** An append to the catalogue takes milliseconds: a temporary file this old belongs to nobody. */
const ABANDONED_MS = 60_000;

/**
 * Frees what interrupted imports and removals left: tables of runs that are gone or whose writer died, and temporary files.
 * Only runs that the catalogue knows are touched. Any number of processes may do this at once. Merges small pieces of the catalogue too.
 */
export async function sweep({ connection, catalogue, directory, scratchDirectory, now }: JanitorOptions): Promise<void> {
  const { open, gone } = await catalogue.state();
  const live = await catalogue.liveRuns();
  const dead = open.filter((run) => !live.has(run.id));
  const tables = new Set(await allTables(connection));
  for (const run of [...dead.map(({ id }) => id), ...gone]) {
    const name = tableName(run);
    if (tables.has(name)) await dropTable(connection, name);
  }
  for (const run of dead) await catalogue.abortRun(run.scraperId, run.id);
  await emptyScratch(scratchDirectory, live);
  if (directory !== null) await removeAbandoned(join(directory, `${LOG_TABLE}.lance`, 'data'), now());
  await catalogue.compact();
}

/** Whether a sweep would free anything that the catalogue tells of: cheap, since it lists no tables. */
export async function needsSweep(catalogue: OwnedCatalogue): Promise<boolean> {
  const { open } = await catalogue.state();
  if (open.length === 0) return false;
  const live = await catalogue.liveRuns();
  return open.some((run) => !live.has(run.id));
}

async function allTables(connection: Connection): Promise<readonly string[]> {
  const names: string[] = [];
  const limit = 1000;
  for (;;) {
    const last = names.at(-1);
    const page = await connection.tableNames({ limit, ...(last === undefined ? {} : { startAfter: last }) });
    names.push(...page);
    if (page.length < limit) return names;
  }
}

async function dropTable(connection: Connection, name: string): Promise<void> {
  try {
    await connection.dropTable(name);
  } catch (error) {
    // Another process's janitor was faster.
    if (!(error instanceof Error && /not found|does not exist/i.test(error.message))) throw error;
  }
}

/** Each run being written has a directory of its own there, named by its id. */
async function emptyScratch(scratch: string, live: ReadonlySet<string>): Promise<void> {
  for (const name of await entries(scratch)) {
    if (!live.has(name)) await rm(join(scratch, name), { recursive: true, force: true });
  }
}

/** A killed append leaves its temporary file, which the store itself never removes. */
async function removeAbandoned(dataDirectory: string, now: number): Promise<void> {
  for (const name of await entries(dataDirectory)) {
    if (!name.startsWith('.tmp')) continue;
    const file = join(dataDirectory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

async function entries(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
