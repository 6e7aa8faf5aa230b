import type { Command } from 'commander';

import { visibleCommands } from './command-tree.ts';
import { ScrqError } from '../errors.ts';
import { nameHint } from '../text/nearest.ts';

/** Refuses `scrq scrapers lst`: commander hands words that name no command to the default one, without a guess of what was meant. */
export function refuseWords(command: Command, [word]: readonly string[]): void {
  if (word !== undefined) throw unknownCommand(command.parent ?? command, word);
}

/** A word that names no command under `parent`, with those it could have been. */
export function unknownCommand(parent: Command, word: string): ScrqError {
  const names = visibleCommands(parent).map((each) => each.name());
  return new ScrqError('invalid_usage', `unknown command '${word}'`, { hint: nameHint(word, names) });
}
