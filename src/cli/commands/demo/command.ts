import { Command } from 'commander';

import { ScrqError } from '../../../errors.ts';
import type { CliContext } from '../../context.ts';
import { readSettings } from '../../config/settings.ts';
import type { DemoFlags } from './run.ts';

const EXAMPLES = `
Examples:
  scrq demo
  scrq demo --serve                          the same records on a page, in a browser
  scrq demo --data ./try --format json`;

/** `scrq demo`: invented records, imported for real, and a search over them, shown for people even where it is piped. */
export function demoCommand(context: CliContext): Command {
  return new Command('demo')
    .description('import two runs of invented flat listings and search them')
    .option('--serve', 'serve them, with a page to search and look with')
    .option('--port <n>', 'port to serve them on; 0 takes any free one (default: 7311)')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: DemoFlags, self: Command) => {
      const settings = { ...readSettings(self, context.io), scraper: 'demo' };
      if (flags.port !== undefined && flags.serve !== true) {
        throw new ScrqError('invalid_usage', '--port is for what --serve serves', { hint: 'Add --serve, or leave out --port.' });
      }
      const { runDemo, serveDemo } = await import('./run.ts');
      await (flags.serve === true ? serveDemo(context, settings, flags) : runDemo(context, settings));
    });
}
