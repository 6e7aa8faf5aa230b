import type { Connection } from '@lancedb/lancedb';

import type { Engine } from '../engine.ts';
import { SEEN_AFTER_SECONDS } from '../object-store/connections.ts';
import type { ListNewest } from '../object-store/newest-version.ts';
import type { MakeTable } from './make-table.ts';
import type { ProcessDirectory } from '../process-directory.ts';
import { isMissingTable } from '../store-error.ts';

/** Where tables are opened and made. */
export interface TablePlace {
  readonly engine: Engine;
  readonly connection: Connection;
  /** For tables of runs, which do not change; in an object store it never asks for newer versions. */
  readonly fixed: Connection;
  readonly makeTable: MakeTable;
  /** The dataset as a directory; null in an object store. */
  readonly directory: string | null;
  readonly temporary: ProcessDirectory;
}

/** Where tables are, and how they are reached: the engine is loaded when one is first opened. */
export interface TableSource {
  /** The dataset as a directory; null in an object store. */
  readonly directory: string | null;
  readonly connect: () => Promise<TablePlace>;
  /** Of an object store that can be asked without the engine; null elsewhere. */
  readonly listNewest: ListNewest | null;
  /** A directory of this machine and the dataset alone. */
  readonly keepDirectory: string;
}

/** A dataset as tables next to its runs see it. */
export interface SideDataset extends TableSource {
  /** Undefined while nothing was ever written: then there are no tables next to either. */
  readonly existingLog: () => Promise<unknown>;
  /** Makes the dataset where there is none yet: without its catalogue, tables would be taken for the rest of a broken one. */
  readonly writableLog: () => Promise<unknown>;
}

/** Opens a table next to the runs when it is first needed. */
export interface SideTable<Opened> {
  /** Undefined while there is none. */
  existing(): Promise<Opened | undefined>;
  /** Made when missing. */
  writable(): Promise<Opened>;
}

/** Keeps a table open; `open` opens it, or makes it. */
export function createSideTable<Opened>(
  dataset: SideDataset,
  open: (source: TableSource, create: 'create' | 'existing') => Promise<Opened>,
): SideTable<Opened> {
  let opened: Promise<Opened> | undefined;
  let missingAt = Number.NEGATIVE_INFINITY;
  const keep = (opening: Promise<Opened>): Promise<Opened> => {
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  };
  return {
    async existing() {
      if (opened !== undefined) return opened;
      if ((await dataset.existingLog()) === undefined) return undefined;
      // To open a table that is not there takes requests, and a server asks for it with every one of its own.
      if (dataset.directory === null && performance.now() - missingAt < SEEN_AFTER_SECONDS * 1000) return undefined;
      try {
        return await keep(open(dataset, 'existing'));
      } catch (error) {
        if (!isMissingTable(error)) throw error;
        missingAt = performance.now();
        return undefined;
      }
    },
    async writable() {
      if (opened !== undefined) return opened;
      await dataset.writableLog();
      return keep(open(dataset, 'create'));
    },
  };
}
