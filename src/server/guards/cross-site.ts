import type { RequestHandler } from 'express';

import { ScrqError } from '../../errors.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What pages of the allowed origins may do and see in addition to what every page may. */
const allowed = {
  methods: 'GET, HEAD, POST, PATCH',
  headers: 'Authorization, Content-Type, Content-Encoding, Idempotency-Key, If-None-Match, X-Request-Id',
  seen: 'Content-Disposition, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, Scrq-Record-Count, X-Request-Id',
  seconds: '600',
} as const;

/**
 * Keeps pages of other sites from reading answers, unless their origin is one of those given, and from sending anything that changes or costs:
 * a browser says where a request comes from, other clients need not.
 */
export function guardOrigin(corsOrigins: readonly string[]): RequestHandler {
  const origins = new Set(corsOrigins.map((origin) => origin.toLowerCase()));
  return (request, response, next) => {
    const origin = request.get('Origin');
    const welcome = origin !== undefined && origins.has(origin.toLowerCase());
    if (origins.size > 0) response.vary('Origin');
    if (welcome) {
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': allowed.seen,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined) {
        response.set({
          'Access-Control-Allow-Methods': allowed.methods,
          'Access-Control-Allow-Headers': allowed.headers,
          'Access-Control-Max-Age': allowed.seconds,
        });
        response.status(204).end();
        return;
      }
    }
    if (!welcome && !safeMethods.has(request.method) && isForeign(request.get('Sec-Fetch-Site'), origin, request.get('Host'))) {
      throw new ScrqError('forbidden', 'pages of other sites may not send this', {
        hint: 'Name the origin of the page to the server with --cors-origin.',
      });
    }
    next();
  };
}

/** Whether a browser sent this for a page of another origin. Older browsers say only the origin. */
function isForeign(site: string | undefined, origin: string | undefined, host: string | undefined): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}
