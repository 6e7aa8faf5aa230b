import { setImmediate } from 'node:timers/promises';

import type { EmbedOptions, Embedder } from '../../core/ports/embedder.ts';
import { packTexts } from '../../text/packed-texts.ts';
import { startThread, type Thread } from '../../threads.ts';
import { fileOf } from './model-files.ts';
import { openStaticModel } from './open-static-model.ts';
import type { EmbeddedTexts } from './static-model.ts';

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
  const model = await openStaticModel();
  const { dimensions } = model;
  const embed = async (texts: readonly string[], options: EmbedOptions = {}): Promise<readonly (Float32Array | null)[]> => {
    options.signal?.throwIfAborted();
    const thread = texts.reduce((sum, { length }) => sum + length, 0) < THREAD_CHARACTERS ? undefined : openThread();
    if (thread !== undefined) return viewsOf(await answered(thread, texts), dimensions);
    const vectors: (Float32Array | null)[] = [];
    for (const piece of piecesOf(texts)) {
      if (vectors.length > 0) await setImmediate();
      options.signal?.throwIfAborted();
      vectors.push(...viewsOf(model.embed(piece), dimensions));
    }
    return vectors;
  };
  return { id: ID, dimensions, embed };
}

/** The vector of each text. */
function viewsOf({ vectors, missing }: EmbeddedTexts, dimensions: number): readonly (Float32Array | null)[] {
  const none = new Set(missing);
  return Array.from({ length: vectors.length / dimensions }, (_, index) =>
    none.has(index) ? null : vectors.subarray(index * dimensions, (index + 1) * dimensions),
  );
}

async function answered(thread: Thread, texts: readonly string[]): Promise<EmbeddedTexts> {
  try {
    // That module answers with nothing else.
    return (await thread.ask(packTexts(texts))) as EmbeddedTexts;
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

function* piecesOf(texts: readonly string[]): Generator<readonly string[]> {
  let [start, characters] = [0, 0];
  for (const [index, text] of texts.entries()) {
    characters += text.length;
    const end = index + 1;
    if (characters < TURN_CHARACTERS && end - start < TURN_TEXTS && end < texts.length) continue;
    yield texts.slice(start, end);
    [start, characters] = [end, 0];
  }
}
