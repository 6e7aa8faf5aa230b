import type { CliContext, ImportReport } from './context.ts';
import { writeNote } from './io.ts';
import type { Settings } from './settings.ts';
import { shellWord } from './shell-word.ts';
import { showReport } from './show-report.ts';

/** Prints what an import understood, field by field, and what to do next. */
export async function showImport(context: CliContext, settings: Settings, report: ImportReport): Promise<void> {
  const { scraper, run, key, fields, notes } = report;
  await showReport(context, settings, {
    value: { scraper, run, key, fields, notes },
    rows: fields.map((field) => ({
      field: field.name,
      type: field.precision === 'day' ? 'day' : field.type,
      unit: field.unit ?? null,
      values: field.values,
      empty: field.nulls,
      examples: field.examples.join(', '),
    })),
  });
  for (const note of notes) writeNote(context.io, `note: ${note}`);
  for (const line of summary(report)) writeNote(context.io, line);
}

function summary({ scraper, run, key }: ImportReport): readonly string[] {
  const records = `${run.records} ${run.records === 1 ? 'record' : 'records'}`;
  return [
    `${records} imported into ${scraper.created ? 'the new scraper ' : ''}"${scraper.name}", run ${run.id}`,
    key.length === 0 ? 'key: none (--key names the fields that tell one record from another)' : `key: ${key.join(', ')}`,
    `next: scrq search "what you are looking for" --scraper ${shellWord(scraper.name)}`,
  ];
}
