import { join } from 'node:path';

import type { Connection, Table } from '@lancedb/lancedb';
import { ulid } from 'ulid';

import { rowTable } from '../table/arrow-columns.ts';
import type { Engine } from '../engine.ts';
import { openGuardedTable, readGood } from '../table/guarded-table.ts';
import { COMMIT_ORDER } from '../table/make-table.ts';
import { createKeptLines, newestManifest, type KeptLinesOptions } from './kept-lines.ts';
import { chunksOf } from './sealed-file.ts';
import { createLogGuard, MARKS, type LogDamage, type LogLook } from './log-guard.ts';
import { isConflict, isNumberedByCommit, mergePieces, numberAfter, piecesOf, retried } from '../table/commits.ts';
import type { TableSource } from '../table/side-table.ts';

/** Table of the log; its name sorts before those of runs. */
export const LOG_TABLE = '_catalogue';

/** Every append is a fragment of its own: reading stays fast while they are few. In an object store each is a request. */
const COMPACT_ABOVE_FRAGMENTS = 50;
const COMPACT_ABOVE_OBJECTS = 1;

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 10 * 60 * 1000;

/** A line of a log. Times in epoch milliseconds. */
interface LoggedEvent {
  readonly at: number;
  readonly kind: string;
}

/** What could be read of a log. */
interface LogRead<Event> {
  /** In the order of their commits; the same array while nothing was appended. */
  readonly events: readonly Event[];
  /** Null for a log that is sound. */
  readonly damage: LogDamage | null;
  /** Of a damaged log: whether these are all lines, known from before the damage, or those of its last good version. */
  readonly complete: boolean;
}

/** An append-only log in a table of the dataset, so that it lives wherever the dataset does. */
export interface EventLog<Event extends LoggedEvent> {
  read(): Promise<LogRead<Event>>;
  /** Adds lines in one commit; rejects with `data_unusable` when the log is damaged. */
  append(events: readonly Event[]): Promise<void>;
  /** Merges the small pieces that appends leave, when they are many. */
  compact(options: CompactOptions<Event>): Promise<void>;
}

interface CompactOptions<Event> {
  readonly now: number;
  /** Lines that an older version of scrq has to find by themselves. */
  readonly first: readonly Event[];
  /** Gives fewer lines that say what all of them do, also with those that others append meanwhile. */
  readonly shorten: (events: readonly Event[]) => readonly Event[];
}

/** A log whose lines the next process may read without the engine. */
export interface KeptLog<Event extends LoggedEvent> extends EventLog<Event> {
  /** Keeps the lines that were read, for processes that only read them; to be called when no more are to come. */
  keep(): Promise<void>;
}

/** Opens the log of that name; `create` makes it when the dataset has none. */
export async function openEventLog<Event extends LoggedEvent>(
  source: TableSource,
  name: string,
  create: 'create' | 'existing',
): Promise<KeptLog<Event>> {
  const guarded = await openGuardedTable({ source, name, ...(create === 'create' ? { schema: logSchema } : {}) });
  const kept = createKeptLines<Event>(keptLinesOf(source, name));
  const readTable = async () => readEvents<Event>(await guarded.table());
  let known: { readonly stamp: string; readonly version: number; readonly read: LogRead<Event> } | undefined;
  const fresh = async ({ version, damage }: LogLook): Promise<LogRead<Event>> => {
    // Of a table that was made again, the engine may still hold what it read of the one before: that is not to be kept.
    const isNewer = known === undefined || version > known.version;
    if (damage === null) return { events: await (isNewer ? kept.read(version, readTable) : readTable()), damage, complete: true };
    if (known?.version === version) return { ...known.read, damage };
    const events = await readGood(await source.connect(), damage, (table) => readEvents<Event>(table));
    return { events: events ?? [], damage, complete: false };
  };
  return {
    async read() {
      const look = await guarded.look();
      if (known?.stamp !== look.stamp) known = { ...look, read: await fresh(look) };
      return known.read;
    },
    keep: () => kept.keep(),
    append: (events) => retried(() => guarded.change(async (table) => table.add(eventTable((await source.connect()).engine, events)))),
    async compact({ now, first, shorten }) {
      const above = source.directory === null ? COMPACT_ABOVE_OBJECTS : COMPACT_ABOVE_FRAGMENTS;
      if ((await piecesOf(await guarded.table())) <= above) return;
      const { engine } = await source.connect();
      const merge = (table: Table) =>
        mergePieces(
          table,
          async () => {
            const { events: lines, next } = await readLines<Event>(table);
            // A line that an older version moved is only known for one that is there already by what it says.
            const few = isNumberedByCommit(next) ? shorten(lines) : lines;
            return { rows: eventTable(engine, [...first, ...partsOf(few, { at: now, before: next })]), next };
          },
          now - KEEP_VERSIONS_MS,
        );
      try {
        await guarded.change(merge);
      } catch (error) {
        // Another process merges them at this moment.
        if (!isConflict(error)) throw error;
      }
    },
  };
}

function keptLinesOf({ directory, listNewest, keepDirectory }: TableSource, name: string): KeptLinesOptions {
  if (directory === null) {
    const newest = async (number: number) => {
      const listed = await listNewest?.(name);
      return listed?.version === number ? listed.tag : undefined;
    };
    return { path: join(keepDirectory, `${name}.json`), newest };
  }
  const table = join(directory, `${name}.lance`);
  return { path: join(table, MARKS, 'lines.json'), newest: () => newestManifest(table) };
}

/** Makes a log that holds these lines in a directory of its own. */
export async function writeLog(engine: Engine, { connection, directory }: LogDraft, name: string, events: readonly LoggedEvent[]): Promise<void> {
  const table = await connection.createEmptyTable(name, logSchema(engine), { mode: 'overwrite', storageOptions: COMMIT_ORDER });
  if (events.length > 0) await table.add(eventTable(engine, events));
  table.close();
  await createLogGuard(directory, name).mark();
}

/** Where a log is made. */
export interface LogDraft {
  readonly connection: Connection;
  readonly directory: string;
}

function logSchema({ arrow }: Engine) {
  return new arrow.Schema([
    new arrow.Field('at', new arrow.Float64(), false),
    new arrow.Field('kind', new arrow.Utf8(), false),
    new arrow.Field('event', new arrow.Utf8(), false),
  ]);
}

function eventTable(engine: Engine, events: readonly LoggedEvent[]) {
  return rowTable(
    engine,
    logSchema(engine),
    events.map((event) => ({ at: event.at, kind: event.kind, event: JSON.stringify(event) })),
  );
}

/** All lines of a table that is a log, in the order of their commits. */
export async function readEvents<Event>(table: Table): Promise<readonly Event[]> {
  return (await readLines<Event>(table)).events;
}

/** Lines that stand for all lines whose numbers are below `before`. */
const MERGED = 'merged_lines';

/** So many of them stand in one row: all in one would be longer than a text can be. */
const LINES_OF_PART = 500;

interface MergedLines<Event> extends LoggedEvent {
  readonly kind: typeof MERGED;
  readonly before: number;
  readonly lines: readonly Event[];
  /** Tells the parts of one merging, which are appended in one commit, from those of another one. */
  readonly merging?: string;
  readonly part?: number;
}

function partsOf<Event>(lines: readonly Event[], { at, before }: Pick<MergedLines<Event>, 'at' | 'before'>): readonly MergedLines<Event>[] {
  const merging = ulid(at);
  return chunksOf(lines, LINES_OF_PART).map((chunk, part) => ({ kind: MERGED, at, before, merging, part, lines: chunk }));
}

/** The lines of the merging that got furthest; one whose answer was lost was appended twice. */
function wholeOf<Event>(merged: readonly MergedLines<Event>[]): Lines<Event> {
  const last = merged.reduce<MergedLines<Event> | undefined>(
    (most, each) => (most === undefined || each.before > most.before ? each : most),
    undefined,
  );
  const parts = new Map<number, readonly Event[]>();
  for (const { before, merging, part = 0, lines } of merged) if (before === last?.before && merging === last.merging) parts.set(part, lines);
  return { events: [...parts.values()].flat(), next: last?.before ?? 0 };
}

interface Lines<Event> {
  readonly events: readonly Event[];
  /** Above the number of each line. */
  readonly next: number;
}

async function readLines<Event>(table: Table): Promise<Lines<Event>> {
  const rows = await retried(() => table.query().select(['kind', 'event']).withRowId().toArrow());
  const [kinds, texts, numbers] = ['kind', 'event', '_rowid'].map((name) => rows.getChild(name));
  const lines = Array.from({ length: rows.numRows }, (_, row) => ({
    kind: String(kinds?.get(row)),
    text: String(texts?.get(row)),
    number: Number(numbers?.get(row)),
  })).toSorted((a, b) => a.number - b.number);
  // Only this file writes the column.
  const whole = wholeOf(lines.filter(({ kind }) => kind === MERGED).map(({ text }) => JSON.parse(text) as MergedLines<Event>));
  const next = numberAfter(rows);
  // An older version of scrq may have moved lines that are merged already.
  const known = isNumberedByCommit(next) ? undefined : new Set(whole.events.map((line) => JSON.stringify(line)));
  const later = lines.filter(({ kind, number, text }) => kind !== MERGED && number >= whole.next && known?.has(text) !== true);
  return { events: [...whole.events, ...later.map(({ text }) => JSON.parse(text) as Event)], next };
}
