import type { ErrorRequestHandler } from 'express';

import { problemOf } from '../contract/problem.ts';
import { isScrqError } from '../errors.ts';

/** Answers every failure as `application/problem+json`; `onFailure` hears of those that are not the client's. */
export function answerFailures(onFailure?: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const problem = problemOf(error);
    if (problem.status >= 500) onFailure?.(error);
    // A failure after the first byte: the answer must not look whole, also to a client for which the end of the connection is its end.
    if (response.headersSent) {
      if (request.httpVersion === '1.0') request.socket.resetAndDestroy();
      response.destroy();
      return;
    }
    if (isScrqError(error) && error.retryAfterSeconds !== undefined) response.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
    if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
    response.status(problem.status).type('application/problem+json').json(problem);
  };
}
