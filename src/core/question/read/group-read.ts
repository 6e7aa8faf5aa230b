import type { Grouping } from '../../plan/plan.ts';

/** One thing to group by, and where it stands. */
export interface GroupRead {
  readonly at: number;
  readonly grouping: Grouping;
  /** Said with a calendar unit or ranges, so that rows keep that order. */
  readonly isOrdered: boolean;
}
