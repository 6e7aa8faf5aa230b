import type { Command } from 'commander';

/** `--output` and `--force`. */
export interface OutputFlags {
  readonly output?: string;
  readonly force?: boolean;
}

/** Adds the options of commands whose result can go to a file. */
export function addOutputOptions(command: Command): Command {
  return command
    .option('-o, --output <file>', 'write to this file, which is there only once it is whole; - is the standard output')
    .option('--force', 'replace the file when there is one');
}
