import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunFiles } from '../core/ports.ts';
import { tableName } from './run-schema.ts';

/** Files in the directories of the tables of runs, with which they are removed. In an object store there are none. */
export function createRunFiles(directory: string | null): RunFiles {
  if (directory === null) return { read: () => Promise.resolve(null), write: () => Promise.resolve(false) };
  const pathOf = (runId: string, name: string) => join(directory, `${tableName(runId)}.lance`, name);
  return {
    read: (runId, name) => readFile(pathOf(runId, name)).catch(() => null),
    async write(runId, name, bytes) {
      const path = pathOf(runId, name);
      const temporary = `${path}.${randomUUID()}`;
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, path);
        return true;
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
        return false;
      }
    },
  };
}
