import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

import { userDirectory } from '../config/directories.ts';
import { readCompiled, writeCompiled, type CompiledFiles } from './compiled-files.ts';

/** What of the process it takes to run a program and to keep what was compiled of it. */
export type RunningProcess = Pick<NodeJS.Process, 'arch' | 'argv' | 'env' | 'exitCode' | 'pid' | 'platform' | 'stdout' | 'version'> & {
  getuid?(): number;
  on(event: 'exit', listener: () => void): unknown;
};

/** A module of the bundle, as CommonJS has them. */
interface BundledModule {
  readonly exports: unknown;
}

/** Files of the bundle that hold a hash of what is in them in their names, so that nothing else is ever kept under them. */
const HASHED = /-[\w-]{8}\.cjs$/;

/** Commands that answer once and end. */
const BRIEF: readonly string[] = ['search', 'results', 'show', 'describe', 'facets', 'stats', 'history'];
/**
 * Functions run sixty times as much bytecode as usual before they are optimized, and WebAssembly, such as the parser of HTTP, is not optimized: most of what is would not run again,
 * which took a tenth of the time, and Node waits for it before it ends; new objects have as much room as there can be as soon as there are too many for the least, and are looked through
 * when that is full, not before, between two turns.
 */
const BRIEF_FLAGS = [
  '--interrupt-budget=4000000',
  '--liftoff-only',
  '--regexp-tier-up-ticks=100',
  '--no-parallel-scavenge',
  '--semi-space-growth-factor=16',
  '--no-minor-gc-task',
];
/** Commands that do the same with each record, and end. */
const BULK: readonly string[] = ['import', 'pull', 'reembed', 'demo', 'diff'];
/**
 * Functions run six times as much bytecode as usual before they are optimized, and take in a quarter of what they call: what the optimizer did for each thread, over again where it had guessed
 * too early, was a seventh of the processor time of an import of 100,000 records, and saves less than it takes even at 400,000.
 */
const BULK_FLAGS = ['--interrupt-budget=400000', '--max-inlined-bytecode-size-cumulative=200'];
/** They are set before anything is compiled, since what is kept is refused under other flags. */
const FLAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...BRIEF.map((command) => [command, BRIEF_FLAGS] as const),
  ...BULK.map((command) => [command, BULK_FLAGS] as const),
]);
/** Modules of Node that they all ask for. Node has their code compiled, and the engine refuses that as well once flags were set: they come before. */
const COMMON_MODULES = ['node:fs/promises', 'node:os', 'node:timers/promises', 'node:perf_hooks'];

/**
 * Runs a program that is bundled as CommonJS. What the engine compiled of it is kept in the cache directory of the user, by the first word of the command line,
 * since each command runs other functions: compiling them is a third of what a short command does. Whatever is wrong with the cache, the program runs.
 */
export function runCompiled(entry: string, running: RunningProcess): void {
  const flags = FLAGS.get(running.argv[2] ?? '');
  if (flags !== undefined) setFlags(flags, createRequire(entry), running);
  const path = compiledPath(running);
  const user = running.getuid?.();
  const known: CompiledFiles = path === undefined ? new Map() : readCompiled(path, user);
  const scripts = loadBundle(entry, known);
  if (path === undefined) return;
  running.on('exit', () => {
    if (running.exitCode !== 0 || ![...scripts].some(([name, script]) => !known.has(name) || script.cachedDataRejected === true)) return;
    const made = [...scripts].map(([name, script]) => [name, script.createCachedData()] as const);
    // Those of an earlier version are left behind.
    const directories = [dirname(entry), join(dirname(entry), 'chunks')];
    const others = [...known].filter(([name]) => directories.some((directory) => existsSync(join(directory, name))));
    writeCompiled(path, user, new Map([...others, ...made]), `${path}.${running.pid}`);
  });
}

function setFlags(flags: readonly string[], load: NodeJS.Require, { stdout }: RunningProcess): void {
  for (const name of COMMON_MODULES) load(name);
  // Made when it is first asked for, of modules of its own.
  void stdout;
  for (const flag of flags) setFlagsFromString(flag);
}

/** Where what was compiled is kept; undefined where it is not. The variables are those of Node. */
function compiledPath({ arch, argv, env, platform, version }: RunningProcess): string | undefined {
  if (env['NODE_DISABLE_COMPILE_CACHE'] !== undefined || env['NODE_V8_COVERAGE'] !== undefined) return undefined;
  const directory = userDirectory({ env, platform }, 'cache');
  const [, , word = ''] = argv;
  return directory === undefined ? undefined : join(directory, 'compiled', `${/^[a-z][a-z-]{0,19}$/.test(word) ? word : 'scrq'}-${version}-${arch}`);
}

/** Runs the first file of a bundle, and those that it asks for when it does; gives the scripts of those whose code can be kept, as they come. */
function loadBundle(entry: string, known: CompiledFiles): ReadonlyMap<string, Script> {
  const scripts = new Map<string, Script>();
  const modules = new Map<string, BundledModule>();
  const fromPackages = createRequire(entry);
  const load = (path: string): unknown => {
    const loaded = modules.get(path);
    if (loaded !== undefined) return loaded.exports;
    const module: BundledModule = { exports: {} };
    modules.set(path, module);
    const name = basename(path);
    const cachedData = known.get(name);
    // The build writes ASCII alone, and each file as a function of a module.
    const script = new Script(readFileSync(path, 'latin1'), {
      filename: path,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    if (HASHED.test(name)) scripts.set(name, script);
    const ask = (id: string): unknown => (id.startsWith('.') && id.endsWith('.cjs') ? load(join(dirname(path), id)) : fromPackages(id));
    // The file is a function of these parameters.
    const run = script.runInThisContext() as (...parameters: unknown[]) => void;
    run.call(module.exports, module.exports, ask, module, path, dirname(path));
    return module.exports;
  };
  load(entry);
  return scripts;
}
