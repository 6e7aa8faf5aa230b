import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { Icon } from '../parts/icon.tsx';
import { usePage } from '../state/page-context.ts';

const LONGEST = 2000;

/** Where words are given. `/` leads here from anywhere, Escape back to the results. */
export function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const { route, go, scraper } = usePage();
  const [text, setText] = useState(route.query);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => setText(route.query), [route.query]);
  useSlash(input);
  const search = (query: string): void => {
    const words = query === route.query ? route.words : 'read';
    // An order that was chosen for other words would hide what these find best.
    const sort = query === route.query ? route.sort : '';
    go({ query, words, sort, page: 1, record: undefined });
  };
  return (
    <form
      class="search-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={text}
        maxLength={LONGEST}
        aria-label={`Search the records of ${scraper.name.slice(0, 80)}`}
        placeholder="Ask in plain words, such as “under 1,500, newest first”"
        aria-keyshortcuts="/"
        autocomplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            onLeave();
          }
        }}
      />
      {text !== '' && (
        <ClearButton
          onClear={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
        />
      )}
      <kbd class="search-key" aria-hidden="true">
        /
      </kbd>
      <button type="submit" class="button button-main" aria-label="Search">
        <Icon name="search" /> <span class="wide-only">Search</span>
      </button>
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}

/** Leads from anywhere to an input, but from where a slash may be written. */
function useSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label="Clear the search" onClick={onClear}>
      <Icon name="close" />
    </button>
  );
}
