import type { ChatMeta, ChatResponse, ChatTable } from '../../../contract/operations/chat.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import type { StatsResponse } from '../../../contract/operations/stats.ts';
import { objectInOrder } from '../../../contract/json-order.ts';
import { columnText } from '../../../format/field-texts.ts';
import { countText } from '../../../text/counted.ts';
import { createTerminalStream } from '../../../format/terminal-stream.ts';
import { jsonText } from '../../../format/write/json.ts';
import { statsChart } from '../../charts/stats-chart.ts';
import type { CliContext } from '../../context.ts';
import { knownScraper, type Target } from '../../target.ts';
import { columnsOf, writeJson, writeNote, writeResult, writeWarning, writeWarnings } from '../../terminal/io.ts';
import { chosenColumns } from '../../output/chosen-columns.ts';
import { hiddenText, createRecordPrinter, printerLook, type RecordPrinter } from '../../output/record-printer.ts';
import type { Settings } from '../../config/settings.ts';
import { redactIds } from '../../report-failure.ts';
import { shellWord } from '../../shell-word.ts';
import { boldOn } from '../../terminal/style.ts';
import { createWordWrap } from '../../terminal/word-wrap.ts';
import { fieldNames } from '../../output/field-names.ts';

/** What a question goes on from. */
export interface ChatThread {
  readonly conversationId?: string | undefined;
  /** The plan of the answer before, in print. */
  readonly statement?: string | undefined;
  /** The run that it was of. Default: the latest. */
  readonly run?: string | undefined;
}

/** What the next question may go on from. */
export function threadOf({ conversationId, statement, run, latest }: ChatMeta): ChatThread {
  return { conversationId, statement, run: latest === false ? (run ?? undefined) : undefined };
}

export interface ChatQuestion {
  readonly target: Target;
  readonly message: string;
  readonly thread: ChatThread | null;
  readonly signal: AbortSignal;
}

/** Asks, prints the answer as it comes, then its table, and next to it what it rests on. */
export async function showChatAnswer(context: CliContext, settings: Settings, question: ChatQuestion): Promise<ChatResponse> {
  const { io } = context;
  const isWords = settings.format === undefined || settings.format === 'table' || settings.format === 'record';
  const clean = io.stdout.isTTY === true ? terminalProse(columnsOf(io.stdout)) : (text: string) => text;
  let response: ChatResponse | undefined;
  for await (const { event, data } of askQuestion(question, settings)) {
    if (event === 'token' && isWords) await writeResult(io, clean(data.text));
    if (event === 'done') response = data;
  }
  if (response === undefined) throw new Error('an answer ends with all of it');
  if (isWords) {
    await writeResult(io, `${clean('')}\n`);
    await showTable(context, settings, { target: question.target, response });
    writeWarnings(io, response.meta.warnings);
    for (const note of notesOn(response, settings)) writeNote(io, note);
  } else await showData(context, settings, response);
  return response;
}

/** Safe on a terminal, and in lines that end between words. */
function terminalProse(width: number): (piece: string) => string {
  const clean = createTerminalStream();
  const wrap = createWordWrap(width);
  return (piece) => {
    const safe = clean(piece);
    const wrapped = safe === '' ? '' : wrap(safe);
    return piece === '' ? wrapped + wrap('') : wrapped;
  };
}

/** The pieces of an answer as they come. */
export function askQuestion({ target, message, thread, signal }: ChatQuestion, settings: Settings) {
  const { api, scraperId } = target;
  const goesOn = {
    ...(thread?.conversationId === undefined ? {} : { conversationId: thread.conversationId }),
    ...(thread?.conversationId !== undefined || thread?.statement === undefined ? {} : { after: thread.statement }),
    ...(thread?.conversationId !== undefined || thread?.run === undefined ? {} : { afterRun: thread.run }),
  };
  const model = settings.interpreter === 'rules' ? { model: 'rules' } : {};
  return api.chat({ scraperId, message, ...goesOn, ...model }, { signal });
}

/** The table of an answer with more than one number, drawn on a terminal as `stats` draws it. Records that were not listed by fields have the columns of a search. */
async function showTable(context: CliContext, settings: Settings, { target, response }: TableAnswer): Promise<void> {
  const { io } = context;
  const { table } = response.data;
  if (table === undefined || isOneNumber(table)) return;
  const records = tableRecords(table);
  if (isWhole(response) && settings.format !== 'record') return showWholeRecords(context, settings, { target, response }, records);
  const chart =
    io.stdout.isTTY === true && settings.format === undefined
      ? statsChart(measuredBy(table, records), { width: columnsOf(io.stdout), bold: boldOn(io.stdout, io, settings) })
      : undefined;
  if (chart?.isWhole !== true) await printRecords(context, settings, records, settings.format === 'record' ? 'record' : 'table');
  // The sentence above names what is drawn, so the heading would say it again.
  if (chart !== undefined) await writeResult(io, `${chart.lines.slice(1).join('\n')}\n`);
}

/** A table of an answer as the plan of its numbers would return it. */
function measuredBy(table: ChatTable, data: readonly RecordData[]): StatsResponse {
  const roles = columnNames(table).map(
    (name, index) => ({ name, type: 'text', role: name.includes('(') && index > 0 ? 'figure' : 'group' }) as const,
  );
  return { data: [...data], meta: { kind: 'stats', plan: '', total: data.length, columns: roles } };
}

interface TableAnswer {
  readonly target: Target;
  readonly response: ChatResponse;
}

/** True for lists of records with all their fields. */
function isWhole({ meta: { plan } }: ChatResponse): boolean {
  return plan?.['kind'] === 'records' && Array.isArray(plan['fields']) && plan['fields'].length === 0;
}

/** Prints records with the columns of a search: the fields of the question first. */
export async function showWholeRecords(
  context: CliContext,
  settings: Settings,
  { target, response: { meta } }: TableAnswer,
  records: readonly RecordData[],
): Promise<void> {
  const { tableColumns } = await import('../../output/table-columns.ts');
  const columns = await tableColumns({ data: records }, context, {
    settings,
    scraper: () => knownScraper(target, context.io.signal, meta.run ?? undefined),
    columns: chosenColumns(undefined, settings, target),
    about: meta.statement,
  });
  await writePrinted(context, await createRecordPrinter('table', { ...columns, ...printerLook(context.io, settings) }), records);
}

/** One row with one value next to the count of its records: the sentence says it. */
function isOneNumber({ columns, rows }: ChatTable): boolean {
  const [row, ...more] = rows;
  return more.length === 0 && (row ?? []).filter((cell, index) => typeof cell === 'number' && columns[index] !== 'count()').length < 2;
}

/** JSON is the whole answer; the other formats have the rows of its table, else the records it lists, else its values; nothing where it has none. */
async function showData(context: CliContext, settings: Settings, response: ChatResponse): Promise<void> {
  const { io } = context;
  if (settings.format === 'json') return writeJson(io, jsonText(response));
  if (!response.meta.answered) {
    writeWarning(io, response.data.answer);
    return;
  }
  const { table, citations, figures } = response.data;
  const records =
    table !== undefined
      ? tableRecords(table)
      : citations.length > 0 && response.meta.plan?.['kind'] !== 'stats'
        ? citations.map(({ record }) => record)
        : figures.map((figure) => ({ ...figure }));
  await printRecords(context, settings, records, settings.format ?? 'jsonl');
}

async function printRecords(
  context: CliContext,
  settings: Settings,
  records: readonly RecordData[],
  format: NonNullable<Settings['format']>,
): Promise<void> {
  const fields = fieldNames(records);
  const look = printerLook(context.io, settings);
  const write = look.terminal ? columnText : undefined;
  await writePrinted(context, await createRecordPrinter(format, { fields, prefer: fields.slice(0, 8), write, ...look }), records);
}

async function writePrinted({ io }: CliContext, printer: RecordPrinter, records: readonly RecordData[]): Promise<void> {
  await writeResult(io, printer.page(records) + printer.end({}));
  for (const note of printer.notes()) writeWarning(io, note);
  const hidden = printer.hidden?.() ?? 0;
  if (hidden > 0) writeNote(io, hiddenText(hidden));
}

/** The rows of the table of an answer. */
export function tableRecords(table: ChatTable): readonly RecordData[] {
  const names = columnNames(table);
  return table.rows.map((row) => objectInOrder(names.map((name, index) => [name, row[index] ?? null])));
}

function columnNames({ columns }: ChatTable): readonly string[] {
  return columns.map((column) => (column === '' ? 'part' : column));
}

/** The command of the answer, with the options that this one was given. An id is a shared secret: notes end up in logs, so it is cut. */
export function repeatingCommand(command: string, { scraper = '', scraperFound, directory, dataFound, baseUrl, server }: Settings): string {
  const shown = redactIds(scraper, []);
  const isImplied = scraper === '' || (shown !== scraper && scraperFound?.kind !== 'option');
  const place =
    baseUrl !== undefined && server?.kind === 'option'
      ? ` --base-url ${shellWord(baseUrl)}`
      : directory !== undefined && dataFound?.kind === 'option'
        ? ` --data ${shellWord(directory)}`
        : '';
  return `${command}${isImplied ? '' : ` --scraper ${shellWord(shown)}`}${place}`;
}

function notesOn({ data, meta }: ChatResponse, settings: Settings): readonly string[] {
  const { command, interpreter, plan } = meta;
  const matched = data.figures.find(({ name }) => name === 'records')?.value;
  const shown = data.table?.rows.length ?? 0;
  // Who asks for the cheapest three gets them; a list that is cut for its length alone says so.
  const isCut =
    plan?.['kind'] === 'records' && Array.isArray(plan['order']) && plan['order'].length === 0 && typeof matched === 'number' && shown < matched;
  return [
    ...(interpreter === 'rules' ? [] : [`planned by ${interpreter}`]),
    ...(command === undefined ? [] : [`again: ${repeatingCommand(command, settings)}`]),
    ...(isCut && shown > 1 ? [`${shown} of ${countText(matched)} listed: without "limit ${shown}" that command lists more`] : []),
  ];
}
