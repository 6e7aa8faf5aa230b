import { expect, it } from 'vitest';

import { parseEmbedderId, printEmbedderId } from '../../../src/models/ollama/embedder-id.ts';
import { grammarSchema } from '../../../src/models/ollama/grammar-schema.ts';
import { taskPrefixes } from '../../../src/models/ollama/task-prefixes.ts';
import { textBatches } from '../../../src/models/ollama/text-batches.ts';

it.each([
  [{ model: 'all-minilm:latest', digest: 'sha256:f8337e280098ffff', dimensions: 384, prefixes: undefined }, 'ollama:all-minilm@f8337e280098/384'],
  [{ model: 'hf.co/a@b/c:Q4_K_M', digest: 'abc123', dimensions: 1024, prefixes: 'e5' }, 'ollama:hf.co/a@b/c:Q4_K_M@abc123/1024+e5'],
])('the id of an embedder can be read back: %o', (parts, id) => {
  expect(printEmbedderId(parts)).toBe(id);
  expect(printEmbedderId(parseEmbedderId(id) ?? parts)).toBe(id);
});

it.each(['scrq-static-v1', 'ollama:all-minilm', 'ollama:@aa/3', ''])('what is no such id is not read as one: %j', (id) => {
  expect(parseEmbedderId(id)).toBeUndefined();
});

it.each([
  ['nomic-embed-text:v1.5', 'nomic'],
  ['NOMIC-embed-text', 'nomic'],
  ['jeffh/intfloat-e5-base-v2', 'e5'],
  ['multilingual-e5-large-instruct', 'e5instruct'],
  ['yxchia/multilingual-e5-large-instruct', 'e5instruct'],
  ['mxbai-embed-large', 'mxbai'],
  ['snowflake-arctic-embed2', 'arctic2'],
  ['snowflake-arctic-embed:335m', 'arctic'],
  ['qllama/bge-small-en-v1.5', 'bge'],
  ['bge-large', 'bge'],
  ['qwen3-embedding:0.6b', 'qwen3'],
  ['embeddinggemma', 'gemma'],
  ['bge-m3', undefined],
  ['all-minilm', undefined],
  ['granite-embedding', undefined],
  ['paraphrase-multilingual', undefined],
])('%s gets the prefixes of its card: %s', (model, mark) => {
  expect(taskPrefixes(model)?.mark).toBe(mark);
});

it('a schema loses what a server chokes on, and names of fields stay what they are', () => {
  const schema = {
    $schema: 'x',
    type: 'object',
    properties: { pattern: { type: 'string', pattern: '^(?!a)', maxLength: 9000 }, not: { type: 'array', items: { not: {} }, maxItems: 5000 } },
    anyOf: [{ pattern: 'a', required: ['not'] }, { enum: [{ pattern: 1 }] }],
    additionalProperties: false,
  };
  expect(grammarSchema(schema)).toEqual({
    type: 'object',
    properties: { pattern: { type: 'string', maxLength: 1000 }, not: { type: 'array', items: {}, maxItems: 1000 } },
    anyOf: [{ required: ['not'] }, { enum: [{ pattern: 1 }] }],
    additionalProperties: false,
  });
});

it('batches hold all texts in their order, one at least', () => {
  const texts = ['a', 'b'.repeat(60_000), 'c', ...Array.from({ length: 40 }, (_, index) => String(index))];
  const batches = [...textBatches(texts)];
  expect(batches.flat()).toEqual(texts);
  expect(batches.map(({ length }) => length)).toEqual([1, 1, 32, 9]);
  expect([...textBatches([])]).toEqual([]);
});
