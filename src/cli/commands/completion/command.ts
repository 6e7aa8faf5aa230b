import { Argument, Command } from 'commander';

import { terminalLine } from '../../../format/terminal-text.ts';
import type { ValueSource } from './complete.ts';
import { SHELLS, type Shell } from './scripts.ts';
import type { CliContext } from '../../context.ts';
import { writeResult } from '../../terminal/io.ts';
import { readPlaceSettings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq completion bash                              print the script
  source <(scrq completion bash)                    in ~/.bashrc
  scrq completion zsh > "\${fpath[1]}/_scrq"
  scrq completion fish > ~/.config/fish/completions/scrq.fish
  scrq completion powershell | Out-String | Invoke-Expression

It completes commands and options, and the names of scrapers, fields and runs of the local dataset.`;

/** `scrq completion`: the script for a shell. */
export function completionCommand(context: CliContext): Command {
  return new Command('completion')
    .description('print the script that completes commands and names in a shell')
    .addArgument(new Argument('<shell>', 'the shell it is for').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (shell: Shell) => {
      const { completionScript } = await import('./scripts.ts');
      await writeResult(context.io, completionScript(shell));
    });
}

/** What those scripts ask: a value a line, and on the last one what the shell can add. Whatever goes wrong, there is nothing to offer. */
export function completeCommand(context: CliContext): Command {
  return new Command('__complete').argument('[words...]').action(async (words: readonly string[], _options: object, self: Command) => {
    const { complete } = await import('./complete.ts');
    const { datasetValues } = await import('./dataset-values.ts');
    const program = self.parent ?? self;
    const source: ValueSource = async (...asked) => datasetValues(context, readPlaceSettings(self, context.io), ...asked);
    const { candidates, names } = await complete(program, words.map(unquoted), (...asked) => source(...asked).catch(() => []));
    const lines = candidates.filter(({ value }) => value !== '' && value === terminalLine(value)).map(line);
    await writeResult(context.io, [...lines, `:${names}`].map((each) => `${each}\n`).join(''));
  });
}

function line({ value, description = '' }: { readonly value: string; readonly description?: string }): string {
  return description === '' ? value : `${value}\t${terminalLine(description)}`;
}

/** Shells hand over words as they are typed, with a quote that may not be closed yet. */
function unquoted(word: string): string {
  const quote = word[0];
  if (quote !== '"' && quote !== "'") return word;
  return word.length > 1 && word.endsWith(quote) ? word.slice(1, -1) : word.slice(1);
}
