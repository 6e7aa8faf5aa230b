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

/** "how many are over 50 m from the nearest tap": of what is counted by its number, the superlative is a part of its name. */
export function isPartOfName(
  order: OrderRead | null,
  heads: readonly { readonly head: string }[],
  stated: readonly { readonly field: string | null }[],
): boolean {
  const isCounted = heads.length > 0 && heads.every(({ head }) => head === 'count');
  return order?.limit === 1 && isCounted && stated.some(({ field }) => field === order.profile.field.name);
}
