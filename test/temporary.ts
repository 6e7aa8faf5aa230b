import { mkdtempSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, onTestFinished } from 'vitest';

const PREFIX = join(tmpdir(), 'scrq-test-');

/** A directory of its own that goes away when it is disposed of. */
export interface Temporary extends AsyncDisposable {
  readonly path: string;
  /** Writes a file in it and gives its path. */
  file(name: string, text: string): Promise<string>;
}

export async function temporaryDirectory(): Promise<Temporary> {
  return directoryAt(await mkdtemp(PREFIX));
}

/** A directory for the tests of the file that asks for it; it goes away when they are through. */
export function sharedDirectory(): Temporary {
  const directory = directoryAt(mkdtempSync(PREFIX));
  afterAll(() => directory[Symbol.asyncDispose]());
  return directory;
}

/** Closes what a test opened when it is through, the last first. */
export function untilTestEnds<Resource extends AsyncDisposable>(resource: Resource): Resource {
  onTestFinished(() => resource[Symbol.asyncDispose]());
  return resource;
}

function directoryAt(path: string): Temporary {
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
