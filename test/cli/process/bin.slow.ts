import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { exitOf, startCommand } from './built-command.ts';
import { isBuilt } from './built.ts';
import { sharedDirectory } from '../../temporary.ts';

const directory = sharedDirectory();

/** The command on a dataset of this test; its standard input stays open until the test closes it. */
function start(...argv: string[]): ChildProcessWithoutNullStreams {
  return startCommand(argv, { SCRQ_DATA: `${directory.path}/data` });
}

describe.skipIf(!isBuilt())('the command in its own process (skipped without a build of these sources)', () => {
  test('ends by itself, with the whole output written, though its input is open', async () => {
    const child = start('--help');
    const [out, exit] = await Promise.all([text(child.stdout), exitOf(child)]);
    expect(exit).toBe(0);
    expect(out).toMatch(/130 interrupted\.\n$/);
  });

  test.each([[['help']], [['help', 'scrapers', 'create']]])('shows help that was asked for as a result: %s', async (argv) => {
    const child = start(...argv);
    const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
    expect([exit, err, out]).toEqual([0, '', expect.stringContaining('Usage: scrq')]);
  });

  test('knows its version, wherever its code was put by the build', async () => {
    const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest).toMatchObject({ version: (await text(start('--version').stdout)).trim() });
  });

  test('fails with its exit status', async () => {
    const child = start('results');
    const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
    expect([out, exit]).toEqual(['', 3]);
    expect(err).toContain('scrq: there are no records here yet\n');
  });

  test('stops an import that waits for its input, and leaves nothing of it', async () => {
    const child = start('import', '-', '--scraper', 'half');
    child.stdin.write('{"n":1}\n');
    await expect.poll(() => existsSync(`${directory.path}/data`)).toBe(true);
    child.kill('SIGINT');
    const [err, exit] = await Promise.all([text(child.stderr), exitOf(child)]);
    expect(err).toBe('scrq: interrupted\n');
    // By the signal where undoing takes long, as on a busy machine: then the name may be left, and no run.
    expect([130, 'SIGINT']).toContain(exit);
    const left = JSON.parse(await text(start('scrapers', '--format', 'json').stdout)) as readonly { readonly latestRun: unknown }[];
    expect(exit === 130 ? left : left.filter(({ latestRun }) => latestRun !== null)).toEqual([]);
  });

  test.each([
    ['SIGTERM', 0],
    ['SIGINT', 130],
  ] as const)('serves until %s, and ends with %d', async (signal, status) => {
    const child = start('serve', '--port', '0');
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk) => String(chunk).includes('http:') && resolve());
      child.once('exit', () => reject(new Error('it ended before it listened')));
    });
    child.kill(signal);
    expect(await exitOf(child)).toBe(status);
  });
});
