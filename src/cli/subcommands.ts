import type { Command } from 'commander';

import { visibleCommands } from './command-tree.ts';
import { ScrqError } from '../errors.ts';
import { nameHint } from '../text/nearest.ts';

/** Adds `list`, which runs when no other command under `parent` is named. */
export function addListCommand(parent: Command, description: string, list: (self: Command) => Promise<void>): Command {
  return parent
    .command('list', { isDefault: true })
    .description(description)
    .argument('[words...]')
    .usage('[options]')
    .action(([word]: readonly string[], _options: object, self: Command) => {
      // Commander hands `scrq scrapers lst` to the default command, without a guess of what was meant.
      if (word !== undefined) throw unknownCommand(parent, word);
      return list(self);
    });
}

/** A word that names no command under `parent`, with those it could have been. */
export function unknownCommand(parent: Command, word: string): ScrqError {
  const names = visibleCommands(parent).map((each) => each.name());
  return new ScrqError('invalid_usage', `unknown command '${word}'`, { hint: nameHint(word, names) });
}
