import { setTimeout as pause } from 'node:timers/promises';

import type { EmbedOptions, Embedder } from '../../core/ports/embedder.ts';
import { ScrqError } from '../../errors.ts';
import { parseEmbedderId, printEmbedderId, shortDigest, type EmbedderId } from './embedder-id.ts';
import { statusOf, unusable, type Whom } from './failures.ts';
import type { CallTimes } from './guard.ts';
import { findModel } from './models.ts';
import type { Server } from './server.ts';
import { taskPrefixes } from './task-prefixes.ts';
import { textBatches } from './text-batches.ts';

/** Tokens of a text that count, where the model takes so many; set, since the server's own choice differs from one to the next. */
const WINDOW_TOKENS = 2048;
/** Characters of a text that are sent: of no language are words so long that more could count. */
const LONGEST_TEXT = 8 * WINDOW_TOKENS;
/** How long the server keeps the model loaded after a call. */
const KEEP_LOADED = '30m';
/** A server that is too busy is asked so often. */
const ATTEMPTS = { record: 6, query: 3 } as const;
/** The model behind a name may be replaced while it is in use: that is looked at so often. */
const LOOK_AGAIN_MS = 30_000;

interface Asking extends EmbedOptions {
  readonly server: Server;
  readonly model: string;
  readonly dimensions: number | undefined;
}

/** The embedder that a model on the server is now; asks it for one vector to learn its dimensions. Rejects with `unavailable`. */
export async function openNewEmbedder(server: Server, model: string, now: () => number, signal?: AbortSignal): Promise<Embedder> {
  const { digest } = await findModel(server, model, signal);
  const prefixes = taskPrefixes(model);
  const asking: Asking = { server, model, dimensions: undefined, ...(signal === undefined ? {} : { signal }) };
  const [vector] = await embedBatch(asking, ['how many dimensions?'], 'cut', server.limits.embedBatch);
  if (!vector) throw unusable(server.whom(model), 'gave no vector');
  return createEmbedder(
    server,
    { model, digest: shortDigest(digest), dimensions: vector.length, prefixes: prefixes?.mark },
    { now, lookedAt: now() },
  );
}

/** The embedder that made the vectors of a run. Rejects with `unavailable` when the server has another version of the model by now. */
export async function openEmbedderOfRun(server: Server, runs: string, now: () => number, signal?: AbortSignal): Promise<Embedder> {
  const id = parseEmbedderId(runs);
  if (id === undefined) {
    throw new ScrqError('unavailable', `the embedder ${runs} is not known to this version of scrq`, {
      hint: 'Make new vectors with `scrq reembed`.',
    });
  }
  await checkSame(server, id, signal);
  return createEmbedder(server, id, { now, lookedAt: now() });
}

async function checkSame(server: Server, { model, digest, prefixes }: EmbedderId, signal: AbortSignal | undefined): Promise<void> {
  const found = await findModel(server, model, signal);
  if (shortDigest(found.digest) === digest && taskPrefixes(model)?.mark === prefixes) return;
  throw new ScrqError(
    'unavailable',
    `Ollama at ${server.whom().server} has another version of the model ${JSON.stringify(model)} than the one that was used`,
    {
      hint: `Make new vectors with \`scrq reembed --embedder ollama:${model}\`.`,
    },
  );
}

interface Looks {
  readonly now: () => number;
  lookedAt: number;
}

function createEmbedder(server: Server, id: EmbedderId, looks: Looks): Embedder {
  const { model, dimensions } = id;
  const prefixes = taskPrefixes(model);
  /** Until a text turns out to be too long, the server is asked to say so. */
  let longTexts: 'noted' | 'cut' = 'noted';
  return {
    id: printEmbedderId(id),
    dimensions,
    costly: true,
    async embed(texts, options = {}) {
      if (looks.now() - looks.lookedAt > LOOK_AGAIN_MS) {
        await checkSame(server, id, options.signal);
        looks.lookedAt = looks.now();
      }
      const purpose = options.purpose ?? 'record';
      const times = purpose === 'query' ? server.limits.embedQuery : server.limits.embedBatch;
      const sent = texts.map((text) => textToSend(text, prefixes?.[purpose] ?? ''));
      const cut = () => {
        if (longTexts === 'noted')
          options.onNote?.(`the model ${model} reads only the beginning of long texts: what comes after does not count for their meaning`);
        longTexts = 'cut';
      };
      if (sent.some(({ whole }) => !whole)) cut();
      const vectors: (Float32Array | null)[] = [];
      const wanted = sent.flatMap(({ text }) => (text === null ? [] : [text]));
      for (const batch of textBatches(wanted)) {
        const asking: Asking = { server, model, dimensions, ...options };
        const answered = longTexts === 'cut' ? undefined : await unlessTooLong(() => embedBatch(asking, batch, 'noted', times));
        if (answered === undefined) {
          vectors.push(...(await embedBatch(asking, batch, 'cut', times)));
          cut();
        } else vectors.push(...answered);
      }
      let next = 0;
      return sent.map(({ text }) => (text === null ? null : (vectors[next++] ?? null)));
    },
  };
}

interface TextToSend {
  /** Null for a text without words: the server would give a vector of nothing. */
  readonly text: string | null;
  readonly whole: boolean;
}

function textToSend(text: string, prefix: string): TextToSend {
  const trimmed = text.trim();
  if (trimmed === '') return { text: null, whole: true };
  return { text: prefix + trimmed.slice(0, LONGEST_TEXT), whole: trimmed.length <= LONGEST_TEXT };
}

/** Vectors of one batch. A server that is too busy is asked again, each time after a longer pause. */
async function embedBatch(
  { server, model, dimensions, purpose = 'record', signal }: Asking,
  input: readonly string[],
  longTexts: 'noted' | 'cut',
  times: CallTimes,
): Promise<readonly (Float32Array | null)[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await server.ask({ kind: 'embed', model, times, signal }, (client) =>
        client.embed({ model, input: [...input], truncate: longTexts === 'cut', keep_alive: KEEP_LOADED, options: { num_ctx: WINDOW_TOKENS } }),
      );
      return readVectors(answer, input.length, dimensions, server.whom(model));
    } catch (error) {
      if (statusOf(error) !== 503 || attempt === ATTEMPTS[purpose]) throw error;
    }
    await pause(server.limits.retryMs * 2 ** (attempt - 1), undefined, signal === undefined ? {} : { signal });
  }
}

/** Undefined where the server says that a text is too long: with "bad request", as any request that it cannot do. */
async function unlessTooLong<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 400) return undefined;
    throw error;
  }
}

/**
 * Unit vectors out of an answer, one for each text that was sent; null for one without a direction. Nothing of the answer is believed: rejects when there are more or
 * fewer than texts, when one has not the dimensions that were promised, or when it holds anything but finite numbers.
 */
function readVectors(answer: unknown, texts: number, dimensions: number | undefined, whom: Whom): readonly (Float32Array | null)[] {
  const embeddings = typeof answer === 'object' && answer !== null && 'embeddings' in answer ? answer.embeddings : undefined;
  if (!Array.isArray(embeddings)) throw unusable(whom, 'sent no vectors');
  if (embeddings.length !== texts) throw unusable(whom, `sent ${embeddings.length} vectors for ${texts} texts`);
  const rows: readonly unknown[] = embeddings;
  const wanted = dimensions ?? lengthOf(rows[0]);
  return rows.map((row) => unitVector(row, wanted, whom));
}

function lengthOf(row: unknown): number {
  return Array.isArray(row) ? row.length : 0;
}

function unitVector(row: unknown, dimensions: number, whom: Whom): Float32Array | null {
  if (!Array.isArray(row) || row.length === 0) throw unusable(whom, 'sent an empty vector');
  if (row.length !== dimensions) throw unusable(whom, `sent a vector of ${row.length} dimensions instead of ${dimensions}`);
  const cells: readonly unknown[] = row;
  const numbers = cells.flatMap((cell) => (typeof cell === 'number' && Number.isFinite(cell) ? [cell] : []));
  if (numbers.length !== dimensions) throw unusable(whom, 'sent a vector that holds something else than numbers');
  const squares = numbers.reduce((sum, number) => sum + number * number, 0);
  if (squares === 0) return null;
  if (!Number.isFinite(squares)) throw unusable(whom, 'sent a vector out of range');
  const factor = 1 / Math.sqrt(squares);
  return Float32Array.from(numbers, (number) => number * factor);
}
