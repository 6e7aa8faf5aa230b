import type { TokenEvent, TokenLog } from '../../core/ports/token-log.ts';
import { openEventLog, type EventLog } from '../catalogue/event-log.ts';
import { damagedLog } from '../table/guarded-table.ts';
import { createSideTable, type SideDataset } from '../table/side-table.ts';
import { translated } from '../store-error.ts';

/** Table of the log. */
export const TOKEN_TABLE = '_tokens';
const NONE: readonly TokenEvent[] = [];

/** The log of tokens, in a table of its own. */
export function createTokenLog(dataset: SideDataset): TokenLog {
  const table = createSideTable(dataset, (source, create) => openEventLog<TokenEvent>(source, TOKEN_TABLE, create));
  return {
    read: () => translated('read the tokens', async () => readSound(await table.existing())),
    append: (event) => translated('write the tokens', async () => appendKept(await table.writable(), event)),
  };
}

/** Of a damaged list, older versions are not read: a token that was revoked since would be let in again. */
async function readSound(log: EventLog<TokenEvent> | undefined): Promise<readonly TokenEvent[]> {
  if (log === undefined) return NONE;
  const { events, damage, complete } = await log.read();
  if (damage !== null && !complete) throw damagedLog(damage);
  return events;
}

/** Appends until the line is there: of two tables made at the same moment, only one stays. */
async function appendKept(log: EventLog<TokenEvent>, event: TokenEvent): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await log.append([event]);
    if ((await readSound(log)).some(({ kind, id }) => kind === event.kind && id === event.id)) return;
  }
}
