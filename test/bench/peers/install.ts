import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the project they are no dependencies: a bench that is run has them. */
const modules = ['better-sqlite3@12.11.1', 'sqlite-vec@0.1.9', '@orama/orama@3.1.18', 'minisearch@7.2.0'];
const wheels = ['tantivy==0.27.0', 'numpy', 'csv-diff==1.2'];

/** What could be had, and what not. */
export interface Peers {
  /** A directory with the modules of Node. */
  readonly modules: string;
  /** Directory of the programs of an environment of Python. */
  readonly programs: string;
  readonly missing: readonly string[];
}

/** Installs what scrq is measured beside, once, each by itself so that one that cannot be had leaves the others. */
export function installPeers(directory: string): Peers {
  const programs = join(directory, 'python', 'bin');
  const marker = join(directory, 'installed');
  const run = (command: string, args: readonly string[]) => spawnSync(command, args, { cwd: directory, stdio: 'ignore' }).status === 0;
  mkdirSync(directory, { recursive: true });
  const missing: string[] = [];
  if (!existsSync(marker)) {
    writeFileSync(join(directory, 'package.json'), '{ "private": true }');
    missing.push(...modules.filter((name) => !run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', name])));
    // The only one with a native part that is built, or fetched, when it is installed.
    if (!run('npm', ['rebuild', 'better-sqlite3'])) missing.push('better-sqlite3');
    run('python3', ['-m', 'venv', join(directory, 'python')]);
    missing.push(...wheels.filter((name) => !run(join(programs, 'pip'), ['install', '--quiet', name])));
    if (missing.length === 0) writeFileSync(marker, '');
  }
  return { modules: directory, programs, missing };
}
