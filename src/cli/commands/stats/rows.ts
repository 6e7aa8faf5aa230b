import { objectInOrder } from '../../../contract/json-order.ts';
import type { Change } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { HistoryEntry } from '../../../contract/operations/history.ts';
import type { StatsColumn, StatsResponse } from '../../../contract/operations/stats.ts';
import { changeColumns, changeRows } from '../../output/change-rows.ts';
import { fieldNames } from '../../output/field-names.ts';

/** Rows of a table, and its columns, which are there even when no row is. */
export interface StatsTable {
  readonly rows: readonly RecordData[];
  readonly fields: readonly string[];
}

/** An answer as one table: for people with units in the headings and names for groups of missing values; otherwise names and values are as they are. */
export function statsTable({ data, meta }: StatsResponse, values: 'for people' | 'as they are'): StatsTable {
  const { columns = [] } = meta;
  switch (meta.kind) {
    case 'stats':
      return values === 'as they are' ? { rows: data, fields: columns.map(({ name }) => name) } : forPeople(data, columns);
    case 'records':
      return { rows: data, fields: columns.map(({ name }) => name) };
    case 'changes':
      if (columns.length > 0) return { rows: data, fields: columns.map(({ name }) => name) };
      // An answer of this kind holds what the operation of its own gives: changes.
      return { rows: changeRows(data as unknown as readonly Change[]), fields: changeColumns(meta.diff?.key ?? []) };
    case 'history': {
      // And so are these entries of a history.
      const rows = (data as unknown as readonly HistoryEntry[]).map(historyRow);
      return { rows, fields: fieldNames(rows) };
    }
    case 'several': {
      const rows = data.flatMap((part) => partRows(part, values));
      return { rows, fields: fieldNames(rows) };
    }
  }
}

function partRows(part: RecordData, values: 'for people' | 'as they are'): readonly RecordData[] {
  // As in the contract: of several plans, every item is an answer with its label.
  const { label, data, meta } = part as { readonly label: string } & StatsResponse;
  return statsTable({ data, meta }, values).rows.map((row) => objectInOrder([['part', label], ...Object.entries(row)]));
}

function historyRow({ run, change, record }: HistoryEntry): RecordData {
  return objectInOrder<unknown>([['at', run.runAt], ['change', change], ['run', run.id], ...Object.entries(record ?? {})]);
}

function forPeople(data: readonly RecordData[], columns: readonly StatsColumn[]): StatsTable {
  const titled = columns.map((column) => ({ ...column, title: titleOf(column) }));
  const cell = (row: RecordData, { name, role }: StatsColumn) => (role === 'group' ? (row[name] ?? '(none)') : (row[name] ?? null));
  return {
    rows: data.map((row) => objectInOrder(titled.map((column) => [column.title, cell(row, column)] as const))),
    fields: titled.map(({ title }) => title),
  };
}

function titleOf({ name, unit }: StatsColumn): string {
  return unit === undefined ? name : `${name} ${unit}`;
}
