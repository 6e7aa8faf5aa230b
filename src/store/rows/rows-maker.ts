import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunReader } from '../../core/ports/records.ts';
import { createTurns } from '../../turns.ts';
import { openRowsWriter } from './rows-writer.ts';

/** What of a run its file of rows is made of. */
export type RowsSource = Pick<RunReader, 'run' | 'stretch'>;

/** Makes files of rows again, each once while this process lives: where that fails (a full disk, say), the table answers as before. */
export interface RowsMaker {
  /** Begins to make the file of a run, unless the dataset may only be read. */
  begin(source: RowsSource): Promise<void>;
  /** Waits for what was begun. */
  settled(): Promise<void>;
}

export interface RowsPlaces {
  /** The directory of the table of a run. */
  readonly directoryOf: (runId: string) => string;
  /** A directory of this process that files can be moved from to there; null in a dataset that may only be read. */
  readonly scratch: () => Promise<string | null>;
}

export function createRowsMaker({ directoryOf, scratch }: RowsPlaces): RowsMaker {
  const begun = new Map<string, Promise<void>>();
  const make = async (source: RowsSource): Promise<void> => {
    try {
      const own = await scratch();
      if (own === null) return;
      const directory = join(own, `.tmp-rows-${randomUUID()}`);
      await mkdir(directory, { mode: 0o700 });
      await writeRows(source, directory, directoryOf(source.run.id));
      await rm(directory, { recursive: true, force: true });
    } catch {
      // It is done without, as before; its files go with the directory of this process.
    }
  };
  return {
    begin(source) {
      const making = begun.get(source.run.id) ?? make(source);
      begun.set(source.run.id, making);
      return making;
    },
    settled: async () => void (await Promise.all(begun.values())),
  };
}

/** Some milliseconds of work. */
const ROWS_AT_ONCE = 4096;
/** A wide table costs the store seconds for each reading, however few records are read. */
const CELLS_AT_ONCE = 500_000;

async function writeRows({ run, stretch }: RowsSource, scratch: string, directory: string): Promise<void> {
  await using writer = await openRowsWriter(scratch, run.fields);
  const names = run.fields.map(({ name }) => name);
  const most = Math.max(1, Math.min(ROWS_AT_ONCE, Math.floor(CELLS_AT_ONCE / Math.max(1, names.length))));
  const turn = createTurns();
  for (let from = 0; from < run.records; from += most) {
    await turn();
    await writer.append(await stretch(names, from, Math.min(run.records, from + most)));
  }
  await writer.finish(run.id, directory);
}
