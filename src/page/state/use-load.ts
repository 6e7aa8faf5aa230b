import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import { failureFor, RequestFailure } from '../api/problem.ts';

/** What a request gave so far. While a further one is on its way, `data` is still that of the one before. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  /** The key that `data` was loaded for. */
  readonly key: string | undefined;
  readonly failure: RequestFailure | undefined;
  readonly isLoading: boolean;
  /** Asks again. */
  readonly retry: () => void;
  /** Gives up the request that is on its way. */
  readonly stop: () => void;
}

const STOPPED = new RequestFailure({ code: 'stopped', status: 0, detail: 'Stopped before the answer came.' });

interface State<Data> {
  readonly data: Data | undefined;
  readonly key: string | undefined;
  readonly failure: RequestFailure | undefined;
  readonly loading: string | undefined;
}

/** Loads what a key stands for, and again when the key changes; a request that is superseded is aborted. Without a key nothing is loaded. */
export function useLoad<Data>(key: string | undefined, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<State<Data>>({ data: undefined, key: undefined, failure: undefined, loading: undefined });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    if (key === undefined) {
      setState({ data: undefined, key: undefined, failure: undefined, loading: undefined });
      return undefined;
    }
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({ ...before, failure: undefined, loading: key }));
    const settle = (change: Partial<State<Data>>): void => {
      if (!controller.signal.aborted) setState((before) => ({ ...before, ...change, loading: undefined }));
    };
    latest.current(controller.signal).then(
      (data) => settle({ data, key, failure: undefined }),
      (error: unknown) => settle({ failure: failureFor(error) }),
    );
    return () => controller.abort();
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) => ({ ...before, loading: undefined, failure: STOPPED }));
  }, []);
  const isLoading = state.loading !== undefined || (key !== undefined && state.key !== key && state.failure === undefined);
  return { data: state.data, key: state.key, failure: state.failure, isLoading, retry, stop };
}
