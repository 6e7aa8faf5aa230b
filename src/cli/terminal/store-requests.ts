import type { LocalDataset } from '../context.ts';
import { writeWarning, type Io } from './io.ts';

/** Prints what was asked of object stores, if anything. */
export function writeStoreRequests(io: Io, counted: ReturnType<LocalDataset['objectStoreRequests']>): void {
  if (counted === undefined) return;
  const kinds = [...counted.byOperation].map(([name, count]) => `${count} ${name}`);
  writeWarning(io, `object store: ${counted.requests} requests (${kinds.join(', ')}), ${(counted.bytes / 1e6).toFixed(2)} MB`);
}
