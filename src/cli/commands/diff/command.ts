import { Command, Option } from 'commander';

import type { CliContext } from '../../context.ts';
import { addPagingOptions } from '../../paging.ts';
import { readSettings } from '../../config/settings.ts';
import type { DiffFlags } from './options.ts';

const EXAMPLES = `
Examples:
  scrq diff                                            the run before the latest, and the latest
  scrq diff --scraper flats --stat
  scrq diff 01JB9XKTW2V4C6M8N0P2R4S6T8 latest --all --format jsonl
  scrq diff --where "price.pct <= -5 AND rooms.to > 2"
  scrq diff --fields price                             only changes of prices
  scrq diff --changed-fields price,rating --tolerance price=1%,rating=0.1
  scrq diff old.csv new.csv --key id                   two files, without a dataset
  scrq diff --exit-code > /dev/null || echo changed

From and to are ids of runs, previous or latest, or two files. A condition of --where is about the older and the newer value of a field
(price.from, price.to), how far a number or a date moved (price.change; dates in days), and by how many percent of its older value (price.pct).
A tolerance in percent is of the old value. --find-renames pairs a removed with an added record when that percentage of their values, 50 % by default,
is equal; records count as candidates when they share a value that at most 50 removed ones have, and nothing is paired beyond 10000 records.

--fields compares nothing else, so that records count as changed only by these fields; --changed-fields and --where choose among all changes, and
a terminal shows of those the fields that they name.

On a terminal all changes go through the pager of SCRQ_PAGER, PAGER, or less; elsewhere it is a page of them, unless --all is given.
Exit status with --exit-code: 1 when there are changes to show, 0 when there are none; failures have their own.`;

/** `scrq diff`: what changed from one run, or file, to another. */
export function diffCommand(context: CliContext): Command {
  const command = new Command('diff')
    .description('show what changed from one run to another: records that came, went or changed, field by field')
    .argument('[from]', 'run to compare with, or an older file (default: previous)')
    .argument('[to]', 'run that is compared, or a newer file (default: latest)');
  return addPagingOptions(command)
    .option('--key <fields>', 'fields that identify a record (default: the key of the scraper)')
    .addOption(new Option('--change <kind>', 'only changes of this kind').choices(['removed', 'changed', 'renamed', 'added']))
    .option('--changed-fields <fields>', 'only records in which one of these fields changed')
    .option('--where <condition>', 'only changes for which this holds: "price.pct <= -5"')
    .option('--fields <names>', 'compare and show only these fields: "price,rating"')
    .option('--ignore <fields>', 'fields that are not compared')
    .option('--tolerance <list>', 'how far numbers may move without counting as changed: "price=1%,rating=0.1"')
    .option('--find-renames [percent]', 'pair removed with added records that are alike; give a percentage behind a "="')
    .option('--stat', 'how often and how far each field changed, instead of the changes')
    .option('--exit-code', 'end with 1 when there are changes')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string | undefined, to: string | undefined, flags: DiffFlags, self: Command) => {
      const { printDiff } = await import('./run.ts');
      await printDiff(context, readSettings(self, context.io), { runs: [from, to], flags });
    });
}
