import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

import { ScrqError } from '../../errors.ts';
import { fileOf } from './model-files.ts';
import { unpackPieces } from './piece-file.ts';
import { indexPieces } from './piece-index.ts';
import { createRowMemory, createRowSum, type RowMemory, type RowTable } from './row-sum.ts';
import { WordPiece } from './word-piece.ts';
import type { VectorBlock } from '../../core/ports/embedder.ts';
import { parseSafetensors } from './safetensors.ts';

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

/** A table of token vectors: text to a unit vector. The model card next to the files says how it was made. */
interface StaticModel {
  readonly dimensions: number;
  /**
   * One unit vector a text, in their order, with its title where there are any; a text without a known token has none. Tokens past the first 2048 do not
   * count.
   */
  embed(texts: readonly string[], titles?: readonly string[]): VectorBlock;
}

const FORMAT = 'scrq-static-1';
const NUMBERS_PER_BYTE = 2;

/** A model of its two files: the table, as read from `model.safetensors`, and the vocabulary. Throws when they do not fit together. */
function createStaticModel(table: RowMemory, wordPiece: WordPiece): StaticModel {
  const rows = readTable(table, wordPiece.size);
  const dimensions = rows.rowBytes * NUMBERS_PER_BYTE;
  const rowSum = createRowSum(table, rows);
  const sum = (text: string): void => rowSum.sum(wordPiece.encode(text, rowSum.ids));
  const embed = (texts: readonly string[], titles?: readonly string[]): VectorBlock => {
    const vectors = new Float32Array(texts.length * dimensions);
    const missing: number[] = [];
    for (const [index, text] of texts.entries()) {
      const title = titles?.[index];
      if (title !== undefined) {
        sum(title);
        rowSum.keepTitle();
      }
      if (title !== text) sum(text);
      if (!rowSum.write(vectors, index * dimensions)) missing.push(index);
    }
    return { vectors, missing };
  };
  return { dimensions, embed };
}

function readTable({ file, unread }: RowMemory, pieces: number): RowTable {
  const { metadata, tensors } = parseSafetensors(file, unread);
  const scale = tensors.get('scale');
  const rows = tensors.get('embedding');
  const repeatPower = Number(metadata['tf']);
  if (metadata['format'] !== FORMAT || metadata['bits'] !== '4' || !(repeatPower > 0)) throw new Error('it is of another format');
  if (scale?.dtype !== 'F32' || rows?.dtype !== 'U8') throw new Error('its tensors are not the ones expected');
  const [count, rowBytes = 0] = rows.shape;
  if (count !== pieces || scale.length !== Float32Array.BYTES_PER_ELEMENT * pieces)
    throw new Error(`it has not the ${pieces} rows of its vocabulary`);
  unread?.read(scale.start, scale.length);
  return { scaleAt: scale.start, rowsAt: rows.start, rowBytes, repeatPower };
}
