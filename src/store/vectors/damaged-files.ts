import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { fileStamp } from '../run/derived/file-marks.ts';

/** Files that were read and found damaged; those that cannot be removed, in a dataset that may only be read, are remembered as long as this process lives. */
export interface DamagedFiles {
  has(path: string): boolean;
  /** Removes a file, unless another has taken its place since it was looked at: its stamp of then is another one. */
  remove(path: string, stamp: string | null): void;
}

export function createDamagedFiles(): DamagedFiles {
  const remembered = new Set<string>();
  return {
    has: (path) => remembered.size > 0 && remembered.has(`${path} ${stampOf(path)}`),
    remove(path, stamp) {
      if (stampOf(path) !== stamp) return;
      try {
        rmSync(path, { force: true });
      } catch {
        remembered.add(`${path} ${stamp}`);
      }
    },
  };
}

/** Another one for every change of a file; null for one that cannot be looked at. */
export function stampOf(path: string): string | null {
  try {
    return fileStamp(dirname(path), basename(path));
  } catch {
    return null;
  }
}
