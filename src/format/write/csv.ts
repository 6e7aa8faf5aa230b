import { stringify } from 'csv-stringify/sync';

import type { RecordData } from '../../contract/envelope.ts';
import { cellText } from './cell-text.ts';

/** The header row of a CSV file (RFC 4180, CRLF). */
export function csvHeader(columns: readonly string[]): string {
  return csvText([columns], columns.length);
}

/** Records as CSV rows (RFC 4180, CRLF): a missing value is an empty cell, a list or an object is JSON text. */
export function csvRows(records: readonly RecordData[], columns: readonly string[]): string {
  const rows = records.map((record) => columns.map((column) => cellText(record[column])));
  return csvText(rows, columns.length);
}

/** Rows go in as lists of text: given objects or values, the library reads `a.b` as a path and writes true as 1. */
function csvText(rows: readonly (readonly string[])[], width: number): string {
  if (rows.length === 0 || width === 0) return '';
  // An empty cell that is alone in its row is quoted, since readers skip an empty line.
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/, quoted_empty: width === 1 },
  );
}
