import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ulid } from 'ulid';

import type { RunEntry } from '../../../core/ports/catalogue.ts';
import type { OwnedCatalogue } from '../../catalogue/catalogue.ts';
import { withTemporaryFilesIn } from '../../engine.ts';
import { manifestsOf, namesIn } from './file-marks.ts';
import type { RunDamage, RunGuard } from '../run-guard.ts';
import { createIndexes } from '../run-indexes.ts';
import { marksOf, writeStatement } from '../run-marks.ts';
import { damagedRun, markedPlain, soundManifest } from '../run-opener.ts';
import { tableName } from '../run-schema.ts';
import { openShadow } from '../../table/shadow-table.ts';
import type { TablePlace } from '../../table/side-table.ts';
import { translated } from '../../store-error.ts';

export interface MendRunOptions {
  readonly catalogue: OwnedCatalogue;
  readonly guard: RunGuard;
  readonly now: () => number;
}

interface DamagedRun {
  readonly run: RunEntry;
  readonly place: TablePlace;
  readonly damage: RunDamage;
}

/**
 * Makes again what is derived from the records of a run, and marks its files. The run is locked meanwhile as if it were written: rejects with `scraper_busy`
 * while another process writes the scraper, and with `data_unusable` when its records cannot be read.
 */
export async function mendRun(options: MendRunOptions, { run, place, damage }: DamagedRun): Promise<void> {
  const { catalogue, guard, now } = options;
  const directory = guard.directoryOf(run);
  if (directory === null) return;
  const lock = ulid(now());
  await catalogue.startRun(run.scraperId, lock);
  try {
    if (damage.index.length > 0) await makeIndexes({ run, place, damage, directory });
    // Where the version without indexes is lost, no mark may name another one in its place.
    const plain = markedPlain(run);
    const isLost = plain === undefined || damage.index.includes(`_versions/${plain.name}`);
    const files = await translated('check the run', () => marksOf(directory, isLost ? -1 : plain.version));
    const scraper = await catalogue.scraper(run.scraperId);
    if (scraper !== undefined) await writeStatement(directory, { scraper, entry: { ...run, files } });
    await catalogue.mendRun(run, files);
  } finally {
    await catalogue.abortRun(run.scraperId, lock);
  }
}

/** Makes all indexes away from the dataset, and puts them in the place of the ones there. */
async function makeIndexes({ run, place, damage, directory }: DamagedRun & { readonly directory: string }): Promise<void> {
  const manifest = await soundManifest(directory, run);
  if (manifest === undefined) throw damagedRun(run, damage);
  const { engine } = place;
  const temporary = place.temporary.path;
  const shadow = await translated('open the run', () => openShadow(engine, { directory, name: tableName(run.id), manifest, temporary }));
  try {
    await translated('index the run', () => withTemporaryFilesIn(temporary, () => createIndexes(engine, shadow.table, run)));
  } finally {
    shadow.close();
  }
  const newest = Math.max(...(await manifestsOf(shadow.directory)).map(({ version }) => version));
  const before = await namesIn(join(directory, '_indices'));
  await mkdir(join(directory, '_indices'), { recursive: true });
  for (const part of ['_indices', '_transactions', '_versions']) {
    for (const name of await namesIn(join(shadow.directory, part))) {
      if (part !== '_versions' || name !== manifest) await rename(join(shadow.directory, part, name), join(directory, part, name));
    }
  }
  for (const { version, name } of await manifestsOf(directory)) if (version > newest) await rm(join(directory, '_versions', name), { force: true });
  for (const name of before) await rm(join(directory, '_indices', name), { recursive: true, force: true });
}
