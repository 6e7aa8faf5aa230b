import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { ulid } from 'ulid';

import type { StoreFinding } from '../core/dataset-state.ts';
import type { RunEntry } from '../core/ports/catalogue.ts';
import { isScrqError } from '../errors.ts';
import type { RunReader } from '../core/ports/records.ts';
import type { DerivedCheck } from './run/derived/derived-checks.ts';
import type { FileProblem } from './run/derived/file-problem.ts';
import type { OwnedCatalogue } from './catalogue/catalogue.ts';
import { namesIn } from './run/derived/file-marks.ts';
import { LOG_TABLE } from './catalogue/event-log.ts';
import { damageSentence } from './table/guarded-table.ts';
import { createLogGuard } from './catalogue/log-guard.ts';
import { mendLog } from './catalogue/mend-log.ts';
import { translated } from './store-error.ts';
import type { RunDamage, RunGuard } from './run/run-guard.ts';
import type { TablePlace } from './table/side-table.ts';
import { TOKEN_TABLE } from './accounts/token-log.ts';
import { USAGE_TABLE } from './accounts/usage-table.ts';
import { marksOf, writeStatement } from './run/run-marks.ts';

export interface InspectOptions {
  readonly connect: () => Promise<TablePlace>;
  readonly catalogue: OwnedCatalogue;
  readonly guard: RunGuard;
  readonly keepDirectory: string;
  /** Files next to the runs. */
  readonly derived: readonly DerivedCheck[];
  readonly openRun: (run: RunEntry) => RunReader;
  readonly now: () => number;
}

/** Looks at every file of a dataset; mends what can be mended, with `repair`. In an object store, what was kept of runs for other machines is fetched and looked at. */
export async function* inspectStore(options: InspectOptions, repair: boolean): AsyncIterable<StoreFinding> {
  const { directory } = await options.connect();
  if (directory === null) {
    yield { subject: 'files', status: 'sound', message: 'an object store checks its files itself' };
    yield* inspectDerived(options, [...(await options.catalogue.state()).runs.values()].flat(), repair);
    return;
  }
  for (const table of [LOG_TABLE, TOKEN_TABLE, USAGE_TABLE]) {
    const finding = await inspectLog({ ...options, place: await options.connect(), directory, table }, repair);
    if (finding !== undefined) yield finding;
  }
  yield* inspectRuns(options, repair);
}

interface LogPlace extends InspectOptions {
  readonly place: TablePlace;
  readonly directory: string;
  readonly table: string;
}

async function inspectLog(options: LogPlace, repair: boolean): Promise<StoreFinding | undefined> {
  const { directory, table, place, catalogue } = options;
  const there = (await stat(join(directory, `${table}.lance`)).catch(() => undefined)) !== undefined;
  const subject = `table ${table}`;
  if (!there && table !== LOG_TABLE) return undefined;
  const look = there ? await createLogGuard(directory, table).look() : undefined;
  const readable = look?.damage === null && (await isReadable(place, table));
  if (look !== undefined && readable) return { subject, status: 'sound', message: `version ${look.version} holds what was written` };
  // A directory without any run has no catalogue either.
  if (look === undefined && !(await holdsRuns(directory))) return undefined;
  const damage = look?.damage ?? { table, version: look?.version ?? 0, file: '', good: null };
  const what = damageSentence(damage);
  if (!repair) return { subject, status: 'damaged', message: what, hint: '`scrq doctor --repair` mends it.' };
  const message = await mendLog(options, damage);
  await catalogue.reopen();
  return { subject, status: 'mended', message: `${what}. ${message}` };
}

async function isReadable({ connection }: TablePlace, name: string): Promise<boolean> {
  try {
    const table = await connection.openTable(name);
    await table.query().toArrow();
    table.close();
    return true;
  } catch {
    // Whatever it says, it cannot be read.
    return false;
  }
}

async function holdsRuns(directory: string): Promise<boolean> {
  return (await namesIn(directory)).some((name) => name.startsWith('r_'));
}

async function* inspectRuns(options: InspectOptions, repair: boolean): AsyncIterable<StoreFinding> {
  const { catalogue } = options;
  const { runs } = await catalogue.state();
  let [sound, unmarked] = [0, 0];
  const readable: RunEntry[] = [];
  for (const run of [...runs.values()].flat()) {
    const finding = await inspectRun(options, run, repair);
    if (finding === 'sound') sound += 1;
    else if (finding === 'unmarked') unmarked += 1;
    else yield finding;
    if (typeof finding === 'string' || finding.status === 'mended') readable.push(run);
  }
  const without = unmarked === 0 ? '' : `; ${unmarked} without checksums, which an older scrq has written: \`scrq doctor --repair\` adds them`;
  yield { subject: 'runs', status: 'sound', message: `${sound} hold what was written${without}` };
  yield* inspectDerived(options, readable, repair);
}

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  missing: 'is missing',
  outdated: 'has a form that this version of scrq does not read',
  foreign: 'is that of another run',
  damaged: 'does not hold what was written',
};

/** What is missing is made when it is next needed, and no damage. */
async function* inspectDerived({ derived, openRun }: InspectOptions, runs: readonly RunEntry[], repair: boolean): AsyncIterable<StoreFinding> {
  let [sound, absent] = [0, 0];
  for (const run of runs) {
    for (const check of derived) {
      const problem = await check.inspect(run);
      if (problem === null) sound += 1;
      else if (!repair && (problem === 'missing' || problem === 'outdated')) absent += 1;
      else yield await mendDerived(check, openRun(run), problem, repair);
    }
  }
  const without = absent === 0 ? '' : `; ${absent} missing or of another version, made again when needed or by \`scrq doctor --repair\``;
  yield { subject: 'files next to runs', status: 'sound', message: `${sound} hold what was written${without}` };
}

async function mendDerived(check: DerivedCheck, reader: RunReader, problem: FileProblem, repair: boolean): Promise<StoreFinding> {
  const subject = `run ${reader.run.id}`;
  const message = `its ${check.name} ${PROBLEMS[problem]}`;
  if (!repair) return { subject, status: 'damaged', message, hint: '`scrq doctor --repair` makes it again out of the records of the run.' };
  try {
    await translated('make it again', () => check.remake(reader));
  } catch (error) {
    if (!isScrqError(error)) throw error;
    return lost(subject, `${message}; it cannot be made again: ${error.message}`, error.hint);
  }
  if ((await check.inspect(reader.run)) === null) return { subject, status: 'mended', message: `${message}; made again` };
  return lost(subject, `${message}; it cannot be kept in the dataset`, 'See that this user may write the dataset, and that the disk has room.');
}

function lost(subject: string, message: string, hint: string | undefined): StoreFinding {
  return { subject, status: 'damaged', message, ...(hint === undefined ? {} : { hint }) };
}

async function inspectRun(options: InspectOptions, run: RunEntry, repair: boolean): Promise<StoreFinding | 'sound' | 'unmarked'> {
  const subject = `run ${run.id}`;
  if (run.files !== undefined) {
    const damage = await options.guard.inspect(run, 'everything');
    if (damage.length === 0) return 'sound';
    const hint = `Remove it with \`scrq runs remove ${run.id}\` and import the records again.`;
    return { subject, status: 'damaged', message: describeDamage(damage), hint };
  }
  if (!repair) return 'unmarked';
  try {
    await addMarks(options, run);
    return { subject, status: 'mended', message: 'checksums are added' };
  } catch (error) {
    if (!isScrqError(error)) throw error;
    return lost(subject, `it has no checksums, and they cannot be added: ${error.message}`, error.hint);
  }
}

function describeDamage([file = '', ...more]: RunDamage): string {
  return `its records are damaged: ${file}${more.length === 0 ? ' does' : ` and ${more.length} more do`} not hold what was written`;
}

/**
 * Marks the files of a run that an older version wrote without marks. The run is locked meanwhile as if it were written: rejects with `scraper_busy`
 * while another process writes the scraper.
 */
async function addMarks({ catalogue, guard, now }: InspectOptions, run: RunEntry): Promise<void> {
  const directory = guard.directoryOf(run);
  if (directory === null) return;
  const lock = ulid(now());
  await catalogue.startRun(run.scraperId, lock);
  try {
    const files = await translated('check the run', () => marksOf(directory));
    const scraper = await catalogue.scraper(run.scraperId);
    if (scraper !== undefined) await writeStatement(directory, { scraper, entry: { ...run, files } });
    await catalogue.mendRun(run, files);
  } finally {
    await catalogue.abortRun(run.scraperId, lock);
  }
}
