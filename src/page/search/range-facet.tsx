import { counted } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import type { Facet } from '../../contract/operations/facets.ts';
import { Histogram } from '../charts/histogram.tsx';
import { changedTerms, chosenRange, spanTerms, type Range } from '../filter/field-choice.ts';
import { dayText } from '../show/date-text.ts';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';
import { RangeInputs } from './range-inputs.tsx';

type RangesFacet = Extract<Facet, { readonly kind: 'ranges' }>;
type FacetBin = RangesFacet['bins'][number];

interface RangeFacetProps {
  readonly facet: RangesFacet;
  readonly field: Field;
  /** All conditions of the search. */
  readonly filter: string;
  /** Called with the conditions that replace those on this field; none for all values. */
  readonly onChange: (terms: readonly string[]) => void;
}

/** How the numbers or dates of a field are spread; a part is chosen in the picture or by two inputs. */
export function RangeFacet({ facet, field, filter, onChange }: RangeFacetProps) {
  const { bins } = facet;
  if (bins.length === 0) return null;
  const range = chosenRange(filter, field);
  const isFree = range.low === '' && range.high === '';
  const mark = (first: number, last: number): void => {
    const from = bins[first]?.filter;
    const to = bins[last]?.filter;
    if (from !== undefined && to !== undefined) onChange(spanTerms(from, to));
  };
  return (
    <fieldset class="facet">
      <legend>
        <bdi>{fieldLabel(field.name)}</bdi>
        {!isFree && (
          <button type="button" class="link small" aria-label={`Clear ${fieldLabel(field.name)}`} onClick={() => onChange([])}>
            Clear
          </button>
        )}
      </legend>
      <Histogram
        counts={bins.map(({ count }) => count)}
        isChosen={(index) => !isFree && isInside(bins[index], range, field)}
        onMark={mark}
        titleOf={(index) => titleOf(bins[index], field)}
      />
      <p class="facet-ends small muted" aria-hidden="true">
        <span>{endText(facet.min, field)}</span>
        <span>{endText(facet.max, field)}</span>
      </p>
      <RangeInputs
        field={field}
        range={range}
        whole={{ low: plainText(facet.min), high: plainText(facet.max) }}
        onChange={(next) => onChange(changedTerms(filter, field, next))}
      />
    </fieldset>
  );
}

function isInside(bin: FacetBin | undefined, { low, high }: Range, field: Field): boolean {
  if (bin === undefined) return false;
  const position = (value: number | string): number => (field.type === 'date' ? new Date(value).getTime() : Number(value));
  const middle = (position(bin.from) + position(bin.to)) / 2;
  const end = field.type === 'date' ? position(high) + 86_400_000 : position(high);
  return (low === '' || middle >= position(low)) && (high === '' || middle <= end);
}

function titleOf(bin: FacetBin | undefined, field: Field): string {
  return bin === undefined ? '' : `${endText(bin.from, field)} – ${endText(bin.to, field)}: ${counted(bin.count, 'record')}`;
}

function endText(value: number | string | null, field: Field): string {
  return field.type === 'date' ? dayText(String(value)) : valueText(value, field);
}

/** A number as it may be written into an input. */
function plainText(value: number | string | null): string {
  return value === null ? '' : String(value);
}
