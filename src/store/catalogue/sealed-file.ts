import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

import { ulid } from 'ulid';

/** How the name of a file ends that is being written, to be renamed when it is whole. */
export const DRAFT_ENDING = '.draft';

/** Writes a value as JSON with its checksum; whole or not at all, also when others write the same file. */
export async function writeSealed(path: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  const draft = `${path}.${ulid()}${DRAFT_ENDING}`;
  try {
    await writeFile(draft, `${text}\n${crc32(text)}\n`, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The value as it was written; undefined where there is none, or the file is damaged. */
export async function readSealed<Value>(path: string): Promise<Value | undefined> {
  const [text = '', crc] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  // Its checksum says that it is as its writer, which knows the type, wrote it.
  return text !== '' && crc === String(crc32(text)) ? (JSON.parse(text) as Value) : undefined;
}
