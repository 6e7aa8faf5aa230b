import { createHash } from 'node:crypto';

import { linesOf } from './lines.ts';
import type { StoredRecords } from '../../core/ports/records.ts';
import type { RunContent, RunDigest } from './place.ts';

/** Adds up records; what they amount to does not depend on how they are cut into batches. */
export interface DigestSum {
  add(records: StoredRecords): void;
  finish(): RunDigest;
}

const NO_VECTOR = Buffer.of(0);

export function createDigest(hasVectors: boolean): DigestSum {
  const [values, hashes, vectors] = [createHash('sha256'), createHash('sha256'), createHash('sha256')];
  let count = 0;
  return {
    add(records) {
      const { keyHashes, contentHashes, textHashes } = records;
      for (const lines of linesOf(records, (cells) => `${JSON.stringify(cells)}\n`)) values.update(lines);
      const interleaved = new BigInt64Array(keyHashes.length * 3);
      for (let row = 0; row < keyHashes.length; row += 1) {
        interleaved[row * 3] = keyHashes[row] ?? 0n;
        interleaved[row * 3 + 1] = contentHashes[row] ?? 0n;
        interleaved[row * 3 + 2] = textHashes[row] ?? 0n;
      }
      hashes.update(interleaved);
      if (hasVectors) for (const vector of records.vectors) vectors.update(vector ?? NO_VECTOR);
      count += keyHashes.length;
    },
    finish: () => ({
      records: count,
      values: values.digest('hex'),
      hashes: hashes.digest('hex'),
      vectors: hasVectors ? vectors.digest('hex') : null,
    }),
  };
}

/** Reads all of a run and gives what it amounts to. */
export async function digestOf(content: RunContent, signal?: AbortSignal, onRecords?: (records: number) => void): Promise<RunDigest> {
  const sum = createDigest(content.dimensions !== null);
  let read = 0;
  for await (const records of content.records({ signal })) {
    sum.add(records);
    read += records.keyHashes.length;
    onRecords?.(read);
  }
  return sum.finish();
}

/** What of two runs differs: "values", say; none when they hold the same. Vectors are compared where both have them. */
export function differences(a: RunDigest, b: RunDigest): readonly string[] {
  const hasVectors = a.vectors !== null && b.vectors !== null;
  return [
    ...(a.records === b.records ? [] : [`the number of records (${a.records} and ${b.records})`]),
    ...(a.values === b.values ? [] : ['the values']),
    ...(a.hashes === b.hashes ? [] : ['the hashes']),
    ...(!hasVectors || a.vectors === b.vectors ? [] : ['the vectors']),
  ];
}
