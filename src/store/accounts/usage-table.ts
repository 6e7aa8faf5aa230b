import type { Table } from '@lancedb/lancedb';

import type { UsageCount, UsageTable } from '../../core/usage-counts.ts';
import { rowTable } from '../table/arrow-columns.ts';
import type { Engine } from '../engine.ts';
import { damageSentence, openGuardedTable, readGood, REPAIR_HINT, type GuardedTable } from '../table/guarded-table.ts';
import type { LogDraft } from '../catalogue/event-log.ts';
import { createLogGuard, type LogDamage } from '../catalogue/log-guard.ts';
import { mergePieces, MOST_PIECES, numberAfter, piecesOf, retried } from '../table/commits.ts';
import { createSideTable, type SideDataset, type TableSource } from '../table/side-table.ts';
import { translated } from '../store-error.ts';

/** Table of the counts. */
export const USAGE_TABLE = '_usage';
const COLUMNS = ['writer', 'month', 'kind', 'token', 'calls', 'at'] as const;

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 60_000;

const NONE: readonly UsageCount[] = [];

/**
 * The table of counted calls. Every process only adds counts of its own, so none ever stands in the way of another. A damaged one keeps nothing from
 * being served: what its last good version counts is read, and what a process counts stays with it until the table is mended.
 */
export function createUsageTable(dataset: SideDataset, onWarning: (sentence: string) => void): UsageTable {
  const side = createSideTable(dataset, openTable);
  let known: { readonly stamp: string; readonly counts: readonly UsageCount[] } | undefined;
  const counts = async (guarded: GuardedTable, damage: LogDamage | null): Promise<readonly UsageCount[]> => {
    if (damage === null) return readCounts(await guarded.table());
    return (await readGood(await dataset.connect(), damage, readCounts)) ?? known?.counts ?? NONE;
  };
  /** Changes the table; false when it is damaged. */
  const change = async (work: (table: Table) => Promise<unknown>): Promise<boolean> => {
    const guarded = await side.writable();
    const { damage } = await guarded.look();
    if (damage === null) await retried(() => guarded.change(work));
    else onWarning(`${damageSentence(damage)}. ${REPAIR_HINT}`);
    return damage === null;
  };
  return {
    read: () =>
      translated('read the usage', async () => {
        const guarded = await side.existing();
        if (guarded === undefined) return NONE;
        const { stamp, damage } = await guarded.look();
        if (known?.stamp !== stamp) known = { stamp, counts: await counts(guarded, damage) };
        return known.counts;
      }),
    append: (added) => translated('write the usage', () => change(async (table) => table.add(rows((await dataset.connect()).engine, added)))),
    tidy: (at) =>
      translated('tidy the usage', async () => {
        const { engine } = await dataset.connect();
        const guarded = await side.writable();
        if ((await guarded.look()).damage === null && (await piecesOf(await guarded.table())) <= MOST_PIECES) return;
        const read = async (table: Table) => {
          const { counts: newest, next } = await readRows(table);
          return { rows: rows(engine, newest), next };
        };
        await change((table) => mergePieces(table, () => read(table), at - KEEP_VERSIONS_MS));
      }),
  };
}

/** Makes a table of these counts in a directory of its own. */
export async function writeUsage(engine: Engine, { connection, directory }: LogDraft, counts: readonly UsageCount[]): Promise<void> {
  const table = await connection.createEmptyTable(USAGE_TABLE, schemaOf(engine), { mode: 'overwrite' });
  if (counts.length > 0) await table.add(rows(engine, counts));
  table.close();
  await createLogGuard(directory, USAGE_TABLE).mark();
}

function openTable(source: TableSource, create: 'create' | 'existing'): Promise<GuardedTable> {
  return openGuardedTable({ source, name: USAGE_TABLE, ...(create === 'create' ? { schema: schemaOf } : {}) });
}

function schemaOf({ arrow }: Engine) {
  const text = (name: string) => new arrow.Field(name, new arrow.Utf8(), false);
  const number = (name: string) => new arrow.Field(name, new arrow.Float64(), false);
  return new arrow.Schema([text('writer'), text('month'), text('kind'), text('token'), number('calls'), number('at')]);
}

function rows(engine: Engine, counts: readonly UsageCount[]) {
  return rowTable(
    engine,
    schemaOf(engine),
    counts.map((count) => ({ ...count })),
  );
}

/** Of every writer, month, kind and token the newest count. */
export async function readCounts(table: Table): Promise<readonly UsageCount[]> {
  return (await readRows(table)).counts;
}

async function readRows(table: Table) {
  const query = table.query().select([...COLUMNS]);
  const read = await retried(() => query.withRowId().toArrow());
  const newest = new Map<string, UsageCount>();
  const columns = COLUMNS.map((name) => read.getChild(name));
  for (let row = 0; row < read.numRows; row++) {
    const [writer, month, kind, token, calls, at] = columns.map((column) => column?.get(row) as unknown);
    const count = { writer: String(writer), month: String(month), kind: String(kind), token: String(token), calls: Number(calls), at: Number(at) };
    const name = [count.writer, count.month, count.kind, count.token].join('\n');
    const before = newest.get(name);
    if (before === undefined || before.at < count.at) newest.set(name, count);
  }
  return { counts: [...newest.values()], next: numberAfter(read) };
}
