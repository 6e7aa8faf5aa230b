import { countText } from '../../text/counted.ts';
import type { HybridMeta } from '../../contract/operations/search.ts';
import { chipsOf } from '../filter/chips.ts';
import { joinTerms, splitTerms } from '../filter/terms.ts';
import { fieldLabel } from '../show/field-label.ts';
import { safeLine, safeText, sentence } from '../show/safe-text.ts';
import { usePage } from '../state/page-context.ts';
import { withConditions, type Found } from './found.ts';

/** How the words were read, as far as no chip shows it: values that come first, words that were not used, warnings, and conditions that let nothing pass. */
export function Readings({ found: { meta, pagination } }: { readonly found: Found }) {
  const { route, go, scraper } = usePage();
  const { unused = [], warnings = [], preferred } = meta;
  const lines = [
    ...(preferred === undefined ? [] : [<Preferred key="preferred" meta={meta} preferred={preferred} />]),
    ...unused.map(({ text, reason, candidates }) => (
      <li key={`unused ${text}`}>
        Not used: “<bdi>{safeLine(text)}</bdi>”, {safeText(reason)}
        {candidates.length > 0 && ` (${candidates.map(fieldLabel).join(', ')})`}.
      </li>
    )),
    ...warnings.map((warning) => (
      <li key={warning} class="reading-warning">
        {sentence(warning)}
      </li>
    )),
  ];
  if (route.words === 'as they are' && route.query !== '') {
    lines.push(
      <li key="plain">
        These words are searched as they are, since you changed their conditions.{' '}
        <button type="button" class="link" onClick={() => go({ words: 'read', page: 1, record: undefined })}>
          Read them again
        </button>
      </li>,
    );
  }
  if (pagination.total === 0) {
    for (const { without, matches, nearest } of meta.relaxations ?? []) {
      const change = (terms: readonly string[]) => (filter: string) =>
        joinTerms([...splitTerms(filter).filter((term) => term !== without), ...terms]);
      const label = (filter: string): string =>
        chipsOf(filter, scraper.fields)
          .map((chip) => chip.label)
          .join(', ');
      lines.push(
        <li key={`without ${without}`}>
          Without “{label(without)}” there are {countText(matches)}.{' '}
          <button type="button" class="link" onClick={() => go(withConditions(route, meta, change([])))}>
            Leave it out
          </button>
          {nearest !== undefined && (
            <>
              {' or '}
              <button type="button" class="link" onClick={() => go(withConditions(route, meta, change([nearest.filter])))}>
                make it “{label(nearest.filter)}” ({countText(nearest.matches)})
              </button>
            </>
          )}
        </li>,
      );
    }
  }
  return lines.length === 0 ? null : <ul class="readings">{lines}</ul>;
}

/** A value that the words name: its records come first, and the reader may keep them alone. */
function Preferred({ meta, preferred }: { readonly meta: HybridMeta; readonly preferred: string }) {
  const { route, go, scraper } = usePage();
  const labels = chipsOf(preferred, scraper.fields).map(({ label }) => label);
  return (
    <li>
      First: <bdi>{labels.join(', ')}</bdi>.{' '}
      <button
        type="button"
        class="link"
        onClick={() => go(withConditions(route, meta, (filter) => joinTerms([...splitTerms(filter), ...splitTerms(preferred)])))}
      >
        Only these
      </button>
    </li>
  );
}
