import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openDataset } from '../../src/local/open.ts';
import { exerciseSet, type Outcome } from './exercise.ts';
import { makeRecordSet } from './record-set.ts';

/** `npm run fuzz -- --sets 2000 --seed N` sets these. */
const isAsked = process.env['FUZZ_SETS'] !== undefined;
const sets = Number(process.env['FUZZ_SETS'] ?? 20);
/** What fails without a seed of one's own fails again; other seeds are for `npm run fuzz`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1_795_343_873);
/** The short form has no sets that take minutes. */
const mostFields = Number(process.env['FUZZ_FIELDS'] ?? (isAsked ? 5000 : 200));
/** A dataset of its own for so many sets, so that it stays small. */
const AT_ONCE = 50;

test(
  `${sets} sets of records, from the seed ${seed} on, break nothing and come back`,
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'scrq-fuzz-'));
    const tally = createTally();
    try {
      for (let first = 0; first < sets; first += AT_ONCE) {
        await exerciseSets(join(directory, String(first)), { first, end: Math.min(sets, first + AT_ONCE), tally });
      }
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
    if (isAsked) console.log(tally.refused());
    expect(tally.problems).toEqual([]);
  },
  6 * 3600_000,
);

interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly tally: ReturnType<typeof createTally>;
}

async function exerciseSets(directory: string, { first, end, tally }: Stretch): Promise<void> {
  await using dataset = await openDataset({ directory });
  for (let at = first; at < end; at += 1) tally.add(seed + at, await exerciseSet(dataset, makeRecordSet(seed + at, mostFields)));
}

function createTally() {
  const problems: string[] = [];
  const refused = new Map<string, number>();
  return {
    problems,
    add(of: number, outcome: Outcome): void {
      for (const problem of outcome.problems) problems.push(`seed ${of}: ${problem}`);
      if (isAsked) for (const problem of outcome.problems) console.log(`seed ${of}: ${problem}`);
      for (const shape of outcome.refused) refused.set(shape, (refused.get(shape) ?? 0) + 1);
    },
    refused: (): string => {
      const lines = Array.from(refused, ([shape, count]) => `refused ${count} x ${shape}`);
      return lines.toSorted((a, b) => (a < b ? -1 : 1)).join('\n');
    },
  };
}
