import { createRowSum, MAX_ROWS, type RowMemory } from './row-sum.ts';
import { parseSafetensors } from './safetensors.ts';
import { UNKNOWN_ID, type WordPiece } from './word-piece.ts';

/** A table of token vectors: text to a unit vector. The model card next to the files says how it was made. */
export interface StaticModel {
  readonly dimensions: number;
  /** One unit vector a text, in order and side by side in `vectors`; null for a text without a known token. Tokens past the first 2048 do not count. */
  embed(texts: readonly string[], vectors?: Float32Array): (Float32Array | null)[];
}

const FORMAT = 'scrq-static-1';
const NUMBERS_PER_BYTE = 2;
/** How often most tokens occur in a text: for these the powers are computed once. */
const POWERS = 64;

/** A model of its two files: the table, as read from `model.safetensors`, and the vocabulary. Throws when they do not fit together. */
export function createStaticModel(table: RowMemory, wordPiece: WordPiece): StaticModel {
  const { scale, rowsAt, rowBytes, repeatPower } = readTable(table, wordPiece.size);
  const dimensions = rowBytes * NUMBERS_PER_BYTE;
  const rowSum = createRowSum(table, rowsAt, rowBytes);
  const ids = new Int32Array(MAX_ROWS);
  const counts = new Uint16Array(scale.length); // all zero between two texts
  const powers = Float64Array.from({ length: POWERS }, (_, count) => count ** repeatPower);

  /** Puts the distinct known tokens of a text before the row sum, and gives their number. */
  const prepare = (text: string): number => {
    const { indexes, weights } = rowSum;
    const length = wordPiece.encode(text, ids);
    let distinct = 0;
    for (let i = 0; i < length; i++) {
      const id = ids[i] ?? UNKNOWN_ID;
      if (id === UNKNOWN_ID) continue;
      const count = counts[id] ?? 0;
      if (count === 0) indexes[distinct++] = id;
      counts[id] = count + 1;
    }
    for (let i = 0; i < distinct; i++) {
      const id = indexes[i] ?? UNKNOWN_ID;
      const count = counts[id] ?? 0;
      weights[i] = (scale[id] ?? 0) * (powers[count] ?? count ** repeatPower);
      counts[id] = 0;
    }
    return distinct;
  };

  // One allocation instead of one a text.
  const embed = (texts: readonly string[], vectors = new Float32Array(texts.length * dimensions)): (Float32Array | null)[] =>
    texts.map((text, i) => {
      const vector = vectors.subarray(i * dimensions, (i + 1) * dimensions);
      rowSum.run(prepare(text), vector);
      return normalise(vector) ? vector : null;
    });
  return { dimensions, embed };
}

interface Table {
  /** What the numbers of each row are multiplied with. */
  readonly scale: Float32Array;
  /** Where the rows start in the file, and the bytes of one. */
  readonly rowsAt: number;
  readonly rowBytes: number;
  /** A token that occurs n times counts n to this power. */
  readonly repeatPower: number;
}

function readTable({ file }: RowMemory, pieces: number): Table {
  const { metadata, tensors } = parseSafetensors(file);
  const scale = tensors.get('scale');
  const rows = tensors.get('embedding');
  const repeatPower = Number(metadata['tf']);
  if (metadata['format'] !== FORMAT || metadata['bits'] !== '4' || !(repeatPower > 0)) throw new Error('it is of another format');
  if (scale?.dtype !== 'F32' || rows?.dtype !== 'U8') throw new Error('its tensors are not the ones expected');
  const [count, rowBytes = 0] = rows.shape;
  if (count !== pieces || scale.length !== Float32Array.BYTES_PER_ELEMENT * pieces)
    throw new Error(`it has not the ${pieces} rows of its vocabulary`);
  const scaleBytes = file.slice(scale.start, scale.start + scale.length); // aligned, wherever it was
  return { scale: new Float32Array(scaleBytes.buffer), rowsAt: rows.start, rowBytes, repeatPower };
}

/** Makes a vector one of length 1; false when it has no direction. */
function normalise(vector: Float32Array): boolean {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) {
    const number = vector[i] ?? 0;
    squares += number * number;
  }
  if (!(squares > 0)) return false;
  const factor = 1 / Math.sqrt(squares);
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * factor;
  return true;
}
