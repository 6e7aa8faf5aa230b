import type { Pagination, RecordData } from '../../contract/envelope.ts';
import type { HybridMeta } from '../../contract/operations/search.ts';
import type { CliContext } from '../context.ts';
import { wholePage } from '../paging.ts';
import { writeResult, writeWarning } from '../terminal/io.ts';
import { createRecordPrinter, printerLook, type RecordPrinter } from './record-printer.ts';
import type { OutputFormat, Settings } from '../config/settings.ts';
import { fieldNames } from './field-names.ts';
import type { TableOrder } from './table-columns.ts';

/** One page of an answer. */
export interface Page {
  readonly data: readonly RecordData[];
  readonly pagination: Pagination;
  readonly meta?: HybridMeta;
}

export interface ShowOptions extends TableOrder {
  /** What becomes of fields without a value where a record is shown field by field. Default: a line each. */
  readonly empty?: 'named';
  /** Says what comes before the records, given the first page. */
  readonly announce: (first: Page) => void;
}

/** What was printed: how many records, and the rest of the envelope that would hold them all. */
export interface Shown {
  readonly records: number;
  readonly pagination: Pagination;
  readonly meta?: HybridMeta;
  /** Fields for which a table had no room. */
  readonly hidden: number;
}

/**
 * Prints the records of at least one page in the format of the settings: a table on a terminal, JSON Lines elsewhere, by default.
 * Pages that follow each other are read as one answer.
 */
export async function showRecords(context: CliContext, pages: AsyncIterable<Page>, options: ShowOptions): Promise<Shown> {
  const { io } = context;
  let printer: RecordPrinter | undefined;
  let shown: Shown | undefined;
  for await (const page of pages) {
    if (printer === undefined) {
      options.announce(page);
      printer = await printerFor(page, context, options);
    }
    io.signal.throwIfAborted();
    await writeResult(io, printer.page(page.data));
    shown = shown === undefined ? { records: page.data.length, hidden: printer.hidden?.() ?? 0, ...envelopeOf(page) } : joined(shown, page);
  }
  if (printer === undefined || shown === undefined) throw new Error('an answer has at least one page');
  await writeResult(io, printer.end(envelopeOf(shown)));
  for (const note of printer.notes()) writeWarning(io, note);
  return shown;
}

/** The format asked for, else a table on a terminal and JSON Lines elsewhere. */
export function outputFormat({ io }: CliContext, settings: Settings): OutputFormat {
  return settings.format ?? (io.stdout.isTTY === true ? 'table' : 'jsonl');
}

async function printerFor(first: Page, context: CliContext, options: ShowOptions): Promise<RecordPrinter> {
  const format = outputFormat(context, options.settings);
  const look = printerLook(context.io, options.settings);
  if (format === 'record' && look.terminal) {
    const { createWholeTexts } = await import('../../format/field-texts.ts');
    const write = createWholeTexts((await options.scraper())?.fields ?? []);
    return createRecordPrinter(format, { fields: [], write, empty: options.empty, ...look });
  }
  if (format !== 'table') return createRecordPrinter(format, { fields: await fieldsOf(first, format, options), ...look });
  const { tableColumns } = await import('./table-columns.ts');
  return createRecordPrinter(format, { ...(await tableColumns(first, context, options)), ...look });
}

function envelopeOf({ pagination, meta }: Omit<Page, 'data'>): Omit<Page, 'data'> {
  return { pagination, ...(meta === undefined ? {} : { meta }) };
}

/** Two pages or more read as one: an envelope whose only page holds all records so far. */
function joined(shown: Shown, page: Page): Shown {
  const records = shown.records + page.data.length;
  const { hidden } = shown;
  const pagination = wholePage(records);
  if (shown.meta === undefined) return { records, pagination, hidden };
  const warnings = new Set([...(shown.meta.warnings ?? []), ...(page.meta?.warnings ?? [])]);
  const { explain } = shown.meta;
  return {
    records,
    pagination,
    hidden,
    meta: {
      ...shown.meta,
      ...(warnings.size === 0 ? {} : { warnings: [...warnings] }),
      ...(explain === undefined ? {} : { explain: { ...explain, records: [...explain.records, ...(page.meta?.explain?.records ?? [])] } }),
    },
  };
}

async function fieldsOf(first: Page, format: OutputFormat, { fields, scraper }: ShowOptions): Promise<readonly string[]> {
  if (first.data.length > 0 || format !== 'csv') return fieldNames(first.data);
  return fields ?? (await scraper())?.fields.map(({ name }) => name) ?? [];
}
