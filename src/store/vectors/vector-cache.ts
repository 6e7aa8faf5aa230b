import type * as Arrow from 'apache-arrow';

import type { RunTable } from '../run/run-table.ts';
import { ordinalsOf, systemColumns } from '../run/run-schema.ts';
import { hasVectorIndex } from '../run/run-search.ts';
import { createVectorBlock, vectorBlockBytes, type VectorBlock } from './vector-block.ts';

/** Vectors of runs that are searched again and again: reading them each time is most of what an exact search takes. */
export interface VectorCache {
  /** To be called at every search: the vectors of the run once they are at hand; until then, undefined. Brings them when the run is searched often. */
  find(source: RunTable): VectorBlock | undefined;
  /** Lets go of all runs but these. */
  retain(runIds: ReadonlySet<string>): void;
  /** Lets go of all, and stops reading. */
  close(): Promise<void>;
}

/** The store searches fewer records fast enough, and more through an index. */
const LEAST_RECORDS = 5_000;
/** The search at which the vectors are read: a command that searches once never does. */
const SEARCHES = 3;
/** For runs that had to make room: of more than fit, none shall push out another at every turn. */
const SEARCHES_AGAIN = 32;

/** Keeps vectors of runs, which never change, up to so many bytes: what was asked for longest ago goes first. */
export function createVectorCache(mostBytes: number): VectorCache {
  const kept = createShelf(mostBytes);
  /** How many searches of a run are still to come before its vectors are read. */
  const ahead = new Map<string, number>();
  let loading: { readonly runId: string; readonly abort: AbortController; readonly done: Promise<void> } | undefined;
  let closed = false;

  const load = async (source: RunTable, signal: AbortSignal): Promise<void> => {
    const { run, table } = source;
    try {
      const dimensions = await dimensionsOf(source);
      const bytes = vectorBlockBytes(run.records, dimensions);
      if (bytes > mostBytes || (await hasVectorIndex(table))) {
        ahead.set(run.id, Infinity);
        return;
      }
      // Before it is read, else both would be there for a while.
      for (const runId of kept.makeRoom(bytes)) ahead.set(runId, SEARCHES_AGAIN);
      const block = await readVectors(source, dimensions, signal);
      if (block !== undefined && !signal.aborted) kept.put(run.id, { block, bytes });
    } catch {
      // No caller waits for it: the store goes on searching, and says itself what is wrong with the run. It may be no more than memory being short now.
      ahead.set(run.id, SEARCHES_AGAIN);
    }
  };

  return {
    find(source) {
      const { id, records, embedder } = source.run;
      const known = kept.take(id);
      if (known !== undefined) return known;
      if (closed || embedder === null || records < LEAST_RECORDS) return undefined;
      const left = Math.max(0, (ahead.get(id) ?? SEARCHES) - 1);
      ahead.set(id, left);
      if (left > 0 || loading !== undefined) return undefined;
      const abort = new AbortController();
      const done = load(source, abort.signal).finally(() => (loading = undefined));
      loading = { runId: id, abort, done };
      return undefined;
    },
    retain(runIds) {
      if (loading !== undefined && !runIds.has(loading.runId)) loading.abort.abort();
      kept.retain(runIds);
      for (const id of ahead.keys()) if (!runIds.has(id)) ahead.delete(id);
    },
    async close() {
      closed = true;
      kept.retain(new Set());
      loading?.abort.abort();
      await loading?.done;
    },
  };
}

interface Shelved {
  readonly block: VectorBlock;
  readonly bytes: number;
}

/** Blocks by run, the one that was taken last at the end. */
function createShelf(mostBytes: number) {
  const blocks = new Map<string, Shelved>();
  const put = (runId: string, shelved: Shelved): void => {
    blocks.delete(runId);
    blocks.set(runId, shelved);
  };
  return {
    put,
    take(runId: string): VectorBlock | undefined {
      const known = blocks.get(runId);
      if (known !== undefined) put(runId, known);
      return known?.block;
    },
    /** Lets go of as many as it takes to fit so many bytes more, and gives their runs. */
    makeRoom(bytes: number): readonly string[] {
      const gone: string[] = [];
      let total = [...blocks.values()].reduce((sum, shelved) => sum + shelved.bytes, bytes);
      for (const [runId, shelved] of blocks) {
        if (total <= mostBytes) break;
        total -= shelved.bytes;
        blocks.delete(runId);
        gone.push(runId);
      }
      return gone;
    },
    retain(runIds: ReadonlySet<string>): void {
      for (const runId of blocks.keys()) if (!runIds.has(runId)) blocks.delete(runId);
    },
  };
}

async function dimensionsOf({ table }: RunTable): Promise<number> {
  const field = (await table.schema()).fields.find(({ name }) => name === systemColumns.vector);
  // The column is a list of fixed size in the schema of every run that has an embedder.
  return (field?.type as Arrow.FixedSizeList | undefined)?.listSize ?? 0;
}

/** Undefined when stopped. Between two batches, others have their turn. */
async function readVectors({ table, run }: RunTable, dimensions: number, signal: AbortSignal): Promise<VectorBlock | undefined> {
  const block = createVectorBlock(run.records, dimensions);
  for await (const batch of table.query().select([systemColumns.ordinal, systemColumns.vector])) {
    if (signal.aborted) return undefined;
    const list: Arrow.Data | undefined = batch.getChild(systemColumns.vector)?.data[0];
    // Its values are 32-bit floats in the schema of every run, one vector after the other.
    const numbers = list?.children[0]?.values as Float32Array | undefined;
    if (list === undefined || numbers === undefined) throw new TypeError('a column that was not selected');
    for (const [row, ordinal] of ordinalsOf(batch).entries()) if (list.getValid(row)) block.set(ordinal, numbers, row * dimensions);
  }
  return block;
}
