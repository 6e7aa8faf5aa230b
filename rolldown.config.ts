import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { defineConfig, type ChunkingContext, type Plugin } from 'rolldown';

import { lazyText, sharedMembers, uncopiedTables } from './.rolldown/packages.ts';
import { latePatterns, madeOfWords, moduleFunctions, noCircles, plainLetters, tablesOfLexicons, valueExports } from './.rolldown/plugins.ts';

// Our own file, so its shape is known.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };

const ENTRY = resolve('src/cli/main.ts');
/** What it imports: others import parts of that too. */
const START = 'start';

/** What commands wait for, most of it in a hundred small modules. The library needs them as packages all the same. */
const BUNDLED: ReadonlySet<string> = new Set([
  'zod',
  'undici',
  '@lancedb/lancedb',
  'apache-arrow',
  '@duckdb/node-api',
  'ulid',
  'string-width',
  'ora',
  'wink-porter2-stemmer',
]);
/**
 * Of these packages only the native parts stay packages: otherwise they are hundreds of small files, which take Node as long as all else of a command.
 * A file by its name, and what stands in its place.
 */
const NATIVE: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /[\\/]src[\\/]store[\\/]packages\.ts$/,
    `export const loadPackages = () => ({ lance: require('@lancedb/lancedb'), arrow: require('apache-arrow') });`,
  ],
  [
    /[\\/]src[\\/]tables[\\/]packages\.ts$/,
    `export const loadDuckDb = () => require('@duckdb/node-api'); export { duckdb as loadBindings } from '\0native';`,
  ],
  // What reads, shows and converts values of types that no statement selects, and functions that nothing defines: a third of it.
  [
    /[\\/]@duckdb[\\/]node-api[\\/]lib[\\/](?:(?:JS|Json|ToDuckDB)\w+|DuckDB(?:ValueConverters?|ScalarFunction\w*|InstanceCache|PendingResult|ResultReader|ClientContext)|typeForValue|configurationOptionDescriptions|version|conversion[\\/]\w+|values[\\/]DuckDB(?!List)\w+Value|vectors[\\/]DuckDB(?:Array|BigNum|Bit|Date|Enum\w+|Geometry|Interval|Map|Struct|Time\w*|Union|UUID|Variant)Vector)\.js$/,
    'module.exports = {};',
  ],
  // Pictures are the same on every machine, whether or not a canvas is installed on it, which would measure letters.
  [
    /[\\/]vega-canvas[\\/]build[\\/]vega-canvas\.node\.js$/,
    'const none = () => null; export { none as canvas, none as domCanvas, none as image, none as nodeCanvas };',
  ],
  [/[\\/]@lancedb[\\/]lancedb[\\/]dist[\\/]native\.js$/, `module.exports = require('\0native').lancedb();`],
  [/[\\/]@duckdb[\\/]node-bindings[\\/]duckdb\.js$/, `module.exports = require('\0native').duckdb();`],
  // Each is found from the package that it belongs to: no other one need find it.
  [
    /^\0native$/,
    `import { createRequire } from 'node:module';
    const own = createRequire(import.meta.url);
    export const lancedb = () => createRequire(own.resolve('@lancedb/lancedb'))('./native.js');
    export const duckdb = () => {
      const bindings = createRequire(createRequire(own.resolve('@duckdb/node-api')).resolve('@duckdb/node-bindings'));
      try {
        return bindings(\`@duckdb/node-bindings-\${process.platform}-\${process.arch}/duckdb.node\`);
      } catch {
        // It asks for the C library as well, with what child processes are started with: of two dozen modules, most are loaded for nothing else.
        return bindings('./duckdb.js');
      }
    };`,
  ],
];

const packages = Object.keys(manifest.dependencies).filter((name) => !BUNDLED.has(name));

/** Of undici, the command line sends requests and nothing else: no fetch, no HTTP/2, no mocks. The names are those of its public module. */
const UNDICI = `
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import request from 'undici/lib/api/api-request.js';
import connect from 'undici/lib/api/api-connect.js';
Object.assign(Dispatcher.prototype, { request, connect });
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js';
export { default as errors } from 'undici/lib/core/errors.js';
`;

/** Names stay as they are: traces of what goes wrong hold them. */
const MINIFY = { compress: true, mangle: false, codegen: { removeWhitespace: true } } as const;

/**
 * The command line as a few files: Node takes longer to find and compile hundreds of modules than to run them. What is imported lazily
 * stays apart; packages that are dependencies stay packages, and development ones that it imports become part of it.
 * The library stays as the compiler emits it.
 */
const program = defineConfig({
  input: ENTRY,
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  transform: { target: 'node20.19' },
  plugins: [
    partsOfUndici(),
    nativeParts(),
    tablesOfLexicons(),
    latePatterns(),
    madeOfWords(),
    lazyModules(),
    lazyText(),
    uncopiedTables(),
    sharedMembers(),
    plainLetters(),
    valueExports(),
    moduleFunctions(),
    noCircles(),
    licences(),
  ],
  output: {
    dir: 'dist/cli',
    cleanDir: true,
    // What the engine compiled of a script can be kept, what it compiled of a module cannot.
    format: 'cjs',
    // A script that was kept cannot import: the engine forgets who would do it.
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    // Commands are files of the same few names in folders of their own. What was compiled of a file is kept under its name.
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${name === START ? '' : 'chunks/'}${facadeModuleId === null ? '' : `${basename(dirname(facadeModuleId))}-`}[name]-[hash].cjs`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: chunkOf }],
    },
    minify: MINIFY,
  },
});

/** What runs the command line. It is alone, since it decides how all else is loaded. */
const runner = defineConfig({
  input: resolve('src/cli/compiled/run-compiled.ts'),
  platform: 'node',
  transform: { target: 'node20.19' },
  output: { dir: 'dist/cli', format: 'cjs', entryFileNames: '[name].cjs', minify: MINIFY },
});

export default [program, runner];

/** What is loaded together is put together: each file that is opened costs about a millisecond. What starts every command stays with that. */
const TOGETHER: readonly (readonly [name: string, files: RegExp])[] = [
  ['native', /^\0native$/],
  // What the commands that answer most do without: making a schema takes as long as reading its module.
  ['operations', /[\\/]src[\\/]contract[\\/](?:openapi[\\/]|configuration|operations[\\/](?:chat|export|health|push|roles|stats\.ts$|table|usage))/],
  ['search-request', /[\\/]src[\\/]contract[\\/]operations[\\/]search-request\.ts$/],
  ['responses', /[\\/]src[\\/]contract[\\/]operations[\\/](?:scrapers|search)\.ts$/],
  ['stats', /[\\/]src[\\/]contract[\\/]operations[\\/]stats-request\.ts$/],
  ['facets-request', /[\\/]src[\\/]contract[\\/]operations[\\/]facets\.ts$/],
  ['changes-request', /[\\/]src[\\/]contract[\\/]operations[\\/](?:diff|history)\.ts$/],
  ['contract', /[\\/]src[\\/]contract[\\/]|[\\/]node_modules[\\/]zod[\\/]/],
  [
    'answer',
    /[\\/]src[\\/](?:errors|text[\\/][\w-]+|format[\\/](?:terminal-text|formula-starts|write[\\/]json)|cli[\\/](?:nearest|shell-word|commands[\\/]search[\\/]notes|config[\\/](?:configuration|setting-sources)|terminal[\\/](?:io|links|style)|output[\\/](?:answer|change-rows|foreign-notes|output|output-file|record-printer|show-foreign|show-records|show-report)))\.ts$/,
  ],
];

/** Files with all that they import: what opens a dataset, then what more is asked of its tables. */
const CLOSED: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ['local-open', ['src/local/open.ts']],
  ['stats', ['src/local/stats/stats.ts', 'src/local/stats/execute-plan.ts']],
  ['tables', ['src/tables/open-tables.ts']],
];

const placed = new Map<string, string | undefined>();

function chunkOf(id: string, graph: ChunkingContext): string | undefined {
  if (placed.size === 0) {
    place([ENTRY], (file) => (file === ENTRY ? undefined : START), graph);
    for (const [name, roots] of CLOSED)
      place(
        roots.map((root) => resolve(root)),
        (file) => togetherWith(file) ?? name,
        graph,
      );
  }
  return placed.has(id) ? placed.get(id) : togetherWith(id);
}

function togetherWith(id: string): string | undefined {
  return TOGETHER.find(([, files]) => files.test(id))?.[0];
}

/** Gives what these files import, and is not placed yet, to chunks. */
function place(ids: readonly string[], chunkFor: (id: string) => string | undefined, graph: ChunkingContext): void {
  for (const id of ids) {
    if (placed.has(id)) continue;
    placed.set(id, chunkFor(id));
    place(graph.getModuleInfo(id)?.importedIds ?? [], chunkFor, graph);
  }
}

/** Stands in for undici with the parts that are used; those that only other uses of it reach become empty. */
function partsOfUndici(): Plugin {
  const unused = /[\\/]undici[\\/]lib[\\/](?:dispatcher[\\/]client-h2|web[\\/]fetch[\\/]body|dispatcher[\\/]socks5-proxy-agent)\.js$/;
  return {
    name: 'parts-of-undici',
    resolveId: (source) => (source === 'undici' ? '\0undici' : undefined),
    load: (id) => (id === '\0undici' ? UNDICI : unused.test(id) ? 'module.exports = {};' : undefined),
  };
}

/** Bundles the packages that have native parts, and leaves those parts where they are. */
function nativeParts(): Plugin {
  return {
    name: 'native-parts',
    resolveId: (source) => (source === '\0native' ? source : undefined),
    load: (id) => NATIVE.find(([file]) => file.test(id))?.[1],
  };
}

/** Modules of Node that take a dozen others with them and that few commands call: they are loaded at the first call of one of these functions, or classes. */
const LAZY: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': ['spawn'],
  'node:crypto': ['createHash', 'randomBytes', 'randomUUID', 'timingSafeEqual'],
  // The second is asked for on threads alone, which are modules of their own.
  'node:worker_threads': ['Worker', 'parentPort'],
};

function lazyModules(): Plugin {
  const prefix = '\0lazy:';
  const users = /[\\/](?:src|node_modules[\\/](?:commander|ulid))[\\/]/;
  return {
    name: 'lazy-modules',
    resolveId: (source, importer = '', { kind }) =>
      Object.hasOwn(LAZY, source) && kind !== 'dynamic-import' && users.test(importer) ? `${prefix}${source}` : undefined,
    load(id) {
      const name = id.startsWith(prefix) ? id.slice(prefix.length) : '';
      const functions = LAZY[name];
      if (functions === undefined) return undefined;
      const calls = functions.map((each) => {
        const call = /^[A-Z]/.test(each) ? `new (load('${name}').${each})` : `load('${name}').${each}`;
        return `export function ${each}(...call) { return ${call}(...call); }`;
      });
      return `import { createRequire } from 'node:module';
        const load = createRequire(import.meta.url);
        ${calls.join('\n')}
        export default { ${functions.join(', ')} };`;
    },
  };
}

/** Puts the licences of the packages that became part of the bundle beside it, as they ask for. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const directories = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? []);
      const source = [...new Set(directories)]
        .map(licenceOf)
        .toSorted()
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function licenceOf(directory: string): string {
  // Every package has this file, and says these things in it.
  const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Readonly<Record<string, string>>;
  const files = readdirSync(directory).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
  return [`${name} ${version} (${license})\n`, ...files.map((file) => readFileSync(join(directory, file), 'utf8'))].join('\n');
}
