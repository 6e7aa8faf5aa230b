import type { Packing } from './packed-values.ts';

/** Goes up with every change of the file; those of other versions are done without. */
export const ROWS_FORMAT = 3;
/** Next to the table of a run. */
export const ROWS_NAME = 'rows.bin';
/** Records that have one checksum, as JSON, a line each: one record costs reading so many. To compress them would make a page twice as slow, and an import. */
export const BLOCK_ROWS = 32;

/** Where bytes of the file are, and their CRC-32. */
export interface Place {
  readonly at: number;
  readonly bytes: number;
  readonly crc: number;
}

/** Where packed values of a field are. */
export interface PackedPlace extends Place {
  readonly packing: Packing;
}

/** Records that were written together: their blocks lie one behind the other, and the values of some fields behind them. */
export interface RowsPiece {
  readonly rows: number;
  readonly at: number;
  /** The length and the checksum of each block. */
  readonly blocks: readonly number[];
  /** By the position of the field; null for a field whose values are not packed. */
  readonly values: readonly (PackedPlace | null)[];
}

/** What the file ends with: what it is, as JSON that is compressed, and its seal. */
export interface RowsHead {
  readonly format: number;
  readonly run: string;
  readonly records: number;
  readonly pieces: readonly RowsPiece[];
}
