import type { RunEntry } from '../../core/ports/catalogue.ts';
import { ScrqError } from '../../errors.ts';
import type { SourceReport } from './import.ts';
import type { ReadPass } from './passes/read-pass.ts';

/** A run that keeps less than this proportion of the records of the run before is suspicious: a scraper that was locked out looks like that. */
const LEAST_KEPT = 0.4;

/** What changed in the shape of the data since the run before: reported, or refused by `guard`. */
export function changeSince(
  before: RunEntry | undefined,
  { decisions, records }: ReadPass,
  guard: 'warn' | 'refuse',
): Pick<SourceReport, 'added' | 'missing' | 'warnings'> {
  if (before === undefined) return { added: [], missing: [], warnings: [] };
  const now = new Set(decisions.map(({ name }) => name));
  const earlier = before.fields.filter((field) => field.rawOf === undefined).map(({ name }) => name);
  const missing = earlier.filter((name) => !now.has(name));
  const known = new Set(earlier);
  const added = [...now].filter((name) => !known.has(name));
  const warnings = [
    ...(records < before.records * LEAST_KEPT ? [`the run shrank from ${before.records} records to ${records}`] : []),
    ...(missing.length > 0 ? [`fields of the run before are missing: ${missing.join(', ')}`] : []),
  ];
  if (guard === 'refuse' && warnings.length > 0) {
    throw new ScrqError('file_invalid', `the run is refused: ${warnings.join('; ')}`, {
      hint: 'Look at the source; without --guard it is accepted with a warning.',
    });
  }
  return { added, missing, warnings };
}
