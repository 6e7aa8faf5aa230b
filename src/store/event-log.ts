import type { Connection, Table } from '@lancedb/lancedb';

import { float64Column, tableOf, textColumn } from './arrow-columns.ts';
import type { Engine } from './engine.ts';
import type { MakeTable } from './make-table.ts';

/** Table of the log; its name sorts before those of runs. */
export const LOG_TABLE = '_catalogue';

/** Every append is a fragment of its own: reading stays fast while they are few. */
const COMPACT_ABOVE_FRAGMENTS = 50;

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 10 * 60 * 1000;

/** A line of a log. Times in epoch milliseconds. */
interface LoggedEvent {
  readonly at: number;
  readonly kind: string;
}

/** An append-only log in a table of the dataset, so that it lives wherever the dataset does. */
export interface EventLog<Event extends LoggedEvent> {
  /** All lines, in the order of their commits; the same array while nothing was appended. */
  read(): Promise<readonly Event[]>;
  /** Adds lines in one commit. */
  append(events: readonly Event[]): Promise<void>;
  /** Merges the small pieces that appends leave, when they are many. */
  compact(now: number): Promise<void>;
}

/** Opens the log of that name; `create` makes it when the dataset has none. */
export async function openEventLog<Event extends LoggedEvent>(
  engine: Engine,
  { connection, makeTable }: { readonly connection: Connection; readonly makeTable: MakeTable },
  name: string,
  create: 'create' | 'existing',
): Promise<EventLog<Event>> {
  const table = create === 'create' ? await makeTable(name, logSchema(engine)) : await connection.openTable(name);
  let known: { readonly version: number; readonly events: readonly Event[] } | undefined;
  return {
    async read() {
      const version = await table.version();
      if (known?.version !== version) known = { version, events: await readEvents<Event>(table) };
      return known.events;
    },
    async append(events) {
      await table.add(eventTable(engine, events));
    },
    async compact(now) {
      const { fragmentStats } = await table.stats();
      if (fragmentStats.numFragments <= COMPACT_ABOVE_FRAGMENTS) return;
      await table.optimize({ cleanupOlderThan: new Date(now - KEEP_VERSIONS_MS) });
    },
  };
}

function logSchema({ arrow }: Engine) {
  return new arrow.Schema([
    new arrow.Field('at', new arrow.Float64(), false),
    new arrow.Field('kind', new arrow.Utf8(), false),
    new arrow.Field('event', new arrow.Utf8(), false),
  ]);
}

function eventTable(engine: Engine, events: readonly LoggedEvent[]) {
  const text = (textOf: (event: LoggedEvent) => string) => textColumn(engine, events.map(textOf));
  const times = float64Column(
    engine,
    Float64Array.from(events, ({ at }) => at),
  );
  return tableOf(engine, logSchema(engine), [times, text(({ kind }) => kind), text((event) => JSON.stringify(event))]);
}

async function readEvents<Event extends LoggedEvent>(table: Table): Promise<readonly Event[]> {
  const rows = await table.query().select(['event']).toArrow();
  const events: Event[] = [];
  for (const text of rows.getChild('event') ?? []) {
    // Only this file writes the column.
    events.push(JSON.parse(String(text)) as Event);
  }
  return events;
}
