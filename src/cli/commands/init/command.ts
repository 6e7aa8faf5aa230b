import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import type { InitFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq init                                         asks for all it needs, and tests the answers
  scrq init --base-url https://api.example.com --scraper scr_k3… --as flats --profile hosted
  scrq init --base-url https://api.example.com --token-file token.txt --profile hosted
  scrq init --data ./records --project              for this project: writes .scrqrc.json here
  scrq init --model qwen3:1.7b --embedder ollama:nomic-embed-text
  scrq init --base-url https://api.example.com --no-check --no-input

Without a terminal, or with --no-input, nothing is asked: options supply the answers. No test counts against an allowance of the server.`;

/** `scrq init`: a guided set-up. */
export function initCommand(context: CliContext): Command {
  return new Command('init')
    .description('set up where your records are and which models help, with a test of each')
    .option('--as <name>', 'a name for the scraper of --scraper, to type in place of its id')
    .option('--embedder <name>', 'what makes the vectors of new scrapers: static, or ollama:MODEL')
    .option('--project', 'write the settings of this project, .scrqrc.json, instead of your own')
    .option('--no-check', 'write the settings without testing them')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: InitFlags, self: Command) => {
      const { runInit } = await import('./run.ts');
      await runInit(context, self, flags);
    });
}
