import { ulid } from 'ulid';

import type { RunEntry } from '../../core/ports/catalogue.ts';
import type { OwnedCatalogue } from '../catalogue/catalogue.ts';
import type { RunGuard } from './run-guard.ts';
import { marksOf, writeStatement } from './run-marks.ts';
import { translated } from '../store-error.ts';

export interface AddMarksOptions {
  readonly catalogue: OwnedCatalogue;
  readonly guard: RunGuard;
  readonly now: () => number;
}

/**
 * Marks the files of a run that an older version wrote without marks. The run is locked meanwhile as if it were written: rejects with `scraper_busy`
 * while another process writes the scraper.
 */
export async function addMarks({ catalogue, guard, now }: AddMarksOptions, run: RunEntry): Promise<void> {
  const directory = guard.directoryOf(run);
  if (directory === null) return;
  const lock = ulid(now());
  await catalogue.startRun(run.scraperId, lock);
  try {
    const files = await translated('check the run', () => marksOf(directory));
    const scraper = await catalogue.scraper(run.scraperId);
    if (scraper !== undefined) await writeStatement(directory, { scraper, entry: { ...run, files } });
    await catalogue.mendRun(run, files);
  } finally {
    await catalogue.abortRun(run.scraperId, lock);
  }
}
