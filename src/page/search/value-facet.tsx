import { useId, useLayoutEffect, useState } from 'preact/hooks';

import { counted, countText } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import type { Facet } from '../../contract/operations/facets.ts';
import { valuesCondition } from '../filter/field-choice.ts';
import { readCondition, type Literal } from '../filter/simple-condition.ts';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';

interface ValueFacetProps {
  readonly facet: Extract<Facet, { readonly kind: 'values' }>;
  readonly field: Field;
  readonly chosen: readonly Literal[];
  readonly areItemsChosen: boolean;
  /** Called with the condition that replaces those on this field; none for all values. */
  readonly onChange: (terms: readonly string[]) => void;
  readonly onMore: () => void;
}

const LONGEST = 60;
/** No more values are given at once. */
const MOST_SHOWN = 100;

/** The most frequent values of a field, each with how many records hold it; several may be chosen. */
export function ValueFacet({ facet, field, chosen: confirmed, areItemsChosen, onChange, onMore }: ValueFacetProps) {
  const id = useId();
  // A box stays as it was clicked while the answer is on its way.
  const [pending, setPending] = useState<readonly Literal[] | undefined>(undefined);
  useLayoutEffect(() => setPending(undefined), [JSON.stringify(confirmed)]);
  const chosen = pending ?? confirmed;
  const most = Math.max(1, ...facet.values.map(({ count }) => count));
  const known = new Set<Literal>(facet.values.map(({ value }) => value));
  const rows = [
    ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: undefined, isOffered: true })),
    ...facet.values.map(({ value, count, filter, cut }) => ({ value, count, isOffered: filter !== undefined && cut === undefined })),
  ];
  const areItems = areItemsChosen || facet.values.some(({ filter = '' }) => readCondition(filter)?.kind === 'has');
  const toggle = (value: Literal): void => {
    const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    setPending(values);
    const condition = valuesCondition(field.name, values, areItems ? 'items' : 'values');
    onChange(condition === undefined ? [] : [condition]);
  };
  // One value that all records have leaves nothing to choose.
  if (facet.distinct < 2 && facet.nulls === 0 && chosen.length === 0) return null;
  return (
    <fieldset class="facet">
      <legend>
        <bdi>{fieldLabel(field.name)}</bdi>
      </legend>
      {rows.map(({ value, count, isOffered }, index) => (
        <label key={String(value)} class="facet-value" for={`${id}-${index}`}>
          <input id={`${id}-${index}`} type="checkbox" checked={chosen.includes(value)} disabled={!isOffered} onChange={() => toggle(value)} />
          <bdi class="facet-name">{value === '' ? 'empty text' : valueText(value, field, LONGEST)}</bdi>
          {count !== undefined && (
            <span class="facet-count">
              {countText(count)}
              <span class="hidden"> records</span>
            </span>
          )}
          <span class="facet-bar" aria-hidden="true">
            <span style={{ width: `${((count ?? 0) / most) * 100}%` }} />
          </span>
        </label>
      ))}
      {facet.more > 0 && (
        <button type="button" class="link small" onClick={onMore} disabled={facet.values.length >= MOST_SHOWN}>
          and {counted(facet.more, 'further value')}
        </button>
      )}
    </fieldset>
  );
}
