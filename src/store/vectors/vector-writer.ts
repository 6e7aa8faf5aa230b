import { setImmediate as nextTurn } from 'node:timers/promises';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import { sealedJson } from '../statement.ts';
import { BLOCK_BYTES, createBlockChecksums, HIGH_BLOCK_BYTES } from './block-checksums.ts';
import { createQuantizer, type Quantizer } from './quantizer.ts';
import { centerOf, vectorLayout } from './vector-layout.ts';
import { VECTORS_FORMAT, vectorsName, type VectorStatement } from './vector-statement.ts';

/** Takes vectors of a run in its order, and makes one file of them. */
export interface VectorWriter extends AsyncDisposable {
  append(vectors: readonly (Float32Array | null)[]): Promise<void>;
  /** Puts the whole file into a directory, where `openVectorFile` finds it; may be tried with another one where it rejects. */
  finish(run: string, directory: string): Promise<void>;
}

/** Vectors that are taken before others have their turn: some milliseconds of work. */
const VECTORS_AT_ONCE = 4096;
/** What vectors have in common is told by the first of them. */
const CENTERED = 1024;

/** Begins a file at a path, where nothing is left when the writer is gone. */
export async function openVectorWriter(path: string, dimensions: number): Promise<VectorWriter> {
  const file = await open(path, 'w', 0o600);
  const layout = vectorLayout(Infinity, dimensions);
  const checksums = createBlockChecksums();
  let [held, records, loss] = [0, 0, 0];
  /** The first vectors, as long as they are too few to tell what all have in common. */
  const first: (Float32Array | null)[] = [];
  let quantizer: Quantizer | undefined;
  const writePiece = async ({ scales, high, low }: Quantizer) => {
    const bytes = held * layout.rowBytes;
    const parts = [bytesOf(scales.subarray(0, held)), bytesOf(high.subarray(0, bytes)), bytesOf(low.subarray(0, bytes))];
    for (const [index, part] of parts.entries()) checksums.add(part, index === 1 ? HIGH_BLOCK_BYTES : BLOCK_BYTES);
    await file.writev(parts);
    records += held;
    held = 0;
  };
  const write = async (vectors: readonly (Float32Array | null)[], into: Quantizer) => {
    for (const [index, vector] of vectors.entries()) {
      if (index % VECTORS_AT_ONCE === VECTORS_AT_ONCE - 1) await nextTurn();
      loss = Math.max(loss, into.add(vector, held));
      held += 1;
      if (held === layout.pieceRows) await writePiece(into);
    }
  };
  const begin = async (vectors: readonly (Float32Array | null)[]): Promise<Quantizer> => {
    const known = [...first.splice(0), ...vectors];
    const made = createQuantizer(layout, centerOf(known.slice(0, CENTERED), dimensions));
    await write(known, made);
    return made;
  };
  const seal = async (run: string) => {
    quantizer ??= await begin([]);
    if (held > 0) await writePiece(quantizer);
    const table = checksums.finished();
    const center = [...quantizer.center];
    const end = sealedJson({ format: VECTORS_FORMAT, run, records, center, loss, checksum: crc32(table) } satisfies VectorStatement);
    await file.writev([table, end]);
    await file.close();
    return vectorsName(end);
  };
  let name: string | undefined;
  return {
    async append(vectors) {
      if (quantizer !== undefined) await write(vectors, quantizer);
      else if (first.length + vectors.length >= CENTERED) quantizer = await begin(vectors);
      else first.push(...vectors.map((vector) => vector?.slice() ?? null));
    },
    async finish(run, directory) {
      name ??= await seal(run);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await rename(path, join(directory, name));
    },
    async [Symbol.asyncDispose]() {
      await file.close();
      await rm(path, { force: true });
    },
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
