import { Command, CommanderError } from 'commander';

import { visibleCommands } from '../../command-tree.ts';
import { unknownCommand } from '../../subcommands.ts';

const EXAMPLES = `
Examples:
  scrq help
  scrq help search
  scrq help scrapers create`;

/** `scrq help`: the help of a command. */
export function helpCommand(): Command {
  return new Command('help')
    .description('show the help of a command')
    .argument('[command...]', 'the command; scrq itself when none is named')
    .addHelpText('after', EXAMPLES)
    .action((words: readonly string[], _options: object, self: Command) => {
      let command = self.parent ?? self;
      for (const word of words) {
        const next = visibleCommands(command).find((each) => each.name() === word);
        if (next === undefined) throw unknownCommand(command, word);
        command = next;
      }
      command.outputHelp();
      // Its own way to end takes the exit status that the process has so far, which is 1 until a command has ended.
      throw new CommanderError(0, 'commander.help', 'help was asked for');
    });
}
