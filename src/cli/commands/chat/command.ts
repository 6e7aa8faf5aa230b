import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { DRAWN_FORMAT_HELP, PICTURE_FORMATS, readPictureFormat } from '../../charts/picture/picture-format.ts';
import { readPlaceSettings, readSettings, type Settings } from '../../config/settings.ts';
import { addOutputOptions, type OutputFlags } from '../../output/options.ts';

/** The options of `scrq chat` as they were typed. */
interface ChatFlags extends OutputFlags {
  readonly continue?: boolean;
}

const EXAMPLES = `
Examples:
  scrq chat 'average price by city'
  scrq chat how many flats have a balcony --scraper flats
  scrq chat 'compare the median price of flats with and without a balcony'
  scrq chat -c 'and under 1000?'                  goes on from the answer before
  scrq chat                                       a conversation; /help lists its commands
  scrq chat 'average price by month' -o prices.svg       its table as a picture (svg, png, vega-lite)
  echo 'what changed since Monday?' | scrq chat --format json

Every number is computed over all records. The plan behind it is printed, with the command that repeats it.`;

/** `scrq chat`: questions about the records, in plain words. */
export function chatCommand(context: CliContext): Command {
  const command = new Command('chat').description('ask a question about the records, or hold a conversation on a terminal');
  return addOutputOptions(command)
    .argument('[message...]', 'the question; read from the standard input, or asked for on a terminal, when left out')
    .option('-c, --continue', 'go on from the last answer')
    .option('--format <format>', DRAWN_FORMAT_HELP)
    .addHelpText('after', EXAMPLES)
    .action(async (words: readonly string[], flags: ChatFlags, self: Command) => {
      const { runChat } = await import('./run.ts');
      const order = { message: words.join(' '), continues: flags.continue === true ? 'last' : 'nothing' } as const;
      const format = readPictureFormat(self, context.io, flags);
      if (format !== undefined) {
        const settings = { ...readPlaceSettings(self, context.io), format: undefined };
        return runChat(context, settings, { ...order, picture: { ...flags, format } });
      }
      const { withOutput } = await import('../../output/output.ts');
      const show = (shown: CliContext, settings: Settings) => runChat(shown, settings, order);
      await withOutput(context, readSettings(self, context.io), { ...flags, others: PICTURE_FORMATS }, show);
    });
}
