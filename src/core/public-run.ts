import type { Run } from '../contract/operations/scrapers.ts';
import type { RunEntry } from './ports/catalogue.ts';

/** A run as the API shows it. */
export function publicRun(entry: RunEntry): Run {
  return {
    id: entry.id,
    records: entry.records,
    runAt: new Date(entry.runAt).toISOString(),
    startedAt: new Date(entry.startedAt).toISOString(),
    completedAt: new Date(entry.completedAt).toISOString(),
    embedder: entry.embedder,
  };
}
