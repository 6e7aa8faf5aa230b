import { unusable, type Whom } from './failures.ts';

/**
 * Unit vectors out of an answer, one for each text that was sent; null for one without a direction. Nothing of the answer is believed: rejects when there are more or
 * fewer than texts, when one has not the dimensions that were promised, or when it holds anything but finite numbers.
 */
export function readVectors(answer: unknown, texts: number, dimensions: number | undefined, whom: Whom): readonly (Float32Array | null)[] {
  const embeddings = typeof answer === 'object' && answer !== null && 'embeddings' in answer ? answer.embeddings : undefined;
  if (!Array.isArray(embeddings)) throw unusable(whom, 'sent no vectors');
  if (embeddings.length !== texts) throw unusable(whom, `sent ${embeddings.length} vectors for ${texts} texts`);
  const rows: readonly unknown[] = embeddings;
  const wanted = dimensions ?? lengthOf(rows[0]);
  return rows.map((row) => unitVector(row, wanted, whom));
}

function lengthOf(row: unknown): number {
  return Array.isArray(row) ? row.length : 0;
}

function unitVector(row: unknown, dimensions: number, whom: Whom): Float32Array | null {
  if (!Array.isArray(row) || row.length === 0) throw unusable(whom, 'sent an empty vector');
  if (row.length !== dimensions) throw unusable(whom, `sent a vector of ${row.length} dimensions instead of ${dimensions}`);
  const cells: readonly unknown[] = row;
  const numbers = cells.flatMap((cell) => (typeof cell === 'number' && Number.isFinite(cell) ? [cell] : []));
  if (numbers.length !== dimensions) throw unusable(whom, 'sent a vector that holds something else than numbers');
  const squares = numbers.reduce((sum, number) => sum + number * number, 0);
  if (squares === 0) return null;
  if (!Number.isFinite(squares)) throw unusable(whom, 'sent a vector out of range');
  const factor = 1 / Math.sqrt(squares);
  return Float32Array.from(numbers, (number) => number * factor);
}
