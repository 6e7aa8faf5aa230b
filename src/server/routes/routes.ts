import type { Express, Request, RequestHandler, Response } from 'express';

import type { ApiMethod, CallOptions, ScrapersApi } from '../../contract/api.ts';
import { collectChat, type ChatEvent } from '../../contract/operations/chat.ts';
import type { ExportStream } from '../../contract/operations/export.ts';
import { operations, type Operation } from '../../contract/operations/table.ts';
import { wrongMethod } from '../http/routing-failures.ts';
import { checkScraper, readableScrapers, type Listing } from '../guards/access.ts';
import { sendAttachment } from './attachment.ts';
import { acceptsEvents, sendEvents } from '../http/event-stream.ts';
import { requestContextOf } from '../http/request-context.ts';
import type { WorkKind } from '../guards/work-limiters.ts';
import { readJsonBody } from '../http/json-body.ts';
import { readQuery } from '../http/query.ts';
import { validatorOf, validatorOfSearch, type Parameters, type RunIds } from '../http/validators.ts';
import type { RunTask } from '../guards/work.ts';

export interface RouteOptions {
  readonly runTask: RunTask;
  /** How long one answer may take to be made; a file and an answer in events have limits of their own. */
  readonly deadlineMs: number;
  /** How long a client may take nothing of an answer that is sent as it is made. */
  readonly stallMs: number;
  readonly runIds: RunIds | undefined;
  readonly listing: Listing;
  /** Hears of what fails after an answer has begun. */
  readonly onFailure: (error: unknown) => void;
  /** Handlers of methods that are no operations of the API, by path. */
  readonly extraRoutes: readonly ExtraRoute[];
}

/** A method that is no operation of the API. */
interface ExtraRoute {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  /** Whether anybody may use it at the moment. */
  readonly offered: () => Promise<boolean>;
  readonly handler: RequestHandler;
}

/** A call of the API as the table of operations describes it: what comes from outside is checked inside. */
type Call = (input: unknown, options: CallOptions) => Promise<unknown>;

const verbs = { GET: 'get', POST: 'post', PATCH: 'patch' } as const satisfies Record<Operation['method'], string>;

/** Largest body of a request that is no run. */
const MAX_BODY_BYTES = 64 * 1024;

/** How long an answer in events may take: a model thinks and writes for some time. */
const EVENTS_DEADLINE_MS = 5 * 60_000;

const kinds: Partial<Readonly<Record<string, WorkKind>>> = {
  hybrid: 'search',
  results: 'results',
  facets: 'results',
  export: 'export',
  diff: 'diff',
  history: 'diff',
  chat: 'chat',
};

/** Asked by those who watch over the server: they get an answer however much work there is. */
const watched: ReadonlySet<string> = new Set<ApiMethod>(['health', 'ready']);

/** Mounts every operation of the contract: GET answers HEAD too, any other method is refused with `Allow`. */
export function mountOperations(app: Express, api: ScrapersApi, options: RouteOptions): void {
  for (const [path, methods] of methodsByPath()) {
    const route = app.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    route.all((request, _response, next) => {
      if (methods.includes('scrapers')) readableScrapers(request, options.listing);
      requestContextOf(request).route = path;
      next();
    });
    const extraRoutes = options.extraRoutes.filter((other) => other.path === path);
    for (const method of methods) route[verbs[operations[method].method]](answer(api, method, options));
    for (const { method, offered, handler } of extraRoutes) {
      route[verbs[method]](async (request, response, next) => ((await offered()) ? handler(request, response, next) : next()));
    }
    route.all(
      refuseMethod(
        methods.map((method) => operations[method].method),
        extraRoutes,
      ),
    );
  }
}

function methodsByPath(): ReadonlyMap<string, readonly ApiMethod[]> {
  const paths = new Map<string, ApiMethod[]>();
  for (const method of apiMethods()) {
    const { path } = operations[method];
    paths.set(path, [...(paths.get(path) ?? []), method]);
  }
  return paths;
}

function apiMethods(): readonly ApiMethod[] {
  // Object.keys forgets that the table's keys are the API's methods, which its type guarantees.
  return Object.keys(operations) as ApiMethod[];
}

function answer(api: ScrapersApi, method: ApiMethod, options: RouteOptions): RequestHandler {
  const operation: Operation = operations[method];
  const kind = watched.has(method) ? null : (kinds[method] ?? 'other');
  return async (request, response) => {
    const { scraperId } = request.params;
    if (typeof scraperId === 'string') checkScraper(request, scraperId);
    const input = await readInput(operation, request);
    // The methods differ in their inputs, which are unknown text here and checked by the API itself.
    const bound = api[method].bind(api) as Call;
    const readable = method === 'scrapers' ? readableScrapers(request, options.listing) : undefined;
    const call: Call = readable === undefined ? bound : (_input, callOptions) => api.scrapers({}, { ...callOptions, readable });
    const run = async (signal: AbortSignal): Promise<void> => send({ request, response, operation, method, input, call, signal, options });
    await options.runTask(request, response, { kind, metered: operation.metered, deadlineMs: deadlineOf(operation, options), run });
  };
}

function deadlineOf({ stream }: Operation, { deadlineMs }: RouteOptions): number | null {
  switch (stream) {
    case 'attachment':
      return null;
    case 'events':
      return EVENTS_DEADLINE_MS;
    default:
      return deadlineMs;
  }
}

interface Sending {
  readonly request: Request;
  readonly response: Response;
  readonly operation: Operation;
  readonly method: ApiMethod;
  readonly input: Parameters;
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly options: RouteOptions;
}

/** Calls the API and sends what it gives, unless the client has left. */
async function send({ request, response, operation, method, input, call, signal, options }: Sending): Promise<void> {
  const tag = await validatorOf(method, input, options.runIds);
  if (tag !== undefined && isKnown(request, response, tag)) {
    response.status(304).end();
    return;
  }
  const body = await call(input, { signal });
  // The table says which operations give a stream, and of what.
  if (operation.stream === 'attachment') {
    endWhenStalled(response, options.stallMs);
    await sendAttachment(response, body as ExportStream, request.method === 'HEAD' ? 'head' : 'whole', signal);
    return;
  }
  if (operation.stream === 'events' && acceptsEvents(request)) {
    endWhenStalled(response, options.stallMs);
    await sendEvents(response, body as AsyncIterable<ChatEvent>, signal, options.onFailure);
    return;
  }
  const whole = operation.stream === 'events' ? await collectChat(body as AsyncIterable<ChatEvent>) : body;
  if (signal.aborted) return;
  const made = method === 'hybrid' ? await validatorOfSearch(whole, input, options.runIds) : tag;
  if (made !== undefined) response.set('ETag', made);
  if (operation.method !== 'GET') response.set('Cache-Control', 'no-store');
  response.json(whole);
}

/** A client that takes nothing of a long answer for so long is gone, or means to hold what it is made with. */
function endWhenStalled(response: Response, stallMs: number): void {
  response.setTimeout(stallMs, () => response.destroy());
}

/** Whether the client has the answer that this validator stands for. `*` is whatever it has, of which nothing is known. */
function isKnown(request: Request, response: Response, tag: string): boolean {
  response.set('ETag', tag);
  return request.get('If-None-Match')?.trim() !== '*' && request.fresh;
}

/** Path parameters, and those the operation knows of the query or the body; a path parameter cannot be given there. */
async function readInput(operation: Operation, request: Request): Promise<Parameters> {
  if (operation.method !== 'GET') return { ...(await readJsonBody(request, MAX_BODY_BYTES)), ...request.params };
  const inQuery = Object.keys(operation.request.shape).filter((name) => !operation.path.includes(`{${name}}`));
  return { ...readQuery(request.originalUrl, inQuery), ...request.params };
}

function refuseMethod(accepted: readonly Operation['method'][], extraRoutes: readonly ExtraRoute[]): RequestHandler {
  return async (_request, response) => {
    const offered = await Promise.all(extraRoutes.map(async (other) => ((await other.offered()) ? [other.method] : [])));
    const all = [...accepted, ...offered.flat()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    throw wrongMethod(response, [...new Set(all)].join(', '));
  };
}
