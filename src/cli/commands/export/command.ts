import { Command, Option } from 'commander';

import type { CliContext } from '../../context.ts';
import { EXPORT_FORMATS } from './source.ts';
import { addOutputOptions } from '../../output/options.ts';
import { readFormat, readPlaceSettings } from '../../config/settings.ts';
import type { ExportFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq export > flats.json
  scrq export -o flats.csv
  scrq export -o flats.xlsx --filter "price < 1500" --fields title,price,posted_at
  scrq export --format csv --escape formulas -o for-the-office.csv
  scrq export --format jsonl --sort -price | head -n 3
  scrq export --base-url https://example.com --scraper "$ID" -o flats.json --resume

The file is written next to its place and gets its name once all records are in it: it is whole, or it is not there.
A csv is in UTF-8 with a header of the fields; lists and objects are JSON in it. \`scrq import --escape formulas\` undoes --escape formulas.`;

/** `scrq export`: all records of a run as one file. */
export function exportCommand(context: CliContext): Command {
  const command = new Command('export').description('write all records as one file, whole or not at all');
  return addOutputOptions(command)
    .option('--format <format>', `what the file is, when its ending does not say: ${EXPORT_FORMATS.join(', ')} (default: json)`)
    .option('--filter <filter>', 'only records that pass: "price < 1500 AND pets = true"')
    .option('--sort <fields>', 'order by fields: "-price,title" (minus: descending)')
    .option('--fields <names>', 'only these fields, in this order: "title,price"')
    .option('--run <id>', 'this run instead of the latest')
    .addOption(new Option('--escape <what>', "write text that a spreadsheet would run behind a ', in csv and tsv").choices(['formulas']))
    .option('--resume', 'keep what an interrupted download has brought, and go on from it where the server offers that')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ExportFlags, self: Command) => {
      const { runExport } = await import('./run.ts');
      await runExport(context, readPlaceSettings(self, context.io), { ...flags, format: readFormat(self, context.io, EXPORT_FORMATS) });
    });
}
