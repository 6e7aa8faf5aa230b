import type { RecordData } from '../../contract/envelope.ts';
import type { FieldText } from '../../format/field-texts.ts';
import { jsonText } from '../../format/write/json.ts';
import type { CliContext } from '../context.ts';
import { writeJson, writeNote, writeResult } from '../terminal/io.ts';
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
  /** Columns to leave out as long as one of the others has no room. */
  readonly last?: ReadonlySet<string> | undefined;
  /** Writes values of a table on a terminal. Default: as they are. */
  readonly write?: FieldText | undefined;
}

/** Prints a report in the format of the settings. */
export async function showReport(context: CliContext, settings: Settings, { value, rows, fields, prefer = [], last, write }: Report): Promise<void> {
  const { io } = context;
  const format = outputFormat(context, settings);
  if (format === 'json') return writeJson(io, jsonText(value));
  if (format === 'jsonl') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return writeJson(io, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  }
  const look = printerLook(io, settings);
  const printer = await createRecordPrinter(format, {
    fields: fields ?? fieldNames(rows),
    prefer,
    last,
    write: look.terminal ? write : undefined,
    ...look,
  });
  await writeResult(io, printer.page(rows) + printer.end({}));
  const hidden = printer.hidden?.() ?? 0;
  if (hidden > 0) writeNote(io, `no room for ${hidden} ${hidden === 1 ? 'column' : 'columns'}: --wide shows all`);
}
