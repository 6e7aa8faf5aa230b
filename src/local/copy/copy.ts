import type { RunEntry, ScraperEntry } from '../../core/ports/catalogue.ts';
import { isScrqError, ScrqError } from '../../errors.ts';
import { createDigest, differences, digestOf } from './digest.ts';
import type { CopyPlace, RunContent, RunDigest, CopiedScraper } from './place.ts';
import type { CopiedRunReport, CopyOptions, CopyProgress, CopyReport } from './copy-report.ts';

/** Copies the completed runs that one place has and another does not, oldest first. What is removed in the one stays in the other. */
export async function copyRuns(from: CopyPlace, to: CopyPlace, options: CopyOptions): Promise<CopyReport> {
  const { mode = 'copy', withTokens = false } = options;
  const source = chosenScrapers(await from.scrapers(), options, from.name);
  const there = await to.scrapers();
  refuseClashes(source, there, to.name);
  const present = new Map(there.flatMap(({ runs }) => runs).map((run) => [run.id, run]));
  const warnings: string[] = [];
  const task = { from, to, present, mode, options, warnings };
  const scrapers: CopyReport['scrapers'][number][] = [];
  for (const { scraper, runs } of source) {
    const reports: CopiedRunReport[] = [];
    for (const run of runs) reports.push(await treatRun(task, scraper, run));
    if (mode === 'copy') await to.adopt(scraper);
    scrapers.push({ id: scraper.id, name: scraper.name, runs: reports });
  }
  const tokens = withTokens ? await from.tokens() : [];
  if (mode === 'copy' && tokens.length > 0) await to.addTokens(tokens);
  return { scrapers, tokens: withTokens ? tokens.length : null, warnings };
}

interface Task {
  readonly from: CopyPlace;
  readonly to: CopyPlace;
  /** Runs of the target, by their ids. */
  readonly present: ReadonlyMap<string, RunEntry>;
  readonly mode: NonNullable<CopyOptions['mode']>;
  readonly options: CopyOptions;
  readonly warnings: string[];
}

async function treatRun(task: Task, scraper: ScraperEntry, run: RunEntry): Promise<CopiedRunReport> {
  const { mode, present } = task;
  const report = { id: run.id, records: run.records, runAt: new Date(run.runAt).toISOString() };
  const existing = present.get(run.id);
  if (existing !== undefined && mode !== 'verify') return { ...report, status: 'present' };
  if (existing === undefined && mode !== 'copy') return { ...report, status: 'missing' };
  const content = await opened(task, run);
  if (typeof content === 'string') return { ...report, status: content };
  if (existing !== undefined) return { ...report, ...(await verifyRun(task, scraper, content, existing)) };
  return { ...report, status: 'copied', ...(await copyRun(task, scraper, content)) };
}

/** A run that cannot be read keeps no other from being copied. */
async function opened({ from, warnings }: Task, run: RunEntry): Promise<RunContent | 'damaged' | 'removed'> {
  try {
    return await from.open(run);
  } catch (error) {
    // A dataset in use may be pruned meanwhile.
    if (isScrqError(error) && error.code === 'run_not_found') return 'removed';
    if (!isScrqError(error) || (error.code !== 'data_unusable' && error.code !== 'file_invalid')) throw error;
    warnings.push(error.message);
    return 'damaged';
  }
}

async function copyRun(
  { from, to, options, warnings }: Task,
  scraper: ScraperEntry,
  content: RunContent,
): Promise<Pick<CopiedRunReport, 'digest' | 'vectors'>> {
  const { signal } = options;
  const { run } = content;
  const sum = createDigest(content.dimensions !== null);
  let finished: RunDigest | undefined;
  const read = () => (finished ??= sum.finish());
  let written: RunDigest | undefined;
  const onRecords = reporter(options, scraper, run);
  await to.write(
    scraper,
    tapped(content, (records) => sum.add(records)),
    {
      signal,
      read,
      onRecords: (records) => onRecords('copying', records),
      async check(copy) {
        written = await digestOf(copy, signal, (records) => onRecords('checking', records));
        signal?.throwIfAborted();
        refuseDifferences(differences(read(), written), run, to.name);
        // Hashes of a file of records are made again: by another version of scrq they may be others, and are those that later runs are compared by.
        if (content.digest === undefined) return;
        const [first, ...more] = differences(content.digest, written).filter((what) => what !== 'the vectors');
        if (first === 'the hashes' && more.length === 0)
          warnings.push(`the run ${run.id} has other hashes than it had, made by this version of scrq`);
        else if (first !== undefined) refuseDifferences([first, ...more], run, from.name);
      },
    },
  );
  const digest = written ?? read();
  return { digest, ...vectorsOf(content, digest) };
}

function vectorsOf({ dimensions }: RunContent, { vectors }: RunDigest): Pick<CopiedRunReport, 'vectors'> {
  if (dimensions === null) return vectors === null ? {} : { vectors: 'made again' };
  return { vectors: vectors === null ? 'left out' : 'kept' };
}

function tapped(content: RunContent, take: (records: Parameters<ReturnType<typeof createDigest>['add']>[0]) => void): RunContent {
  return {
    ...content,
    async *records(reading) {
      for await (const records of content.records(reading)) {
        take(records);
        yield records;
      }
    },
  };
}

/** `existing` is the run in the target. */
async function verifyRun(
  { to, options, warnings }: Task,
  scraper: ScraperEntry,
  content: RunContent,
  existing: RunEntry,
): Promise<Pick<CopiedRunReport, 'status' | 'digest'>> {
  const { run } = content;
  const onRecords = reporter(options, scraper, run);
  const sum = (read: RunContent) => digestOf(read, options.signal, (records) => onRecords('checking', records));
  let copy: RunContent;
  try {
    copy = await to.open(existing);
  } catch (error) {
    if (!isScrqError(error) || error.code === 'interrupted') throw error;
    warnings.push(error.message);
    return { status: 'different' };
  }
  const [source, target] = [await sum(content), await sum(copy)];
  // Vectors that another embedder made again are others.
  const found = differences(source, run.embedder === existing.embedder ? target : { ...target, vectors: null });
  if (found.length === 0) return { status: 'same', digest: target };
  warnings.push(`the run ${run.id} differs in ${found.join(', ')}`);
  return { status: 'different', digest: target };
}

function reporter({ onProgress }: CopyOptions, { name }: ScraperEntry, { id, records: total }: RunEntry) {
  return (phase: CopyProgress['phase'], records: number) => onProgress?.({ phase, scraper: name, run: id, records, total });
}

function refuseDifferences(found: readonly string[], { id }: RunEntry, place: string): void {
  if (found.length === 0) return;
  throw new ScrqError('data_unusable', `what was written of the run ${id} is not what ${place} should hold: it differs in ${found.join(', ')}`, {
    hint: 'The run is not kept. Run the command again; if that fails as well, look at the disks with `scrq doctor --check`.',
  });
}

/** The scrapers and runs of a place that are meant. Rejects where there are none, or one that is named is missing. */
function chosenScrapers(all: readonly CopiedScraper[], { scraper: named, runs: ids }: CopyOptions, place: string): readonly CopiedScraper[] {
  if (all.length === 0) {
    throw new ScrqError('invalid_usage', `${place} holds no dataset`, {
      hint: 'Name the data directory of a dataset, its address in an object store, or a directory that `scrq copy --as ndjson` has written.',
    });
  }
  const scrapers = named === undefined ? all : all.filter(({ scraper }) => scraper.id === named || scraper.name === named);
  if (scrapers.length === 0) {
    throw new ScrqError('scraper_not_found', `${place} has no scraper of that name or id`, {
      hint: `It has ${all.map(({ scraper }) => JSON.stringify(scraper.name)).join(', ')}.`,
    });
  }
  if (ids === undefined) return scrapers;
  const known = new Set(scrapers.flatMap(({ runs }) => runs).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) {
    throw new ScrqError('run_not_found', `${place} has no completed run with the id ${JSON.stringify(missing)}`, { hint: '`scrq runs` lists them.' });
  }
  const wanted = new Set(ids);
  return scrapers.map(({ scraper, runs }) => ({ scraper, runs: runs.filter(({ id }) => wanted.has(id)) })).filter(({ runs }) => runs.length > 0);
}

/** Rejects where another scraper of the target has the name of one that is to be copied. */
function refuseClashes(source: readonly CopiedScraper[], target: readonly CopiedScraper[], place: string): void {
  for (const { scraper } of source) {
    const other = target.find(({ scraper: { id, name } }) => name === scraper.name && id !== scraper.id);
    if (other === undefined) continue;
    throw new ScrqError('invalid_usage', `${place} has another scraper named ${JSON.stringify(scraper.name)}`, {
      hint: `Give that one another name, with \`scrq scrapers rename\` on ${place}, or copy to another place.`,
    });
  }
}
