import { ScrqError } from '../../errors.ts';
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

/**
 * Options of an object store by the names of LanceDB, out of `--storage-option KEY=VALUE`. The rest stands in the environment, which LanceDB reads itself.
 * An endpoint that begins with http:// is a choice for a way without encryption.
 */
export function readStorageOptions(io: Pick<Io, 'env'>, pairs: readonly string[]): Readonly<Record<string, string>> {
  const options = Object.fromEntries(pairs.map(readPair));
  const named = ENDPOINTS.map((name) => fromEnvironment(io, name)).find((value) => value !== undefined);
  const endpoint = options['aws_endpoint'] ?? options['endpoint'] ?? named;
  const plain = endpoint?.startsWith('http://') === true && fromEnvironment(io, 'AWS_ALLOW_HTTP') === undefined ? { allow_http: 'true' } : {};
  return { ...(named === undefined ? {} : { aws_endpoint: named }), ...plain, ...options };
}

/** The value may be a secret: no message repeats it. */
function readPair(pair: string): readonly [string, string] {
  const [, key, value] = /^([A-Za-z][\w.-]*)=(.+)$/s.exec(pair) ?? [];
  if (key !== undefined && value !== undefined) return [key.toLowerCase(), value];
  throw new ScrqError('invalid_usage', '`--storage-option` takes KEY=VALUE, with letters, digits and "_" in the key', {
    hint: 'For example --storage-option aws_region=eu-central-1.',
  });
}
