import { ScrqError } from '../../errors.ts';
import { isEndpoint, optionsBelow } from '../../text/store-options.ts';
import type { Io } from '../terminal/io.ts';
import { fromEnvironment } from './directories.ts';

/** Variables that name the endpoint of an object store, the strongest first. */
const ENDPOINTS = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT'];

/**
 * The engine takes its options by these names too, in any case, from the environment, where they are of other programs: a TOKEN of theirs
 * would be sent as the session token.
 */
const BARE_NAMES =
  /^(?:token|session_token|access_key_id|secret_access_key|region|default_region|endpoint|endpoint_url|bucket|bucket_name|skip_signature)$/i;

/** Removes from the environment of the process what is not meant for the engine; to be called before the engine reads it. */
export function hideBareNames(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) if (BARE_NAMES.test(name)) delete env[name];
}

type StorageOptions = Readonly<Record<string, string>>;

/**
 * Options of an object store by the names of LanceDB, out of `--storage-option KEY=VALUE`. The rest stands in the environment, which LanceDB reads itself.
 */
export function readStorageOptions(io: Pick<Io, 'env'>, pairs: readonly string[]): StorageOptions {
  const named = ENDPOINTS.map((name) => fromEnvironment(io, name)).find((value) => value !== undefined);
  const fromOutside = named === undefined ? {} : { aws_endpoint: named, ...wayTo(io, named) };
  return withStorageOptions(io, fromOutside, pairs, '--storage-option');
}

/** Options with others over them, of the option `named`: those of one store of two. */
export function withStorageOptions(io: Pick<Io, 'env'>, options: StorageOptions, pairs: readonly string[], named: string): StorageOptions {
  const own = Object.fromEntries(pairs.map((pair) => readPair(pair, named)));
  const place = Object.keys(own).find(isEndpoint);
  return { ...optionsBelow(own, options), ...wayTo(io, own[place ?? '']), ...own };
}

/** An endpoint that begins with http:// is a choice for a way without encryption. */
function wayTo(io: Pick<Io, 'env'>, endpoint: string | undefined): StorageOptions {
  return endpoint?.startsWith('http://') === true && fromEnvironment(io, 'AWS_ALLOW_HTTP') === undefined ? { allow_http: 'true' } : {};
}

/** The value may be a secret: no message repeats it. */
function readPair(pair: string, option: string): readonly [string, string] {
  const [, key, value] = /^([A-Za-z][\w.-]*)=(.+)$/s.exec(pair) ?? [];
  if (key !== undefined && value !== undefined) return [key.toLowerCase(), value];
  throw new ScrqError('invalid_usage', `\`${option}\` takes KEY=VALUE, with letters, digits and "_" in the key`, {
    hint: `For example ${option} aws_region=eu-central-1.`,
  });
}
