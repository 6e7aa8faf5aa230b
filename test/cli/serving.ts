import { ScrqError } from '../../src/errors.ts';
import { runScrq, type Outcome, type World } from './run-scrq.ts';

/** `scrq serve` that listens. */
interface Serving {
  readonly url: string;
  /** Stops it as a process is stopped. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<Outcome>;
}

/** Runs `scrq serve` with these options until it is stopped. */
export async function serving(options: readonly string[], world: World): Promise<Serving> {
  const stop = new AbortController();
  let ended: Promise<Outcome> | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    const onError = (text: string) => {
      const found = /listening on (\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    ended = runScrq(['serve', ...options], { ...world, signal: stop.signal, onError });
    void ended.then((outcome) => reject(new Error(outcome.err)));
  });
  return {
    url,
    stop(signal = 'SIGTERM') {
      stop.abort(new ScrqError('interrupted', 'interrupted', { cause: signal }));
      return ended ?? Promise.reject(new Error('it never ran'));
    },
  };
}
