import type { PieceIndex } from './piece-index.ts';

/** Numbers before the arrays: the format, the lengths of slots, starts and text, then the longest pieces. */
const HEADER = 6;
/** Read with the bytes in the wrong order it would be another number. */
const FORMAT = 0x70696531;
const INT = Int32Array.BYTES_PER_ELEMENT;
const UNIT = Uint16Array.BYTES_PER_ELEMENT;

/** An index as the bytes of a file. */
export function packPieces({ slots, starts, text, longestStart, longestRest }: PieceIndex): Uint8Array {
  const header = Int32Array.of(FORMAT, slots.length, starts.length, text.length, longestStart, longestRest);
  return Buffer.concat([header, slots, starts, text].map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));
}

/** The index that was packed; it stays in these bytes, which must start where a 32-bit number may. Throws when they are not a whole file. */
export function unpackPieces({ buffer, byteOffset, byteLength }: Uint8Array): PieceIndex {
  const [format, slotsLength = 0, startsLength = 0, textLength = 0, longestStart = 0, longestRest = 0] =
    byteLength < HEADER * INT ? [] : new Int32Array(buffer, byteOffset, HEADER);
  const slotsAt = byteOffset + HEADER * INT;
  const startsAt = slotsAt + slotsLength * INT;
  const textAt = startsAt + startsLength * INT;
  if (format !== FORMAT || textAt + textLength * UNIT !== byteOffset + byteLength) throw new Error('the index of the vocabulary is damaged');
  return {
    slots: new Int32Array(buffer, slotsAt, slotsLength),
    starts: new Int32Array(buffer, startsAt, startsLength),
    text: new Uint16Array(buffer, textAt, textLength),
    longestStart,
    longestRest,
  };
}
