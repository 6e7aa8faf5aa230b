import { Command } from 'commander';

import type { CliContext } from '../../context.ts';

const EXAMPLES = `
Examples:
  scrq man
  scrq man search
  scrq man search > scrq-search.1
  scrq man --write ./man                 all pages, as files`;

/** `scrq man`: manual pages, made of the same texts as help. */
export function manCommand(context: CliContext): Command {
  return new Command('man')
    .description('show the manual page of a command, or print it as roff where it is piped')
    .argument('[command]', 'the command; the page of scrq itself when none is named')
    .option('--write <dir>', 'write the pages of all commands into this directory')
    .addHelpText('after', EXAMPLES)
    .action(async (name: string | undefined, options: { readonly write?: string }, self: Command) => {
      const { showManual, writeManual } = await import('./print.ts');
      const program = self.parent ?? self;
      await (options.write === undefined ? showManual(context, program, name) : writeManual(context, program, options.write));
    });
}
