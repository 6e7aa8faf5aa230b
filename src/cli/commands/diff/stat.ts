import type { DiffMeta, FieldChangeStatistics } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { diffNotes, type ComparedNames } from './notes.ts';
import type { DiffFlags } from './options.ts';
import { writeNote, writeWarnings } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport } from '../../output/show-report.ts';
import { createFieldTexts, shownNumber } from '../../../format/field-texts.ts';
import { fieldNames } from '../../output/field-names.ts';
import { signed, signedPercent } from '../../output/value-text.ts';

/** What a diff amounts to. */
export interface DiffStat {
  readonly meta: DiffMeta;
  /** Of files; undefined for runs. */
  readonly names: ComparedNames | undefined;
  readonly flags: DiffFlags;
}

/** Prints what a diff amounts to: a line a field. JSON is all of the answer but the changes, JSON Lines a field a line. */
export async function showDiffStat(context: CliContext, settings: Settings, { meta, names, flags }: DiffStat): Promise<void> {
  const { stats } = meta;
  if (stats === undefined) {
    throw new ScrqError('bad_response', 'the server gives no statistics of changes', { hint: 'Leave out --stat to see the changes themselves.' });
  }
  const format = outputFormat(context, settings);
  for (const line of diffNotes(meta, format, { names, flags })) writeNote(context.io, line);
  writeWarnings(context.io, meta.warnings);
  const rows = format === 'csv' ? stats.map(statRow) : stats.map(peopleRow);
  const prefer = ['field', 'changed', 'up', 'down', 'median', 'median %'];
  await showReport(context, settings, {
    value: format === 'json' ? meta : stats,
    rows,
    fields: format === 'csv' ? fieldNames(rows) : shownColumns(rows),
    prefer,
    write: createFieldTexts([]),
  });
}

/** A column that is 0 or empty in all rows says nothing. */
function shownColumns(rows: readonly RecordData[]): readonly string[] {
  return fieldNames(rows).filter((name) => name === 'changed' || rows.some((row) => row[name] !== null && row[name] !== 0));
}

/** The median of the percentages is not the percentage of the median: each has a column. */
function peopleRow(statistics: FieldChangeStatistics): RecordData {
  const { unit, delta, pct } = statistics;
  const measures = (['median', 'min', 'max'] as const).flatMap((name) => {
    const title = { median: 'median', min: 'lowest', max: 'highest' }[name];
    const distance =
      delta === undefined ? null : `${delta[name] < 0 ? '-' : '+'}${shownNumber(Math.abs(delta[name]))}${unit === undefined ? '' : ` ${unit}`}`;
    const percent = pct === undefined ? null : signedPercent(pct[name]);
    return [[title, distance] as const, [`${title} %`, percent] as const];
  });
  return {
    ...changeCounts(statistics),
    ...Object.fromEntries(measures),
  };
}

function statRow(statistics: FieldChangeStatistics): RecordData {
  const { unit, delta, pct } = statistics;
  const measure = (name: 'min' | 'median' | 'max') => {
    if (delta === undefined) return null;
    const days = unit === undefined ? '' : ` ${unit}`;
    return `${signed(delta[name])}${days}${pct === undefined ? '' : ` (${signedPercent(pct[name])})`}`;
  };
  return {
    ...changeCounts(statistics),
    median: measure('median'),
    lowest: measure('min'),
    highest: measure('max'),
  };
}

function changeCounts({ field, changes, appeared, vanished, up, down }: FieldChangeStatistics): RecordData {
  return { field, changed: changes, up: up ?? null, down: down ?? null, 'from none': appeared, 'to none': vanished };
}
