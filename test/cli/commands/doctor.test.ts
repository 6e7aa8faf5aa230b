import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { scriptedOllama, sendChat, sendJson, type ScriptedOllama } from '../../models/ollama/scripted-ollama.ts';
import { runScrq } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary, untilTestEnds } from '../../temporary.ts';

let server: ScriptedOllama;
let directory: Temporary;
beforeEach(async () => {
  server = untilTestEnds(await scriptedOllama());
  directory = untilTestEnds(await temporaryDirectory());
});

interface Finding {
  readonly subject: string;
  readonly status: string;
  readonly message: string;
  readonly ms?: number;
  readonly details?: { readonly writable?: boolean; readonly models?: readonly object[] };
}

async function doctor(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { exit, out, err } = await runScrq(['doctor', '--format', 'json', ...args], {
    env: { SCRQ_DATA: directory.path, OLLAMA_HOST: server.url, ...env },
  });
  const findings: readonly Finding[] = out === '' ? [] : JSON.parse(out).findings;
  return {
    exit,
    err,
    of: (subject: string) => findings.find((finding) => finding.subject === subject),
    subjects: findings.map(({ subject }) => subject),
  };
}

const importThings = (...more: readonly string[]) =>
  runScrq(['import', '-', '--scraper', 'things', '--embedder', 'ollama:tiny-embed', ...more], {
    env: { SCRQ_DATA: directory.path, OLLAMA_HOST: server.url },
    stdin: '[{"title":"red shoe"},{"title":"blue hat"}]',
  });

it('tells what works: where it is, who said so, what each model is for, and how long things take', async () => {
  await importThings();
  server.script.set('/api/chat', (_, response) => sendChat(response, ['{"answer":true}']));
  const { exit, err, of } = await doctor(['--model', 'tiny-chat:1b']);
  expect([exit, err]).toEqual([0, '']);
  expect(of('data directory')).toMatchObject({ status: 'works', details: { origin: 'SCRQ_DATA', writable: true } });
  expect(of('dataset')).toMatchObject({ details: { scrapers: 1, runs: 1, records: 2 } });
  expect(of('embedder in the package')).toMatchObject({ status: 'works', ms: expect.any(Number) });
  expect(of('Ollama')).toMatchObject({ status: 'works', details: { url: server.url, origin: 'OLLAMA_HOST', version: '9.9.9' } });
  expect(of('Ollama')?.details?.models).toContainEqual({ name: 'tiny-embed', bytes: 46_000_000, usedFor: ['vectors of things'] });
  expect(of('Ollama')?.details?.models).toContainEqual({ name: 'tiny-chat:1b', bytes: 46_000_000, usedFor: ['queries and chat'] });
  expect(of('embedder ollama:tiny-embed@aaaaaaaaaaaa/8')).toMatchObject({ status: 'works', ms: expect.any(Number) });
  expect(of('model tiny-chat:1b')).toMatchObject({ status: 'works', ms: expect.any(Number) });
});

it('does not mind a server that nothing needs', async () => {
  await server.stop();
  const { exit, of } = await doctor([], { OLLAMA_HOST: '' });
  expect(exit).toBe(0);
  expect(of('Ollama')?.status).toMatch(/^(?:unused|works)$/);
});

it.each([
  ['a server that somebody named and that is gone', ['--ollama-url', 'http://127.0.0.1:9'], 'Ollama', 'ollama serve'],
  ['a model that is not there', ['--model', 'missing'], 'model missing', 'ollama pull missing'],
  ['an address that is none', ['--ollama-url', 'ftp://box'], 'Ollama', 'OLLAMA_HOST'],
  ['a server of --base-url that is gone', ['--base-url', 'http://127.0.0.1:9'], 'server', '127.0.0.1:9'],
])('ends with 1 and says what to do: %s', async (_case, args, subject, says) => {
  server.script.set('/api/chat', (_, response) => sendJson(response, { error: 'model not found' }, 404));
  const { exit, err, of } = await doctor(args);
  expect(exit).toBe(1);
  expect(of(subject)?.status).toBe('fails');
  expect(err).toContain(says);
});

it('ends with 1 when the vectors of a run can be compared no more', async () => {
  await importThings();
  server.models.set('tiny-embed:latest', 'ffffffffffff9999');
  const { exit, err } = await doctor();
  expect(exit).toBe(1);
  expect(err).toContain('scrq reembed --embedder ollama:tiny-embed');
});

it('tells a directory that is none, and one that holds half a dataset', async () => {
  await writeFile(join(directory.path, 'file'), '');
  const file = await doctor(['--data', join(directory.path, 'file')]);
  expect([file.exit, file.of('data directory')?.message]).toEqual([1, expect.stringContaining('is not a directory')]);
  await mkdir(join(directory.path, 'half', 'r_01.lance'), { recursive: true });
  const half = await doctor(['--data', join(directory.path, 'half')]);
  expect([half.exit, half.of('dataset')?.status]).toEqual([1, 'fails']);
  const fresh = await doctor(['--data', join(directory.path, 'new')]);
  expect([fresh.exit, fresh.of('data directory')?.message]).toEqual([0, expect.stringContaining('the first import makes it')]);
});

it.skipIf(process.getuid?.() === 0)('tells a directory that may only be read (not told to root, who may write)', async () => {
  await chmod(directory.path, 0o500);
  const { exit, of } = await doctor();
  expect([exit, of('data directory')?.details?.writable]).toEqual([1, false]);
  await chmod(directory.path, 0o700);
});

it('is a table for people', async () => {
  const { exit, out } = await runScrq(['doctor'], { env: { SCRQ_DATA: directory.path, OLLAMA_HOST: server.url }, terminal: 140 });
  expect(exit).toBe(0);
  expect(out).toMatch(/works\s+embedder in the package/);
});
