import type { Table } from '@lancedb/lancedb';

import type { UsageCount, UsageTable } from '../core/ports.ts';
import { float64Column, tableOf, textColumn } from './arrow-columns.ts';
import type { Engine } from './engine.ts';
import { appended, createSideTable, type SideDataset, type TablePlace } from './side-table.ts';
import { translated } from './store-error.ts';

/** Table of the counts. */
export const USAGE_TABLE = '_usage';
const COLUMNS = ['writer', 'month', 'kind', 'token', 'calls', 'at'] as const;

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 60_000;

const NONE: readonly UsageCount[] = [];

/** The table of counted calls. Every process only adds counts of its own, so none ever stands in the way of another. */
export function createUsageTable(engine: Engine, dataset: SideDataset): UsageTable {
  const side = createSideTable(dataset, (place, create) => openTable(engine, place, create));
  let known: { readonly version: number; readonly counts: readonly UsageCount[] } | undefined;
  return {
    read: () =>
      translated('read the usage', async () => {
        const table = await side.existing();
        if (table === undefined) return NONE;
        const version = await table.version();
        if (known?.version !== version) known = { version, counts: await readCounts(table) };
        return known.counts;
      }),
    append: (counts) =>
      translated('write the usage', async () => {
        const table = await side.writable();
        await appended(() => table.add(rows(engine, counts)));
      }),
    tidy: (writer, at) =>
      translated('tidy the usage', async () => {
        const table = await side.writable();
        // Letters and digits, as the process made it.
        await table.delete(`writer = '${writer.replaceAll(/\W/g, '')}' AND at < ${Math.floor(at)}`);
        await table.optimize({ cleanupOlderThan: new Date(at - KEEP_VERSIONS_MS) });
      }),
  };
}

function openTable({ arrow }: Engine, { connection, makeTable }: TablePlace, create: 'create' | 'existing'): Promise<Table> {
  if (create === 'existing') return connection.openTable(USAGE_TABLE);
  return makeTable(USAGE_TABLE, schemaOf(arrow));
}

function schemaOf(arrow: Engine['arrow']) {
  const text = (name: string) => new arrow.Field(name, new arrow.Utf8(), false);
  const number = (name: string) => new arrow.Field(name, new arrow.Float64(), false);
  return new arrow.Schema([text('writer'), text('month'), text('kind'), text('token'), number('calls'), number('at')]);
}

function rows(engine: Engine, counts: readonly UsageCount[]) {
  const text = (name: 'writer' | 'month' | 'kind' | 'token') =>
    textColumn(
      engine,
      counts.map((count) => count[name]),
    );
  const number = (name: 'calls' | 'at') =>
    float64Column(
      engine,
      Float64Array.from(counts, (count) => count[name]),
    );
  return tableOf(engine, schemaOf(engine.arrow), [text('writer'), text('month'), text('kind'), text('token'), number('calls'), number('at')]);
}

/** Of every writer, month, kind and token the newest count. */
async function readCounts(table: Table): Promise<readonly UsageCount[]> {
  const read = await table
    .query()
    .select([...COLUMNS])
    .toArrow();
  const newest = new Map<string, UsageCount>();
  const columns = COLUMNS.map((name) => read.getChild(name));
  for (let row = 0; row < read.numRows; row++) {
    const [writer, month, kind, token, calls, at] = columns.map((column) => column?.get(row) as unknown);
    const count = { writer: String(writer), month: String(month), kind: String(kind), token: String(token), calls: Number(calls), at: Number(at) };
    const name = [count.writer, count.month, count.kind, count.token].join('\n');
    const before = newest.get(name);
    if (before === undefined || before.at < count.at) newest.set(name, count);
  }
  return [...newest.values()];
}
