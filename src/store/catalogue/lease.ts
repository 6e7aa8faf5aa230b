import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { OpenRun } from './catalogue-events.ts';
import { isAlive, isOfThisMachine } from './owner.ts';

/** How often the writer of a run gives a sign of life; in an object store, where each is a commit, less often. */
const BEAT_MS = 10_000;
const BEAT_COMMIT_MS = 45_000;
/** A writer on another machine that was silent for so long is taken for dead. */
const SILENT_MS = 60_000;
/** The same in an object store, by the clocks of both machines. */
const SILENT_COMMITS_MS = 180_000;
/** In an object store the times of signs are those of the writers' clocks, which may be wrong: who is silent by them is watched for so long, two signs, on a clock that nobody sets. */
const WATCHED_MS = 2 * BEAT_COMMIT_MS + 10_000;
/** No two clocks are so far apart: a store refuses whoever is wrong by a quarter of an hour. */
const CLOCKS_MS = 60 * 60_000;
/** Writers of a version that gives no signs. */
const NO_SIGNS_MS = 24 * 60 * 60 * 1000;

const BEAT = 'beat';

/** Where signs of life are seen. */
export interface LeasePlace {
  /** The scratch directory of the dataset; on the disk of the dataset, with `shared`. */
  readonly scratchDirectory: string;
  readonly shared: boolean;
  /** A directory of this process on the same disk. */
  readonly temporary: () => Promise<string>;
  readonly now: () => number;
  /** Milliseconds on a clock of this process that only goes forward. */
  readonly elapsed: () => number;
}

/** Whether a run is still being written: `doubtful` when its writer is silent by clocks that may be wrong, and was not watched for long enough. */
export type Hold = 'held' | 'doubtful' | 'free';

/** When the runs were looked at that are judged, by the clocks of the place: not later than they were read. */
export type LookedAt = Readonly<Record<'now' | 'elapsed', number>>;

/** Tells whether runs are still being written. A writer of this machine is asked for by the number of its process, one elsewhere by its signs of life. */
export function createLeases(place: LeasePlace): (run: OpenRun, looked: LookedAt) => Promise<Hold> {
  const signs = new Map<string, Sign>();
  return async (run, { now, elapsed }) => {
    const { owner, since, beatAt } = run;
    if (isOfThisMachine(owner)) return isAlive(owner) ? 'held' : 'free';
    const silent = now - (beatAt ?? since);
    if (beatAt === null) return silent < NO_SIGNS_MS ? 'held' : 'free';
    if (place.shared) return (await isHeldOnDisk(run, place)) ? 'held' : 'free';
    const before = signs.get(run.id);
    const sign = before?.beatAt === beatAt ? before : { beatAt, seenAt: elapsed, isSecond: before !== undefined };
    signs.set(run.id, sign);
    const watched = elapsed - sign.seenAt;
    if (watched >= SILENT_COMMITS_MS || (watched >= WATCHED_MS && silent >= SILENT_COMMITS_MS)) return 'free';
    if (sign.isSecond || silent < SILENT_COMMITS_MS) return 'held';
    return silent < CLOCKS_MS ? 'doubtful' : 'free';
  };
}

/** The last sign of life of a writer that this process has seen. */
interface Sign {
  readonly beatAt: number;
  readonly seenAt: number;
  /** It was given while this process watched: whatever the clocks say, its writer lived then. */
  readonly isSecond: boolean;
}

async function isHeldOnDisk({ id, since }: OpenRun, { scratchDirectory, temporary, now }: LeasePlace): Promise<boolean> {
  if (now() - since < SILENT_MS) return true;
  const beat = await modifiedAt(join(scratchDirectory, id, BEAT));
  // Both times are those of the disk, whatever the clocks of the machines say.
  return beat !== null && (await diskTime(await temporary())) - beat < SILENT_MS;
}

/** Gives signs of life in the directory of a run until disposed of; `beat` gives one where there is no such directory. */
export function startBeating(directory: string, beat: (() => Promise<void>) | undefined): Disposable {
  const give = (): void => {
    // A disk that is full for a moment is met by the writer itself.
    (beat?.() ?? writeFile(join(directory, BEAT), 'alive\n')).catch(() => undefined);
  };
  // In an object store its start, a moment ago, was one.
  if (beat === undefined) give();
  const timer = setInterval(give, beat === undefined ? BEAT_MS : BEAT_COMMIT_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function diskTime(directory: string): Promise<number> {
  const clock = join(directory, '.tmp-clock');
  await writeFile(clock, '');
  return (await modifiedAt(clock)) ?? 0;
}

/** Epoch milliseconds; null for a file that is not there. */
async function modifiedAt(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats === null ? null : stats.mtimeMs;
}
