import type { CliContext } from '../../context.ts';
import type { Settings } from '../../config/settings.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { openTarget } from '../../target.ts';
import type { FacetsFlags } from './options.ts';
import { showFacets } from './print.ts';

/** Asks how records spread over the values of fields, and prints it. */
export async function runFacets(context: CliContext, settings: Settings, flags: FacetsFlags): Promise<void> {
  const { signal } = context.io;
  const { filter, fields, limit, bins, run } = flags;
  await using target = await openTarget(context, settings);
  await showForeign(context, async () => {
    const answer = await target.api.facets({ scraperId: target.scraperId, filter, fields, limit, bins, run }, { signal });
    await showFacets(context, settings, answer);
  });
}
