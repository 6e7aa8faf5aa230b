import { setImmediate } from 'node:timers/promises';

import type { EmbedOptions, Embedder, VectorBlock } from '../../core/ports/embedder.ts';
import { vectorsOf } from '../../core/rank/record-vector.ts';
import { packTexts } from '../../text/packed-texts.ts';
import { startThread, type Thread } from '../../threads.ts';
import type { EmbeddingRequest } from './embedding-thread.ts';
import { fileOf } from './model-files.ts';
import { openStaticModel } from './open-static-model.ts';

/** Names the files next to this one together with how text is read; another vector for any text needs another name. */
const ID = 'scrq-static-v1';

/** Texts, and about as many of their characters, between two turns of the event loop: some milliseconds of work. */
const TURN_TEXTS = 512;
const TURN_CHARACTERS = 100_000;

/** Characters of one call from which on a thread of its own embeds, as long as calls come: it takes some 50 ms to start, and this much takes as long to embed. */
const THREAD_CHARACTERS = 500_000;
/** After so long without a call the thread gives its memory back. */
const IDLE_MS = 5000;

/** The embedder in the package: a static table of English token vectors. It needs no network, no server and no other process. */
export async function openStaticEmbedder(): Promise<Embedder> {
  const model = openStaticModel();
  const { dimensions } = model;
  const embed = async (texts: readonly string[], titles: readonly string[] | undefined, { signal }: EmbedOptions = {}): Promise<VectorBlock> => {
    signal?.throwIfAborted();
    const thread = charactersOf(texts) < THREAD_CHARACTERS ? undefined : openThread();
    if (thread !== undefined) return answered(thread, { texts: packTexts(texts), ...(titles === undefined ? {} : { titles: packTexts(titles) }) });
    const vectors = new Float32Array(texts.length * dimensions);
    const missing: number[] = [];
    for (const [start, end] of piecesOf(texts)) {
      if (start > 0) await setImmediate();
      signal?.throwIfAborted();
      const piece = model.embed(texts.slice(start, end), titles?.slice(start, end));
      vectors.set(piece.vectors, start * dimensions);
      for (const index of piece.missing) missing.push(start + index);
    }
    return { vectors, missing };
  };
  return {
    id: ID,
    dimensions,
    embed: async (texts, options) => vectorsOf(await embed(texts, undefined, options), dimensions),
    embedRecords: ({ texts, titles }, options) => embed(texts, titles, options),
  };
}

function charactersOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

async function answered(thread: Thread, request: EmbeddingRequest): Promise<VectorBlock> {
  try {
    // That module answers with nothing else.
    return (await thread.ask(request)) as VectorBlock;
  } catch (error) {
    await endThread();
    throw error;
  }
}

let running: { readonly thread: Thread | undefined; readonly idle: NodeJS.Timeout } | undefined;

/** The thread that embeds for all imports of the process. */
function openThread(): Thread | undefined {
  running ??= { thread: startThread(fileOf('embedding-thread.js')), idle: setInterval(() => void endWhenIdle(), IDLE_MS).unref() };
  running.idle.refresh();
  return running.thread;
}

async function endWhenIdle(): Promise<void> {
  if (running?.thread?.isIdle !== false) await endThread();
}

async function endThread(): Promise<void> {
  const ended = running;
  running = undefined;
  clearInterval(ended?.idle);
  await ended?.thread?.[Symbol.asyncDispose]();
}

/** From which text to which, the last one left out. */
function* piecesOf(texts: readonly string[]): Generator<readonly [start: number, end: number]> {
  let [start, characters] = [0, 0];
  for (const [index, text] of texts.entries()) {
    characters += text.length;
    const end = index + 1;
    if (characters < TURN_CHARACTERS && end - start < TURN_TEXTS && end < texts.length) continue;
    yield [start, end];
    [start, characters] = [end, 0];
  }
}
