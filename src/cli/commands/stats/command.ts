import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { addOutputOptions, type OutputFlags } from '../../output/options.ts';
import { readSettings } from '../../config/settings.ts';

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
  scrq stats "changes from previous to latest of price down"
  scrq stats "changes removed from previous to latest by city"
  scrq stats "changes from first where city = 'Austin' order by delta(price) limit 5"

Figures: count() sum avg median min max stddev percentile(field, 99.5) p90 distinct share corr; count(field) counts its values,
count(condition) and share(condition) the records for which it holds. Groups: a field, a field in steps (price/100), or dates by
year, quarter, month, week, day, weekday, hour, or the items of a list, items(tags). Conditions: = != < <= > >=, IN, BETWEEN,
IS NULL, and HAS for words in text (* HAS for any field), with AND, OR, NOT; year, quarter, month, weekday and hour of dates;
< and > compare a number with its own avg or median. Changes are ordered by a field, by delta(field) or by pct(field). Records without a value are left out of a figure, and counted below the table.`;

/** `scrq stats`: values over all records, computed exactly. */
export function statsCommand(context: CliContext): Command {
  const command = new Command('stats').description('compute aggregates over all records: counts, averages, medians, percentages, by groups');
  return addOutputOptions(command)
    .argument('<plan>', 'what to compute: "avg(price), count() by city where bedrooms >= 2"')
    .option('--run <id>', 'this run instead of the latest')
    .addHelpText('after', EXAMPLES)
    .action(async (plan: string, { run, ...output }: StatsFlags, self: Command) => {
      const { withOutput } = await import('../../output/output.ts');
      const { showStats } = await import('./print.ts');
      await withOutput(context, readSettings(self, context.io), output, (shown, settings) => showStats(shown, settings, { plan, run }));
    });
}
