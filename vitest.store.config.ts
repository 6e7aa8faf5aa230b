import { defineConfig } from 'vitest/config';

/** Datasets on a real S3 server; they skip, and say so, where VERSITYGW names none. Processes are those of the built program: `npm run build` comes before. */
export default defineConfig({
  test: {
    include: ['test/**/*.s3.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000, interval: 20 } },
    fileParallelism: false,
    setupFiles: ['test/fixed-seeds.ts'],
    globalSetup: ['test/temporary-files.ts'],
    env: { LANCEDB_LOG: 'error' },
  },
});
