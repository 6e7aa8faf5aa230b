import type { RecordData } from '../../../contract/envelope.ts';
import type { HistoryEntry, HistoryMeta } from '../../../contract/operations/history.ts';
import { objectInOrder } from '../../../contract/json-order.ts';
import type { CliContext } from '../../context.ts';
import { createFieldTexts, columnText, type FieldText } from '../../../format/field-texts.ts';
import { LARGEST_TAKE, pagesFrom } from '../../paging.ts';
import { openTarget, type Target } from '../../target.ts';
import { columnsOf, writeNote, writeResult, writeWarnings } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport } from '../../output/show-report.ts';
import { changeText, valueText } from '../../output/value-text.ts';
import { cutText, padText, textWidth } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { numberOf, valueSparkline } from '../../charts/sparkline.ts';

/** The options of `scrq history` as they were typed. */
export interface HistoryFlags {
  readonly by?: string;
  readonly changes?: boolean;
}

export interface HistoryOrder {
  readonly key: string;
  /** None means those that changed. */
  readonly fields: readonly string[];
  readonly flags: HistoryFlags;
}

/** Prints one record over all runs, the oldest first. JSON is the answer of the API with all of its pages, JSON Lines a run a line. */
export async function showHistory(context: CliContext, settings: Settings, order: HistoryOrder): Promise<void> {
  const { io } = context;
  await using target = await openTarget(context, settings);
  await showForeign(context, async () => {
    const { entries, meta } = await wholeHistory(target, order, io.signal);
    const shown = order.flags.changes === true ? entries.filter(({ change }) => HAPPENED.has(change)) : entries;
    writeWarnings(io, meta.warnings);
    const value = outputFormat(context, settings) === 'json' ? { data: shown, meta } : shown;
    const people = io.stdout.isTTY === true && outputFormat(context, settings) === 'table';
    const write = createFieldTexts([]);
    await showReport(context, settings, {
      value,
      rows: shown.map((entry) => entryRow(entry, order.fields, people ? write : undefined)).map(isNarrow(io, settings) ? withoutRun : (row) => row),
      prefer: ['at', 'change', ...order.fields, 'values'],
      last: new Set(['run']),
      write,
    });
    if (people) {
      const lines = sparklines(entries, order.fields, columnsOf(io.stdout));
      await writeResult(io, lines.map((line) => `${line}\n`).join(''));
    }
    if (outputFormat(context, settings) !== 'json') for (const line of summary(meta, entries)) writeNote(io, line);
  });
}

const HAPPENED: ReadonlySet<string> = new Set<HistoryEntry['change']>(['added', 'changed', 'removed']);

async function wholeHistory({ api, scraperId }: Target, { key, fields, flags }: HistoryOrder, signal: AbortSignal) {
  const asked = { scraperId, key, by: flags.by, fields: fields.length === 0 ? undefined : fields.join(','), take: LARGEST_TAKE };
  const ask = (page: number) => api.history({ ...asked, page }, { signal });
  const first = await ask(1);
  const entries: HistoryEntry[] = [];
  let { meta } = first;
  for await (const page of pagesFrom(first, ask)) {
    entries.push(...page.data);
    meta = page.meta;
  }
  return { entries: entries.toReversed(), meta };
}

/** The values of the fields that were named; without any, what changed. */
function entryRow({ run, change, record, fields }: HistoryEntry, names: readonly string[], write: FieldText | undefined): RecordData {
  const about = { at: run.runAt, change, run: run.id };
  if (names.length > 0) return objectInOrder([...Object.entries(about), ...names.map((name) => [name, record?.[name] ?? null] as const)]);
  const values = Object.entries(fields ?? {}).map(([name, values_]) => `${name}: ${changeText(values_, undefined, (value) => write?.(value, name))}`);
  return { ...about, values: values.join('; ') };
}

/** Where what changed would be cut for the sake of 26 characters that say little. */
function isNarrow({ stdout }: CliContext['io'], settings: Settings): boolean {
  return stdout.isTTY === true && settings.format === undefined && !settings.wide && columnsOf(stdout) < NARROW;
}

const NARROW = 110;

function withoutRun({ run: _run, ...row }: RecordData): RecordData {
  return row;
}

function minuteOf({ runAt }: HistoryMeta['first']): string {
  return runAt.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}

function summary({ key, first, last, runs }: HistoryMeta, entries: readonly HistoryEntry[]): readonly string[] {
  const named = Object.entries(key).map(([name, value]) => `${name} ${valueText(value)}`);
  const changed = entries.filter(({ change }) => change === 'changed').length;
  const gone = entries.at(-1)?.record === null ? ', gone since' : '';
  return [
    `${named.join(', ')}: in ${runs} of ${entries.length} runs, changed in ${changed}`,
    `first seen ${minuteOf(first)} in run ${first.id}, last ${minuteOf(last)} in run ${last.id}${gone}`,
  ];
}

/** Fields whose numbers are drawn, at most. */
const MOST_LINES = 8;
const LONGEST_NAME = 24;

/** A line for each field whose number changed over the runs, in their order: its course, and the first, least, greatest and last number. `names`: these fields only, unless none is named. */
function sparklines(entries: readonly HistoryEntry[], names: readonly string[], width: number): readonly string[] {
  const candidates = names.length > 0 ? names : [...new Set(entries.flatMap(({ record }) => Object.keys(record ?? {})))];
  const courses = candidates
    .map((name) => ({ name, values: entries.map(({ record }) => numberOf(record?.[name])) }))
    .filter(({ values }) => new Set(values.filter((value) => value !== null)).size > 1)
    .slice(0, MOST_LINES);
  const labels = courses.map(({ name }) => cutText(terminalLine(name), LONGEST_NAME));
  const widest = Math.max(...labels.map(textWidth));
  return courses.map(({ values }, index) => {
    const text = courseText(values);
    const room = Math.max(LEAST_ROOM, width - widest - textWidth(text) - 4);
    return cutText(`${padText(labels[index] ?? '', widest, 'left')}  ${valueSparkline(sampled(values, room))}  ${text}`, width);
  });
}

const LEAST_ROOM = 10;

function courseText(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  const text = (value: number | undefined) => columnText(value, COMPUTED) ?? '';
  return `${text(known[0])} → ${text(known.at(-1))} (${text(Math.min(...known))} to ${text(Math.max(...known))})`;
}

const COMPUTED = '()';

/** The last of every few values, where there is no room for all. */
function sampled<Value>(values: readonly Value[], room: number): readonly Value[] {
  if (values.length <= room) return values;
  return Array.from({ length: room }, (_, index) => values[Math.floor(((index + 1) * values.length) / room) - 1]).filter(
    (value) => value !== undefined,
  );
}
