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

/** Names of files of vectors, which hold the checksum of their statements: another run's has another name. */
export const VECTORS_NAME = /^vectors-[0-9a-f]{8}\.bin$/;

export function vectorsName(end: Buffer): string {
  return `vectors-${crc32(end).toString(16).padStart(8, '0')}.bin`;
}
