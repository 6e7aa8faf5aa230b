import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/** Packages that loading a module loads, following its static imports. */
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

describe('starting up', () => {
  test('loads no package but commander, so that help is there at once', () => {
    expect([...packagesBehind(resolve('src/cli/main.ts'))]).toEqual(['commander']);
  });

  test('would be caught loading more', () => {
    expect([...packagesBehind(resolve('src/format/table.ts'))]).toEqual(['cli-table3', 'string-width']);
    expect([...packagesBehind(resolve('src/contract/search.ts'))]).toEqual(['zod']);
  });
});
