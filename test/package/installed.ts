import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Installed extends AsyncDisposable {
  /** An empty folder but for what npm put there, with nothing of this repository beside it. */
  readonly folder: string;
  /** Where the package is in it. */
  readonly packed: string;
}

/** The environment as it is outside of this repository: without what npm adds for its scripts, its programs among them. */
export function environmentOutside(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$|NODE_)/.test(name));
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter((directory) => !/\bnode_modules\b/.test(directory));
  return { ...Object.fromEntries(inherited), PATH: programs.join(delimiter) };
}

/** What others get: the packed files, installed with what they depend on by npm in an empty folder. */
export async function installPacked(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'scrq-installed-'));
  const beside = packagesAbove(folder);
  if (beside !== undefined) throw new Error(`what is missing in the package would be found in ${beside}`);
  const outside = { cwd: folder, env: environmentOutside() };
  await run('npm', ['pack', '--pack-destination', folder], { cwd: resolve('.') });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('npm', ['init', '--yes'], outside);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`], outside);
  return {
    folder,
    packed: join(folder, 'node_modules/scrq'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Packages that Node would find from a folder on, and which are not in it. */
function packagesAbove(folder: string): string | undefined {
  for (let above = dirname(folder); ; above = dirname(above)) {
    const packages = join(above, 'node_modules');
    if (existsSync(packages)) return packages;
    if (above === dirname(above)) return undefined;
  }
}
