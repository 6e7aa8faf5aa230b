import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';

import type { ScrapersApi } from '../contract/api.ts';
import type { RunReceiver } from '../contract/operations/push.ts';
import type { TokenDoor } from '../contract/operations/tokens.ts';
import type { UsageBook } from '../contract/operations/usage.ts';
import { guardAccess, type Listing } from './guards/access.ts';
import { createAllowances, type AllowedCalls } from './guards/allowances.ts';
import { guardOrigin } from './guards/cross-site.ts';
import { mountDocuments } from './page/documents.ts';
import { mountPage, packagedPage } from './page/page-files.ts';
import { noRoute } from './http/routing-failures.ts';
import { beginRequest } from './http/request-context.ts';
import { answerFailures } from './http/failures.ts';
import { createWorkLimiters, type WorkKind, type WorkLimit } from './guards/work-limiters.ts';
import { guardHost } from './guards/host.ts';
import { createMetrics, type StoreRequests } from './observe/metrics.ts';
import { observe, type LogRequest } from './observe/observe.ts';
import { PUSH_PATH, pushRuns, ROLES_PATH, setRolesOfFields } from './runs/push-run.ts';
import { mountOperations } from './routes/routes.ts';
import type { RunIds } from './http/validators.ts';
import { createTaskRunner } from './guards/work.ts';

/** What an application may have in addition to the API, most of it kept in the dataset so that all servers on it share it. */
export interface AppOptions {
  /** Host names that requests may carry in addition to the bound address and the names of this machine's loopback; ports do not matter. */
  readonly allowedHosts?: readonly string[];
  /** Origins whose pages may read answers; none unless given. */
  readonly corsOrigins?: readonly string[];
  /** Who may ask; anybody who knows a scraper's id, where there are none. */
  readonly tokens?: TokenDoor;
  /** Counts calls; nothing is counted without it. */
  readonly usage?: UsageBook;
  /** Calls allowed a calendar month (UTC), by kind. */
  readonly allowed?: AllowedCalls;
  /** Takes runs; without it none can be pushed. */
  readonly runs?: RunReceiver;
  /** `allowed`: callers without a token may push runs. Refused unless given. */
  readonly writesWithoutToken?: 'allowed' | 'refused';
  /** `everyone`: callers without a token get a list of all scrapers. Holders of one get those that they may read, in any case. */
  readonly listing?: Listing;
  /** `shown`: a page to search and look with is at `/`. Hidden unless given. */
  readonly page?: 'shown' | 'hidden';
  /** Folder of that page. Default: the one of this package. */
  readonly pageDirectory?: string;
  /** Most bytes of a run that is pushed, also decompressed; 256 MiB unless given. */
  readonly maxBodyBytes?: number;
  /** Ids of the runs of a scraper: with them, unchanged answers are known before they are made. */
  readonly runIds?: RunIds;
  /** Whether a language model is configured, for the specification. */
  readonly model?: 'configured' | 'none';
  /** How long one answer may take to be made, in milliseconds; 30 seconds unless given. Files are not bound by it. */
  readonly deadlineMs?: number;
  /** How long a client may take nothing of a file or of events before its connection is cut, in milliseconds; 2 minutes unless given. */
  readonly stallMs?: number;
  /** How much work of each kind is carried out at once, and how much waits. */
  readonly workLimits?: Partial<Readonly<Record<WorkKind, WorkLimit>>>;
  /** Hears of every request once it is over. */
  readonly log?: LogRequest;
  /** What the process has asked of object stores, for its metrics. Default: nothing is measured. */
  readonly storeRequests?: () => StoreRequests | undefined;
  /** Told of every failure that is not the client's, as it was before its text was hidden from the answer. */
  readonly onFailure?: (error: unknown) => void;
  /** Epoch milliseconds. Default: the clock of the machine. */
  readonly now?: () => number;
}

const DEFAULT_DEADLINE_MS = 30_000;
const DEFAULT_STALL_MS = 120_000;
const DEFAULT_MAX_BODY_BYTES = 256 * 1024 * 1024;
const BODY_SILENCE_MS = 30_000;

/** The HTTP interface of an API: its endpoints as an Express application, every failure as `application/problem+json`. The API stays the caller's. */
export function createApp(api: ScrapersApi, options: AppOptions = {}): Express {
  const { now = Date.now, onFailure = () => undefined, allowed = {}, tokens, listing = 'tokens' } = options;
  const limiters = createWorkLimiters(options.workLimits);
  const metrics = createMetrics(limiters, options.storeRequests);
  const allowances = createAllowances({
    usage: options.usage,
    allowed,
    now,
    onFailure,
    onTaken: (kind, used, calls) => metrics.allowance(kind, used, calls),
  });
  const runTask = createTaskRunner(limiters, allowances);
  const app = express();
  app.disable('x-powered-by');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.use(beginRequest, observe(metrics, options.log), setHeaders);
  app.use(guardHost(options.allowedHosts ?? []), guardOrigin(options.corsOrigins ?? []));
  app.use(compression(), endBodies, keepUndecodable);
  mountDocuments(app, { metrics, tokens, listing, model: options.model ?? 'none', takesRuns });
  if (options.page === 'shown') mountPage(app, options.pageDirectory ?? packagedPage());
  app.use('/v1', guardAccess(tokens));
  mountOperations(app, api, {
    runTask,
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    stallMs: options.stallMs ?? DEFAULT_STALL_MS,
    runIds: options.runIds,
    listing,
    onFailure,
    extraRoutes: options.runs === undefined ? [] : writers(options.runs),
  });
  app.use(refuseAddress);
  app.use(answerFailures(onFailure));
  return app;

  /** A push needs a token; where there are no tokens, there is nothing to push to. */
  async function takesRuns(): Promise<boolean> {
    if (options.runs === undefined) return false;
    return options.writesWithoutToken === 'allowed' || (await tokens?.required()) === true;
  }

  function writers(receiver: RunReceiver) {
    const withoutToken = options.writesWithoutToken ?? 'refused';
    const limits = { maxBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES, silenceMs: BODY_SILENCE_MS };
    return [
      { method: 'POST', path: PUSH_PATH, offered: takesRuns, handler: pushRuns({ receiver, withoutToken, ...limits }, runTask) },
      { method: 'PATCH', path: ROLES_PATH, offered: takesRuns, handler: setRolesOfFields({ receiver, withoutToken }, runTask) },
    ] as const;
  }
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

/** How long the unread rest of a body may still arrive after its request was answered. */
const REST_OF_BODY_MS = 5000;

/** A body that is sent on and on after the answer does not hold its connection. */
function endBodies(request: Request, response: Response, next: NextFunction): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), REST_OF_BODY_MS).unref();
    request.once('end', () => clearTimeout(timer));
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
  throw noRoute();
}
