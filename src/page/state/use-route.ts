import { useCallback, useEffect, useState } from 'preact/hooks';

import { readRoute, writeRoute, type Route } from './route.ts';

export interface Navigation {
  readonly route: Route;
  /** Goes where these parts differ. `replace` adds nothing to what the back button leads through. */
  readonly go: (change: Partial<Route>, how?: 'replace') => void;
}

/** The route that the address says, and the way to another one. */
export function useRoute(): Navigation {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const read = (): void => setRoute(readRoute(location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, []);
  const go = useCallback((change: Partial<Route>, how?: 'replace') => {
    const next = { ...readRoute(location.hash), ...change };
    const fragment = writeRoute(next);
    if (fragment !== location.hash) {
      if (how === 'replace') history.replaceState(null, '', fragment);
      else history.pushState(null, '', fragment);
    }
    setRoute(next);
  }, []);
  return { route, go };
}
