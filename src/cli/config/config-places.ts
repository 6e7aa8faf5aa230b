import { posix, resolve, win32 } from 'node:path';

import { ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';
import { fromEnvironment, userDirectory } from './directories.ts';

/** Name of the settings file of a project, looked for in the directory of work and all above it. */
export const PROJECT_FILE = '.scrqrc.json';

/** The settings file of the user; undefined where there is no place for one. */
export function userFile(io: Io): string | undefined {
  const named = fromEnvironment(io, 'SCRQ_CONFIG');
  if (named !== undefined) return resolve(io.cwd, named);
  const directory = userDirectory(io, 'config');
  return directory === undefined ? undefined : join(io, directory, 'config.json');
}

/** The file of tokens next to it, which no other user may read. */
export function secretsFile(io: Io): string | undefined {
  const file = userFile(io);
  return file === undefined ? undefined : join(io, (io.platform === 'win32' ? win32 : posix).dirname(file), 'secrets.json');
}

export function noPlace(): ScrqError {
  return new ScrqError('invalid_usage', 'there is no home directory to keep settings in', { hint: 'Name a file with SCRQ_CONFIG.' });
}

function join(io: Io, ...parts: readonly string[]): string {
  return io.platform === 'win32' ? win32.join(...parts) : posix.join(...parts);
}
