import type { Change, DiffMeta, DiffResponse } from '../../../contract/operations/diff.ts';
import type { Pagination } from '../../../contract/envelope.ts';
import { changeColumns, changeRows } from '../../output/change-rows.ts';
import { changesText } from './change-text.ts';
import type { CliContext } from '../../context.ts';
import { diffNotes, type ComparedNames } from './notes.ts';
import { columnsOf, writeNote, writeResult, writeWarning } from '../../terminal/io.ts';
import { createRecordPrinter, type RecordPrinter } from '../../output/record-printer.ts';
import type { Settings } from '../../config/settings.ts';
import { outputFormat } from '../../output/show-records.ts';
import { paintOn } from '../../terminal/style.ts';

/** What was printed of a diff. */
export interface ShownDiff {
  readonly changes: number;
  readonly pagination: Pagination;
  readonly meta: DiffMeta;
}

export interface ShowDiffOptions {
  /** Of files; undefined for runs. */
  readonly names: ComparedNames | undefined;
}

/** Prints changes, page by page as they come: for people on a terminal, as JSON Lines elsewhere, by default. Pages that follow each other are read as one. */
export async function showDiff(
  context: CliContext,
  settings: Settings,
  pages: AsyncIterable<DiffResponse>,
  { names }: ShowDiffOptions,
): Promise<ShownDiff> {
  const { io } = context;
  let printer: ChangePrinter | undefined;
  let shown: ShownDiff | undefined;
  for await (const page of pages) {
    if (printer === undefined) {
      printer = await changePrinter(context, settings, page.meta);
      for (const line of diffNotes(page.meta, outputFormat(context, settings), names)) writeNote(io, line);
      for (const warning of page.meta.warnings ?? []) writeWarning(io, `warning: ${warning}`);
    }
    io.signal.throwIfAborted();
    await writeResult(io, printer.page(page.data));
    shown = { changes: (shown?.changes ?? 0) + page.data.length, pagination: page.pagination, meta: page.meta };
    if (shown.changes > page.data.length) shown = { ...shown, pagination: wholePage(shown.changes) };
  }
  if (printer === undefined || shown === undefined) throw new Error('a diff has at least one page');
  const { pagination, meta } = shown;
  await writeResult(io, printer.end({ pagination, meta }));
  return shown;
}

/** Of several pages read as one. */
function wholePage(changes: number): Pagination {
  return { total: changes, page: 1, take: changes, totalPages: 1, hasMore: false };
}

interface ChangePrinter {
  readonly page: (changes: readonly Change[]) => string;
  readonly end: RecordPrinter['end'];
}

async function changePrinter(context: CliContext, settings: Settings, { key }: DiffMeta): Promise<ChangePrinter> {
  const { io } = context;
  const format = outputFormat(context, settings);
  const terminal = io.stdout.isTTY === true;
  const width = terminal && !settings.wide ? columnsOf(io.stdout) : undefined;
  const paint = paintOn(io.stdout, io, settings);
  if (format === 'table' || format === 'record') return { page: (changes) => changesText(changes, { width, paint }), end: () => '' };
  const printer = await createRecordPrinter(format, { fields: changeColumns(key), prefer: [], terminal, width, heading: (text) => text });
  return { page: (changes) => printer.page(format === 'csv' ? changeRows(changes) : changes), end: (rest) => printer.end(rest) };
}
