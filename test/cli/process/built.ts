import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = 'dist/cli/main.cjs';

/** True when the build holds what the sources say; another one would tell of other code. */
export function isBuilt(): boolean {
  if (!existsSync(MAIN)) return false;
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const built = statSync(MAIN).mtimeMs;
  return sources.every((name) => statSync(join('src', name)).mtimeMs <= built);
}
