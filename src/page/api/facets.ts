import type { FieldType } from '../../contract/operations/scrapers.ts';

interface FacetStart {
  readonly field: string;
  readonly type: FieldType;
  readonly nulls: number;
}

interface FacetValue {
  readonly value: string | boolean;
  readonly count: number;
  readonly filter?: string;
  readonly cut?: true;
}

export interface ValuesFacet extends FacetStart {
  readonly kind: 'values';
  readonly distinct: number;
  readonly values: readonly FacetValue[];
  readonly more: number;
}

export interface FacetBin {
  readonly from: number | string;
  readonly to: number | string;
  readonly count: number;
  readonly filter?: string;
}

export interface RangesFacet extends FacetStart {
  readonly kind: 'ranges';
  readonly unit?: string;
  readonly precision?: 'day';
  readonly min: number | string | null;
  readonly max: number | string | null;
  readonly bins: readonly FacetBin[];
}

export type Facet = ValuesFacet | RangesFacet;

export interface FacetsResponse {
  readonly data: readonly Facet[];
  readonly meta: { readonly run: string | null; readonly filter: string; readonly total: number };
}
