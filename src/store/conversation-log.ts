import type { Table } from '@lancedb/lancedb';

import type { ConversationLog, KeptTurn } from '../core/ports/conversation-log.ts';
import type { Engine } from './engine.ts';
import { translated } from './store-error.ts';
import { rowTable } from './table/arrow-columns.ts';
import { mergePieces, MOST_PIECES, numberAfter, piecesOf, retried } from './table/commits.ts';
import { createSideTable, type SideDataset, type TableSource } from './table/side-table.ts';

/** Table of the turns. */
const CONVERSATION_TABLE = '_conversations';

/** Old versions are kept this long for readers that opened one a moment ago. */
const KEEP_VERSIONS_MS = 60_000;

/** The log of conversations, in a table of its own. */
export function createConversationLog(dataset: SideDataset): ConversationLog {
  const side = createSideTable(dataset, openTable);
  return {
    last: (id) =>
      translated('read the conversation', async () => {
        const table = await side.existing();
        // Letters, digits and "_", as they are made: nothing else can be one.
        return table === undefined || !/^\w+$/.test(id) ? undefined : (await readTurns(table, `id = '${id}'`)).turns[0];
      }),
    append: (turn) =>
      translated('keep the conversation', async () => {
        const table = await side.writable();
        const { engine } = await dataset.connect();
        await retried(() => table.add(rowsOf(engine, [turn])));
      }),
    tidy: (before, now) =>
      translated('tidy the conversations', async () => {
        const table = await side.existing();
        if (table === undefined) return;
        if ((await piecesOf(table)) <= MOST_PIECES) return;
        const { engine } = await dataset.connect();
        const read = async () => {
          const { turns, next } = await readTurns(table, `at >= ${Math.floor(before)}`);
          return { rows: rowsOf(engine, turns), next };
        };
        await mergePieces(table, read, now - KEEP_VERSIONS_MS);
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

function rowsOf(engine: Engine, turns: readonly KeptTurn[]) {
  return rowTable(
    engine,
    schemaOf(engine),
    turns.map(({ id, at, text }) => ({ id, at, turn: text })),
  );
}

/** The last turn of each conversation, of those that a condition holds for. */
async function readTurns(table: Table, condition: string) {
  const rows = await retried(() => table.query().where(condition).withRowId().toArrow());
  const [ids, times, texts] = ['id', 'at', 'turn'].map((name) => rows.getChild(name));
  const last = new Map<string, KeptTurn>();
  for (let row = 0; row < rows.numRows; row += 1) {
    const turn = { id: String(ids?.get(row)), at: Number(times?.get(row)), text: String(texts?.get(row)) };
    if (turn.at >= (last.get(turn.id)?.at ?? -Infinity)) last.set(turn.id, turn);
  }
  return { turns: [...last.values()], next: numberAfter(rows) };
}
