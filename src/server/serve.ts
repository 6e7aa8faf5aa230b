import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv4, isIPv6, type AddressInfo, type Socket } from 'node:net';

import type { ScrapersApi } from '../contract/api.ts';
import { ScrqError } from '../errors.ts';
import { createApp, type AppOptions } from './app.ts';

export interface ServeOptions extends AppOptions {
  /** Address to bind; 127.0.0.1 unless given, and only loopback is accepted. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long requests that are running may still take once the server closes; 10 seconds unless given. */
  readonly drainMs?: number;
  /** Closes the server when it fires. */
  readonly signal?: AbortSignal;
}

/** A server that accepts requests. Disposing of it is closing it. */
export interface RunningServer extends AsyncDisposable {
  /** Where it listens, without a final slash. */
  readonly url: string;
  /** Resolves when the server is closed, whoever closed it. */
  readonly closed: Promise<void>;
  /** Accepts nothing more, lets running requests end, then resolves; past the drain time they are cut. */
  close(): Promise<void>;
}

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_DRAIN_MS = 10_000;

/**
 * Limits of one connection. A query of the longest search, filter and order the contract accepts, each character
 * percent-encoded as nine, has to fit the headers; a proxy in front keeps its connections for about a minute.
 */
const limits = { maxHeaderSize: 256 * 1024, headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

/** Serves an API over HTTP; resolves once it listens. The API stays the caller's: closing the server does not dispose of it. */
export async function startServer(api: ScrapersApi, options: ServeOptions): Promise<RunningServer> {
  const host = options.host ?? DEFAULT_HOST;
  checkAddress(host, options.port);
  options.signal?.throwIfAborted();
  const app = createApp(api, { ...options, allowedHosts: [host, ...(options.allowedHosts ?? [])] });
  const connections = new Connections();
  const server = createServer(limits, connections.watch(app));
  server.on('connection', (socket: Socket) => connections.add(socket));
  await listen(server, host, options.port);
  const started = running(server, connections, options);
  if (!options.signal?.aborted) return started;
  await started.close();
  throw options.signal.reason;
}

function running(server: Server, connections: Connections, options: ServeOptions): RunningServer {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  const close = (): Promise<void> => {
    if (!server.listening) return closed;
    server.close();
    connections.drain();
    const deadline = setTimeout(() => connections.cut(), options.drainMs ?? DEFAULT_DRAIN_MS);
    return closed.finally(() => clearTimeout(deadline));
  };
  const onAbort = (): void => void close();
  options.signal?.addEventListener('abort', onAbort, { once: true });
  server.once('close', () => options.signal?.removeEventListener('abort', onAbort));
  return { url: urlOf(server), closed, close, [Symbol.asyncDispose]: close };
}

/** Open connections and the answers owed on each, so that closing waits for work and for nothing else. */
class Connections {
  readonly #owed = new Map<Socket, Set<ServerResponse>>();
  #draining = false;

  add(socket: Socket): void {
    this.#owed.set(socket, new Set());
    socket.once('close', () => this.#owed.delete(socket));
  }

  watch(listener: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const owed = this.#owed.get(socket);
      owed?.add(response);
      if (this.#draining) response.setHeader('Connection', 'close');
      response.once('close', () => {
        owed?.delete(response);
        if (this.#draining && owed?.size === 0) socket.destroySoon();
      });
      listener(request, response);
    };
  }

  /** Ends connections without work, now and as their work ends. */
  drain(): void {
    this.#draining = true;
    for (const [socket, owed] of this.#owed) {
      if (owed.size === 0) socket.destroySoon();
      for (const response of owed) if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  cut(): void {
    for (const socket of this.#owed.keys()) socket.destroy();
  }
}

function checkAddress(host: string, port: number): void {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ScrqError('invalid_usage', `${port} is not a port`, { hint: 'Give a whole number from 0 to 65535; 0 takes any free port.' });
  }
  const loopback = host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  if (!loopback) {
    throw new ScrqError('invalid_usage', `cannot bind "${host}": only a loopback address is served without tokens`, {
      hint: 'Bind 127.0.0.1, and put a proxy that checks who asks in front of it.',
    });
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(failureToListen(error, host, port));
    server.once('error', onError);
    server.listen({ host, port }, () => {
      server.removeListener('error', onError);
      resolve();
    });
  });
}

function failureToListen(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (cause.code) {
    case 'EADDRINUSE':
      return new ScrqError('invalid_usage', `port ${port} of ${host} is in use`, { cause, hint: 'Choose another port, or 0 for any free one.' });
    case 'EACCES':
      return new ScrqError('invalid_usage', `port ${port} of ${host} may not be used by this user`, { cause, hint: 'Choose a port above 1023.' });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ScrqError('invalid_usage', `${host} is not an address of this machine`, { cause, hint: 'Bind 127.0.0.1.' });
    default:
      return cause;
  }
}

function urlOf(server: Server): string {
  // A server that listens on a port has an AddressInfo; text is for pipes, null for servers that do not listen.
  const { address, port } = server.address() as AddressInfo;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
