import { stat } from 'node:fs/promises';

import { writeWarning, type Io } from '../terminal/io.ts';
import { readJsonFile, readText, writeJsonFile } from './config-file.ts';
import { noPlace, secretsFile } from './config-places.ts';

/** Only the user may read and write it. */
const SECRET_MODE = 0o600;

/** The tokens that were stored, by the origin of the server they are for. */
export async function storedTokens(io: Io): Promise<ReadonlyMap<string, string>> {
  const file = secretsFile(io);
  if (file === undefined || (await readText(file)) === undefined) return new Map();
  await warnOfReaders(io, file);
  const { StoredTokens } = await import('../../contract/configuration.ts');
  const stored = await readJsonFile(file, StoredTokens, ['tokens']);
  return new Map(Object.entries(stored?.tokens ?? {}));
}

/** Stores the token of a server, or with undefined removes it. Gives the path of the file. */
export async function storeToken(io: Io, origin: string, token: string | undefined): Promise<string> {
  const file = secretsFile(io);
  if (file === undefined) throw noPlace();
  const others = [...(await storedTokens(io))].filter(([each]) => each !== origin);
  const tokens = Object.fromEntries(token === undefined ? others : [...others, [origin, token]]);
  await writeJsonFile(file, { tokens }, SECRET_MODE);
  return file;
}

async function warnOfReaders(io: Io, file: string): Promise<void> {
  if (io.platform === 'win32') return;
  const { mode } = await stat(file);
  if ((mode & 0o077) !== 0) writeWarning(io, `warning: other users may read ${file}: chmod 600 it`);
}
