import { Command } from 'commander';

import { gathered } from '../../gathered.ts';
import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';
import type { PullFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq pull --base-url https://api.example.com --scraper scr_k3… --into flats
  scrq pull                                         again, from where the only pulled scraper came
  scrq pull --into flats                            again, of several
  scrq pull --profile hosted --scraper flats        an id by its name in the profile; also the local name
  scrq pull --into flats --key id                   tell records apart by their id, for diff and history
  scrq pull --into flats --embedder ollama:nomic-embed-text --wait-for-embedder 10m
  scrq pull && scrq diff --local                    what changed on the server since the last pull`;

/** `scrq pull`: all records of a server's scraper become a run of a local one. */
export function pullCommand(context: CliContext): Command {
  return new Command('pull')
    .description("make the records of a server's scraper a run of a local one, for diff, history, stats and chat")
    .option('--into <name>', 'the local scraper, made when it is new (default: the only one that was pulled before)')
    .option('--key <fields>', 'fields that identify a record: "id" or "shop,sku"', gathered)
    .option('--embedder <name>', 'what makes the vectors: static, or ollama:MODEL (default: as in the run before, else static)')
    .option('--wait-for-embedder <time>', 'wait so long for an Ollama server that is out of reach, instead of giving up: "5m"')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: PullFlags, self: Command) => {
      const { runPull } = await import('./run.ts');
      await runPull(context, readSettings(self, context.io), flags);
    });
}
