import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openDataset } from '../../src/local/open.ts';
import { exerciseSet } from './exercise.ts';

/** `npm run fuzz -- --sets 2000 --seed N` sets these. */
const sets = Number(process.env['FUZZ_SETS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 1000));
/** A dataset of its own for so many sets, so that it stays small. */
const AT_ONCE = 50;

test(
  `${sets} sets of records, from the seed ${seed} on, break nothing and come back`,
  async () => {
    const problems: string[] = [];
    const refused = new Map<string, number>();
    const directory = await mkdtemp(join(tmpdir(), 'scrq-fuzz-'));
    try {
      for (let first = 0; first < sets; first += AT_ONCE) {
        await using dataset = await openDataset({ directory: join(directory, String(first)) });
        for (let at = first; at < Math.min(sets, first + AT_ONCE); at += 1) {
          const outcome = await exerciseSet(dataset, seed + at);
          for (const problem of outcome.problems) {
            problems.push(`seed ${seed + at}: ${problem}`);
            if (process.env['FUZZ_SETS'] !== undefined) console.log(`seed ${seed + at}: ${problem}`);
          }
          for (const shape of outcome.refused) refused.set(shape, (refused.get(shape) ?? 0) + 1);
        }
      }
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
    if (process.env['FUZZ_SETS'] !== undefined) for (const [shape, count] of [...refused].toSorted()) console.log(`refused ${count} x ${shape}`);
    expect(problems).toEqual([]);
  },
  6 * 3600_000,
);
