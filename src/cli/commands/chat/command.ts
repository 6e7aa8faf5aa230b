import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';

/** The options of `scrq chat` as they were typed. */
interface ChatFlags {
  readonly continue?: boolean;
}

const EXAMPLES = `
Examples:
  scrq chat 'average price by city'
  scrq chat how many flats have a balcony --scraper flats
  scrq chat 'compare the median price of flats with and without a balcony'
  scrq chat -c 'and under 1000?'                  goes on from the answer before
  scrq chat                                       a conversation; /help tells what else it takes
  echo 'what changed since Monday?' | scrq chat --format json

Every figure is computed over all records. The plan behind it is printed, with the command that repeats it.`;

/** `scrq chat`: questions about the records, in plain words. */
export function chatCommand(context: CliContext): Command {
  return new Command('chat')
    .description('ask a question about the records, or hold a conversation on a terminal')
    .argument('[message...]', 'the question; read from the standard input, or asked for on a terminal, when left out')
    .option('-c, --continue', 'go on from the last answer')
    .addHelpText('after', EXAMPLES)
    .action(async (words: readonly string[], flags: ChatFlags, self: Command) => {
      const { runChat } = await import('./run.ts');
      await runChat(context, readSettings(self, context.io), { message: words.join(' '), continues: flags.continue === true ? 'last' : 'nothing' });
    });
}
