import { text } from 'node:stream/consumers';

import type { Command } from 'commander';

import type { Configuration as SettingsFile, ProfileSettings } from '../../../contract/configuration.ts';
import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { writeNote } from '../../terminal/io.ts';
import { ask, canAsk } from '../../terminal/prompts.ts';
import { shortId } from '../../report-failure.ts';
import { readPlaceSettings, readProfile, sourcesOf } from '../../config/settings.ts';
import { checkJson, writeJsonFile } from '../../config/config-file.ts';
import { loadConfiguration, originOf, readSettingsFile, refuseForProject, SETTINGS_OF_FILES, writtenFile } from '../../config/configuration.ts';
import { knownName } from './run.ts';
import { storeToken } from '../../config/secrets.ts';
import { findSetting } from '../../config/setting-sources.ts';

/** A change to one setting; with `set` the value may still have to be asked for. */
export interface SettingChange {
  readonly name: string;
  readonly value: string | undefined;
  readonly act: 'set' | 'unset';
}

/** Changes one setting in the file of the user, or with `--project` in that of the project; a token in the file of tokens. */
export async function changeSetting(context: CliContext, command: Command, change: SettingChange): Promise<void> {
  const { io } = context;
  const name = knownName(change.name);
  if (name === 'token') return changeToken(context, command, change);
  if (change.act === 'set' && (change.value === undefined || change.value.trim() === '')) {
    throw new ScrqError('invalid_usage', `no value is given for ${name}`, { hint: `Write \`scrq config set ${name} VALUE\`, or unset it.` });
  }
  const kind = command.opts<{ readonly project?: boolean }>().project === true ? 'project' : 'user';
  const path = await writtenFile(io, kind);
  const file = (await readSettingsFile(path)) ?? {};
  const chosen = readProfile(command, io);
  const changed = chosen === undefined || name === 'profile' ? changedSettings(file, name, change) : inProfile(file, chosen, { ...change, name });
  if (change.act === 'set') await checkValue(name, changed);
  await saveSettings(path, changed, kind);
  const where = chosen === undefined || name === 'profile' ? path : `${path} (profile ${chosen})`;
  writeNote(io, `${name} is ${change.act} in ${where}`);
}

/** The file was right before the change: what is wrong with it now is the value, and no fault of the file. The value may be a secret. */
async function checkValue(name: string, changed: object): Promise<void> {
  const { Configuration: schema } = await import('../../../contract/configuration.ts');
  const [issue] = schema.safeParse(changed).error?.issues ?? [];
  if (issue === undefined) return;
  throw new ScrqError('invalid_usage', `${name} ${issue.message}`, { hint: 'Nothing is changed; `scrq config --help` lists the settings.' });
}

/** Writes a file of settings, checked before anything of it is written. */
export async function saveSettings(path: string, file: object, kind: 'project' | 'user'): Promise<void> {
  const { Configuration: schema } = await import('../../../contract/configuration.ts');
  const checked = checkJson(path, file, { schema, names: SETTINGS_OF_FILES });
  if (kind === 'project') refuseForProject(path, checked);
  // The ids in it are shared secrets; the file of a project is there to be shared.
  await writeJsonFile(path, file, kind === 'project' ? 0o644 : 0o600);
}

function inProfile(file: SettingsFile, profile: string, change: SettingChange): SettingsFile {
  const before = file.profiles !== undefined && Object.hasOwn(file.profiles, profile) ? file.profiles[profile] : undefined;
  return { ...file, profiles: { ...file.profiles, [profile]: changedSettings(before ?? {}, change.name, change) } };
}

function changedSettings<Settings extends ProfileSettings>(before: Settings, name: string, { value, act }: SettingChange): Settings {
  const [, group = '', member = ''] = /^(scrapers|columns)\.(.+)$/s.exec(name) ?? [];
  if (group !== 'scrapers' && group !== 'columns') {
    const others = Object.entries(before).filter(([key]) => key !== name);
    // What comes of it is checked before it is written.
    return Object.fromEntries(act === 'unset' ? others : [...others, [name, value]]) as Settings;
  }
  const others = Object.entries(before[group] ?? {}).filter(([key]) => key !== member);
  return { ...before, [group]: Object.fromEntries(act === 'unset' || value === undefined ? others : [...others, [member, value]]) };
}

async function changeToken(context: CliContext, command: Command, { value, act }: SettingChange): Promise<void> {
  const { io, secrets } = context;
  if (value !== undefined) {
    secrets.add(value);
    throw new ScrqError('invalid_usage', 'a token is not typed on the command line, where other programs and the history can see it', {
      hint: 'Leave it out to be asked for it, or give it on the standard input.',
    });
  }
  const configuration = await loadConfiguration(io, readProfile(command, io));
  const server = findSetting('baseUrl', { ...sourcesOf(command, io), configuration });
  const [origin] = originOf(server?.value);
  if (origin === undefined) {
    throw new ScrqError('invalid_usage', 'a token is for one server, and none is named', { hint: 'Add --base-url URL, or set baseUrl first.' });
  }
  const token = act === 'unset' ? undefined : await readNewToken(context, command, origin);
  const file = await storeToken(io, origin, token);
  writeNote(io, token === undefined ? `the token for ${origin} is removed from ${file}` : `the token ${shortId(token)} for ${origin} is in ${file}`);
}

/** Asks for a token without showing it; without a terminal it is the standard input. */
export async function readNewToken(context: CliContext, command: Command, origin: string): Promise<string> {
  const { io, secrets } = context;
  const settings = readPlaceSettings(command, io);
  const typed = canAsk(io, settings)
    ? await ask(io, settings, ({ prompts, theme, on }) => prompts.password({ message: `Token for ${origin}:`, mask: '*', theme }, on))
    : io.stdin.isTTY === true
      ? ''
      : await text(io.stdin);
  const token = (typed ?? '').replace(/^\ufeff/, '').trim();
  if (token !== '') secrets.add(token);
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new ScrqError('invalid_usage', token === '' ? 'no token was given' : 'this is not a valid token: a header cannot carry it', {
    hint: 'Type it when asked, or give it on the standard input: scrq config set token < FILE.',
  });
}
