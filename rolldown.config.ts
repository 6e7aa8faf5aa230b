import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig, type Plugin } from 'rolldown';

// Our own file, so its shape is known.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };

/** What every command waits for, in a hundred small modules. The library needs it as a package all the same. */
const BUNDLED = 'zod';
const packages = Object.keys(manifest.dependencies).filter((name) => name !== BUNDLED);

/**
 * The command line as a few files: Node takes longer to find and compile hundreds of modules than to run them. What is imported lazily
 * stays apart; packages that are dependencies stay packages, and development ones that it imports become part of it.
 * The library stays as the compiler emits it.
 */
export default defineConfig({
  input: 'src/cli/main.ts',
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  transform: { target: 'node20.19' },
  plugins: [licences()],
  output: {
    dir: 'dist/cli',
    cleanDir: true,
    chunkFileNames: 'chunks/[name].js',
    // Names stay as they are: traces of what goes wrong hold them.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});

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
