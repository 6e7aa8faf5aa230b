import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/** Packages that loading a module loads, following its static imports; the files on the way are put into `seen`. */
function packagesBehind(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const behind = target.startsWith('.') ? packagesBehind(resolve(dirname(file), target), seen) : [target];
    for (const name of behind) if (!name.startsWith('node:')) packages.add(name);
  }
  return packages;
}

/** Files of src that loading a module loads, itself included. */
function filesBehind(file: string): readonly string[] {
  const seen = new Set<string>();
  packagesBehind(resolve(file), seen);
  return [...seen].map((path) => relative(resolve('src'), path).replaceAll('\\', '/'));
}

describe('starting up', () => {
  test('loads no package but commander, so that help is there at once', () => {
    expect([...packagesBehind(resolve('src/cli/main.ts'))]).toEqual(['commander']);
  });

  test.each([
    'src/cli/output/answer.ts',
    'src/cli/commands/search/notes.ts',
    'src/format/write/json.ts',
    'src/local/open.ts',
    'src/local/search/hybrid.ts',
    'src/models/static/static-embedder.ts',
  ])('loads nothing that draws tables with %s, which every search needs', (file) => {
    expect([...packagesBehind(resolve(file))].filter((name) => name === 'cli-table3' || name === 'string-width')).toEqual([]);
  });

  test('opens a dataset without what only an import or a search needs', () => {
    const files = filesBehind('src/local/open.ts');
    expect(files).toContain('store/open-store.ts');
    expect(files.filter((file) => /^(core\/interpret|format\/read|models)\//.test(file))).toEqual([]);
  });

  test('would be caught loading more', () => {
    expect([...packagesBehind(resolve('src/format/table.ts'))]).toEqual(['cli-table3', 'string-width']);
    expect([...packagesBehind(resolve('src/contract/operations/search.ts'))]).toEqual(['zod']);
    expect(filesBehind('src/local/search/hybrid.ts')).toContain('core/query/read-query.ts');
  });
});
