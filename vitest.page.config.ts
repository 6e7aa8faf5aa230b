import { defineConfig } from 'vitest/config';

/** The page of the server in a real Chromium; they skip, and say so, where there is none. It is the built page: `npm run build` comes before. */
export default defineConfig({
  test: {
    include: ['test/**/*.page.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    fileParallelism: false,
    setupFiles: ['test/fixed-seeds.ts'],
    env: { LANCEDB_LOG: 'error' },
  },
});
