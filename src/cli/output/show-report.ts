import type { RecordData } from '../../contract/envelope.ts';
import { jsonText } from '../../format/write/json.ts';
import type { CliContext } from '../context.ts';
import { writeJson, writeResult } from '../terminal/io.ts';
import { createRecordPrinter, printerLook } from './record-printer.ts';
import type { Settings } from '../config/settings.ts';
import { outputFormat } from './show-records.ts';
import { fieldNames } from './field-names.ts';

/** What a command has to tell that is no record. */
export interface Report {
  /** All of it, for programs: printed as JSON, a list in JSON Lines item by item. */
  readonly value: object;
  /** The same for people, or what of it fits a table. */
  readonly rows: readonly RecordData[];
  /** Its columns; those of the rows unless given. */
  readonly fields?: readonly string[];
  /** Columns to keep in a table that has no room for all, the most wanted first. */
  readonly prefer?: readonly string[];
}

/** Prints a report in the format of the settings. */
export async function showReport(context: CliContext, settings: Settings, { value, rows, fields, prefer = [] }: Report): Promise<void> {
  const { io } = context;
  const format = outputFormat(context, settings);
  if (format === 'json') return writeJson(io, jsonText(value));
  if (format === 'jsonl') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return writeJson(io, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  }
  const printer = await createRecordPrinter(format, {
    fields: fields ?? fieldNames(rows),
    prefer,
    ...printerLook(io, settings),
  });
  return writeResult(io, printer.page(rows) + printer.end({}));
}
