import type { ServerResponse } from 'node:http';

import { describe, expect, it } from 'vitest';

import { listNewestIn } from '../../src/store/object-store/newest-version.ts';
import { s3AccessTo } from '../../src/store/object-store/s3-access.ts';
import { scriptedServer } from '../remote/scripted-server.ts';
import { untilTestEnds } from '../temporary.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'someone', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-north-1' };
const listing = (key: string) =>
  `<?xml version="1.0"?><ListBucketResult><Contents><Key>${key}</Key><ETag>&#34;abc&#34;</ETag><Size>1</Size></Contents></ListBucketResult>`;

/** A store that answers as it is told, and says what it was asked. */
async function storeThat(answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = await scriptedServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? ''}`);
    answer(response);
  });
  const { url } = untilTestEnds(server);
  return { asked, env: { ...KEYS, AWS_ENDPOINT: url, AWS_ALLOW_HTTP: 'true' } };
}

const listNewest = (uri: string, env: Readonly<Record<string, string>>) => {
  const s3 = s3AccessTo(uri, {}, env);
  return s3 === null ? undefined : listNewestIn(s3);
};

describe('the newest version of a table in S3', () => {
  it('is listed with one signed request, and not again within a second', async () => {
    const { asked, env } = await storeThat((response) => response.end(listing('some/place/_log.lance/_versions/18446744073709551608.manifest')));
    const list = listNewest('s3://bucket/some/place/', env);
    const [first, second] = [await list?.('_log'), await list?.('_log')];
    expect(first).toMatchObject({ version: 7 });
    expect(second).toEqual(first);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('/bucket?list-type=2&max-keys=1&prefix=some%2Fplace%2F_log.lance%2F_versions%2F AWS4-HMAC-SHA256 Credential=someone/');
    expect(asked[0]).not.toContain('secret');
  });

  it.each<readonly [string, (response: ServerResponse) => void]>([
    ['there is none', (response) => response.end('<ListBucketResult></ListBucketResult>')],
    ['versions are named otherwise', (response) => response.end(listing('_log.lance/_versions/7.manifest'))],
    ['the store refuses', (response) => response.writeHead(403).end(listing('_log.lance/_versions/18446744073709551608.manifest'))],
    ['the answer breaks off', (response) => response.writeHead(200, { 'content-length': 500 }).write('<List', () => response.destroy())],
    ['no answer comes', () => undefined],
    ['it leads elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ])('is left to the engine where %s', async (_what, answer) => {
    const { env } = await storeThat(answer);
    expect(await listNewest('s3://bucket', env)?.('_log')).toBeUndefined();
  });

  it.each<readonly [string, string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['another store', 'gs://bucket', {}, KEYS],
    ['half of the keys', 's3://bucket', {}, { AWS_REGION: 'eu-north-1', AWS_ACCESS_KEY_ID: 'someone' }],
    ['an option that only the engine knows', 's3://bucket', { aws_s3_express: 'true' }, KEYS],
    ['a setting that only the engine knows', 's3://bucket', {}, { ...KEYS, AWS_REQUEST_PAYER: 'true' }],
    ['two endpoints', 's3://bucket', {}, { ...KEYS, AWS_ENDPOINT: 'https://example.com', AWS_ENDPOINT_URL_S3: 'https://example.org' }],
    ['a proxy', 's3://bucket', {}, { ...KEYS, HTTPS_PROXY: 'http://proxy:3128' }],
    ['a bucket in the name of the host', 's3://bucket', { virtual_hosted_style_request: 'true' }, KEYS],
    ['http where it is not allowed', 's3://bucket', { endpoint: 'http://127.0.0.1:1' }, KEYS],
  ])('is never asked for with %s', (_what, uri, storage, env) => {
    expect(s3AccessTo(uri, storage, env)).toBeNull();
  });
});
