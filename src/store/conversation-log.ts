import type { Table } from '@lancedb/lancedb';

import type { ConversationLog, KeptTurn } from '../core/ports/conversation-log.ts';
import type { Engine } from './engine.ts';
import { translated } from './store-error.ts';
import { float64Column, tableOf, textColumn } from './table/arrow-columns.ts';
import { appended, createSideTable, type SideDataset, type TableSource } from './table/side-table.ts';

/** Table of the turns. */
const CONVERSATION_TABLE = '_conversations';

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 60_000;

/** The log of conversations, in a table of its own. */
export function createConversationLog(dataset: SideDataset): ConversationLog {
  const side = createSideTable(dataset, CONVERSATION_TABLE, openTable);
  return {
    last: (id) =>
      translated('read the conversation', async () => {
        const table = await side.existing();
        // Letters, digits and "_", as they are made: nothing else can be one.
        return table === undefined || !/^\w+$/.test(id) ? undefined : lastTurn(table, id);
      }),
    append: (turn) =>
      translated('keep the conversation', async () => {
        const table = await side.writable();
        const { engine } = await dataset.connect();
        await appended(() => table.add(rowOf(engine, turn)));
      }),
    forget: (before) =>
      translated('tidy the conversations', async () => {
        const table = await side.existing();
        if (table === undefined) return;
        await appended(() => table.delete(`at < ${Math.floor(before)}`));
        await appended(() => table.optimize({ cleanupOlderThan: new Date(Date.now() - KEEP_VERSIONS_MS) }));
      }),
  };
}

async function openTable(source: TableSource, create: 'create' | 'existing'): Promise<Table> {
  const { engine, connection, makeTable } = await source.connect();
  return create === 'create' ? makeTable(CONVERSATION_TABLE, schemaOf(engine)) : connection.openTable(CONVERSATION_TABLE);
}

function schemaOf({ arrow }: Engine) {
  const text = (name: string) => new arrow.Field(name, new arrow.Utf8(), false);
  return new arrow.Schema([text('id'), new arrow.Field('at', new arrow.Float64(), false), text('turn')]);
}

function rowOf(engine: Engine, { id, at, text }: KeptTurn) {
  return tableOf(engine, schemaOf(engine), [textColumn(engine, [id]), float64Column(engine, Float64Array.of(at)), textColumn(engine, [text])]);
}

async function lastTurn(table: Table, id: string): Promise<KeptTurn | undefined> {
  const found = await table.query().where(`id = '${id}'`).select(['at', 'turn']).toArrow();
  const [times, texts] = [found.getChild('at'), found.getChild('turn')];
  let last: KeptTurn | undefined;
  for (let row = 0; row < found.numRows; row += 1) {
    const at = Number(times?.get(row));
    if (last === undefined || at >= last.at) last = { id, at, text: String(texts?.get(row)) };
  }
  return last;
}
