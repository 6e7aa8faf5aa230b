import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { temporaryDirectory, untilTestEnds } from '../../temporary.ts';
import { exitOf, startCommand } from './built-command.ts';
import { isBuilt } from './built.ts';

/** The command with a cache directory of its own: what it printed, and the files that it keeps there. */
async function openCache() {
  const { path } = untilTestEnds(await temporaryDirectory());
  const kept = join(path, 'scrq/compiled');
  const { NODE_DISABLE_COMPILE_CACHE: _off, NODE_V8_COVERAGE: _coverage, ...environment } = process.env;
  return {
    kept,
    files: () => readdir(kept).catch((): string[] => []),
    run: async (argv: readonly string[], env: Readonly<Record<string, string>> = {}) => {
      const child = startCommand(argv, { ...env, XDG_CACHE_HOME: path }, environment);
      const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
      return { out, err, exit };
    },
  };
}

// On Windows and macOS the directory is named by other variables.
describe.skipIf(!isBuilt() || process.platform !== 'linux')('what was compiled of the command (skipped without a build of these sources)', () => {
  test('is kept for the next time, for this user alone', async () => {
    const { run, files, kept } = await openCache();
    const first = await run(['completion', 'bash']);
    const [file = ''] = await files();
    const { mtimeMs, mode } = await stat(join(kept, file));
    expect(await run(['completion', 'bash'])).toEqual(first);
    expect(await files()).toEqual([`completion-${process.version}-${process.arch}`]);
    expect([(await stat(join(kept, file))).mtimeMs, mode & 0o777]).toEqual([mtimeMs, 0o600]);
  });

  test.each([
    ['empty', (path: string) => truncate(path, 0)],
    ['cut', async (path: string) => truncate(path, (await stat(path)).size - 100)],
    ['something else', (path: string) => writeFile(path, 'null\n')],
    ['damaged in a byte', (path: string) => changeByte(path)],
  ])('is compiled again when the file is %s', async (_what, damage) => {
    const { run, files, kept } = await openCache();
    const first = await run(['completion', 'bash']);
    const [file = ''] = await files();
    const sound = await stat(join(kept, file));
    await damage(join(kept, file));
    expect(await run(['completion', 'bash'])).toEqual(first);
    expect((await stat(join(kept, file))).ino).not.toBe(sound.ino);
  });

  test('is not kept of a command that failed, or where Node is told not to', async () => {
    const { run, files } = await openCache();
    expect((await run(['serch'])).exit).toBe(2);
    expect((await run(['--version'], { NODE_DISABLE_COMPILE_CACHE: '1' })).exit).toBe(0);
    expect(await files()).toEqual([]);
  });

  test('is done without where it cannot be kept', async () => {
    const { run, files, kept } = await openCache();
    await mkdir(join(kept, '..'), { recursive: true });
    await writeFile(kept, 'a file in its place');
    expect(await run(['--version'])).toMatchObject({ exit: 0, err: '' });
    expect(await files()).toEqual([]);
  });
});

async function changeByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.length - 50_000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
