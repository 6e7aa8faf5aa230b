import type { Express, Request, RequestHandler, Response } from 'express';

import type { ApiMethod, CallOptions, ScrapersApi } from '../contract/api.ts';
import type { ExportStream } from '../contract/export.ts';
import { operations, type Operation } from '../contract/operations.ts';
import { ScrqError } from '../errors.ts';
import { sendAttachment } from './attachment.ts';
import { readQuery } from './query.ts';

/** A call of the API as the table of operations describes it: what comes from outside is checked inside. */
type Call = (input: unknown, options: CallOptions) => Promise<unknown>;

const verbs = { GET: 'get' } as const satisfies Record<Operation['method'], string>;

/** Mounts every operation of the contract: GET answers HEAD too, any other method is refused with `Allow`. */
export function mountOperations(app: Express, api: ScrapersApi): void {
  for (const [path, methods] of methodsByPath()) {
    const route = app.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const method of methods) route[verbs[operations[method].method]](answer(api, method));
    route.all(refuseMethod(methods.map((method) => operations[method].method)));
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

function answer(api: ScrapersApi, method: ApiMethod): RequestHandler {
  const operation: Operation = operations[method];
  return async (request, response) => {
    const signal = signalOfLeaving(response);
    // The methods differ in their inputs, which are unknown text here and checked by the API itself.
    const call = api[method].bind(api) as Call;
    try {
      const body = await call(readInput(operation, request), { signal });
      // The table says which operations give a stream.
      if (operation.stream === 'attachment') {
        await sendAttachment(response, body as ExportStream, request.method === 'HEAD' ? 'head' : 'whole', signal);
      } else if (!signal.aborted) response.json(body);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}

/** Path parameters and the query parameters the operation knows; a path parameter cannot be given in the query. */
function readInput(operation: Operation, request: Request): unknown {
  const inQuery = Object.keys(operation.request.shape).filter((name) => !operation.path.includes(`{${name}}`));
  return { ...readQuery(request.originalUrl, inQuery), ...request.params };
}

/** Fires when the client goes away before its answer is whole. */
function signalOfLeaving(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ScrqError('interrupted', 'the client went away'));
  });
  return controller.signal;
}

function refuseMethod(accepted: readonly Operation['method'][]): RequestHandler {
  const allow = accepted.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (_request, response) => {
    response.set('Allow', allow);
    throw new ScrqError('method_not_allowed', `this address accepts ${allow}`);
  };
}
