import type { Command } from 'commander';

import { listedNames } from '../../text/name-list.ts';
import type { Settings } from '../config/settings.ts';
import type { Target } from '../target.ts';

/** The columns that a person chose for a table. */
export interface ChosenColumns {
  readonly names: readonly string[];
  /** Where settings say so, the name of the setting; undefined for `--columns`. */
  readonly setting: string | undefined;
}

/** Adds `--columns`, for commands that show tables of records. */
export function addColumnsOption(command: Command): Command {
  return command.option(
    '--columns <names>',
    'columns of the table, in this order (default: what the question is about, and what tells records apart)',
  );
}

/** The columns that were typed, else those that the settings keep for the scraper; undefined when neither says any. */
export function chosenColumns(typed: string | undefined, { configuration, scraper }: Settings, target: Target): ChosenColumns | undefined {
  if (typed !== undefined) return { names: [...new Set(listedNames(typed))], setting: undefined };
  const names = new Set([scraper, target.name, target.scraperId]);
  for (const { settings } of configuration.layers) {
    const kept = Object.entries(settings.columns ?? {}).find(([name]) => names.has(name));
    if (kept !== undefined) return { names: [...new Set(listedNames(kept[1]))], setting: `columns.${kept[0]}` };
  }
  return undefined;
}
