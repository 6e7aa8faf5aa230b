import { open, readFile, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

import { ulid } from 'ulid';

/** How the name of a file ends that is being written, to be renamed when it is whole. */
export const DRAFT_ENDING = '.draft';

/** Writes values as JSON, a line for each, with their checksum; whole or not at all, also when others write the same file. */
export async function writeSealed(path: string, ...values: readonly unknown[]): Promise<void> {
  const draft = `${path}.${ulid()}${DRAFT_ENDING}`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      let crc = 0;
      for (const [index, value] of values.entries()) {
        const text = `${index === 0 ? '' : '\n'}${JSON.stringify(value)}`;
        crc = crc32(text, crc);
        await file.appendFile(text);
      }
      await file.appendFile(`\n${crc}\n`);
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The value as it was written; undefined where there is none, or the file is damaged. */
export async function readSealed<Value>(path: string): Promise<Value | undefined> {
  const [value] = (await readSealedLines(path)) ?? [];
  // Its checksum says that it is as its writer, which knows the type, wrote it.
  return value as Value | undefined;
}

/** All values as they were written, each parsed by itself: no text is as long as the file. */
export async function readSealedLines(path: string): Promise<readonly unknown[] | undefined> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const end = bytes.lastIndexOf('\n', -2);
  if (end < 1 || bytes.toString('utf8', end + 1) !== `${crc32(bytes.subarray(0, end))}\n`) return undefined;
  const values: unknown[] = [];
  for (let from = 0; from < end;) {
    const next = bytes.indexOf('\n', from);
    values.push(JSON.parse(bytes.toString('utf8', from, next)));
    from = next + 1;
  }
  return values;
}

/** Values in groups of so many, for files and rows none of which grows too long. */
export function chunksOf<Value>(values: readonly Value[], length: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / length) }, (_, index) => values.slice(index * length, (index + 1) * length));
}
