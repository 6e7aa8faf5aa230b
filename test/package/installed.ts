import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Installed extends AsyncDisposable {
  /** An empty folder but for what npm put there, with nothing of this repository beside it. */
  readonly folder: string;
  /** Where the package is in it. */
  readonly packed: string;
}

/** What others get: the packed files, installed with what they depend on by npm in an empty folder. */
export async function installPacked(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'scrq-installed-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: resolve('.') });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('npm', ['init', '--yes'], { cwd: folder });
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
  return {
    folder,
    packed: join(folder, 'node_modules/scrq'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
