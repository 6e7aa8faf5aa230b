import { useEffect, useState } from 'preact/hooks';

import { counted } from '../text/counted.ts';
import type { Run } from '../contract/operations/scrapers.ts';
import { failureFor } from './api/problem.ts';
import { Notice } from './parts/notice.tsx';
import { dateText } from './show/date-text.ts';
import { usePage } from './state/page-context.ts';

const INTERVAL_MS = 60_000;

/** Notices a run that completes while an older one is read: it says so, and leads there. The records on the page stay those of the older one. */
export function NewerRun() {
  const { client, scraper, run, onFailure, goToLatest } = usePage();
  const [latest, setLatest] = useState<Run | null>(scraper.latestRun);
  useEffect(() => setLatest(scraper.latestRun), [scraper]);
  useEffect(() => {
    const controller = new AbortController();
    const look = (): void => {
      if (document.hidden) return;
      client.scraper(scraper.id, {}, controller.signal).then(
        ({ data }) => setLatest(data.latestRun),
        (error: unknown) => {
          // What is asked for next says that there is no connection.
          const failure = failureFor(error);
          if (failure?.code === 'unauthorized') onFailure(failure);
        },
      );
    };
    const timer = setInterval(look, INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [client, scraper.id]);
  if (latest === null || latest.id === run) return null;
  const isOlder = scraper.run !== undefined;
  return (
    <Notice tone="info">
      <p>
        {run === '' ? 'A run has completed' : isOlder ? 'You are reading an older run; the latest is' : 'A newer run has completed'}:{' '}
        {counted(latest.records, 'record')}, {dateText(latest.runAt)}.{' '}
        <button type="button" class="link" onClick={goToLatest}>
          Go to the {isOlder ? 'latest' : 'newer'} run
        </button>
      </p>
    </Notice>
  );
}
