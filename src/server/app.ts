import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';

import type { ScrapersApi } from '../contract/api.ts';
import { ScrqError } from '../errors.ts';
import { guardHost } from './host.ts';
import { answerFailures } from './failures.ts';
import { mountOperations } from './routes.ts';

export interface AppOptions {
  /** Host names that requests may carry beside the bound address and the names of this machine's loopback; ports do not matter. */
  readonly allowedHosts?: readonly string[];
  /** Told of every failure that is not the client's, as it was before its text was hidden from the answer. */
  readonly onFailure?: (error: unknown) => void;
}

/** The HTTP door to an API: its endpoints as an Express application, every failure as `application/problem+json`. The API stays the caller's. */
export function createApp(api: ScrapersApi, options: AppOptions = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.use(setHeaders);
  app.use(guardHost(options.allowedHosts ?? []));
  app.use(compression());
  app.use(keepUndecodable);
  mountOperations(app, api);
  app.use(refuseAddress);
  app.use(answerFailures(options.onFailure));
  return app;
}

/** The address holds the scraper's id, a shared secret: nothing may keep it, embed it or pass it on. */
function setHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
}

/** A path whose percent-encoding is broken is taken literally, so that it fails as a wrong parameter does and names it. */
function keepUndecodable(request: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
  } catch {
    const [path = '', ...query] = request.url.split('?');
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
  next();
}

function refuseAddress(): never {
  throw new ScrqError('route_not_found', 'nothing is at this address; the endpoints are under /v1/scrapers/{scraperId}/');
}
