import { defineConfig } from 'vitest/config';

/** The suites against a real Ollama server with real models; they skip, and say so, where OLLAMA_HOST names none. */
export default defineConfig({
  test: {
    include: ['test/**/*.ollama.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 200_000, interval: 10 } },
    fileParallelism: false,
    env: { LANCEDB_LOG: 'error' },
  },
});
