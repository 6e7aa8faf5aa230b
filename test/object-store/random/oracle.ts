import { seeded } from '../../bench/measure/generated-listings.ts';

/** A batch of records that is to become one run. */
interface Batch {
  readonly scraper: string;
  readonly count: number;
  readonly beganAt: number;
  /** When whoever writes it was done with it; infinite until then. */
  endedAt: number;
  isPublished: boolean;
  run: string | null;
}

interface Prune {
  readonly scraper: string;
  readonly keep: number;
  endedAt: number;
}

/** A page of records as they came. */
type Records = readonly Readonly<Record<string, unknown>>[];

/** What was published and what was removed, as far as the processes that did it could still say so. Times are those of the driver's clock. */
export interface Oracle {
  /** A large one is sent to the store in parts. */
  newBatch(scraper: string, count: number, isLarge?: boolean): { readonly batch: number; readonly text: string };
  /** What became of it: its run, or null where that is not known. */
  ended(batch: number, run: string | null): void;
  /** A prune begins; `ended` is called with what it says that it removed, null where it could not say. Gives what is wrong with that. */
  beginPrune(scraper: string, keep: number): (removed: readonly string[] | null) => string | undefined;
  /** The removal of one run, whatever becomes of it. */
  mayRemove(run: string): void;
  removed(run: string): void;
  /** Whether an answer about a run may be that it is not there. */
  mayBeGone(run: string): boolean;
  /** Runs that must be listed: published before a time, and not removed. */
  certain(scraper: string, before: number): readonly string[];
  /** What is wrong with the records of a run. */
  judge(run: string, records: Records): string | undefined;
  summary(): string;
}

/** Invented records, each of which tells of its batch. */
function recordsOf(batch: number, count: number, isLarge: boolean): readonly object[] {
  const random = seeded(batch + 1);
  return Array.from({ length: count }, (_, index) => {
    const note = isLarge ? { note: noteOf(random) } : {};
    return { ref: `b${batch}-${index}`, batch, title: `lot ${index} of batch ${batch}`, price: priceOf(batch, index), ...note };
  });
}

/** A text that no compression makes much smaller. */
function noteOf(random: () => number): string {
  return Array.from({ length: 6000 }, () => Math.floor(random() * 36 ** 6).toString(36)).join('');
}

function priceOf(batch: number, index: number): number {
  return ((batch * 7919 + index * 104_729) % 10_007) / 4;
}

export function createOracle(): Oracle {
  const batches: Batch[] = [];
  const prunes: Prune[] = [];
  const batchOf = new Map<string, number>();
  const gone = new Set<string>();
  const endangered = new Set<string>();
  /** A prune keeps the newest that it sees; whoever wrote at the same time may have been seen, and may be newer. */
  const mayBePruned = (run: string): boolean => {
    const index = batchOf.get(run);
    const batch = index === undefined ? undefined : batches[index];
    if (batch === undefined) return true;
    return prunes.some(({ scraper, keep, endedAt }) => {
      if (scraper !== batch.scraper) return false;
      return (
        batches.filter((other) => other !== batch && other.scraper === scraper && other.beganAt < endedAt && other.endedAt > batch.beganAt).length >=
        keep
      );
    });
  };
  const mayBeGone = (run: string) => gone.has(run) || endangered.has(run) || mayBePruned(run);
  return {
    newBatch(scraper, count, isLarge = false) {
      const batch = batches.push({ scraper, count, beganAt: Date.now(), endedAt: Infinity, isPublished: false, run: null }) - 1;
      return {
        batch,
        text: recordsOf(batch, count, isLarge)
          .map((record) => `${JSON.stringify(record)}\n`)
          .join(''),
      };
    },
    ended(index, run) {
      const batch = batches[index];
      if (batch === undefined) return;
      batch.endedAt = Date.now();
      if (run === null) return;
      batch.isPublished = true;
      batch.run = run;
      batchOf.set(run, index);
    },
    beginPrune(scraper, keep) {
      const prune = { scraper, keep, endedAt: Infinity };
      prunes.push(prune);
      return (removed) => {
        prune.endedAt = Date.now();
        const wrong = removed?.find((run) => !mayBePruned(run));
        removed?.forEach((run) => gone.add(run));
        return wrong === undefined ? undefined : `a prune that keeps ${keep} removed ${wrong}`;
      };
    },
    mayRemove: (run) => void endangered.add(run),
    removed: (run) => void gone.add(run),
    mayBeGone,
    certain: (scraper, before) =>
      batches.flatMap(({ run, endedAt, isPublished, scraper: of }) =>
        isPublished && run !== null && of === scraper && endedAt < before && !mayBeGone(run) ? [run] : [],
      ),
    judge(run, records) {
      const index = Number(records[0]?.['batch']);
      const batch = batches[index];
      if (batch === undefined) return `run ${run} holds ${records.length} records of no batch`;
      if ((batch.run ?? run) !== run) return `batch ${index} became run ${batch.run} and run ${run}`;
      if ((batchOf.get(run) ?? index) !== index) return `run ${run} holds batch ${index}, not ${batchOf.get(run)}`;
      batch.run = run;
      batchOf.set(run, index);
      if (records.length !== batch.count) return `run ${run} holds ${records.length} records of ${batch.count}`;
      const wrong = records.find((record, at) => record['ref'] !== `b${index}-${at}` || record['price'] !== priceOf(index, at));
      return wrong === undefined ? undefined : `run ${run} holds ${JSON.stringify(wrong)}`;
    },
    summary: () => `${batches.length} batches, ${batches.filter((batch) => batch.isPublished).length} published, ${gone.size} removed`,
  };
}
