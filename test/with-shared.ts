import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe } from 'vitest';

const SHARED = join(import.meta.dirname, '../../shared');

/**
 * Tests of real files, which lie beside the repository on some machines; elsewhere they are skipped, in words. What they hold, tests of invented
 * records hold as well, everywhere.
 */
export function describeWithShared(what: string, path: string, tests: (path: string) => void): void {
  const isHere = existsSync(join(SHARED, path));
  if (!isHere) console.warn(`skipped: ${what} (there is no ../shared/${path})`);
  describe.skipIf(!isHere)(isHere ? what : `${what} (skipped: there is no ../shared/${path})`, () => tests(join(SHARED, path)));
}
