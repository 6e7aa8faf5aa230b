import { defineConfig } from 'vitest/config';

/** The suites that take minutes: one file after the other, so that what they measure is their own. */
export default defineConfig({
  test: {
    include: ['test/**/*.slow.ts'],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 200_000, interval: 10 } },
    fileParallelism: false,
    setupFiles: ['test/fixed-seeds.ts'],
    env: { LANCEDB_LOG: 'error' },
  },
});
