import { createHash } from 'node:crypto';

import type { Express, Request, RequestHandler } from 'express';

import { createOpenApi } from '../../contract/openapi/document.ts';
import type { TokenDoor } from '../../contract/operations/tokens.ts';
import { wrongMethod } from '../http/routing-failures.ts';
import type { Listing } from '../guards/access.ts';
import { docsPage } from './docs-page.ts';
import { requestContextOf } from '../http/request-context.ts';
import type { Metrics } from '../observe/metrics.ts';

export interface DocumentOptions {
  readonly metrics: Metrics;
  /** Whether runs can be pushed here at the moment. */
  readonly takesRuns: () => Promise<boolean>;
  readonly tokens: TokenDoor | undefined;
  readonly listing: Listing;
  readonly model: 'configured' | 'none';
}

/** Mounts what describes the server itself: its specification, a page to read it, and its metrics. None of it holds a secret. */
export function mountDocuments(app: Express, { metrics, takesRuns, tokens, listing, model }: DocumentOptions): void {
  const specification = async () => {
    const access = (await tokens?.required()) === true ? 'tokens' : 'open';
    return createOpenApi({ pushes: (await takesRuns()) ? 'accepted' : 'refused', access, listing, model });
  };
  mount(app, '/openapi.json', async (_request, response) => {
    response.type('application/json').send(JSON.stringify(await specification(), null, 2));
  });
  mount(app, '/docs', async (_request, response) => {
    const { html, style } = docsPage(await specification());
    const hash = createHash('sha256').update(style).digest('base64');
    response.set(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    response.type('text/html').send(html);
  });
  mount(app, '/metrics', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    response.type(metrics.contentType).send(await metrics.text());
  });
}

function mount(app: Express, path: string, handler: RequestHandler): void {
  const route = app.route(path);
  route.all((request: Request, _response, next) => {
    requestContextOf(request).route = path;
    next();
  });
  route.get(handler);
  route.all((_request, response) => {
    throw wrongMethod(response, 'GET, HEAD');
  });
}
