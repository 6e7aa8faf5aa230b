import { STATUS_CODES } from 'node:http';

import type { ApiMethod } from '../contract/api.ts';
import { operations } from '../contract/operations/table.ts';
import { errorOfProblem } from '../contract/problem.ts';
import { ScrqError, type ErrorCode } from '../errors.ts';
import { textOfErrorBody, withoutControls } from './error-text.ts';
import type { Answer } from './http-client.ts';
import { PROXY_WANTS_CREDENTIALS, proxyWantsCredentials } from './network-failures.ts';

/** Statuses of servers that tell no code of ours. All other 4xx and 5xx are `bad_response`. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_parameter',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'scraper_not_found',
  405: 'method_not_allowed',
  408: 'unavailable',
  409: 'scraper_busy',
  413: 'body_too_large',
  414: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_parameter',
  429: 'allowance_exceeded',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** What to do about a failure of a server, where the server does not say. */
const hints: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'Give a token that this server accepts: SCRQ_TOKEN, --token-file, or `scrq config set token`.',
  scraper_not_found: 'Check the scraper id and the base URL.',
  run_not_found: 'Check the run id; a server may keep only the newest runs.',
  route_not_found: 'Check the base URL; this server may not offer that operation.',
  method_not_allowed: 'Check the base URL; this server may not offer that operation.',
  forbidden_host: 'Use the address the server listens on, or have the name allowed there.',
  allowance_exceeded: 'Wait until the allowance is renewed, or have it raised.',
  unavailable: 'Try again later.',
  internal: "Try again; if it stays, tell the server's owner.",
  scraper_busy: 'Try again when what is being done to the scraper has ended.',
  body_too_large: 'Ask for less at once, or in fewer words.',
  unsupported_media_type: 'Check the base URL; this server may not offer that operation.',
  bad_response: 'Check the base URL.',
};

/**
 * What is known of the request a failure answers. `secrets` are never repeated whole, whatever the server says. `home` is the origin
 * that the token is for.
 */
export interface Asked {
  readonly method: ApiMethod;
  readonly secrets: readonly string[];
  readonly home: string;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The failure that an answer without success reports: the server's own when it is this API, else one by status with the server's words. */
export function failureOfAnswer(answer: Answer, asked: Asked): ScrqError {
  if (answer.status === PROXY_WANTS_CREDENTIALS) return proxyWantsCredentials();
  const json = jsonOf(answer);
  const reported = errorOfProblem(json);
  const tell = (text: string): string => masked(withoutControls(text), asked.secrets);
  const code = reported?.code ?? codeOf(answer.status, asked.method);
  const retryAfterSeconds = retryAfterOf(answer);
  const perhaps = reported === undefined && answer.status === 404 ? perhapsElsewhere[asked.method] : undefined;
  // What a server says about tokens is for those who write requests.
  const said = code === 'unauthorized' ? undefined : reported?.hint;
  const hint = said ?? perhaps ?? hintOf(code, answer, { retryAfterSeconds, home: asked.home, method: asked.method });
  return new ScrqError(code, tell(reported?.message ?? messageOf(answer, json)), {
    ...(hint === undefined ? {} : { hint: tell(hint) }),
    ...(reported === undefined
      ? {}
      : { issues: reported.issues.map((issue) => ({ parameter: tell(issue.parameter), message: tell(issue.message) })) }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

interface Circumstances {
  readonly retryAfterSeconds: number | undefined;
  readonly home: string;
  readonly method: ApiMethod;
}

/** Operations that third-party servers are not known to have, and what to do without them. */
const elsewhere: Partial<Record<ApiMethod, string>> = {
  facets: 'This server may not count values: bring its records to this machine with `scrq pull`, and count them there.',
  stats: 'This server may not compute statistics: bring its records to this machine with `scrq pull`, and compute them there.',
};

/** The same for a 404 that may as well be about the scraper. */
const perhapsElsewhere: Partial<Record<ApiMethod, string>> = {
  history: 'Check the scraper id; or this server keeps no history, and `scrq pull`, time after time, makes one on this machine.',
  runs: 'Check the scraper id; or this server does not list its runs, and `scrq pull`, time after time, collects them on this machine.',
  scraper: 'Check the scraper id; or this server does not describe its scrapers: `scrq pull` brings the records to this machine.',
};

function hintOf(code: ErrorCode, { status, origin }: Answer, { retryAfterSeconds, home, method }: Circumstances): string | undefined {
  if ((status === 401 || status === 403) && origin !== home) {
    return `${home} led to ${origin}, where its token is not sent: make that the base URL, if it is yours.`;
  }
  if (code === 'route_not_found' || code === 'method_not_allowed') return elsewhere[method] ?? hints[code];
  if (code === 'bad_response' && status >= 500) return hints.internal;
  const mayWait = code === 'allowance_exceeded' || code === 'unavailable';
  if (retryAfterSeconds === undefined || retryAfterSeconds === 0 || !mayWait) return hints[code];
  return `It asks to wait ${durationOf(retryAfterSeconds)}.`;
}

function durationOf(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? SECOND;
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const SECOND = ['second', 1] as const;
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function codeOf(status: number, method: ApiMethod): ErrorCode {
  const aboutScraper = operations[method].path.includes('{scraperId}');
  if (status === 404 && (!aboutScraper || method in elsewhere)) return 'route_not_found';
  return codesByStatus[status] ?? 'bad_response';
}

function messageOf(answer: Answer, json: unknown): string {
  const words = textOfErrorBody(json === undefined ? textOf(answer) : json) || (STATUS_CODES[answer.status] ?? '');
  // Pages of servers and proxies often begin with the status.
  const rest = words.replace(new RegExp(`^${answer.status}[\\s:-]+(?=\\S)`), '');
  return `${answer.origin} answered ${answer.status}${rest === '' ? '' : `: ${rest}`}`;
}

/** A very short id is no secret, and could be part of any word. */
function masked(words: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= 8);
  return long.reduce((text, secret) => text.replaceAll(secret, `${secret.slice(0, 4)}…`), words);
}

/** Bodies of errors are read no further than this: the rest is no message. */
const MOST_ERROR_BYTES = 64 * 1024;

function textOf(answer: Answer): string {
  return answer.body.toString('utf8', 0, MOST_ERROR_BYTES);
}

function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer));
  } catch {
    return undefined;
  }
}

/** Seconds until the server would be asked again, from seconds or an HTTP date; undefined when it does not say. */
function retryAfterOf({ headers }: Answer): number | undefined {
  const retryAfter = headers['retry-after'];
  if (typeof retryAfter !== 'string') return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
