import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';

import { startServer, type RunningServer, type ServeOptions } from '../../src/server/serve.ts';
import { scriptedApi } from './scripted-api.ts';

const servers: RunningServer[] = [];

async function serve(script: () => unknown, options: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const server = await startServer(scriptedApi(script), { port: 0, drainMs: 0, ...options });
  servers.push(server);
  return server;
}

async function open(server: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), new URL(server.url).hostname.replace(/[[\]]/g, ''));
  await once(socket, 'connect');
  // What the server cuts may be reset.
  return socket.on('error', () => undefined);
}

/** An API that answers when the test says so. */
function held() {
  const events = new EventEmitter<{ started: []; release: [] }>();
  return {
    script: async () => {
      const released = once(events, 'release');
      events.emit('started');
      await released;
      return { status: 'ok' };
    },
    started: () => once(events, 'started'),
    release: () => events.emit('release'),
  };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a server', () => {
  it.each([
    [undefined, /^http:\/\/127\.0\.0\.1:\d+$/],
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
    ['localhost', /^http:\/\/(?:127\.0\.0\.1|\[::1\]):\d+$/],
    ['127.0.0.2', /^http:\/\/127\.0\.0\.2:\d+$/],
  ])('on %s says where it listens and answers there', async (host, url) => {
    const server = await serve(() => ({ status: 'ok' }), host === undefined ? {} : { host });
    expect(server.url).toMatch(url);
    const { statusCode, body } = await request(`${server.url}/healthz`);
    expect([statusCode, await body.json()]).toEqual([200, { status: 'ok' }]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.10', 'example.com', '::ffff:10.0.0.1', '127.0.0.1.example.com', ''])(
    'is not put on %j, which is not loopback',
    async (host) => {
      await expect(serve(() => null, { host })).rejects.toMatchObject({
        code: 'invalid_usage',
        message: `cannot bind "${host}": only a loopback address is served without tokens`,
      });
    },
  );

  it.each([-1, 65_536, 1.5, Number.NaN])('is not put on port %d', async (port) => {
    await expect(serve(() => null, { port })).rejects.toMatchObject({ code: 'invalid_usage', message: `${port} is not a port` });
  });

  it('says so when the port is taken', async () => {
    const first = await serve(() => null);
    const port = Number(new URL(first.url).port);
    await expect(serve(() => null, { port })).rejects.toMatchObject({
      code: 'invalid_usage',
      message: `port ${port} of 127.0.0.1 is in use`,
      hint: 'Choose another port, or 0 for any free one.',
    });
  });

  it('does not start for a signal that has fired', async () => {
    const reason = new Error('enough');
    await expect(serve(() => null, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('closing a server', () => {
  it('lets a running request end, and takes no new connection', async () => {
    const { script, started, release } = held();
    const server = await serve(script, { drainMs: 20_000 });
    const begun = started();
    const answer = request(`${server.url}/healthz`);
    await begun;
    const closing = server.close();
    await expect(open(server)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    const { statusCode, headers, body } = await answer;
    expect([statusCode, headers['connection'], await body.json()]).toEqual([200, 'close', { status: 'ok' }]);
    await closing;
  });

  it('does not wait for connections without a request', async () => {
    const server = await serve(() => ({ status: 'ok' }), { drainMs: 20_000 });
    const [silent, idle, halfway] = [await open(server), await open(server), await open(server)];
    halfway.write('GET /healthz HTTP/1.1\r\nHost: local');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const ends = Promise.all([silent, idle, halfway].map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))));
    await server.close();
    await ends;
  });

  it('cuts what still runs when the time to drain is over', async () => {
    const { script, started } = held();
    const server = await serve(script, { drainMs: 20 });
    const begun = started();
    const answer = request(`${server.url}/healthz`);
    const cut = expect(answer).rejects.toThrow();
    await begun;
    await server.close();
    await cut;
  });

  it('happens when the signal fires, and any number of times', async () => {
    const stop = new AbortController();
    const server = await serve(() => null, { signal: stop.signal });
    stop.abort();
    await server.closed;
    await server.close();
    await server[Symbol.asyncDispose]();
    await expect(open(server)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
