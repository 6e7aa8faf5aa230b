import type { StatsMeta, StatsResponse } from '../../../contract/operations/stats.ts';
import type { CliContext } from '../../context.ts';
import { columnText, createFieldTexts } from '../../../format/field-texts.ts';
import { knownScraper } from '../../known-scraper.ts';
import { chosenColumns } from '../../output/chosen-columns.ts';
import { openTarget, type Target } from '../../target.ts';
import { columnsOf as widthOf, writeNote, writeResult, writeWarning } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport, type Report } from '../../output/show-report.ts';
import { boldOn } from '../../terminal/style.ts';
import { statsChart } from '../../charts/stats-chart.ts';
import { statsTable } from './rows.ts';
import { counted, countText } from '../../../text/counted.ts';

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
    for (const warning of answer.meta.warnings ?? []) writeWarning(io, `warning: ${warning}`);
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
