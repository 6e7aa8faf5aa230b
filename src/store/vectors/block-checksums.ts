import { crc32 } from 'node:zlib';

/** Bytes that one checksum is of: what the system reads at once. A row here and there costs little when it is first read. */
export const BLOCK_BYTES = 4 * 1024;
const CHECKSUM_BYTES = 4;

/** How long the checksums of so many bytes are. */
export function checksumsBytes(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * CHECKSUM_BYTES;
}

/** Takes what is written, in its order, and makes a checksum of each block. */
export interface BlockChecksums {
  add(bytes: Uint8Array): void;
  /** Those of all that was added. */
  finished(): Buffer;
}

export function createBlockChecksums(): BlockChecksums {
  const checksums: number[] = [];
  let [crc, taken] = [0, 0];
  const endBlock = (): void => {
    checksums.push(crc);
    [crc, taken] = [0, 0];
  };
  return {
    add(bytes) {
      for (let at = 0; at < bytes.length;) {
        const part = bytes.subarray(at, at + BLOCK_BYTES - taken);
        crc = crc32(part, crc);
        taken += part.length;
        at += part.length;
        if (taken === BLOCK_BYTES) endBlock();
      }
    },
    finished() {
      if (taken > 0) endBlock();
      const bytes = Buffer.alloc(checksums.length * CHECKSUM_BYTES);
      for (const [index, checksum] of checksums.entries()) bytes.writeUInt32LE(checksum, index * CHECKSUM_BYTES);
      return bytes;
    },
  };
}

/** What is checked: bytes from the beginning of a file on, with their checksums. */
interface Checked {
  readonly bytes: number;
  readonly checksums: Buffer;
  /** Reads some of them; undefined where there are fewer. */
  readonly readAt: (at: number, length: number) => Uint8Array | undefined;
}

/** Tells whether all blocks that bytes from a position on are of hold what was written. Each block is looked at once: to check it at every reading takes as long as to scan it. */
export function createBlockCheck({ bytes, checksums, readAt }: Checked): (read: Uint8Array, at: number) => boolean {
  const sound = new Uint8Array(checksums.length / CHECKSUM_BYTES);
  const isSound = (block: number, read: Uint8Array, at: number): boolean => {
    const from = block * BLOCK_BYTES;
    const to = Math.min(bytes, from + BLOCK_BYTES);
    const isWithin = from >= at && to <= at + read.length;
    const whole = isWithin ? read.subarray(from - at, to - at) : readAt(from, to - from);
    return whole !== undefined && crc32(whole) === checksums.readUInt32LE(block * CHECKSUM_BYTES);
  };
  return (read, at) => {
    for (let block = Math.floor(at / BLOCK_BYTES); block * BLOCK_BYTES < at + read.length; block += 1) {
      if (sound[block] === 1) continue;
      if (!isSound(block, read, at)) return false;
      sound[block] = 1;
    }
    return true;
  };
}
