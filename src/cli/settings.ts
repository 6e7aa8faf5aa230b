import { posix, resolve, win32 } from 'node:path';

import type { Command } from 'commander';

import { ScrqError } from '../errors.ts';
import type { Io } from './io.ts';

const OUTPUT_FORMATS = ['table', 'json', 'jsonl', 'csv'] as const;

/** Shapes in which results are printed. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What the options that every command has, and the environment behind them, come to. */
export interface Settings {
  /** Where the dataset is; undefined when there is no default for this user. */
  readonly directory: string | undefined;
  readonly baseUrl: string | undefined;
  readonly token: string | undefined;
  /** Id or name. */
  readonly scraper: string | undefined;
  readonly format: OutputFormat | undefined;
  /** False when nothing may be asked. */
  readonly input: boolean;
  /** False when no output may have colours. */
  readonly color: boolean;
}

interface GlobalOptions {
  readonly data?: string;
  readonly baseUrl?: string;
  readonly scraper?: string;
  readonly format?: string;
  readonly input?: boolean;
  readonly color?: boolean;
}

/** Adds the options that every command has. None has a short form: `--sort -votes` would be read as it. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option('--data <dir>', 'directory of the local dataset (or SCRQ_DATA)')
    .option('--base-url <url>', 'ask the server at this address instead of the local dataset (or SCRQ_BASE_URL)')
    .option('--scraper <id|name>', 'the scraper to work on; not needed when there is only one (or SCRQ_SCRAPER)')
    .option('--format <format>', `shape of the output: ${OUTPUT_FORMATS.join(', ')}`)
    .option('--no-input', 'never ask anything')
    .option('--no-color', 'print without colours')
    .option('--verbose', 'tell the cause of a failure');
}

/** Settings of a command whose output has shapes of its own. */
export type PlaceSettings = Omit<Settings, 'format'>;

/** Reads the settings of a command: options over environment over defaults. */
export function readSettings(command: Command, io: Io): Settings {
  return { ...readPlaceSettings(command, io), format: readFormat(command, OUTPUT_FORMATS) };
}

/** The shape of the output that a command was told, out of those it has. */
export function readFormat<const Format extends string>(command: Command, formats: readonly Format[]): Format | undefined {
  const { format: typed } = command.optsWithGlobals<GlobalOptions>();
  const known = formats.find((format) => format === typed);
  if (typed === undefined || known !== undefined) return known;
  throw new ScrqError('invalid_usage', `option '--format <format>' argument '${typed}' is invalid. Allowed choices are ${formats.join(', ')}`, {
    hint: 'See `scrq --help`.',
  });
}

export function readPlaceSettings(command: Command, io: Io): PlaceSettings {
  const options = command.optsWithGlobals<GlobalOptions>();
  const directory = given('--data', options.data) ?? fromEnvironment(io, 'SCRQ_DATA') ?? defaultDirectory(io);
  return {
    directory: directory === undefined || isUri(directory) ? directory : resolve(io.cwd, directory),
    baseUrl: given('--base-url', options.baseUrl) ?? fromEnvironment(io, 'SCRQ_BASE_URL'),
    token: fromEnvironment(io, 'SCRQ_TOKEN'),
    scraper: given('--scraper', options.scraper) ?? fromEnvironment(io, 'SCRQ_SCRAPER'),
    input: options.input !== false && fromEnvironment(io, 'CI') === undefined,
    color: options.color !== false && fromEnvironment(io, 'NO_COLOR') === undefined,
  };
}

/** An option given as empty text is a variable that was not set, in most cases: going on with a default would surprise. */
function given(option: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.trim() === '') {
    throw new ScrqError('invalid_usage', `${option} is empty`, { hint: 'Give it a value, or leave it out.' });
  }
  return value;
}

function fromEnvironment(io: Io, name: string): string | undefined {
  const value = io.env[name]?.trim();
  return value === '' ? undefined : value;
}

function defaultDirectory(io: Io): string | undefined {
  const { XDG_DATA_HOME: dataHome, HOME: home, LOCALAPPDATA: localAppData, USERPROFILE: profile } = environment(io);
  if (io.platform === 'win32') {
    if (localAppData !== undefined) return win32.join(localAppData, 'scrq');
    return profile === undefined ? undefined : win32.join(profile, 'AppData', 'Local', 'scrq');
  }
  if (io.platform === 'darwin') return home === undefined ? undefined : posix.join(home, 'Library', 'Application Support', 'scrq');
  // The base directory specification has relative paths ignored.
  if (dataHome?.startsWith('/') === true) return posix.join(dataHome, 'scrq');
  return home === undefined ? undefined : posix.join(home, '.local', 'share', 'scrq');
}

function environment(io: Io) {
  return {
    XDG_DATA_HOME: fromEnvironment(io, 'XDG_DATA_HOME'),
    HOME: fromEnvironment(io, 'HOME'),
    LOCALAPPDATA: fromEnvironment(io, 'LOCALAPPDATA'),
    USERPROFILE: fromEnvironment(io, 'USERPROFILE'),
  };
}

/** The directory may be an address in an object store. */
function isUri(directory: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(directory);
}
