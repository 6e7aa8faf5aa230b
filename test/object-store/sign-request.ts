import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { ACCESS_KEY, REGION, SECRET_KEY } from './gateway.ts';

const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** The headers of a request with a signature (version 4 of AWS) that stands for what they are now. */
export function signedHeaders(method: string, url: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const [path = '', query = ''] = url.split('?', 2);
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const lines = SIGNED.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = [method, path, query.split('&').toSorted().join('&'), lines, SIGNED.join(';'), headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${SECRET_KEY}`);
  const signature = hmac(key, text).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/${scope}, SignedHeaders=${SIGNED.join(';')}, Signature=${signature}`;
  return { ...headers, authorization };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
