import type { RoleEvidence } from '../fields/role-evidence.ts';
import type { Field } from '../../contract/operations/scrapers.ts';

/**
 * A field as the language layer sees it, with what is known of its values: range, unit, role, how many records have one (of two fields that mean the same, the fuller
 * one is taken), how many are missing and how many differ.
 */
export type QueryField = Field &
  RoleEvidence & {
    /** Its name with words in full that it writes short: "award amount" of `AWD_AMT`. Default: the name. */
    readonly called?: string;
    /** The noun for the records, where each of them is a sum of money and this is how much it is. Default: none. */
    readonly sumOf?: string;
  };

/** An order of the matches; printed as `price asc`. `limit` when the query says how many ("top 5"). */
export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly limit?: number;
}
