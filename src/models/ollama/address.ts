import { isIPv6 } from 'node:net';

import { ScrqError } from '../../errors.ts';

/** Where an Ollama server is. */
export interface OllamaAddress {
  /** Without a slash at its end, and without credentials: messages show it. */
  readonly url: string;
  /** Header for a server behind a password. */
  readonly authorization: string | undefined;
}

/** Where Ollama listens by default. */
export const DEFAULT_OLLAMA_URL = 'http://127.0.0.1:11434';

const DEFAULT_PORT = '11434';
/** "Any address of this machine" is one to listen on; it is reached here. */
const REACHABLE: Readonly<Record<string, string>> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/**
 * Reads an address as Ollama reads OLLAMA_HOST: "host", ":port", "host:port" and "[::1]:port" mean http and, without a port, 11434; after "http://" or "https://" the
 * port is that of the scheme. Rejects anything else with `invalid_usage`.
 */
export function readOllamaAddress(text: string): OllamaAddress {
  const trimmed = text
    .trim()
    .replaceAll(/^["']+|["']+$/g, '')
    .trim();
  const [, scheme, authority = '', path = ''] = /^(?:(https?):\/\/)?([^/?#]*)([^?#]*)$/i.exec(trimmed) ?? [];
  const [, credentials = '', place = ''] = /^(?:(.*)@)?(.*)$/s.exec(authority) ?? [];
  const { host, port } = splitPlace(place);
  const shown = `${scheme?.toLowerCase() ?? 'http'}://${REACHABLE[host] ?? host}${port ?? (scheme === undefined ? `:${DEFAULT_PORT}` : '')}${path}`;
  if (authority === '' || /:\/\//.test(authority + path) || !URL.canParse(shown)) throw noAddress(trimmed);
  const url = new URL(shown);
  return {
    url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''),
    authorization: credentials === '' ? undefined : `Basic ${Buffer.from(decoded(credentials)).toString('base64')}`,
  };
}

function splitPlace(place: string): { readonly host: string; readonly port: string | undefined } {
  if (isIPv6(place)) return { host: `[${place}]`, port: undefined };
  const [, host = '', port] = /^(.*?)(:\d{1,5})?$/s.exec(place) ?? [];
  return { host, port };
}

function decoded(credentials: string): string {
  try {
    return decodeURIComponent(credentials);
  } catch {
    return credentials; // a lone % stands for itself
  }
}

function noAddress(text: string): ScrqError {
  // What stands before an @ may be a password.
  return new ScrqError('invalid_usage', `${JSON.stringify(text.replace(/^.*@/s, '…@'))} is not the address of an Ollama server`, {
    hint: `Write it as ${DEFAULT_OLLAMA_URL} or as host:port, in --ollama-url or OLLAMA_HOST.`,
  });
}
