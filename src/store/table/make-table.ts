import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Connection, Table } from '@lancedb/lancedb';
import type { Schema } from 'apache-arrow';

import { withTemporaryFilesIn, type Engine } from '../engine.ts';
import { isMissingTable } from '../store-error.ts';
import { retried } from './commits.ts';

/**
 * Numbers rows in the order of their commits, for good: a merging of small pieces puts its rows behind those that others append meanwhile, and without
 * such numbers 31 of 120 lines of two processes came out of their order.
 */
export const COMMIT_ORDER = { new_table_enable_stable_row_ids: 'true' } as const;

/** Opens a table, making it where it is missing. */
export type MakeTable = (name: string, schema: Schema) => Promise<Table>;

export interface TableMaker {
  readonly connection: Connection;
  /** Where the tables are on this machine; null in an object store. */
  readonly directory: string | null;
  /** A directory next to them for what is not finished. */
  readonly temporary: string;
}

/**
 * Makes tables whole or not at all. Two processes that create one at the same moment would each take the place of the other's, with what is in it:
 * on a disk a new table is therefore made aside and moved, which only the first can do.
 */
export function tableMaker({ lance }: Engine, { connection, directory, temporary }: TableMaker): MakeTable {
  return async (name, schema) => {
    const make = () => connection.createEmptyTable(name, schema, { mode: 'create', existOk: true, storageOptions: COMMIT_ORDER });
    if (directory === null) return retried(make);
    try {
      return await connection.openTable(name);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
    }
    const aside = await withTemporaryFilesIn(temporary, () => lance.connect(temporary));
    try {
      (await aside.createEmptyTable(name, schema, { mode: 'overwrite', storageOptions: COMMIT_ORDER })).close();
    } finally {
      aside.close();
    }
    const draft = join(temporary, `${name}.lance`);
    try {
      await rename(draft, join(directory, `${name}.lance`));
    } catch {
      await rm(draft, { recursive: true, force: true });
      // Another process was first; or what is there was never finished, by a version of scrq that made tables in their place.
      return make();
    }
    return connection.openTable(name);
  };
}
