import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Files share what they import: loading it for each file again cost a third of the processor time. No test replaces a module.
    isolate: false,
    env: { LANCEDB_LOG: 'error' },
  },
});
