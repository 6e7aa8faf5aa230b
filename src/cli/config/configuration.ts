import { dirname, join, resolve, sep } from 'node:path';

import type { Configuration as SettingsFile, ProfileSettings } from '../../contract/configuration.ts';
import { ScrqError } from '../../errors.ts';
import type { Io } from '../terminal/io.ts';
import { nameHint } from '../../text/nearest.ts';
import { isUri } from '../../text/uri.ts';
import { readJsonFile, readText } from './config-file.ts';
import { noPlace, PROJECT_FILE, userFile } from './config-places.ts';
import { ownSettings, settingNames, type SettingName } from './setting-names.ts';

/** Settings that one file gives, for all profiles or for the one in use. */
export interface Layer {
  readonly kind: 'project' | 'user';
  readonly file: string;
  /** Undefined for what holds for all profiles. */
  readonly profile: string | undefined;
  readonly settings: ProfileSettings;
}

/** What the settings files say. */
export interface Configuration {
  /** The strongest first: the project's, then the user's; in each the profile's before those for all. */
  readonly layers: readonly Layer[];
  readonly profile: string | undefined;
  readonly projectFile: string | undefined;
  /** Origins of servers that the user's own file names, whatever the profile. */
  readonly ownOrigins: ReadonlySet<string>;
}

export const noConfiguration: Configuration = { layers: [], profile: undefined, projectFile: undefined, ownOrigins: new Set() };

/** Reads the settings files of the user and of the project. Rejects with `file_invalid` what is wrong in them. */
export async function loadConfiguration(io: Io, wishedProfile: string | undefined): Promise<Configuration> {
  const own = userFile(io);
  const projectFile = await findProjectFile(io);
  const user = own === undefined ? undefined : await readSettingsFile(own);
  const project = projectFile === undefined ? undefined : await readSettingsFile(projectFile);
  if (project !== undefined && projectFile !== undefined) refuseForProject(projectFile, project);
  const profile = wishedProfile ?? project?.profile ?? user?.profile;
  refuseUnknown(profile, [project, user]);
  return {
    layers: [
      ...(projectFile === undefined ? [] : layersOf('project', projectFile, { file: project, profile })),
      ...(own === undefined ? [] : layersOf('user', own, { file: user, profile })),
    ],
    profile,
    projectFile,
    ownOrigins: new Set(profilesOf(user).flatMap(({ baseUrl }) => originOf(baseUrl))),
  };
}

/** A settings file; undefined where there is none. */
export async function readSettingsFile(path: string): Promise<SettingsFile | undefined> {
  if ((await readText(path)) === undefined) return undefined;
  const { Configuration: schema } = await import('../../contract/configuration.ts');
  return readJsonFile(path, schema, SETTINGS_OF_FILES);
}

/** What may stand in a file of settings. */
export const SETTINGS_OF_FILES: readonly string[] = [...settingNames, 'scrapers', 'columns', 'profile', 'profiles'];

/** The names of scrapers that may be typed in place of ids, of one kind of file or of both. */
export function aliasesOf({ layers }: Configuration, kinds: readonly Layer['kind'][] = ['project', 'user']): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const { kind, settings } of layers) {
    if (!kinds.includes(kind)) continue;
    for (const [name, id] of Object.entries(settings.scrapers ?? {})) if (!aliases.has(name)) aliases.set(name, id);
  }
  return aliases;
}

/** What the strongest file says of a setting. A directory or a file is relative to the file of settings. */
export function configured({ layers }: Configuration, name: SettingName): { readonly value: string; readonly layer: Layer } | undefined {
  const layer = layers.find(({ settings }) => settings[name] !== undefined);
  const value = layer?.settings[name];
  if (layer === undefined || value === undefined) return undefined;
  return { value: isPath(name, value) ? resolve(dirname(layer.file), value) : value, layer };
}

function isPath(name: SettingName, value: string): boolean {
  return (name === 'data' && !isUri(value)) || name === 'cache' || name === 'caCert' || name === 'tokenFile';
}

/** The origin of an address, as a list of it or of nothing. */
export function originOf(address: string | undefined): readonly string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

function layersOf(
  kind: Layer['kind'],
  path: string,
  { file, profile }: { readonly file: SettingsFile | undefined; readonly profile: string | undefined },
): readonly Layer[] {
  if (file === undefined) return [];
  const { $schema: _schema, profile: _chosen, profiles = {}, ...common } = file;
  const chosen = profile !== undefined && Object.hasOwn(profiles, profile) ? profiles[profile] : undefined;
  const whole: Layer = { kind, file: path, profile: undefined, settings: common };
  return chosen === undefined ? [whole] : [{ kind, file: path, profile, settings: chosen }, whole];
}

function profilesOf(file: SettingsFile | undefined): readonly ProfileSettings[] {
  return file === undefined ? [] : [file, ...Object.values(file.profiles ?? {})];
}

/** The file that a setting is written into: the user's, or that of the project, which may be new. Rejects where there is no place for it. */
export async function writtenFile(io: Io, kind: Layer['kind']): Promise<string> {
  if (kind === 'project') return (await findProjectFile(io)) ?? join(resolve(io.cwd), PROJECT_FILE);
  const file = userFile(io);
  if (file === undefined) throw noPlace();
  return file;
}

/** Where a setting comes from, as people are shown. */
export function layerText({ file, profile }: Layer): string {
  return profile === undefined ? file : `${file} (profile ${profile})`;
}

/** The file of the project that the directory of work is in; undefined outside any. */
async function findProjectFile(io: Io): Promise<string | undefined> {
  const own = userFile(io);
  for (let directory = resolve(io.cwd); ; directory = dirname(directory)) {
    const file = join(directory, PROJECT_FILE);
    if (file !== own && (await readText(file)) !== undefined) return file;
    if (directory === dirname(directory)) return undefined;
  }
}

function refuseUnknown(profile: string | undefined, files: readonly (SettingsFile | undefined)[]): void {
  const names = files.flatMap((file) => Object.keys(file?.profiles ?? {}));
  if (profile === undefined || names.includes(profile)) return;
  throw new ScrqError('invalid_usage', `there is no profile "${profile}"`, {
    hint: names.length === 0 ? '`scrq init --profile NAME` makes one.' : nameHint(profile, names),
  });
}

/** Refuses what a stranger's file must not decide. */
export function refuseForProject(path: string, project: SettingsFile): void {
  const found = profilesOf(project).flatMap((settings) => Object.keys(settings).filter((name) => ownSettings.has(name)));
  if (found[0] !== undefined) {
    throw new ScrqError('file_invalid', `${path} sets ${found[0]}, which a project must not decide`, {
      hint: 'Move it into your own file of settings: `scrq config path` prints where that is.',
    });
  }
  const root = dirname(path);
  const outside = profilesOf(project).some(({ data }) => data !== undefined && !`${resolve(root, data)}${sep}`.startsWith(`${root}${sep}`));
  const elsewhere = profilesOf(project).some(({ data }) => data !== undefined && isUri(data));
  if (!outside && !elsewhere) return;
  throw new ScrqError('file_invalid', `${path} sets data to a place outside its own directory, which a project must not decide`, {
    hint: 'Name a directory next to the file, or use --data.',
  });
}
