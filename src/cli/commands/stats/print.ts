import type { StatsMeta, StatsResponse, StatsColumn } from '../../../contract/operations/stats.ts';
import type { CliContext } from '../../context.ts';
import { columnText, createFieldTexts } from '../../../format/field-texts.ts';
import { knownScraper, openTarget, type Target } from '../../target.ts';
import { chosenColumns } from '../../output/chosen-columns.ts';
import { columnsOf as widthOf, writeNote, writeResult, writeWarnings } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport, type Report } from '../../output/show-report.ts';
import { boldOn } from '../../terminal/style.ts';
import { statsChart } from '../../charts/stats-chart.ts';
import { counted, countText } from '../../../text/counted.ts';
import { objectInOrder } from '../../../contract/json-order.ts';
import type { Change } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { HistoryEntry } from '../../../contract/operations/history.ts';
import { changeColumns, changeRows } from '../../output/change-rows.ts';
import { fieldNames } from '../../output/field-names.ts';

/** What to compute, of which run. */
interface StatsOrder {
  readonly plan: string;
  readonly run: string | undefined;
}

/** Computes values and prints them: rows, with units in a table; JSON is the answer of the API. */
export async function showStats(context: CliContext, settings: Settings, { plan, run }: StatsOrder): Promise<void> {
  const { io } = context;
  await using target = await openTarget(context, settings);
  await showForeign(context, async () => {
    const answer = await target.api.stats({ scraperId: target.scraperId, plan, run }, { signal: io.signal });
    const format = outputFormat(context, settings);
    const chart = settings.format === undefined ? drawn(context, settings, answer) : undefined;
    if (chart?.isWhole !== true)
      await showReport(context, settings, {
        value: format === 'json' ? answer : answer.data,
        ...statsTable(answer, format === 'csv' ? 'as they are' : 'for people'),
        ...(format === 'table' ? await columnsOf(context, settings, target, answer) : {}),
      });
    if (chart !== undefined) await writeResult(io, `${chart.lines.join('\n')}\n`);
    writeWarnings(io, answer.meta.warnings);
    if (format !== 'json') for (const note of notesOf(answer)) writeNote(io, note);
  });
}

function drawn({ io }: CliContext, settings: Settings, answer: StatsResponse) {
  if (io.stdout.isTTY !== true) return undefined;
  return statsChart(answer, { width: widthOf(io.stdout), bold: boldOn(io.stdout, io, settings) });
}

/** Records that were listed with all their fields have the columns of a search. */
async function columnsOf(context: CliContext, settings: Settings, target: Target, { data, meta }: StatsResponse): Promise<Partial<Report>> {
  if (meta.kind !== 'records') return { write: columnText };
  const scraper = () => knownScraper(target, context.io.signal, meta.run?.id);
  if (!/^list(?: (?:where|order by|limit|offset) |$)/.test(meta.plan)) return { write: createFieldTexts((await scraper())?.fields ?? []) };
  const { tableColumns } = await import('../../output/table-columns.ts');
  return tableColumns({ data }, context, { settings, scraper, columns: chosenColumns(undefined, settings, target), about: meta.plan });
}

function notesOf({ data, meta }: StatsResponse): readonly string[] {
  switch (meta.kind) {
    case 'stats':
      return [...scopeNotes(meta), ...(data.length < meta.total ? [`${data.length} of ${counted(meta.total, 'group')}`] : [])];
    case 'records':
      return [...scopeNotes(meta), ...(data.length < meta.total ? [`${countText(data.length)} of them shown`] : [])];
    case 'changes':
      return [`${data.length === meta.total || meta.columns !== undefined ? '' : `${data.length} of `}${counted(meta.total, 'change')}`];
    case 'history':
    case 'runs':
      return [counted(meta.total, 'run')];
    case 'several':
      return [];
  }
}

/** How many records it is about, what they are compared with, and where values are missing. */
function scopeNotes({ records = 0, matched = 0, unknown = 0, bounds = [], coverage = [] }: StatsMeta): readonly string[] {
  const unknownNote = unknown === 0 ? '' : `; of ${countText(unknown)} it is not known, since a value is missing`;
  const some = coverage.filter(({ nulls }) => nulls > 0);
  return [
    matched === records && unknown === 0 ? counted(records, 'record') : `${countText(matched)} of ${counted(records, 'record')}${unknownNote}`,
    ...bounds.map(
      ({ name, value, values }) => `${name} is ${value === null ? 'nothing' : (columnText(value, name) ?? value)}, of ${counted(values, 'value')}`,
    ),
    ...some.map(({ field, nulls, values }) => `${field}: ${countText(nulls)} of ${countText(nulls + values)} have no value`),
  ];
}

/** Rows of a table, and its columns, which are there even when no row is. */
interface StatsTable {
  readonly rows: readonly RecordData[];
  readonly fields: readonly string[];
}

/** An answer as one table: for people with units in the headings and names for groups of missing values; otherwise names and values are as they are. */
function statsTable({ data, meta }: StatsResponse, values: 'for people' | 'as they are'): StatsTable {
  const { columns = [] } = meta;
  switch (meta.kind) {
    case 'stats':
    case 'runs':
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
