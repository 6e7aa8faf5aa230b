import fc from 'fast-check';
import { describe, it } from 'vitest';

import { createDiff } from '../../src/local/diff/diff.ts';
import { expectAgreement } from './diff-agreement.ts';
import { diffCases } from './diff-cases.ts';
import { memoryServices, SCRAPER } from './memory-runs.ts';

describe('a diff of ten thousand pairs of runs', () => {
  it('says what comparing every record with every other one says', async () => {
    const property = fc.asyncProperty(diffCases, async ({ from, to, ...asked }) => {
      const diff = createDiff(await memoryServices([from, to]));
      await expectAgreement({ diff, from, to }, { scraperId: SCRAPER, ...asked });
    });
    await fc.assert(property, { numRuns: 10_000 });
  }, 3_600_000);
});
