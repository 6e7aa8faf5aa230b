import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq export` as they were typed. */
export interface ExportFlags extends OutputFlags {
  readonly filter?: string;
  readonly sort?: string;
  readonly fields?: string;
  readonly run?: string;
  readonly escape?: 'formulas';
  readonly resume?: boolean;
}
