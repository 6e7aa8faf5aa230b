import { join } from 'node:path';

import type { Table } from '@lancedb/lancedb';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader, StoredRun } from '../../core/ports/records.ts';
import { ScrqError } from '../../errors.ts';
import type { KeywordSearch } from '../keywords/keyword-search.ts';
import type { TablePlace } from '../table/side-table.ts';
import type { RunDamage, RunGuard } from './run-guard.ts';
import { createLazyReader } from './lazy-reader.ts';
import { createRunReader, type TableReader } from './run-reader.ts';
import type { ColumnCache } from '../rows/column-cache.ts';
import { createRowsFile, type RowsFile } from '../rows/rows-file.ts';
import { ROWS_NAME } from '../rows/rows-layout.ts';
import type { RowsMaker, RowsSource } from '../rows/rows-maker.ts';
import { tableName } from './run-schema.ts';
import { openStoredRun } from './stored-run.ts';
import { isMissingTable, storeError, translated } from '../store-error.ts';
import type { VectorCache } from '../vectors/vector-cache.ts';

export interface RunOpenerOptions {
  readonly connect: () => Promise<TablePlace>;
  readonly guard: RunGuard;
  readonly vectors: VectorCache;
  readonly keywords: KeywordSearch;
  readonly columns: ColumnCache;
  readonly rowsMaker: RowsMaker;
  /** Where what is derived from the records of a run is. */
  readonly copiesOf: (runId: string) => string;
  /** Has files of a run there, where they are in an object store. */
  readonly fetch: (run: RunEntry, kind: 'rows') => Promise<void>;
  /** Whether the catalogue still lists a run. */
  readonly isListed: (run: RunEntry) => Promise<boolean>;
}

/** Opens runs, and keeps the ones that were used last. */
export interface RunOpener {
  /** Reading the table of a damaged run rejects with `data_unusable`. */
  open(run: RunEntry): RunReader;
  /** All that is stored of a run, once every byte of it was looked at. */
  openStored(run: RunEntry): Promise<StoredRun>;
  close(): void;
}

/** How many opened runs are kept at hand. */
const OPEN_READERS = 32;

interface Kept {
  readonly reader: RunReader;
  /** What was found when its table was opened; missing before that. */
  damage?: RunDamage;
}

export function createRunOpener(options: RunOpenerOptions): RunOpener {
  const { guard, keywords, vectors, columns, rowsMaker, copiesOf, fetch } = options;
  const readers = new Map<string, Kept>();
  const opened = (run: RunEntry): Kept => {
    const rows = fetched(createRowsFile(run, join(copiesOf(run.id), ROWS_NAME), columns), () => fetch(run, 'rows'));
    const remakeRows = (source: RowsSource) => void rowsMaker.begin(source);
    const kept: Kept = {
      reader: createLazyReader(run, { keywords, vectors, rows, remakeRows }, () => openReader(options, run, (damage) => (kept.damage = damage))),
    };
    return kept;
  };
  return {
    open(run) {
      const known = readers.get(run.id);
      const kept = known !== undefined && (known.damage === undefined || known.damage === guard.known(run)) ? known : opened(run);
      readers.delete(run.id);
      readers.set(run.id, kept);
      const [oldest] = readers.keys();
      if (readers.size > OPEN_READERS && oldest !== undefined) readers.delete(oldest);
      return kept.reader;
    },
    async openStored(run) {
      await refuseDamaged(options, run, await translated('check the run', () => guard.inspect(run, 'everything')));
      return openStoredRun((await options.connect()).engine, await openTable(options, run), run);
    },
    close: () => readers.clear(),
  };
}

/** A file of rows that is fetched before it is read. */
function fetched(rows: RowsFile, fetch: () => Promise<void>): RowsFile {
  return {
    async take(ordinals) {
      await fetch();
      return rows.take(ordinals);
    },
    async passing(condition, signal) {
      await fetch();
      return rows.passing(condition, signal);
    },
  };
}

async function openReader(options: RunOpenerOptions, run: RunEntry, keep: (damage: RunDamage) => void): Promise<TableReader> {
  const { connect, guard } = options;
  const damage = await translated('check the run', () => guard.inspect(run));
  keep(damage);
  await refuseDamaged(options, run, damage);
  const { engine } = await connect();
  return createRunReader(engine, { table: await openTable(options, run), run });
}

async function refuseDamaged({ isListed }: RunOpenerOptions, run: RunEntry, damage: RunDamage): Promise<void> {
  if (damage.length > 0) throw (await isListed(run)) ? damagedRun(run) : removed(run);
}

async function openTable({ connect }: RunOpenerOptions, run: RunEntry): Promise<Table> {
  const { fixed } = await connect();
  try {
    return await fixed.openTable(tableName(run.id));
  } catch (error) {
    if (isMissingTable(error)) throw removed(run, error);
    throw storeError(error, 'open the run');
  }
}

/** Says which run cannot be read; the others can. */
function damagedRun({ id }: RunEntry): ScrqError {
  return new ScrqError('data_unusable', `the run ${id} is damaged: a file of its records does not hold what was written`, {
    isForClients: true,
    hint: `Other runs can be read (--run); remove this one with \`scrq runs remove ${id}\` and import it again. \`scrq doctor --check\` looks at all files.`,
  });
}

function removed(run: RunEntry, cause?: unknown): ScrqError {
  return new ScrqError('run_not_found', `the run ${run.id} was removed`, {
    ...(cause === undefined ? {} : { cause }),
    hint: 'Run the command again to read the newest run.',
  });
}
