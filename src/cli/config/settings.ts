import { resolve } from 'node:path';

import { Option, type Command } from 'commander';

import { ScrqError } from '../../errors.ts';
import { loadConfiguration, noConfiguration, type Configuration } from './configuration.ts';
import { isUri } from '../../text/uri.ts';
import { fromEnvironment, userDirectory } from './directories.ts';
import { gathered } from '../gathered.ts';
import { readSize } from './sizes.ts';
import { readStorageOptions } from './storage-options.ts';
import { settingNames, type SettingName } from './setting-names.ts';
import { findSetting, isStronger, type FoundSetting, type SettingSources } from './setting-sources.ts';
import type { Io } from '../terminal/io.ts';

/** The shapes that the output of most commands can have. */
export const OUTPUT_FORMATS = ['table', 'record', 'json', 'jsonl', 'csv'] as const;

/** Shapes in which results are printed. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What the options that every command has, and the environment behind them, come to. */
export interface Settings {
  /** Where the dataset is; undefined when there is no default for this user. */
  readonly directory: string | undefined;
  /** Options of the object store that the dataset is in, by the names of LanceDB. */
  readonly storage: Readonly<Record<string, string>>;
  /** Where files of an object store are kept on this machine; undefined for a user without a home. */
  readonly cacheDirectory: string | undefined;
  /** What they may take there. */
  readonly cacheBytes: number | undefined;
  /** Who said where the dataset is; undefined for its default place. */
  readonly dataFound: FoundSetting | undefined;
  /** The server that is asked instead of the local dataset. */
  readonly baseUrl: string | undefined;
  /** Every server that is named, also one that a directory for the dataset overrides. */
  readonly server: FoundSetting | undefined;
  /** Id or name. */
  readonly scraper: string | undefined;
  /** The same with who said so. */
  readonly scraperFound: FoundSetting | undefined;
  /** File of certificates that are trusted as well. */
  readonly caCert: string | undefined;
  readonly tokenFile: FoundSetting | undefined;
  /** What the files of settings say. */
  readonly configuration: Configuration;
  /** True when every request is printed on the error output. */
  readonly verbose: boolean;
  /** Address of the Ollama server; undefined for its default address. */
  readonly ollamaUrl: string | undefined;
  /** The model on that server that a person chose to read queries and to chat. */
  readonly model: string | undefined;
  /** What makes the vectors of new scrapers: "static", "ollama:MODEL". */
  readonly embedder: string | undefined;
  /** What turns words into filters. */
  readonly interpreter: string | undefined;
  readonly format: OutputFormat | undefined;
  /** False when nothing may be asked. */
  readonly input: boolean;
  /** False when no output may have colours. */
  readonly color: boolean;
  /** True when lines may be longer than the terminal is wide, so that nothing is cut. */
  readonly wide: boolean;
}

interface GlobalOptions extends Readonly<Partial<Record<SettingName, string>>> {
  readonly profile?: string;
  readonly storageOption?: readonly string[];
  /** What the files of settings say: not typed, but put here before a command begins. */
  readonly configuration?: Configuration;
  readonly local?: boolean;
  readonly verbose?: boolean;
  readonly input?: boolean;
  readonly color?: boolean;
  readonly wide?: boolean;
  readonly jq?: string;
  readonly template?: string;
}

/** Adds the options that every command has. None has a short form: `--sort -votes` would be read as it. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option('--data <dir>', 'directory of the local dataset, or the address of one in an object store: s3://bucket/prefix (or SCRQ_DATA)')
    .addOption(
      new Option(
        '--storage-option <key=value>',
        'option of the object store, as aws_region=eu-central-1; may be repeated (or AWS_REGION and the like)',
      )
        .argParser(gathered)
        .default([], 'none'),
    )
    .option('--cache <dir>', 'keep files of an object store in this directory (or SCRQ_CACHE)')
    .option('--cache-size <size>', 'what they may take there, as 5GB: the longest unused go first (or SCRQ_CACHE_SIZE; default: 20GB)')
    .option('--base-url <url>', 'ask the server at this address instead of the local dataset (or SCRQ_BASE_URL)')
    .addOption(new Option('--local', 'work on the local dataset, though the settings name a server').conflicts('baseUrl'))
    .option('--scraper <id|name>', 'the scraper to work on; not needed when there is only one (or SCRQ_SCRAPER)')
    .option('--profile <name>', 'use these settings of your own or the project: see `scrq config` (or SCRQ_PROFILE)')
    .option('--token-file <file>', 'file that holds the token for the server; - is the standard input (or SCRQ_TOKEN, or SCRQ_TOKEN_FILE)')
    .option('--ca-cert <file>', 'trust the certificates in this file as well (or SCRQ_CA_CERT)')
    .option('--ollama-url <url>', 'address of the Ollama server (or OLLAMA_HOST; default: http://127.0.0.1:11434)')
    .option('--model <name>', 'model on the Ollama server for what the rules do not understand (or SCRQ_MODEL; default: none)')
    .option('--format <format>', `shape of the output: ${OUTPUT_FORMATS.join(', ')} (default: table on a terminal, jsonl elsewhere)`)
    .option('--wide', 'cut nothing to the width of the terminal')
    .option('--jq <expr>', 'pass the output through this jq expression: each record, or with --format json the whole answer')
    .option('--template <text>', 'print each record as this text, with its fields in it: "{{title}} at {{price}}"')
    .option('--no-input', 'never ask anything')
    .option('--no-color', 'print without colors')
    .option('--no-pager', 'print long output without a pager')
    .option('--quiet', 'print only results and failures: no notes, warnings or progress')
    .option('--verbose', 'print each request to a server, how many an object store was sent, every field of an import, and the cause of a failure');
}

/** Settings of a command whose output has shapes of its own. */
export type PlaceSettings = Omit<Settings, 'format'>;

/** Reads the settings of a command: options over environment over defaults. */
export function readSettings(command: Command, io: Io): Settings {
  const { jq, template } = command.optsWithGlobals<GlobalOptions>();
  const format = readFormat(command, io, OUTPUT_FORMATS);
  return { ...readPlaceSettings(command, io), format: jq === undefined && template === undefined ? format : (format ?? 'jsonl') };
}

/** Reads the files of settings, for the command that is about to begin. Those that are about the files read them themselves. */
export async function prepareSettings(command: Command, io: Io): Promise<void> {
  const { profile } = command.optsWithGlobals<GlobalOptions>();
  let program = command;
  let top = command;
  for (; program.parent !== null; program = program.parent) top = program;
  if (WITHOUT_FILES.has(top.name())) return;
  const loading = loadConfiguration(io, profile ?? fromEnvironment(io, 'SCRQ_PROFILE'));
  // A shell that completes a word has no use for what is wrong with a file.
  const configuration = await (top.name() === '__complete' ? loading.catch(() => noConfiguration) : loading);
  program.setOptionValueWithSource('configuration', configuration, 'config');
}

const WITHOUT_FILES: ReadonlySet<string> = new Set(['config', 'init', 'completion', 'man', 'describe-cli']);

/** Where the settings of a command come from. */
export function sourcesOf(command: Command, io: Io): SettingSources {
  const options = command.optsWithGlobals<GlobalOptions>();
  return { options, io, configuration: options.configuration ?? noConfiguration };
}

/**
 * The shape of the output that was requested of a command, out of those it has. Another one is refused when it was typed; settings that hold for
 * all commands are followed where they fit.
 */
export function readFormat<const Format extends string>(command: Command, io: Io, formats: readonly Format[]): Format | undefined {
  const found = findSetting('format', sourcesOf(command, io));
  const known = formats.find((format) => format === found?.value);
  if (known !== undefined || found?.kind !== 'option') return known;
  throw new ScrqError('invalid_usage', `option '--format <format>' argument '${found.value}' is invalid. Allowed choices are ${formats.join(', ')}`, {
    hint: 'See `scrq --help`.',
  });
}

/** Reads the settings of a command but for the shape of its output. */
export function readPlaceSettings(command: Command, io: Io): PlaceSettings {
  const options = command.optsWithGlobals<GlobalOptions>();
  const sources = sourcesOf(command, io);
  const found = new Map(settingNames.map((name) => [name, findSetting(name, sources)]));
  const [server, data] = [found.get('baseUrl'), found.get('data')];
  const cacheSize = found.get('cacheSize');
  const directory = data?.value ?? userDirectory(io, 'data');
  return {
    directory: directory === undefined || isUri(directory) ? directory : resolve(io.cwd, directory),
    storage: readStorageOptions(io, options.storageOption ?? []),
    cacheDirectory: found.get('cache')?.value ?? userDirectory(io, 'cache'),
    cacheBytes: cacheSize === undefined ? undefined : readSize(cacheSize.origin, cacheSize.value),
    dataFound: data,
    // Of a server and a dataset, the one from the stronger source is meant.
    baseUrl: options.local === true || isStronger(data, server) ? undefined : server?.value,
    server,
    scraper: found.get('scraper')?.value,
    scraperFound: found.get('scraper'),
    caCert: found.get('caCert')?.value,
    tokenFile: found.get('tokenFile'),
    ollamaUrl: found.get('ollamaUrl')?.value,
    model: found.get('model')?.value,
    embedder: found.get('embedder')?.value,
    interpreter: found.get('interpreter')?.value,
    configuration: sources.configuration,
    input: options.input !== false && fromEnvironment(io, 'CI') === undefined,
    color: options.color !== false && fromEnvironment(io, 'NO_COLOR') === undefined,
    wide: options.wide === true,
    verbose: options.verbose === true,
  };
}
