import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startServer, type RunningServer } from '../../src/server/serve.ts';
import { lastBody, openSocket, received, statusesOf } from './raw-socket.ts';
import { scriptedApi } from './scripted-api.ts';

const page = { data: [], pagination: { total: 0, page: 1, take: 10, totalPages: 0, hasMore: false } };

let server: RunningServer;
beforeAll(async () => {
  const runs = {
    async push(_input: unknown, body: { open(): AsyncIterable<Uint8Array> }) {
      for await (const chunk of body.open()) void chunk;
      return Promise.reject(new Error('it came to its end'));
    },
    setRoles: () => Promise.reject(new Error('no roles are set here')),
  };
  server = await startServer(
    scriptedApi(() => page),
    { port: 0, drainMs: 0, runs, writesWithoutToken: 'allowed' },
  );
});
afterAll(() => server.close());

/** Sends the beginning, then a byte a second until the server has had enough, which without that would be after an hour; gives what it said. */
async function drip(beginning: string) {
  const socket = await openSocket(server);
  socket.write(beginning);
  const timer = setInterval(() => socket.writable && socket.write('x'), 1000);
  const text = await received(socket);
  clearInterval(timer);
  return text;
}

describe('a client that sends a byte a second', () => {
  it('of a head is cut', async () => {
    const text = await drip('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(statusesOf(text)).toEqual([408]);
    expect(lastBody(text)).toMatchObject({ code: 'request_timeout' });
  });

  it('of a question is cut', async () => {
    const head = 'POST /v1/scrapers/chairs/chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
    expect(statusesOf(await drip(head))).not.toContain(200);
  });

  it('of a body that nobody reads is cut', async () => {
    const text = await drip('GET /v1/scrapers/chairs/results HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n');
    expect(statusesOf(text)).toEqual([200]);
  });
});

describe('a client that stops to send', () => {
  it('a run is told so', async () => {
    const socket = await openSocket(server);
    socket.write('POST /v1/scrapers/chairs/runs HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\nContent-Length: 5000\r\n\r\nid,title\n');
    const text = await received(socket);
    expect(statusesOf(text)).toEqual([408]);
    expect(lastBody(text)).toMatchObject({ code: 'request_timeout' });
  });
});

describe('many clients that are slow', () => {
  it('do not keep others from their answers', async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => openSocket(server)));
    for (const socket of sockets) socket.write('GET /v1/scrapers/chairs/results HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    // The server cuts them after a while: before that, others are answered.
    let cut = 0;
    for (const socket of sockets) socket.once('end', () => (cut += 1));
    const { body: first } = await request(`${server.url}/v1/scrapers/chairs/results`);
    await first.dump();
    expect(cut).toBe(0);
    for (let call = 0; call < 50; call++) {
      const { statusCode, body } = await request(`${server.url}/v1/scrapers/chairs/results`);
      await body.dump();
      expect(statusCode).toBe(200);
    }
    await Promise.all(sockets.map((socket) => received(socket)));
  });
});
