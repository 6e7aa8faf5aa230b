import { randomUUID } from 'node:crypto';

import type { Request, RequestHandler } from 'express';

import type { Token } from '../../contract/operations/tokens.ts';

/** What is known of one request in addition to what it says itself. */
export interface RequestContext {
  /** Told in `X-Request-Id`, so that client and server can speak of the same request. */
  readonly id: string;
  /** As `performance.now` counts. */
  readonly startedAt: number;
  /** Who asks; null where no token is needed. */
  token: Token | null;
  /** Path of the operation with names for what differs; null for what is nowhere. */
  route: string | null;
  /** Why it failed, when that is the server's business. */
  failure: unknown;
}

const contexts = new WeakMap<Request, RequestContext>();

/** Gives every request its id: the one it came with when that is a plain word, else a new one. */
export const beginRequest: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? '';
  const id = /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
  contexts.set(request, { id, startedAt: performance.now(), token: null, route: null, failure: undefined });
  response.set('X-Request-Id', id);
  next();
};

/** The context of a request that went through `beginRequest`. */
export function requestContextOf(request: Request): RequestContext {
  const context = contexts.get(request);
  if (context === undefined) throw new TypeError('the request has no context yet');
  return context;
}
