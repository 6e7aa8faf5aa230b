import type { IncomingMessage } from 'node:http';

import type { StorageOptions } from './connections.ts';

/** S3 without the engine, which asks several times for what one signed request brings. */
export interface S3Access {
  /** What the keys of the dataset begin with. */
  readonly prefix: string;
  /** Sends a request for what stands behind the address of the bucket ("?list-type=2", "/key"); the answer breaks off when no more of it comes for a while. */
  readonly request: (address: string, options?: RequestOptions) => Promise<IncomingMessage>;
}

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

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

/** How long an answer, or more of one, is waited for, unless the option "timeout" has fewer seconds. */
const WAIT_SECONDS = 10;

/** Null for stores other than S3, and where access is by anything but keys: the engine knows more ways than this does. */
export function s3AccessTo(uri: string, storage: StorageOptions, env: Readonly<NodeJS.ProcessEnv>): S3Access | null {
  const place = s3Place(uri, settingsOf(storage, env));
  if (place === null || PROXIES.some((name) => (env[name] ?? env[name.toUpperCase()] ?? '') !== '')) return null;
  const { keys, region, bucketUrl, prefix } = place;
  const seconds = Number(/^(\d+)s$/.exec(storage['timeout'] ?? '')?.[1] ?? WAIT_SECONDS);
  const waitMs = Math.min(seconds, WAIT_SECONDS) * 1000;
  return {
    prefix,
    async request(address, { headers = {}, signal } = {}) {
      const url = `${bucketUrl}${address}`;
      const { AwsClient } = await import('aws4fetch');
      const signed = await new AwsClient({ ...keys, region, service: 's3' }).sign(url, { headers });
      const { request } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
      // What the fetch of Node 20 is to stop for is lost to its garbage collector.
      return new Promise((resolve, reject) => {
        const sent = request(url, { headers: Object.fromEntries(signed.headers), ...(signal !== undefined && { signal }) });
        let answer: IncomingMessage | undefined;
        sent.setTimeout(waitMs).on('timeout', () => {
          // What has come waits to be taken: it is not the store that is slow.
          if (answer !== undefined && answer.readableLength > 0) sent.setTimeout(waitMs);
          else sent.destroy(new Error('the object store does not answer'));
        });
        sent.on('response', (response) => resolve((answer = response)));
        sent.on('error', reject).end();
      });
    },
  };
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
