import { describe } from 'vitest';

/** The server that the environment names; undefined where it names none. */
export const host = process.env['OLLAMA_HOST']?.trim() || undefined;

/** Models that the server of the tests has; others can be named. */
export const embeddingModel = process.env['SCRQ_TEST_EMBEDDING_MODEL'] ?? 'all-minilm';
export const chatModel = process.env['SCRQ_TEST_CHAT_MODEL'] ?? 'smollm2:135m';

/** Tests that need the server: without one they are skipped, in words. */
export const describeWithOllama: typeof describe | typeof describe.skip = host === undefined ? describe.skip : describe;

if (host === undefined) console.warn('skipped: OLLAMA_HOST names no server (with one, its models all-minilm and smollm2:135m are asked)');
