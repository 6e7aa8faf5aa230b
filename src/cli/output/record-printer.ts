import type { RecordData } from '../../contract/envelope.ts';
import type { RecordViewOptions } from '../../format/record-view.ts';
import type { TableOptions } from '../../format/table.ts';
import { terminalJson, terminalText } from '../../format/terminal-text.ts';
import { columnsOf, type Io } from '../terminal/io.ts';
import { linksOn, type Linked } from '../terminal/links.ts';
import type { OutputFormat, Settings } from '../config/settings.ts';
import { boldOn, type Style } from '../terminal/style.ts';
import { fieldNames } from './field-names.ts';

/** Turns records into text, page by page. */
export interface RecordPrinter {
  page(records: readonly RecordData[]): string;
  /** What follows the last page; `rest` are the keys of the envelope in addition to `data`. */
  end(rest: Readonly<Record<string, unknown>>): string;
  /** What a reader should know of what is left out. */
  notes(): readonly string[];
  /** How many fields of a table had no room. */
  hidden?(): number;
}

export interface PrinterOptions extends Pick<TableOptions, 'prefer' | 'last' | 'write' | 'finder' | 'matched'>, Pick<RecordViewOptions, 'empty'> {
  /** Names of the columns, where the format has them. */
  readonly fields: readonly string[];
  /** True when the text goes to a terminal, which must not be given what a stranger wrote as it is. */
  readonly terminal: boolean;
  /** Columns of the terminal. */
  readonly width: number | undefined;
  readonly heading: Style;
  readonly linked?: Linked;
}

/** How records are to look on the standard output. */
export function printerLook(io: Io, settings: Settings): Pick<PrinterOptions, 'terminal' | 'width' | 'heading' | 'linked'> {
  const { stdout } = io;
  const terminal = stdout.isTTY === true;
  return {
    terminal,
    width: terminal && !settings.wide ? columnsOf(stdout) : undefined,
    heading: boldOn(stdout, io, settings),
    linked: linksOn(stdout, io),
  };
}

/** The printer of a format; loads only what that format needs. */
export function createRecordPrinter(format: OutputFormat, options: PrinterOptions): Promise<RecordPrinter> {
  return printers[format](options);
}

const printers: Readonly<Record<OutputFormat, (options: PrinterOptions) => Promise<RecordPrinter>>> = {
  table: tablePrinter,
  record: recordViewPrinter,
  json: jsonPrinter,
  jsonl: jsonLinesPrinter,
  csv: csvPrinter,
};

async function tablePrinter(options: PrinterOptions): Promise<RecordPrinter> {
  const { createTable } = await import('../../format/table.ts');
  let table: ReturnType<typeof createTable> | undefined;
  return {
    page(records) {
      if (records.length === 0) return '';
      if (table !== undefined) return table.rows(records);
      table = createTable(records, options);
      return table.header + table.rows(records);
    },
    end: () => '',
    notes: () => [],
    hidden: () => table?.hidden.length ?? 0,
  };
}

async function recordViewPrinter({ width, heading, linked, write, empty }: PrinterOptions): Promise<RecordPrinter> {
  const { recordView } = await import('../../format/record-view.ts');
  let shown = 0;
  return {
    page(records) {
      const fields = fieldNames(records);
      const text = recordView(records, { fields, first: shown + 1, width, heading, write, empty, ...(linked === undefined ? {} : { linked }) });
      shown += records.length;
      return text;
    },
    end: () => '',
    notes: () => [],
  };
}

async function jsonPrinter({ terminal }: PrinterOptions): Promise<RecordPrinter> {
  const { createEnvelopeWriter } = await import('../../format/write/json.ts');
  const writer = createEnvelopeWriter();
  const safe = terminal ? terminalJson : (text: string) => text;
  return { page: (records) => safe(writer.page(records)), end: (rest) => safe(writer.end(rest)), notes: () => [] };
}

async function jsonLinesPrinter({ terminal }: PrinterOptions): Promise<RecordPrinter> {
  const { jsonLines } = await import('../../format/write/json.ts');
  const safe = terminal ? terminalJson : (text: string) => text;
  return { page: (records) => safe(jsonLines(records)), end: () => '', notes: () => [] };
}

async function csvPrinter({ fields, terminal }: PrinterOptions): Promise<RecordPrinter> {
  const { csvHeader, csvRows } = await import('../../format/write/csv.ts');
  const safe = terminal ? terminalText : (text: string) => text;
  const late = new Set<string>();
  let header = csvHeader(fields);
  const withHeader = (rows: string) => {
    const text = safe(header + rows);
    header = '';
    return text;
  };
  return {
    page(records) {
      for (const field of new Set(records.flatMap((record) => Object.keys(record)))) if (!fields.includes(field)) late.add(field);
      return withHeader(csvRows(records, fields));
    },
    end: () => withHeader(''),
    notes: () => (late.size === 0 ? [] : [`left out, since they came after the header was written: ${[...late].join(', ')}`]),
  };
}

/** That a table has no room for some fields, and what shows them. */
export function hiddenText(fields: number): string {
  return `+${fields} ${fields === 1 ? 'field' : 'fields'} with --wide`;
}
