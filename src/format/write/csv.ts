import type { RecordData } from '../../contract/envelope.ts';
import { cellText } from './cell-text.ts';
import { quoteCell } from './csv-cell.ts';

/** The header row of a CSV file (RFC 4180, CRLF). */
export function csvHeader(columns: readonly string[]): string {
  return csvText([columns], columns.length);
}

/** Records as CSV rows (RFC 4180, CRLF): a missing value is an empty cell, a list or an object is JSON text. */
export function csvRows(records: readonly RecordData[], columns: readonly string[]): string {
  const rows = records.map((record) => columns.map((column) => cellText(record[column])));
  return csvText(rows, columns.length);
}

function csvText(rows: readonly (readonly string[])[], width: number): string {
  if (width === 0) return '';
  // An empty cell that is alone in its row is quoted, since readers skip an empty line.
  const empty = width === 1 ? '""' : '';
  return rows.map((row) => `${row.map((cell) => quoteCell(cell) || empty).join(',')}\r\n`).join('');
}
