import { crc32 } from 'node:zlib';

/** The form of the files of vectors that this program writes and reads. */
export const VECTORS_FORMAT = 3;

/** What a file of vectors says at its end. */
export interface VectorStatement {
  readonly format: number;
  readonly run: string;
  readonly records: number;
  /** What was taken from the direction of each vector: as many numbers as it has. */
  readonly center: readonly number[];
  /** By how much the high bytes alone differ from what is left of the direction of a vector at most, as a length. */
  readonly loss: number;
  /** That of the checksums of all blocks, which are before the statement. */
  readonly checksum: number;
}

/** Bytes behind a statement: its length and its checksum. */
export const SEAL_BYTES = 8;

/** A statement as a file ends with it. */
export function sealedStatement(statement: VectorStatement): Buffer {
  const text = Buffer.from(JSON.stringify(statement));
  const seal = Buffer.alloc(SEAL_BYTES);
  seal.writeUInt32LE(text.length, 0);
  seal.writeUInt32LE(crc32(text), 4);
  return Buffer.concat([text, seal]);
}

/** How long the statement is, by the seal behind it. */
export function statementBytes(seal: Buffer): number {
  return seal.readUInt32LE(0);
}

/** Undefined where the bytes, seal and all, are not what was written. Of one of another version only the format is certain. */
export function unsealedStatement(end: Buffer): VectorStatement | undefined {
  const text = end.subarray(0, -SEAL_BYTES);
  // No text at all has the checksum of zeros, which a disk may give for what was never written.
  if (text.length === 0 || crc32(text) !== end.readUInt32LE(text.length + 4)) return undefined;
  // Written by this program, whole, as the checksum says.
  return JSON.parse(text.toString()) as VectorStatement;
}

/** Names of files of vectors, which hold the checksum of their statements: another run's has another name. */
export const VECTORS_NAME = /^vectors-[0-9a-f]{8}\.bin$/;

export function vectorsName(end: Buffer): string {
  return `vectors-${crc32(end).toString(16).padStart(8, '0')}.bin`;
}
