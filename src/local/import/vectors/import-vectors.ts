import type { Embedder } from '../../../core/ports/embedder.ts';
import type { RunEntry } from '../../../core/ports/catalogue.ts';
import type { RunWriter } from '../../../core/ports/run-writer.ts';
import { isScrqError, ScrqError } from '../../../errors.ts';
import { embedderName } from '../../embedders.ts';
import type { ImportOptions, ImportProgress } from '../import.ts';
import { openKeptVectors, type KeptVectors } from './kept-vectors.ts';
import { noKnownVectors, openKnownVectors } from './known-vectors.ts';
import { withRetries, type RetryPolicy } from '../../retry.ts';
import { createRecordVectors, type RecordVectors } from './record-vectors.ts';
import type { Services } from '../../services.ts';
import { counted } from '../../../text/counted.ts';

export interface VectorOptions extends Pick<ImportOptions, 'embedder' | 'embedderWaitMs' | 'signal' | 'onProgress'> {
  /** What a failure leaves: "nothing was imported". */
  readonly undone?: string;
}

/** What makes the vectors of a new run; disposing of it closes what it opened. */
export interface ImportVectors extends AsyncDisposable {
  readonly embedder: Embedder;
  /** Ready to make them; `records` is how many there will be. */
  prepare(records: number): Promise<RecordVectors>;
  /** The run is there: what was kept for another attempt is not needed any more. */
  completed(): Promise<void>;
  /** What there is to tell of the vectors of the run. */
  notes(): readonly string[];
  /** A failure of this import, with what remains of it. */
  failure(error: unknown): unknown;
}

/** Opens the embedder that was wished for, else that of the newest run which has vectors, else what new scrapers get. Rejects with `unavailable`. */
export async function openImportVectors(services: Services, writer: RunWriter, options: VectorOptions): Promise<ImportVectors> {
  const { store, embedders } = services;
  const runs = await store.catalogue.runs(writer.scraper.id);
  const last = runs.find((run) => run.embedder !== null);
  const name = options.embedder ?? (last?.embedder ? embedderName(last.embedder) : embedders.initial);
  const progress: ProgressState = { records: 0, total: undefined };
  const retryPolicy = retryPolicyOf(options, progress);
  const embedder = await opened(retryPolicy, () => embedders.choose(name, options.signal), options.embedder === undefined ? last : undefined);
  const kept =
    embedder.costly === true
      ? await openKeptVectors({ directory: writer.keepDirectory, scraper: writer.scraper.name, embedder, now: services.now() })
      : undefined;
  let vectors: RecordVectors | undefined;
  return {
    embedder,
    async prepare(records) {
      progress.total = records;
      const earlier = runs.find((run) => run.embedder === embedder.id && run.records > 0);
      const known = earlier === undefined ? noKnownVectors : await openKnownVectors(await store.openRun(earlier));
      const onProgress = (done: number) => {
        progress.records = done;
        options.onProgress?.({ phase: 'embedding', records: done, total: records });
      };
      vectors = createRecordVectors({ embedder, known, kept, retryPolicy, onProgress });
      return vectors;
    },
    completed: async () => kept?.discard(),
    notes: () => [...embedderNotes(embedder, last, options), ...(vectors === undefined ? [] : vectorNotes(vectors))],
    failure: (error) => withRemains(error, kept, options.undone),
    [Symbol.asyncDispose]: async () => kept?.[Symbol.asyncDispose](),
  };
}

interface ProgressState {
  records: number;
  total: number | undefined;
}

function retryPolicyOf({ embedderWaitMs = 0, signal, onProgress }: VectorOptions, state: ProgressState): RetryPolicy {
  const onWait = (reason: string) => {
    const { records, total } = state;
    const progress: ImportProgress = { phase: 'waiting', records, reason, ...(total === undefined ? {} : { total }) };
    onProgress?.(progress);
  };
  return { waitMs: embedderWaitMs, signal, onWait };
}

/** Who named no embedder may not know where this one comes from. */
async function opened(retryPolicy: RetryPolicy, open: () => Promise<Embedder>, remembered: RunEntry | undefined): Promise<Embedder> {
  try {
    return await withRetries(retryPolicy, open);
  } catch (error) {
    if (!isScrqError(error) || error.code !== 'unavailable' || remembered === undefined) throw error;
    throw new ScrqError(error.code, `${error.message}; it made the vectors of the scraper's latest run`, {
      cause: error,
      hint: `${error.hint ?? ''} With --embedder static, the one in the package makes them.`.trim(),
    });
  }
}

function embedderNotes({ id }: Embedder, last: RunEntry | undefined, { embedder: wished }: VectorOptions): readonly string[] {
  const before = last?.embedder ?? null;
  const name = embedderName(id);
  if (before === id) return wished === undefined && name !== 'static' ? [`vectors are made by ${name}, as in the run before`] : [];
  if (before === null) return name === 'static' ? [] : [`vectors are made by ${name}`];
  const why =
    embedderName(before) === name
      ? `${name} is another version than in the run before`
      : `vectors are made by ${name}, and were by ${embedderName(before)}`;
  return [`${why}: those of unchanged records are computed again`];
}

function vectorNotes({ reused, resumed, notes }: RecordVectors): readonly string[] {
  return [
    ...(resumed === 0 ? [] : [`the vectors of ${counted(resumed, 'record')} were there from an import that failed`]),
    ...(resumed === 0 || reused === 0 ? [] : [`those of ${counted(reused, 'record')} from the run before`]),
    ...notes,
  ];
}

function withRemains(error: unknown, kept: KeptVectors | undefined, undone = 'nothing was imported'): unknown {
  if (!isScrqError(error) || error.code !== 'unavailable') return error;
  const { code, message, hint = '', cause, retryAfterSeconds } = error;
  const resume =
    kept === undefined || kept.size === 0 ? '' : ` The vectors of ${counted(kept.size, 'record')} are kept: the same command goes on from there.`;
  const wait = retryAfterSeconds === undefined ? '' : ' With --wait-for-embedder 10m it waits for the server to come back.';
  return new ScrqError(code, `${message}; ${undone}`, {
    cause,
    hint: `${hint}${resume}${wait}`.trim(),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
