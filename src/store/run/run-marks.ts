import { join } from 'node:path';

import type { FileMark } from '../../core/dataset-state.ts';
import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import { filesOfVersion, manifestsOf, markFile, namesIn } from './derived/file-marks.ts';
import { tableName } from './run-schema.ts';
import { readSealed, writeSealed } from '../catalogue/sealed-file.ts';

/** What a run says of itself in a file next to its records: a catalogue that is lost is made again out of these. */
export interface RunStatement {
  readonly scraper: ScraperEntry;
  readonly entry: RunEntry;
  /** The run whose place it took. */
  readonly replaced?: string;
}

interface NewStatement {
  readonly scraper: ScraperEntry;
  readonly entry: RunEntry;
  readonly replaced: RunEntry | undefined;
}

const STATEMENT = 'run.json';

/** Marks the files of a run that is written whole, and writes its statement; gives the entry with the marks. */
export async function markRun(dataset: string, { scraper, entry, replaced }: NewStatement): Promise<RunEntry> {
  const table = join(dataset, `${tableName(entry.id)}.lance`);
  const marked: RunEntry = { ...entry, files: await marksOf(table) };
  const statement: RunStatement = { scraper, entry: marked, ...(replaced === undefined ? {} : { replaced: replaced.id }) };
  await writeStatement(table, statement);
  return marked;
}

/** Marks of all files that a run is read from: its newest version. */
export async function marksOf(table: string): Promise<readonly FileMark[]> {
  const [newest] = await manifestsOf(table);
  const paths = newest === undefined ? [] : await filesOfVersion(table, newest.name);
  return Promise.all(paths.map((path) => markFile(table, path)));
}

/** Writes what a run says of itself next to its records. */
export function writeStatement(table: string, statement: RunStatement): Promise<void> {
  return writeSealed(join(table, STATEMENT), statement);
}

/** What a run says of itself; undefined where it says nothing, or its statement is damaged. */
function readStatement(table: string): Promise<RunStatement | undefined> {
  return readSealed<RunStatement>(join(table, STATEMENT));
}

/** What the runs of a dataset say of themselves, in the order of their completion. */
export async function readStatements(dataset: string): Promise<readonly RunStatement[]> {
  const tables = (await namesIn(dataset)).filter((name) => /^r_\w+\.lance$/.test(name));
  const read = await Promise.all(tables.map((name) => readStatement(join(dataset, name))));
  const found = read.filter((statement) => statement !== undefined);
  return found.toSorted((a, b) => a.entry.completedAt - b.entry.completedAt);
}
