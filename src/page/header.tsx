import { useRef } from 'preact/hooks';

import { counted } from '../text/counted.ts';
import type { ScraperResponse } from '../contract/operations/scrapers.ts';
import { ThemeSwitch } from './parts/theme-switch.tsx';
import { dateText } from './show/date-text.ts';
import { safeLine } from './show/safe-text.ts';
import { startOf, writeRoute, type Route, type View } from './state/route.ts';
import type { Navigation } from './state/use-route.ts';

const VIEW_NAMES: readonly (readonly [View, string])[] = [
  ['search', 'Search'],
  ['fields', 'Fields'],
  ['changes', 'Changes'],
  ['chat', 'Chat'],
];

interface HeaderProps {
  readonly scraper: ScraperResponse['data'] | undefined;
  readonly navigation: Navigation;
  readonly onLeave: () => void;
}

/** The name of the scraper, the run that is read, and the views. */
export function Header({ scraper, navigation: { route, go }, onLeave }: HeaderProps) {
  const run = scraper?.run ?? scraper?.latestRun;
  const left = useRef(new Map<View, Route>());
  left.current.set(route.view, route);
  return (
    <header class="head">
      <div class="head-line">
        <button type="button" class="wordmark" aria-label="scrq: choose a scraper" onClick={onLeave}>
          scrq
        </button>
        <div class="head-scraper">
          <h1 class="head-name">
            <bdi>{scraper === undefined ? ' ' : safeLine(scraper.name).slice(0, 80)}</bdi>
          </h1>
          {run !== undefined && run !== null && (
            <p class="head-run">
              {counted(run.records, 'record')}
              <span class="head-date"> · {dateText(run.runAt)}</span>
            </p>
          )}
        </div>
        <ThemeSwitch />
      </div>
      <nav class="views" aria-label="Views">
        {VIEW_NAMES.map(([view, name]) => (
          <a
            key={view}
            href={writeRoute(viewRoute(route, view, left.current.get(view)))}
            aria-current={route.view === view ? 'page' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              go(viewRoute(route, view, left.current.get(view)));
            }}
          >
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Another view of the same run: as it was left, else with nothing asked there yet. The view that is shown begins again. */
function viewRoute(route: Route, view: View, left: Route | undefined): Route {
  if (left === undefined || view === route.view || left.scraper !== route.scraper) return { ...startOf(route.scraper), view, run: route.run };
  return left.run === route.run ? left : { ...left, run: route.run, page: 1, record: undefined };
}
