import type { IncomingMessage } from 'node:http';

import { PATIENCE, type StorageOptions } from './connections.ts';
import { noteBytes, noteRequest } from './requests.ts';
import { keysOfEnvironment, OtherWay, regionOfProfile, type S3KeyRing, type S3Keys } from './s3-keys.ts';
import { secondsOf, silenceLimit } from './silence.ts';

/** S3 without the engine, which asks several times for what one signed request brings. */
export interface S3Access {
  /** What the keys of the dataset begin with. */
  readonly prefix: string;
  /** How long nothing at all may come. */
  readonly silenceMs: number;
  /** Sends a request for what stands behind the address of the bucket ("?list-type=2", "/key"); the answer breaks off when no more of it comes for a while. */
  readonly request: (address: string, options?: RequestOptions) => Promise<IncomingMessage>;
}

interface RequestOptions {
  /** Default: GET. */
  readonly method?: 'GET' | 'DELETE';
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
  'endpoint_url_s3',
  'allow_http',
  'virtual_hosted_style_request',
] as const;
const ENDPOINTS = ['endpoint', 'endpoint_url', 'endpoint_url_s3'] as const satisfies readonly (typeof KNOWN)[number][];
/** Options that say nothing of where the store is or who asks. */
const IMMATERIAL = /^(?:timeout|connect_timeout|client_\w+|proxy_excludes)$/;
/** Of the environment, what the engine heeds beside these; it takes their names without "aws_" too. */
const ENGINE_ONLY =
  /^(?:aws_(?:token|s3_express|skip_signature|request_payer|proxy_url|bucket|bucket_name)|token|region|default_region|endpoint|endpoint_url|access_key_id|secret_access_key|session_token)$/i;
const PROXIES = ['http_proxy', 'https_proxy', 'all_proxy'];

/** How S3 refuses a request for its keys; the next ones may be others. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);
/** How long an answer, or more of one, is waited for, unless the option "timeout" has fewer seconds. */
const WAIT_SECONDS = 10;

/** Null for stores other than S3, and where what is set up has a meaning that the engine alone knows. */
export function s3AccessTo(uri: string, storage: StorageOptions, env: Readonly<NodeJS.ProcessEnv>, authorities?: readonly string[]): S3Access | null {
  const place = s3Place(uri, settingsOf(storage, env), env);
  if (place === null || PROXIES.some((name) => (env[name] ?? env[name.toUpperCase()] ?? '') !== '')) return null;
  const { ring, regionOf, bucketUrlIn, prefix } = place;
  /** The secret of keys that were fetched again and refused again: it is not the keys that are wrong. */
  let refused: string | undefined;
  const seconds = secondsOf(storage, 'timeout') ?? WAIT_SECONDS;
  const waitMs = Math.min(seconds, WAIT_SECONDS) * 1000;
  return {
    prefix,
    silenceMs: silenceLimit({ ...PATIENCE, ...storage }),
    async request(address, options = {}) {
      const region = await regionOf();
      const url = `${bucketUrlIn(region)}${address}`;
      const send = async (keys: S3Keys) => sendSigned(url, { ...options, keys, region, waitMs, authorities });
      const keys = await ring.get();
      const answer = await send(keys);
      if (!REFUSALS.has(answer.statusCode ?? 0) || keys.secretAccessKey === refused) return answer;
      ring.forget();
      const next = await ring.get();
      if (next.secretAccessKey === keys.secretAccessKey && next.sessionToken === keys.sessionToken) return answer;
      answer.destroy();
      const second = await send(next);
      refused = REFUSALS.has(second.statusCode ?? 0) ? next.secretAccessKey : undefined;
      return second;
    },
  };
}

/** What a listing of the bucket says, as XML; null where the store refuses it. */
export async function readListing({ request }: S3Access, query: URLSearchParams, options?: RequestOptions): Promise<string | null> {
  const answer = await request(`?${query.toString()}`, options);
  let text = '';
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  noteRequest('list');
  noteBytes(text.length);
  return answer.statusCode === 200 ? text : null;
}

interface SignedRequest extends RequestOptions {
  readonly keys: S3Keys;
  readonly region: string;
  readonly waitMs: number;
  /** Undefined for those that Node trusts. */
  readonly authorities: readonly string[] | undefined;
}

async function sendSigned(
  url: string,
  { keys, region, waitMs, authorities, method = 'GET', headers = {}, signal }: SignedRequest,
): Promise<IncomingMessage> {
  const { AwsClient } = await import('aws4fetch');
  const signed = await new AwsClient({ ...keys, region, service: 's3' }).sign(url, { method, headers });
  const { request } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  // What the fetch of Node 20 is to stop for is lost to its garbage collector.
  return new Promise((resolve, reject) => {
    const ca = authorities === undefined ? {} : { ca: [...authorities] };
    const sent = request(url, { method, headers: Object.fromEntries(signed.headers), ...(signal !== undefined && { signal }), ...ca });
    let answer: IncomingMessage | undefined;
    sent.setTimeout(waitMs).on('timeout', () => {
      // What has come waits to be taken: it is not the store that is slow.
      if (answer !== undefined && answer.readableLength > 0) sent.setTimeout(waitMs);
      else sent.destroy(new Error('the object store does not answer'));
    });
    sent.on('response', (response) => resolve((answer = response)));
    sent.on('error', reject).end();
  });
}

type Settings = Readonly<Partial<Record<(typeof KNOWN)[number], string>>>;

/** Null where an option is set whose meaning only the engine knows. */
function settingsOf(storage: StorageOptions, env: Readonly<NodeJS.ProcessEnv>): Settings | null {
  if (Object.entries(env).some(([name, value]) => ENGINE_ONLY.test(name) && value !== '')) return null;
  const given = new Map<string, string | undefined>(KNOWN.map((name) => [name, env[`AWS_${name.toUpperCase()}`]]));
  const own = new Map(Object.entries(storage).map(([option, value]) => [option.toLowerCase().replace(/^aws_/, ''), value]));
  if (own.has('endpoint')) for (const name of ENDPOINTS) given.set(name, undefined);
  // A token belongs to the keys that it came with.
  if (own.has('access_key_id')) given.set('session_token', undefined);
  for (const [name, value] of own) {
    if (given.has(name)) given.set(name, value);
    else if (!IMMATERIAL.test(name)) return null;
  }
  return Object.fromEntries(given);
}

function s3Place(uri: string, settings: Settings | null, env: Readonly<NodeJS.ProcessEnv>) {
  const [, bucket, path] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/i.exec(uri) ?? [];
  if (settings === null || bucket === undefined || settings.virtual_hosted_style_request === 'true') return null;
  const endpoints = new Set([settings.endpoint_url_s3, settings.endpoint, settings.endpoint_url].filter((named) => named !== undefined));
  const [endpoint] = endpoints;
  // Which of two that differ counts is left to the engine.
  if (endpoints.size > 1 || (endpoint !== undefined && !isUsable(endpoint, settings))) return null;
  const ring = ringOf(settings, env);
  const region = settings.region ?? settings.default_region;
  if (ring === null) return null;
  return {
    ring,
    regionOf: async () => {
      const known = region ?? (await regionOfProfile(env));
      if (known === undefined) throw new OtherWay('no region is set');
      return known;
    },
    bucketUrlIn: (chosen: string) => `${(endpoint ?? `https://s3.${chosen}.amazonaws.com`).replace(/\/+$/, '')}/${bucket}`,
    prefix: path === undefined || path === '' ? '' : `${path}/`,
  };
}

function isUsable(endpoint: string, { allow_http: allowHttp }: Settings): boolean {
  return URL.canParse(endpoint) && (new URL(endpoint).protocol === 'https:' || allowHttp === 'true');
}

/** Null for half of what keys are. */
function ringOf(settings: Settings, env: Readonly<NodeJS.ProcessEnv>): S3KeyRing | null {
  const { access_key_id: accessKeyId, secret_access_key: secretAccessKey, session_token: sessionToken } = settings;
  if (accessKeyId === undefined && secretAccessKey === undefined && sessionToken === undefined) return keysOfEnvironment(env);
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
  return { get: () => Promise.resolve(keys), forget: () => undefined };
}
