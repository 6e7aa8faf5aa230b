import { setTimeout as wait } from 'node:timers/promises';

import type { Connection, Table } from '@lancedb/lancedb';
import type { Schema, Table as Rows } from 'apache-arrow';

import { isBriefFailure } from '../object-store/failures.ts';
import { isMissingTable } from '../store-error.ts';

const MOST_TRIES = 6;
const FIRST_WAIT_MS = 25;
/** What failed after longer was tried again by the engine. */
const BRIEF_MS = 5000;

/**
 * Commits once more where another process committed to the table at the same moment, and where a request was lost on its way, which the engine does not
 * send again as the object store may have carried it out: for work that comes to the same when it is done twice.
 */
export async function retried<Result>(commit: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + BRIEF_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await commit();
    } catch (error) {
      const mayPass = isConflict(error) || (isBriefFailure(error) && performance.now() < until);
      if (tries === MOST_TRIES || !mayPass) throw error;
      await pauseAfter(tries);
    }
  }
}

/** Makes a table that no other process makes; one whose answer was lost is there already. */
export function madeAlone(connection: Connection, name: string, schema: Schema): Promise<Table> {
  return retried(() => connection.createEmptyTable(name, schema, { mode: 'create', existOk: true }));
}

/**
 * Appends rows once to a table that no other process writes to, whatever becomes of the answers: each commit makes the next version, so the version says
 * whether one was made. The engine takes an answer that was lost for a commit of somebody else, and makes its own a second time.
 */
export async function appendedAlone(table: Table, rows: Rows): Promise<void> {
  const before = await table.version();
  for (let tries = 1; ; tries += 1) {
    const failure = await failureOf(() => table.add(rows));
    if (failure !== undefined) await retried(() => table.checkoutLatest());
    const made = (await table.version()) - before;
    if (made === 0) {
      if (tries === MOST_TRIES || !isBriefFailure(failure)) throw failure;
      await pauseAfter(tries);
      continue;
    }
    if (made > 1) await retried(() => restored(table, before + 1));
    return;
  }
}

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

async function restored(table: Table, version: number): Promise<void> {
  await table.checkout(version);
  await table.restore();
}

/** Others that met the same conflict wait for another time. */
async function pauseAfter(tries: number): Promise<void> {
  await wait(Math.random() * FIRST_WAIT_MS * 2 ** tries);
}

/** What takes the place of all rows that were read. */
export interface MergedRows {
  readonly rows: Rows;
  /** Above the number of each row that was read (`_rowid`). */
  readonly next: number;
}

/**
 * Merges the pieces of a table that others append to: `read` gives rows that say what all of its rows do, which then go, as do versions from before
 * `olderThan` (epoch milliseconds). A piece without rows is dropped from the table, and no file is made for that. The engine's own merging makes one, and removes it again when the answer to its commit is lost, even where
 * the store has made the commit (lance-format/lance#8123): it is left to remove old versions, when it finds nothing to merge.
 */
export async function mergePieces(table: Table, read: () => Promise<MergedRows>, olderThan: number): Promise<void> {
  const { rows, next } = await read();
  await retried(() => table.add(rows));
  await retried(() => table.delete(`_rowid < ${next}`));
  if (isNumberedByCommit(next) && (await piecesOf(table)) === 1) await dropVersions(table, olderThan);
}

async function dropVersions(table: Table, olderThan: number): Promise<void> {
  try {
    await table.optimize({ cleanupOlderThan: new Date(olderThan) });
  } catch (error) {
    // The next time does it. Of two processes that remove them at once, each finds files gone that the other one has removed.
    if (!isConflict(error) && !isBriefFailure(error) && !isMissingTable(error)) throw error;
  }
}

/** Every commit is a piece of its own, which costs each reader a request in an object store: counts and conversations are merged when there are more. */
export const MOST_PIECES = 4;

/** Every commit is a piece of its own, and each is read. */
export async function piecesOf(table: Table): Promise<number> {
  return (await retried(() => table.stats())).fragmentStats.numFragments;
}

/** Tables of older versions number rows by their places, which a merging of the engine changes: what another process appends meanwhile is not to be moved. */
export function isNumberedByCommit(next: number): boolean {
  return next < 2 ** 32;
}

/** The least number that is above those of all rows; they were read with it. */
export function numberAfter(rows: Rows): number {
  let next = 0;
  const numbers = rows.getChild('_rowid');
  for (let row = 0; row < rows.numRows; row += 1) next = Math.max(next, Number(numbers?.get(row)) + 1);
  return next;
}

/** Whether another process committed to a table at the same moment: nothing was written. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && /incompatible transaction|commit conflict|concurrent modification/i.test(error.message);
}
