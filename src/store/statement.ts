import { crc32 } from 'node:zlib';

/** Bytes behind a statement: its length and its checksum. */
export const SEAL_BYTES = 8;

/** Bytes, and the seal that a file ends with. */
export function sealed(bytes: Uint8Array): Buffer {
  const seal = Buffer.alloc(SEAL_BYTES);
  seal.writeUInt32LE(bytes.length, 0);
  seal.writeUInt32LE(crc32(bytes), 4);
  return Buffer.concat([bytes, seal]);
}

/** What a file says of itself, as JSON that it ends with. */
export function sealedJson(statement: object): Buffer {
  return sealed(Buffer.from(JSON.stringify(statement)));
}

/** How long the statement is, by the seal behind it. */
export function statementBytes(seal: Buffer): number {
  return seal.readUInt32LE(0);
}

/** Undefined where the bytes, seal and all, are not what was written. Of one of another version only the format is certain. */
export function unsealedJson(end: Buffer): unknown {
  const text = end.subarray(0, -SEAL_BYTES);
  // No text at all has the checksum of zeros, which a disk may give for what was never written.
  if (text.length === 0 || crc32(text) !== end.readUInt32LE(text.length + 4)) return undefined;
  return JSON.parse(text.toString());
}
