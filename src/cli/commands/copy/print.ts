import { counted } from '../../../text/counted.ts';
import type { Settings } from '../../config/settings.ts';
import type { CliContext, CopyReport } from '../../context.ts';
import { showReport } from '../../output/show-report.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';

/** Enough to tell two runs apart at a glance; `--format json` has all of it. */
const SHOWN_DIGITS = 12;

/** Prints what became of each run. */
export async function printCopy(context: CliContext, settings: Settings, report: CopyReport): Promise<void> {
  const { io } = context;
  const rows = report.scrapers.flatMap(({ name, runs }) =>
    runs.map(({ id, runAt, records, status, digest, vectors }) => ({
      scraper: name,
      run: id,
      date: runAt,
      records,
      status,
      vectors: vectors ?? null,
      values: digest?.values.slice(0, SHOWN_DIGITS) ?? null,
    })),
  );
  await showReport(context, settings, { value: report, rows, prefer: ['scraper', 'run', 'records', 'status'] });
  for (const warning of report.warnings) writeWarning(io, `warning: ${warning}`);
  const copied = rows.filter(({ status }) => status === 'copied');
  const records = copied.reduce((sum, row) => sum + row.records, 0);
  if (copied.length > 0)
    writeNote(io, `copied ${counted(copied.length, 'run')} with ${counted(records, 'record')}, each read back and found to be the same`);
  if (report.tokens !== null) writeNote(io, `copied what there is of tokens: ${counted(report.tokens, 'line')}`);
}
