import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import { once } from 'node:events';

import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startServer } from '../../src/server/serve.ts';
import { writeCertificate } from './certificate.ts';
import { received } from './raw-socket.ts';
import { scriptedApi } from './scripted-api.ts';

let directory: string;
let tls: { readonly cert: string; readonly key: string };
let openssl = true;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'scrq-tls-'));
  openssl = writeCertificate(directory);
  if (openssl) tls = { cert: readFileSync(join(directory, 'cert.pem'), 'utf8'), key: readFileSync(join(directory, 'key.pem'), 'utf8') };
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const serve = () =>
  startServer(
    scriptedApi(() => ({ status: 'ok' })),
    { port: 0, drainMs: 0, tls },
  );

describe('a server with a certificate', () => {
  it('speaks https', async ({ skip }) => {
    if (!openssl) skip();
    await using server = await serve();
    expect(server.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const dispatcher = new Agent({ connect: { ca: tls.cert } });
    const { statusCode, body } = await request(`${server.url}/healthz`, { dispatcher });
    expect([statusCode, await body.json()]).toEqual([200, { status: 'ok' }]);
    await dispatcher.close();
  });

  it('and nothing else', async ({ skip }) => {
    if (!openssl) skip();
    await using server = await serve();
    await expect(request(`${server.url.replace('https', 'http')}/healthz`)).rejects.toThrow();
    const old = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', ca: tls.cert, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });
    const refused = once(old, 'error');
    // The connection may be reset after it was refused.
    old.on('error', () => undefined);
    const [error] = (await refused) as [Error];
    expect(error).toBeInstanceOf(Error);
  });

  it('lets running answers end, and closes connections without work', async ({ skip }) => {
    if (!openssl) skip();
    const server = await serve();
    const idle = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', ca: tls.cert });
    idle.on('error', () => undefined);
    await once(idle, 'secureConnect');
    const ended = received(idle);
    await server.close();
    expect(await ended).toBe('');
  });
});

describe('a server that closes while a handshake goes on', () => {
  it('does not wait for it', async ({ skip }) => {
    if (!openssl) skip();
    const server = await serve();
    const silent = connectPlain({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    const ended = once(silent, 'close');
    await server.close();
    await ended;
  });
});

describe('a certificate and a key that do not fit', () => {
  it('are refused', async () => {
    const wrong = startServer(
      scriptedApi(() => null),
      { port: 0, tls: { cert: 'no certificate', key: 'no key' } },
    );
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_usage' });
  });
});
