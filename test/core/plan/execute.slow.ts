import { test } from 'vitest';

import { agreeWithOracle } from './agreement.ts';

test(
  'the figures of ten thousand random plans on random record sets are those of a naive computation with exact fractions',
  () => agreeWithOracle(10_000),
  1_800_000,
);
