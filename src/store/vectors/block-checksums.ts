import { crc32 } from 'node:zlib';

import { pieceAt, vectorsBytes, SCALE_BYTES, type VectorLayout } from './vector-layout.ts';

/** Bytes that one checksum is of where a row is read here and there: what the system reads at once. */
export const BLOCK_BYTES = 4 * 1024;
/** Of high bytes, which are mostly read one after the other: to ask for a checksum of fewer takes longer than to compute it. */
export const HIGH_BLOCK_BYTES = 4 * BLOCK_BYTES;
const CHECKSUM_BYTES = 4;

/** Takes the parts of a file in their order, and makes a checksum of each block of them. */
export interface BlockChecksums {
  add(part: Uint8Array, blockBytes: number): void;
  /** Those of all that was added. */
  finished(): Buffer;
}

export function createBlockChecksums(): BlockChecksums {
  const checksums: number[] = [];
  return {
    add(part, blockBytes) {
      for (let at = 0; at < part.length; at += blockBytes) checksums.push(crc32(part.subarray(at, at + blockBytes)));
    },
    finished() {
      const bytes = Buffer.alloc(checksums.length * CHECKSUM_BYTES);
      for (const [index, checksum] of checksums.entries()) bytes.writeUInt32LE(checksum, index * CHECKSUM_BYTES);
      return bytes;
    },
  };
}

/** How long the checksums of a file are. */
export function checksumsBytes(layout: VectorLayout): number {
  if (layout.records === 0) return 0;
  const { first, from, to, size } = partAt(layout, vectorsBytes(layout) - 1);
  return (first + Math.ceil((to - from) / size)) * CHECKSUM_BYTES;
}

/** The scales of a piece, its high bytes or its low ones: which of all blocks is its first, and of how many bytes each is. */
interface Part {
  readonly first: number;
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** The part that a byte of the vectors is in. */
function partAt(layout: VectorLayout, byte: number): Part {
  const { pieceRows, rowBytes } = layout;
  const piece = Math.floor(byte / (pieceRows * (SCALE_BYTES + 2 * rowBytes)));
  const { rows, at, scanBytes } = pieceAt(layout, piece);
  const scales = piece * (blocks(pieceRows * SCALE_BYTES) + blocks(pieceRows * rowBytes, HIGH_BLOCK_BYTES) + blocks(pieceRows * rowBytes));
  const highAt = at + rows * SCALE_BYTES;
  if (byte < highAt) return { first: scales, from: at, to: highAt, size: BLOCK_BYTES };
  const high = scales + blocks(rows * SCALE_BYTES);
  const lowAt = at + scanBytes;
  if (byte < lowAt) return { first: high, from: highAt, to: lowAt, size: HIGH_BLOCK_BYTES };
  return { first: high + blocks(rows * rowBytes, HIGH_BLOCK_BYTES), from: lowAt, to: lowAt + rows * rowBytes, size: BLOCK_BYTES };
}

function blocks(bytes: number, size = BLOCK_BYTES): number {
  return Math.ceil(bytes / size);
}

/** Where the blocks begin and end that some bytes of one part are in. */
export function blocksAround(layout: VectorLayout, at: number, length: number): { readonly from: number; readonly to: number } {
  const { from, to, size } = partAt(layout, at);
  return { from: at - ((at - from) % size), to: Math.min(to, from + blocks(at + length - from, size) * size) };
}

/** What is checked: the vectors of a file, with their checksums. */
interface Checked {
  readonly layout: VectorLayout;
  readonly checksums: Buffer;
  /** Reads some of them; undefined where there are fewer. */
  readonly readAt: (at: number, length: number) => Uint8Array | undefined;
}

/** Each block is looked at once: to check it at every reading takes as long as to scan it. */
export interface BlockCheck {
  /** Whether all blocks that these bytes from a position on are of hold what was written. */
  isSound(read: Uint8Array, at: number): boolean;
  /** Whether bytes are within one block that was found sound before. */
  isKnown(at: number, length: number): boolean;
}

export function createBlockCheck({ layout, checksums, readAt }: Checked): BlockCheck {
  const sound = new Uint8Array(checksums.length / CHECKSUM_BYTES);
  const known = new DataView(checksums.buffer, checksums.byteOffset, checksums.length);
  const holds = (index: number, whole: Uint8Array | undefined): boolean =>
    whole !== undefined && crc32(whole) === known.getUint32(index * CHECKSUM_BYTES, true);
  return {
    isKnown(at, length) {
      const { first, from, to, size } = partAt(layout, at);
      const within = (at - from) % size;
      return at + length <= Math.min(to, at - within + size) && sound[first + (at - from - within) / size] === 1;
    },
    isSound(read, at) {
      const end = at + read.length;
      for (let next = at; next < end;) {
        const { first, from, to, size } = partAt(layout, next);
        for (let index = first + Math.floor((next - from) / size); next < Math.min(end, to); index += 1) {
          const begin = from + (index - first) * size;
          next = Math.min(to, begin + size);
          if (sound[index] === 1) continue;
          const isWithin = begin >= at && next <= end;
          const isAll = begin === at && next === end;
          if (!holds(index, isAll ? read : isWithin ? read.subarray(begin - at, next - at) : readAt(begin, next - begin))) return false;
          sound[index] = 1;
        }
      }
      return true;
    },
  };
}
