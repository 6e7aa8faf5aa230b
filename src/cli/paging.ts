import { Option, type Command } from 'commander';

/** `--page`, `--take` and `--all`, as text: the API says what it accepts. */
export interface PagingOptions {
  readonly page?: string;
  readonly take?: string;
  readonly all?: boolean;
}

/** Adds the options of commands that show pages of records. */
export function addPagingOptions(command: Command): Command {
  return command
    .option('--page <n>', 'page to show (default: 1)')
    .option('--take <n>', 'records a page, at most 1000 (default: 10)')
    .addOption(new Option('--all', 'all pages, to the last').conflicts(['page', 'take']));
}
