import { readdirSync, readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';

/** Files of the quick suite that try their properties less often there, or fewer of their cases. */
const shortened = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && /\/property-runs|'fast-check'/.test(readFileSync(`test/${name}`, 'utf8')))
  .map((name) => `test/${name}`);

/** The suites that take minutes: one file after the other, so that what they measure is their own. */
export default defineConfig({
  test: {
    include: ['test/**/*.slow.ts', ...shortened],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 200_000, interval: 10 } },
    fileParallelism: false,
    setupFiles: ['test/fixed-seeds.ts'],
    env: { LANCEDB_LOG: 'error', PROPERTY_RUNS: 'all' },
  },
});
