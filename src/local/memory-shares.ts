import { totalmem } from 'node:os';

/** What a process keeps in memory between answers at most, in bytes. */
export interface MemoryShares {
  readonly vectors: number;
  /** Of the indexes of words. */
  readonly words: number;
  /** Columns that filters are evaluated on. */
  readonly columns: number;
  /** Which records pass filters. */
  readonly filters: number;
  /** Orders of records, which the pages of one search are cut from. */
  readonly orders: number;
  /** What answers about whole columns may work with. */
  readonly tables: number;
}

const MIB = 1024 ** 2;
/** Less of it is no use to the engine of tables, and more is not needed: it spills to the disk. */
const LEAST_TABLES = 256 * MIB;
const MOST_TABLES = 1024 * MIB;

/** Parts of so many bytes. Default: a quarter of what the machine has, or the container that this runs in. */
export function memoryShares(bytes: number = machineBytes() / 4): MemoryShares {
  return {
    vectors: bytes / 2,
    words: bytes / 8,
    columns: bytes / 32,
    filters: bytes / 32,
    orders: bytes / 16,
    tables: Math.max(LEAST_TABLES, Math.min(MOST_TABLES, bytes / 4)),
  };
}

/** The same where one answer is given and no other: vectors are read once, and memory for them would be made to be thrown away. */
export function briefShares(): MemoryShares {
  return { ...memoryShares(), vectors: 0 };
}

function machineBytes(): number {
  // More than there is where nothing limits it, or zero.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
