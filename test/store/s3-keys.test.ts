import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { s3AccessTo } from '../../src/store/object-store/s3-access.ts';
import { keysOfEnvironment, OtherWay } from '../../src/store/object-store/s3-keys.ts';
import { scriptedServer } from '../remote/scripted-server.ts';
import { sharedDirectory, untilTestEnds } from '../temporary.ts';

const directory = sharedDirectory();
let homes = 0;

/** A home with the files of AWS; without a service of the machine. */
async function home(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const name = `home-${(homes += 1)}`;
  await mkdir(join(directory.path, name, '.aws'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await directory.file(`${name}/.aws/${file}`, text);
  return { HOME: join(directory.path, name), AWS_EC2_METADATA_DISABLED: 'true' };
}

const pair = (name: string) => `aws_access_key_id = ${name}\naws_secret_access_key=${name}-secret\n`;
const keysOf = (name: string) => ({ accessKeyId: name, secretAccessKey: `${name}-secret` });

/** A service that answers each address as it is told, and says what it was asked. */
async function service(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = await scriptedServer(({ url = '', method = '', headers }: IncomingMessage, response) => {
    asked.push([method, url, headers.authorization ?? headers['x-aws-ec2-metadata-token'] ?? ''].join(' ').trim());
    const answer = answers[url];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  return { asked, url: untilTestEnds(server).url };
}

const given = (name: string, seconds: number) =>
  JSON.stringify({ AccessKeyId: name, SecretAccessKey: `${name}-secret`, Token: 'tok', Expiration: new Date(seconds * 1000).toISOString() });

describe('keys of a profile', () => {
  it('are those of the default one, or of the one that is named', async () => {
    const env = await home({ credentials: `# keys\n[default]\n${pair('own')}\n[ work ]\r\n${pair('job')}aws_session_token = t\n` });
    expect(await keysOfEnvironment(env).get()).toEqual(keysOf('own'));
    expect(await keysOfEnvironment({ ...env, AWS_PROFILE: 'work' }).get()).toEqual({ ...keysOf('job'), sessionToken: 't' });
    await expect(keysOfEnvironment({ ...env, AWS_PROFILE: 'none' }).get()).rejects.toThrow(OtherWay);
  });

  it('may stand in the file of settings, and in files elsewhere', async () => {
    const env = await home({
      config: `[profile work]\nregion = eu-north-1\ns3 =\n  addressing_style = path\n${pair('job')}[profile other]\n${pair('no')}`,
    });
    expect(await keysOfEnvironment({ ...env, AWS_PROFILE: 'work' }).get()).toEqual(keysOf('job'));
    const file = await directory.file('elsewhere', `[default]\n${pair('there')}`);
    expect(await keysOfEnvironment({ ...env, AWS_SHARED_CREDENTIALS_FILE: file }).get()).toEqual(keysOf('there'));
  });

  it.each(['role_arn = arn:aws:iam::1:role/r', 'sso_session = s', 'credential_process = /bin/keys', 'endpoint_url = https://a', 'services = own'])(
    'are left to the engine with %s',
    async (line) => {
      const env = await home({ config: `[default]\n${line}\n`, credentials: `[default]\n${pair('own')}` });
      await expect(keysOfEnvironment(env).get()).rejects.toThrow(OtherWay);
    },
  );

  it('are read anew when they were refused, and after a while', async () => {
    let now = 0;
    const files = (name: string) => directory.file('changing', `[default]\n${pair(name)}`);
    const env = { ...(await home({})), AWS_SHARED_CREDENTIALS_FILE: await files('first') };
    const ring = keysOfEnvironment(env, () => now);
    expect(await ring.get()).toEqual(keysOf('first'));
    await files('second');
    expect(await ring.get()).toEqual(keysOf('first'));
    ring.forget();
    expect(await ring.get()).toEqual(keysOf('second'));
    await files('third');
    now += 60_000;
    expect(await ring.get()).toEqual(keysOf('third'));
  });

  it('sign a request again that was refused with those of before', async () => {
    const env = await home({});
    const file = await directory.file('expiring', `[default]\nregion = eu-north-1\n${pair('old')}`);
    const asked: string[] = [];
    const server = await scriptedServer(({ headers }, response) => {
      asked.push(/Credential=(\w+)\//.exec(headers.authorization ?? '')?.[1] ?? '');
      if (asked.length > 1) return void response.end('listing');
      void directory.file('expiring', `[default]\nregion = eu-north-1\n${pair('new')}`).then(() => response.writeHead(403).end());
    });
    const place = { AWS_ENDPOINT_URL_S3: untilTestEnds(server).url, AWS_ALLOW_HTTP: 'true', AWS_CONFIG_FILE: file };
    const answer = await s3AccessTo('s3://bucket', {}, { ...env, ...place })?.request('?list-type=2');
    expect(answer?.statusCode).toBe(200);
    expect(asked).toEqual(['old', 'new']);
  });
});

describe('a request to S3', () => {
  const own = { aws_access_key_id: 'own', aws_secret_access_key: 'own-secret' };
  const session = { AWS_ACCESS_KEY_ID: 'env', AWS_SECRET_ACCESS_KEY: 'env-secret', AWS_SESSION_TOKEN: 'tok' };

  it('with keys of options has no session token of the environment, and goes to the endpoint of options', async () => {
    const tokens: unknown[] = [];
    const server = await scriptedServer(({ headers }, response) => {
      tokens.push(headers['x-amz-security-token']);
      response.end();
    });
    const endpoint = { aws_endpoint: untilTestEnds(server).url, allow_http: 'true', region: 'r' };
    const env = { ...session, AWS_ENDPOINT_URL: 'https://elsewhere.example' };
    await s3AccessTo('s3://bucket', { ...endpoint, ...own }, env)?.request('');
    await s3AccessTo('s3://bucket', endpoint, env)?.request('');
    expect(tokens).toEqual([undefined, 'tok']);
  });

  it('is left to the engine at once without a region, or where keys cannot be had', async () => {
    const env = await home({});
    await expect(s3AccessTo('s3://bucket', own, env)?.request('')).rejects.toThrow(OtherWay);
    const role = { AWS_WEB_IDENTITY_TOKEN_FILE: '/nowhere', AWS_ROLE_ARN: 'arn', AWS_REGION: 'r' };
    await expect(s3AccessTo('s3://bucket', {}, { ...env, ...role })?.request('')).rejects.toThrow(OtherWay);
  });

  it('that new keys did not help asks for no others the next time', async () => {
    let made = 0;
    const keys = await scriptedServer((_request, response) => response.end(given(`key${(made += 1)}`, 4_000_000_000)));
    const server = await scriptedServer((_request, response) => response.writeHead(403).end());
    const env = {
      ...(await home({})),
      AWS_CONTAINER_CREDENTIALS_FULL_URI: untilTestEnds(keys).url,
      AWS_ENDPOINT: untilTestEnds(server).url,
      AWS_ALLOW_HTTP: 'true',
      AWS_REGION: 'r',
    };
    const s3 = s3AccessTo('s3://bucket', {}, env);
    for (let request = 0; request < 3; request += 1) expect((await s3?.request('/file', { method: 'DELETE' }))?.statusCode).toBe(403);
    expect(made).toBe(2);
  });
});

describe('keys of services', () => {
  it('are those of the container, until shortly before they expire', async () => {
    let now = 0;
    const { asked, url } = await service({ '/keys': given('box', 3600) });
    const env = { ...(await home({})), AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/keys`, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'pass' };
    const ring = keysOfEnvironment(env, () => now);
    expect(await ring.get()).toEqual({ ...keysOf('box'), sessionToken: 'tok' });
    now = 3_000_000;
    await ring.get();
    expect(asked).toEqual(['GET /keys pass']);
    now = 3_400_000;
    await ring.get();
    expect(asked).toHaveLength(2);
  });

  it('are those of the role of the machine, asked for with a token', async () => {
    const roles = '/latest/meta-data/iam/security-credentials/';
    const { asked, url } = await service({ '/latest/api/token': 'pass', [roles]: 'reader\n', [`${roles}reader`]: given('machine', 3600) });
    const env = { ...(await home({})), AWS_EC2_METADATA_DISABLED: '', AWS_EC2_METADATA_SERVICE_ENDPOINT: url };
    expect(await keysOfEnvironment(env, () => 0).get()).toEqual({ ...keysOf('machine'), sessionToken: 'tok' });
    expect(asked).toEqual(['PUT /latest/api/token', `GET ${roles} pass`, `GET ${roles}reader pass`]);
  });

  it('are those of a role that the token of a file gives', async () => {
    const xml = (name: string, text: string) => `<${name}>${text}</${name}>`;
    const answer = [
      ['AccessKeyId', 'role'],
      ['SecretAccessKey', 'role-secret'],
      ['SessionToken', 'tok'],
      ['Expiration', '2030-01-01T00:00:00Z'],
    ] as const;
    const { asked, url } = await service({ '/': answer.map(([name, text]) => xml(name, text)).join('') });
    const file = await directory.file('token', 'a-token\n');
    const env = { ...(await home({})), AWS_WEB_IDENTITY_TOKEN_FILE: file, AWS_ROLE_ARN: 'arn', AWS_ENDPOINT_URL_STS: url };
    expect(await keysOfEnvironment(env).get()).toEqual({ ...keysOf('role'), sessionToken: 'tok' });
    expect(asked).toEqual(['POST /']);
  });

  it('are not asked for with every request where there are none', async () => {
    const { asked, url } = await service({});
    const ring = keysOfEnvironment({ ...(await home({})), AWS_EC2_METADATA_DISABLED: '', AWS_EC2_METADATA_SERVICE_ENDPOINT: url });
    for (let request = 0; request < 3; request += 1) await expect(ring.get()).rejects.toThrow(OtherWay);
    expect(asked).toHaveLength(1);
  });
});
