import { ScrqError } from '../../../errors.ts';
import type { CopyPlaces } from '../../context.ts';

/** The options of `scrq copy` as they were typed. */
export interface CopyFlags {
  readonly run?: readonly string[];
  readonly fromStorageOption?: readonly string[];
  readonly toStorageOption?: readonly string[];
  readonly as?: 'dataset' | 'ndjson';
  readonly dryRun?: boolean;
  readonly verify?: boolean;
  readonly withTokens?: boolean;
  readonly withVectors?: boolean;
}

/** What the options ask for. */
export function readCopyFlags({ run, as, dryRun, verify, withTokens, withVectors }: CopyFlags, scraper: string | undefined) {
  if (withTokens === true && (scraper !== undefined || run !== undefined)) {
    throw new ScrqError('invalid_usage', 'the tokens of a dataset are copied with all of its scrapers, and --scraper or --run names some', {
      hint: 'Leave out one of them.',
    });
  }
  const mode = verify === true ? 'verify' : dryRun === true ? 'preview' : 'copy';
  return { scraper, runs: run, as, mode, withTokens, withVectors } satisfies Partial<CopyPlaces>;
}
