import type { FieldProfile } from '../../language/profile/fields.ts';

/** An order that the question asks for, and how many come first. */
export interface OrderRead {
  readonly profile: FieldProfile;
  readonly descending: boolean;
  readonly offset: number;
  /** Null: as many as are shown. */
  readonly limit: number | null;
  /** Said as "sorted by": it also orders groups. */
  readonly isSort: boolean;
}
