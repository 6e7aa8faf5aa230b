import { closeSync, existsSync, fstatSync, openSync, read, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { EmbedOptions, Embedder } from '../../core/ports/embedder.ts';
import { ScrqError } from '../../errors.ts';
import { unpackPieces } from './piece-file.ts';
import { indexPieces } from './piece-index.ts';
import { createRowMemory, type RowMemory } from './row-sum.ts';
import { createStaticModel, type StaticModel } from './static-model.ts';
import { WordPiece } from './word-piece.ts';

/** Names the files next to this one together with how text is read; another vector for any text needs another name. */
const ID = 'scrq-static-v1';

/** Texts, and about as many of their characters, between two turns of the event loop: some milliseconds of work. */
const TURN_TEXTS = 512;
const TURN_CHARACTERS = 100_000;

/** The embedder in the package: a static table of English token vectors. It needs no network, no server and no other process. */
export async function openStaticEmbedder(): Promise<Embedder> {
  const model = await openModel();
  const embed = async (texts: readonly string[], options: EmbedOptions = {}): Promise<readonly (Float32Array | null)[]> => {
    const vectors: (Float32Array | null)[] = [];
    for (const piece of piecesOf(texts)) {
      if (vectors.length > 0) await setImmediate();
      options.signal?.throwIfAborted();
      vectors.push(...model.embed(piece));
    }
    return vectors;
  };
  return { id: ID, dimensions: model.dimensions, embed };
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

let opening: Promise<StaticModel> | undefined;

/** The model, which is the same for all datasets of a process: to take it in costs more than a small import. */
async function openModel(): Promise<StaticModel> {
  opening ??= Promise.all([readTable(), readVocabulary()]).then(([table, wordPiece]) => createStaticModel(table, wordPiece));
  try {
    return await opening;
  } catch (cause) {
    opening = undefined;
    const hint = 'Install scrq again; files of the package are missing or damaged.';
    throw new ScrqError('internal', 'The packaged embedding model cannot be read', { hint, cause });
  }
}

/** Reads the table on another thread, right into memory that the row sum can reach. */
async function readTable(): Promise<RowMemory> {
  const file = openSync(fileOf('model.safetensors'), 'r');
  try {
    const { size } = fstatSync(file);
    const memory = createRowMemory(size);
    const { bytesRead } = await promisify(read)(file, memory.file, 0, size, 0);
    if (bytesRead < size) throw new Error(`only ${bytesRead} of the ${size} bytes of the table could be read`);
    return memory;
  } finally {
    closeSync(file);
  }
}

/** Takes the vocabulary in on this thread meanwhile: as the build has indexed it, or, among the sources, where nothing is built, from its text. */
async function readVocabulary(): Promise<WordPiece> {
  const built = fileOf('vocab.index');
  return new WordPiece(existsSync(built) ? unpackPieces(readFileSync(built)) : indexPieces(readFileSync(fileOf('vocab.txt'), 'utf8')));
}

/** A file of the model: the same path from this file, compiled or not, and from a chunk of the command line. */
function fileOf(name: string): URL {
  return new URL(`../../models/static/${name}`, import.meta.url);
}
