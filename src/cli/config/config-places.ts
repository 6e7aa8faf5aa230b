import { posix, resolve, win32 } from 'node:path';

import { ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';

/** Name of the settings file of a project, looked for in the directory of work and all above it. */
export const PROJECT_FILE = '.scrqrc.json';

/** The settings file of the user; undefined where there is no place for one. */
export function userFile(io: Io): string | undefined {
  const named = variable(io, 'SCRQ_CONFIG');
  if (named !== undefined) return resolve(io.cwd, named);
  const directory = configDirectory(io);
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

function configDirectory(io: Io): string | undefined {
  const home = variable(io, 'HOME');
  if (io.platform === 'win32') {
    const [roaming, profile] = [variable(io, 'APPDATA'), variable(io, 'USERPROFILE')];
    if (roaming !== undefined) return win32.join(roaming, 'scrq');
    return profile === undefined ? undefined : win32.join(profile, 'AppData', 'Roaming', 'scrq');
  }
  const configHome = variable(io, 'XDG_CONFIG_HOME');
  // The base directory specification has relative paths ignored.
  if (configHome?.startsWith('/') === true) return posix.join(configHome, 'scrq');
  return home === undefined ? undefined : posix.join(home, '.config', 'scrq');
}

function join(io: Io, ...parts: readonly string[]): string {
  return io.platform === 'win32' ? win32.join(...parts) : posix.join(...parts);
}

function variable(io: Io, name: string): string | undefined {
  const value = io.env[name]?.trim();
  return value === '' ? undefined : value;
}
