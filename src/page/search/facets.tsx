import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Facet } from '../../contract/operations/facets.ts';
import { nameText } from '../../text/name-list.ts';
import { areItemsChosen, chosenValues, withoutField } from '../filter/field-choice.ts';
import { joinTerms } from '../filter/terms.ts';
import { usePage } from '../state/page-context.ts';
import { useLoad } from '../state/use-load.ts';
import { RangeFacet } from './range-facet.tsx';
import { ValueFacet } from './value-facet.tsx';

/** As many as the operation gives. */
const MOST_VALUES = 100;

interface FacetsProps {
  /** All conditions of the search; undefined while they are not known yet. */
  readonly filter: string | undefined;
  /** Called with how the conditions change. */
  readonly onChange: (change: (filter: string) => string) => void;
}

/** What the records that pass are like, field by field; a choice becomes a condition. */
export function Facets({ filter, onChange }: FacetsProps) {
  const { client, route, run } = usePage();
  const last = useRef(filter);
  if (filter !== undefined) last.current = filter;
  const shown = last.current;
  const { data, failure, isLoading, retry } = useLoad(shown === undefined ? undefined : `${route.scraper} ${run} ${shown}`, (signal) =>
    client.facets(route.scraper, { filter: shown ?? '', run }, signal),
  );
  return (
    <div class="facet-list" aria-busy={isLoading}>
      {failure !== undefined && data === undefined && (
        <p class="muted small">
          The filters cannot be shown.{' '}
          <button type="button" class="link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {data?.data.map((facet) => (
        <FacetOf key={facet.field} facet={facet} filter={shown ?? ''} onChange={onChange} />
      ))}
    </div>
  );
}

function FacetOf({ facet, filter, onChange }: { readonly facet: Facet; readonly filter: string; readonly onChange: FacetsProps['onChange'] }) {
  const { client, scraper, run } = usePage();
  // With more of its values, once the reader asked for them.
  const [whole, setWhole] = useState<typeof facet | undefined>(undefined);
  useLayoutEffect(() => setWhole(undefined), [facet]);
  const latest = useRef(facet);
  latest.current = facet;
  const showMore = async (): Promise<void> => {
    try {
      const { data } = await client.facets(
        scraper.id,
        { filter, run, fields: nameText(facet.field), limit: MOST_VALUES },
        new AbortController().signal,
      );
      // The facet may be of other conditions by now.
      if (latest.current === facet) setWhole(data[0]);
    } catch {
      // What is shown stays, with its button.
    }
  };
  const field = scraper.fields.find(({ name }) => name === facet.field);
  if (field === undefined) return null;
  const replace = (terms: readonly string[]): void => onChange((conditions) => joinTerms([...withoutField(conditions, field.name), ...terms]));
  if (facet.kind === 'ranges') return <RangeFacet facet={facet} field={field} filter={filter} onChange={replace} />;
  return (
    <ValueFacet
      facet={whole?.kind === 'values' ? whole : facet}
      field={field}
      chosen={chosenValues(filter, field.name)}
      areItemsChosen={areItemsChosen(filter, field.name)}
      onChange={replace}
      onMore={() => void showMore()}
    />
  );
}
