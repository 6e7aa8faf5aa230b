import { useId, useState } from 'preact/hooks';

import { Client } from '../api/client.ts';
import { failureFor } from '../api/problem.ts';
import { Notice } from '../parts/notice.tsx';
import { sentence } from '../show/safe-text.ts';

/** What the reader gave: the scraper to show, and the token to ask with; empty text for none. */
export interface Entry {
  readonly scraper: string;
  readonly token: string;
}

interface EntryFormProps {
  readonly scraper: string;
  readonly token: string;
  readonly onEnter: (entry: Entry) => void;
}

/** Asks for a scraper and a token; what it is given is tried before it is kept. */
export function EntryForm({ scraper, token, onEnter }: EntryFormProps) {
  const [entry, setEntry] = useState<Entry>({ scraper, token });
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [isTrying, setTrying] = useState(false);
  const id = useId();
  const submit = async (): Promise<void> => {
    const given = { scraper: entry.scraper.trim(), token: entry.token.trim() };
    setTrying(true);
    setFailure(undefined);
    try {
      await tryEntry(given);
      onEnter(given);
    } catch (error) {
      setFailure(reasonOf(error, given));
    } finally {
      setTrying(false);
    }
  };
  return (
    <form
      class="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label for={`${id}-scraper`}>Scraper id</label>
      <input
        id={`${id}-scraper`}
        value={entry.scraper}
        autocomplete="off"
        spellcheck={false}
        placeholder="scr_…"
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => setEntry({ ...entry, scraper: currentTarget.value })}
      />
      <label for={`${id}-token`}>
        Token <span class="muted">where the server asks for one</span>
      </label>
      <input
        id={`${id}-token`}
        type="password"
        value={entry.token}
        autocomplete="off"
        onInput={({ currentTarget }) => setEntry({ ...entry, token: currentTarget.value })}
      />
      <p id={`${id}-hint`} class="muted small">
        The token stays in this tab, the id also in the browser’s history. <code>scrq scrapers show NAME --format json</code> prints the id.
      </p>
      {failure !== undefined && (
        <Notice tone="error">
          <p>{sentence(failure)}</p>
        </Notice>
      )}
      <button type="submit" class="button button-main" disabled={isTrying || (entry.scraper.trim() === '' && entry.token.trim() === '')}>
        {isTrying ? 'Asking…' : 'Open'}
      </button>
    </form>
  );
}

/** Rejects with what the server says against it. */
async function tryEntry({ scraper, token }: Entry): Promise<void> {
  const client = new Client(token);
  const { signal } = new AbortController();
  await (scraper === '' ? client.scrapers(signal) : client.scraper(scraper, {}, signal));
}

/** Without an id, only the list of scrapers was asked for, which a server need not give. */
function reasonOf(error: unknown, { scraper }: Entry): string | undefined {
  const failure = failureFor(error);
  return failure?.status === 404 && scraper === '' ? 'Give the id of a scraper, too: this token lists none.' : failure?.message;
}
