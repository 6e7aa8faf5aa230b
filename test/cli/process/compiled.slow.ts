import { execFileSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { temporaryDirectory, untilTestEnds } from '../../temporary.ts';
import { exitOf, startCommand } from './built-command.ts';
import { isBuilt } from './built.ts';
import { compiledInstead } from './compiled-instead.ts';

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
  test.each([
    ['under the usual flags', ['completion', 'bash']],
    ['under those of a command that answers once', ['describe', '--help']],
    ['under those of one that goes through many records', ['diff', '--help']],
  ])('is kept for the next time %s, for this user alone', async (_what, argv) => {
    const { run, files, kept } = await openCache();
    const first = await run(argv);
    const [file = ''] = await files();
    const { mtimeMs, mode } = await stat(join(kept, file));
    expect(await run(argv)).toEqual(first);
    expect(await files()).toEqual([`${argv[0]}-${process.version}-${process.arch}`]);
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

  test('is run as it is when this user alone can have written it', async () => {
    const { run, files, kept } = await openCache();
    await run(['completion', 'bash']);
    const [file = ''] = await files();
    await writeFile(join(kept, file), compiledInstead('console.log("other code");process.exit(66);'));
    expect(await run(['completion', 'bash'])).toMatchObject({ exit: 66, out: 'other code\n' });
  });

  test.each<readonly [string, (path: string) => Promise<void>]>([
    ['a link to another file', (path) => rename(path, `${path}.moved`).then(() => symlink(`${path}.moved`, path))],
    ['a file that a group may write to', (path) => chmod(path, 0o620)],
    ['a file that all may write to', (path) => chmod(path, 0o602)],
    ['a pipe', (path) => rm(path).then(() => void execFileSync('mkfifo', ['-m', '600', path]))],
  ])('is compiled again in place of %s', async (_what, replace) => {
    const { run, files, kept } = await openCache();
    const first = await run(['completion', 'bash']);
    const [file = ''] = await files();
    const path = join(kept, file);
    await writeFile(path, compiledInstead('process.exit(66);'));
    await replace(path);
    expect(await run(['completion', 'bash'])).toEqual(first);
    const { mode } = await lstat(path);
    expect(mode).toBe(0o100600);
  });

  test.each<readonly [string, (directory: string) => Promise<void>]>([
    ['that others may write to', (directory) => chmod(directory, 0o777)],
    ['that a group may write to', (directory) => chmod(directory, 0o770)],
    ['in a directory that others may write to', (directory) => chmod(join(directory, '..'), 0o777)],
    ['that a link leads to', (directory) => rename(directory, `${directory}-moved`).then(() => symlink(`${directory}-moved`, directory))],
  ])('is neither read nor written in a directory %s', async (_what, change) => {
    const { run, files, kept } = await openCache();
    const first = await run(['completion', 'bash']);
    const [file = ''] = await files();
    const other = compiledInstead('process.exit(66);');
    await writeFile(join(kept, file), other);
    await change(kept);
    expect(await run(['completion', 'bash'])).toEqual(first);
    expect((await readFile(join(kept, file))).equals(other)).toBe(true);
    expect(await files()).toEqual([file]);
  });

  test.skipIf(process.getuid?.() !== 0)('is neither read nor written in a directory of another user (skipped unless run by root)', async () => {
    const { run, files, kept } = await openCache();
    const first = await run(['completion', 'bash']);
    const [file = ''] = await files();
    const other = compiledInstead('process.exit(66);');
    await writeFile(join(kept, file), other);
    await chown(kept, 1, 1);
    expect(await run(['completion', 'bash'])).toEqual(first);
    expect((await readFile(join(kept, file))).equals(other)).toBe(true);
  });

  test('keeps nothing of files of the program that are gone', async () => {
    const { run, files, kept } = await openCache();
    await run(['completion', 'bash']);
    const [file = ''] = await files();
    const path = join(kept, file);
    await writeFile(path, compiledInstead('', 'start-0ld0ld0l.cjs'));
    await run(['completion', 'bash']);
    const [head = ''] = (await readFile(path, 'latin1')).split('\n');
    expect(head).toMatch(/"start-[\w-]{8}\.cjs"/);
    expect(head).not.toContain('0ld0ld0l');
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
