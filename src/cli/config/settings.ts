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
import { findSetting, isStronger, type SettingSources } from './setting-sources.ts';
import type { Io } from '../terminal/io.ts';

/** The shapes that the output of most commands can have. */
export const OUTPUT_FORMATS = ['table', 'record', 'json', 'jsonl', 'csv'] as const;

/** Shapes in which results are printed. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What the options that every command has, and what stands behind them, come to. */
export interface Settings extends PlaceSettings {
  readonly format: OutputFormat | undefined;
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
export type PlaceSettings = Readonly<ReturnType<typeof readPlaceSettings>>;

/** Reads the settings of a command: options over environment over defaults. */
export function readSettings(command: Command, io: Io): Settings {
  const { jq, template } = command.optsWithGlobals<GlobalOptions>();
  const format = readFormat(command, io, OUTPUT_FORMATS);
  return { ...readPlaceSettings(command, io), format: jq === undefined && template === undefined ? format : (format ?? 'jsonl') };
}

/** Reads the files of settings, for the command that is about to begin. Those that are about the files read them themselves. */
export async function prepareSettings(command: Command, io: Io): Promise<void> {
  let program = command;
  let top = command;
  for (; program.parent !== null; program = program.parent) top = program;
  if (WITHOUT_FILES.has(top.name())) return;
  const loading = loadConfiguration(io, readProfile(command, io));
  // A shell that completes a word has no use for what is wrong with a file.
  const configuration = await (top.name() === '__complete' ? loading.catch(() => noConfiguration) : loading);
  program.setOptionValueWithSource('configuration', configuration, 'config');
}

/** The profile that is named by an option or the environment. */
export function readProfile(command: Command, io: Io): string | undefined {
  return command.optsWithGlobals<GlobalOptions>().profile ?? fromEnvironment(io, 'SCRQ_PROFILE');
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

/** Reads the settings of a command but for the shape of its output; what is undefined was not said, and has no default. */
export function readPlaceSettings(command: Command, io: Io) {
  const options = command.optsWithGlobals<GlobalOptions>();
  const sources = sourcesOf(command, io);
  const found = new Map(settingNames.map((name) => [name, findSetting(name, sources)]));
  const [server, data] = [found.get('baseUrl'), found.get('data')];
  const cacheSize = found.get('cacheSize');
  const directory = data?.value ?? userDirectory(io, 'data');
  return {
    /** Where the dataset is; undefined for a user without a home. */
    directory: directory === undefined || isUri(directory) ? directory : resolve(io.cwd, directory),
    /** Who said where the dataset is; undefined for its default place. */
    dataFound: data,
    /** Options of the object store that the dataset is in, by the names of LanceDB. */
    storage: readStorageOptions(io, options.storageOption ?? []),
    /** Where files of an object store are kept on this machine, and how many bytes of them. */
    cacheDirectory: found.get('cache')?.value ?? userDirectory(io, 'cache'),
    cacheBytes: cacheSize === undefined ? undefined : readSize(cacheSize.origin, cacheSize.value),
    /** The server that is asked instead of the local dataset: of a server and a dataset, the one from the stronger source is meant. */
    baseUrl: options.local === true || isStronger(data, server) ? undefined : server?.value,
    /** Every server that is named, also one that a directory for the dataset overrides. */
    server,
    /** Id or name. */
    scraper: found.get('scraper')?.value,
    scraperFound: found.get('scraper'),
    caCert: found.get('caCert')?.value,
    tokenFile: found.get('tokenFile'),
    ollamaUrl: found.get('ollamaUrl')?.value,
    /** The model that a person chose to read queries and to chat. */
    model: found.get('model')?.value,
    /** What makes the vectors of new scrapers: "static", "ollama:MODEL". */
    embedder: found.get('embedder')?.value,
    /** What turns words into filters. */
    interpreter: found.get('interpreter')?.value,
    configuration: sources.configuration,
    /** False when nothing may be asked. */
    input: options.input !== false && fromEnvironment(io, 'CI') === undefined,
    /** False when no output may have colours. */
    color: options.color !== false && fromEnvironment(io, 'NO_COLOR') === undefined,
    /** True when lines may be longer than the terminal is wide, so that nothing is cut. */
    wide: options.wide === true,
    /** True when every request is printed on the error output. */
    verbose: options.verbose === true,
  };
}
