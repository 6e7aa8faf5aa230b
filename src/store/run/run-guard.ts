import { join } from 'node:path';

import type { FileMark } from '../../core/dataset-state.ts';
import type { RunEntry } from '../../core/ports/catalogue.ts';
import { fileStamp, holdsMark, manifestsAmong } from './derived/file-marks.ts';
import { tableName } from './run-schema.ts';

/** The files of a run that do not hold what was written. */
export type RunDamage = readonly string[];

/** Looks at the files of runs before the engine does, which one wrong byte can end. */
export interface RunGuard {
  /** The directory of the run's table; null in an object store. */
  directoryOf(run: RunEntry): string | null;
  /** Looks at files that are new to this process or have changed since it looked. Runs without marks count as sound. */
  inspect(run: RunEntry, how?: 'everything'): Promise<RunDamage>;
  /** What the last look found; undefined when a file has changed since, or what was read while others worked turned out damaged. */
  known(run: RunEntry): RunDamage | undefined;
  /** Forgets all runs but these. */
  retain(runIds: ReadonlySet<string>): void;
  close(): void;
}

const SOUND: RunDamage = [];

/** Records of up to so many bytes are looked at whole before they are first read; of more, each file's end, and the rest while others work. */
const AT_ONCE_BYTES = 48 * 1024 * 1024;
/** A command has ended by then; a server goes on. */
const REST_AFTER_MS = 2_000;

interface Looked {
  readonly stamps: ReadonlyMap<string, string | null>;
  damage: RunDamage;
  readonly damaged: Set<string>;
  /** Files of which only the end was looked at. */
  readonly rest: Set<string>;
  /** Damage was found behind the scenes. */
  found: boolean;
}

/** Guards the runs in the directory of a dataset; null where it is in an object store. */
export function createRunGuard(dataset: string | null): RunGuard {
  const looked = new Map<string, Looked>();
  const closing = new AbortController();
  const directoryOf = (run: RunEntry) => (dataset === null ? null : join(dataset, `${tableName(run.id)}.lance`));
  const readRest = async (table: string, marks: readonly FileMark[], state: Looked): Promise<void> => {
    for (const mark of marks.filter(({ path }) => state.rest.has(path))) {
      if (!(await holdsMark(table, mark, 'whole', closing.signal))) {
        state.damaged.add(mark.path);
        state.found = true;
      }
      state.rest.delete(mark.path);
    }
  };
  const known = (run: RunEntry): RunDamage | undefined => {
    const table = directoryOf(run);
    const state = looked.get(run.id);
    if (table === null || run.files === undefined) return SOUND;
    if (state === undefined || state.found) return undefined;
    return [...state.stamps].some(([path, stamp]) => stamp !== fileStamp(table, path)) ? undefined : state.damage;
  };
  return {
    directoryOf,
    known,
    async inspect(run, how) {
      const table = directoryOf(run);
      if (table === null || run.files === undefined) return SOUND;
      const before = how === undefined ? known(run) : undefined;
      if (before !== undefined) return before;
      const marks = marksRead(run.files);
      const state = await look(table, marks, how === undefined ? looked.get(run.id) : undefined, how);
      looked.set(run.id, state);
      if (state.rest.size > 0) {
        // What it cannot read, the next look will meet.
        const later = (): void => void readRest(table, marks, state).catch(() => undefined);
        const timer = setTimeout(later, REST_AFTER_MS).unref();
        closing.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      }
      return state.damage;
    },
    retain(runIds) {
      for (const id of looked.keys()) if (!runIds.has(id)) looked.delete(id);
    },
    close: () => closing.abort(),
  };
}

/** The marks of files that are read: what older versions wrote has indexes, which nothing reads, and the version of the table before them. */
function marksRead(marks: readonly FileMark[]): readonly FileMark[] {
  const [newest] = manifestsAmong(marks.flatMap(({ path }) => (path.startsWith(VERSIONS) ? [path.slice(VERSIONS.length)] : [])));
  return marks.filter(({ path }) => (path.startsWith(VERSIONS) ? path.endsWith(newest?.name ?? '') : !path.startsWith('_indices/')));
}

const VERSIONS = '_versions/';

async function look(table: string, marks: readonly FileMark[], before: Looked | undefined, how: 'everything' | undefined): Promise<Looked> {
  const stamps = new Map(marks.map(({ path }) => [path, fileStamp(table, path)]));
  const state: Looked = { stamps, damage: SOUND, damaged: new Set(), rest: new Set(), found: false };
  const records = marks.filter(({ path }) => path.startsWith('data/')).reduce((sum, { bytes }) => sum + bytes, 0);
  for (const mark of marks) {
    const same = before !== undefined && before.stamps.get(mark.path) === stamps.get(mark.path);
    const ends = how === undefined && mark.path.startsWith('data/') && records > AT_ONCE_BYTES;
    if (same) {
      if (before.damaged.has(mark.path)) state.damaged.add(mark.path);
      if (before.rest.has(mark.path)) state.rest.add(mark.path);
    } else if (!(await holdsMark(table, mark, ends ? 'ends' : 'whole'))) {
      state.damaged.add(mark.path);
    } else if (ends) {
      state.rest.add(mark.path);
    }
  }
  state.damage = [...state.damaged];
  return state;
}
