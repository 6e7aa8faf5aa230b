import { join } from 'node:path';

import type { Table } from '@lancedb/lancedb';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { ScrqError } from '../../errors.ts';
import type { KeywordSearch } from '../keywords/keyword-search.ts';
import { holdsMark, manifestsAmong, manifestsOf, type Manifest } from './derived/file-marks.ts';
import { openShadow, type ShadowTable } from '../table/shadow-table.ts';
import type { TablePlace } from '../table/side-table.ts';
import type { RunDamage, RunGuard } from './run-guard.ts';
import { createLazyReader } from './lazy-reader.ts';
import { createRunReader, type TableReader } from './run-reader.ts';
import { createRowsFile } from '../rows/rows-file.ts';
import { ROWS_NAME } from '../rows/rows-layout.ts';
import type { RowsMaker, RowsSource } from '../rows/rows-maker.ts';
import { tableName } from './run-schema.ts';
import { isMissingTable, storeError, translated } from '../store-error.ts';
import type { VectorCache } from '../vectors/vector-cache.ts';

export interface RunOpenerOptions {
  readonly connect: () => Promise<TablePlace>;
  readonly guard: RunGuard;
  readonly vectors: VectorCache;
  readonly keywords: KeywordSearch;
  readonly rowsMaker: RowsMaker;
  /** Whether the catalogue still lists a run. */
  readonly isListed: (run: RunEntry) => Promise<boolean>;
  /** Called with what is damaged and done without. */
  readonly warn: (sentence: string) => void;
}

/** Opens runs, each as far as it is sound, and keeps the ones that were used last. */
export interface RunOpener {
  /** Reading records rejects with `data_unusable` when those are damaged; it does without a damaged index. */
  open(run: RunEntry): RunReader;
  close(): void;
}

/** How many opened runs are kept at hand. */
const OPEN_READERS = 32;

interface Kept {
  readonly reader: RunReader;
  /** What was found when its table was opened; missing before that. */
  damage?: RunDamage;
  shadow?: ShadowTable;
}

export function createRunOpener(options: RunOpenerOptions): RunOpener {
  const { guard, keywords, vectors, rowsMaker } = options;
  const readers = new Map<string, Kept>();
  const opened = (run: RunEntry): Kept => {
    const directory = guard.directoryOf(run);
    const rows = directory === null ? null : createRowsFile(run, join(directory, ROWS_NAME));
    const remakeRows = (source: RowsSource) => void rowsMaker.begin(source);
    const kept: Kept = {
      reader: createLazyReader(run, { keywords, vectors, rows, remakeRows }, () => openReader(options, run, (facts) => Object.assign(kept, facts))),
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
    close() {
      for (const { shadow } of readers.values()) shadow?.close();
      readers.clear();
    },
  };
}

async function openReader(options: RunOpenerOptions, run: RunEntry, keep: (facts: Partial<Kept>) => void): Promise<TableReader> {
  const { connect, guard, isListed, warn } = options;
  const damage = await translated('check the run', () => guard.inspect(run));
  keep({ damage });
  if (damage.records.length + damage.index.length > 0 && !(await isListed(run))) throw removed(run);
  if (damage.records.length > 0) throw damagedRun(run, damage);
  const { engine } = await connect();
  if (damage.index.length === 0) return createRunReader(engine, { table: await openTable(options, run), run, warnings: [] });
  if (await isUnread(options, run, damage)) {
    const spare = `the version without indexes of the run ${run.id} is damaged, which is read when an index is; \`scrq doctor --repair\` mends it`;
    warn(spare);
    return createRunReader(engine, { table: await openTable(options, run), run, warnings: [spare] });
  }
  const shadow = await openPlain(options, run, damage);
  keep({ shadow });
  const warning = `the index of the run ${run.id} is damaged and done without, which takes longer; \`scrq doctor --repair\` makes it again`;
  warn(warning);
  return createRunReader(engine, { table: shadow.table, run, warnings: [warning] });
}

/** Whether all that is damaged is the version that stands by without indexes: the newest one and its indexes are whole. */
async function isUnread({ guard }: RunOpenerOptions, run: RunEntry, { index }: RunDamage): Promise<boolean> {
  const directory = guard.directoryOf(run);
  const [newest] = directory === null ? [] : await manifestsOf(directory);
  return newest !== undefined && index.every((path) => path.startsWith('_versions/') && path !== `_versions/${newest.name}`);
}

async function openTable({ connect }: RunOpenerOptions, run: RunEntry): Promise<Table> {
  const { connection } = await connect();
  try {
    return await connection.openTable(tableName(run.id));
  } catch (error) {
    if (isMissingTable(error)) throw removed(run, error);
    throw storeError(error, 'open the run');
  }
}

/** The records of a run without its indexes, away from the dataset. */
async function openPlain({ connect, guard }: RunOpenerOptions, run: RunEntry, damage: RunDamage): Promise<ShadowTable> {
  const directory = guard.directoryOf(run);
  if (directory === null) throw damagedRun(run, damage);
  const manifest = await plainManifest(directory, run);
  if (manifest === undefined) throw damagedRun(run, damage, (await soundManifest(directory, run)) === undefined ? undefined : 'mendable');
  const { engine, temporary } = await connect();
  const source = { directory, name: tableName(run.id), manifest, temporary: temporary.path };
  return translated('open the run', () => openShadow(engine, source));
}

/** The manifest of the version that has no indexes, if it is sound. */
async function plainManifest(directory: string, run: RunEntry): Promise<string | undefined> {
  const plain = markedPlain(run);
  return plain !== undefined && (await isSound(directory, run, plain)) ? plain.name : undefined;
}

/** The version of a run that has no indexes, by the marks: the lowest of two, or the only one of a run without indexes. */
export function markedPlain(run: RunEntry): Manifest | undefined {
  const [lowest, newest] = markedManifests(run);
  const isIndexed = run.files?.some(({ path }) => path.startsWith('_indices/')) === true;
  return isIndexed && newest === undefined ? undefined : lowest;
}

/** The manifest of the lowest version that is sound; indexes that it may name have to be made again before anything is searched for. */
export async function soundManifest(directory: string, run: RunEntry): Promise<string | undefined> {
  for (const manifest of markedManifests(run)) if (await isSound(directory, run, manifest)) return manifest.name;
  return undefined;
}

function markedManifests({ files = [] }: RunEntry): readonly Manifest[] {
  const names = files.flatMap(({ path }) => (path.startsWith('_versions/') ? [path.slice('_versions/'.length)] : []));
  return manifestsAmong(names).toReversed();
}

async function isSound(directory: string, { files = [] }: RunEntry, { name }: Manifest): Promise<boolean> {
  const mark = files.find(({ path }) => path === `_versions/${name}`);
  return mark !== undefined && (await holdsMark(directory, mark, 'whole'));
}

/** Says which run cannot be read; the others can. */
export function damagedRun(run: RunEntry, damage: RunDamage, isMendable?: 'mendable'): ScrqError {
  const what = damage.records.length > 0 ? 'a file of its records does' : 'its index and the record of its versions do';
  const mend =
    isMendable === undefined ? `remove this one with \`scrq runs remove ${run.id}\` and import it again` : '`scrq doctor --repair` mends this one';
  return new ScrqError('data_unusable', `the run ${run.id} is damaged: ${what} not hold what was written`, {
    isForClients: true,
    hint: `Other runs can be read (--run); ${mend}. \`scrq doctor --check\` looks at all files.`,
  });
}

function removed(run: RunEntry, cause?: unknown): ScrqError {
  return new ScrqError('run_not_found', `the run ${run.id} was removed`, {
    ...(cause === undefined ? {} : { cause }),
    hint: 'Run the command again to read the newest run.',
  });
}
