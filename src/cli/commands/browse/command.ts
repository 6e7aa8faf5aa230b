import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { openTarget } from '../../target.ts';
import { readSettings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq browse
  scrq browse '2 bed flats under $1,500' --scraper flats

It searches as you type. Enter opens a record, where c copies it, o opens its link and h shows its history; Esc goes back, and Ctrl-C leaves at once.
On a server, where every search may count against an allowance, it searches when you press Enter. All that it shows, other commands print.`;

/** `scrq browse`: search as one types, on a screen of its own. */
export function browseCommand(context: CliContext): Command {
  return new Command('browse')
    .description('look through records on a screen of its own, searching as you type')
    .argument('[query...]', 'what to search for first')
    .addHelpText('after', EXAMPLES)
    .action(async (words: readonly string[], _options: object, self: Command) => {
      const { browse } = await import('./run.ts');
      const settings = readSettings(self, context.io);
      await using target = await openTarget(context, settings);
      await browse(context, settings, { target, query: words.join(' ') });
    });
}
