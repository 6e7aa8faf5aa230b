import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import { isIPv4, isIPv6, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import type { ScrapersApi } from '../contract/api.ts';
import { nodeCode, ScrqError } from '../errors.ts';
import { createApp, type AppOptions } from './app.ts';
import { Connections } from './http/connections.ts';
import { createServerLog, type LogStyle } from './observe/log.ts';

export interface ServeOptions extends Omit<AppOptions, 'log'> {
  /** Address to bind; 127.0.0.1 unless given. Another than loopback needs tokens, or `open`. */
  readonly host?: string;
  /** `open`: no tokens are asked for, wherever it listens. */
  readonly access?: 'tokens' | 'open';
  /** Where the log goes, line by line, and its form; nothing is logged without it. */
  readonly log?: { readonly style: LogStyle; readonly write: (line: string) => void };
  /** Certificate chain and key in PEM: the server speaks TLS, and nothing else. */
  readonly tls?: { readonly cert: string; readonly key: string };
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
  /** Resolves when the server is closed, from inside or outside. */
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
const limits = {
  // Refused by the guard of hosts, as a problem that says what is wrong.
  requireHostHeader: false,
  maxHeaderSize: 384 * 1024,
  headersTimeout: 20_000,
  // Bodies have limits of their own: a run may take long to arrive.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
const NO_LOG = { style: 'none', write: () => undefined } as const;
const HANDSHAKE_MS = 10_000;
const MOST_CONNECTIONS = 2000;

/** Serves an API over HTTP; resolves once it listens. The API stays the caller's: closing the server does not dispose of it. */
export async function startServer(api: ScrapersApi, options: ServeOptions): Promise<RunningServer> {
  const host = options.host ?? DEFAULT_HOST;
  const { access = 'tokens', tokens, log: { style, write } = NO_LOG, ...others } = options;
  checkPort(options.port);
  if (!isLoopback(host)) await checkOutward(host, options);
  options.signal?.throwIfAborted();
  const guarded = access === 'tokens' && tokens !== undefined ? { ...others, tokens } : others;
  const log = createServerLog(style, write);
  // Failures of requests are reported with these.
  const onFailure = options.onFailure ?? (() => undefined);
  const app = createApp(api, { ...guarded, log: log.request, onFailure, allowedHosts: [host, ...(options.allowedHosts ?? [])] });
  const connections = new Connections();
  const server = openServer(options, connections.watch(app));
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket: Duplex) => connections.accept(socket));
  server.on(options.tls === undefined ? 'connection' : 'secureConnection', (socket: Duplex) => connections.add(socket));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => connections.refuse(error, socket));
  await listen(server, host, options.port);
  const started = running(server, connections, options);
  if (!options.signal?.aborted) return started;
  await started.close();
  throw options.signal.reason;
}

function openServer({ tls }: ServeOptions, listener: RequestListener): Server {
  if (tls === undefined) return createServer(limits, listener);
  try {
    return createTlsServer({ ...limits, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS }, listener);
  } catch (cause) {
    throw new ScrqError('invalid_usage', 'the certificate and the key cannot be used', {
      cause,
      hint: 'Give a certificate chain and the key that belongs to it, both in PEM.',
    });
  }
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

function checkPort(port: number): void {
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return;
  throw new ScrqError('invalid_usage', `${port} is not a port`, { hint: 'Give a whole number from 0 to 65535; 0 takes any free port.' });
}

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** Others than this machine may ask only with tokens, or where that is said to be wanted; and write only with tokens. */
async function checkOutward(host: string, { access = 'tokens', tokens, writesWithoutToken, listing }: ServeOptions): Promise<void> {
  if (listing === 'everyone') {
    throw new ScrqError('invalid_usage', `cannot bind "${host}" and list its scrapers to everyone`, {
      hint: 'Leave out --list-scrapers: tokens that are made with --for get the list of their scrapers in any case.',
    });
  }
  if (writesWithoutToken === 'allowed') {
    throw new ScrqError('invalid_usage', `cannot bind "${host}" and let everyone write`, {
      hint: 'Leave out --allow-writes: holders of a write token may write in any case.',
    });
  }
  if (access === 'open' || (await tokens?.required()) === true) return;
  throw new ScrqError('invalid_usage', `cannot bind "${host}": only a loopback address is served without tokens`, {
    hint: 'Make a token with `scrq tokens create NAME`, or let everyone in with --no-auth.',
  });
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw failureToListen(error, host, port);
  }
}

function failureToListen(cause: unknown, host: string, port: number): unknown {
  switch (nodeCode(cause)) {
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
  const scheme = server instanceof TlsServer ? 'https' : 'http';
  return `${scheme}://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
