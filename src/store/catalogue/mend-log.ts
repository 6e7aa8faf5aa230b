import { mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Table } from '@lancedb/lancedb';

import type { TokenEvent } from '../../core/ports/token-log.ts';
import type { CatalogueEvent } from './catalogue-events.ts';
import { withTemporaryFilesIn } from '../engine.ts';
import { LOG_TABLE, readEvents, writeLog, type LogDraft } from './event-log.ts';
import { manifestsOf } from '../run/derived/file-marks.ts';
import { readGood } from '../table/guarded-table.ts';
import type { LogDamage } from './log-guard.ts';
import { withStatements } from './lost-events.ts';
import { readStatements } from '../run/run-marks.ts';
import { tableName } from '../run/run-schema.ts';
import type { TablePlace } from '../table/side-table.ts';
import { translated } from '../store-error.ts';
import { TOKEN_TABLE } from '../accounts/token-log.ts';
import { readCounts, writeUsage } from '../accounts/usage-table.ts';

export interface MendLogOptions {
  readonly place: TablePlace;
  readonly directory: string;
  readonly keepDirectory: string;
  readonly now: () => number;
}

/** Makes a damaged table again out of its last good version, and sets the damaged one aside; gives what became of it, as a sentence. */
export function mendLog(options: MendLogOptions, damage: LogDamage): Promise<string> {
  return translated('mend the dataset', async () => {
    const { place, directory, keepDirectory, now } = options;
    const good = await findGood(options, damage);
    const aside = await mkdtemp(join(place.temporary.path, '.tmp-mend-'));
    const connection = await withTemporaryFilesIn(place.temporary.path, () => place.engine.lance.connect(aside));
    try {
      const outcome = await writeAgain(options, { connection, directory: aside }, good);
      const name = `${damage.table}.lance`;
      const kept = join(keepDirectory, `${damage.table}-${new Date(now()).toISOString().replaceAll(/\W/g, '')}`);
      await mkdir(keepDirectory, { recursive: true, mode: 0o700 });
      if (await isThere(join(directory, name))) await rename(join(directory, name), kept);
      await rename(join(aside, name), join(directory, name));
      return `${outcome}; the damaged table is kept in ${kept}`;
    } finally {
      connection.close();
    }
  });
}

/** The good version by the marks; in a table without marks, the newest version before the last that the engine can read. */
async function findGood({ place, directory }: MendLogOptions, damage: LogDamage): Promise<LogDamage> {
  if (damage.good !== null) return damage;
  for (const { version, name: manifest } of await manifestsOf(join(directory, `${damage.table}.lance`))) {
    if (version >= damage.version) continue;
    const tried: LogDamage = { ...damage, good: { version, manifest } };
    try {
      await readGood(place, tried, (table) => table.query().toArrow());
      return tried;
    } catch {
      // As damaged as the others: the next older one may do.
    }
  }
  return damage;
}

async function writeAgain(options: MendLogOptions, draft: LogDraft, damage: LogDamage): Promise<string> {
  const { engine } = options.place;
  const from = damage.good === null ? 'no version of it could be read' : `made again out of version ${damage.good.version}`;
  const readLog = async <Event>(): Promise<readonly Event[]> => (await read(options, damage, (table) => readEvents<Event>(table))) ?? [];
  switch (damage.table) {
    case LOG_TABLE: {
      const events = await wholeCatalogue(options, await readLog<CatalogueEvent>());
      await writeLog(engine, draft, LOG_TABLE, events);
      return `${from}, and out of what the runs say of themselves`;
    }
    case TOKEN_TABLE: {
      const events = await readLog<TokenEvent>();
      await writeLog(engine, draft, TOKEN_TABLE, events.length > 0 ? events : unknownToken(options.now()));
      return `${from}: look through \`scrq tokens\`, since what was made or revoked after it is lost`;
    }
    default:
      await writeUsage(engine, draft, (await read(options, damage, readCounts)) ?? []);
      return from;
  }
}

function read<Result>({ place }: MendLogOptions, damage: LogDamage, work: (table: Table) => Promise<Result>): Promise<Result | undefined> {
  return readGood(place, damage, work);
}

/** The lines with those that the runs make up for; runs whose records are gone were removed. */
async function wholeCatalogue({ directory, now }: MendLogOptions, events: readonly CatalogueEvent[]): Promise<readonly CatalogueEvent[]> {
  const all = withStatements(events, await readStatements(directory));
  const gone: CatalogueEvent[] = [];
  for (const event of all) {
    if (event.kind !== 'run_completed' || (await isThere(join(directory, `${tableName(event.run)}.lance`)))) continue;
    gone.push({ kind: 'run_removed', at: now(), scraper: event.scraper, run: event.run });
  }
  return [...all, ...gone];
}

/** A token that no user has: where tokens were required, they still are. */
function unknownToken(at: number): readonly TokenEvent[] {
  const id = 'lost';
  const hash = '0'.repeat(64);
  return [
    { kind: 'token_created', at, id, name: 'lost with the list of tokens', hash, access: 'read', scrapers: null, expiresAt: null },
    { kind: 'token_revoked', at, id },
  ];
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
