import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

import { ScrqError } from '../../errors.ts';
import { fileOf } from './model-files.ts';
import { unpackPieces } from './piece-file.ts';
import { indexPieces } from './piece-index.ts';
import { createRowMemory, type RowMemory } from './row-sum.ts';
import { createStaticModel, type StaticModel } from './static-model.ts';
import { WordPiece } from './word-piece.ts';

let opened: StaticModel | undefined;

/** The model, which is the same for all datasets of a process: to take it in costs more than a small import. */
export function openStaticModel(): StaticModel {
  if (opened !== undefined) return opened;
  let file: number | undefined;
  try {
    file = openSync(fileOf('model.safetensors'), 'r');
    opened = createStaticModel(openTable(file), readVocabulary());
    return opened;
  } catch (cause) {
    if (file !== undefined) closeSync(file);
    const hint = 'Install scrq again; files of the package are missing or damaged.';
    throw new ScrqError('internal', 'The packaged embedding model cannot be read', { hint, cause });
  }
}

/** More parts of the table than these are not read one by one. */
const MOST_PARTS = 256;

/** The table in memory that the row sum can reach, without most of its rows until they are needed. */
function openTable(file: number): RowMemory {
  const { size } = fstatSync(file);
  const table = createRowMemory(size);
  let parts = 0;
  const fill = (at: number, length: number): void => {
    if (readSync(file, table.file, at, length, at) < length) throw new Error(`the table has less than the ${size} bytes that it had`);
  };
  const unread = {
    isWhole: false,
    read(at: number, length: number): void {
      if (unread.isWhole) return;
      parts += 1;
      if (parts <= MOST_PARTS) {
        fill(at, length);
        return;
      }
      fill(0, size);
      unread.isWhole = true;
      closeSync(file);
    },
  };
  return { ...table, unread };
}

/** The vocabulary as the build has indexed it, or, among the sources, where nothing is built, from its text. */
function readVocabulary(): WordPiece {
  const built = fileOf('vocab.index');
  return new WordPiece(existsSync(built) ? unpackPieces(readFileSync(built)) : indexPieces(readFileSync(fileOf('vocab.txt'), 'utf8')));
}
