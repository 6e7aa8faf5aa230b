import { errors } from 'undici';

import { ScrqError } from '../errors.ts';

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

/** A failure to get an answer as the user meets it, naming the server and nothing else of the address. A bug stays what it is. */
export function failureOfNetwork(error: unknown, origin: string): unknown {
  const code = codeOf(error);
  if (error instanceof ScrqError) return error;
  if (error instanceof errors.HTTPParserError || (code !== undefined && notHttp.test(code))) {
    return new ScrqError('bad_response', `${origin} does not speak HTTP`, { cause: error, hint: 'Check the base URL.' });
  }
  const meaning = code === undefined ? undefined : (meaningOf(code) ?? meaningOfSystem(error, code));
  if (meaning === undefined) return error;
  return new ScrqError('unreachable', `${origin} ${meaning.says}`, { cause: error, hint: meaning.hint });
}

function meaningOf(code: string): Meaning | undefined {
  if (certificate.test(code)) {
    return {
      says: `has a certificate that is not trusted (${code})`,
      hint: 'Check the base URL, or make its authority known with NODE_EXTRA_CA_CERTS.',
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
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== undefined);
  return undefined;
}
