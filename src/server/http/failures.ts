import type { ErrorRequestHandler } from 'express';

import { problemOf } from '../../contract/problem.ts';
import { isScrqError } from '../../errors.ts';
import { requestContextOf } from './request-context.ts';

/** Headers of an answer that a failure takes the place of. */
const ofAnswers = ['ETag', 'Content-Disposition', 'Accept-Ranges', 'Content-Encoding'];

/** Answers every failure as `application/problem+json`; `onFailure` hears of those that are not the client's, nor asked for by a limit. */
export function answerFailures(onFailure?: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    // A client that has left gets no answer.
    if (request.socket.destroyed) return;
    const problem = problemOf(error);
    const retryAfterSeconds = isScrqError(error) ? error.retryAfterSeconds : undefined;
    if (problem.status >= 500 && retryAfterSeconds === undefined) {
      requestContextOf(request).failure = error;
      onFailure?.(error);
    }
    // A failure after the first byte: the answer must not look whole, also to a client for which the end of the connection is its end.
    if (response.headersSent) {
      if (request.httpVersion === '1.0') request.socket.resetAndDestroy();
      response.destroy();
      return;
    }
    for (const name of ofAnswers) response.removeHeader(name);
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(Math.ceil(retryAfterSeconds)));
    if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
    // Not with `json`, which would give it a validator.
    const body = JSON.stringify(problem);
    response
      .status(problem.status)
      .type('application/problem+json; charset=utf-8')
      .set('Content-Length', String(Buffer.byteLength(body)));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
