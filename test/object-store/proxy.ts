import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { signedHeaders } from './sign-request.ts';

/** A request as rules and counts see it. */
interface SeenRequest {
  /** That of HTTP, except for LIST, which S3 has as a GET. */
  readonly method: string;
  /** The key of the object, after the bucket. */
  readonly key: string;
  readonly isConditional: boolean;
  /** Of a part of an object. */
  readonly isPart: boolean;
}

/** What becomes of a request that a rule is about. */
export type Fault =
  /** An answer of S3 in place of that of the store. */
  | { readonly kind: 'answer'; readonly status: number; readonly code: string }
  /** No answer, as long as the rule stands. */
  | { readonly kind: 'hang' }
  /** The connection is closed before the store sees the request. */
  | { readonly kind: 'lost request' }
  /** The store carries the request out, and the connection is closed before the answer. */
  | { readonly kind: 'lost answer' }
  /** The connection is closed in the middle of the body of the answer. */
  | { readonly kind: 'cut answer' }
  /** Nothing comes any more from the middle of the body on, as long as the rule stands. */
  | { readonly kind: 'stuck answer' }
  /** A store that does not know conditional requests. */
  | { readonly kind: 'unconditional' };

interface Rule {
  readonly when: (seen: SeenRequest) => boolean;
  readonly fault: Fault;
}

interface Counts {
  readonly requests: number;
  /** By method. */
  readonly byMethod: Readonly<Record<string, number>>;
  /** Of bodies, from scrq to the store and back. */
  readonly sent: number;
  readonly received: number;
}

/** Stands between scrq and an object store. */
export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** Added to each request. */
  latencyMs: number;
  /** The first rule that is about a request decides. Those that hang are closed when the rules change. */
  setRules(rules: readonly Rule[]): void;
  /** What went through since this was last asked. */
  takeCounts(): Counts;
  /** How many requests a rule was about, since the rules were set. */
  readonly faults: number;
}

/** `pem` has a certificate for localhost and its key, where the way to the proxy is to be over TLS. */
export async function startProxy(target: string, pem?: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const hanging = new Set<ServerResponse>();
  let rules: readonly Rule[] = [];
  let faults = 0;
  let counts = emptyCounts();
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const seen = seenOf(incoming);
    counts.byMethod[seen.method] = (counts.byMethod[seen.method] ?? 0) + 1;
    incoming.on('data', (chunk: Buffer) => (counts.sent += chunk.length));
    incoming.pause();
    const fault = rules.find(({ when }) => when(seen))?.fault;
    if (fault !== undefined) faults += 1;
    const onStuck = () => hanging.add(outgoing);
    const forwarded = () => forward({ target, agent, incoming, outgoing, fault, onStuck, onBytes: (bytes) => (counts.received += bytes) });
    const handle = () => {
      if (fault?.kind === 'answer') answer(incoming, outgoing, fault);
      else if (fault?.kind === 'hang') hanging.add(outgoing);
      else if (fault?.kind === 'lost request') incoming.socket.destroy();
      else forwarded();
    };
    if (proxy.latencyMs > 0) setTimeout(handle, proxy.latencyMs);
    else handle();
  };
  const server = pem === undefined ? createServer(onRequest) : createSecureServer({ key: pem, cert: pem }, onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  const letGo = () => {
    for (const response of hanging) response.socket?.destroy();
    hanging.clear();
  };
  const proxy: Proxy = {
    url: pem === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`,
    latencyMs: 0,
    get faults() {
      return faults;
    },
    setRules(next) {
      rules = next;
      faults = 0;
      letGo();
    },
    takeCounts() {
      const { byMethod, sent, received } = counts;
      counts = emptyCounts();
      return { requests: Object.values(byMethod).reduce((sum, count) => sum + count, 0), byMethod, sent, received };
    },
    async [Symbol.asyncDispose]() {
      letGo();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
  return proxy;
}

function emptyCounts() {
  return { byMethod: {} as Record<string, number>, sent: 0, received: 0 };
}

function seenOf({ method = 'GET', url = '/', headers }: IncomingMessage): SeenRequest {
  const [path = '', query = ''] = url.split('?', 2);
  const isList = method === 'GET' && /(?:^|&)(?:list-type|prefix|delimiter)=/.test(query);
  return {
    method: isList ? 'LIST' : method,
    key: decodeURIComponent(path).split('/').slice(2).join('/'),
    isConditional: headers['if-none-match'] !== undefined || headers['if-match'] !== undefined,
    isPart: /(?:^|&)partNumber=/.test(query),
  };
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse, { status, code }: { readonly status: number; readonly code: string }): void {
  incoming.resume();
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}, as the test has it</Message></Error>`;
  outgoing.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }).end(body);
}

interface Forwarded {
  readonly target: string;
  readonly agent: Agent;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly fault: Fault | undefined;
  readonly onStuck: () => void;
  readonly onBytes: (bytes: number) => void;
}

function forward({ target, agent, incoming, outgoing, fault, onStuck, onBytes }: Forwarded): void {
  const { method = 'GET', url = '/' } = incoming;
  const headers = fault?.kind === 'unconditional' ? withoutConditions(method, url, incoming.headers) : incoming.headers;
  const passed = request(`${target}${url}`, { agent, headers, method }, (response) => {
    if (fault?.kind === 'lost answer') {
      response.resume().on('end', () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    const isHalf = fault?.kind === 'cut answer' || fault?.kind === 'stuck answer';
    const half = isHalf ? Number(response.headers['content-length'] ?? 0) / 2 : Infinity;
    let passedBytes = 0;
    response.on('data', (chunk: Buffer) => {
      onBytes(chunk.length);
      passedBytes += chunk.length;
      if (passedBytes > half) {
        response.removeAllListeners('end').destroy();
        const isStuck = fault?.kind === 'stuck answer';
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => (isStuck ? onStuck() : incoming.socket.destroy()));
      } else if (!outgoing.write(chunk)) {
        response.pause();
        outgoing.once('drain', () => response.resume());
      }
    });
    response.on('end', () => outgoing.end());
    response.on('error', () => incoming.socket.destroy());
  });
  passed.on('error', () => incoming.socket.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

/** What is left of the headers is signed again. */
function withoutConditions(method: string, url: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _none, 'if-match': _match, ...others } = headers;
  return signedHeaders(method, url, others);
}
