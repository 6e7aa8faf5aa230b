import type { Request, RequestHandler } from 'express';

import type { TokenDoor } from '../../contract/operations/tokens.ts';
import { ScrqError } from '../../errors.ts';
import { noRoute } from '../http/routing-failures.ts';
import { requestContextOf } from '../http/request-context.ts';

/** Lets in callers with a token where tokens are needed, and every caller elsewhere. A token that is not valid is refused in any case. */
export function guardAccess(tokens: TokenDoor | undefined): RequestHandler {
  return async (request, response, next) => {
    if (tokens === undefined) return next();
    const secret = bearerOf(request);
    const needed = await tokens.required();
    if (needed) response.vary('Authorization');
    if (secret === undefined) {
      if (needed) throw unauthorized('a token is needed here');
      return next();
    }
    const token = needed ? await tokens.find(secret) : undefined;
    if (needed && token === undefined) throw unauthorized('the token is not one of this server, has expired or was revoked');
    requestContextOf(request).token = token ?? null;
    return next();
  };
}

/** Whom a server lists its scrapers to: holders of tokens that are for certain scrapers, those; or everyone else as well, all of them. */
export type Listing = 'tokens' | 'everyone';

/** The ids that the caller may be told of, undefined for all. Who may be told of none finds nothing at the address. */
export function readableScrapers(request: Request, listing: Listing): readonly string[] | undefined {
  const scrapers = requestContextOf(request).token?.scrapers ?? undefined;
  if (scrapers === undefined && listing !== 'everyone') throw noRoute();
  return scrapers;
}

/** Refuses a scraper that the caller's token is not for, as if it were not there. */
export function checkScraper(request: Request, scraperId: string): void {
  const scrapers = requestContextOf(request).token?.scrapers;
  if (scrapers === undefined || scrapers === null || scrapers.includes(scraperId)) return;
  throw new ScrqError('scraper_not_found', 'no scraper has this id');
}

function bearerOf(request: Request): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const [, secret] = /^bearer +([\w.~+/-]+=*) *$/i.exec(header) ?? [];
  // Something else than a token is none of ours: it opens nothing.
  return secret ?? '';
}

function unauthorized(message: string): ScrqError {
  return new ScrqError('unauthorized', message, { hint: 'Send it as Authorization: Bearer TOKEN.' });
}
