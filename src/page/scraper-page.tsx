import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Client } from './api/client.ts';
import type { RequestFailure } from './api/problem.ts';
import { ChangesView } from './changes/changes-view.tsx';
import { ChatView } from './chat/chat-view.tsx';
import { useConversation, type Conversation } from './chat/conversation.ts';
import { FieldsView } from './fields/fields-view.tsx';
import { Busy } from './parts/busy.tsx';
import { Failure } from './parts/notice.tsx';
import { Header } from './header.tsx';
import { NewerRun } from './newer-run.tsx';
import { SearchView } from './search/search-view.tsx';
import { PageContextProvider, usePage, type PageContext } from './state/page-context.ts';
import { useLoad } from './state/use-load.ts';
import type { View } from './state/route.ts';
import type { Navigation } from './state/use-route.ts';

interface ScraperPageProps {
  readonly client: Client;
  readonly navigation: Navigation;
  readonly onFailure: (failure: RequestFailure) => void;
  /** Goes back to where a scraper is chosen. */
  readonly onLeave: () => void;
}

/** One scraper: its head, what there is to say of its runs, and the view that the address names. */
export function ScraperPage({ client, navigation, onFailure, onLeave }: ScraperPageProps) {
  const { route, go } = navigation;
  const conversation = useConversation(client, route.scraper);
  const [round, setRound] = useState(0);
  // Pages of records name their run in the address: the one that was the latest when the scraper was read is not read once more for that.
  const [latest, setLatest] = useState('');
  const asked = route.run === latest ? '' : route.run;
  const { data, failure, isLoading, retry } = useLoad(`${route.scraper} ${asked} ${round}`, (signal) =>
    client.scraper(route.scraper, { run: asked }, signal),
  );
  useEffect(() => setLatest(data?.data.latestRun?.id ?? ''), [data]);
  useEffect(() => {
    if (failure !== undefined) onFailure(failure);
  }, [failure]);
  const scraper = data?.data;
  useEffect(() => {
    document.title = scraper === undefined ? 'scrq' : `${scraper.name.slice(0, 80)} – scrq`;
  }, [scraper?.name]);
  const goToLatest = (): void => {
    go({ run: '', from: '', page: 1, record: undefined });
    setRound(round + 1);
  };
  const context = useMemo<PageContext | undefined>(
    () => scraper && { ...navigation, client, scraper, run: scraper.run?.id ?? scraper.latestRun?.id ?? '', onFailure, goToLatest },
    [route, scraper, client],
  );
  return (
    <>
      <a class="skip" href={location.hash} onClick={skip}>
        Skip to the content
      </a>
      <Header scraper={scraper} navigation={navigation} onLeave={onLeave} />
      <main id="content" tabIndex={-1}>
        <Busy isBusy={isLoading && scraper === undefined} />
        {failure !== undefined && (
          <Failure failure={failure} onRetry={retry} onLatest={goToLatest}>
            {failure.code !== 'run_not_found' && (
              <button type="button" class="button" onClick={onLeave}>
                Choose another scraper
              </button>
            )}
          </Failure>
        )}
        {context !== undefined && (
          <PageContextProvider.Provider value={context}>
            <NewerRun />
            <ScraperView view={route.view} conversation={conversation} />
          </PageContextProvider.Provider>
        )}
      </main>
    </>
  );
}

function ScraperView({ view, conversation }: { readonly view: View; readonly conversation: Conversation }) {
  const { scraper } = usePage();
  if (scraper.latestRun === null) {
    return (
      <div class="empty">
        <h2>No run yet</h2>
        <p>This scraper has not completed a run, so there are no records to show. They appear here once it has.</p>
      </div>
    );
  }
  switch (view) {
    case 'search':
      return <SearchView />;
    case 'fields':
      return <FieldsView />;
    case 'changes':
      return <ChangesView />;
    case 'chat':
      return <ChatView conversation={conversation} />;
  }
}

/** The address holds the state of the page, so that its fragment cannot name a place in it. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}
