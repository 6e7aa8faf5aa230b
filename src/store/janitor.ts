import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Connection } from '@lancedb/lancedb';

import { namesIn } from './run/derived/file-marks.ts';
import type { CatalogueState, GoneRun, OpenRun } from './catalogue/catalogue-events.ts';
import type { OwnedCatalogue } from './catalogue/catalogue.ts';
import { LOG_TABLE } from './catalogue/event-log.ts';
import { MARKS } from './catalogue/log-guard.ts';
import { DRAFT_ENDING } from './catalogue/sealed-file.ts';
import { currentOwner, isAlive, isOfThisMachine, type Owner } from './catalogue/owner.ts';
import { ownerOfDirectory, type ProcessDirectory } from './process-directory.ts';
import { isAbandonedCheck } from './object-store/conditional-writes.ts';
import { packsName } from './object-store/run-packs.ts';
import type { S3Access } from './object-store/s3-access.ts';
import { abortUploads } from './object-store/unfinished-uploads.ts';
import { tableName } from './run/run-schema.ts';
import { isMissingTable } from './store-error.ts';
import { TOKEN_TABLE } from './accounts/token-log.ts';
import { USAGE_TABLE } from './accounts/usage-table.ts';

export interface JanitorOptions {
  readonly connect: () => Promise<{ readonly connection: Connection }>;
  readonly catalogue: OwnedCatalogue;
  /** The dataset as a directory; null on an object store, where an interrupted upload leaves nothing visible. */
  readonly directory: string | null;
  /** Null on a disk, and where the engine alone knows the way. */
  readonly s3: S3Access | null;
  readonly copiesOf: (runId: string) => string;
  /** A directory of this machine and the dataset alone. */
  readonly keepDirectory: string;
  readonly scratchDirectory: string;
  /** The directory of this process in the scratch directory. */
  readonly processDirectory: Pick<ProcessDirectory, 'path' | 'since'>;
  readonly now: () => number;
}

/** An append to a log takes milliseconds: a temporary file this old belongs to no process that lives. */
const ABANDONED_MS = 60_000;
/** Of a process on another machine, all that stays behind is an empty directory. */
const ELSEWHERE_MS = 24 * 60 * 60_000;
/** A run that was replaced stays so long for those who are reading it. */
const READING_MS = 10 * 60_000;
/** To list the tables of an object store costs requests by their number: without a reason a machine does it no more often. */
const LIST_EVERY_MS = 30 * 60_000;
/** No file is sent for so long, whatever the line. */
const UPLOAD_MS = 60 * 60_000;
const LISTED_FILE = 'tables-listed';
const RUN_ID = /^[0-9A-Z]{26}$/;

/**
 * Frees what interrupted imports and removals left: tables of runs that are gone or whose writer died, and temporary files.
 * Only runs that the catalogue knows are touched. Any number of processes may do this at once. Merges small pieces of the catalogue too.
 */
export async function sweep(options: JanitorOptions): Promise<void> {
  const { connect, catalogue, s3, now } = options;
  // A silent writer may wake and complete, and a commit without an answer may yet be made: the table goes once the log says who was first.
  for (const run of (await writers(catalogue)).dead) if (!isCertain(options, run)) await catalogue.abortRun(run.scraperId, run.id);
  // Only of what was gone before the tables were listed, a list without it says that it is freed.
  const gone = unneeded(await catalogue.soundState(), options);
  const isListed = await mustList(options, gone);
  const { tables, paths, dead } = await findLeftovers(options, isListed ? await allTables(options) : []);
  for (const table of tables) await dropTable((await connect()).connection, table);
  for (const path of paths) await rm(path, { recursive: true, force: true });
  // Last, since it needs space itself, which may have run out.
  for (const run of dead) if (isCertain(options, run)) await catalogue.abortRun(run.scraperId, run.id);
  if (isListed && s3 !== null) await abortUploads(s3, now() - UPLOAD_MS);
  if (isListed) await rememberListing(options);
  await catalogue.compact(isListed ? new Map([...gone].map(([id, { at }]) => [id, at])) : new Map());
}

/** Runs that nobody needs any more: those that are gone, and those that were replaced long enough ago for their readers. */
function unneeded({ gone, replaced }: Pick<CatalogueState, 'gone' | 'replaced'>, { now }: JanitorOptions): ReadonlyMap<string, GoneRun> {
  const left = [...replaced].filter(([, at]) => now() - at > READING_MS);
  return new Map([...gone, ...left.map(([id, at]) => [id, { at }] as const)]);
}

/** Whether it is worth while to list the tables: something is known to be there, or they have not been listed for long. */
async function mustList({ directory, keepDirectory, now }: JanitorOptions, gone: ReadonlyMap<string, GoneRun>): Promise<boolean> {
  if (directory !== null || [...gone.values()].some(({ freed }) => freed !== true)) return true;
  const since = now() - Number(await readFile(join(keepDirectory, LISTED_FILE), 'utf8').catch(() => 0));
  return since < 0 || since >= LIST_EVERY_MS;
}

/** Notes on this machine that the tables were listed and freed; where that cannot be noted, they are listed again. */
async function rememberListing({ directory, keepDirectory, now }: JanitorOptions): Promise<void> {
  if (directory !== null) return;
  await mkdir(keepDirectory, { recursive: true, mode: 0o700 })
    .then(() => writeFile(join(keepDirectory, LISTED_FILE), `${now()}\n`))
    .catch(() => undefined);
}

/** What the catalogue says, with those who are at work by it and those who are not any more. */
async function writers(catalogue: OwnedCatalogue) {
  const { open, gone, replaced, runs } = await catalogue.soundState();
  const live = await catalogue.liveRuns();
  const kept = new Set([...[...runs.values()].flat(), ...open].map(({ id }) => id));
  return { gone, replaced, live, kept, dead: open.filter((run) => !live.has(run.id)) };
}

/** A writer that is dead for certain: nothing of it is under way. */
function isCertain({ directory }: JanitorOptions, { owner }: OpenRun): boolean {
  return directory !== null && isOfThisMachine(owner);
}

/** Whether a sweep would free anything. Costs a few listings of directories; on an object store the tables are not listed. */
export async function needsSweep(options: JanitorOptions): Promise<boolean> {
  const { tables, paths, dead } = await findLeftovers(options, options.directory === null ? [] : await allTables(options));
  return tables.length + paths.length + dead.length > 0;
}

/** What is there is listed before the catalogue is asked who is at work: what another process makes meanwhile is in no list. */
async function findLeftovers(options: JanitorOptions, tables: readonly string[]) {
  const { catalogue, directory, scratchDirectory, copiesOf } = options;
  const logs = [LOG_TABLE, TOKEN_TABLE, USAGE_TABLE];
  const staged = directory === null ? [] : (await Promise.all(logs.map((log) => stagedFiles(join(directory, `${log}.lance`))))).flat();
  const scratch = await namesIn(scratchDirectory);
  const cached = directory === null ? (await namesIn(dirname(copiesOf('run')))).filter((name) => RUN_ID.test(name)) : [];
  const { gone, replaced, live, kept, dead } = await writers(catalogue);
  const unwanted = new Set([...dead.filter((run) => isCertain(options, run)).map(({ id }) => id), ...unneeded({ gone, replaced }, options).keys()]);
  const unwantedTables = new Set([...unwanted].flatMap((id) => [tableName(id), packsName(id)]));
  // What this machine keeps of runs of an object store, which another one may have removed and forgotten; on a disk it goes with their tables.
  const copies = cached.filter((id) => unwanted.has(id) || !(kept.has(id) || replaced.has(id))).map(copiesOf);
  const { others, abandoned } = await lookAtScratch(options, scratch, live);
  // Who appends to the catalogue has a directory there; this process may be appending while it sweeps.
  const stale = await olderThan(staged, others ? options.now() - ABANDONED_MS : options.processDirectory.since);
  return {
    tables: tables.filter((name) => unwantedTables.has(name) || isAbandonedCheck(name, options.now())),
    paths: [...abandoned, ...stale, ...copies],
    dead,
  };
}

/** Runs being written and processes at work have directories there. */
async function lookAtScratch({ scratchDirectory, processDirectory, now }: JanitorOptions, names: readonly string[], live: ReadonlySet<string>) {
  const own = basename(processDirectory.path);
  const abandoned: string[] = [];
  let others = false;
  for (const name of names) {
    const path = join(scratchDirectory, name);
    const owner = ownerOfDirectory(name);
    const used = owner === undefined ? live.has(name) : name === own || (await inUse(path, owner, now()));
    if (!used) abandoned.push(path);
    else if (owner !== undefined && name !== own) others = true;
  }
  return { others, abandoned };
}

/** Whether the process of a directory may still be there; one on another machine is asked for by the time of its directory. */
async function inUse(path: string, owner: Owner, now: number): Promise<boolean> {
  return owner.host === currentOwner().host ? isAlive(owner) : now - (await modifiedAt(path, now)) < ELSEWHERE_MS;
}

async function allTables({ directory, connect }: JanitorOptions): Promise<readonly string[]> {
  if (directory !== null) return (await namesIn(directory)).filter((name) => name.endsWith('.lance')).map((name) => basename(name, '.lance'));
  const { connection } = await connect();
  const names: string[] = [];
  // The engine lists all of them for every page.
  const limit = 1_000_000;
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
    if (!isMissingTable(error)) throw error;
  }
}

/** Files that an append to a log, or to the marks of its versions, makes and renames: a killed one leaves them, and the store itself never removes them. */
async function stagedFiles(table: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const part of ['data', '_transactions', '_versions', MARKS]) {
    const names = await namesIn(join(table, part));
    files.push(
      ...names.filter((name) => name.startsWith('.tmp') || /#\d+$/.test(name) || name.endsWith(DRAFT_ENDING)).map((name) => join(table, part, name)),
    );
  }
  return files;
}

async function olderThan(files: readonly string[], time: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const file of files) if ((await modifiedAt(file, time)) < time) old.push(file);
  return old;
}

/** Epoch milliseconds; `missing` for what is not there any more. */
async function modifiedAt(path: string, missing: number): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: missing }));
  return mtimeMs;
}
