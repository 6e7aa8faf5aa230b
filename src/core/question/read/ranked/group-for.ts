import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Grouping } from '../../../plan/plan.ts';

/** A group that a superlative chooses from. */
export interface GroupFor {
  readonly at: number;
  readonly grouping: Grouping;
  readonly profile: FieldProfile | null;
  readonly limit: number;
  /** Places that lead to the group. */
  readonly places: readonly number[];
}
