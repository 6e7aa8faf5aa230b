import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import { defineConfig, type ChunkingContext, type Plugin } from 'rolldown';

// Our own file, so its shape is known.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };

const ENTRY = resolve('src/cli/main.ts');

/** What commands wait for, in a hundred small modules. The library needs them as packages all the same. */
const BUNDLED: ReadonlySet<string> = new Set(['zod', 'undici']);
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

/**
 * The command line as a few files: Node takes longer to find and compile hundreds of modules than to run them. What is imported lazily
 * stays apart; packages that are dependencies stay packages, and development ones that it imports become part of it.
 * The library stays as the compiler emits it.
 */
export default defineConfig({
  input: ENTRY,
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  transform: { target: 'node20.19' },
  plugins: [partsOfUndici(), licences()],
  output: {
    dir: 'dist/cli',
    cleanDir: true,
    // Commands are files of the same few names in folders of their own.
    chunkFileNames: ({ facadeModuleId }) => `chunks/${facadeModuleId === null ? '' : `${basename(dirname(facadeModuleId))}-`}[name].js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: chunkOf }],
    },
    // Names stay as they are: traces of what goes wrong hold them.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});

/** What is loaded together is put together: each file that is opened costs about a millisecond. What starts every command stays with that. */
const TOGETHER: readonly (readonly [name: string, files: RegExp])[] = [
  ['contract', /[\\/]src[\\/]contract[\\/]|[\\/]node_modules[\\/]zod[\\/]/],
  [
    'answer',
    /[\\/]src[\\/](?:cli[\\/](?:output[\\/](?:answer|output|output-file|show-records|record-printer)|commands[\\/]search[\\/]notes|shell-word|terminal[\\/]style)|format[\\/]write[\\/]json)\.ts$/,
  ],
];

const start = new Set<string>();

function chunkOf(id: string, graph: ChunkingContext): string | undefined {
  if (start.size === 0) gatherStart(ENTRY, graph);
  return start.has(id) ? undefined : TOGETHER.find(([, files]) => files.test(id))?.[0];
}

function gatherStart(id: string, graph: ChunkingContext): void {
  if (start.has(id)) return;
  start.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) gatherStart(imported, graph);
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

/** Puts the licences of the packages that became part of the bundle beside it, as they ask for. */
function licences(): Plugin {
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
