import type { Command } from 'commander';

import { ScrqError } from '../errors.ts';
import { nearest } from './nearest.ts';

/** Refuses `scrq scrapers lst`: commander hands words that name no command to the default one, without a guess of what was meant. */
export function refuseWords(command: Command, [word]: readonly string[]): void {
  if (word === undefined) return;
  const names = (command.parent?.commands ?? []).map((sibling) => sibling.name());
  const near = nearest(word, names);
  throw new ScrqError('invalid_usage', `unknown command '${word}'`, {
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are: ${names.join(', ')}.`,
  });
}
