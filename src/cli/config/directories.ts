import { posix, win32 } from 'node:path';

import type { Io } from '../terminal/io.ts';

/** A variable of the environment; undefined where it is missing or blank. */
export function fromEnvironment(io: Pick<Io, 'env'>, name: string): string | undefined {
  const value = io.env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Where files of each kind belong: by the base directory specification, and on Windows. */
const PLACES = {
  config: { xdg: 'XDG_CONFIG_HOME', below: '.config', windows: 'APPDATA', profile: 'AppData/Roaming' },
  data: { xdg: 'XDG_DATA_HOME', below: '.local/share', windows: 'LOCALAPPDATA', profile: 'AppData/Local' },
  cache: { xdg: 'XDG_CACHE_HOME', below: '.cache', windows: 'LOCALAPPDATA', profile: 'AppData/Local' },
  state: { xdg: 'XDG_STATE_HOME', below: '.local/state', windows: 'LOCALAPPDATA', profile: 'AppData/Local' },
} as const;

/** Where this user keeps settings, the dataset by default, what is remembered from one time to the next, or what can be made again; undefined for a user without a home. */
export function userDirectory(io: Pick<Io, 'env' | 'platform'>, kind: keyof typeof PLACES): string | undefined {
  const { xdg, below, windows, profile } = PLACES[kind];
  if (io.platform === 'win32') {
    const [named, home] = [fromEnvironment(io, windows), fromEnvironment(io, 'USERPROFILE')];
    if (named !== undefined) return win32.join(named, 'scrq');
    return home === undefined ? undefined : win32.join(home, profile, 'scrq');
  }
  const [named, home] = [fromEnvironment(io, xdg), fromEnvironment(io, 'HOME')];
  if (io.platform === 'darwin' && kind !== 'config') {
    return home === undefined ? undefined : posix.join(home, 'Library', kind === 'cache' ? 'Caches' : 'Application Support', 'scrq');
  }
  // The base directory specification has relative paths ignored.
  if (named?.startsWith('/') === true) return posix.join(named, 'scrq');
  return home === undefined ? undefined : posix.join(home, below, 'scrq');
}
