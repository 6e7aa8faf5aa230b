import { createRowSum, type RowMemory, type RowTable } from './row-sum.ts';
import { parseSafetensors } from './safetensors.ts';
import type { WordPiece } from './word-piece.ts';

/** A table of token vectors: text to a unit vector. The model card next to the files says how it was made. */
export interface StaticModel {
  readonly dimensions: number;
  /** One unit vector a text, in order and side by side in `vectors`; null for a text without a known token. Tokens past the first 2048 do not count. */
  embed(texts: readonly string[], vectors?: Float32Array): (Float32Array | null)[];
}

const FORMAT = 'scrq-static-1';
const NUMBERS_PER_BYTE = 2;

/** A model of its two files: the table, as read from `model.safetensors`, and the vocabulary. Throws when they do not fit together. */
export function createStaticModel(table: RowMemory, wordPiece: WordPiece): StaticModel {
  const rows = readTable(table, wordPiece.size);
  const dimensions = rows.rowBytes * NUMBERS_PER_BYTE;
  const rowSum = createRowSum(table, rows);
  // One allocation instead of one a text.
  const embed = (texts: readonly string[], vectors = new Float32Array(texts.length * dimensions)): (Float32Array | null)[] =>
    texts.map((text, i) => {
      const vector = vectors.subarray(i * dimensions, (i + 1) * dimensions);
      return rowSum.run(wordPiece.encode(text, rowSum.ids), vector) ? vector : null;
    });
  return { dimensions, embed };
}

function readTable({ file }: RowMemory, pieces: number): RowTable {
  const { metadata, tensors } = parseSafetensors(file);
  const scale = tensors.get('scale');
  const rows = tensors.get('embedding');
  const repeatPower = Number(metadata['tf']);
  if (metadata['format'] !== FORMAT || metadata['bits'] !== '4' || !(repeatPower > 0)) throw new Error('it is of another format');
  if (scale?.dtype !== 'F32' || rows?.dtype !== 'U8') throw new Error('its tensors are not the ones expected');
  const [count, rowBytes = 0] = rows.shape;
  if (count !== pieces || scale.length !== Float32Array.BYTES_PER_ELEMENT * pieces)
    throw new Error(`it has not the ${pieces} rows of its vocabulary`);
  return { scaleAt: scale.start, rowsAt: rows.start, rowBytes, repeatPower };
}
