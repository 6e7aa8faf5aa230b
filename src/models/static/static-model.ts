import type { VectorBlock } from '../../core/ports/embedder.ts';
import { createRowSum, type RowMemory, type RowTable } from './row-sum.ts';
import { parseSafetensors } from './safetensors.ts';
import type { WordPiece } from './word-piece.ts';

/** A table of token vectors: text to a unit vector. The model card next to the files says how it was made. */
export interface StaticModel {
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
export function createStaticModel(table: RowMemory, wordPiece: WordPiece): StaticModel {
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
