import { rm } from 'node:fs/promises';

import type { TablePlaces } from '../../core/ports/record-store.ts';
import { openVectors, type VectorSource } from './open-vectors.ts';
import { DamagedVectors, type VectorFile } from './vector-file.ts';
import { pieceBytes } from './vector-pieces.ts';
import { createVectorSearch, type VectorSearch } from './vector-search.ts';

/** The vectors of runs that are searched, in memory as far as they fit. */
export interface VectorCache {
  /** Does work on the vectors of a run that has an embedder; their file is made again out of its table when it is missing or damaged. */
  search<Found>(source: VectorSource, work: (search: VectorSearch) => Found | Promise<Found>): Promise<Found>;
  /** Lets go of all runs but these. */
  retain(runIds: ReadonlySet<string>): void;
  close(): Promise<void>;
}

/** A run that so many searches of others passed by gives its memory to them; of more runs than fit, none pushes out another at every turn. */
const IDLE_SEARCHES = 32;
/** Runs whose files stay open. */
const MOST_OPENED = 32;
/** What one memory of WebAssembly can hold, with some room for what is next to the vectors. */
const MOST_BLOCK_BYTES = 4e9;

interface Opened {
  readonly file: VectorFile;
  readonly search: VectorSearch;
  /** What it may come to take, and what it would take if all of it were kept. */
  readonly bytes: number;
  readonly wanted: number;
}

/** Keeps vectors of runs up to so many bytes. */
export function createVectorCache(mostBytes: number, places: () => Promise<TablePlaces>): VectorCache {
  const shelf = createShelf(Math.min(mostBytes, MOST_BLOCK_BYTES));
  const opening = new Map<string, Promise<Opened>>();

  const open = async (source: VectorSource): Promise<Opened> => {
    const { id } = source.run;
    const file = await openVectors(source, await places());
    const { layout } = file;
    const slot = Math.max(1, pieceBytes(layout));
    const kept = Math.min(layout.pieces, Math.floor(shelf.roomFor(id, layout.pieces * slot) / slot));
    return shelf.put(id, { file, search: createVectorSearch(file, kept), bytes: kept * slot, wanted: layout.pieces * slot });
  };
  const find = async (source: VectorSource): Promise<Opened> => {
    const { id } = source.run;
    const known = shelf.take(id);
    if (known !== undefined) return known;
    const begun = opening.get(id) ?? open(source).finally(() => opening.delete(id));
    opening.set(id, begun);
    const opened = await begun;
    // Another search may have let go of it in the meantime.
    return shelf.holds(id, opened) ? opened : find(source);
  };

  return {
    async search(source, work) {
      const opened = await find(source);
      try {
        return await work(opened.search);
      } catch (error) {
        if (!(error instanceof DamagedVectors)) throw error;
        if (shelf.holds(source.run.id, opened)) shelf.letGo(source.run.id);
        await rm(opened.file.path, { force: true });
        return work((await find(source)).search);
      }
    },
    retain: (runIds) => shelf.letGoBut(runIds),
    async close() {
      await Promise.allSettled(opening.values());
      shelf.letGoBut(new Set());
    },
  };
}

/** Opened runs by their ids. */
function createShelf(mostBytes: number) {
  const runs = new Map<string, Opened>();
  const usedAt = new Map<string, number>();
  let searches = 0;

  const letGo = (runId: string): void => {
    runs.get(runId)?.search[Symbol.dispose]();
    runs.delete(runId);
    usedAt.delete(runId);
  };
  const isIdle = (runId: string): boolean => searches - (usedAt.get(runId) ?? 0) >= IDLE_SEARCHES;
  /** The bytes that a run can have; others that were not searched for long make room for it, the longest first. */
  const roomFor = (runId: string, wanted: number): number => {
    const others = [...runs.keys()].filter((id) => id !== runId).toSorted((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0));
    const free = (): number => others.reduce((left, id) => left - (runs.get(id)?.bytes ?? 0), mostBytes);
    for (const [index, id] of others.entries()) if (others.length - index >= MOST_OPENED || (isIdle(id) && free() < wanted)) letGo(id);
    return Math.max(0, free());
  };
  return {
    letGo,
    roomFor,
    holds: (runId: string, opened: Opened): boolean => runs.get(runId) === opened,
    put(runId: string, opened: Opened): Opened {
      letGo(runId);
      runs.set(runId, opened);
      usedAt.set(runId, searches);
      return opened;
    },
    /** That of a run for one more search; undefined where it is not open, or can have more room than it has. */
    take(runId: string): Opened | undefined {
      searches += 1;
      const opened = runs.get(runId);
      if (opened === undefined) return undefined;
      usedAt.set(runId, searches);
      if (opened.bytes < opened.wanted && roomFor(runId, opened.wanted) >= opened.wanted) letGo(runId);
      return runs.get(runId);
    },
    letGoBut(runIds: ReadonlySet<string>): void {
      for (const id of runs.keys()) if (!runIds.has(id)) letGo(id);
    },
  };
}
