import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { addOutputOptions, type OutputFlags } from '../../output/options.ts';
import { DRAWN_FORMAT_HELP, PICTURE_FORMATS, readPictureFormat } from '../../charts/picture/picture-format.ts';
import { readPlaceSettings, readSettings, type Settings } from '../../config/settings.ts';
import { openTarget } from '../../target.ts';

interface StatsFlags extends OutputFlags {
  readonly run?: string;
}

const EXAMPLES = `
Examples:
  scrq stats "count()"
  scrq stats "avg(price), count() by city where bedrooms >= 2 order by avg(price) desc limit 10"
  scrq stats "median(price), p90(price) by month(posted_at) having count() >= 5"
  scrq stats "count() by price/100" --scraper flats --format csv
  scrq stats "share(pets = true), corr(price, sqft) where city = 'Austin'"
  scrq stats "'with': median(price) where title has 'balcony'; 'without': median(price) where title not has 'balcony'"
  scrq stats "list title, price where pets = true order by price limit 5"
  scrq stats "list title, price where city = 'Austin' and price < avg(price) and weekday(posted_at) in ('Saturday', 'Sunday')"
  scrq stats "avg(price) by month(posted_at)" -o prices.svg
  scrq stats "count() by city, pets" --format png > cities.png
  scrq stats "avg(price) by city" --format vega-lite
  scrq stats "runs: avg(price), count() where city = 'Austin'"
  scrq stats "changes from previous to latest of price down"
  scrq stats "changes of pct(price) < -10"
  scrq stats "changes removed from previous to latest by city"
  scrq stats "changes of price down was price >= 1000 average delta(price)"
  scrq stats "changes from first where city = 'Austin' order by delta(price) limit 5"

Aggregates: count() sum avg median min max stddev percentile(field, 99.5) p90 distinct share corr; count(field) counts its values,
count(condition) and share(condition) the records for which it holds; avg(closed - opened) of two dates is in days. Groups: a field, a field in steps (price/100), or dates by
year, quarter, month, week, day, monthname, weekday, hour, or the items of a list, items(tags). Conditions: = != < <= > >=, IN, BETWEEN,
IS NULL, and HAS for words in text (* HAS for any field), with AND, OR, NOT; year, quarter, month, weekday and hour of dates;
< and > compare a number with its own avg or median. Records without a value are left out of an aggregate, and counted below the table.
RUNS FROM first TO latest: aggregates computes them for every run between two. Changes are ordered by a field, by delta(field) or by pct(field);
OF chooses those whose field went UP or DOWN, or so far (OF delta(price) <= -100); AVERAGE is the mean of one of the three, and WAS is a condition on
the older records.
On a terminal, one aggregate by one field is drawn as bars, and over time as columns. svg and png draw an aggregate by one field or two: bars,
or lines over time; vega-lite is the specification of the same picture, with its values in it, for the editor of Vega or a page.`;

/** `scrq stats`: values over all records, computed exactly. */
export function statsCommand(context: CliContext): Command {
  const command = new Command('stats').description('compute aggregates over all records: counts, averages, medians, percentages, by groups');
  return addOutputOptions(command)
    .argument('<plan>', 'what to compute: "avg(price), count() by city where bedrooms >= 2"')
    .option('--run <id>', 'this run instead of the latest')
    .option('--format <format>', DRAWN_FORMAT_HELP)
    .addHelpText('after', EXAMPLES)
    .action(async (plan: string, { run, ...output }: StatsFlags, self: Command) => {
      const format = readPictureFormat(self, context.io, output);
      if (format !== undefined) {
        const { writePicture } = await import('../../charts/picture/write-picture.ts');
        await using target = await openTarget(context, readPlaceSettings(self, context.io));
        const ask = () => target.api.stats({ scraperId: target.scraperId, plan, run }, { signal: context.io.signal });
        return await writePicture(context, { ...output, format }, ask);
      }
      const { withOutput } = await import('../../output/output.ts');
      const { showStats } = await import('./print.ts');
      const show = (shown: CliContext, settings: Settings) => showStats(shown, settings, { plan, run });
      await withOutput(context, readSettings(self, context.io), { ...output, others: PICTURE_FORMATS }, show);
    });
}
