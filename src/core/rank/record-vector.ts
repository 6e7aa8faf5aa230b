import type { VectorBlock } from '../ports/embedder.ts';

/**
 * The vector of a record: its title counts as much as all of its text, since a long description drowns a title otherwise.
 * Both are unit vectors, or null where the model found nothing; so is the result.
 */
export function combineVectors(title: Float32Array | null, whole: Float32Array | null): Float32Array | null {
  if (title === null || whole === null) return title ?? whole;
  const vector = new Float32Array(whole.length);
  let squares = 0;
  for (let i = 0; i < vector.length; i++) {
    const sum = (title[i] ?? 0) + (whole[i] ?? 0);
    vector[i] = sum;
    squares += sum * sum;
  }
  if (squares === 0) return title; // opposite vectors have no direction in common
  const factor = 1 / Math.sqrt(squares);
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * factor;
  return vector;
}

/** The vectors of a block. */
export function vectorsOf({ vectors, missing }: VectorBlock, dimensions: number): readonly (Float32Array | null)[] {
  const none = new Set(missing);
  return Array.from({ length: vectors.length / dimensions }, (_, index) =>
    none.has(index) ? null : vectors.subarray(index * dimensions, (index + 1) * dimensions),
  );
}
