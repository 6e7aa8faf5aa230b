import type { RequestHandler } from 'express';

import { requestContextOf } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** One request that is over, as it may be logged: without ids of scrapers, tokens, questions or records. */
export interface RequestLog {
  readonly requestId: string;
  readonly method: string;
  /** With the ids in it cut. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Id of the token; it opens nothing. */
  readonly token?: string;
  /** The client left before its answer was whole. */
  readonly aborted?: true;
  /** Why it failed, where that is the server's business. */
  readonly failure?: unknown;
}

export type LogRequest = (request: RequestLog) => void;

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

/** Measures and logs every request once it is over. */
export function observe(metrics: Metrics, log: LogRequest | undefined): RequestHandler {
  return (request, response, next) => {
    const context = requestContextOf(request);
    metrics.begun();
    response.once('close', () => {
      const { id, token, failure, route } = context;
      const ms = performance.now() - context.startedAt;
      const aborted = !response.writableFinished;
      const status = aborted && !response.headersSent ? 499 : response.statusCode;
      const method = methods.has(request.method) ? request.method : 'other';
      metrics.over({ method, route: route ?? 'none', status, seconds: ms / 1000 });
      log?.({
        requestId: id,
        method: request.method,
        path: toldPath(request.originalUrl),
        status,
        ms: Math.round(ms * 10) / 10,
        ...(token === null ? {} : { token: token.id }),
        ...(aborted ? { aborted } : {}),
        ...(failure === undefined ? {} : { failure }),
      });
    });
    next();
  };
}

const LONGEST_PATH = 200;
const SHOWN_OF_ID = 6;

/** The path without its query, each id cut to what distinguishes it from others. */
function toldPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const cut = path.replace(/(?<=\/scrapers\/)[^/]+/, (id) => `${id.slice(0, Math.min(SHOWN_OF_ID, Math.floor(id.length / 2)))}…`);
  return cut.replaceAll(/scr_[a-z0-9]{3,}/gi, (id) => `${id.slice(0, SHOWN_OF_ID)}…`).slice(0, LONGEST_PATH);
}
