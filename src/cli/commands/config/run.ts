import type { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { writeNote, writeResult } from '../../terminal/io.ts';
import { nameHint } from '../../../text/nearest.ts';
import { redactIds, shortId } from '../../report-failure.ts';
import { readProfile, readSettings, sourcesOf } from '../../config/settings.ts';
import { showReport } from '../../output/show-report.ts';
import { aliasesOf, layerText, loadConfiguration, originOf, type Configuration } from '../../config/configuration.ts';
import { secretsFile, userFile } from '../../config/config-places.ts';
import { fromEnvironment, userDirectory } from '../../config/directories.ts';
import { storedTokens } from '../../config/secrets.ts';
import { settingNames, type SettingName } from '../../config/setting-names.ts';
import { findSetting, type SettingSources } from '../../config/setting-sources.ts';

/** A setting as it is shown: a secret only by its beginning. */
interface ShownSetting {
  readonly setting: string;
  readonly value: string;
  readonly origin: string;
}

/** Every setting that has a value, with its origin. */
export async function listSettings(context: CliContext, command: Command): Promise<void> {
  const shown = await shownSettings(context, command);
  await showReport(context, readSettings(command, context.io), { value: shown, rows: shown.map((each) => ({ ...each })) });
}

/** One setting: its value alone, or with `--format json` as it is listed. */
export async function printSetting(context: CliContext, command: Command, name: string): Promise<void> {
  const setting = knownName(name);
  const shown = await shownSettings(context, command);
  const settings = readSettings(command, context.io);
  const found = shown.filter((each) => each.setting === setting || (GROUPS.has(setting) && each.setting.startsWith(`${setting}.`)));
  const [only] = found;
  if (only === undefined) throw new ScrqError('invalid_usage', `${setting} is not set`, { hint: `Set it with \`scrq config set ${setting} …\`.` });
  if (settings.format === 'json') return showReport(context, settings, { value: found.length === 1 ? only : found, rows: [] });
  await writeResult(context.io, found.map(({ setting: each, value }) => `${found.length === 1 ? value : `${each} ${value}`}\n`).join(''));
  writeNote(context.io, `from ${only.origin}`);
}

/** Where the files are: the user's, the tokens', and the project's where there is one. */
export async function printPaths(context: CliContext, command: Command): Promise<void> {
  const { io } = context;
  const { projectFile } = await loadConfiguration(io, undefined).catch(() => ({ projectFile: undefined }));
  const paths = { user: userFile(io), secrets: secretsFile(io), project: projectFile };
  const rows = Object.entries(paths).flatMap(([file, path]) => (path === undefined ? [] : [{ file, path }]));
  const settings = readSettings(command, io);
  if (settings.format !== undefined) return showReport(context, settings, { value: paths, rows });
  await writeResult(io, rows.map(({ file, path }) => `${file.padEnd(8)} ${path}\n`).join(''));
}

/** Settings with members: `columns.flats`. */
const GROUPS: ReadonlySet<string> = new Set(['scrapers', 'columns']);

/** The name of a setting, also when it was typed as its option is: `base-url`. */
export function knownName(typed: string): string {
  const bare = typed.replace(/^--/, '');
  const name = bare.includes('.') ? bare : bare.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
  const names: readonly string[] = [...settingNames, 'scrapers', 'columns', 'profile', 'token'];
  if (names.includes(name) || /^(?:scrapers|columns)\../.test(name)) return name;
  throw new ScrqError('invalid_usage', `there is no setting "${typed}"`, { hint: nameHint(name, names) });
}

async function shownSettings(context: CliContext, command: Command): Promise<readonly ShownSetting[]> {
  const configuration = await loadConfiguration(context.io, readProfile(command, context.io));
  const sources = { ...sourcesOf(command, context.io), configuration };
  return [
    ...profileShown(context, command, configuration),
    ...textsShown(sources),
    ...columnsShown(configuration),
    ...aliasesShown(configuration),
    ...(await tokensShown(sources)),
  ];
}

function profileShown({ io }: CliContext, command: Command, { profile, layers }: Configuration): readonly ShownSetting[] {
  if (profile === undefined) return [];
  const typed = command.optsWithGlobals<{ readonly profile?: string }>().profile;
  const file = layers.find((layer) => layer.profile === profile)?.file ?? 'a file of settings';
  const origin = typed !== undefined ? '--profile' : fromEnvironment(io, 'SCRQ_PROFILE') !== undefined ? 'SCRQ_PROFILE' : file;
  return [{ setting: 'profile', value: profile, origin }];
}

function textsShown(sources: SettingSources): readonly ShownSetting[] {
  const ids = new Set(aliasesOf(sources.configuration).values());
  return settingNames.flatMap((name) => {
    const found = findSetting(name, sources) ?? defaultOf(name, sources);
    if (found === undefined) return [];
    return [{ setting: name, value: redactIds(found.value, ids), origin: found.origin }];
  });
}

function defaultOf(name: SettingName, { io }: SettingSources): { readonly value: string; readonly origin: string } | undefined {
  const value = name === 'data' ? userDirectory(io, 'data') : undefined;
  return value === undefined ? undefined : { value, origin: 'default' };
}

function aliasesShown(configuration: Configuration): readonly ShownSetting[] {
  return [...aliasesOf(configuration)].flatMap(([name, id]) => {
    const layer = configuration.layers.find(({ settings }) => Object.hasOwn(settings.scrapers ?? {}, name));
    return layer === undefined ? [] : [{ setting: `scrapers.${name}`, value: shortId(id), origin: layerText(layer) }];
  });
}

/** Of each scraper what the strongest file says; where it is named by its id, that is cut. */
function columnsShown({ layers }: Configuration): readonly ShownSetting[] {
  const shown = new Map<string, ShownSetting>();
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer.settings.columns ?? {})) {
      if (!shown.has(name)) shown.set(name, { setting: `columns.${redactIds(name, [])}`, value, origin: layerText(layer) });
    }
  }
  return [...shown.values()];
}

/** The token that would be sent, and those that are stored for servers. */
async function tokensShown(sources: SettingSources): Promise<readonly ShownSetting[]> {
  const { io } = sources;
  const inEnvironment = fromEnvironment(io, 'SCRQ_TOKEN');
  const server = originOf(findSetting('baseUrl', sources)?.value)[0];
  const file = secretsFile(io) ?? '';
  const stored = [...(await storedTokens(io))].map(([origin, token]) => ({
    setting: origin === server && inEnvironment === undefined ? 'token' : `token of ${origin}`,
    value: shortId(token),
    origin: file,
  }));
  return inEnvironment === undefined ? stored : [{ setting: 'token', value: shortId(inEnvironment), origin: 'SCRQ_TOKEN' }, ...stored];
}
