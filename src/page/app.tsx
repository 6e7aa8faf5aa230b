import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { Client } from './api/client.ts';
import type { RequestFailure } from './api/problem.ts';
import { ScraperPage } from './scraper-page.tsx';
import type { Entry } from './start/entry-form.tsx';
import { Start } from './start/start.tsx';
import { startOf } from './state/route.ts';
import { useRoute } from './state/use-route.ts';

/** The page: it asks for a scraper, or shows one. */
export function App() {
  const navigation = useRoute();
  const { route, go } = navigation;
  const [token, setToken] = useState(() => recall('token'));
  const [refused, setRefused] = useState<RequestFailure | undefined>(undefined);
  const client = useMemo(() => new Client(token), [token]);

  useEffect(() => {
    const kept = recall('scraper');
    if (route.scraper !== '') remember('scraper', route.scraper);
    else if (kept !== '') go(startOf(kept), 'replace');
  }, [route.scraper]);

  const enter = (entry: Entry): void => {
    remember('token', entry.token);
    setToken(entry.token);
    setRefused(undefined);
    if (entry.scraper !== route.scraper && entry.scraper !== '') go(startOf(entry.scraper));
  };
  const leave = useCallback(() => {
    remember('scraper', '');
    go(startOf(''));
  }, []);
  const onFailure = useCallback((failure: RequestFailure) => {
    if (failure.code === 'unauthorized') setRefused(failure);
  }, []);

  if (route.scraper === '' || refused !== undefined) {
    return <Start client={client} token={token} scraper={route.scraper} refused={refused} onEnter={enter} />;
  }
  return <ScraperPage key={`${route.scraper} ${token}`} client={client} navigation={navigation} onFailure={onFailure} onLeave={leave} />;
}

/** What a tab remembers until it is closed; where the browser keeps nothing for pages, until it is reloaded. */
const memory = new Map<string, string>();

type Kept = 'scraper' | 'token';

/** What this tab was given, or empty text. */
function recall(name: Kept): string {
  try {
    return sessionStorage.getItem(`scrq.${name}`) ?? '';
  } catch {
    return memory.get(name) ?? '';
  }
}

/** Keeps it for this tab; empty text forgets it. */
function remember(name: Kept, value: string): void {
  memory.set(name, value);
  try {
    if (value === '') sessionStorage.removeItem(`scrq.${name}`);
    else sessionStorage.setItem(`scrq.${name}`, value);
  } catch {
    // The browser keeps nothing: memory has it.
  }
}
