import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    /** Far more than any test takes: what hangs ends. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    /** Of what no event tells (what another process or a server has come to), and of nothing else: it comes, on a busy machine later. */
    expect: { poll: { timeout: 100_000, interval: 10 } },
    // One more than the processors that it is measured with: a worker waits a third of its time, for the engines and for other processes.
    maxWorkers: 3,
    // Files share what they import: loading it for each file again cost a third of the processor time. No test replaces a module.
    isolate: false,
    // Nearly all code runs a few times here: to compile it as soon as in a server cost a seventh of the processor time.
    execArgv: ['--interrupt-budget=1000000'],
    // Modules as they were made of their sources are kept in node_modules, by their content: 13.0 s of processor time for two files became 9.3.
    experimental: { fsModuleCache: true },
    setupFiles: ['test/fixed-seeds.ts'],
    globalSetup: ['test/temporary-files.ts'],
    env: { LANCEDB_LOG: 'error' },
  },
});
