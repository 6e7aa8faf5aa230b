import { noteRequest } from './requests.ts';
import { SEEN_AFTER_SECONDS, type StorageOptions } from './connections.ts';

/** The newest version of a table, as the object store lists it. */
interface ListedVersion {
  readonly version: number;
  /** Another one for each version, also of a table that was made again. */
  readonly tag: string;
}

/** Lists the newest version of a table, once a second at the most; undefined where that fails for any reason: the engine, which is asked next, says why. */
export type ListNewest = (table: string) => Promise<ListedVersion | undefined>;

/** What of the environment and of storage options says how S3 is reached, by the names after "aws_". */
const KNOWN = [
  'access_key_id',
  'secret_access_key',
  'session_token',
  'region',
  'default_region',
  'endpoint',
  'endpoint_url',
  'allow_http',
  'virtual_hosted_style_request',
] as const;
/** Options that say nothing of where the store is or who asks. */
const IMMATERIAL = /^(?:timeout|connect_timeout|client_\w+|proxy_excludes)$/;
/** Of the environment, what the engine heeds beside these; it takes their names without "aws_" too. */
const ENGINE_ONLY =
  /^(?:aws_(?:token|endpoint_url_s3|s3_express|skip_signature|request_payer|proxy_url|bucket|bucket_name)|token|region|default_region|endpoint|endpoint_url|access_key_id|secret_access_key|session_token)$/i;
const PROXIES = ['http_proxy', 'https_proxy', 'all_proxy'];

/** The engine, which takes its time to load, is asked when there is no answer by then. */
const WAIT_MS = 1000;
/** Versions are named so that the newest comes first. */
const LARGEST = 2n ** 64n - 1n;

/**
 * One request without the engine, which needs three to open a table. Null for stores other than S3, and where access is by anything but keys:
 * the engine knows more ways than this does.
 */
export function listNewestIn(uri: string, storage: StorageOptions, env: Readonly<NodeJS.ProcessEnv>): ListNewest | null {
  const place = s3Place(uri, settingsOf(storage, env));
  if (place === null || PROXIES.some((name) => (env[name] ?? env[name.toUpperCase()] ?? '') !== '')) return null;
  const { keys, region, bucketUrl, prefix } = place;
  return atMostOnceASecond(async (table) => {
    const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: `${prefix}${table}.lance/_versions/` });
    try {
      const { AwsClient } = await import('aws4fetch');
      const signed = await new AwsClient({ ...keys, region, service: 's3' }).sign(`${bucketUrl}?${query.toString()}`);
      // A signal that is given to the request itself is lost to the garbage collector of Node 20.
      const answer = await fetch(signed, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
      const text = await answer.text();
      noteRequest('list', text.length);
      return answer.ok ? newestIn(text) : undefined;
    } catch {
      // Whatever it is: the engine meets it too, and its failures are put into words in one place.
      return undefined;
    }
  });
}

function atMostOnceASecond(list: ListNewest): ListNewest {
  const last = new Map<string, { readonly at: number; readonly found: ReturnType<ListNewest> }>();
  return (table) => {
    const known = last.get(table);
    const now = performance.now();
    if (known !== undefined && now - known.at < SEEN_AFTER_SECONDS * 1000) return known.found;
    const found = list(table);
    last.set(table, { at: now, found });
    return found;
  };
}

function newestIn(listing: string): ListedVersion | undefined {
  const [, digits] = /\/_versions\/(\d{20})\.manifest<\/Key>/.exec(listing) ?? [];
  const [, tag] = /<ETag>([^<]+)<\/ETag>/.exec(listing) ?? [];
  return digits === undefined || tag === undefined ? undefined : { version: Number(LARGEST - BigInt(digits)), tag: `${digits} ${tag}` };
}

type Settings = Readonly<Partial<Record<(typeof KNOWN)[number], string>>>;

/** Null where an option is set whose meaning only the engine knows. */
function settingsOf(storage: StorageOptions, env: Readonly<NodeJS.ProcessEnv>): Settings | null {
  if (Object.entries(env).some(([name, value]) => ENGINE_ONLY.test(name) && value !== '')) return null;
  const given = new Map<string, string | undefined>(KNOWN.map((name) => [name, env[`AWS_${name.toUpperCase()}`]]));
  for (const [option, value] of Object.entries(storage)) {
    const name = option.toLowerCase().replace(/^aws_/, '');
    if (given.has(name)) given.set(name, value);
    else if (!IMMATERIAL.test(name)) return null;
  }
  return Object.fromEntries(given);
}

function s3Place(uri: string, settings: Settings | null) {
  const [, bucket, path] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/i.exec(uri) ?? [];
  const { access_key_id: accessKeyId, secret_access_key: secretAccessKey, session_token: sessionToken } = settings ?? {};
  const region = settings?.region ?? settings?.default_region;
  if (settings === null || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined || region === undefined) return null;
  const endpoint = settings.endpoint ?? settings.endpoint_url ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || settings.virtual_hosted_style_request === 'true') return null;
  if (new URL(endpoint).protocol !== 'https:' && settings.allow_http !== 'true') return null;
  return {
    keys: { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) },
    region,
    bucketUrl: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: path === undefined || path === '' ? '' : `${path}/`,
  };
}
