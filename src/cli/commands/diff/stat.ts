import type { DiffMeta, FieldChangeStatistics } from '../../../contract/operations/diff.ts';
import type { RecordData } from '../../../contract/envelope.ts';
import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { diffNotes, type ComparedNames } from './notes.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import type { Settings } from '../../config/settings.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport } from '../../output/show-report.ts';
import { signed, signedPercent } from '../../output/value-text.ts';

/** What a diff amounts to. */
export interface DiffStat {
  readonly meta: DiffMeta;
  /** Of files; undefined for runs. */
  readonly names: ComparedNames | undefined;
}

/** Prints what a diff amounts to: a line a field. JSON is all of the answer but the changes, JSON Lines a field a line. */
export async function showDiffStat(context: CliContext, settings: Settings, { meta, names }: DiffStat): Promise<void> {
  const { stats } = meta;
  if (stats === undefined) {
    throw new ScrqError('bad_response', 'the server gives no statistics of changes', { hint: 'Leave out --stat to see the changes themselves.' });
  }
  const format = outputFormat(context, settings);
  for (const line of diffNotes(meta, format, names)) writeNote(context.io, line);
  for (const warning of meta.warnings ?? []) writeWarning(context.io, `warning: ${warning}`);
  await showReport(context, settings, { value: format === 'json' ? meta : stats, rows: stats.map(statRow) });
}

function statRow({ field, changes, appeared, vanished, up, down, unit, delta, pct }: FieldChangeStatistics): RecordData {
  const measure = (name: 'min' | 'median' | 'max') => {
    if (delta === undefined) return null;
    const days = unit === undefined ? '' : ` ${unit}`;
    return `${signed(delta[name])}${days}${pct === undefined ? '' : ` (${signedPercent(pct[name])})`}`;
  };
  return {
    field,
    changed: changes,
    up: up ?? null,
    down: down ?? null,
    'from none': appeared,
    'to none': vanished,
    median: measure('median'),
    lowest: measure('min'),
    highest: measure('max'),
  };
}
