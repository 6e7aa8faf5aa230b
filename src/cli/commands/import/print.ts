import { cutText } from '../../../format/fit-text.ts';
import type { CliContext, FieldReport, ImportReport, SourceReport } from '../../context.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { shellWord } from '../../shell-word.ts';
import { showReport } from '../../output/show-report.ts';
import { counted } from '../../../text/counted.ts';

/** Prints what imports understood, one report after the other. Disposing of it ends the output. */
export interface ImportPrinter extends AsyncDisposable {
  imported(report: ImportReport): Promise<void>;
  /** The report of an import that did not take place. */
  preview(report: SourceReport): Promise<void>;
}

/** Tables field by field by default. As JSON, one report is an object and several (of `count` files) are a list. */
export function createImportPrinter(context: CliContext, settings: Settings, count: number): ImportPrinter {
  const tableSettings = { ...settings, format: settings.format ?? 'table' };
  const listed: SourceReport[] = [];
  let imported = 0;
  const print = async (report: SourceReport, summary: readonly string[]) => {
    if (tableSettings.format === 'json' && count > 1) listed.push(report);
    else await showReport(context, tableSettings, { value: report, rows: fieldRows(report.fields), prefer: WANTED });
    for (const line of details(report)) writeWarning(context.io, line);
    for (const line of [...addedLine(report), ...summary]) writeNote(context.io, line);
  };
  return {
    imported(report) {
      imported += 1;
      return print(report, [...importSummary(report), ...(imported === count ? [nextLine(report)] : [])]);
    },
    preview: (report) => print(report, [`${counted(report.records, 'record')} would be imported; nothing is stored`, keyLine(report)]),
    async [Symbol.asyncDispose]() {
      // Also after a failure: what was imported before it is there.
      if (listed.length > 0) await showReport(context, tableSettings, { value: listed, rows: [] });
    },
  };
}

/** The least that makes sense of a field, where a terminal has no room for all. */
const WANTED = ['field', 'type', 'range or examples', 'values', 'empty', 'failed', 'unit'];

/** Enough to recognise a value by. */
const EXAMPLE_WIDTH = 40;

/** A row for each field, without the columns that say nothing of any. */
function fieldRows(fields: readonly FieldReport[]) {
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

/** What was decided about the source, or may be wrong with it. */
function details({ fields, notes, warnings }: SourceReport): readonly string[] {
  return [
    ...fields.flatMap((field) => failedLine(field)),
    ...fields.flatMap((field) => nearLine(field)),
    ...notes.map((note) => `note: ${note}`),
    ...warnings.map((warning) => `warning: ${warning}`),
  ];
}

/** Fields that went are among the warnings. */
function addedLine({ added }: SourceReport): readonly string[] {
  return added.length === 0 ? [] : [`new ${added.length === 1 ? 'field' : 'fields'} since the run before: ${added.join(', ')}`];
}

function failedLine({ name, type, failed, failures }: FieldReport): readonly string[] {
  if (failed === 0) return [];
  return [
    `${name}: ${counted(failed, 'value')} ${failed === 1 ? 'is' : 'are'} not of the type ${type} and became missing (${valueList(failed, failures)})`,
  ];
}

function nearLine({ name, near }: FieldReport): readonly string[] {
  if (near === undefined) return [];
  const { type, failed, failures } = near;
  return [`${name} is text because of ${counted(failed, 'value')} (${valueList(failed, failures)}); --lenient makes it a ${type}`];
}

const LISTED_VALUES = 3;

function valueList(count: number, first: FieldReport['failures']): string {
  const listed = first.slice(0, LISTED_VALUES);
  const more = count > listed.length ? ', …' : '';
  return listed.map(({ line, value }) => `line ${line}: ${JSON.stringify(value)}`).join(', ') + more;
}

function importSummary(report: ImportReport): readonly string[] {
  const { scraper, run } = report;
  return [
    `${counted(report.records, 'record')} imported into ${scraper.created ? 'the new scraper ' : ''}"${scraper.name}", run ${run.id} of ${shortTime(run.runAt)}`,
    keyLine(report),
  ];
}

function nextLine({ scraper }: ImportReport): string {
  return `next: scrq search "what you are looking for" --scraper ${shellWord(scraper.name)}`;
}

function keyLine({ key }: SourceReport): string {
  return key.length === 0 ? 'key: none (--key names the fields that identify a record)' : `key: ${key.join(', ')}`;
}
