import type { PagingOptions } from '../../paging.ts';

/** The options of `scrq diff` as they were typed. */
export interface DiffFlags extends PagingOptions {
  readonly key?: string;
  readonly change?: 'removed' | 'changed' | 'renamed' | 'added';
  readonly changedFields?: string;
  readonly where?: string;
  readonly fields?: string;
  readonly ignore?: string;
  readonly tolerance?: string;
  readonly findRenames?: string | true;
  readonly stat?: boolean;
  readonly exitCode?: boolean;
}
