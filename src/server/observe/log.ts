import { inspect } from 'node:util';

import { pino } from 'pino';

import { isScrqError } from '../../errors.ts';
import type { LogRequest, RequestLog } from './observe.ts';

/** `json`: a line of JSON for each request. `pretty`: one for people. `failures`: JSON, only of what is not the client's fault. */
export type LogStyle = 'json' | 'pretty' | 'failures' | 'none';

/** What the server reports to its operator, line by line. */
export interface ServerLog {
  readonly request: LogRequest;
  /** Of what happened outside of any request. */
  readonly failure: (error: unknown) => void;
  readonly event: (message: string) => void;
}

/** A log whose lines go to `write`, each with its line end. Ids of scrapers and tokens in texts are cut, wherever they come from. */
export function createServerLog(style: LogStyle, write: (line: string) => void): ServerLog {
  if (style === 'none') return { request: () => undefined, failure: () => undefined, event: () => undefined };
  const print = style === 'pretty' ? (line: string) => write(prettyLine(line)) : write;
  const logger = pino(
    {
      level: style === 'failures' ? 'error' : 'info',
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: ['*.authorization', '*.cookie'],
    },
    { write: (line: string) => print(withoutSecrets(line)) },
  );
  return {
    request(request) {
      const { failure, ...rest } = request;
      const fields = failure === undefined ? rest : { ...rest, ...causes(failure) };
      if (failure !== undefined) logger.error(fields, 'request failed');
      else if (request.status >= 500) logger.warn(fields, 'request refused');
      else logger.info(fields, 'request');
    },
    failure: (error) => logger.error(causes(error), 'failed'),
    event: (message) => logger.info(message),
  };
}

/** Why something failed, down to its first cause; with a stack only where it is a bug. */
function causes(error: unknown): object {
  const chain: string[] = [];
  for (let next = error; next !== undefined && next !== null && chain.length < 10; next = next instanceof Error ? next.cause : undefined) {
    chain.push(next instanceof Error ? `${next.name}: ${next.message}` : inspect(next));
  }
  if (isScrqError(error)) return { code: error.code, error: chain };
  return { code: 'internal', error: chain, ...(error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {}) };
}

const SHOWN = 6;

function withoutSecrets(line: string): string {
  return line.replaceAll(/\b(?:scr|scrq)_[a-z0-9]{4,}/gi, (secret) => `${secret.slice(0, SHOWN)}…`);
}

type Line = Partial<RequestLog> & { readonly time: string; readonly level: string; readonly msg: string; readonly error?: readonly string[] };

/** Control characters of a path could draw on a terminal: JSON has none, and here it ends. */
function prettyLine(json: string): string {
  // Our own logger wrote it.
  const { time, level, msg, method, path, status, ms, error, aborted } = JSON.parse(json) as Line;
  const what = status === undefined ? msg : `${method} ${path} ${status}${aborted === true ? ' (left)' : ''} ${ms} ms`;
  const why = error === undefined ? '' : `: ${error.join('; because ')}`;
  const visible = `${time.slice(11, 19)} ${level === 'info' ? '' : `${level} `}${what}${why}`.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return `${visible}\n`;
}
