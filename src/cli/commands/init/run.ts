import { resolve } from 'node:path';

import type { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import { saveSettings } from '../config/change.ts';
import { originOf, readSettingsFile, writtenFile } from '../../config/configuration.ts';
import { storeToken } from '../../config/secrets.ts';
import { isUri } from '../../../text/uri.ts';
import type { CliContext } from '../../context.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import { canAsk } from '../../terminal/prompts.ts';
import { readToken } from '../../config/server-token.ts';
import { readPlaceSettings, readProfile, sourcesOf, type PlaceSettings } from '../../config/settings.ts';
import { checkDirectory, checkModels, checkServer, type Setup } from './check.ts';

/** The options of `scrq init` as they were typed. */
export interface InitFlags {
  readonly as?: string;
  readonly embedder?: string;
  readonly project?: boolean;
  /** False for `--no-check`. */
  readonly check: boolean;
}

/** Writes settings that were asked for or given by options, after a test of each. */
export async function runInit(context: CliContext, command: Command, flags: InitFlags): Promise<void> {
  const { io } = context;
  const settings = readPlaceSettings(command, io);
  const given = await typedSetup(context, command, settings, flags);
  const setup = canAsk(io, settings) ? await asked(context, settings, given) : given;
  if (setup === undefined || Object.keys(setup).length === 0) {
    throw new ScrqError('invalid_usage', 'nothing is said to set up, and there is no terminal to ask on', {
      hint: 'Add options such as --base-url, --data or --model; see `scrq init --help`.',
    });
  }
  if (flags.check && setup === given) await checkAll(context, settings, setup);
  await write(context, command, setup, flags.project === true ? 'project' : 'user');
}

async function asked(context: CliContext, settings: PlaceSettings, given: Setup): Promise<Setup | undefined> {
  const { askSetup } = await import('./ask.ts');
  const setup = await askSetup(context, settings, given);
  if (setup !== undefined) return setup;
  throw new ScrqError('invalid_usage', 'the input ended before all was said; nothing is written', { hint: 'Run it again, or use options.' });
}

/** What options say. The environment stays where it is: it holds without being written down. */
async function typedSetup(context: CliContext, command: Command, settings: PlaceSettings, flags: InitFlags): Promise<Setup> {
  const { baseUrl, scraper, data, ollamaUrl, model, embedder, format, caCert } = sourcesOf(command, context.io).options;
  const token = baseUrl !== undefined && settings.tokenFile?.kind === 'option' ? await readToken(context, settings, baseUrl) : undefined;
  const alias = flags.as;
  if (scraper !== undefined) context.secrets.add(scraper);
  if (alias !== undefined && scraper === undefined) {
    throw new ScrqError('invalid_usage', '--as names a scraper, and --scraper does not say which', { hint: 'Add --scraper ID.' });
  }
  return Object.fromEntries(
    Object.entries({ baseUrl, scraper, alias, token, data, ollamaUrl, model, embedder, format, caCert }).filter(([, value]) => value !== undefined),
  );
}

async function checkAll(context: CliContext, settings: PlaceSettings, setup: Setup): Promise<void> {
  const checks = [
    ...(setup.baseUrl === undefined ? [] : [() => checkServer(context, settings, setup)]),
    ...(setup.data === undefined ? [] : [() => checkDirectory(context, setup.data ?? '')]),
    () => checkModels(context, settings, setup),
  ];
  for (const check of checks) {
    const found = await check();
    if (found !== undefined) writeWarning(context.io, found);
  }
}

async function write(context: CliContext, command: Command, setup: Setup, kind: 'user' | 'project'): Promise<void> {
  const { io } = context;
  const { token, scraper, alias, ...texts } = setup;
  const path = await writtenFile(io, kind);
  const profile = readProfile(command, io);
  const file = (await readSettingsFile(path)) ?? {};
  const before = profile === undefined ? file : Object.hasOwn(file.profiles ?? {}, profile) ? file.profiles?.[profile] : undefined;
  const named =
    scraper === undefined ? {} : alias === undefined ? { scraper } : { scraper: alias, scrapers: { ...before?.scrapers, [alias]: scraper } };
  const settings = { ...before, ...(kind === 'project' ? texts : withWholePaths(io.cwd, texts)), ...named };
  const first = profile !== undefined && file.profile === undefined && kind === 'user' ? { profile } : {};
  await saveSettings(path, profile === undefined ? settings : { ...file, ...first, profiles: { ...file.profiles, [profile]: settings } }, kind);
  const [origin] = originOf(setup.baseUrl);
  const stored = token === undefined || origin === undefined ? undefined : await storeToken(io, origin, token);
  writeNote(io, `written to ${path}${stored === undefined ? '' : `, and the token to ${stored}`}`);
  const next = setup.baseUrl === undefined ? 'scrq import FILE, or scrq demo' : "scrq search 'what you are looking for'";
  writeNote(io, `next: ${next}; scrq config shows what holds`);
}

/** Paths were typed from where the user is, and are read from where the file is. */
function withWholePaths<Texts extends { readonly data?: string; readonly caCert?: string }>(cwd: string, texts: Texts): Texts {
  const { data, caCert } = texts;
  const isPlace = data !== undefined && !isUri(data);
  return {
    ...texts,
    ...(isPlace ? { data: resolve(cwd, data) } : {}),
    ...(caCert === undefined ? {} : { caCert: resolve(cwd, caCert) }),
  };
}
