import type { TablePlaces } from '../../core/ports/record-store.ts';
import { createDamagedFiles } from './damaged-files.ts';
import { openVectors, type VectorSource } from './open-vectors.ts';
import { DamagedVectors, type VectorFile } from './vector-file.ts';
import { keptPieces, piecesMemory } from './piece-memory.ts';
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

interface Opened extends Room {
  readonly file: VectorFile;
  readonly search: VectorSearch;
  /** What it may come to take. */
  readonly bytes: number;
}

/** What a run cannot be searched without, and what it would take if all of it were kept, in bytes. */
interface Room {
  readonly least: number;
  readonly wanted: number;
}

/** Keeps vectors of runs up to so many bytes. */
export function createVectorCache(mostBytes: number, places: () => Promise<TablePlaces>): VectorCache {
  const shelf = createShelf(Math.min(mostBytes, MOST_BLOCK_BYTES));
  const opening = new Map<string, Promise<Opened>>();
  const damaged = createDamagedFiles();

  const open = async (source: VectorSource): Promise<Opened> => {
    const { id } = source.run;
    const file = await openVectors(source, await places(), damaged);
    const { layout } = file;
    const [least, wanted] = [piecesMemory(layout, 0), piecesMemory(layout, layout.pieces)];
    const kept = keptPieces(layout, shelf.roomFor(id, { least, wanted }));
    return shelf.put(id, { file, search: createVectorSearch(file, kept), bytes: piecesMemory(layout, kept), least, wanted });
  };
  const attempt = async <Found>(source: VectorSource, work: (search: VectorSearch) => Found | Promise<Found>): Promise<Found> => {
    const { id } = source.run;
    let opened = shelf.take(id);
    while (opened === undefined) {
      const begun = opening.get(id) ?? open(source).finally(() => opening.delete(id));
      opening.set(id, begun);
      const made = await begun;
      if (shelf.holds(id, made)) opened = made;
    }
    try {
      // Begun in the turn in which it was seen to be open: nobody lets go of it in between.
      return await work(opened.search);
    } catch (error) {
      // Only the first of several that meet the same damage: what is there afterwards is made again.
      if (error instanceof DamagedVectors && shelf.holds(id, opened)) {
        shelf.letGo(id);
        damaged.remove(opened.file.path, opened.file.stamp);
      }
      throw error;
    }
  };

  return {
    async search(source, work) {
      try {
        return await attempt(source, work);
      } catch (error) {
        if (!(error instanceof DamagedVectors)) throw error;
        return await attempt(source, work);
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
  /** The bytes that a run can have; others that were not searched for long make room for it, the longest first, and those that were where it could not be searched otherwise. */
  const roomFor = (runId: string, { least, wanted }: Room): number => {
    const others = [...runs.keys()].filter((id) => id !== runId).toSorted((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0));
    const free = (): number => others.reduce((left, id) => left - (runs.get(id)?.bytes ?? 0), mostBytes);
    for (const [index, id] of others.entries()) {
      if (others.length - index >= MOST_OPENED || free() < (isIdle(id) ? wanted : least)) letGo(id);
    }
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
      if (opened.bytes < opened.wanted && roomFor(runId, opened) >= opened.wanted) letGo(runId);
      return runs.get(runId);
    },
    letGoBut(runIds: ReadonlySet<string>): void {
      for (const id of runs.keys()) if (!runIds.has(id)) letGo(id);
    },
  };
}
