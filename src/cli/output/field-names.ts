import type { RecordData } from '../../contract/envelope.ts';

/** The names of all fields that records have, in the order in which they come. */
export function fieldNames(records: readonly RecordData[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
