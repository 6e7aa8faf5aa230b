import { readdirSync, readFileSync } from 'node:fs';

import { defineConfig, type Plugin } from 'rolldown';

import { licences } from './rolldown.config.ts';

const STYLES = 'src/page/style';

/** The page that `scrq serve` shows: one script and one style, with names that change with what is in them, and the document that names them. */
export default defineConfig({
  input: { page: 'src/page/main.tsx' },
  platform: 'browser',
  tsconfig: 'src/page/tsconfig.json',
  transform: { target: 'es2023' },
  plugins: [document(), licences()],
  output: {
    dir: 'dist/page',
    cleanDir: true,
    entryFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    minify: true,
  },
});

/** Writes the style and, once their names are known, the document; nothing of either is inline, so that the policy of the page can refuse all that is. */
function document(): Plugin {
  return {
    name: 'document',
    generateBundle(_options, bundle) {
      const files = readdirSync(STYLES).toSorted();
      const source = files.map((file) => readFileSync(`${STYLES}/${file}`, 'utf8')).join('\n');
      const style = this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source: compact(source) }));
      const script = Object.keys(bundle).find((name) => name.endsWith('.js')) ?? '';
      const html = readFileSync('src/page/index.html', 'utf8').replace('{{style}}', style).replace('{{script}}', script);
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
    },
  };
}

/** The same style without comments and most white space; no text in ours holds what this would change. */
function compact(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1');
}
