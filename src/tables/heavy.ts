import type { DuckDBDataChunk } from '@duckdb/node-api';

import { ScrqError } from '../errors.ts';
import { runStatement, streamStatement, type Rows, type Statement, type TableEngine } from './engine.ts';

/** Fewer bytes of a copy take some 50 MB when they are sorted. */
const HEAVY_BYTES = 4 * 1024 * 1024;
/** What repeats takes few bytes in a copy, and all of them when it is sorted. */
const HEAVY_RECORDS = 500_000;
/** Less than clients wait for the first byte of an answer. */
const MOST_WAIT_MS = 240_000;

/** True where so much of a copy is sorted that two such statements would crowd each other out of the memory. */
export function isHeavy(copy: { readonly bytes: number; readonly records: number }, selected: number): boolean {
  return selected > HEAVY_RECORDS || copy.bytes * selected > HEAVY_BYTES * copy.records;
}

/** The turn of a heavy statement: one runs at a time. Rejects with the reason of the signal, or with `unavailable` when the turn does not come for minutes. */
async function heavyTurn({ heavy }: TableEngine, signal: AbortSignal | undefined): Promise<Disposable> {
  const late = AbortSignal.timeout(MOST_WAIT_MS);
  try {
    return await heavy.enter(signal === undefined ? late : AbortSignal.any([signal, late]));
  } catch (error) {
    signal?.throwIfAborted();
    if (!late.aborted) throw error;
    throw new ScrqError('unavailable', `too much is being sorted: no turn came within ${MOST_WAIT_MS / 1000} seconds`, { hint: 'Try again later.' });
  }
}

/** Runs a heavy statement when its turn has come. */
export async function runInTurn(engine: TableEngine, statement: Statement, signal?: AbortSignal): Promise<Rows> {
  const turn = await heavyTurn(engine, signal);
  try {
    return await runStatement(engine, statement, signal);
  } finally {
    turn[Symbol.dispose]();
  }
}

/** What a heavy statement gives, when its turn has come. Its reader has to be quick, since others wait until it has read everything. */
export async function* streamInTurn(engine: TableEngine, statement: Statement, signal?: AbortSignal): AsyncGenerator<DuckDBDataChunk> {
  const turn = await heavyTurn(engine, signal);
  try {
    yield* streamStatement(engine, statement, signal);
  } finally {
    turn[Symbol.dispose]();
  }
}
