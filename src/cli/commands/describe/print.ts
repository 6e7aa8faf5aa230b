import type { FieldStatistics, ScraperResponse } from '../../../contract/operations/scrapers.ts';
import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { openTarget } from '../../target.ts';
import { writeNote } from '../../terminal/io.ts';
import { fieldNamed } from '../../output/select-fields.ts';
import type { Settings } from '../../config/settings.ts';
import { shellWord } from '../../shell-word.ts';
import { outputFormat } from '../../output/show-records.ts';
import { showReport } from '../../output/show-report.ts';
import { PICTURE_COLUMNS, pictureRow, pictureRows } from './picture-rows.ts';
import { overviewRow, statisticRows } from './rows.ts';
import { counted } from '../../../text/counted.ts';

/** What is described: of which run, and the fields that were asked about; none means all. */
export interface Described {
  readonly run?: string;
  readonly fields: readonly string[];
}

/** Prints statistics: a line a field, or all that is known of the fields that were named. JSON is the answer of the API, with these fields only. */
export async function showStatistics(context: CliContext, settings: Settings, { run, fields }: Described): Promise<void> {
  await using target = await openTarget(context, settings);
  const { data: scraper } = await target.api.scraper({ scraperId: target.scraperId, stats: true, run }, { signal: context.io.signal });
  const all = scraper.stats;
  if (all === undefined) {
    throw new ScrqError('bad_response', 'the server gives no statistics', { hint: '`scrq results` and `scrq scrapers show` may work with it.' });
  }
  const stats = fields.length === 0 ? all : fields.map((name) => fieldNamed(all, name));
  const format = outputFormat(context, settings);
  const isForPeople = context.io.stdout.isTTY === true && (format === 'table' || format === 'record');
  const [row, rows] = isForPeople ? [pictureRow, pictureRows] : [overviewRow, (field: FieldStatistics) => statisticRows(field)];
  await showReport(context, settings, {
    value: format === 'json' ? { ...scraper, stats } : stats,
    rows: fields.length === 0 ? stats.map(row) : stats.flatMap(rows),
    prefer: PICTURE_COLUMNS,
  });
  for (const line of notes(scraper)) writeNote(context.io, line);
}

function notes({ name, run, latestRun, candidateKeys = [] }: ScraperResponse['data']): readonly string[] {
  const described = run ?? latestRun;
  if (described === null) return [`${name} has no completed run yet: scrq import FILE --scraper ${shellWord(name)}`];
  return [
    `${name}, run ${described.id}: ${counted(described.records, 'record')}`,
    candidateKeys.length === 0 ? 'no field is unique in this run' : `unique and never empty in this run: ${candidateKeys.join(', ')}`,
  ];
}
