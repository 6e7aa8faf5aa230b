import { closeSync, existsSync, fstatSync, openSync, read, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { ScrqError } from '../../errors.ts';
import { fileOf } from './model-files.ts';
import { unpackPieces } from './piece-file.ts';
import { indexPieces } from './piece-index.ts';
import { createRowMemory, type RowMemory } from './row-sum.ts';
import { createStaticModel, type StaticModel } from './static-model.ts';
import { WordPiece } from './word-piece.ts';

let opening: Promise<StaticModel> | undefined;

/** The model, which is the same for all datasets of a process: to take it in costs more than a small import. */
export async function openStaticModel(): Promise<StaticModel> {
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
