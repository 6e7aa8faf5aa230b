import type { Dispatcher } from 'undici';

/** One request that was sent, and what came of it; those that a redirect leads to are requests of their own. */
export interface CallReport {
  readonly method: string;
  /** The whole address, which may hold the id of a scraper. */
  readonly address: string;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  /** Until the last byte of the answer. */
  readonly durationMs: number;
  /** Of the body, as they came. */
  readonly bytes: number;
  /** Why there is no whole answer. */
  readonly failure: string | undefined;
}

/** Tells of every request that a dispatcher carries, once it is over. */
export function watchCalls(dispatcher: Dispatcher, onCall: (report: CallReport) => void): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => dispatch(options, watching(options, handler, onCall)));
}

function watching(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler, onCall: (report: CallReport) => void) {
  const address = `${String(options.origin ?? '')}${options.path}`;
  const started = performance.now();
  let status: number | undefined;
  let bytes = 0;
  const report = (failure: string | undefined): void => {
    onCall({ method: options.method, address, status, durationMs: performance.now() - started, bytes, failure });
  };
  const watcher: Dispatcher.DispatchHandler = {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (controller, code, headers, socket) => handler.onRequestUpgrade?.(controller, code, headers, socket),
    onResponseStart(controller, code, headers, message) {
      status = code;
      handler.onResponseStart?.(controller, code, headers, message);
    },
    onResponseData(controller, chunk) {
      bytes += chunk.length;
      handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd(controller, trailers) {
      report(undefined);
      handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      report(error.message);
      handler.onResponseError?.(controller, error);
    },
  };
  return watcher;
}
