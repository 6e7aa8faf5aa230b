import { test } from 'vitest';

import { agreeWithOracle } from './agreement.ts';

/** How many plans are tried: `SCRQ_PLANS=20000 npm run test:slow -- test/core/plan/execute.slow.ts` for the long form. */
const PLANS = Number(process.env['SCRQ_PLANS'] ?? 10_000);

test(
  'the figures of thousands of random plans on random record sets are those of a naive computation with exact fractions',
  () => agreeWithOracle(PLANS),
  3_600_000,
);
