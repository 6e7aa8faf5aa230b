import type { ListedScraper } from '../../contract/operations/scrapers.ts';
import { dateText } from '../show/date-text.ts';
import { countText } from '../show/number-text.ts';
import { safeLine } from '../show/safe-text.ts';

/** The scrapers that may be read, by name. */
export function ScraperList({ scrapers, onChoose }: { readonly scrapers: readonly ListedScraper[]; readonly onChoose: (id: string) => void }) {
  return (
    <section class="scraper-list" aria-labelledby="scrapers">
      <h2 id="scrapers">Scrapers</h2>
      <ul>
        {scrapers.map(({ id, name, records, run }) => (
          <li key={id}>
            <button type="button" class="scraper-choice" onClick={() => onChoose(id)}>
              <bdi class="scraper-name">{safeLine(name)}</bdi>
              <span class="muted">
                {records === null || run === null ? 'no run yet' : countText(records, 'record')}
                {run !== null && `, ${dateText(run.runAt)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
