import { writePicture, type PictureOrder } from '../../charts/picture/write-picture.ts';
import type { PlaceSettings } from '../../config/settings.ts';
import type { CliContext } from '../../context.ts';
import { openTarget } from '../../target.ts';

/** What to compute, of which run, and how to draw it. */
interface DrawnStats {
  readonly plan: string;
  readonly run: string | undefined;
  readonly picture: PictureOrder;
}

/** Computes values and draws them. */
export async function drawStats(context: CliContext, settings: PlaceSettings, { plan, run, picture }: DrawnStats): Promise<void> {
  await using target = await openTarget(context, settings);
  await writePicture(context, picture, () => target.api.stats({ scraperId: target.scraperId, plan, run }, { signal: context.io.signal }));
}
