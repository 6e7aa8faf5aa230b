import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq show` as they were typed. */
export interface ShowFlags extends OutputFlags {
  readonly by?: string;
  readonly fields?: string;
  readonly run?: string;
}
