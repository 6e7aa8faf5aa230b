import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici';

import { ScrqError } from '../errors.ts';

/** Proxies that requests go through, as the environment of a process names them. */
export interface Proxies {
  /** Address of the proxy for `http:` addresses. */
  readonly http?: string;
  /** Address of the proxy for `https:` addresses; that of `http` unless given. */
  readonly https?: string;
  /** Hosts that are asked directly, joined by commas: `localhost,.example.com,10.0.0.1:8080`, or `*` for all. */
  readonly none?: string;
}

export interface TransportOptions {
  readonly connectTimeoutMs: number;
  readonly proxies?: Proxies;
  /** Certificates (PEM) that are trusted; those that Node knows of unless given. */
  readonly authorities?: readonly string[];
}

/** What carries requests: one pool of connections for each server, through the proxies where there are any. */
export function createTransport({ connectTimeoutMs, proxies = {}, authorities }: TransportOptions): Dispatcher {
  const connect = { timeout: connectTimeoutMs, ...(authorities === undefined ? {} : { ca: [...authorities] }) };
  const { http, https, none } = { http: proxyOf(proxies.http), https: proxyOf(proxies.https), none: proxies.none };
  if (http === undefined && https === undefined) return new Agent({ connect });
  // What is left out here would be read from the environment. Without a tunnel, as proxies expect of addresses that are not encrypted.
  const names = { httpProxy: http ?? '', httpsProxy: https ?? '', noProxy: none ?? '' };
  return new EnvHttpProxyAgent({ ...names, connect, requestTls: connect, proxyTls: connect, proxyTunnel: false });
}

/** The names of all proxies, as messages may tell them: without credentials. */
export function proxyHosts({ http, https }: Proxies): readonly URL[] {
  return [http, https].flatMap((text) => {
    const address = text === undefined ? undefined : addressOf(text);
    return address === undefined ? [] : [address];
  });
}

function proxyOf(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const address = addressOf(text);
  if (address !== undefined && (address.protocol === 'http:' || address.protocol === 'https:')) return address.href;
  // The text is not repeated: there may be a password in it.
  throw new ScrqError('invalid_usage', 'the proxy that the environment names is not an http or https address', {
    hint: 'Set HTTP_PROXY and HTTPS_PROXY to an address like http://proxy.example.com:3128, or unset them.',
  });
}

/** Many write a proxy without the protocol. */
function addressOf(text: string): URL | undefined {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
