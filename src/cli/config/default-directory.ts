import { posix, win32 } from 'node:path';

import type { Io } from '../terminal/io.ts';
import { fromEnvironment } from './setting-sources.ts';

/** Where the dataset of this user is by default; undefined for a user without a home. */
export function defaultDirectory(io: Io): string | undefined {
  const home = fromEnvironment(io, 'HOME');
  if (io.platform === 'win32') {
    const [localAppData, profile] = [fromEnvironment(io, 'LOCALAPPDATA'), fromEnvironment(io, 'USERPROFILE')];
    if (localAppData !== undefined) return win32.join(localAppData, 'scrq');
    return profile === undefined ? undefined : win32.join(profile, 'AppData', 'Local', 'scrq');
  }
  if (io.platform === 'darwin') return home === undefined ? undefined : posix.join(home, 'Library', 'Application Support', 'scrq');
  const dataHome = fromEnvironment(io, 'XDG_DATA_HOME');
  // The base directory specification has relative paths ignored.
  if (dataHome?.startsWith('/') === true) return posix.join(dataHome, 'scrq');
  return home === undefined ? undefined : posix.join(home, '.local', 'share', 'scrq');
}

/** The directory may be an address in an object store. */
export function isUri(directory: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(directory);
}
