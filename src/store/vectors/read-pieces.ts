import { LOW_ROWS, readTo, scalesBytes, scoresAt, slotAt, stripRows, type PieceMemory, type VectorRow } from './piece-memory.ts';
import { pieceAt, SCALE_BYTES } from './vector-layout.ts';

/** Pieces that are read each time. */
export interface ReadPieces {
  /** Puts the scores of a piece where scores are. */
  scan(piece: number): void;
  /** The addresses of the scale and the low bytes of one of some records in ascending order, of a piece; those that are near to it are read with it. */
  place(piece: number, ordinals: Int32Array, index: number): { readonly scale: number; readonly low: number };
  row(piece: number, row: number): VectorRow;
}

/** What lies between two rows that are wanted is read with them up to so many bytes: to read once more takes as long. */
const GAP_BYTES = 32 * 1024;

/** For the pieces behind so many that are kept. */
export function createReadPieces(pieces: PieceMemory, kept: number): ReadPieces {
  const { file, multiply } = pieces;
  const { layout } = file;
  const { rowBytes } = layout;
  const scalesOf = createScales(pieces, kept);
  const strip = slotAt(layout, kept) + scalesBytes(layout, kept);
  const stripLength = stripRows(layout);
  const gap = Math.max(LOW_ROWS, Math.floor(GAP_BYTES / rowBytes));
  const own = { scale: new Float32Array(1), high: new Int8Array(rowBytes), low: new Int8Array(rowBytes) };
  /** Rows whose low bytes are in the strip. */
  let inStrip = { piece: -1, from: 0, to: 0 };

  /** Reads the low bytes of a row, and up to those of the last that is near to one that is wanted. */
  const readLow = (piece: number, ordinals: Int32Array, index: number): void => {
    const { first, rows, at, scanBytes } = pieceAt(layout, piece);
    let last = (ordinals[index] ?? 0) - first;
    const from = last - (last % LOW_ROWS);
    const most = Math.min(rows, from + stripLength);
    for (let next = index + 1; next < ordinals.length; next += 1) {
      const row = (ordinals[next] ?? 0) - first;
      if (row >= most || row - last > gap) break;
      last = row;
    }
    const to = Math.min(most, last - (last % LOW_ROWS) + LOW_ROWS);
    inStrip = { piece: -1, from, to };
    readTo(pieces, strip, { length: (to - from) * rowBytes, at: at + scanBytes + from * rowBytes });
    inStrip = { piece, from, to };
  };

  return {
    scan(piece) {
      const { rows, at } = pieceAt(layout, piece);
      inStrip = { piece: -1, from: 0, to: 0 };
      const scale = scalesOf(piece);
      for (let row = 0; row < rows; row += stripLength) {
        const length = Math.min(stripLength, rows - row) * rowBytes;
        readTo(pieces, strip, { length, at: at + rows * SCALE_BYTES + row * rowBytes });
        multiply(strip, strip + length, scale + row * SCALE_BYTES, scoresAt(layout) + row * SCALE_BYTES);
      }
    },
    place(piece, ordinals, index) {
      const row = (ordinals[index] ?? 0) - pieceAt(layout, piece).first;
      if (inStrip.piece !== piece || row < inStrip.from || row >= inStrip.to) readLow(piece, ordinals, index);
      return { scale: scalesOf(piece) + row * SCALE_BYTES, low: strip + (row - inStrip.from) * rowBytes };
    },
    row(piece, row) {
      const { rows, at, scanBytes } = pieceAt(layout, piece);
      file.read(bytesOf(own.low), at + scanBytes + row * rowBytes);
      file.read(bytesOf(own.high), at + rows * SCALE_BYTES + row * rowBytes);
      // Of a piece that will be kept, a row here and there may be asked for before it is.
      if (piece < kept) file.read(bytesOf(own.scale), at + row * SCALE_BYTES);
      else own.scale.set(new Float32Array(pieces.memory.buffer, scalesOf(piece) + row * SCALE_BYTES, 1));
      return { ...own, scale: own.scale[0] ?? NaN };
    },
  };
}

/** Gives the address of the scales of a piece, which are read once. */
function createScales(pieces: PieceMemory, kept: number): (piece: number) => number {
  const { layout } = pieces.file;
  const isRead = new Uint8Array(layout.pieces);
  return (piece) => {
    const { rows, at } = pieceAt(layout, piece);
    const address = slotAt(layout, kept) + (piece - kept) * layout.pieceRows * SCALE_BYTES;
    if (isRead[piece] !== 1) readTo(pieces, address, { length: rows * SCALE_BYTES, at });
    isRead[piece] = 1;
    return address;
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
