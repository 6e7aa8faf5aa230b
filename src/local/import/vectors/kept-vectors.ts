import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

import type { Embedder } from '../../../core/ports/embedder.ts';
import type { KnownVectors } from './known-vectors.ts';

/** Vectors that outlive an import which fails, so that the same import again goes on where it stopped. */
export interface KeptVectors extends KnownVectors, AsyncDisposable {
  /** How many there are. */
  readonly size: number;
  /** Keeps vectors by the hashes of their texts. What cannot be kept is made again. */
  add(textHashes: readonly bigint[], vectors: readonly (Float32Array | null)[]): Promise<void>;
  /** Removes them: the run holds them now. */
  discard(): Promise<void>;
}

export interface KeptPlace {
  readonly directory: string;
  /** For whom they are: no other user's import uses or removes them. */
  readonly scraper: string;
  readonly embedder: Pick<Embedder, 'id' | 'dimensions'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Bytes of one file: a third of a million vectors of 384 dimensions. */
const MOST_BYTES = 512 * 1024 * 1024;
/** An import that is not tried again for so long is forgotten. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000;
const HASH_BYTES = 8;
const READ_RECORDS = 1024;
/** Further from 1 than rounding takes a unit vector: the disk holds something else. */
const NORM_TOLERANCE = 0.01;

/** Opens what an import that failed has kept; a disk that takes nothing, or holds nonsense, only means that nothing is kept. */
export async function openKeptVectors({ directory, scraper, embedder, now }: KeptPlace): Promise<KeptVectors> {
  await removeForgotten(directory, now);
  const name = createHash('sha256').update(`${embedder.id}\0${scraper}`).digest('hex').slice(0, 32);
  const path = join(directory, `${name}.vectors`);
  const file = await openFile(directory, path);
  const recordBytes = HASH_BYTES + embedder.dimensions * Float32Array.BYTES_PER_ELEMENT;
  const places = new Map<bigint, number>();
  let end = file === undefined ? 0 : await readPlaces(file, recordBytes, places);
  let writable = file !== undefined;

  return {
    get size() {
      return places.size;
    },
    async find(textHashes) {
      const found: (Float32Array | null | undefined)[] = [];
      for (const hash of textHashes) {
        const at = places.get(hash);
        found.push(at === undefined || file === undefined ? undefined : await readVector(file, at, recordBytes));
      }
      return found;
    },
    async add(textHashes, vectors) {
      const bytes = Buffer.concat(textHashes.map((hash, index) => recordOf(hash, vectors[index] ?? null, recordBytes)));
      if (!writable || file === undefined || end + bytes.length > MOST_BYTES) return;
      try {
        await file.write(bytes, 0, bytes.length, end);
      } catch {
        writable = false; // a full disk, most likely: the import meets it elsewhere, or does without
        return;
      }
      for (const [index, hash] of textHashes.entries()) places.set(hash, end + index * recordBytes);
      end += bytes.length;
    },
    async discard() {
      writable = false;
      places.clear();
    },
    async [Symbol.asyncDispose]() {
      await file?.close();
      if (places.size === 0) await rm(path, { force: true }).catch(() => undefined);
      // It stays while others are kept there.
      await rmdir(directory).catch(() => undefined);
    },
  };
}

async function openFile(directory: string, path: string): Promise<FileHandle | undefined> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  } catch {
    return undefined;
  }
}

/** Finds where the vector of each hash is, up to where a killed process stopped writing or the disk holds something else; gives that place. */
async function readPlaces(file: FileHandle, recordBytes: number, places: Map<bigint, number>): Promise<number> {
  const buffer = Buffer.alloc(READ_RECORDS * recordBytes);
  for (let start = 0; ;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
    for (let at = 0; at + recordBytes <= bytesRead; at += recordBytes) {
      if (!isWhole(vectorAt(buffer, at, recordBytes))) return start + at;
      places.set(buffer.readBigInt64LE(at), start + at);
    }
    if (bytesRead < buffer.length) return start + bytesRead - (bytesRead % recordBytes);
    start += bytesRead;
  }
}

async function readVector(file: FileHandle, at: number, recordBytes: number): Promise<Float32Array | null> {
  const buffer = Buffer.alloc(recordBytes);
  await file.read(buffer, 0, recordBytes, at);
  const vector = vectorAt(buffer, 0, recordBytes);
  return vector.some((number) => number !== 0) ? vector : null;
}

function vectorAt(buffer: Buffer, at: number, recordBytes: number): Float32Array {
  const bytes = Uint8Array.from(buffer.subarray(at + HASH_BYTES, at + recordBytes)); // aligned, wherever it was
  return new Float32Array(bytes.buffer);
}

/** A text in which the model found nothing has a vector of zeros. */
function isWhole(vector: Float32Array): boolean {
  let squares = 0;
  for (const number of vector) squares += number * number;
  return squares === 0 || Math.abs(Math.sqrt(squares) - 1) < NORM_TOLERANCE;
}

function recordOf(hash: bigint, vector: Float32Array | null, recordBytes: number): Buffer {
  const record = Buffer.alloc(recordBytes);
  record.writeBigInt64LE(hash);
  if (vector !== null) Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).copy(record, HASH_BYTES);
  return record;
}

async function removeForgotten(directory: string, now: number): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
  }
}
