import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

import type { RunFiles } from '../../core/ports/record-store.ts';

const CRC_BYTES = 4;

export interface RunFilesPlaces {
  readonly copiesOf: (runId: string) => string;
  /** Has the small files of a run there. */
  readonly fetch: (runId: string) => Promise<void>;
}

/** Files next to what is derived from the records of runs, with which they are removed. */
export function createRunFiles({ copiesOf, fetch }: RunFilesPlaces): RunFiles {
  const pathOf = (runId: string, name: string) => join(copiesOf(runId), name);
  return {
    async read(runId, name) {
      await fetch(runId);
      return readFile(pathOf(runId, name))
        .then(unsealed)
        .catch(() => null);
    },
    async write(runId, name, bytes) {
      const path = pathOf(runId, name);
      const temporary = `${path}.${randomUUID()}`;
      try {
        await writeFile(temporary, sealed(bytes));
        await rename(temporary, path);
        return true;
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
        return false;
      }
    },
  };
}

/** Each file ends with the CRC-32 of what is before it: what does not hold what was written is as good as missing. */
function unsealed(bytes: Buffer): Uint8Array | null {
  const end = bytes.length - CRC_BYTES;
  return end >= 0 && crc32(bytes.subarray(0, end)) === bytes.readUInt32LE(end) ? bytes.subarray(0, end) : null;
}

function sealed(bytes: Uint8Array): Uint8Array {
  const end = Buffer.alloc(CRC_BYTES);
  end.writeUInt32LE(crc32(bytes));
  return Buffer.concat([bytes, end]);
}
