import type { Extent } from '../facets/edges.ts';

/** What is counted of a field: its most frequent values, those items of its lists or of the texts that join them, or its numbers between edges. */
export type TalliedField =
  | { readonly kind: 'values' | 'items' | 'joined'; readonly field: string; readonly limit: number }
  /** Rising; the first range takes what is below its edge and the last one what is beyond. None for a field without a value. */
  | { readonly kind: 'ranges'; readonly field: string; readonly edges: readonly number[] };

/** The values of a field among some records. */
interface FieldExtent {
  readonly values: number;
  /** Where numbers and dates lie, all but 4 % of them from `low` to `high`; null for other fields, and without a value. */
  readonly extent: Extent | null;
}

/** Some records and their values of some fields. */
export interface FieldExtents {
  readonly records: number;
  readonly extents: readonly FieldExtent[];
}

/** What was counted of a field. */
export interface FieldTally {
  /** How many different values, or items, there are; of ranges, how many hold a value. */
  readonly distinct: number;
  /** The most frequent first, ties by code points. Booleans are "true" and "false", ranges their positions. */
  readonly counts: readonly {
    /** With `isCut`, the first thousand characters of a longer text, and something that tells it from others. */
    readonly value: string;
    readonly records: number;
    readonly isCut: boolean;
  }[];
}
