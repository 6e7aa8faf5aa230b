import { useEffect, useState } from 'preact/hooks';

import type { ListedScraper } from '../../contract/operations/scrapers.ts';
import type { Client } from '../api/client.ts';
import type { RequestFailure } from '../api/problem.ts';
import { Notice } from '../parts/notice.tsx';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import { sentence, safeLine } from '../show/safe-text.ts';
import { EntryForm, type Entry } from './entry-form.tsx';
import { counted } from '../../text/counted.ts';
import { dateText } from '../show/date-text.ts';

interface StartProps {
  readonly client: Client;
  readonly token: string;
  /** The scraper that the address names already. */
  readonly scraper: string;
  /** Why the server wants a token before it answers. */
  readonly refused: RequestFailure | undefined;
  readonly onEnter: (entry: Entry) => void;
}

/** Asks for the scraper and, where the server needs one, for a token; with a token that is for certain scrapers, it lists the scrapers by name. */
export function Start({ client, token, scraper, refused, onEnter }: StartProps) {
  const [listed, setListed] = useState<readonly ListedScraper[] | undefined>(undefined);
  useEffect(() => {
    if (refused !== undefined) return undefined;
    const controller = new AbortController();
    client.scrapers(controller.signal).then(
      ({ data }) => setListed(data),
      // Servers that list none ask for the id instead.
      () => setListed(undefined),
    );
    return () => controller.abort();
  }, [client, refused]);
  return (
    <main class="start">
      <header class="start-head">
        <h1 class="wordmark">scrq</h1>
        <ThemeSwitch />
      </header>
      <p class="start-lead">Search, filter and compare scraped records.</p>
      {refused !== undefined && (
        <Notice tone="warning">
          <p>
            <strong>{token === '' ? 'This server asks for a token.' : 'The token is not accepted, or no longer.'}</strong> {sentence(refused.message)}
          </p>
        </Notice>
      )}
      {listed !== undefined && listed.length > 0 && <ScraperList scrapers={listed} onChoose={(id) => onEnter({ scraper: id, token })} />}
      <EntryForm scraper={scraper} token={refused === undefined ? token : ''} onEnter={onEnter} />
    </main>
  );
}

/** The scrapers that may be read, by name. */
function ScraperList({ scrapers, onChoose }: { readonly scrapers: readonly ListedScraper[]; readonly onChoose: (id: string) => void }) {
  return (
    <section class="scraper-list" aria-labelledby="scrapers">
      <h2 id="scrapers">Scrapers</h2>
      <ul>
        {scrapers.map(({ id, name, records, run }) => (
          <li key={id}>
            <button type="button" class="scraper-choice" onClick={() => onChoose(id)}>
              <bdi class="scraper-name">{safeLine(name)}</bdi>
              <span class="muted">
                {records === null || run === null ? 'no run yet' : counted(records, 'record')}
                {run !== null && `, ${dateText(run.runAt)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
