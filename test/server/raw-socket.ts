import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { RunningServer } from '../../src/server/serve.ts';

/** A connection of its own to a server, on which anything can be sent. */
export async function openSocket(server: Pick<RunningServer, 'url'>): Promise<Socket> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  // What the server cuts is looked at by its bytes.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes and gives all that comes back until the server ends the connection. */
export async function exchange(server: RunningServer, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = await openSocket(server);
  for (const part of parts) socket.write(part);
  return received(socket);
}

/** All that comes until the connection ends. */
export async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  socket.destroy();
  return Buffer.concat(chunks).toString();
}

/** Statuses of the answers in what came over a connection. */
export function statusesOf(text: string): readonly number[] {
  return Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
}

/** The last body, which is JSON in what is tested. */
export function lastBody(text: string): unknown {
  return JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4));
}
