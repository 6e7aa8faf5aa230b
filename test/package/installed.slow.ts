import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { packPieces } from '../../src/models/static/piece-file.ts';
import { indexPieces } from '../../src/models/static/piece-index.ts';

const root = resolve('.');
const modules = join(root, 'node_modules');
let place: string;

const run = (command: string, argv: readonly string[], cwd: string) =>
  execFileSync(command, argv, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Installs what would be published: the packed files, and beside them the packages it declares, and no others. */
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'scrq-packed-'));
  run('npm', ['pack', '--pack-destination', place], root);
  const packed = readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '';
  run('tar', ['-xzf', packed], place);
  mkdirSync(join(place, 'node_modules'));
  symlinkSync(join(place, 'package'), join(place, 'node_modules', 'scrq'));
  const declared = run('npm', ['ls', '--omit=dev', '--all', '--parseable'], root).split('\n');
  for (const path of declared.filter((each) => each.startsWith(modules))) {
    const name = relative(modules, path);
    const link = join(place, 'node_modules', name);
    if (name.includes('node_modules') || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(path, link);
  }
}, 300_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the packed command', () => {
  test('shows its demo', () => {
    const out = run(process.execPath, ['package/bin/scrq.js', 'demo', '--data', 'data', '--format', 'jsonl'], place);
    const first: unknown = JSON.parse(out.split('\n')[0] ?? '');
    expect(first).toMatchObject({ bedrooms: 2, price: expect.any(Number) });
  });

  test('reads the vocabulary of the sources', () => {
    const vocabulary = readFileSync('src/models/static/vocab.txt', 'utf8');
    const index = readFileSync(join(place, 'package/dist/models/static/vocab.index'));
    expect(Buffer.compare(index, packPieces(indexPieces(vocabulary)))).toBe(0);
  });

  test('is a library beside', () => {
    const script = `
      const { openLocalApi } = await import('scrq');
      const api = await openLocalApi({ directory: 'data' });
      console.log((await api.ready()).status);
      await api[Symbol.asyncDispose]();`;
    expect(run(process.execPath, ['--input-type=module', '--eval', script], place)).toBe('ready\n');
  });

  test('brings no sources, tests or data of its own', () => {
    const files = readdirSync(join(place, 'package')).toSorted();
    expect(files.filter((name) => !/^(bin|dist|package\.json|README\.md|LICEN[CS]E.*|NOTICE.*)$/.test(name))).toEqual([]);
  });
});
