import { setImmediate } from 'node:timers/promises';

import { BATCH_RECORDS, type Column, type ColumnBatch } from '../core/columns/columns.ts';
import type { RunReader } from '../core/ports.ts';
import { ScrqError } from '../errors.ts';

/** Reads columns of a run, in batches; fields that were read before come out of memory. Without fields, batches only tell how many records there are. */
export type ReadRunColumns = (reader: RunReader, fields: readonly string[], signal: AbortSignal | undefined) => AsyncIterable<ColumnBatch>;

/** All batches of one field. */
interface KeptColumn {
  readonly columns: readonly Column[];
  readonly bytes: number;
}

/** Keeps columns of runs, which never change, up to so many bytes: what was asked for longest ago goes first. */
export function createColumnCache(mostBytes: number): ReadRunColumns {
  const kept = new Map<string, KeptColumn>();
  let bytes = 0;
  const forget = (name: string): void => {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, columns: readonly Column[]): void => {
    const size = columns.reduce((sum, column) => sum + bytesOf(column), 0);
    if (size > mostBytes) return;
    forget(name);
    kept.set(name, { columns, bytes: size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const known = (name: string): KeptColumn | undefined => {
    const column = kept.get(name);
    if (column !== undefined) {
      kept.delete(name);
      kept.set(name, column);
    }
    return column;
  };

  return async function* read(reader, fields, signal) {
    const { id, records } = reader.run;
    const nameOf = (field: string) => JSON.stringify([id, field]);
    const held = new Map(fields.map((field) => [field, known(nameOf(field))]));
    const missing = fields.filter((field) => held.get(field) === undefined);
    const collected = createCollection(missing.length, mostBytes);
    const coming = missing.length === 0 ? undefined : reader.columns(missing, signal === undefined ? {} : { signal })[Symbol.asyncIterator]();
    try {
      for (let batch = 0; batch * BATCH_RECORDS < records; batch += 1) {
        const next = coming === undefined ? await turn(signal) : await coming.next();
        if (next?.done === true) throw incomplete(id);
        const fresh = next?.value.columns ?? [];
        collected.add(fresh);
        const columns = fields.flatMap((field) => held.get(field)?.columns[batch] ?? fresh[missing.indexOf(field)] ?? []);
        yield { size: Math.min(BATCH_RECORDS, records - batch * BATCH_RECORDS), columns };
      }
    } finally {
      await coming?.return?.();
    }
    missing.forEach((field, index) => {
      const columns = collected.whole(index, Math.ceil(records / BATCH_RECORDS));
      if (columns !== undefined) keep(nameOf(field), columns);
    });
  };
}

function incomplete(runId: string): ScrqError {
  return new ScrqError('data_unusable', `records of the run ${runId} are missing in the dataset`, {
    hint: 'Import the records again; the data directory may have been changed from outside.',
  });
}

/** Batches out of memory follow each other at once; in between, others have their turn. */
async function turn(signal: AbortSignal | undefined): Promise<undefined> {
  await setImmediate();
  signal?.throwIfAborted();
}

/** Columns as they come, as long as they are not more than can be kept. */
function createCollection(count: number, mostBytes: number) {
  const collected = Array.from({ length: count }, (): { columns: Column[]; bytes: number } => ({ columns: [], bytes: 0 }));
  return {
    add(columns: readonly Column[]): void {
      for (const [index, column] of columns.entries()) {
        const own = collected[index];
        if (own === undefined) continue;
        own.bytes += bytesOf(column);
        if (own.bytes <= mostBytes) own.columns.push(column);
        else own.columns.length = 0;
      }
    },
    /** All batches of a column; undefined when they were too much, or nobody read to the end. */
    whole(index: number, batches: number): readonly Column[] | undefined {
      const columns = collected[index]?.columns ?? [];
      return columns.length === batches ? columns : undefined;
    },
  };
}

/** Text counts twice: what is made of it to look for words stays with it. */
function bytesOf(column: Column): number {
  if (column.kind === 'numbers') return column.values.byteLength;
  return 2 * column.bytes.byteLength + column.ends.byteLength + (column.missing?.byteLength ?? 0);
}
