import { errors } from 'undici';

import { nodeCode, ScrqError } from '../errors.ts';

interface Meaning {
  readonly says: string;
  readonly hint: string;
}

const checkAddress = 'Check the base URL, and that the server is running.';
const checkNetwork = 'Check the base URL and the network connection.';
const tryAgain = 'Try again; if it stays, the server or something between is overloaded.';

/** What the codes of Node and undici mean, when a request was sent and no whole answer came. */
const meanings: Readonly<Record<string, Meaning>> = {
  ECONNREFUSED: { says: 'refuses the connection', hint: checkAddress },
  ENOTFOUND: { says: 'is a name that does not resolve', hint: checkNetwork },
  EAI_AGAIN: { says: 'is a name that cannot be resolved now', hint: checkNetwork },
  EHOSTUNREACH: { says: 'has no route to it', hint: checkNetwork },
  ENETUNREACH: { says: 'has no route to it', hint: checkNetwork },
  ENETDOWN: { says: 'has no route to it', hint: checkNetwork },
  EHOSTDOWN: { says: 'is down', hint: checkNetwork },
  EADDRNOTAVAIL: { says: 'has no route to it', hint: checkNetwork },
  EACCES: { says: 'may not be connected to from here', hint: checkNetwork },
  EPERM: { says: 'may not be connected to from here', hint: checkNetwork },
  ETIMEDOUT: { says: 'does not answer in time', hint: checkNetwork },
  UND_ERR_CONNECT_TIMEOUT: { says: 'does not answer in time', hint: checkNetwork },
  UND_ERR_HEADERS_TIMEOUT: { says: 'accepted the request and did not answer in time', hint: tryAgain },
  UND_ERR_BODY_TIMEOUT: { says: 'went silent in the middle of its answer', hint: tryAgain },
  UND_ERR_SOCKET: { says: 'closed the connection before its answer was whole', hint: tryAgain },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { says: 'closed the connection before its answer was whole', hint: tryAgain },
  ECONNRESET: { says: 'closed the connection before its answer was whole', hint: tryAgain },
  ECONNABORTED: { says: 'closed the connection before its answer was whole', hint: tryAgain },
  UND_ERR_INFO: { says: 'closed the connection before its answer was whole', hint: tryAgain },
  EPIPE: { says: 'closed the connection before its answer was whole', hint: tryAgain },
};

const certificate = /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
const encryption = /^(?:ERR_SSL_|ERR_TLS_|EPROTO$)/;
const notHttp = /^(?:UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RESPONSE$)/;

/**
 * A failure to get an answer as the user meets it, naming the server and nothing else of the address; or the proxy, where that is what
 * cannot be reached. A bug stays what it is.
 */
export function failureOfNetwork(error: unknown, origin: string, proxies: readonly URL[] = []): unknown {
  const code = codeOf(error);
  if (error instanceof ScrqError) return error;
  const proxy = proxies.find((each) => isAbout(error, each));
  if (proxy !== undefined && code !== undefined) return failureOfProxy(error, code, proxy);
  // The one status of a proxy for http that undici makes an error of.
  if (error instanceof errors.InvalidArgumentError && error.message.startsWith('Proxy Authentication Required')) return proxyWantsCredentials(error);
  const refused = /^Proxy response \((\d+)\)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (refused !== undefined) return refusedByProxy(error, Number(refused), origin);
  if (error instanceof errors.HTTPParserError || (code !== undefined && notHttp.test(code))) {
    return new ScrqError('bad_response', `${origin} does not speak HTTP`, { cause: error, hint: 'Check the base URL.' });
  }
  const meaning = code === undefined ? undefined : (meaningOf(code) ?? meaningOfSystem(error, code));
  if (meaning === undefined) return error;
  return new ScrqError('unreachable', `${origin} ${meaning.says}`, { cause: error, hint: meaning.hint });
}

/** True when a server ended a connection that it had taken, before it answered. */
export function isBrokenConnection(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** True for what does not fit HTTP. Once an answer has begun, which shows that HTTP is spoken, it was cut or garbled on its way. */
export function isMisframed(error: unknown): boolean {
  return error instanceof errors.HTTPParserError;
}

export function brokenOff(origin: string, cause: unknown): ScrqError {
  return new ScrqError('unreachable', `${origin} closed the connection before its answer was whole`, { cause, hint: tryAgain });
}

/** Only connections that are being made say where to: to the proxy, when one is in use. */
function isAbout(error: unknown, proxy: URL): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isAbout(each, proxy));
  if (!(error instanceof Error)) return false;
  const port = proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : Number(proxy.port);
  if ('hostname' in error && typeof error.hostname === 'string') return error.hostname === proxy.hostname;
  if ('syscall' in error && 'port' in error) return error.port === port;
  return error.message.includes(`${proxy.hostname}:${port}`);
}

function failureOfProxy(cause: unknown, code: string, proxy: URL): ScrqError {
  const says = (meaningOf(code) ?? meaningOfSystem(cause, code))?.says ?? `cannot be reached (${code})`;
  return new ScrqError('unreachable', `the proxy ${proxy.origin} ${says}`, {
    cause,
    hint: 'Check HTTP_PROXY and HTTPS_PROXY, or name the server in NO_PROXY to go there directly.',
  });
}

function refusedByProxy(cause: unknown, status: number, origin: string): ScrqError {
  if (status === PROXY_WANTS_CREDENTIALS) return proxyWantsCredentials(cause);
  return new ScrqError('unreachable', `the proxy answered ${status}, and makes no connection to ${origin}`, {
    cause,
    hint: 'Ask the operator of the proxy, or name the server in NO_PROXY to go there directly.',
  });
}

/** Status of a proxy that does not know who asks. */
export const PROXY_WANTS_CREDENTIALS = 407;

export function proxyWantsCredentials(cause?: unknown): ScrqError {
  return new ScrqError('unauthorized', 'the proxy wants a user name and a password', {
    cause,
    hint: 'Put them into HTTP_PROXY and HTTPS_PROXY: http://name:password@proxy.example.com:3128.',
  });
}

const certificates: Readonly<Record<string, Meaning>> = {
  CERT_HAS_EXPIRED: { says: 'has a certificate that has expired', hint: "Tell the server's owner, and check the clock of this machine." },
  CERT_NOT_YET_VALID: { says: 'has a certificate that is not valid yet', hint: "Tell the server's owner, and check the clock of this machine." },
  ERR_TLS_CERT_ALTNAME_INVALID: { says: 'has a certificate for another name', hint: 'Check the host in the base URL.' },
};

function meaningOf(code: string): Meaning | undefined {
  if (Object.hasOwn(certificates, code)) return certificates[code];
  if (certificate.test(code)) {
    return {
      says: `has a certificate that is not trusted (${code})`,
      hint: 'Check the base URL, or name a file with the certificate of its authority: --ca-cert FILE.',
    };
  }
  if (encryption.test(code)) return { says: 'does not speak TLS', hint: 'Check whether the base URL should begin with http: instead of https:.' };
  return Object.hasOwn(meanings, code) ? meanings[code] : undefined;
}

/** Any other failure of a system call of the connection. */
function meaningOfSystem(error: unknown, code: string): Meaning | undefined {
  const ofSystem = error instanceof Error && 'syscall' in error;
  return ofSystem ? { says: `cannot be reached (${code})`, hint: checkNetwork } : undefined;
}

/** The code of an error, or of the attempts it is made of (one for each address of a name). */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && nodeCode(error) === undefined) return error.errors.map(codeOf).find((code) => code !== undefined);
  return nodeCode(error);
}
