import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq facets` as they were typed. */
export interface FacetsFlags extends OutputFlags {
  readonly filter?: string;
  readonly fields?: string;
  readonly limit?: string;
  readonly bins?: string;
  readonly run?: string;
}
