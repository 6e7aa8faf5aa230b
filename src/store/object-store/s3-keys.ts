import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What requests to S3 are signed with. */
export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Keys, and until when they are used before they are asked for again, in epoch milliseconds. */
interface FoundKeys {
  readonly keys: S3Keys;
  readonly until: number;
}

/** Where keys come from; undefined where nothing of the kind is set up. */
type KeySource = () => Promise<FoundKeys | undefined>;

/** Keys that are kept until they expire. */
export interface S3KeyRing {
  /** Rejects with `OtherWay` at best. */
  readonly get: () => Promise<S3Keys>;
  /** They were refused: the next ones are read again. */
  readonly forget: () => void;
}

/** Thrown where there are no keys, and for a way to them that only the engine knows. */
export class OtherWay extends Error {}

/** Files may hold the next temporary keys. */
const FILE_FOR_MS = 30_000;
/** Temporary keys are renewed so long before they expire. */
const EARLY_MS = 5 * 60_000;
/** Services of a container or machine are next to the program; where there is none, an address may take every packet and never answer. */
const SERVICE_WAIT_MS = 500;
/** The service of roles is elsewhere. */
const ROLE_WAIT_MS = 2_000;
/** What of a profile names a way that takes more than to read keys: a role that is taken, a login, a program; or other addresses. */
const OTHER_WAYS =
  /^(?:role_arn|source_profile|credential_source|credential_process|web_identity_token_file|sso_\w+|login_session|endpoint_url|services)$/;

/** The keys of a profile, of the container or of the machine: the first of these that has some, as the engine asks them. */
export function keysOfEnvironment(env: Readonly<NodeJS.ProcessEnv>, now: () => number = Date.now): S3KeyRing {
  const sources: readonly KeySource[] = [() => profileKeys(env, now), () => roleKeys(env), () => containerKeys(env), () => machineKeys(env)];
  let known: { readonly found: Promise<FoundKeys>; until: number } | undefined;
  const find = async (): Promise<FoundKeys> => {
    for (const source of sources) {
      const found = await source().catch((error: unknown) => {
        throw new OtherWay('keys cannot be had from where they are', { cause: error });
      });
      if (found !== undefined) return found;
    }
    throw new OtherWay('there are no keys');
  };
  return {
    async get() {
      if (known === undefined || now() >= known.until) {
        // Where there are none, it is not looked for them with every request.
        const next = { found: find(), until: now() + FILE_FOR_MS };
        known = next;
        await next.found.then(
          ({ until }) => (next.until = until),
          () => undefined,
        );
      }
      return (await known.found).keys;
    },
    forget: () => (known = undefined),
  };
}

/** The region that a profile names; undefined where it names none, or cannot be read. */
export async function regionOfProfile(env: Readonly<NodeJS.ProcessEnv>): Promise<string | undefined> {
  return (await profileOf(env)).get('region');
}

async function profileKeys(env: Readonly<NodeJS.ProcessEnv>, now: () => number): Promise<FoundKeys | undefined> {
  const profile = await profileOf(env);
  if ([...profile.keys()].some((name) => OTHER_WAYS.test(name))) throw new OtherWay('the profile has another way to its keys');
  const accessKeyId = profile.get('aws_access_key_id');
  const secretAccessKey = profile.get('aws_secret_access_key');
  const sessionToken = profile.get('aws_session_token');
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { keys: { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) }, until: now() + FILE_FOR_MS };
}

/** What both files say of the profile that is chosen; of a name that is in both, the file of keys counts. */
async function profileOf(env: Readonly<NodeJS.ProcessEnv>): Promise<ReadonlyMap<string, string>> {
  const directory = join(env['HOME'] ?? env['USERPROFILE'] ?? homedir(), '.aws');
  const chosen = env['AWS_PROFILE'] ?? 'default';
  const [config, keys] = await Promise.all([
    sectionOf(env['AWS_CONFIG_FILE'] ?? join(directory, 'config'), chosen === 'default' ? ['default', 'profile default'] : [`profile ${chosen}`]),
    sectionOf(env['AWS_SHARED_CREDENTIALS_FILE'] ?? join(directory, 'credentials'), [chosen]),
  ]);
  return new Map([...config, ...keys]);
}

/** The settings of the sections of these names in a file; none where it cannot be read. */
async function sectionOf(path: string, names: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const settings: [string, string][] = [];
  let isChosen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, section] = /^\s*\[\s*([^\]]+?)\s*\]/.exec(line) ?? [];
    if (section !== undefined) isChosen = names.includes(section.replaceAll(/\s+/g, ' '));
    // A line that is set in belongs to the setting before it.
    const [, name, value] = /^([\w.-]+)\s*=\s*(.*?)(?:\s+[#;].*)?\s*$/.exec(line) ?? [];
    if (isChosen && name !== undefined && value !== undefined && value !== '') settings.push([name.toLowerCase(), value]);
  }
  return settings;
}

/** What the service of roles gives for the token of a file. */
async function roleKeys(env: Readonly<NodeJS.ProcessEnv>): Promise<FoundKeys | undefined> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: file = '', AWS_ROLE_ARN: role = '', AWS_ROLE_SESSION_NAME: session = 'scrq' } = env;
  if (file === '' || role === '') return undefined;
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'];
  const service = env['AWS_ENDPOINT_URL_STS'] ?? `https://sts.${region === undefined ? '' : `${region}.`}amazonaws.com`;
  const wanted = { Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15', RoleArn: role, RoleSessionName: session };
  const body = new URLSearchParams({ ...wanted, WebIdentityToken: (await readFile(file, 'utf8')).trim() }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const answer = await answerOf(service, { method: 'POST', headers, body, waitMs: ROLE_WAIT_MS });
  const text = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(answer)?.[1];
  return foundKeys([text('AccessKeyId'), text('SecretAccessKey'), text('SessionToken'), text('Expiration')]);
}

/** What the service of a container is asked for, by its variables. */
async function containerKeys(env: Readonly<NodeJS.ProcessEnv>): Promise<FoundKeys | undefined> {
  const relative = env['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'];
  const address = relative === undefined ? env['AWS_CONTAINER_CREDENTIALS_FULL_URI'] : `http://169.254.170.2${relative}`;
  if (address === undefined) return undefined;
  const file = env['AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'];
  const token = file === undefined ? env['AWS_CONTAINER_AUTHORIZATION_TOKEN'] : (await readFile(file, 'utf8')).trim();
  return keysIn(await answerOf(address, { headers: token === undefined ? {} : { authorization: token } }));
}

/** What the service of a machine is asked for: a token, the name of the role, its keys. */
async function machineKeys(env: Readonly<NodeJS.ProcessEnv>): Promise<FoundKeys | undefined> {
  if (env['AWS_EC2_METADATA_DISABLED']?.toLowerCase() === 'true') return undefined;
  const service = (env['AWS_EC2_METADATA_SERVICE_ENDPOINT'] ?? 'http://169.254.169.254').replace(/\/+$/, '');
  const token = await answerOf(`${service}/latest/api/token`, { method: 'PUT', headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' } });
  const headers = { 'x-aws-ec2-metadata-token': token };
  const roles = `${service}/latest/meta-data/iam/security-credentials/`;
  const [role = ''] = (await answerOf(roles, { headers })).split('\n');
  return keysIn(await answerOf(`${roles}${role.trim()}`, { headers }));
}

function keysIn(answer: string): FoundKeys {
  const given = Object(JSON.parse(answer)) as Readonly<Record<string, unknown>>;
  return foundKeys(['AccessKeyId', 'SecretAccessKey', 'Token', 'Expiration'].map((name) => given[name]));
}

function foundKeys([accessKeyId, secretAccessKey, sessionToken, expiration]: readonly unknown[]): FoundKeys {
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (isText(accessKeyId) && isText(secretAccessKey) && isText(sessionToken) && isText(expiration))
    return { keys: { accessKeyId, secretAccessKey, sessionToken }, until: Date.parse(expiration) - EARLY_MS };
  throw new OtherWay('a service gives no keys');
}

interface ServiceRequest {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly waitMs?: number;
}

async function answerOf(address: string, { method = 'GET', headers, body, waitMs = SERVICE_WAIT_MS }: ServiceRequest): Promise<string> {
  const { request } = address.startsWith('https:') ? await import('node:https') : await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, signal: AbortSignal.timeout(waitMs) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new OtherWay(`a service answers ${answer.statusCode}`))));
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}
