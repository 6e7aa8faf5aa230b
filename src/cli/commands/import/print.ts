import type { CliContext, ImportReport, SourceReport, FieldReport } from '../../context.ts';
import { columnsOf, writeNote, writeResult, writeWarning } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { shellWord } from '../../shell-word.ts';
import { showReport } from '../../output/show-report.ts';
import { counted } from '../../../text/counted.ts';
import { wrapText, cutText } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { alarms, keyText, remarks, sourceNotes, typeSummary } from './summary.ts';
import type { RecordData } from '../../../contract/envelope.ts';

/** Prints what imports understood, one report after the other. Disposing of it ends the output. */
export interface ImportPrinter extends AsyncDisposable {
  imported(report: ImportReport): Promise<void>;
  /** The report of an import that did not take place. */
  preview(report: SourceReport): Promise<void>;
}

/** By default a summary, and the fields that deserve a look; with --verbose or as a table, field by field. As JSON, one report is an object and several (of `count` files) are a list. */
export function createImportPrinter(context: CliContext, settings: Settings, count: number): ImportPrinter {
  const { io } = context;
  const isSummary = settings.format === undefined && !settings.verbose;
  const tableSettings = { ...settings, format: settings.format ?? 'table' };
  const listed: SourceReport[] = [];
  let imported = 0;
  const print = async (report: SourceReport, outcome: readonly string[]) => {
    if (isSummary) await writeLines(context, [typeSummary(report)]);
    else if (tableSettings.format === 'json' && count > 1) listed.push(report);
    else await showReport(context, tableSettings, { value: report, rows: fieldRows(report.fields), prefer: WANTED });
    for (const line of alarms(report)) writeWarning(io, line);
    if (isSummary) await writeLines(context, remarks(report));
    else for (const line of remarks(report)) writeNote(io, line);
    for (const line of sourceNotes(report)) writeWarning(io, line);
    for (const line of [...addedLine(report), ...outcome]) writeNote(io, line);
    if (!isSummary) writeNote(io, keyText(report));
  };
  return {
    async imported(report) {
      imported += 1;
      await print(report, [runLine(report)]);
      if (imported === count) writeNote(io, nextLine(report));
    },
    preview: (report) => print(report, [`${counted(report.records, 'record')} would be imported; nothing is stored`]),
    async [Symbol.asyncDispose]() {
      // Also after a failure: what was imported before it is there.
      if (listed.length > 0) await showReport(context, tableSettings, { value: listed, rows: [] });
    },
  };
}

/** Lines that quote records, each kept one line; on a terminal they are broken between words. */
async function writeLines({ io }: CliContext, lines: readonly string[]): Promise<void> {
  const shown = lines.map(terminalLine);
  const broken = io.stdout.isTTY === true ? shown.flatMap((line) => hanging(line, columnsOf(io.stdout))) : shown;
  await writeResult(io, broken.map((line) => `${line}\n`).join(''));
}

function hanging(line: string, width: number): readonly string[] {
  const [first = '', ...others] = wrapText(line, width);
  if (others.length === 0) return [first];
  return [first, ...wrapText(line.slice(first.length).trimStart(), width - 2).map((rest) => `  ${rest}`)];
}

/** Fields that went are among the warnings. */
function addedLine({ added }: SourceReport): readonly string[] {
  return added.length === 0 ? [] : [`new ${added.length === 1 ? 'field' : 'fields'} since the run before: ${added.join(', ')}`];
}

function runLine({ records, scraper, run }: ImportReport): string {
  return `${counted(records, 'record')} imported into ${scraper.created ? 'the new scraper ' : ''}"${scraper.name}", run ${run.id} of ${shortTime(run.runAt)}`;
}

function nextLine({ scraper }: ImportReport): string {
  return `next: scrq search "what you are looking for" --scraper ${shellWord(scraper.name)}`;
}

/** The least that makes sense of a field, where a terminal has no room for all. */
const WANTED = ['field', 'type', 'range or examples', 'values', 'empty', 'failed', 'unit'];

/** Enough to recognise a value by. */
const EXAMPLE_WIDTH = 40;

/** A row for each field, without the columns that say nothing of any. */
function fieldRows(fields: readonly FieldReport[]): readonly RecordData[] {
  const units = fields.some(({ unit }) => unit !== undefined);
  const conventions = fields.some(({ convention }) => convention !== undefined);
  const failures = fields.some(({ failed }) => failed > 0);
  return fields.map((field) => ({
    field: field.name,
    type: field.precision === 'day' ? 'day' : field.type,
    ...(units ? { unit: field.unit ?? null } : {}),
    ...(conventions ? { convention: field.convention ?? null } : {}),
    values: field.values,
    empty: field.nulls,
    ...(failures ? { failed: field.failed } : {}),
    distinct: field.distinctEstimated ? `~${field.distinct}` : field.distinct,
    'range or examples': rangeOf(field) ?? field.examples.map((example) => cutText(example, EXAMPLE_WIDTH)).join(', '),
  }));
}

function rangeOf({ min, max }: FieldReport): string | undefined {
  if (min === undefined || max === undefined) return undefined;
  return min === max ? shortTime(min) : `${shortTime(min)} … ${shortTime(max)}`;
}

/** A time on the full minute or second goes without its zeros, as in tables of records. */
function shortTime(bound: number | string): string {
  return String(bound).replace(/(?::00)?\.000Z$/, 'Z');
}
