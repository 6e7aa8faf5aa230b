import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A directory of its own that goes away when it is disposed of. */
export interface Temporary extends AsyncDisposable {
  readonly path: string;
  /** Writes a file in it and gives its path. */
  file(name: string, text: string): Promise<string>;
}

export async function temporaryDirectory(): Promise<Temporary> {
  const path = await mkdtemp(join(tmpdir(), 'scrq-cli-'));
  return {
    path,
    async file(name, text) {
      await writeFile(join(path, name), text);
      return join(path, name);
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

/** Records as NDJSON. */
export function ndjson(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
