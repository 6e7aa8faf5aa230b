import fc from 'fast-check';
import { describe, it } from 'vitest';

import { createDiff } from '../../../src/local/diff/diff.ts';
import { expectAgreement } from './diff-agreement.ts';
import { diffCases } from './diff-cases.ts';
import { memoryServices, SCRAPER } from '../memory-runs.ts';

/** How many pairs of runs are compared: `SCRQ_PAIRS=10000 npm run test:slow -- test/local/diff/diff.slow.ts` for the long form. */
const PAIRS = Number(process.env['SCRQ_PAIRS'] ?? 2000);

describe('a diff of many pairs of runs', () => {
  it('says what comparing every record with every other one says', async () => {
    const property = fc.asyncProperty(diffCases, async ({ from, to, ...asked }) => {
      const diff = createDiff(await memoryServices([from, to]));
      await expectAgreement({ diff, from, to }, { scraperId: SCRAPER, ...asked });
    });
    await fc.assert(property, { numRuns: PAIRS });
  }, 3_600_000);
});
