import type { Change, DiffResponse } from '../../../contract/operations/diff.ts';
import type { Scraper } from '../../../contract/operations/scrapers.ts';
import { createFieldTexts } from '../../../format/field-texts.ts';
import { orderColumns } from '../../../format/order-columns.ts';
import { listedNames, namesIn } from '../../../text/name-list.ts';
import { fieldNames } from '../../output/field-names.ts';
import { changeColumns, changeRows } from '../../output/change-rows.ts';
import { changesText, type ChangeTextOptions } from './change-text.ts';
import type { DiffFlags } from './options.ts';
import type { CliContext } from '../../context.ts';
import { diffNotes, shownNote, type ComparedNames } from './notes.ts';
import { wholePage } from '../../paging.ts';
import { columnsOf, writeNote, writeResult, writeWarnings } from '../../terminal/io.ts';
import { createRecordPrinter, type RecordPrinter } from '../../output/record-printer.ts';
import type { Settings } from '../../config/settings.ts';
import { outputFormat } from '../../output/show-records.ts';
import { paintOn } from '../../terminal/style.ts';

export interface ShowDiffOptions {
  /** Of files; undefined for runs. */
  readonly names: ComparedNames | undefined;
  readonly flags: DiffFlags;
  /** What is known of the scraper whose runs are compared. */
  readonly scraper: () => Promise<Scraper | undefined>;
}

/** Prints changes, page by page as they come: for people on a terminal, as JSON Lines elsewhere, by default. Pages that follow each other are read as one. */
export async function showDiff(context: CliContext, settings: Settings, pages: AsyncIterable<DiffResponse>, options: ShowDiffOptions): Promise<void> {
  const { io } = context;
  const format = outputFormat(context, settings);
  let printer: ChangePrinter | undefined;
  let changes = 0;
  let last: DiffResponse | undefined;
  for await (const page of pages) {
    if (printer === undefined) {
      printer = await changePrinter(context, settings, page, options);
      for (const line of diffNotes(page.meta, format, options)) writeNote(io, line);
      writeWarnings(io, page.meta.warnings);
    }
    io.signal.throwIfAborted();
    await writeResult(io, printer.page(page.data));
    changes += page.data.length;
    last = page;
  }
  if (printer === undefined || last === undefined) throw new Error('a diff has at least one page');
  const { data, meta } = last;
  const pagination = changes > data.length ? wholePage(changes) : last.pagination;
  await writeResult(io, printer.end({ pagination, meta }));
  if (format !== 'json' && meta.to !== null) writeNote(io, shownNote(changes, pagination));
}

interface ChangePrinter {
  readonly page: (changes: readonly Change[]) => string;
  readonly end: RecordPrinter['end'];
}

async function changePrinter(context: CliContext, settings: Settings, first: DiffResponse, options: ShowDiffOptions): Promise<ChangePrinter> {
  const { io } = context;
  const format = outputFormat(context, settings);
  const terminal = io.stdout.isTTY === true;
  const width = terminal && !settings.wide ? columnsOf(io.stdout) : undefined;
  const { fields } = options.flags;
  if (format === 'table' || format === 'record') {
    const look = {
      width,
      paint: paintOn(io.stdout, io, settings),
      about: aboutFields(options.flags),
      ...(terminal ? await peopleLook(first, options) : {}),
    };
    return { page: (changes) => changesText(changes, look), end: () => '' };
  }
  const printer = await createRecordPrinter(format, { fields: changeColumns(first.meta.key), terminal, width, heading: (text) => text });
  const kept = fields === undefined ? undefined : new Set(listedNames(fields));
  return { page: (changes) => printer.page(format === 'csv' ? changeRows(changes, kept) : changes), end: (rest) => printer.end(rest) };
}

/** How a terminal shows values, and which of a record's fields come first. */
async function peopleLook({ data, meta }: DiffResponse, { scraper: known }: ShowDiffOptions): Promise<Partial<ChangeTextOptions>> {
  const scraper = meta.to === null ? undefined : await known();
  const records = data.map(({ record }) => record);
  return {
    write: createFieldTexts(scraper?.fields ?? []),
    order: orderColumns(fieldNames(records), records, { scraper, about: '' }).fields,
    title: scraper?.fields.find(({ role }) => role === 'title')?.name,
  };
}

/** The fields that a diff is asked about; undefined for all of them. */
function aboutFields({ fields, changedFields, where }: DiffFlags): ReadonlySet<string> | undefined {
  if (fields !== undefined) return new Set(listedNames(fields));
  if (changedFields === undefined && where === undefined) return undefined;
  return new Set([...listedNames(changedFields ?? ''), ...namesIn(where ?? '')]);
}
